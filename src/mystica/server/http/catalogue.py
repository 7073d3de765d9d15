"""The facts, rules and texts of the game as the API hands them out. None of them changes while the program runs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TypeVar

import mystica
from mystica import data, setups
from mystica.bots import PLAYERS, USUAL
from mystica.engine.core.board import Board, board_of
from mystica.i18n import FALLBACK, LOCALES, source_of, t, topics
from mystica.server.bots.bot_time import offered_seconds, usual_seconds
from mystica.server.of_boxes import filled, of_boxes
from mystica.server.shapes import catalogue as catalogue_shapes
from mystica.server.shapes import lessons as lesson_shapes
from mystica.server.shapes import problem as problem_shapes
from mystica.server.shapes import table as table_shapes

Tile = TypeVar("Tile", data.BonusCard, data.FavorTile, data.TownTile, data.ScoringTile, data.FinalTile)


@cache
def catalogue() -> catalogue_shapes.Catalogue:
    """Everything a new game can be made of."""
    return catalogue_shapes.Catalogue(
        version=mystica.__version__,
        locales=list(LOCALES),
        language_names={locale: t(locale, "language-name") for locale in LOCALES},
        common=data.common(),
        factions={key: _told(faction) for key, faction in data.factions().items()},
        power_actions=data.power_actions(),
        bonus_cards=_named(data.bonus_cards()),
        favor_tiles=_named(data.favor_tiles()),
        town_tiles=_named(data.town_tiles()),
        scoring_tiles=_named(data.scoring_tiles()),
        final_tiles=_named(data.final_tiles()),
        replaced_tiles=data.replaced_tiles(),
        options=data.offered_options(),
        vp_tables=_vp_tables(),
        profiles=list(data.PROFILES),
        presets=list(data.presets()),
        preset_options={key: preset.options for key, preset in data.presets().items()},
        introductions=[_introduction(intro) for intro in data.introductions().values()],
        maps=[picture(facts, board_of(facts.name)) for facts in data.maps().values()],
        bots=[
            catalogue_shapes.BotShape(
                name=name, description=text, seconds=usual_seconds(name), times=offered_seconds(name)
            )
            for name, text in PLAYERS.items()
        ],
        usual_bot=USUAL,
        **filled(field for box in of_boxes() for field in box.catalogue),
    )


def _told(faction: data.Faction) -> data.Faction:
    """With what it can do, in English."""
    ability, stronghold = (t(FALLBACK, f"faction-{faction.key}-{part}") for part in ("ability", "stronghold"))
    return replace(faction, ability=ability, stronghold=stronghold)


def _named(tiles: dict[str, Tile]) -> dict[str, Tile]:
    """With their English names."""
    return {code: replace(tile, name=t(FALLBACK, f"tile-{code}")) for code, tile in tiles.items()}


def _vp_tables() -> dict[str, dict[str, int]]:
    """Tables of maps; a table may name factions that are not there yet."""
    known = data.factions()
    tables = {name: table for name, table in data.vp_tables().items() if name in data.maps()}
    return {name: {key: vp for key, vp in table.items() if key in known} for name, table in tables.items()}


def _introduction(intro: data.Introduction) -> catalogue_shapes.Introductory:
    return catalogue_shapes.Introductory(
        players=intro.players,
        factions=list(intro.factions),
        scoring=list(intro.scoring),
        bonus=list(intro.bonus),
        dwellings={faction: list(labels) for faction, labels in intro.dwellings.items()},
        status=intro.status,
    )


def picture(facts: data.MapFacts, board: Board) -> catalogue_shapes.MapPicture:
    """The map before anything stands on it."""
    own = facts.name not in data.maps()
    return catalogue_shapes.MapPicture(
        name=facts.name,
        title=facts.title,
        source=facts.source,
        spaces=[
            table_shapes.Space(
                label=board.labels[space],
                row=board.rows[space],
                x=board.half[space],
                terrain=facts.rows[board.rows[space]][board.columns[space]],
                structure="",
                owner=None,
                town_of=None,
            )
            for space in range(board.n)
        ],
        start_vp={} if own else data.vp_tables().get(facts.name, {}),
        vp_mark="" if own else data.vp_marks().get(facts.name, ""),
        barred=sorted(data.unplayable(facts)) if own else [],
        notes=[problem_shapes.Said(key=note.key, args=note.said) for note in data.map_notes(facts)] if own else [],
    )


def own_map(name: str, text: str) -> catalogue_shapes.MapPicture:
    """A map of one's own as a picture; SetupError says what is wrong with it."""
    facts = setups.own_map(name, text)
    return picture(facts, setups.own_board(facts))


@cache
def rules(locale: str) -> list[catalogue_shapes.TopicShape]:
    """All rules in our own words; in English where the language has none."""
    return [
        catalogue_shapes.TopicShape(
            key=topic.key,
            chapter=topic.chapter,
            title=topic.title,
            headings=list(topic.headings),
            aliases=list(topic.aliases),
            text=topic.text,
            example=topic.example,
            ours=topic.ours,
            house=topic.house,
            also=[catalogue_shapes.AlsoShape(option=more.option, text=more.text) for more in topic.also],
            rulings=list(topic.rulings),
            see=list(topic.see),
        )
        for topic in topics(locale).values()
    ]


@cache
def lessons() -> list[lesson_shapes.LessonShape]:
    """All lessons, those of boxes after the common ones."""
    return [
        lesson_shapes.LessonShape(
            key=lesson.key,
            icon=lesson.icon,
            seat=lesson.factions.index(lesson.learner),
            factions=list(lesson.factions),
            options=[key for key, value in lesson.options.items() if value == "true"],
            steps=[
                lesson_shapes.LessonStepShape(
                    key=step.key, look=list(step.look), moves=list(step.moves), free=step.free, rule=step.rule
                )
                for step in lesson.steps
            ],
        )
        for lesson in data.lessons().values()
    ]


def texts(locale: str) -> str:
    """All messages of a language as one Fluent file; LookupError if there is no such language."""
    if locale not in LOCALES:
        raise LookupError(locale)
    return source_of(locale)
