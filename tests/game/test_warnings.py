"""Hints that a move may be a mistake: each of them where it belongs, and silence where nothing is lost."""

from __future__ import annotations

import random
import time

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.state import State, seat_base
from mystica.game import Game, Warning, known_warnings, warnings_of
from mystica.i18n import LOCALES, has, say
from tests.game.tables import game_of, play_on, random_game
from tests.rules.table import Table

Arguments = dict[str, int | str]


def found(table: Table | Game, text: str) -> dict[str, Arguments]:
    """Warnings against a move, by key."""
    game = game_of(table) if isinstance(table, Table) else table
    return {w.key: w.arguments for w in warnings_of(game.state, game.parse(text))}


def table(*factions: str, **more: str | int) -> Table:
    """The first faction on F4 with plenty of goods and empty bowls, the second one beside it on F3."""
    t = Table(*(factions or ("witches", "nomads")), **more)  # type: ignore[arg-type]
    first, second = t.setup.factions[:2]
    t.put(first, "F4")
    t.put(second, "F3")
    t.paint("E7", "black")  # two spades from green
    t.paint("E6", "blue")  # one spade from green
    t.give(first, coins=30, workers=15, priests=3, power=(9, 0, 0), cults=(0, 0, 0, 0))
    t.give(second, coins=30, workers=15, priests=3, power=(9, 0, 0), cults=(0, 0, 0, 0))
    return t


# ---- prices -----------------------------------------------------------------------------------------------


def test_a_trading_house_at_the_full_price_though_another_would_be_cheaper() -> None:
    t = table()
    t.put("witches", "A1")
    assert found(t, "upgrade A1 to TP") == {"full-price": {"coins": 6, "less": 3, "space": "F4"}}
    assert found(t, "upgrade F4 to TP") == {}
    t.put("witches", "F4", "TP")
    assert found(t, "upgrade A1 to TP") == {}  # there is no cheaper one


def test_a_town_is_worth_the_full_price() -> None:
    t = table()
    t.put("witches", "A1")
    t.put("witches", "A2", "SH")
    t.put("witches", "B1", "TP")
    assert "full-price" in found(t, "upgrade A1 to TP")
    t.put("witches", "A3")
    assert found(t, "upgrade A1 to TP") == {}


def test_a_free_trading_house_has_no_price() -> None:
    t = table("swarmlings", "nomads")
    t.put("swarmlings", "A1")
    t.put("swarmlings", "G2", "SH")
    assert found(t, "action ACTS. upgrade A1 to TP") == {}


def test_sacrifices_without_need() -> None:
    t = table(profile="snellman")
    t.give("witches", power=(0, 8, 3))
    assert found(t, "burn 3. action ACT4") == {"sacrifice-needless": {"n": 2}}
    assert found(t, "burn 1. action ACT4") == {}
    assert found(t, "burn 1") == {}  # what for is not said yet
    assert found(t, "burn 1. convert 1pw to 1c") == {"sacrifice-needless": {"n": 1}}


# ---- no room ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bowls", "lost"), [((0, 0, 12), 3), ((1, 0, 11), 1), ((0, 2, 10), 1), ((1, 1, 10), 0), ((0, 0, 0), 0)]
)
def test_power_of_a_cult_track_without_room(bowls: tuple[int, int, int], lost: int) -> None:
    """From 2 to 5: 1 and 2 power. Who has no token at all could do nothing about it."""
    t = table()
    t.give("witches", power=bowls, cults=(2, 0, 0, 0))
    assert found(t, "send p to fire for 3") == ({"power-lost": {"n": lost}} if lost else {})


def test_power_that_is_spent_first_has_room() -> None:
    t = table()
    t.give("witches", power=(0, 0, 6), cults=(2, 0, 0, 0))
    assert found(t, "convert 6pw to 2w. send p to fire for 3") == {}


def test_power_of_a_town_tile_and_of_a_stronghold_without_room() -> None:
    t = town()
    t.give("witches", power=(0, 2, 10))
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW4") == {"power-lost": {"n": 6}}
    assert found(game, "+TW1") == {}
    alchemists = table("alchemists", "nomads")
    alchemists.put("alchemists", "F4", "TP")
    alchemists.give("alchemists", power=(0, 3, 9))
    assert found(alchemists, "upgrade F4 to SH") == {"power-lost": {"n": 9}}


def test_a_priest_that_the_supply_does_not_have() -> None:
    t = table()
    t.give("witches", priests=7, power=(0, 0, 3))
    assert found(t, "action ACT2") == {"priests-lost": {"n": 1}}
    t.give("witches", priests=6)
    assert found(t, "action ACT2") == {}


# ---- cult steps -------------------------------------------------------------------------------------------


def test_steps_that_a_track_does_not_have() -> None:
    t = table()
    t.give("witches", cults=(8, 0, 0, 0))
    assert found(t, "send p to fire for 3") == {"steps-lost": {"n": 2, "cult": "fire"}}
    assert found(t, "send p to fire for 1") == {}
    t.give("witches", keys=1)
    assert found(t, "send p to fire for 3") == {"steps-lost": {"n": 1, "cult": "fire"}}
    assert found(t, "send p to water for 3") == {}


def test_a_step_is_lost_only_where_another_track_would_take_it() -> None:
    t = table()
    t.card("witches", "BON2")
    t.give("witches", cults=(9, 9, 9, 8))
    assert found(t, "action BON2. +fire") == {"steps-lost": {"n": 1, "cult": "fire"}}
    assert found(t, "action BON2. +air") == {}
    t.give("witches", cults=(9, 9, 9, 9))
    assert found(t, "action BON2. +fire") == {}


def test_steps_of_a_favor_tile() -> None:
    t = table()
    t.put("witches", "F4", "TP")
    t.give("witches", cults=(8, 0, 0, 0))
    game = game_of(t)
    game.play("upgrade F4 to TE")
    assert found(game, "+FAV1") == {"steps-lost": {"n": 2, "cult": "fire"}}
    assert found(game, "+FAV2") == found(game, "+FAV9") == {}


def test_a_late_step_that_is_lost() -> None:
    t = table("cultists", "nomads", profile="snellman")
    t.give("cultists", cults=(9, 0, 0, 0))
    t.state.v[seat_base(0) + column.LATE_STEPS] = 1
    assert found(t, "cultists: +fire (late)") == {"steps-lost": {"n": 1, "cult": "fire"}}
    assert found(t, "cultists: +water (late)") == {}


def test_the_place_for_three_steps_is_free() -> None:
    t = table()
    assert found(t, "send p to fire for 2") == {"better-place": {"n": 3, "cult": "fire"}}
    assert found(t, "send p to fire for 1") == {}  # the priest goes back to the supply: that may be meant
    t.give("witches", cults=(7, 0, 0, 0))
    assert found(t, "send p to fire for 2") == {}  # the third step would be lost
    game = game_of(t)
    game.play("send p to water for 3. done")
    game.play("pass BON1. done")
    assert found(game, "send p to water for 2") == {}


# ---- tiles ------------------------------------------------------------------------------------------------


def town(**more: str | int) -> Table:
    """Building on G2 founds a town."""
    t = table(**more)
    t.put("witches", "E7 E6 F4", "TP")
    t.paint("G2", "green")
    return t


def test_steps_of_a_town_tile() -> None:
    t = town()
    t.give("witches", cults=(10, 3, 3, 3))
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW5") == {"town-steps-lost": {"n": 1, "tile": "TW5"}}
    t.give("witches", cults=(9, 3, 3, 3))  # its key opens the way
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW5") == found(game, "+TW1") == {}
    t.give("nomads", cults=(10, 0, 0, 0))
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW5") == {"town-steps-lost": {"n": 1, "tile": "TW5"}}


def test_a_key_that_must_choose_loses_the_other_step() -> None:
    t = town()
    t.give("witches", cults=(9, 9, 3, 3))
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW5") == {"town-steps-lost": {"n": 1, "tile": "TW5"}}


def test_a_shipping_tile_at_the_end_of_the_track() -> None:
    t = town(promo_towns="true")
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW7") == {}
    t.give("witches", shipping=3)
    game = game_of(t)
    game.play("build G2")
    assert found(game, "+TW7") == {"shipping-lost": {"tile": "TW7"}}


def test_the_carpet_takes_the_shipping_tile_instead() -> None:
    fakirs = Table("fakirs", "witches", promo_towns="true")
    fakirs.rich("fakirs")
    fakirs.put("fakirs", "E7 E6 F4", "TP")
    fakirs.paint("G2", "yellow")
    game = game_of(fakirs)
    game.play("build G2")
    assert found(game, "+TW7") == {}


def test_income_that_never_comes() -> None:
    for number, late in ((6, {"income-too-late": {"tile": "FAV7"}}), (5, {})):
        t = table(round=number)
        t.put("witches", "F4", "TP")
        game = game_of(t)
        game.play("upgrade F4 to TE")
        assert found(game, "+FAV7") == late
        assert found(game, "+FAV10") == found(game, "+FAV3") == {}


# ---- spades, dwellings, keys ------------------------------------------------------------------------------


def test_a_spade_that_a_dwelling_forfeits() -> None:
    t = table()
    t.give("witches", power=(0, 0, 6))
    assert found(t, "action ACT6. transform E6 to green. build E6") == {"spades-forfeited": {"n": 1}}
    assert found(t, "action ACT6. transform E7 to green. build E7") == {}
    assert found(t, "action ACT6. transform E6 to green. transform E7 to blue. build E6") == {}


def test_spades_forfeited_short_of_home() -> None:
    t = table()
    t.give("witches", power=(0, 0, 6))
    assert found(t, "action ACT6. transform E7 to blue") == {"spades-forfeited": {"n": 1}}
    assert found(t, "action ACT6. transform E7 to green") == {}


def test_spades_left_by_done() -> None:
    t = table()
    t.give("witches", power=(0, 0, 6))
    game = game_of(t)
    game.play("action ACT6. transform E6 to green")
    assert found(game, "done") == {"spades-forfeited": {"n": 1}}


def test_spades_of_a_cult_bonus_left() -> None:
    t = Table("nomads", "witches", scoring="SCORE6")
    t.put("witches", "F4")
    t.put("nomads", "F2")
    t.give("witches", cults=(0, 4, 0, 0), coins=0, workers=0, priests=0, power=(5, 0, 0))
    t.give("nomads", cults=(0, 0, 0, 0), coins=0, workers=0, priests=0, power=(5, 0, 0))
    game = game_of(t)
    game.play("pass BON1")
    game.play("pass BON2")
    assert game.decision == "cult-spades" and found(game, "done") == {"spades-forfeited": {"n": 1}}
    around = [label for label in game.map["F4"].neighbours if not label.startswith("r")]
    t.put("nomads", " ".join(around))
    game = game_of(t)
    game.play("pass BON1")
    game.play("pass BON2")
    assert game.decision == "cult-spades" and found(game, "done") == {}  # there is nothing to use it on


def test_a_dwelling_left() -> None:
    t = table()
    game = game_of(t)
    game.play("transform E6 to green")
    assert game.decision == "spades" and found(game, "done") == {"dwelling-left": {"space": "E6"}}
    assert found(game, "build E6") == {}
    t.give("witches", coins=1)
    game = game_of(t)
    game.play("transform E6 to green")
    assert game.decision == "after" and found(game, "done") == {}


def test_a_key_left() -> None:
    t = table()
    t.put("witches", "E7 E6 F4", "TP")
    t.put("witches", "G2")
    t.give("witches", cults=(8, 0, 0, 0))
    game = game_of(t)
    game.play("upgrade F4 to TE")
    assert found(game, "+FAV1") == {}  # the town may bring a key for it
    game.play("+FAV1")
    game.play("+TW1")
    assert game.decision == "key" and found(game, "done") == {"key-left": {"cult": "fire"}}
    assert found(game, "+fire") == {}


# ---- passing ----------------------------------------------------------------------------------------------


def test_a_special_action_left() -> None:
    t = table()
    assert found(t, "pass BON1") == {}
    t.card("witches", "BON2")
    t.favor("witches", "FAV6")
    game = game_of(t)
    passing = warnings_of(game.state, game.parse("pass BON1"))
    assert [w.arguments["tile"] for w in passing] == ["BON2", "FAV6"]
    game.play("action BON2. +fire. done")
    game.play("pass BON3. done")
    assert found(game, "pass BON1") == {"special-unused": {"tile": "FAV6"}}
    game.play("action FAV6. +fire. done")
    assert found(game, "pass BON1") == {}


def test_a_step_nobody_could_make_is_not_missed() -> None:
    t = table()
    t.card("witches", "BON2")
    t.give("witches", cults=(9, 9, 9, 9))
    assert found(t, "pass BON1") == {}
    t.give("witches", keys=1, priests=0)
    assert set(found(t, "pass BON1")) == {"special-unused", "bonus-missed"}


def test_a_spade_without_land_is_not_missed() -> None:
    t = Table("witches", "nomads")
    t.card("witches", "BON1")
    t.put("witches", "F4")
    assert found(t, "pass BON3") == {"special-unused": {"tile": "BON1"}}
    around = [label for label in game_of(t).map["F4"].neighbours if not label.startswith("r")]
    t.paint(" ".join(around), "green")
    assert found(t, "pass BON3") == {}


def test_a_double_turn_is_not_missed() -> None:
    t = table("chaosmagicians", "nomads")
    t.put("chaosmagicians", "F4", "SH")
    assert found(t, "pass BON1") == {}


def test_the_own_special_action_of_a_faction() -> None:
    for faction, code in (("witches", "ACTW"), ("auren", "ACTA"), ("swarmlings", "ACTS"), ("giants", "ACTG")):
        t = table(faction, "nomads")
        t.put(faction, "F4", "SH")
        t.put(faction, "A1")
        assert found(t, "pass BON1") == {"special-unused": {"tile": code}}
    t = table("engineers", "nomads")
    t.put("engineers", "F4", "SH")
    assert found(t, "pass BON1") == {}  # a bridge is bought


def test_in_the_last_round_only_vp_count() -> None:
    t = table(round=6)
    t.card("witches", "BON1")
    assert found(t, "pass") == {"special-unused": {"tile": "BON1"}}  # a dwelling on E6
    t.give("witches", coins=0)
    assert found(t, "pass") == {}
    t = table(round=6, scoring="SCORE1")
    t.card("witches", "BON1")
    t.give("witches", coins=0)
    assert found(t, "pass") == {"special-unused": {"tile": "BON1"}}
    t = table(round=6)
    t.card("witches", "BON2")
    t.give("witches", cults=(5, 5, 5, 5))
    assert found(t, "pass") == {}  # first already, and no power on the way that would help
    t.give("nomads", cults=(5, 0, 0, 0))
    assert found(t, "pass") == {"special-unused": {"tile": "BON2"}}


def test_a_sandstorm_in_the_last_round_needs_a_dwelling() -> None:
    t = table("nomads", "witches", round=6)
    t.put("nomads", "F4", "SH")
    assert found(t, "pass") == {"special-unused": {"tile": "ACTN"}}
    t.give("nomads", workers=0)
    assert found(t, "pass") == {}


def test_a_cult_bonus_one_step_away() -> None:
    t = table(scoring="SCORE6")  # for every 4 steps of water
    t.give("witches", cults=(0, 3, 0, 0))
    assert found(t, "pass BON1") == {"bonus-missed": {"cult": "water"}}
    t.give("witches", priests=0)
    assert found(t, "pass BON1") == {}
    t.card("witches", "BON2")
    assert set(found(t, "pass BON1")) == {"special-unused", "bonus-missed"}
    t.give("witches", priests=3, cults=(0, 4, 0, 0))
    assert set(found(t, "pass BON1")) == {"special-unused"}


def test_no_cult_bonus_is_missed_where_none_comes() -> None:
    t = table(scoring="SCORE6", round=6)
    t.give("witches", cults=(0, 3, 0, 0))
    assert found(t, "pass") == {}
    t = table(scoring="SCORE1")  # every step counts
    t.give("witches", cults=(0, 0, 3, 0))
    assert found(t, "pass BON1") == {}


def test_income_without_room() -> None:
    t = table()
    t.put("witches", "F4", "TP")  # 1 power
    t.give("witches", power=(0, 0, 5))
    assert found(t, "pass BON1") == {"income-power-lost": {"n": 1}}
    assert found(t, "pass BON5") == {"income-power-lost": {"n": 4}}
    t.give("witches", power=(0, 1, 5))
    assert found(t, "pass BON1") == {}
    t.give("witches", power=(0, 0, 0))
    assert found(t, "pass BON1") == {}  # nothing could be done about it


def test_power_of_the_cult_bonus_counts() -> None:
    t = table(scoring="SCORE5")  # 4 power for every 4 steps of fire
    t.give("witches", cults=(4, 0, 0, 0), power=(0, 2, 5))
    assert found(t, "pass BON1") == {"income-power-lost": {"n": 2}}
    t.give("witches", cults=(3, 0, 0, 0), priests=0)
    assert found(t, "pass BON1") == {}


def test_the_end_of_the_turn_is_the_last_chance() -> None:
    t = table()
    t.put("witches", "F4", "TP")
    t.give("witches", power=(0, 0, 5))
    game = game_of(t)
    game.play("pass BON1")
    assert found(game, "done") == {"income-power-lost": {"n": 1}}
    game.play("convert 1pw to 1c")
    assert found(game, "done") == {}
    t.give("witches", power=(0, 0, 5))
    game = game_of(t)
    game.play("advance ship")
    assert found(game, "done") == {}  # there is time to use it


def test_priests_of_the_income_without_room() -> None:
    t = table()
    t.put("witches", "F4", "TE")
    t.give("witches", priests=7)
    assert found(t, "pass BON1") == {"income-priests-lost": {"n": 1}}
    assert found(t, "pass BON8") == {"income-priests-lost": {"n": 2}}
    t.give("witches", priests=6)
    assert found(t, "pass BON1") == {}
    assert found(table(round=6), "pass") == {}


def test_a_town_over_a_river_is_left_for_good() -> None:
    last: dict[str, Arguments] = {"town-left": {}}
    for number, expected in ((6, last), (5, {})):
        t = Table("mermaids", "nomads", round=number)
        t.put("mermaids", "E4", "SH")
        t.put("mermaids", "E5", "TP")
        t.put("mermaids", "G1 H3")
        assert found(t, "pass" if number == 6 else "pass BON1") == expected


# ---- offers of power --------------------------------------------------------------------------------------


def offered(structure: str = "TP", *, bowls: tuple[int, int, int], passed: bool = True, **more: str | int) -> Game:
    """The witches build on E6 beside the nomads' structure on F3; the nomads have passed or not."""
    t = Table("witches", "nomads", **more)  # type: ignore[arg-type]
    t.put("witches", "F4")
    t.paint("E6", "green")
    t.put("nomads", "F3", structure)
    t.rich("witches")
    t.give("nomads", power=bowls, vp=20, coins=0, workers=0, priests=0, cults=(0, 0, 0, 0))
    t.state.v[seat_base(1) + column.PASSED] = int(passed)
    game = game_of(t)
    game.play("build E6. done" if t.setup.options["leech"] == "deferred" else "build E6")
    assert game.decision == "leech" and game.decider == 1
    return game


def test_vp_for_power_that_the_income_brings_anyway() -> None:
    """A trading house brings 1 power of income; a stronghold brings the nomads 2."""
    assert found(offered(bowls=(0, 2, 8)), "leech") == {"power-comes-anyway": {"n": 1, "vp": 1}}
    assert found(offered("SH", bowls=(0, 3, 8)), "leech") == {"power-comes-anyway": {"n": 2, "vp": 2}}
    assert found(offered(bowls=(0, 3, 8)), "leech") == {}
    assert found(offered(bowls=(0, 2, 8), passed=False), "leech") == {}  # it may be spent before
    assert found(offered("D", bowls=(0, 1, 8)), "leech") == {}  # it costs nothing


def test_vp_for_power_after_the_last_pass() -> None:
    assert found(offered(bowls=(5, 0, 0), round=6), "leech") == {"power-not-worth-it": {"vp": 1}}
    assert found(offered(bowls=(0, 2, 2), round=6, passed=False), "leech") == {}
    assert found(offered(bowls=(0, 4, 0), round=6), "leech") == {}  # the third coin makes 1 VP
    assert found(offered("D", bowls=(0, 4, 0), round=6), "leech") == {}


def test_free_power_refused() -> None:
    assert found(offered("D", bowls=(5, 0, 0)), "decline") == {"free-power-refused": {}}
    assert found(offered("TP", bowls=(5, 0, 0)), "decline") == {}  # it has its price
    assert found(offered("TP", bowls=(0, 1, 5), passed=False), "decline") == {"free-power-refused": {}}  # 1 of it fits
    assert found(offered("D", bowls=(5, 0, 0), round=6), "decline") == {}  # good for nothing any more


def test_free_power_may_be_refused_where_its_builder_gains_by_it() -> None:
    t = Table("cultists", "nomads")
    t.put("cultists", "E6", "D")
    t.put("nomads", "F3")
    t.rich("cultists")
    game = game_of(t)
    game.play("upgrade E6 to TP")
    assert game.decision == "leech" and found(game, "decline") == {}


def test_answers_out_of_turn() -> None:
    game = offered(bowls=(0, 2, 8), profile="snellman")
    game.play("later")
    assert found(game, "nomads: leech") == {"power-comes-anyway": {"n": 1, "vp": 1}}
    assert found(game, "nomads: decline") == {}


def test_acting_refuses_what_is_open() -> None:
    game = offered(bowls=(5, 0, 0), passed=False, profile="snellman")
    game.play("later")
    assert game.decision == "turn" and game.decider == 1
    assert found(game, "pass BON1") == {"offer-refused": {"n": 2}}
    assert found(game, "leech") == found(game, "decline") == {}
    game.play("decline")
    assert found(game, "pass BON1") == {}


# ---- all together -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_warn_now_and_then_and_change_nothing(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    moves = warned = 0
    while not game.is_over:
        play_on(game, rng, 7)
        before = game.hash
        state = game.state
        for move in [*game.moves(), *game.atomic_moves()]:
            warnings = warnings_of(state, move)
            moves += 1
            warned += bool(warnings)
            for warning in warnings:
                assert isinstance(warning, Warning) and set(warning.arguments) == set(known_warnings()[warning.key])
                assert all(value > 0 for value in warning.arguments.values() if isinstance(value, int))
                for locale in LOCALES:
                    text = say(locale, f"warning-{warning.key}", warning.arguments)
                    assert "{" not in text and "None" not in text
        assert game.hash == before == state.hash()
    assert 0 < warned < moves / 5


def test_every_warning_has_its_texts() -> None:
    for locale in LOCALES:
        assert not [key for key in known_warnings() if not has(locale, f"warning-{key}")]


def test_a_list_of_moves_is_warned_about_at_once() -> None:
    """The bound is generous, since machines are noisy: some 50 µs a move are usual without a compiled engine."""
    game = Game.new(4, 5, factions=("witches", "nomads", "dwarves", "alchemists"))
    play_on(game, random.Random(5), 90)
    while game.decision != "turn":
        play_on(game, random.Random(5), 1)
    state: State = game.state
    moves = game.moves()
    assert len(moves) > 20
    best = 1.0
    for _ in range(5):
        began = time.perf_counter()
        for move in moves:
            warnings_of(state, move)
        best = min(best, (time.perf_counter() - began) / len(moves))
    assert best < 0.000_5


def test_before_the_first_round_nothing_is_a_mistake() -> None:
    game = Game.new(2, 3)
    while game.round == 0:
        assert not any(warnings_of(game.state, move) for move in game.moves())
        game.play(game.moves()[0])
