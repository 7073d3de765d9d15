"""What an observation tells of ships in moments that games seldom reach."""

from __future__ import annotations

import numpy as np

from mystica import data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import DOCKING
from mystica.engine.core.decisions import push
from mystica.envs.arrays import Numbers, legal_mask, numbers
from mystica.envs.layout import where
from tests.rules.merchants.sea import SeaTable
from tests.rules.merchants.test_building import table
from tests.rules.merchants.test_trading import strongholds, two_visits, visit


def seen(t: SeaTable) -> Numbers:
    """As the first seat sees it."""
    return numbers(t.state, 0)


def labels(t: SeaTable, row: Numbers, name: str, plane: int = 0) -> dict[str, int]:
    """Spaces with a number in a plane."""
    numbers_there = row[where(name)].reshape(-1, 120)[plane]
    names = t.state.setup.board.labels
    return {names[int(i)]: int(numbers_there[i]) for i in np.flatnonzero(numbers_there)}


def test_a_ship_chosen_and_its_longer_move() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8 r8 r1")
    t.give("darklings", shipping=1, power=(6, 4, 0))
    t.play("action SHIPMOVE")
    assert seen(t)[where("voyage")].tolist() == [1, 0, 0, 0, 0, 0]
    assert labels(t, seen(t), "ship") == {"r1": 1, "r8": 2}
    t.play("sail r8")
    assert seen(t)[where("voyage")].tolist() == [1, 0, 0, 0, 0, 1]
    assert labels(t, seen(t), "ship_in_hand") == {"r8": 1} and not labels(t, seen(t), "ships_done")
    goals = np.flatnonzero(legal_mask(t.state))
    assert {int(a) - ship_act.SAIL for a in goals if ship_act.SAIL <= a < ship_act.EXTRA_SPACE} == {
        t.space(to) for to in t.goals()
    }
    t.play("burn 1")
    assert seen(t)[where("voyage")].tolist() == [1, 0, 0, 1, 0, 1]
    t.play("pay 1pw")
    assert seen(t)[where("voyage")].tolist() == [1, 0, 1, 0, 0, 1]
    goal = min(t.goals())
    t.play(f"to {goal}")
    assert labels(t, seen(t), "ships_done") == {goal: 1} and not labels(t, seen(t), "ship_in_hand")


def test_trades_to_settle() -> None:
    t = two_visits()
    row = seen(t)
    assert row[where("voyage")].tolist() == [0, 1, 0, 0, 0, 0]
    assert row[where("voyage_of")].tolist() == [1, 0, 0, 0, 0]
    assert numbers(t.state, 1)[where("voyage_of")].tolist() == [0, 0, 1, 0, 0]
    assert labels(t, row, "ship") == {"C3": 1, "E6": 1, "r8": 1}
    t.play("trade C3. decline")
    assert labels(t, seen(t), "marker") == {"C3": 1, "E6": 1}
    assert labels(t, numbers(t.state, 1), "marker", 2) == {"C3": 1, "E6": 1}


def test_a_reward_to_pick() -> None:
    t = visit("TE")
    assert labels(t, seen(t), "ship_in_hand") == {"D3": 1}
    assert seen(t)[where("decision_amount")].tolist() == [3]


def test_a_space_short_of_home_and_a_dwelling_built() -> None:
    t = strongholds()
    t.paint("B1", "green")
    t.play("transform B1 to blue")
    assert labels(t, seen(t), "to_finish") == {"B1": 1}
    t = strongholds()
    t.paint("B1 D2", "blue")
    t.play("transform D2 to black. build D2")
    assert seen(t)[where("spades")].tolist()[7] == 1 and seen(t)[where("voyage")].tolist()[4] == 1


def test_a_terrain_that_spades_must_not_transform() -> None:
    wasteland = data.common().wheel.index(data.factions()["giants"].colour)
    t = visit("SH", host="giants")
    assert np.flatnonzero(seen(t)[where("spades_barred")]).tolist() == [wasteland]
    assert not seen(visit("SH"))[where("spades_barred")].any()


def test_the_dwelling_that_a_ship_pays_for() -> None:
    t = table(ships="r30 r34 r35")
    t.paint("H5 H6", "black")
    t.play("build H6 by ship")
    assert labels(t, seen(t), "paid_by_ship") == {"H6": 1}


def test_ships_that_come_and_docks() -> None:
    t = SeaTable("witches", "nomads")
    t.put("witches", "F4 E6")
    t.dock("witches", "F4")
    t.rich("witches")
    t.play("action MPA2")
    assert seen(t)[where("obtaining")].tolist() == [0, 0]
    assert seen(t)[where("decision_amount")].tolist() == [1]
    assert labels(t, seen(t), "dock_at") == {"F4": 1} and labels(t, numbers(t.state, 1), "dock_at") == {"F4": 2}
    t = SeaTable("witches", "nomads")
    t.put("witches", "F4 E6")
    push(t.state, DOCKING, 0, 0, 0)
    assert np.flatnonzero(seen(t)[where("decision")]).tolist() == [int(DOCKING)]
