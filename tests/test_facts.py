"""The data files against tables written down a second time, from the rulebook's appendices and the faction boards."""

import hashlib
import shutil
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from mystica import data
from mystica.data import CULTS, DataError, Income, MapFacts
from mystica.data.reading.factions import read_factions
from mystica.data.reading.maps import read_maps
from mystica.data.reading.rules import read_common
from mystica.data.reading.setups import read_introductions, read_options, read_presets, read_vp_tables
from mystica.data.reading.tiles import (
    read_bonus_cards,
    read_favor_tiles,
    read_final_tiles,
    read_power_actions,
    read_scoring_tiles,
    read_town_tiles,
)
from tests.data_copy import copy_of_data
from tests.rules.factions.test_fire_and_ice_boards import TRAITS as FIRE_AND_ICE

Space = tuple[int, int]


# Shared numbers


BOX = "merchants-tiles"


def test_common_numbers() -> None:
    common = data.common()
    assert (common.starting_vp, common.rounds, common.priest_limit, common.bridge_limit) == (20, 6, 7, 3)
    assert (common.town_power, common.town_structures, common.sanctuary_counts) == (7, 4, 2)
    assert common.structure_limits == {"D": 8, "TP": 4, "TE": 3, "SH": 1, "SA": 1, "SY": 1}
    assert common.power_values == {"D": 1, "TP": 2, "TE": 2, "SH": 3, "SA": 3, "SY": 3}
    assert common.upgrades == {"TP": "D", "TE": "TP", "SH": "TP", "SA": "TE", "SY": "TP"}
    assert common.lonely_trading_house_factor == 2
    assert (common.cult_top, common.cult_power) == (10, {3: 1, 5: 2, 7: 2, 10: 3})
    assert (common.priest_steps, common.returned_priest_steps) == ((3, 2, 2, 2), 1)
    assert (common.area_vp, common.cult_vp, common.coins_per_vp) == ((18, 12, 6), (8, 4, 2), 3)
    assert (common.players, common.extra_bonus_cards, common.coins_on_leftover_card) == ((2, 5), 3, 1)
    assert common.spade_tile_barred_rounds == (5, 6)
    assert (common.burn_cost, common.burn_gain, common.power_tokens) == (2, 1, 12)
    assert common.wheel == ("yellow", "brown", "black", "blue", "green", "gray", "red")
    assert tuple(common.terrain_names[colour] for colour in common.wheel) == (
        "desert",
        "plains",
        "swamp",
        "lakes",
        "forest",
        "mountains",
        "wasteland",
    )
    assert common.cults == CULTS == ("fire", "water", "earth", "air")
    assert common.conversions == {
        "power_to_priest": (5, 1),
        "power_to_worker": (3, 1),
        "power_to_coin": (1, 1),
        "priest_to_worker": (1, 1),
        "worker_to_coin": (1, 1),
    }


# Factions

TRAITS = {
    "nomads": {},
    "fakirs": {"skip_range": 1, "skip_range_stronghold": 1, "skip_range_max": 4, "skip_priests": 1, "skip_vp": 4},
    "chaosmagicians": {"last_first_dwelling": 1},
    "giants": {"spades_per_space": 2, "action_spades": 2},
    "swarmlings": {"town_workers": 3},
    "mermaids": {"skips_river_for_town": 1, "stronghold_shipping": 1},
    "witches": {"town_vp": 5},
    "auren": {"stronghold_favors": 1, "action_steps": 2},
    "halflings": {"spade_vp": 1, "stronghold_spades": 3},
    "cultists": {"reaction_steps": 1, "reaction_power": 1, "stronghold_vp": 7},
    "alchemists": {
        "coins_per_vp": 2,
        "vp_per_coin": 1,
        "stronghold_power": 12,
        "spade_power_with_stronghold": 2,
    },
    "darklings": {"bought_spade_vp": 2, "ordination": 3},
    "engineers": {"bridge_workers": 2, "bridge_pass_vp": 3},
    "dwarves": {
        "skip_range": 1,
        "skip_range_max": 1,
        "skip_workers": 2,
        "skip_workers_stronghold": 1,
        "skip_vp": 4,
    },
}


def test_factions_in_order_two_of_each_board() -> None:
    factions = data.factions()
    assert list(factions) == [*TRAITS, *FIRE_AND_ICE]
    boards = (*data.common().wheel, *data.common().other_colours)
    assert Counter(faction.colour for faction in factions.values()) == dict.fromkeys(boards, 2)
    assert {key for key, faction in factions.items() if faction.option} == set(FIRE_AND_ICE)


@pytest.mark.parametrize("key", TRAITS)
def test_traits(key: str) -> None:
    assert data.factions()[key].traits == TRAITS[key]


def test_every_trait_is_used_and_explained() -> None:
    boards = [*TRAITS.values(), *FIRE_AND_ICE.values()]
    assert set(data.common().traits) == {name for traits in boards for name in traits}


# Tiles


def test_power_actions() -> None:
    brief = {
        code: (action.cost, action.bridges, action.priests, action.workers, action.coins, action.spades)
        for code, action in data.power_actions().items()
        if not action.option
    }
    assert brief == {
        "ACT1": (3, 1, 0, 0, 0, 0),
        "ACT2": (3, 0, 1, 0, 0, 0),
        "ACT3": (4, 0, 0, 2, 0, 0),
        "ACT4": (4, 0, 0, 0, 7, 0),
        "ACT5": (4, 0, 0, 0, 0, 1),
        "ACT6": (6, 0, 0, 0, 0, 2),
    }


def test_bonus_cards() -> None:
    cards = {code: card for code, card in data.bonus_cards().items() if card.option != BOX}
    assert list(cards) == [f"BON{number}" for number in range(1, 11)]
    assert [code for code, card in cards.items() if card.option] == ["BON10"]
    assert cards["BON10"].option == "promo-bonus"
    assert {code: card.income for code, card in cards.items()} == {
        "BON1": Income(coins=2),
        "BON2": Income(coins=4),
        "BON3": Income(coins=6),
        "BON4": Income(power=3),
        "BON5": Income(power=3, workers=1),
        "BON6": Income(workers=2),
        "BON7": Income(workers=1),
        "BON8": Income(priests=1),
        "BON9": Income(coins=2),
        "BON10": Income(power=3),
    }
    assert {code: card.pass_vp for code, card in cards.items() if card.pass_vp} == {
        "BON6": {"SH": 4, "SA": 4},
        "BON7": {"TP": 2},
        "BON9": {"D": 1},
        "BON10": {"shipping": 3},
    }
    effects = {code: (card.spades, card.steps, card.shipping) for code, card in cards.items()}
    assert {code: effect for code, effect in effects.items() if any(effect)} == {
        "BON1": (1, 0, 0),
        "BON2": (0, 1, 0),
        "BON4": (0, 0, 1),
    }


def test_favor_tiles() -> None:
    tiles = {code: tile for code, tile in data.favor_tiles().items() if tile.option != BOX}
    assert list(tiles) == [f"FAV{number}" for number in range(1, 13)]
    assert sum(tile.count for tile in tiles.values()) == 28
    for index, tile in enumerate(tiles.values()):
        assert (tile.cult, tile.steps) == (index % 4, 3 - index // 4)
        assert tile.count == (1 if tile.steps == 3 else 3)
        assert tile.option == ""
    assert {code: tile.income for code, tile in tiles.items() if tile.income != Income()} == {
        "FAV7": Income(workers=1, power=1),
        "FAV8": Income(power=4),
        "FAV9": Income(coins=3),
    }
    assert {code: tile.town_power for code, tile in tiles.items() if tile.town_power} == {"FAV5": 6}
    assert {code: tile.action_steps for code, tile in tiles.items() if tile.action_steps} == {"FAV6": 1}
    assert {code: tile.build_vp for code, tile in tiles.items() if tile.build_vp} == {
        "FAV10": {"TP": 3},
        "FAV11": {"D": 2},
    }
    assert {code: tile.pass_vp_trading_houses for code, tile in tiles.items() if tile.pass_vp_trading_houses} == {
        "FAV12": (0, 2, 3, 3, 4)
    }


def test_town_tiles() -> None:
    tiles = {code: tile for code, tile in data.town_tiles().items() if tile.option != BOX}
    assert list(tiles) == [f"TW{number}" for number in range(1, 9)]
    assert sum(tile.count for tile in tiles.values() if not tile.option) == 10
    assert sum(tile.count for tile in tiles.values()) == 14
    brief = {
        code: (tile.count, tile.keys, tile.vp, tile.coins, tile.workers, tile.priests, tile.power, tile.steps)
        for code, tile in tiles.items()
    }
    assert brief == {
        "TW1": (2, 1, 5, 6, 0, 0, 0, 0),
        "TW2": (2, 1, 7, 0, 2, 0, 0, 0),
        "TW3": (2, 1, 9, 0, 0, 1, 0, 0),
        "TW4": (2, 1, 6, 0, 0, 0, 8, 0),
        "TW5": (2, 1, 8, 0, 0, 0, 0, 1),
        "TW6": (1, 2, 2, 0, 0, 0, 0, 2),
        "TW7": (2, 1, 4, 0, 0, 0, 0, 0),
        "TW8": (1, 1, 11, 0, 0, 0, 0, 0),
    }
    assert {code: tile.option for code, tile in tiles.items() if tile.option} == dict.fromkeys(
        ("TW6", "TW7", "TW8"), "promo-towns"
    )
    extras = {code: (tile.shipping, tile.skip_range) for code, tile in tiles.items()}
    assert {code: extra for code, extra in extras.items() if any(extra)} == {"TW7": (1, 1)}


def test_scoring_tiles() -> None:
    tiles = {code: tile for code, tile in data.scoring_tiles().items() if tile.option != BOX}
    assert sum(not tile.option for tile in tiles.values()) == 8
    brief = {}
    for code, tile in tiles.items():
        cult = "priests" if tile.cult == -1 else CULTS[tile.cult]
        rewards = [(getattr(tile, kind), kind) for kind in ("coins", "workers", "priests", "power", "spades")]
        brief[code] = (tile.event, tile.vp, cult, tile.per, *[reward for reward in rewards if reward[0]])
    assert brief == {
        "SCORE1": ("spade", 2, "earth", 1, (1, "coins")),
        "SCORE2": ("town", 5, "earth", 4, (1, "spades")),
        "SCORE3": ("D", 2, "water", 4, (1, "priests")),
        "SCORE4": ("SH_SA", 5, "fire", 2, (1, "workers")),
        "SCORE5": ("D", 2, "fire", 4, (4, "power")),
        "SCORE6": ("TP", 3, "water", 4, (1, "spades")),
        "SCORE7": ("SH_SA", 5, "air", 2, (1, "workers")),
        "SCORE8": ("TP", 3, "air", 4, (1, "spades")),
        "SCORE9": ("TE", 4, "priests", 1, (2, "coins")),
    }
    assert tiles["SCORE9"].option == "temple-tile"


def test_options_of_tiles_exist() -> None:
    named = {tile.option for tile in data.bonus_cards().values()}
    named |= {tile.option for tile in data.town_tiles().values()}
    named |= {tile.option for tile in data.scoring_tiles().values()}
    named |= {tile.option for tile in data.favor_tiles().values()}
    named |= {faction.option for faction in data.factions().values()}
    assert named - {""} <= set(data.options())


# Maps

# land, river, bridges, colours of which there are twelve spaces instead of eleven, name in the shared facts
MAPS: dict[str, tuple[int, int, int, set[str], str]] = {
    "base": (77, 36, 29, set(), "original"),
    "revised": (77, 36, 29, set(), "fire_and_ice_2"),
    "fire-and-ice": (77, 35, 33, set(), "fire_and_ice_1"),
    "lakes": (77, 35, 22, set(), "loon_lakes"),
    "lakes-1.3": (77, 35, 22, set(), "loon_lakes_1_3"),
    "fjords": (80, 33, 33, {"brown", "green", "gray"}, "fjords"),
    "fjords-2.0": (80, 33, 33, {"brown", "green", "gray"}, "fjords_2_0"),
    "fjords-1.0": (80, 33, 33, {"brown", "green", "gray"}, "fjords_1_0"),
}


def board(facts: MapFacts) -> dict[Space, str]:
    """Spaces by (x, row); x counts half spaces, so that neighbours in a row are two apart."""
    return {
        (2 * column + (row % 2 != facts.first_row_short), row): colour
        for row, colours in enumerate(facts.rows)
        for column, colour in enumerate(colours)
    }


def labels(facts: MapFacts, first_row: str) -> dict[Space, str]:
    """Names of the land spaces, numbered within each row."""
    names: dict[Space, str] = {}
    numbers: Counter[int] = Counter()
    for (x, row), colour in board(facts).items():
        if colour != "river":
            numbers[row] += 1
            names[x, row] = f"{chr(ord(first_row) + row)}{numbers[row]}"
    return names


def bridges(facts: MapFacts) -> Iterator[tuple[Space, Space]]:
    """Two land spaces straight across an edge of river; one of its ends may lie off the board."""
    spaces = board(facts)
    for (x, row), colour in spaces.items():
        for dx, dy, between in (
            (0, 2, ((-1, 1), (1, 1))),
            (3, 1, ((2, 0), (1, 1))),
            (-3, 1, ((-2, 0), (-1, 1))),
        ):
            other = (x + dx, row + dy)
            if colour == "river" or spaces.get(other, "river") == "river":
                continue
            middle = [spaces.get((x + mx, row + my)) for mx, my in between]
            if "river" in middle and set(middle) <= {"river", None}:
                yield (x, row), other


def test_maps_known() -> None:
    assert set(data.maps()) == set(MAPS)


@pytest.mark.parametrize("name", MAPS)
def test_terrain_counts(name: str) -> None:
    facts = data.maps()[name]
    land, river, bridge_count, twelve, _ = MAPS[name]
    counts = Counter(colour for row in facts.rows for colour in row)
    assert counts.pop("river") == river
    assert counts == {colour: 11 + (colour in twelve) for colour in data.common().wheel}
    assert sum(counts.values()) == land
    assert len(list(bridges(facts))) == bridge_count
    assert len(facts.rows) == 9
    assert facts.first_row_short == (len(facts.rows[0]) == 12) == (facts.site_first_row == "B")


@pytest.mark.parametrize("name", MAPS)
def test_terrain_has_the_hash_the_site_gives_it(name: str) -> None:
    """The site names a map by the SHA-1 of its colours, so one wrong space cannot hide."""
    facts = data.maps()[name]
    words = [] if facts.site_first_row == "A" else ["E"]
    for row in facts.rows:
        words += ["x" if colour == "river" else colour for colour in row] + ["E"]
    assert hashlib.sha1(" ".join(words).encode()).hexdigest() == facts.site_id
    if name == "base":
        words.append("original_2017")
        assert facts.site_ids == (facts.site_id, hashlib.sha1(" ".join(words).encode()).hexdigest())
    else:
        assert facts.site_ids == (facts.site_id,)


@pytest.mark.parametrize("name", MAPS)
def test_bridges_follow_from_the_terrain(name: str) -> None:
    facts = data.maps()[name]
    table = tomllib.loads((Path(__file__).parent / "data" / "maps.toml").read_text(encoding="utf-8"))
    expected = {frozenset(pair.split("-")) for pair in table[name]["bridges"].split()}
    names = labels(facts, facts.site_first_row)
    assert {frozenset((names[one], names[other])) for one, other in bridges(facts)} == expected


# Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_introductory_game(players: int) -> None:
    setup = data.introductions()[players]
    seats = ("witches", "nomads", "halflings", "mermaids", "giants")[:players]
    assert setup.factions == (("witches", "nomads", "alchemists") if players == 3 else seats)
    assert setup.players == players
    assert len(set(setup.bonus)) == len(setup.bonus) == players + data.common().extra_bonus_cards
    removed = {5: {"BON9"}, 4: {"BON7", "BON9"}, 3: {"BON2", "BON7", "BON9"}, 2: {"BON2", "BON7", "BON8", "BON9"}}
    assert set(setup.bonus) == {f"BON{number}" for number in range(1, 10)} - removed[players]
    assert len(set(setup.scoring)) == data.common().rounds
    assert set(setup.scoring) <= set(data.scoring_tiles())
    assert setup.scoring.index("SCORE1") == 2
    facts = data.maps()[setup.map]
    spaces, names = board(facts), labels(facts, "A")
    colours = {name: spaces[space] for space, name in names.items()}
    taken = [space for dwellings in setup.dwellings.values() for space in dwellings]
    assert len(set(taken)) == len(taken)
    for key, dwellings in setup.dwellings.items():
        faction = data.factions()[key]
        assert len(dwellings) == faction.first_dwellings
        assert {colours[space] for space in dwellings} == {faction.colour}
    assert "inferred" in setup.status


def test_introductory_games_for_two_to_five() -> None:
    assert sorted(data.introductions()) == [2, 3, 4, 5]


def test_final_tiles() -> None:
    tiles = {code: tile for code, tile in data.final_tiles().items() if tile.option != BOX}
    assert {code: (tile.ledger, tile.measure) for code, tile in tiles.items()} == {
        "greatest-distance": ("connected-distance", "distance"),
        "stronghold-sanctuary": ("connected-sa-sh-distance", "stronghold-sanctuary"),
        "outposts": ("building-on-edge", "edge"),
        "settlements": ("connected-clusters", "clusters"),
    }
    assert {tile.vp for tile in tiles.values()} == {(18, 12, 6)}
    assert set(data.options()["final-tile"].values) == {"off", "draw", *data.final_tiles()}


def test_presets() -> None:
    """What each of the four names stands for."""
    promos = {
        "promo-bonus": "true",
        "promo-towns": "true",
        "temple-tile": "true",
        "turn-order": "passing",
        "vp": "table",
    }
    assert {key: (preset.name, preset.options) for key, preset in data.presets().items()} == {
        "first-game": ("First game", {}),
        "standard": ("Standard", {}),
        "tournament": ("Tournament", promos),
        "everything": ("Everything", {**promos, "fire-and-ice": "true", "merchants": "true", "final-tile": "draw"}),
    }
    assert [key for key, preset in data.presets().items() if preset.introductory] == ["first-game"]
    assert all(preset.text.endswith(".") for preset in data.presets().values())


def test_house_tables_are_marked() -> None:
    """Only the base map's table comes from a text, and not from the rulebook that prints it."""
    marks = {name: data.status_of(mark) for name, mark in data.vp_marks().items()}
    assert marks == {"base": "corroborated", **dict.fromkeys(("revised", "fire-and-ice", "lakes", "fjords"), "house")}
    assert all(": " in mark for mark in data.vp_marks().values())


def test_starting_vp_of_ones_own() -> None:
    assert data.read_own_vp("all = 21\nwitches = 30")["witches"] == 30
    assert set(data.read_own_vp("all = 21").values()) == {21}
    for text, reason in (
        ("witches = 30", "nomads, fakirs.* have none"),
        ("all = 20\nwarlocks = 3", "'warlocks' is not known"),
        ("all = -1", "'all'"),
        ("all = 20\nwitches = '7'", "'witches'"),
        ("all = ", "expected TOML"),
    ):
        with pytest.raises(DataError, match=reason):
            data.read_own_vp(text)


def test_vp_tables() -> None:
    tables = data.vp_tables()
    assert set(tables) == {"flat", "base", "revised", "fire-and-ice", "lakes", "fjords"}
    assert set(tables["flat"].values()) == {data.common().starting_vp}
    assert set(tables["flat"]) == set(tables["base"]) == {*TRAITS, *FIRE_AND_ICE}
    assert all(table == tables["base"] for name, table in tables.items() if name != "flat")
    changes = {key: vp - 20 for key, vp in tables["base"].items()}
    assert changes == {
        "nomads": -1,
        "fakirs": 13,
        "chaosmagicians": -1,
        "giants": 5,
        "swarmlings": 2,
        "mermaids": -1,
        "witches": -1,
        "auren": 7,
        "halflings": 0,
        "cultists": -4,
        "alchemists": 7,
        "darklings": -5,
        "engineers": -4,
        "dwarves": 0,
        "icemaidens": 0,
        "yetis": 2,
        "acolytes": 3,
        "dragonlords": 4,
        "riverwalkers": 1,
        "shapeshifters": 2,
    }


# key: values, official, snellman
OPTIONS = {
    "promo-bonus": ("false true", "false", "false"),
    "promo-towns": ("false true", "false", "false"),
    "temple-tile": ("false true", "false", "false"),
    "turn-order": ("clockwise passing", "clockwise", "clockwise"),
    "fire-and-ice": ("false true", "false", "false"),
    "final-tile": (
        "off draw greatest-distance stronghold-sanctuary outposts settlements most-trade-markers",
        "off",
        "off",
    ),
    "merchants": ("false true", "false", "false"),
    "merchants-ships": ("false true", "false", "false"),
    "merchants-tiles": ("false true", "false", "false"),
    "merchants-canals": ("false true", "false", "false"),
    "merchants-cards-first": ("false true", "false", "false"),
    "vp": ("flat table file", "flat", "flat"),
    "factions": ("choice random auction", "choice", "choice"),
    "leech": ("at-once deferred any-order", "at-once", "deferred"),
    "unanswered-leech": ("answer-first declined", "answer-first", "declined"),
    "leech-without-room": ("skipped asked", "skipped", "asked"),
    "reaction-step": ("at-once deferred", "at-once", "deferred"),
    "refused-power": ("false true", "true", "true"),
    "spade-rewards": ("used gained", "used", "gained"),
    "conversions": ("around-action anytime", "around-action", "anytime"),
    "sacrifice": ("for-a-use anytime", "for-a-use", "anytime"),
    "coins-to-vp": ("final anytime", "final", "anytime"),
    "free-spades": ("home-first any-order", "home-first", "any-order"),
    "fixed-spades-target": ("home any", "home", "any"),
    "keys-short": ("choice stop", "choice", "stop"),
    "cult-spades-order": ("next-round any", "next-round", "any"),
    "token-loss": ("choice bowl-one-first", "choice", "bowl-one-first"),
    "vp-trade": ("own-turn any-time", "own-turn", "own-turn"),
    "second-action": ("required optional", "required", "required"),
    "double-turn-homes": ("before-action before-turn", "before-action", "before-action"),
    "key-use": ("choice always", "choice", "always"),
    "stronghold-trade": ("action replacement-only", "action", "action"),
    "trade-offers": ("after-each after-all", "after-each", "after-each"),
    "no-trade-markers": ("nothing scored", "nothing", "nothing"),
    "faults-of-0-1": ("false true", "false", "false"),
}
# What files from before an option are read with; empty for the profile's value
BEFORE = {
    "fire-and-ice": "false", "final-tile": "off", "token-loss": "", "merchants": "false", "merchants-ships": "false",
    "merchants-tiles": "false", "merchants-canals": "false", "merchants-cards-first": "false", "vp-trade": "own-turn",
    "second-action": "required", "double-turn-homes": "before-action", "key-use": "always",
    "stronghold-trade": "replacement-only", "trade-offers": "after-all", "no-trade-markers": "nothing",
    "faults-of-0-1": "true",
}  # fmt: skip


def test_options_that_came_later() -> None:
    assert {key: option.before for key, option in data.options().items() if option.since > 1} == BEFORE
    assert [key for key, option in data.options().items() if option.retired] == ["faults-of-0-1"]
    assert list(data.offered_options()) == [key for key in data.options() if key != "faults-of-0-1"]


def test_options() -> None:
    brief = {key: (" ".join(option.values), option.official, option.snellman) for key, option in data.options().items()}
    assert brief == OPTIONS
    for option in data.options().values():
        assert option.text.endswith(".") and option.source


def test_every_fact_has_a_source() -> None:
    groups = (
        data.factions,
        data.power_actions,
        data.bonus_cards,
        data.favor_tiles,
        data.town_tiles,
        data.scoring_tiles,
        data.final_tiles,
        data.maps,
        data.options,
        data.introductions,
    )
    for group in groups:
        for fact in group().values():
            assert is_dataclass(fact) and "source" in {field.name for field in fields(fact)}
            assert fact.source
    assert all(data.common().sources.values())


# Files with mistakes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data files to spoil."""
    return copy_of_data(tmp_path)


Reader = Callable[[Path], object]

# file, text to replace, its replacement, who reads it, what the message must name
PROMOS, ICE = "boxes/promos/data/", "boxes/fire_and_ice/data/"
MISTAKES: list[tuple[str, str, str, Reader, tuple[str, ...]]] = [
    ("rules.toml", "rounds = 6", "", read_common, ("[game]", "'rounds'", "a whole number")),
    ("rules.toml", "rounds = 6", "rounds = -6", read_common, ("[game]", "'rounds'", "-6")),
    ("rules.toml", "rounds = 6", "rounds = 6\nround = 7", read_common, ("[game]", "'round'", "rounds")),
    ("rules.toml", "[towns]", "[cities]", read_common, ("'towns'", "a table")),
    ("rules.toml", "10 = 3 }", "top = 3 }", read_common, ("[cults.power]", "'top'")),
    (
        "rules.toml",
        "power_to_coin = [1, 1]",
        "power_to_coin = [1]",
        read_common,
        ("'power_to_coin'", "list of 2"),
    ),
    ("rules.toml", '"fire", "water"', '"water", "fire"', read_common, ("[cults]", "'names'", "fire, water")),
    ("rules.toml", "TE = { workers", "TX = { workers", read_factions, ("[standard_board.structures]", "'TE'")),
    ("rules.toml", "rounds = 6", "rounds = ", read_common, ("expected TOML", "line")),
    (
        "factions/base.toml",
        'colour = "red"',
        'colour = "pink"',
        read_factions,
        ("[chaosmagicians]", "'colour'", "yellow", "'pink'"),
    ),
    ("factions/base.toml", "town_vp = 5", "town_pv = 5", read_factions, ("[witches.traits]", "'town_pv'")),
    ("factions/base.toml", "[5, 7, 0]", "[5, 7]", read_factions, ("[nomads.start]", "'power'", "list of 3")),
    ("factions/base.toml", "shipping = false", "shipping = true", read_factions, ("[fakirs]", "'shipping'")),
    ("factions/base.toml", "vp = [2, 3, 4, 5]", "vp = [2]", read_factions, ("[mermaids.shipping]", "'vp'")),
    (
        "factions/base.toml",
        "coins = [0, 2, 4, 7, 11]",
        "coins = [2, 4]",
        read_factions,
        ("[nomads.structures.TP.income]", "'coins'", "list of 5"),
    ),
    (
        "factions/base.toml",
        "top = 1, workers",
        "top = 2, workers",
        read_factions,
        ("[fakirs.digging]", "3 levels"),
    ),
    ("factions/base.toml", "[nomads]", "x = 1\n[nomads]", read_factions, ("'x'", "a table")),
    (
        "tiles.toml",
        "ACT1 = { cost = 3",
        "ACT1 = { cots = 3",
        read_power_actions,
        ("[power_actions.ACT1]", "'cost'"),
    ),
    (
        "tiles.toml",
        "count = 2, keys = 1, vp = 5",
        "count = 2, vp = 5",
        read_town_tiles,
        ("[town_tiles.TW1]", "'keys'"),
    ),
    ("tiles.toml", "{ D = 1 }", "{ X = 1 }", read_bonus_cards, ("[bonus_cards.BON9.pass_vp]", "'X'", "TP")),
    ("tiles.toml", 'cult = "fire"', 'cult = "ice"', read_favor_tiles, ("[favor_tiles.FAV1]", "'cult'", "water")),
    (
        PROMOS + "tiles.toml",
        "vp = 11",
        'vp = "11"',
        read_town_tiles,
        ("[town_tiles.TW8]", "'vp'", "'11'"),
    ),
    (
        PROMOS + "tiles.toml",
        "vp = 11",
        "vp = true",
        read_town_tiles,
        ("[town_tiles.TW8]", "'vp'", "True"),
    ),
    ("tiles.toml", 'event = "town"', 'event = "city"', read_scoring_tiles, ("SCORE2", "'event'", "town")),
    ("tiles.toml", "per = 1, coins", "per = 0, coins", read_scoring_tiles, ("SCORE1", "'per'", "from 1")),
    ("maps/base.toml", "U,S,G,B", "U,S,G,Q", read_maps, ("'rows'", "row 1", "letters")),
    ("maps/base.toml", "Y,I,I,U", "Y,I,U", read_maps, ("'rows'", "12 spaces in row 2", "11")),
    ("maps/base.toml", 'name = "base"', 'name = "basis"', read_maps, ("'name'", "base", "'basis'")),
    ("options.toml", 'official = "flat"', 'official = "round"', read_options, ("[vp]", "'official'", "table")),
    (
        PROMOS + "options.toml",
        'kind = "bool"',
        'kind = "boolean"',
        read_options,
        ("[promo-bonus]", "'kind'", '"bool"'),
    ),
    ("options.toml", "official = false", 'official = "no"', read_options, ("'official'", "true or false")),
    (
        "presets.toml",
        "players.5]",
        "players.6]",
        read_introductions,
        ("players.6]", "'dwellings'", "6 factions"),
    ),
    ("presets.toml", '["C3", "F4"]', "[3, 4]", read_introductions, ("dwellings]", "'witches'", "texts")),
    ("presets.toml", 'turn-order = "passing"', 'turn-order = "none"', read_presets, ("'turn-order'", "passing")),
    (
        ICE + "presets.toml",
        "fire-and-ice = ",
        "fire-or-ice = ",
        read_presets,
        ("'fire-or-ice'", "fire-and-ice"),
    ),
    (
        "presets.toml",
        "introductory = true",
        "introductory = 1",
        read_presets,
        ("'introductory'", "true or false"),
    ),
    (
        ICE + "tiles.toml",
        'measure = "edge"',
        'measure = "rim"',
        read_final_tiles,
        ("outposts", "'measure'", "edge"),
    ),
    ("vp_tables.toml", 'like = "base"', 'like = "bass"', read_vp_tables, ("[revised]", "'like'", "base")),
    ("vp_tables.toml", "all = 20", "", read_vp_tables, ("[flat]", "'all'")),
    ("vp_tables.toml", "fakirs = 33", "fakirs = 3.3", read_vp_tables, ("[base]", "'fakirs'", "3.3")),
]


@pytest.mark.parametrize(("file", "right", "wrong", "read", "named"), MISTAKES)
def test_mistakes_are_named(
    folder: Path, file: str, right: str, wrong: str, read: Reader, named: tuple[str, ...]
) -> None:
    path = (folder.parent if file.startswith("boxes/") else folder) / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    read(folder)
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read(folder)
    message = str(caught.value)
    assert message.startswith(f"{file}: ")
    for part in named:
        assert part in message


def test_missing_and_unreadable_files(folder: Path) -> None:
    (folder / "options.toml").unlink()
    with pytest.raises(DataError, match=r"options\.toml: expected a readable file"):
        read_options(folder)
    (folder / "presets.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match=r"presets\.toml: expected TOML in UTF-8"):
        read_introductions(folder)
    shutil.rmtree(folder / "maps")
    with pytest.raises(DataError, match="maps/"):
        read_maps(folder)
    shutil.rmtree(folder / "factions")
    with pytest.raises(DataError, match="factions/"):
        read_factions(folder)


def test_another_file_adds_factions_after_the_others(folder: Path) -> None:
    extra = """
source = "a test"
[fishers]
name = "Fishers"
colour = "ice"
ability = "None."
stronghold = "None."
start = { coins = 15, power = [6, 6, 0] }
structures.SH = { power_value = 4 }
"""
    (folder / "factions" / "more.toml").write_text(extra, encoding="utf-8")
    found = read_factions(folder)
    assert list(found) == [*TRAITS, *FIRE_AND_ICE, "fishers"]
    assert found["fishers"].structures["SH"].power_value == 4
    assert found["fishers"].source == "a test"
    assert read_vp_tables(folder)["flat"]["fishers"] == 20
    (folder / "factions" / "more.toml").write_text(extra.replace("[fishers]", "[giants]"), encoding="utf-8")
    with pytest.raises(DataError, match=r"more\.toml: table \[giants\]: expected a new faction"):
        read_factions(folder)


def test_our_files_are_read_once() -> None:
    assert data.factions() is data.factions()
    assert data.common() is data.common()
