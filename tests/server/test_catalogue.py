"""The catalogue: all facts are in it, and each has its name in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fluent.runtime import FluentBundle, FluentResource

import mystica
from mystica import data
from mystica.bots import PLAYERS
from mystica.engine.core.ids import WHY
from mystica.game import PRESETS, Game, known_warnings
from mystica.i18n import LOCALES, catalogue, has, t
from mystica.server.bots.bot_time import known_bot
from mystica.server.http.catalogue import catalogue as facts
from mystica.server.http.catalogue import rules, texts
from mystica.server.play.presenting import map_of
from mystica.server.shapes import catalogue as catalogue_shapes


def message(kind: str, name: str) -> str:
    """The key of a name: dots and spaces cannot stand in one."""
    return f"{kind}-{name.replace('.', '-').replace(' ', '-')}"


def test_everything_is_in_it() -> None:
    shown = facts()
    assert shown is facts()
    assert shown.version == mystica.__version__ and shown.locales == list(LOCALES)
    assert shown.options == data.offered_options()
    assert {
        key: replace(faction, ability="", stronghold="") for key, faction in shown.factions.items()
    } == data.factions()
    assert {code: replace(tile, name="") for code, tile in shown.town_tiles.items()} == data.town_tiles()
    assert shown.presets == list(PRESETS) and shown.profiles == list(data.PROFILES)
    assert [bot.name for bot in shown.bots] == list(PLAYERS) and shown.usual_bot in PLAYERS
    assert {bot.name: bot.times for bot in shown.bots if bot.times} == {"expert": [3, 10, 30]}
    assert all(known_bot(f"{bot.name}@{time:g}s") for bot in shown.bots for time in bot.times)
    assert [intro.players for intro in shown.introductions] == list(data.introductions())
    assert [one.name for one in shown.maps] == list(data.maps())
    assert shown.vp_tables and all(list(table) for table in shown.vp_tables.values())
    for name, table in shown.vp_tables.items():
        assert table == {key: data.vp_tables()[name][key] for key in table} and table.keys() <= data.factions().keys()
    assert catalogue_shapes.Catalogue.model_validate_json(shown.model_dump_json()) == shown


def test_names_and_abilities_are_told_in_english() -> None:
    shown = facts()
    for key, faction in shown.factions.items():
        assert faction.ability == t("en", f"faction-{key}-ability") != f"faction-{key}-ability"
        assert faction.stronghold == t("en", f"faction-{key}-stronghold") != f"faction-{key}-stronghold"
    cards = {code: card.name for code, card in shown.bonus_cards.items()}
    tiles = {code: tile.name for code, tile in (shown.favor_tiles | shown.town_tiles).items()}
    scoring = {code: tile.name for code, tile in (shown.scoring_tiles | shown.final_tiles).items()}
    for code, name in (cards | tiles | scoring).items():
        assert name == t("en", f"tile-{code}") != f"tile-{code}"


@pytest.mark.parametrize("name", data.maps())
def test_pictures_are_the_maps_of_new_games(name: str) -> None:
    picture = next(one for one in facts().maps if one.name == name)
    assert picture.spaces == map_of(Game.new(2, 1, map=name)).spaces
    places = {(space.row, space.x) for space in picture.spaces}
    assert len(places) == len(picture.spaces)
    assert {(space.row + space.x) % 2 for space in picture.spaces} in ({0}, {1})  # every other row is set in by half


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_has_its_texts(locale: str) -> None:
    shown = facts()
    tiles = [*shown.bonus_cards, *shown.favor_tiles, *shown.town_tiles, *shown.scoring_tiles, *shown.power_actions]
    wanted = [
        *(message("map", one.name) for one in shown.maps),
        *(f"{message('preset', name)}{part}" for name in shown.presets for part in ("", ".text")),
        *(f"{message('bot', bot.name)}{part}" for bot in shown.bots for part in ("", ".text")),
        *(message("profile", name) for name in shown.profiles),
        *(message("source", why) for why in WHY),
        *(message("option", key) for key in shown.options),
        *(message("option", f"{key}-{value}") for key, option in shown.options.items() for value in option.values),
        *(message("faction", key) for key in shown.factions),
        *(message("tile", code) for code in tiles),
        *(message("tile", faction.action) for faction in shown.factions.values() if faction.action),
        *(message("warning", key) for key in known_warnings()),
    ]
    wanted.append("bot-tutor")  # plays in lessons, and is no level that anybody could choose
    assert not [key for key in wanted if not has(locale, key)]
    kinds = ("map", "preset", "bot", "warning")
    known = {key.partition(".")[0] for key in wanted}
    told = [key for key in catalogue.bundle(locale)._messages if key.startswith(tuple(f"{kind}-" for kind in kinds))]
    assert not [key for key in told if key not in known]


def test_names_differ() -> None:
    for locale in LOCALES:
        names = [t(locale, message("map", one.name)) for one in facts().maps]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_are_one_file_without_junk(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(texts(locale)))
    for key in ("structure-D", "warning-power-lost", "map-base", "reason-river", "event-build", "preset-standard"):
        assert bundle.has_message(key)
    assert set(bundle._messages) == set(catalogue.bundle(locale)._messages)


def test_no_texts_of_other_languages() -> None:
    for locale in ("xx", "../en", ""):
        with pytest.raises(LookupError):
            texts(locale)


def test_the_rules_in_every_language() -> None:
    english = rules("en")
    assert [topic.key for topic in english] == list(data.reference())
    assert rules("xx") == english and rules("en") is english
    for locale in LOCALES:
        told = rules(locale)
        assert [topic.key for topic in told] == [topic.key for topic in english]
        assert all(topic.text and topic.headings for topic in told)
        keys = {topic.key for topic in told}
        assert all(key in keys for topic in told for key in topic.see)
        if locale != "en" and locale in data.reference_locales():
            assert told[0].title != english[0].title


def test_rules_hand_out_what_a_box_adds() -> None:
    for locale in LOCALES:
        topics = {topic.key: topic for topic in rules(locale)}
        wanted = [(more.option, more.text) for more in data.reference(locale)["BON4"].also]
        assert [(more.option, more.text) for more in topics["BON4"].also] == wanted and wanted
        assert topics["winner"].also == []


def test_maps_and_options_say_where_starting_vp_come_from() -> None:
    marks = {one.name: data.status_of(one.vp_mark) for one in facts().maps}
    assert (marks["base"], marks["lakes"], marks["lakes-1.3"]) == ("corroborated", "house", "")
    assert list(facts().options["vp"].follows) == ["auction", "no-table", "merchants"]
