"""The parts of the box alone: tiles without ships bring and move none, ships come without tiles and canals."""

from __future__ import annotations

from typing import Any

from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import state as column
from tests.rules.merchants.sea import BOX_TILES, SeaTable


class TilesOnly(SeaTable):
    """The tiles of the box in a game without ships."""

    def __init__(self, *factions: str, **more: Any) -> None:
        super().__init__(*factions, tiles=True, merchants="false", merchants_tiles="true", **more)


def table(faction: str = "darklings", **more: Any) -> TilesOnly:
    t = TilesOnly(faction, "witches" if faction == "fakirs" else "nomads", **more)
    t.put(faction, "C1")
    t.put(t.setup.factions[1], "D3")
    t.rich(faction)
    t.give(faction, shipping=0, vp=20)
    return t


def test_the_state_has_no_room_for_ships() -> None:
    t = table()
    assert len(t.state.v) == column.SIZE and not with_ships(t.state)
    assert t.setup.scoring == tuple(code for code in t.setup.scoring if code in (*BOX_TILES, "MSC06"))


def test_no_shipyard_and_no_voyages() -> None:
    t = table()
    t.put("darklings", "E5", "TP")
    assert not t.may("upgrade E5 to SY")
    assert not any(word in text for text in t.legal() for word in ("SHIPMOVE", "SHIPBUILD", "MPA", "by ship"))


def test_cards_with_ships_have_no_action() -> None:
    for code in ("MBON1", "MBON3"):
        t = table()
        t.card("darklings", code)
        assert not t.may(f"action {code}")


def test_the_card_for_ships_pays_its_income_and_no_vp() -> None:
    t = table()
    before = t.income("darklings")
    t.card("darklings", "MBON2")
    assert [b - a for a, b in zip(before, t.income("darklings"))] == [1, 1, 0, 0]
    t.play("pass BON1")
    assert t.vp("darklings") == 20


def test_the_card_for_great_structures_pays_as_the_one_it_replaces() -> None:
    t = table()
    t.card("darklings", "MBON4")
    t.put("darklings", "A8", "SH")
    t.play("pass BON1")
    assert t.vp("darklings") == 24


def test_ships_of_income_and_cult_bonus_do_not_come() -> None:
    t = table(scoring="MSC01")
    t.favor("darklings", "MFAV3")
    t.give("darklings", cults=(0, 8, 0, 0))
    t.play("pass MBON3")
    t.pass_all()
    assert t.round == 2 and not t.places()


def test_the_town_tile_with_ships_brings_vp_and_key_alone() -> None:
    t = table()
    t.put("darklings", "E5 E6 E7", "TP")
    t.put("darklings", "F3")
    t.play("upgrade F3 to TP. +MTW2")
    assert (t.vp("darklings"), t.keys("darklings"), t.places()) == (23, 1, set())


def test_markers_pay_nothing() -> None:
    t = table()
    t.favor("darklings", "MFAV4")
    t.play("pass BON1")
    assert t.vp("darklings") == 20


def test_shipping_of_tiles_is_as_ever() -> None:
    t = table()
    t.put("darklings", "E5", "TP")
    t.play("upgrade E5 to TE. +MFAV1. gain shipping")
    assert (t.get("darklings", column.SHIPPING), t.vp("darklings")) == (1, 22)


def test_fakirs_have_no_range_tile() -> None:
    t = table("fakirs")
    assert t.get("fakirs", column.SHIPPING) == 0
    t.put("fakirs", "E5", "TP")
    t.play("upgrade E5 to TE. +MFAV1. gain shipping")
    assert (t.get("fakirs", column.SHIPPING), t.vp("fakirs")) == (0, 20)


def test_auren_have_no_key() -> None:
    """The key is of the shipyard board, which is not in play."""
    assert table("auren").keys("auren") == 0


def test_ships_alone_leave_the_tiles_as_they_were() -> None:
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.rich("darklings")
    t.play("action MPA3")
    assert not any(text.startswith("+MFAV") for text in t.legal()) and t.may("+FAV11")
    assert "BON6" in t.setup.bonus and not any(code.startswith("MBON") for code in t.setup.bonus)
