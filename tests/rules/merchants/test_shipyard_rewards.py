"""The shipyard: one-time rewards that a host puts on a board, and prices of the ships it builds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from mystica import data
from mystica.engine.core import state as column
from tests.rules.merchants.sea import SeaTable


def built(facts: Mapping[str, data.Value], faction: str = "witches", terrains: str = "") -> SeaTable:
    """A faction that upgrades a riverside trading house to its shipyard."""
    paths = {f"shipyards.{faction}.{key}": value for key, value in facts.items()}
    t = SeaTable(faction, "nomads", facts=paths, terrains=terrains)
    t.put(faction, "F4", "TP")
    t.rich(faction)
    t.give(faction, coins=20, workers=10, priests=1, power=(6, 4, 0), vp=20, shipping=0, cults=(0, 0, 0, 0))
    t.play("upgrade F4 to SY")
    if t.decider == faction and not t.ships(faction):
        t.play(sorted(text for text in t.legal() if text.startswith("ship "))[0])
    return t


GOODS = [
    ("reward_vp", 5, "vp"), ("reward_coins", 4, "coins"), ("reward_workers", 3, "workers"),
    ("reward_priests", 2, "priests"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "amount", "good"), GOODS)
def test_goods(key: str, amount: int, good: str) -> None:
    usual, more = getattr(built({}), good)("witches"), getattr(built({key: amount}), good)("witches")
    assert more - usual == amount


def test_power_and_tokens() -> None:
    assert built({}).power("witches") == (6, 4, 0)
    assert built({"reward_power": 3}).power("witches") == (3, 7, 0)
    assert built({"reward_tokens": 2}).power("witches") == (8, 4, 0)


def test_keys() -> None:
    assert built({"reward_keys": 2}).get("witches", column.KEYS) == 2


def test_favor_tiles() -> None:
    t = built({"reward_favors": 2})
    t.play("+FAV11. +FAV10")
    assert t.cults("witches") == (0, 1, 1, 0)


def test_cult_steps() -> None:
    t = built({"steps": 3})
    t.play("+3air")
    assert t.cults("witches")[3] == 3


def test_free_spades() -> None:
    t = built({"reward_spades": 2})
    workers = t.workers("witches")
    t.paint("E6", "red")  # two steps from forest
    t.play("transform E6 to green")
    assert (t.terrain("E6"), t.workers("witches")) == ("green", workers)


def test_spades_are_tokens_for_dragonlords() -> None:
    usual = built({}, "dragonlords", terrains="green").power("dragonlords")
    more = built({"reward_spades": 2}, "dragonlords", terrains="green").power("dragonlords")
    assert sum(more) - sum(usual) == 2


def test_the_ship_of_the_board_comes_all_the_same() -> None:
    t = built({"reward_vp": 1, "reward_favors": 1})
    t.play("+FAV11")
    assert len(t.ships("witches").split()) == 1


def test_the_price_of_build_ship() -> None:
    """Its price stands in a review only: a host may know better. The Alchemists' board is shown by an example."""
    facts: dict[str, data.Value] = {"shipyards.witches.ship_workers": 2, "shipyards.witches.ship_coins": 5}
    t = SeaTable("witches", "nomads", facts=facts)
    t.yard("witches", "F4")
    t.give("witches", coins=10, workers=5, power=(9, 0, 0))
    t.play("action SHIPBUILD")
    assert (t.coins("witches"), t.workers("witches")) == (5, 3)
