"""Appendix III: both halves of every scoring tile of the box, as this project pairs them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mystica import data
from mystica.engine.core import state as column
from mystica.engine.core.decisions import CULT_SPADES, top
from tests.rules.merchants.sea import SeaTable

TILES = tuple(code for code, tile in data.scoring_tiles().items() if tile.option == "merchants-tiles")


def table(code: str) -> SeaTable:
    t = SeaTable("darklings", "nomads", tiles=True, scoring=code)
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.put("nomads", "D3")
    t.rich("darklings")
    t.give("darklings", shipping=3, vp=20, power=(0, 0, 0))
    return t


# ---- what is built or done, with the VP that come without any tile -----------------------------------------


def dwelling(t: SeaTable) -> int:
    t.paint("D2", "black")
    t.play("build D2")
    return 0


def trading_house(t: SeaTable) -> int:
    t.play("upgrade C1 to TP")
    return 0


def temple(t: SeaTable) -> int:
    t.put("darklings", "E5", "TP")
    t.play("upgrade E5 to TE")
    return 0


def stronghold(t: SeaTable) -> int:
    t.put("darklings", "E5", "TP")
    t.play("upgrade E5 to SH")
    return 0


def sanctuary(t: SeaTable) -> int:
    t.put("darklings", "E5", "TE")
    t.play("upgrade E5 to SA")
    return 0


def shipyard(t: SeaTable) -> int:
    t.put("darklings", "E5", "TP")
    t.play("upgrade E5 to SY")
    return 0


def spade(t: SeaTable) -> int:
    t.paint("D2", "blue")
    t.play("transform D2 to black")
    return 2  # of the Darklings


def town(t: SeaTable) -> int:
    t.put("darklings", "E5 E6", "TP")
    t.put("darklings", "E7", "TE")
    t.paint("F3", "black")
    t.play("build F3. +TW1")
    return data.town_tiles()["TW1"].vp


def trade(t: SeaTable) -> int:
    t.launch("darklings", "r8")
    t.play("action SHIPMOVE. sail r8. to D3")
    return 1


def shipping(t: SeaTable) -> int:
    t.give("darklings", shipping=0)
    t.play("advance ship")
    return 2


DEEDS: dict[str, Callable[[SeaTable], int]] = {
    "D": dwelling, "TP": trading_house, "TE": temple, "SH": stronghold, "SA": sanctuary, "SY": shipyard,
    "spade": spade, "town": town, "trade": trade, "advance": shipping,
}  # fmt: skip
PAID = {
    "MSC01": {"D": 2}, "MSC02": {"D": 2}, "MSC03": {"TP": 3}, "MSC04": {"TP": 3},
    "MSC05": {"SH": 5, "SA": 5, "SY": 5}, "MSC06": {"SH": 5, "SA": 5, "SY": 5}, "MSC07": {"spade": 2},
    "MSC08": {"town": 5}, "MSC09": {"trade": 2}, "MSC10": {"trade": 2}, "MSC11": {"TE": 4}, "MSC12": {"advance": 2},
}  # fmt: skip


def test_there_are_twelve() -> None:
    assert tuple(PAID) == TILES


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("code", PAID)
def test_the_action_phase(code: str, deed: str) -> None:
    """What the tile pays for, and nothing for anything else; a town has a dwelling in it."""
    t = table(code)
    usual = DEEDS[deed](t)
    extra = PAID[code].get(deed, 0)
    if deed == "town":
        extra += PAID[code].get("D", 0)
    assert t.vp("darklings") == 20 + usual + extra


def test_each_trade_is_paid() -> None:
    t = table("MSC09")
    t.put("nomads", "C2", "TP")
    t.launch("darklings", "r8 r8")
    t.play("action SHIPMOVE. sail r8. to D3. sail r8. to C2. trade D3. decline")
    assert t.vp("darklings") == 20 + 2 * (1 + 2)


# ---- the end of the round ----------------------------------------------------------------------------------


BONUS = {
    "MSC01": ("water", 4, "ships", 1), "MSC02": ("fire", 4, "power", 4), "MSC03": ("water", 4, "spades", 1),
    "MSC04": ("air", 4, "spades", 1), "MSC05": ("fire", 2, "workers", 1), "MSC06": ("air", 2, "workers", 1),
    "MSC07": ("earth", 1, "coins", 1), "MSC08": ("earth", 4, "spades", 1), "MSC09": ("water", 4, "priests", 1),
    "MSC10": ("fire", 4, "spades", 1), "MSC11": ("earth", 5, "shipping", 1), "MSC12": ("air", 4, "priests", 1),
}  # fmt: skip


def after_the_round(code: str, level: int, cult: str) -> SeaTable:
    t = table(code)
    cults = [0, 0, 0, 0]
    cults[data.CULTS.index(cult)] = level
    t.give(
        "darklings", coins=10, workers=2, priests=1, power=(12, 0, 0), shipping=0,
        cults=(cults[0], cults[1], cults[2], cults[3]),
    )  # fmt: skip
    t.pass_all()
    return t


def outcome(t: SeaTable, what: str) -> int:
    """How much of it the Darklings have, or are asked to use."""
    if what == "ships":
        number = 0
        while t.places() and number < 3:
            t.play(f"ship {sorted(t.places())[0]}")
            number += 1
        return number
    if what == "spades":
        frame = top(t.state)
        return int(t.state.v[frame + 2]) if t.state.v[frame] == CULT_SPADES else 0
    if what == "power":
        return t.power("darklings")[1]
    where = {"workers": column.WORKERS, "coins": column.COINS, "priests": column.PRIESTS, "shipping": column.SHIPPING}
    return t.get("darklings", where[what])


@pytest.mark.parametrize("code", BONUS)
def test_the_end_of_the_round(code: str) -> None:
    """One step short of the first reward, at it, and at the last that lies on the track."""
    cult, per, what, number = BONUS[code]
    none = outcome(after_the_round(code, per - 1, cult), what)
    once = outcome(after_the_round(code, per, cult), what)
    assert once - none == number
    twice = outcome(after_the_round(code, 2 * per, cult), what)
    assert twice - none == 2 * number


def test_it_counts_for_everybody() -> None:
    t = table("MSC07")
    t.give("nomads", cults=(0, 0, 6, 0), coins=0)
    without = table("MSC07")
    without.give("nomads", cults=(0, 0, 0, 0), coins=0)
    for each in (t, without):
        each.pass_all()
    assert t.coins("nomads") - without.coins("nomads") == 6
