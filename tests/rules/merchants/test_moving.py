"""Moving ships: how far, through what, onto what."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from mystica.boxes.merchants.setups import canals_of
from mystica.engine.core.ids import RIVER
from tests.game.tables import game_of
from tests.rules.merchants.sea import SeaTable


def table(*ships: str, shipping: int = 1, power: tuple[int, int, int] = (0, 0, 12), **more: Any) -> SeaTable:
    t = SeaTable("cultists", "nomads", **more)
    t.put("cultists", "B2")
    t.dock("cultists", "B2")
    t.launch("cultists", " ".join(ships))
    t.give("cultists", shipping=shipping, power=power)
    return t


def test_up_to_the_shipping_value_for_nothing() -> None:
    t = table("r14", shipping=2, power=(12, 0, 0))
    t.play("action SHIPMOVE. sail r14")
    assert t.goals() == {"r8", "r15", "r1", "r9", "r21", "r20", "r28"}


def test_the_canal_is_no_way_without_that_part() -> None:
    t = table("r14", shipping=2, power=(12, 0, 0), merchants_canals="false")
    t.play("action SHIPMOVE. sail r14")
    assert t.goals() == {"r8", "r15", "r1", "r9"}


def test_power_brings_one_space_more_for_one_ship() -> None:
    t = table("r14 r14", shipping=1)
    t.play("action SHIPMOVE. sail r14")
    assert t.goals() == {"r8", "r15", "r21"}
    t.play("pay 1pw")
    assert t.goals() == {"r1", "r9", "r20", "r28"}  # what the power is for
    t.play("to r9")
    assert t.power("cultists") == (1, 0, 11)
    assert t.sailors() == {"r14"}  # the one that has moved stays
    t.play("sail r14. to r15")
    assert t.ships("cultists") == "r9 r15"


def test_without_shipping_only_power_moves_a_ship() -> None:
    t = table("r14", shipping=0, power=(12, 0, 0))
    assert not t.may("action SHIPMOVE")
    t.give("cultists", power=(11, 0, 1))
    t.play("action SHIPMOVE. sail r14")
    assert t.legal() == {"pay 1pw"}
    t.play("pay 1pw. to r21")
    assert t.ships("cultists") == "r21"


def test_power_may_be_sacrificed_for_it() -> None:
    t = table("r14", shipping=0, power=(0, 4, 0))
    t.play("action SHIPMOVE. sail r14. burn")
    assert t.legal() == {"pay 1pw"}
    t.play("pay 1pw. to r8")
    assert t.power("cultists") == (1, 2, 0)


def test_the_shipping_card_counts() -> None:
    t = table("r14", shipping=1)
    t.card("cultists", "BON4")
    t.play("action SHIPMOVE. sail r14")
    assert "r1" in t.goals()


def test_onto_a_structure_of_another_faction() -> None:
    t = table("r14", shipping=1)
    t.put("nomads", "D3 E5")
    t.put("cultists", "C2")
    t.play("action SHIPMOVE. sail r14")
    assert t.goals() == {"r8", "r15", "r21", "D3", "E5"}  # not the own one


def test_not_onto_one_with_an_own_marker() -> None:
    t = table("r14", shipping=1)
    t.put("nomads", "D3 E5")
    t.mark("cultists", "D3")
    t.play("action SHIPMOVE. sail r14")
    assert "D3" not in t.goals() and "E5" in t.goals()


def test_no_two_ships_onto_one() -> None:
    t = table("r14 r14", shipping=1)
    t.put("nomads", "D3")
    t.play("action SHIPMOVE. sail r14. to D3. sail r14")
    assert "D3" not in t.goals()


def test_a_ship_goes_no_further_from_a_structure() -> None:
    t = table("r14", shipping=3)
    t.put("nomads", "E4")
    t.play("action SHIPMOVE. sail r14")
    # r20 and r27 are reached through the canal, not over the land of E4
    assert {"r20", "r27"} <= t.goals()
    t = table("r14", shipping=3, merchants_canals="false")
    t.put("nomads", "E4")
    t.play("action SHIPMOVE. sail r14")
    assert "E4" in t.goals() and not {"r20", "r27"} & t.goals()


def test_without_markers_no_ship_goes_ashore() -> None:
    t = table("r14", shipping=1)
    t.put("nomads", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5 B6 D3")
    t.mark("cultists", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5")
    t.play("action SHIPMOVE. sail r14")
    assert "D3" in t.goals()
    t = table("r14", shipping=1)
    t.put("nomads", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5 B6 D3")
    t.mark("cultists", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5 B6")
    t.play("action SHIPMOVE. sail r14")
    assert t.goals() == {"r8", "r15", "r21"}


def test_the_last_marker_is_for_one_ship() -> None:
    t = table("r14 r14", shipping=1)
    t.put("nomads", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5 D3 E5")
    t.mark("cultists", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5")
    t.play("action SHIPMOVE. sail r14. to D3. sail r14")
    assert "E5" not in t.goals()


def test_the_action_is_there_from_the_start_and_once_a_round() -> None:
    t = table("r14", shipping=1)
    t.play("action SHIPMOVE. sail r14. to r8. done")
    t.until("cultists")
    assert not t.may("action SHIPMOVE")
    t.play("action MPA1. sail r8. to r14")  # the power action is another one
    assert t.ships("cultists") == "r14"


def test_ships_may_stay() -> None:
    t = table("r14 r8", shipping=1)
    t.play("action SHIPMOVE. sail r8. to r1. done")
    assert t.ships("cultists") == "r1 r14"


def test_the_example_of_the_canal() -> None:
    """Cultists with shipping 3: one ship trades three spaces away, the other passes the canal for a power."""
    t = table("r21 r32", shipping=3, power=(0, 0, 3))
    t.put("nomads", "H2", "TE")
    t.put("nomads", "F3", "SH")
    t.mark("cultists", "F3")
    t.play("action SHIPMOVE. sail r21")
    assert "H2" in t.goals() and "F3" not in t.goals()
    t.play("to H2. sail r32")
    assert {"r28", "r21", "r14"} <= t.goals() and "r8" not in t.goals()
    t.play("pay 1pw. to r8. gain power. decline")
    assert t.ships("cultists") == "r8" and t.power("cultists") == (0, 0, 3)
    assert t.marks("cultists") == {"F3", "H2"}


def test_canals_are_no_adjacency() -> None:
    """Shipping 1 does not reach over a canal, and the land beside it stays directly adjacent."""
    t = SeaTable("mermaids", "giants")
    t.put("mermaids", "C1")
    t.rich("mermaids")
    t.give("mermaids", shipping=2)
    t.paint("G1 E4", "blue")
    assert t.may("build E4") and not t.may("build G1")
    t.put("mermaids", "E5")
    t.put("giants", "E4")
    assert t.price("upgrade E5 to TP")[0] == 3  # neighbours across a canal


@pytest.mark.parametrize(
    ("name", "number"), [("base", 1), ("revised", 1), ("fire-and-ice", 1), ("fjords", 1), ("lakes", 7)]
)
def test_every_map_has_its_canals(name: str, number: int) -> None:
    t = SeaTable("cultists", "nomads", map=name)
    assert len(canals_of(t.setup)) == number


def test_swarmlings_take_the_power_from_bowl_two() -> None:
    t = SeaTable("swarmlings", "nomads")
    t.put("swarmlings", "E4")
    t.dock("swarmlings", "E4")
    t.launch("swarmlings", "r20")
    t.give("swarmlings", shipping=0, power=(2, 5, 1))
    t.play("action SHIPMOVE. sail r20")
    assert t.legal() == {"pay 1pw", "pay 1pw from bowl2"}
    t.play("pay 1pw from bowl2. to r27")
    assert t.power("swarmlings") == (3, 4, 1)


def test_riverwalkers_go_three_spaces_further() -> None:
    t = SeaTable("riverwalkers", "nomads", terrains="green")
    t.put("riverwalkers", "F4")
    t.dock("riverwalkers", "F4")
    t.launch("riverwalkers", "r29")
    t.give("riverwalkers", power=(0, 0, 1))
    t.play("action SHIPMOVE. sail r29")
    assert t.goals() == {"r22", "r33"}
    t.play("pay 1pw")
    assert t.goals() == rivers_at(t, "r29", 2) | rivers_at(t, "r29", 3) | rivers_at(t, "r29", 4)
    assert rivers_at(t, "r29", 4)


def rivers_at(t: SeaTable, start: str, spaces: int) -> set[str]:
    """River spaces just so far away by ship."""
    board = t.state.setup.board
    seen = front = {t.space(start)}
    for _ in range(spaces):
        over = {other for pair in canals_of(t.setup) for one, other in (pair, pair[::-1]) if one in front}
        near = {k for space in front for k in board.near_list[space] if board.terrain[k] == RIVER}
        front = (near | over) - seen
        seen = seen | front
    return {board.labels[space] for space in front}


def test_both_actions_of_a_double_turn_may_move_ships() -> None:
    t = SeaTable("chaosmagicians", "nomads")
    t.put("chaosmagicians", "D4", "SH")
    t.launch("chaosmagicians", "r14")
    t.give("chaosmagicians", shipping=1, power=(0, 0, 4))
    t.play("action ACTC. action SHIPMOVE. sail r14. to r8")
    t.play("action MPA1. sail r8. to r1")
    assert t.ships("chaosmagicians") == "r1"


def test_a_ship_pays_for_one_more_stretch_only() -> None:
    t = table("r14", shipping=1)
    t.play("action SHIPMOVE. sail r14. pay 1pw")
    assert not t.may("pay 1pw")


def test_ships_of_a_player_who_leaves() -> None:
    """Those on rivers stay where they are and stand in nobody's way."""
    t = table("r14 r8", shipping=1)
    t.drop("cultists")
    assert t.ships("cultists") == "r8 r14"
    t.launch("nomads", "r14")
    t.give("nomads", shipping=1)
    t.play("action SHIPMOVE. sail r14")
    assert "r8" in t.goals()


def turns(t: SeaTable) -> set[str]:
    """The complete turns that are offered, by their phrases."""
    return {move.text for move in game_of(t).moves()}


@pytest.mark.parametrize(
    ("shipping", "power", "offered"),
    [
        (0, (0, 0, 4), False),  # all power is spent, and no ship moves without
        (0, (0, 1, 4), False),
        (0, (0, 2, 4), True),  # one more by a sacrifice
        (0, (0, 0, 5), True),
        (0, (0, 8, 0), False),  # everything is sacrificed for the action
        (0, (0, 10, 0), True),
        (1, (0, 0, 4), True),
    ],
)
def test_the_power_action_is_offered_where_a_ship_can_move_after_paying(
    shipping: int, power: tuple[int, int, int], offered: bool
) -> None:
    t = table("r14", shipping=shipping, power=power, tiles=True)
    assert any(text.endswith("action MPA1") for text in turns(t)) == offered
    t.play("burn. " * (4 - power[2]) + "action MPA1")  # the rules allow it either way
    assert (game_of(t).decision == "voyage") == offered


def test_a_power_action_without_use_replays() -> None:
    """A game in which somebody took it all the same is read as it was played."""
    t = table("r14", shipping=0, power=(0, 0, 4), tiles=True)
    game = game_of(t)
    assert game.explain("action MPA1") is None
    game.play("action MPA1")
    assert game.player(0).bowls == (4, 0, 0)


@pytest.mark.parametrize("seed", range(10))
def test_a_ship_that_can_be_chosen_gets_somewhere(seed: int) -> None:
    """With whatever power: each ship that may be chosen has a voyage, and still has one once it is chosen."""
    rng = random.Random(f"ships to choose {seed}")
    chosen = 0
    for _ in range(40):
        power = (rng.randrange(4), rng.randrange(4), rng.randrange(4))
        profile = rng.choice(["official", "snellman"])
        places = rng.choices(["r14", "r8", "r21", "r1", "r30"], k=3)
        t = table(*places, shipping=rng.randrange(3), power=power, profile=profile)
        if not t.may("action SHIPMOVE"):
            continue
        t.play("action SHIPMOVE")
        for ship in t.sailors():
            voyages = turns(t)
            assert any(text.startswith(f"sail {ship}") for text in voyages), (power, ship)
            game = game_of(t)
            game.play(f"sail {ship}")
            assert all(re.search(r"\bto r?\w+$", move.text) for move in game.moves()), (power, ship)
            assert game.moves(), (power, ship)
            chosen += 1
    assert chosen
