"""Why not, for ships and merchants, and what would make it possible."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine.columns import SPECIAL_OF_MOVE
from mystica.engine.core.state import SPECIALS_TAKEN, seat_base
from mystica.game import Game
from mystica.game.warnings.of_move import warnings_of
from mystica.i18n import LOCALES, say
from tests.game.tables import game_of, play_on
from tests.game.test_explain import check_whole_layout, reason
from tests.game.test_sea_views import harbour, sea_of
from tests.rules.merchants.sea import SeaTable


def under_way(**more: object) -> Game:
    """The Darklings have chosen the ship on r8."""
    game = game_of(harbour(**more))
    game.play("action SHIPMOVE. sail r8")
    return game


def test_too_far() -> None:
    game = under_way()
    found = reason(game, "to r0")
    assert found.key == "ship-too-far" and found.topic == "moving-ships"
    assert found.arguments == {"space": "r0", "distance": 2, "movement": 1, "most": 2}
    assert found.repair is not None and (found.repair.missing, found.repair.amount) == ("power", 1)


def test_much_too_far() -> None:
    found = reason(under_way(), "to r6")
    assert found.key == "ship-too-far" and found.repair is not None and found.repair.missing == "shipping"


@pytest.mark.parametrize(
    ("space", "key"), [("C1", "own-structure"), ("B2", "nothing-to-trade"), ("D3", ""), ("E11", "nothing-to-trade")]
)
def test_land(space: str, key: str) -> None:
    game = under_way()
    if key:
        assert reason(game, f"to {space}").key == key
    else:
        assert game.is_legal(f"to {space}")


def test_already_traded() -> None:
    t = harbour()
    t.mark("darklings", "D3")
    game = game_of(t)
    game.play("action SHIPMOVE. sail r8")
    assert reason(game, "to D3").key == "already-traded"


def test_no_marker_left() -> None:
    t = harbour()
    elsewhere = [space.label for space in game_of(t).map.spaces if space.row > 4 and space.terrain != "river"]
    t.mark("darklings", " ".join(elsewhere[:15]))
    game = game_of(t)
    game.play("action SHIPMOVE. sail r8")
    assert reason(game, "to D3").key == "no-marker-left"


def test_two_ships_on_one_structure() -> None:
    t = harbour()
    t.launch("darklings", "r8 r8")
    game = game_of(t)
    game.play("action SHIPMOVE. sail r8. to D3. sail r8")
    assert reason(game, "to D3").key == "ship-there-already"


def test_which_ship() -> None:
    game = game_of(harbour())
    game.play("action SHIPMOVE")
    assert reason(game, "sail r20").key == "no-ship"
    assert reason(game, "to r0").key == "move-first"
    game.play("sail r8. to r14")
    assert reason(game, "sail r14").key == "ship-moved"


@pytest.mark.parametrize(
    ("canals", "key"),
    [(None, "no-canal"), (["B5:C3"], "no-canal"), (["D4:D5"], "no-way"), (["A1:A2"], "no-way")],
)
def test_only_a_canal_leads_there(canals: data.Value | None, key: str) -> None:
    """Canals as the game has them: those of the box, unless it has others, or some that can lie nowhere."""
    facts = {} if canals is None else {"canals.fire-and-ice": canals}
    t = SeaTable("darklings", "nomads", map="fire-and-ice", merchants_canals="false", facts=facts)
    t.put("darklings", "B5")
    canal = box_data.ships().canals["fire-and-ice"]
    joined = sea_of(game_of(SeaTable("darklings", "nomads", map="fire-and-ice")))
    assert len(canal) == 1
    one, other = joined.canals[0].joins
    t.launch("darklings", one)
    t.give("darklings", shipping=1)
    game = game_of(t)
    game.play(f"action SHIPMOVE. sail {one}")
    assert reason(game, f"to {other}").key == key


def walking() -> Game:
    """The Dwarves have chosen the merchant on C3."""
    t = harbour()
    t.put("dwarves", "C3")
    t.dock("dwarves", "C3")
    t.launch("dwarves", "C3")
    game = game_of(t)
    while game.decider != 2:
        game.play("pass BON1" if game.is_legal("pass BON1") else game.moves()[-1])
    game.play("action SHIPMOVE. sail C3")
    return game


def test_merchants_may_be_asked_about_every_space() -> None:
    """However far it is: the tables of tunnels end after six spaces."""
    game = walking()
    keys = {
        reason(game, f"to {space.label}").key for space in game.map.spaces if not game.is_legal(f"to {space.label}")
    }
    assert keys <= {"ship-too-far-merchants", "merchant-on-river", "own-structure", "occupied", "no-way-merchants"}, (
        keys
    )
    assert "ship-too-far-merchants" in keys


def test_merchants_end_on_land() -> None:
    game = walking()
    river = next(label for label in game.map["C3"].neighbours if label.startswith("r"))
    assert reason(game, f"to {river}").key == "merchant-on-river"


def test_no_ship_can_be_obtained() -> None:
    t = harbour()
    t.launch("darklings", "r8 r8 r1")
    t.give("darklings", power=(0, 0, 6))
    assert reason(game_of(t), "action MPA2").key == "all-ships-out"
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.give("darklings", power=(0, 0, 6))
    found = reason(game_of(t), "action MPA2")
    assert found.key == "no-dock" and found.repair is not None and found.repair.missing == "dock"
    assert reason(game_of(t), "action SHIPMOVE").key == "no-ships-out"
    assert reason(game_of(t), "action MPA1").key == "no-ships-out"


def test_build_ship_needs_the_shipyard() -> None:
    found = reason(game_of(harbour()), "action SHIPBUILD")
    assert found.key == "no-shipyard" and found.topic == "shipyard"


def test_the_action_is_used() -> None:
    t = harbour()
    t.state.v[int(seat_base(0)) + SPECIALS_TAKEN] |= int(SPECIAL_OF_MOVE)
    assert reason(game_of(t), "action SHIPMOVE").key == "already-taken"


def test_a_shipyard_stands_beside_a_river() -> None:
    t = harbour()
    t.put("darklings", "E1", "TP")
    t.rich("darklings")
    assert reason(game_of(t), "upgrade E1 to SY").key == "no-riverside"


def test_building_for_a_ship() -> None:
    t = harbour()
    t.paint("E5 B2", "black")
    game = game_of(t)
    assert game.is_legal("build B2 by ship")
    assert reason(game, "build E5 by ship").key == "no-ship-beside"
    assert reason(game, "build D3 by ship").key == "occupied"


def at_a_stronghold(owner: str = "nomads") -> SeaTable:
    """A ship of the Darklings has come to a stronghold: one free spade."""
    t = SeaTable("darklings", owner)
    t.put("darklings", "C1")
    t.launch("darklings", "r8")
    t.put(owner, "D3", "SH")
    t.give("darklings", shipping=1, priests=5)
    t.play("action SHIPMOVE. sail r8. to D3")
    return t


def test_spades_that_need_not_be_bought() -> None:
    t = at_a_stronghold()
    t.paint("D2", "blue")
    found = reason(game_of(t), "transform D2 to gray")
    assert (found.key, found.topic, found.arguments) == ("spades-enough", "trading-rewards", {"space": "D2"})


def test_terrain_that_the_giants_protect() -> None:
    t = at_a_stronghold("giants")
    t.paint("D2", "red")
    assert reason(game_of(t), "transform D2 to gray").key == "barred-terrain"


def test_two_tiles_of_one_step() -> None:
    t = harbour(tiles=True)
    t.put("darklings", "A8", "TP")
    t.rich("darklings")
    t.favor("darklings", "FAV9")
    game = game_of(t)
    game.play("upgrade A8 to TE")
    found = reason(game, "+MFAV1")
    assert found.key == "other-favor" and found.arguments == {"what": "FAV9"}


def test_without_ships_there_is_nothing_of_it() -> None:
    game = Game.new(2, 1, factions=("witches", "nomads"))
    while game.round == 0:
        game.play(game.moves()[0])
    assert reason(game, "action SHIPMOVE").key == "not-allowed"
    assert reason(game, "action MPA1").key == "not-in-game"


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_the_layout_is_answered(seed: int) -> None:
    game = Game.new(
        3, seed, options={"merchants": "true", "fire-and-ice": "true"}, map=("base", "lakes", "fjords")[seed]
    )
    rng = random.Random(seed)
    for _ in range(4):
        play_on(game, rng, 13)
        if not game.is_over:
            check_whole_layout(game)


def test_reasons_of_ships_in_every_language() -> None:
    game = under_way()
    for what in ("to r0", "to C1", "to B2", "to r6", "sail r8", "trade D3", "gain priest", "dock C1"):
        found = reason(game, what)
        for locale in LOCALES:
            assert "{" not in say(locale, f"reason-{found.key}", found.arguments)


# ---- hints ------------------------------------------------------------------------------------------------


def keys(game: Game, text: str) -> list[str]:
    return [warning.key for warning in warnings_of(game.state, game.parse(text))]


def test_a_trade_that_is_left() -> None:
    game = game_of(harbour())
    game.play("action SHIPMOVE")
    assert keys(game, "done") == ["trade-left"]
    game.play("sail r8. to D3")
    assert keys(game, "done") == []


def test_income_that_finds_no_room() -> None:
    t = harbour()
    t.yard("darklings", "C1")
    t.launch("darklings", "r8 r1 r0")
    game = game_of(t)
    assert "income-ships-lost" in keys(game, "pass BON1")
    assert (game.next_income()[0].more, game.next_income()[0].more_lost) == ({"ships": 1}, {"ships": 1})


def test_ships_unused_when_passing() -> None:
    assert "special-unused" in keys(game_of(harbour()), "pass BON1")


def test_final_scoring_counts_markers() -> None:
    t = harbour(tiles=True, final_tile="most-trade-markers")
    t.mark("darklings", "D3 C2")
    first, second, _ = game_of(t).final_scoring()
    assert (first.tile, first.tile_vp, second.tile_vp) == (2, 18, 0)
