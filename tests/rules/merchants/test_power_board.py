"""Appendix I: the three power actions of the new board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.merchants.sea import SeaTable


def table(*factions: str, **more: Any) -> SeaTable:
    t = SeaTable(*(factions or ("witches", "nomads")), **more)
    first, other = t.setup.factions[:2]
    t.put(first, "F4")
    t.dock(first, "F4")
    t.launch(first, "r22")
    t.put(other, "G4")
    t.dock(other, "G4")
    t.launch(other, "r30")
    for faction in (first, other):
        t.give(faction, shipping=1, priests=1, power=(0, 0, 5))
    return t


def test_four_power_move_all_ships() -> None:
    t = table()
    t.launch("witches", "r22 r22")
    t.play("action MPA1")
    assert t.power("witches") == (4, 0, 1)
    t.play("sail r22. to r29. sail r22. to r29")
    assert t.ships("witches") == "r29 r29"


def test_it_moves_like_the_action_of_the_board() -> None:
    """The same goals, the same power for one space more."""
    goals: list[set[str]] = []
    for action in ("SHIPMOVE", "MPA1"):
        t = table()
        t.put("nomads", "E7")
        t.play(f"action {action}. sail r22")
        near = t.goals()
        t.play("pay 1pw")
        goals += [near | t.goals()]
    assert goals[0] == goals[1] and "E7" in goals[0]


def test_four_power_bring_a_ship() -> None:
    t = table()
    t.play("action MPA2. ship r29")
    assert (t.power("witches"), t.ships("witches")) == ((4, 0, 1), "r22 r29")


def test_five_power_and_a_priest_bring_a_favor_tile() -> None:
    t = table()
    t.play("action MPA3")
    assert (t.power("witches"), t.priests("witches")) == ((5, 0, 0), 0)
    assert t.may("+FAV1") and t.may("+FAV12")


@pytest.mark.parametrize(("action", "rest"), [("MPA1", "sail r22. to r29"), ("MPA2", "ship r29"), ("MPA3", "+FAV11")])
def test_each_is_taken_once_a_round(action: str, rest: str) -> None:
    t = table()
    assert t.may(f"action {action}")
    t.play(f"action {action}. {rest}")
    t.until("nomads")
    assert not t.may(f"action {action}")
    t.pass_all()
    t.until("witches")
    t.give("witches", power=(0, 0, 5), priests=1)
    assert t.may(f"action {action}")  # a new round


@pytest.mark.parametrize(("action", "power"), [("MPA1", 3), ("MPA2", 3), ("MPA3", 4)])
def test_they_need_their_power(action: str, power: int) -> None:
    t = table()
    t.give("witches", power=(9, 1, power))
    assert not t.may(f"action {action}")
    t.give("witches", power=(9, 0, power + 1))
    assert t.may(f"action {action}")


def test_power_may_be_sacrificed_for_them() -> None:
    t = table()
    t.give("witches", power=(0, 2, 3))
    t.play("burn. action MPA2. ship r22")
    assert t.power("witches") == (4, 0, 0)


@pytest.mark.parametrize(("action", "power"), [("MPA1", 3), ("MPA2", 3), ("MPA3", 4)])
def test_yetis_pay_one_less(action: str, power: int) -> None:
    t = table("yetis", "nomads", terrains="green")
    t.give("yetis", power=(0, 0, power))
    t.play(f"action {action}")
    assert t.power("yetis") == (power, 0, 0)


def test_without_ships_the_board_stays_in_the_box() -> None:
    t = SeaTable("witches", "nomads", merchants_ships="false", merchants_canals="false")
    t.put("witches", "F4")
    t.rich("witches")
    assert not any("MPA" in text for text in t.legal())
