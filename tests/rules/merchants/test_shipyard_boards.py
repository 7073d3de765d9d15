"""Appendix VII and the shipyard boards: what every one of the 20 factions gets."""

from __future__ import annotations

import pytest

from mystica import data
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.engine.core import state as column
from mystica.engine.core.tables import FACT, FACTION_KEYS, FACTS, VALUE
from tests.rules.merchants.sea import SeaTable
from tests.rules.table import BASE_FACTIONS, FIRE_AND_ICE_FACTIONS

ALL = (*BASE_FACTIONS, *FIRE_AND_ICE_FACTIONS)
RANGE = ("fakirs", "dwarves")


def table(faction: str) -> SeaTable:
    t = SeaTable(faction, "nomads" if faction in ("witches", "auren") else "witches")
    t.put(faction, "C1", "TP")
    t.rich(faction)
    t.give(faction, vp=20)
    return t


@pytest.mark.parametrize("faction", ALL)
def test_what_the_shipyard_brings(faction: str) -> None:
    """A ship beside it and a step of shipping with its VP; range without VP; nothing more for the Riverwalkers."""
    t = table(faction)
    before = t.get(faction, column.SHIPPING)
    t.play("upgrade C1 to SY")
    if faction in RANGE:
        assert t.ships(faction) == "C1"
    else:
        assert t.places() == {"r0", "r1", "r7", "r8"}
        t.play("ship r7")
        assert t.ships(faction) == "r7"
    track = data.factions()[faction].shipping
    steps = 0 if faction == "riverwalkers" else 1
    vp = track.vp[0] if track and steps else 0
    assert (t.get(faction, column.SHIPPING), t.vp(faction)) == (before + steps, 20 + vp)


@pytest.mark.parametrize("faction", ALL)
def test_ship_income_from_the_next_round_on(faction: str) -> None:
    t = table(faction)
    t.yard(faction, "C1")
    t.launch(faction, "")
    t.pass_all()
    if faction in RANGE:
        assert t.ships(faction) == "C1"
    else:
        assert t.decider == faction and t.places() == {"r0", "r1", "r7", "r8"}


@pytest.mark.parametrize("faction", ALL)
def test_power_value_of_the_shipyard(faction: str) -> None:
    """3 for everybody, the Yetis too (ours)."""
    assert FACT[FACTION_KEYS.index(faction) * FACTS + VALUE + SHIPYARD] == 3


@pytest.mark.parametrize("faction", ALL)
def test_keys_at_the_start(faction: str) -> None:
    assert SeaTable(faction, "nomads" if faction in ("witches", "auren") else "witches").keys(faction) == (
        faction == "auren"
    )


def test_auren_reach_the_top_without_a_town() -> None:
    t = table("auren")
    t.give("auren", cults=(9, 0, 0, 0))
    t.play("upgrade C1 to SY. ship r0. +2fire. +fire")
    assert (t.cults("auren")[0], t.keys("auren")) == (10, 0)


def test_a_trading_house_with_a_dock_becomes_the_shipyard() -> None:
    t = table("witches")
    t.dock("witches", "C1")
    t.play("upgrade C1 to SY. ship r0")
    assert (t.structure("C1"), t.docked("witches")) == ("witches SY", "C1")


@pytest.mark.parametrize("faction", ALL)
def test_the_move_action_is_there_without_a_shipyard(faction: str) -> None:
    t = table(faction)
    t.launch(faction, "C1" if faction in RANGE else "r8")
    t.give(faction, power=(0, 0, 1))
    assert t.may("action SHIPMOVE") and not t.may("action SHIPBUILD")


def test_swarmlings_may_pay_as_usual() -> None:
    t = table("swarmlings")
    t.launch("swarmlings", "r8")
    t.give("swarmlings", shipping=0, power=(0, 0, 2))
    t.play("action SHIPMOVE. sail r8")
    assert not t.may("pay 1pw from bowl2")
    t.play("pay 1pw. to r1")
    assert t.power("swarmlings") == (1, 0, 1)


def test_others_do_not_pay_from_bowl_two() -> None:
    t = table("mermaids")
    t.launch("mermaids", "r8")
    t.give("mermaids", shipping=0, power=(0, 1, 0))
    assert not t.may("action SHIPMOVE")


def test_only_halflings_get_a_worker_for_a_returned_ship() -> None:
    for faction, worker in (("halflings", 1), ("cultists", 0)):
        t = SeaTable(faction, "witches")
        t.launch(faction, "r34")
        t.give(faction, coins=5, workers=5)
        t.paint("H6", "brown")
        t.play("build H6 by ship")
        assert t.workers(faction) == 5 + worker


def test_a_halfling_who_pays_gets_none() -> None:
    t = SeaTable("halflings", "witches")
    t.launch("halflings", "r34")
    t.give("halflings", coins=5, workers=5)
    t.paint("H6", "brown")
    t.play("build H6")
    assert t.workers("halflings") == 4


@pytest.mark.parametrize("faction", ["cultists", "shapeshifters"])
def test_a_refused_trade_pays_nobody(faction: str) -> None:
    """The power for refusals is for structures built, not for trades."""
    t = SeaTable(faction, "nomads")
    t.put(faction, "C1")
    t.launch(faction, "r8")
    t.put("nomads", "D3", "TP")
    t.give(faction, shipping=1, power=(6, 0, 0))
    t.give("nomads", power=(6, 0, 0))
    t.play("action SHIPMOVE. sail r8. to D3")
    power = t.power(faction)
    t.play("decline")
    assert t.power(faction) == power


def test_shapeshifters_change_without_vp_or_stronghold() -> None:
    t = table("shapeshifters")
    t.play("upgrade C1 to SY. ship r0")
    vp = t.vp("shapeshifters")
    homes = sorted(text for text in t.legal() if text.startswith("pick-color"))
    t.play(homes[0])
    assert t.home("shapeshifters") == homes[0].split()[1] and t.vp("shapeshifters") == vp
    assert not any(text.startswith("pick-color") for text in t.legal())
