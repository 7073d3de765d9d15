"""Base, 2 - Advancing on the shipping track; 3 - Lowering the exchange rate for spades."""

import pytest

from mystica.engine.core.state import DIGGING, SHIPPING
from tests.rules.table import BASE_FACTIONS, Table


def table(faction: str, **start: int) -> Table:
    t = Table(faction, "witches" if faction in ("nomads", "fakirs") else "nomads")
    t.give(faction, coins=20, workers=9, priests=3, power=(0, 0, 0), vp=20)
    t.give(faction, shipping=start.get("shipping"), digging=start.get("digging"))
    return t


@pytest.mark.parametrize(("level", "vp"), [(0, 2), (1, 3), (2, 4)])
def test_advancing_on_the_shipping_track(level: int, vp: int) -> None:
    """Action 2: a priest and 4 coins for one step, with the VP of the space reached."""
    t = table("auren", shipping=level)
    assert t.price("advance ship") == (4, 0, 1)
    t.play("advance ship")
    assert (t.get("auren", SHIPPING), t.vp("auren")) == (level + 1, 20 + vp)


@pytest.mark.parametrize(("level", "vp"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_shipping_track_of_the_mermaids(level: int, vp: int) -> None:
    """Action 2: the Mermaids go from 1 to 5."""
    t = table("mermaids", shipping=level)
    assert t.price("advance ship") == (4, 0, 1)
    t.play("advance ship")
    assert (t.get("mermaids", SHIPPING), t.vp("mermaids")) == (level + 1, 20 + vp)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_end_of_the_shipping_track(faction: str) -> None:
    """Action 2: 3 is the end, 5 for the Mermaids; Fakirs and Dwarves have no track at all."""
    top = {"mermaids": 5, "fakirs": 0, "dwarves": 0}.get(faction, 3)
    t = table(faction)
    assert t.may("advance ship") == (top > 0)
    t.give(faction, shipping=max(top - 1, 0))
    assert t.may("advance ship") == (top > 0)
    t.give(faction, shipping=top)
    assert not t.may("advance ship")


@pytest.mark.parametrize("lacking", [{"coins": 3}, {"priests": 0}])
def test_shipping_has_to_be_paid(lacking: dict[str, int]) -> None:
    """Action 2: neither coins nor the priest can be left out."""
    t = table("witches")
    t.give("witches", coins=lacking.get("coins"), priests=lacking.get("priests"))
    assert not t.may("advance ship")


def test_priest_for_shipping_returns_to_the_supply() -> None:
    """Action 2: a priest paid is not lost for good; seven can be had again."""
    t = table("witches")
    t.give("witches", priests=7)
    t.play("advance ship")
    t.give("witches", power=(0, 0, 10))
    t.play("convert 5pw to 1p")
    assert t.priests("witches") == 7
    assert not t.may("convert 5pw to 1p")


@pytest.mark.parametrize("level", [0, 1])
def test_lowering_the_exchange_rate(level: int) -> None:
    """Action 3: 2 workers, 5 coins and a priest for one step and 6 VP."""
    t = table("auren", digging=level)
    assert t.price("advance dig") == (5, 2, 1)
    t.play("advance dig")
    assert (t.get("auren", DIGGING), t.vp("auren")) == (level + 1, 26)


def test_lowered_exchange_rate() -> None:
    """Action 3, the example: after one step the Auren pay 2 workers for a spade, after two steps 1."""
    t = table("auren")
    t.put("auren", "F4")
    assert t.price("transform E7 to green") == (0, 3, 0)
    t.play("auren: advance dig")
    t.play("nomads: pass BON1")
    t.finish(unless="auren")
    assert t.price("transform E7 to green") == (0, 2, 0)
    t.play("auren: advance dig")
    t.finish(unless="nomads")
    t.give("auren", workers=1)
    assert t.price("transform E7 to green") == (0, 1, 0)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_end_of_the_exchange_track(faction: str) -> None:
    """Action 3: two steps, one for the Fakirs, none for the Darklings."""
    top = {"fakirs": 1, "darklings": 0}.get(faction, 2)
    t = table(faction)
    assert t.may("advance dig") == (top > 0)
    t.give(faction, digging=max(top - 1, 0))
    assert t.may("advance dig") == (top > 0)
    t.give(faction, digging=top)
    assert not t.may("advance dig")


def test_halflings_pay_fewer_coins() -> None:
    """Action 3: 1 coin instead of 5 for the Halflings, for the same VP."""
    t = table("halflings")
    t.give("halflings", coins=1)
    assert t.price("advance dig") == (1, 2, 1)
    t.play("advance dig")
    assert t.vp("halflings") == 26


@pytest.mark.parametrize("lacking", [{"coins": 4}, {"workers": 1}, {"priests": 0}])
def test_exchange_rate_has_to_be_paid(lacking: dict[str, int]) -> None:
    """Action 3: every part of the price is needed."""
    t = table("witches")
    for what, amount in lacking.items():
        t.give("witches", **{what: amount})  # type: ignore[arg-type]
    assert not t.may("advance dig")


@pytest.mark.parametrize("move", ["advance ship", "advance dig"])
def test_one_step_is_the_whole_action(move: str) -> None:
    """Actions 2 and 3: one step of one track, then the next player's turn."""
    t = table("witches")
    t.give("witches", priests=7)
    t.play(move)
    assert not t.may("advance ship") and not t.may("advance dig")
    t.finish()
    assert t.decider == "nomads"
