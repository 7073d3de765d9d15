"""The shipyard: where it is built, what it brings, what counts it."""

from __future__ import annotations

from typing import Any

import pytest

from mystica import data
from tests.rules.merchants.sea import SeaTable
from tests.rules.table import BASE_FACTIONS, FIRE_AND_ICE_FACTIONS


def table(faction: str = "alchemists", other: str = "witches", **more: Any) -> SeaTable:
    t = SeaTable(faction, other, **more)
    t.put(faction, "C1", "TP")
    t.put(faction, "A8", "TP")
    t.dock(faction, "A8")
    t.rich(faction)
    return t


def test_the_example() -> None:
    """Alchemists with shipping 1: a ship beside the shipyard, shipping 2 with its 3 VP, ship income, Build ship."""
    t = table()
    t.give("alchemists", shipping=1, vp=20)
    t.play("upgrade C1 to SY")
    assert t.places() == {"r0", "r1", "r7", "r8"}
    t.play("ship r7. done")
    assert t.structure("C1") == "alchemists SY"
    assert (t.vp("alchemists"), t.get("alchemists", 13)) == (23, 2)
    assert (t.coins("alchemists"), t.workers("alchemists")) == (54, 26)
    t.until("alchemists")
    t.play("action SHIPBUILD")
    assert (t.coins("alchemists"), t.workers("alchemists")) == (52, 25)
    assert t.places() == {"r0", "r1", "r7", "r8", "r3"}
    t.play("ship r3")
    assert t.ships("alchemists") == "r3 r7"
    t.finish()
    t.pass_all()
    assert t.places() == {"r0", "r1", "r7", "r8", "r3"}  # income


def test_build_ship_needs_the_shipyard_and_is_taken_once() -> None:
    t = table()
    assert not t.may("action SHIPBUILD")
    t.yard("alchemists", "E5")
    t.play("action SHIPBUILD. ship r3. done")
    t.until("alchemists")
    assert not t.may("action SHIPBUILD")


def test_build_ship_has_to_be_paid() -> None:
    t = table()
    t.yard("alchemists", "E5")
    t.give("alchemists", coins=1)
    assert not t.may("action SHIPBUILD")


def test_it_stands_beside_a_river() -> None:
    t = SeaTable("alchemists", "witches")
    t.put("alchemists", "E1 C1", "TP")
    t.rich("alchemists")
    assert t.may("upgrade C1 to SY") and not t.may("upgrade E1 to SY")


def test_a_dwelling_is_no_trading_house() -> None:
    t = SeaTable("alchemists", "witches")
    t.put("alchemists", "C1")
    t.rich("alchemists")
    assert not t.may("upgrade C1 to SY")


def test_there_is_one() -> None:
    t = table()
    t.yard("alchemists", "E5")
    assert not t.may("upgrade C1 to SY")


def test_no_ship_left_no_ship() -> None:
    t = table()
    t.launch("alchemists", "r3 r3 r3")
    t.play("upgrade C1 to SY")
    assert not t.places()


def test_its_power_value_is_three() -> None:
    t = table()
    t.put("witches", "D2", "SH")
    t.give("witches", power=(12, 0, 0))
    t.play("upgrade C1 to SY. ship r0")
    assert "leech 3 from alchemists" in t.legal()  # the stronghold's
    t = table()
    t.yard("alchemists", "E5")
    t.put("witches", "E6")
    t.rich("witches")
    t.give("alchemists", power=(12, 0, 0))
    t.until("witches")
    t.play("upgrade E6 to TP")
    assert t.decider == "alchemists" and "leech 3 from witches" in t.legal()


def test_it_counts_for_a_town() -> None:
    """Power value 3: with 2 + 1 + 1 it is just enough, one less would not be."""
    t = SeaTable("alchemists", "witches")
    t.put("alchemists", "E5 E6", "TP")
    t.put("alchemists", "F3 E7")
    t.rich("alchemists")
    t.play("upgrade E5 to SY. ship r14")
    assert any(text.startswith("+TW") for text in t.legal())


def test_auren_move_up_a_cult_and_start_with_a_key() -> None:
    t = table("auren", "nomads")
    assert t.keys("auren") == 1
    t.play("upgrade C1 to SY. ship r0")
    assert "+2fire" in t.legal()
    t.play("+2fire")
    assert t.cults("auren")[0] == 2


def test_shapeshifters_may_change_their_home() -> None:
    t = table("shapeshifters", "witches", terrains="black")
    power = t.power("shapeshifters")
    t.play("upgrade C1 to SY. ship r0")
    assert "done" in t.legal() and "pick-color red" in t.legal() and "pick-color green" not in t.legal()
    t.play("pick-color red")
    assert t.home("shapeshifters") == "red" and t.power("shapeshifters") == power
    t = table("shapeshifters", "witches", terrains="black")
    t.play("upgrade C1 to SY. ship r0. done")
    assert t.home("shapeshifters") == "black"


def test_riverwalkers_have_no_more_than_the_ship() -> None:
    t = table("riverwalkers", terrains="black")
    t.play("upgrade C1 to SY. ship r0")
    assert t.get("riverwalkers", 13) == 1


PRICES = {"engineers": (6, 3), "swarmlings": (8, 5)}


@pytest.mark.parametrize("faction", [*BASE_FACTIONS, *FIRE_AND_ICE_FACTIONS])
def test_price_of_shipyard_and_ship(faction: str) -> None:
    """House prices of the shipyard; a ship costs what a dwelling costs."""
    t = table(faction, "witches" if faction != "witches" and faction != "auren" else "nomads")
    coins, workers = PRICES.get(faction, (6, 4))
    assert t.price("upgrade C1 to SY")[:2] == (coins, workers)
    t.yard(faction, "E5")
    t.launch(faction, "")
    dwelling = data.factions()[faction].structures["D"]
    assert t.price("action SHIPBUILD")[:2] == (dwelling.coins, dwelling.workers)


def test_yetis_reuse_actions_of_the_new_board_with_both() -> None:
    t = SeaTable("yetis", "witches", terrains="black")
    t.put("yetis", "C1")
    t.dock("yetis", "C1")
    t.rich("yetis")
    t.play("action MPA2. ship r0. done")
    assert t.power("yetis") == (3, 0, 9)  # one less
    t.until("yetis")
    t.rich("yetis")
    assert not t.may("action MPA2")
    t.put("yetis", "A8", "SH")
    assert not t.may("action MPA2")
    t.yard("yetis", "E5")
    assert t.may("action MPA2")


def test_yetis_reuse_the_old_ones_with_the_stronghold_alone() -> None:
    t = SeaTable("yetis", "witches", terrains="black")
    t.put("yetis", "C1", "SH")
    t.rich("yetis")
    t.play("action ACT4. done")
    t.until("yetis")
    t.rich("yetis")
    assert t.may("action ACT4")
