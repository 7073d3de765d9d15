"""What views tell of ships: fleets, canals, markers, a voyage under way."""

from __future__ import annotations

from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.game.views.fleets import SeaView, VoyageView
from mystica.boxes.merchants.game.views.overlays import land_beside_ships, ships_reach
from mystica.boxes.merchants.game.views.trades import VisitView
from mystica.game import Game
from tests.game.tables import game_of
from tests.rules.merchants.sea import SeaTable


def sea_of(game: Game) -> SeaView:
    sea = game.boxes["merchants"]
    assert isinstance(sea, SeaView)
    return sea


def voyage_of(game: Game) -> VoyageView:
    voyage = sea_of(game).voyage
    assert voyage is not None
    return voyage


def harbour(**more: object) -> SeaTable:
    """Darklings with two ships at the river beside a Nomad temple, Dwarves on land."""
    t = SeaTable("darklings", "nomads", "dwarves", **more)  # type: ignore[arg-type]
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8 r1")
    t.put("nomads", "D3", "TE")
    t.put("nomads", "C2")
    t.give("darklings", shipping=1, coins=10, workers=10, power=(6, 4, 2), priests=1, vp=20)
    t.give("nomads", power=(6, 0, 0), vp=20)
    return t


def test_a_game_without_ships_has_no_sea() -> None:
    assert not Game.new(2, 1).boxes


def test_a_fleet() -> None:
    t = harbour()
    t.mark("darklings", "C2")
    sea = sea_of(game_of(t))
    fleet = sea.fleets[0]
    assert (fleet.ships, fleet.ships_left, fleet.dock, fleet.yard) == (("r1", "r8"), 1, "C1", "")
    assert (fleet.markers, fleet.markers_left, sea.markers) == (("C2",), 14, {"C2": (0,)})
    assert (fleet.movement, fleet.extra_spaces, fleet.extra_power, fleet.merchants) == (1, 1, 1, False)
    assert fleet.board == {
        key: box_data.ships().yards["darklings"].numbers.get(key, 0) for key in box_data.YARD_NUMBERS
    }
    assert fleet.range is None and sea.voyage is None


def test_a_yard_counts_as_income() -> None:
    t = harbour()
    t.yard("darklings", "C1")
    sea = sea_of(game_of(t))
    assert (sea.fleets[0].yard, sea.fleets[0].income) == ("C1", 1)


def test_a_range_tile_in_place_of_shipping() -> None:
    sea = sea_of(game_of(harbour()))
    fleet = sea.fleets[2]
    tile = box_data.ships().ranges["dwarves"]
    assert fleet.merchants and fleet.range is not None
    assert (fleet.range.place, fleet.range.movement, fleet.range.reach) == (1, tile.movement, tile.reach)
    assert fleet.movement == 1


def test_canals_lie_between_land_and_join_rivers() -> None:
    sea = sea_of(game_of(harbour()))
    (canal,) = sea.canals
    assert set(canal.between) == {"E4", "E5"}
    spaces = game_of(harbour()).map
    assert [spaces[label].terrain for label in canal.joins] == ["river", "river"]
    assert all(set(canal.joins) <= set(spaces[label].neighbours) for label in canal.between)


def test_seven_canals_on_the_lakes() -> None:
    game = Game.new(2, 1, map="lakes", options={"merchants": "true"})
    assert len(sea_of(game).canals) == 7


def test_a_voyage_step_by_step() -> None:
    game = game_of(harbour())
    game.play("action SHIPMOVE")
    voyage = voyage_of(game)
    assert (voyage.seat, voyage.moving, voyage.chosen, voyage.movable) == (0, True, "", ("r1", "r8"))
    game.play("sail r8")
    assert voyage_of(game).chosen == "r8"
    game.play("to D3")
    voyage = voyage_of(game)
    assert (voyage.moved, voyage.movable) == (("D3",), ("r1",))
    assert voyage.visits == (VisitView("D3", "TE", 1, {"vp": 1}, 0, {"power": 3, "steps": 1}, 2, 1, False),)
    game.play("done")
    assert game.decision == "reward"


def test_the_power_for_a_longer_move() -> None:
    game = game_of(harbour())
    game.play("action SHIPMOVE. sail r8. pay 1pw")
    assert voyage_of(game).paid


def test_special_actions_of_ships_are_named() -> None:
    game = game_of(harbour())
    game.play("action SHIPMOVE. done")
    assert game.player(0).specials_taken == ("moving ships",)


def test_what_a_trade_brings_counts_tiles() -> None:
    t = harbour(tiles=True, scoring="MSC09")
    t.favor("darklings", "MFAV2")
    t.card("darklings", "MBON1")
    game = game_of(t)
    game.play("action SHIPMOVE. sail r8. to D3")
    assert voyage_of(game).visits[0].gain == {"vp": 1 + 2 + 1 + 1}


def test_replaced_values_are_this_game_s() -> None:
    t = harbour(facts={"shipyards.darklings.coins": 9})
    sea = sea_of(game_of(t))
    assert sea.fleets[0].board["coins"] == 9


# ---- overlays ---------------------------------------------------------------------------------------------


def test_where_ships_may_go() -> None:
    near, far = [], []
    for one in ships_reach(harbour().state, 0):
        assert not set(one.near) & set(one.far)
        if one.ship == "r8":
            near, far = list(one.near), list(one.far)
    assert {"D3", "C2", "r1", "r14"} == set(near) and "r0" in far


def test_land_beside_ships() -> None:
    found = land_beside_ships(harbour().state, 0)
    assert "B2" in found and "D3" not in found and "C1" not in found


def test_no_overlays_without_ships() -> None:
    state = Game.new(2, 1).state
    assert ships_reach(state, 0) == () == land_beside_ships(state, 0)
