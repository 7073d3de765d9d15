"""Fakirs and Dwarves: what moves the marker on the range tile, and what reads it."""

from __future__ import annotations

from typing import Any

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.ids import RIVER
from tests.rules.merchants.sea import SeaTable

BOTH = ("dwarves", "fakirs")


def table(faction: str, **more: Any) -> SeaTable:
    t = SeaTable(faction, "witches", tiles=True, **more)
    t.put(faction, "E6")
    t.dock(faction, "E6")
    t.rich(faction)
    t.give(faction, vp=20)
    return t


@pytest.mark.parametrize("faction", BOTH)
def test_the_favor_tile_moves_it(faction: str) -> None:
    t = table(faction)
    t.play("action MPA3. +MFAV1. gain shipping")
    assert (t.get(faction, column.SHIPPING), t.vp(faction), t.workers(faction)) == (2, 20, 31)


@pytest.mark.parametrize("faction", BOTH)
def test_the_market_moves_it(faction: str) -> None:
    t = table(faction)
    t.put(faction, "E1", "TP")
    t.give(faction, vp=20)
    before = t.vp(faction)
    t.play("upgrade E1 to SY")
    assert t.get(faction, column.SHIPPING) == 2
    assert t.vp(faction) == before + 5  # of the scoring tile, none for the range


@pytest.mark.parametrize("faction", BOTH)
def test_it_stops_on_the_last_space(faction: str) -> None:
    t = table(faction)
    t.give(faction, shipping=4)
    t.play("action MPA3. +MFAV1. gain shipping")
    assert t.get(faction, column.SHIPPING) == 4


@pytest.mark.parametrize("faction", BOTH)
def test_the_promo_town_tile_moves_it_where_it_is_in_play(faction: str) -> None:
    """With ships alone the tiles of the promo stay."""
    t = SeaTable(faction, "witches", promo_towns="true")
    t.put(faction, "E5 E6 E7", "TP")
    t.put(faction, "F3")
    t.rich(faction)
    t.play("upgrade F3 to TP. +TW7")
    assert t.get(faction, column.SHIPPING) == 2


def test_the_dwarves_stronghold_does_not_move_it() -> None:
    t = table("dwarves")
    t.put("dwarves", "E1", "TP")
    t.play("upgrade E1 to SH")
    assert t.get("dwarves", column.SHIPPING) == 1


def carpets(t: SeaTable, faction: str, colour: str) -> set[str]:
    """Home terrain that can be built on from E6, everything free being home terrain."""
    board = t.state.setup.board
    for space, label in enumerate(board.labels):
        if board.terrain[space] != RIVER and not t.structure(label):
            t.paint(label, colour)
    return {text for text in t.builds() if " " not in text}


def distance_two_and_three(faction: str, colour: str, **more: int) -> tuple[bool, bool]:
    """Is a space two and one three spaces away from E6 in reach?"""
    t = table(faction)
    if more:
        t.give(faction, shipping=more["place"])
    found = carpets(t, faction, colour)
    return "E4" in found, "E3" in found


def test_the_example_of_the_dwarves() -> None:
    """Tunnels of 2 on the first and second space, of 3 on the third; merchants of 1, 2 and 3."""
    assert [distance_two_and_three("dwarves", "gray", place=k) for k in (1, 2, 3)] == [
        (True, False),
        (True, False),
        (True, True),
    ]


def test_carpets_by_the_tile() -> None:
    assert [distance_two_and_three("fakirs", "yellow", place=k) for k in (1, 2)] == [(True, False), (True, True)]


def test_the_shipping_card_lengthens_tunnel_and_carpet() -> None:
    t = table("fakirs")
    assert "E3" not in carpets(t, "fakirs", "yellow")
    t.card("fakirs", "BON4")
    assert "E3" in {text for text in t.builds() if " " not in text}
    t = table("dwarves")
    t.card("dwarves", "BON4")
    assert "E3" not in carpets(t, "dwarves", "gray")  # the second space of theirs reads 2 as well


def test_a_carpet_flight_elsewhere_still_pays() -> None:
    t = table("fakirs")
    t.launch("fakirs", "H6")
    t.paint("E4 H6", "yellow")
    t.play("build E4")
    assert t.vp("fakirs") == 24


def test_transforming_where_a_merchant_stands_is_no_tunnel() -> None:
    t = table("dwarves")
    t.launch("dwarves", "E4")
    t.paint("E4", "green")
    assert t.price("transform E4 to gray") == (0, 3, 0)
    t.play("transform E4 to gray")
    assert t.vp("dwarves") == 20


def test_spades_of_a_cult_bonus_where_a_merchant_stands() -> None:
    t = SeaTable("dwarves", "witches", scoring="SCORE6")
    t.put("dwarves", "E6")
    t.launch("dwarves", "H6")
    t.paint("H6", "green")
    t.give("dwarves", cults=(0, 4, 0, 0), power=(0, 0, 0))
    t.pass_all()
    assert "H6 to gray" in t.transforms()


def test_two_merchants_never_onto_one_structure() -> None:
    t = table("dwarves")
    t.put("witches", "E7")
    t.launch("dwarves", "E6 E6")
    t.play("action SHIPMOVE. sail E6. to E7. sail E6")
    assert "E7" not in t.goals() and "E5" in t.goals()


def test_but_two_onto_free_land_or_own_structures() -> None:
    t = table("dwarves")
    t.launch("dwarves", "E6 E6")
    t.play("action SHIPMOVE. sail E6. to E7. sail E6. to E7")
    assert t.ships("dwarves") == "E7 E7"


def test_merchants_of_both_factions_trade_at_once() -> None:
    """Somebody builds where a merchant of each stands."""
    t = SeaTable("witches", "dwarves", "fakirs")
    t.put("witches", "C1")
    t.rich("witches")
    t.paint("D3", "green")
    for faction in BOTH:
        t.launch(faction, "D3 D3 D3")
        t.give(faction, workers=0, vp=20)
    t.give("witches", power=(9, 0, 0))
    t.give("witches", coins=10, workers=10)
    t.play("build D3")
    for faction in BOTH:
        assert (t.workers(faction), t.vp(faction), t.ships(faction), t.marks(faction)) == (1, 21, "D3 D3", {"D3"})
    t.play("leech. leech")
    assert t.power("witches") == (7, 2, 0)


def test_who_has_passed_still_trades() -> None:
    t = SeaTable("dwarves", "witches")
    t.launch("dwarves", "D3")
    t.put("witches", "C1")
    t.rich("witches")
    t.paint("D3", "green")
    t.play("pass BON1")
    t.give("dwarves", workers=0, vp=20)
    t.play("witches: build D3")
    assert (t.workers("dwarves"), t.vp("dwarves"), t.ships("dwarves")) == (1, 21, "")


def test_an_upgrade_is_no_dwelling() -> None:
    """Only a new dwelling is traded with at once."""
    t = SeaTable("witches", "dwarves")
    t.put("witches", "E8")
    t.launch("dwarves", "E8")
    t.mark("dwarves", "E8")
    t.rich("witches")
    t.give("dwarves", vp=20)
    t.play("upgrade E8 to TP")
    assert (t.vp("dwarves"), t.ships("dwarves")) == (20, "E8")


def test_the_carpet_of_the_base_game_is_replaced() -> None:
    """A Stronghold that stands adds nothing beyond the marker it moved."""
    t = table("fakirs")
    t.put("fakirs", "E6", "SH")
    assert "E3" not in carpets(t, "fakirs", "yellow")


def test_a_trade_with_a_shipyard_keeps_the_merchant_at_home() -> None:
    t = table("dwarves")
    t.put("witches", "E7", "SY")
    t.launch("dwarves", "E6")
    t.play("action SHIPMOVE. sail E6. to E7")
    assert t.legal() == {"merchant E6", "gain action"}
    t.play("merchant E6")
    assert t.ships("dwarves") == "E6"


def test_tiles_pay_for_a_trade_out_of_turn() -> None:
    """Favor tile, bonus card and scoring tile count the trade of a merchant on whose space somebody builds."""
    t = SeaTable("witches", "dwarves", tiles=True, scoring="MSC09")
    t.put("witches", "C1")
    t.rich("witches")
    t.paint("D3", "green")
    t.launch("dwarves", "D3")
    t.favor("dwarves", "MFAV2")
    t.card("dwarves", "MBON1")
    t.give("dwarves", vp=20)
    t.play("build D3")
    assert t.vp("dwarves") == 20 + 1 + 1 + 1 + 2
