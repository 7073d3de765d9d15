"""Fakirs and Dwarves: merchants, storehouse, market and range tile."""

from __future__ import annotations

from typing import Any

import pytest

from mystica.engine.core import state as column
from tests.rules.merchants.sea import SeaTable


def table(
    faction: str = "dwarves", at: str = "E5", merchants: str = "E5", other: str = "halflings", **more: Any
) -> SeaTable:
    t = SeaTable(faction, other, **more)
    t.put(faction, at)
    t.dock(faction, at)
    t.launch(faction, merchants)
    t.give(faction, power=(0, 0, 6))
    return t


def test_merchants_walk_over_land_and_river_but_end_on_land() -> None:
    t = table()
    t.give("dwarves", power=(6, 0, 0))
    t.play("action SHIPMOVE. sail E5")
    assert t.goals() == {"E4", "E6", "F3"}
    t = table()
    t.give("dwarves", shipping=2)
    t.play("action SHIPMOVE. sail E5")
    assert {"C2", "D3", "D4", "G1", "E3", "E7"} <= t.goals() and not any(goal.startswith("r") for goal in t.goals())


def test_power_for_one_space_more() -> None:
    t = table()
    t.play("action SHIPMOVE. sail E5. pay 1pw")
    assert {"C2", "D3", "E3"} <= t.goals() and "E4" not in t.goals()


def test_they_pass_structures_and_may_end_on_them() -> None:
    t = table()
    t.put("halflings", "E6")
    t.put("dwarves", "E4 F3")
    t.mark("dwarves", "E6")
    t.play("action SHIPMOVE. sail E5")
    assert t.goals() == {"E4", "E6", "F3"}
    t.play("to E6")
    assert t.ships("dwarves") == "E6"  # a marker lies there already: no trade


def test_a_trade_where_they_end() -> None:
    t = table()
    t.put("halflings", "E6", "TP")
    t.give("dwarves", coins=0, vp=20)
    t.give("halflings", power=(9, 0, 0))
    t.play("action SHIPMOVE. sail E5. to E6")
    assert (t.coins("dwarves"), t.vp("dwarves"), t.marks("dwarves")) == (1, 21, {"E6"})
    assert t.decider == "halflings"
    t.play("decline")
    assert t.ships("dwarves") == ""


def test_canals_are_nothing_to_them_and_bridges_are_a_way() -> None:
    t = table(at="D6", merchants="D6")
    t.play("action SHIPMOVE. sail D6")
    assert "E9" not in t.goals()
    t = table(at="D6", merchants="D6")
    t.bridge("dwarves", "D6:E9")
    t.play("action SHIPMOVE. sail D6")
    assert "E9" in t.goals()


def test_the_example() -> None:
    """Three merchants with range 2: onto a stronghold, behind a temple, three spaces for a power; one is the price."""
    t = SeaTable("dwarves", "halflings")
    t.put("dwarves", "E7")
    t.dock("dwarves", "E7")
    t.yard("dwarves", "E10")
    t.put("halflings", "E6", "TP")
    t.put("halflings", "E5", "SH")
    t.put("halflings", "D8", "TE")
    t.put("halflings", "F7", "TP")
    t.paint("H7", "green")
    t.launch("dwarves", "E7 E10 E10")
    t.give("dwarves", shipping=2, power=(0, 0, 1), coins=0, workers=3, vp=20)
    t.play("action SHIPMOVE. sail E7. to E5. sail E10. to C5. sail E10")
    assert "H7" not in t.goals()
    t.play("pay 1pw. to H7")
    assert (t.coins("dwarves"), t.vp("dwarves")) == (2, 22)  # the stronghold
    assert t.power("dwarves") == (1, 0, 0)
    t.play("transform H7 to gray")  # the forest where the third one stands
    t.play("build H7 by ship")
    assert t.structure("H7") == "dwarves D" and t.decider == "halflings"
    t.play("decline")
    assert t.ships("dwarves") == "C5" and t.marks("dwarves") == {"E5"}


def test_building_where_a_merchant_stands() -> None:
    t = table(merchants="H6")
    t.give("dwarves", coins=10, workers=10, vp=20)
    t.paint("H6", "gray")
    assert t.price("build H6") == (2, 1, 0)  # no tunnel
    t.play("build H6")
    assert t.ships("dwarves") == "H6" and t.vp("dwarves") == 20


def test_the_merchant_may_be_the_price() -> None:
    t = table(merchants="H6")
    t.give("dwarves", coins=0, workers=0, vp=20)
    t.paint("H6", "gray")
    t.play("build H6 by ship")
    assert t.ships("dwarves") == "" and t.structure("H6") == "dwarves D" and t.vp("dwarves") == 20


def test_nothing_beside_a_merchant() -> None:
    t = table(merchants="H6")
    t.give("dwarves", coins=10, workers=10)
    t.paint("H5 I9", "gray")
    assert not t.may("build H5") and not t.may("build I9")


def test_no_vp_for_a_tunnel_to_a_merchants_space() -> None:
    t = table(merchants="E7")
    t.give("dwarves", coins=10, workers=10, vp=20)
    t.paint("E7 D5", "gray")
    assert t.price("build E7") == (2, 1, 0)
    t.play("build E7")
    assert t.vp("dwarves") == 20


def test_somebody_builds_where_a_merchant_stands() -> None:
    t = table(merchants="D3 D3")
    t.put("halflings", "E3")
    t.rich("halflings")
    t.paint("D3", "brown")
    t.give("dwarves", workers=0, vp=20)
    t.give("halflings", power=(9, 0, 0))
    t.until("halflings")
    t.play("build D3")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (1, 21)
    assert t.marks("dwarves") == {"D3"} and t.ships("dwarves") == "D3"  # one of the two
    assert t.decider == "halflings" and "leech 1 from dwarves" in t.legal()


FIFTEEN = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 B5 E3"


def without_markers(faction: str = "dwarves", **more: Any) -> SeaTable:
    """All markers are out; then somebody builds where a merchant stands, and it is his owner's turn again."""
    t = table(faction, merchants="D3", **more)
    t.put("halflings", FIFTEEN)
    t.mark(faction, FIFTEEN)
    t.state.v[column.PLAYER + column.FIELDS + column.COUNT + 1] = 1
    t.rich("halflings")
    t.paint("D3", "brown")
    t.until("halflings")
    t.play("build D3")
    t.until(faction)
    return t


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_without_markers_the_merchant_only_stands_there(faction: str) -> None:
    """Using ships to trade: fifteen markers, so at most fifteen trades. The merchant does not count as visiting."""
    t = without_markers(faction)
    assert t.ships(faction) == "D3" and len(t.marks(faction)) == 15 and "D3" not in t.marks(faction)


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_without_markers_the_merchant_moves_on_and_does_not_trade(faction: str) -> None:
    t = without_markers(faction)
    vp, workers = t.vp(faction), t.workers(faction)
    t.play("action SHIPMOVE")
    assert t.sailors() == {"D3"}
    t.play("sail D3")
    t.play(f"to {min(t.goals())}")
    assert (t.vp(faction), t.workers(faction), len(t.marks(faction))) == (vp, workers, 15)
    assert t.ships(faction) not in ("", "D3")


def test_without_markers_a_voyage_that_leaves_him_there_does_not_trade() -> None:
    t = without_markers()
    t.play("action SHIPMOVE. done")
    assert t.ships("dwarves") == "D3" and len(t.marks("dwarves")) == 15


def test_without_markers_passing_with_the_tile_for_markers() -> None:
    """MFAV4: its table ends with fifteen."""
    t = without_markers(tiles=True)
    t.favor("dwarves", "MFAV4")
    t.play("action SHIPMOVE. done")
    t.until("dwarves")
    vp = t.vp("dwarves")
    t.play(min(text for text in t.legal() if text.startswith("pass")))
    assert t.vp("dwarves") == vp + 5


def test_a_game_of_0_1_keeps_its_sixteenth_trade() -> None:
    t = without_markers(tiles=True, faults_of_0_1="true")
    t.favor("dwarves", "MFAV4")
    t.launch("dwarves", "D3 E5")
    t.play("action SHIPMOVE. done")
    assert len(t.marks("dwarves")) == 16
    t.until("dwarves")
    vp = t.vp("dwarves")
    t.play(min(text for text in t.legal() if text.startswith("pass")))  # and passing is possible with it
    assert t.vp("dwarves") == vp + 5


def test_the_market_stands_anywhere() -> None:
    t = table(merchants="")
    t.put("dwarves", "E1", "TP")
    t.rich("dwarves")
    t.play("upgrade E1 to SY")
    assert t.ships("dwarves") == "E1" and t.get("dwarves", column.SHIPPING) == 2


def test_merchants_come_to_storehouse_or_market() -> None:
    t = table(merchants="")
    t.yard("dwarves", "E1")
    t.rich("dwarves")
    t.play("action MPA2")
    assert t.places() == {"E1", "E5"}


# ---- their words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "older"),
    [
        ("action SHIPMOVE. walk E5. to E6", "action SHIPMOVE. sail E5. to E6"),
        ("action MPA2. merchant E1", "action MPA2. ship E1"),
        ("build E7 by merchant", "build E7 by ship"),
    ],
)
def test_phrases_call_merchants_merchants(words: str, older: str) -> None:
    """And still read what 0.1 wrote."""
    ends = []
    for phrase in (words, older):
        t = table(merchants="E5 E7")
        t.yard("dwarves", "E1")
        t.rich("dwarves")
        t.paint("E7", "gray")
        shown: set[str] = set()
        for part in phrase.split(". "):
            shown |= {text for text in t.legal() if " ship" in text or text.startswith(("ship ", "sail "))}
            t.play(part)
        assert shown <= {"advance ship"}
        ends.append(t.state.hash())
    assert ends[0] == ends[1]


# ---- the range tile ---------------------------------------------------------------------------------------


def advanced(faction: str, place: int) -> SeaTable:
    t = table(faction, merchants="")
    t.give(faction, shipping=place)
    return t


@pytest.mark.parametrize(("faction", "reach"), [("dwarves", [2, 2, 3, 3]), ("fakirs", [2, 3, 3, 4])])
def test_reach_of_tunnel_and_carpet(faction: str, reach: list[int]) -> None:
    from mystica.engine.rules.reach import skip_range

    assert [int(skip_range(advanced(faction, k).state, 0)) + 1 for k in (1, 2, 3, 4)] == reach


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_movement_of_merchants(faction: str) -> None:
    movement = pytest.importorskip("mystica.boxes.merchants.engine.places").movement

    assert [int(movement(advanced(faction, k).state, 0)) for k in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_they_start_on_the_first_space_and_cannot_advance_by_an_action() -> None:
    t = SeaTable("dwarves", "halflings")
    assert t.get("dwarves", column.SHIPPING) == 1
    t.put("dwarves", "E5")
    t.rich("dwarves")
    assert not t.may("advance ship")


def test_the_fakirs_stronghold_moves_the_marker_instead() -> None:
    t = table("fakirs", merchants="", other="witches", scoring="SCORE3")
    t.put("fakirs", "F3", "TP")
    t.rich("fakirs")
    t.give("fakirs", vp=20)
    t.play("upgrade F3 to SH")
    assert (t.get("fakirs", column.SHIPPING), t.vp("fakirs")) == (2, 20)


def test_dwarves_keep_the_cheaper_tunnel() -> None:
    t = table(merchants="")
    t.put("dwarves", "F3", "SH")
    t.rich("dwarves")
    t.paint("D4", "gray")
    assert t.price("build D4") == (2, 2, 0)


def test_the_shipping_card_counts_as_one_space_further() -> None:
    t = table("fakirs", merchants="F4", other="witches")
    t.give("fakirs", power=(6, 0, 0))
    t.card("fakirs", "BON4")
    t.play("action SHIPMOVE. sail F4")
    assert "H4" in t.goals()
    t = table("fakirs", merchants="F4", other="witches")
    t.give("fakirs", shipping=4, power=(6, 0, 0))
    t.play("action SHIPMOVE. sail F4")
    before = t.goals()
    t = table("fakirs", merchants="F4", other="witches")
    t.give("fakirs", shipping=4, power=(6, 0, 0))
    t.card("fakirs", "BON4")
    t.play("action SHIPMOVE. sail F4")
    assert t.goals() == before  # nothing beyond the last space


def test_the_promo_card_pays_for_the_range() -> None:
    t = table("fakirs", merchants="", other="witches", promo_bonus="true")
    t.give("fakirs", shipping=3, vp=20)
    t.card("fakirs", "BON10")
    t.play("pass BON1")
    assert t.vp("fakirs") == 29


def test_without_ships_everything_is_as_ever() -> None:
    t = SeaTable("fakirs", "witches", merchants_ships="false", merchants_canals="false")
    t.put("fakirs", "F3", "TP")
    t.rich("fakirs")
    t.play("upgrade F3 to SH")
    assert t.get("fakirs", column.SHIPPING) == 0


def test_ships_on_land_are_shared_with_everybody_else() -> None:
    """A merchant does not occupy a space."""
    t = table(merchants="D3 D3 D3")
    t.put("halflings", "E3")
    t.rich("halflings")
    t.paint("D3", "brown")
    t.until("halflings")
    assert t.may("build D3")
