"""The facts, the rules and the texts, as the API hands them out. None of them changes while the program runs."""

from __future__ import annotations

from functools import cache

import mystica
from mystica import data
from mystica.bots import PLAYERS
from mystica.engine.core.board import board_of
from mystica.game import PRESETS
from mystica.i18n import FALLBACK, LOCALES, source_of
from mystica.server import shapes
from mystica.server.tables import half_spaces


@cache
def catalogue() -> shapes.Catalogue:
    """Everything a new game can be made of."""
    return shapes.Catalogue(
        version=mystica.__version__,
        locales=list(LOCALES),
        common=data.common(),
        factions=data.factions(),
        power_actions=data.power_actions(),
        bonus_cards=data.bonus_cards(),
        favor_tiles=data.favor_tiles(),
        town_tiles=data.town_tiles(),
        scoring_tiles=data.scoring_tiles(),
        options=data.options(),
        vp_tables=_vp_tables(),
        profiles=list(data.PROFILES),
        presets=list(PRESETS),
        introductions=[_introduction(intro) for intro in data.introductions().values()],
        maps=[_picture(facts) for facts in data.maps().values()],
        bots=[shapes.BotShape(name=name, description=text) for name, text in PLAYERS.items()],
    )


def _vp_tables() -> dict[str, dict[str, int]]:
    """Tables of maps; a table may name factions that are not there yet."""
    known = data.factions()
    tables = {name: table for name, table in data.vp_tables().items() if name in data.maps()}
    return {name: {key: vp for key, vp in table.items() if key in known} for name, table in tables.items()}


def _introduction(intro: data.Introduction) -> shapes.Introductory:
    return shapes.Introductory(
        players=intro.players,
        factions=list(intro.factions),
        scoring=list(intro.scoring),
        bonus=list(intro.bonus),
        dwellings={faction: list(labels) for faction, labels in intro.dwellings.items()},
        status=intro.status,
    )


def _picture(facts: data.MapFacts) -> shapes.MapPicture:
    """The map before anything stands on it."""
    board = board_of(facts.name)
    return shapes.MapPicture(
        name=facts.name,
        title=facts.title,
        source=facts.source,
        spaces=[
            shapes.Space(
                label=board.labels[space],
                row=board.rows[space],
                x=half_spaces(facts.name, board.rows[space], board.columns[space]),
                terrain=facts.rows[board.rows[space]][board.columns[space]],
                structure="",
                owner=None,
                town_of=None,
            )
            for space in range(board.n)
        ],
    )


def rules(locale: str) -> list[shapes.TopicShape]:
    """All rules in our own words; in English where the language has none."""
    return _rules(locale if locale in data.reference_locales() else FALLBACK)


@cache
def _rules(locale: str) -> list[shapes.TopicShape]:
    return [
        shapes.TopicShape(
            key=topic.key,
            chapter=topic.chapter,
            title=topic.title,
            headings=list(topic.headings),
            aliases=list(topic.aliases),
            text=topic.text,
            example=topic.example,
            ours=topic.ours,
            house=topic.house,
            rulings=list(topic.rulings),
            see=list(topic.see),
        )
        for topic in data.reference(locale).values()
    ]


def texts(locale: str) -> str:
    """All messages of a language as one Fluent file; LookupError if there is no such language."""
    if locale not in LOCALES:
        raise LookupError(locale)
    return source_of(locale)
