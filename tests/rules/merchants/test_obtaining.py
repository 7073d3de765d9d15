"""Obtaining ships: where they go, how many there are, who gets none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.merchants.sea import SeaTable


def table(**more: Any) -> SeaTable:
    t = SeaTable("witches", "nomads", **more)
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.dock("witches", "F4")
    t.rich("witches")
    return t


def test_a_ship_goes_to_a_river_space_beside_the_dock() -> None:
    t = table()
    t.play("action MPA2")
    assert t.places() == {"r22", "r29"}
    t.play("ship r29")
    assert t.ships("witches") == "r29"
    assert t.power("witches") == (4, 0, 8)


def test_or_beside_the_shipyard() -> None:
    t = table()
    t.yard("witches", "E9")
    t.play("action MPA2")
    assert t.places() == {"r22", "r29", "r17", "r19"}


def test_the_only_space_is_no_question() -> None:
    t = SeaTable("fakirs", "witches")
    t.put("fakirs", "A5")
    t.put("witches", "F4")
    t.dock("fakirs", "A5")
    t.rich("fakirs")
    t.play("action MPA2")
    assert t.ships("fakirs") == "A5"


@pytest.mark.parametrize("docked", [False, True])
def test_nothing_without_dock_or_shipyard(docked: bool) -> None:
    t = SeaTable("witches", "nomads")
    t.put("witches", "F4")
    t.rich("witches")
    if docked:
        t.dock("witches", "F4")
    assert t.may("action MPA2") is docked


def test_a_shipyard_is_enough() -> None:
    t = SeaTable("witches", "nomads")
    t.yard("witches", "E9")
    t.rich("witches")
    t.play("action MPA2")
    assert t.places() == {"r17", "r19"}


def test_ships_of_income_add_up_as_far_as_there_are_any() -> None:
    """Shipyard, favor tile and bonus card: three ships, or those left."""
    for out, places in (("", 3), ("r22", 2), ("r22 r29", 1)):
        t = table(tiles=True)
        t.yard("witches", "E9")
        t.favor("witches", "MFAV3")
        t.launch("witches", out)
        t.play("pass MBON3")
        t.pass_all()
        for _ in range(places):
            assert t.decider == "witches"
            t.play("ship r17")
        assert len(t.ships("witches").split()) == 3 and not t.places()


def test_never_more_than_three() -> None:
    t = table()
    t.launch("witches", "r22 r22 r29")
    assert not t.may("action MPA2")
    t.launch("witches", "r22 r22")
    assert t.may("action MPA2")


def test_any_number_share_a_space() -> None:
    t = table()
    t.launch("witches", "r22 r22")
    t.launch("nomads", "r22 r22 r22")
    t.play("action MPA2. ship r22")
    assert t.ships("witches") == "r22 r22 r22"


def test_income_comes_in_turn_order_before_the_turns() -> None:
    t = table()
    t.yard("witches", "E9")
    t.dock("nomads", "F3")
    t.yard("nomads", "G4")
    t.rich("nomads")
    t.pass_all()
    assert t.round == 2
    assert t.decider == "witches" and t.places() == {"r22", "r29", "r17", "r19"}
    t.play("ship r17")
    assert t.decider == "nomads"
    t.play("ship r21")
    assert (t.ships("witches"), t.ships("nomads"), t.decider) == ("r17", "r21", "witches")


def test_income_that_finds_no_ship_is_lost() -> None:
    t = table()
    t.yard("witches", "E9")
    t.launch("witches", "r22 r22 r29")
    t.pass_all()
    assert t.round == 2 and t.ships("witches") == "r22 r22 r29"


def test_a_power_action_of_the_box_is_taken_once_a_round() -> None:
    t = table()
    t.play("action MPA2. ship r22. done")
    t.until("nomads")
    t.rich("nomads")
    t.dock("nomads", "F3")
    assert not t.may("action MPA2")


def test_a_favor_tile_for_power_and_a_priest() -> None:
    t = table()
    t.give("witches", power=(0, 0, 5), priests=1)
    t.play("action MPA3")
    assert t.priests("witches") == 0 and t.power("witches") == (5, 0, 0)
    t.play("+FAV11")
    assert t.cults("witches")[2] == 1


def test_it_needs_the_priest() -> None:
    t = table()
    t.give("witches", power=(0, 0, 5), priests=0)
    assert not t.may("action MPA3")


def test_chaos_magicians_take_one_tile_for_it() -> None:
    t = SeaTable("chaosmagicians", "witches")
    t.put("chaosmagicians", "D4")
    t.rich("chaosmagicians")
    t.play("action MPA3. +FAV11")
    assert not any(text.startswith("+FAV") for text in t.legal())
