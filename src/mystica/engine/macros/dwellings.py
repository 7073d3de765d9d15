"""Action 1: transform and build, by spades or in the faction's own way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.actions import BUILD, TRANSFORM
from mystica.engine.core.bits import BIT, HI, LO, first_space, zeros
from mystica.engine.core.decisions import top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BUILDS_BY_RIVER,
    FACT,
    FACTS,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL
from mystica.engine.macros.of_boxes import free_dwelling
from mystica.engine.macros.paying import Macros, add_ways
from mystica.engine.macros.spades import list_space
from mystica.engine.rules.build import dwelling_left, dwelling_price
from mystica.engine.rules.reach import reach, river_reach, shipping_value, skip_reach

_BUFFER: Final = zeros(MOST_LEGAL)
_FIRST_PRICE: Final = zeros(8)
_SECOND_PRICE: Final = zeros(8)


def list_dwellings(s: State, p: i64, m: Macros, free: i64, two_spaces: bool, power: i64, a: i64) -> None:
    """Transform and build with so many free spades, on every space reached; `a` is the action that brings them."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    if FACT[fact + BUILDS_BY_RIVER] > 0:
        _builds_by_river(s, p, m)
        return
    if FACT[fact + TRANSFORM_STEPS] + FACT[fact + TRANSFORM_TOKENS] > 0:
        if a < 0:
            _without_spades(s, p, m)
        else:
            add_ways(m, 0, 0, 0, power, a, -1, -1, -1)
        return
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    all_lo = lo | skip_lo
    all_hi = hi | skip_hi
    may_build = dwelling_left(s, p)
    while all_lo != 0 or all_hi != 0:
        space = first_space(all_lo, all_hi)
        all_lo &= ~LO[space]
        all_hi &= ~HI[space]
        skips = (skip_lo & LO[space]) != 0 or (skip_hi & HI[space]) != 0
        list_space(s, p, m, space, skips, free, two_spaces, power, a, may_build, lo, hi)


def _builds_by_river(s: State, p: i64, m: Macros) -> None:
    """Dwellings on unlocked terrain."""
    if not dwelling_left(s, p):
        return
    v = s.v
    me = seat_base(p)
    coins, workers = dwelling_price(s, p)
    lo, hi = river_reach(s, p, shipping_value(s, p))
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if v[me + col.UNLOCKED] & BIT[v[col.TERRAIN + space]]:
            add_ways(m, coins, workers, 0, 0, BUILD + space, -1, -1, -1)


def _without_spades(s: State, p: i64, m: Macros) -> None:
    """Action 1 of factions that transform in their own way; what they pay with is chosen afterwards."""
    v = s.v
    me = seat_base(p)
    coins, workers = dwelling_price(s, p)
    may_build = dwelling_left(s, p)
    lo, hi = reach(s, p, shipping_value(s, p))
    n = HOOKS[v[me + col.WHO]].legal_transforms(s, p, lo, hi, _BUFFER, 0)
    for i in range(n):
        a = _BUFFER[i]
        m.add(a)
        if may_build:
            there = (a - TRANSFORM) // 18
            _with_dwelling(s, p, m, a, BUILD + there, coins, workers)
            free = free_dwelling(s, p, there)
            if free >= 0:
                _with_dwelling(s, p, m, a, free, 0, 0)
    if not may_build:
        return
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if v[col.TERRAIN + space] == v[me + col.COLOUR]:
            add_ways(m, coins, workers, 0, 0, BUILD + space, -1, -1, -1)


def _with_dwelling(s: State, p: i64, m: Macros, a: i64, build: i64, coins: i64, workers: i64) -> None:
    """A transform, its price in each way it can be paid, and a dwelling there."""
    bowl2 = m.bowl2
    bowl3 = m.bowl3
    m.bowl2 = 0  # conversions of power would move the tokens that the price may need
    m.bowl3 = 0
    after = s.copy()
    apply(after, a)
    n = _prices(after, p, _FIRST_PRICE)
    if n == 0:
        add_ways(m, coins, workers, 0, 0, a, build, -1, -1)
    for i in range(n):
        price = _FIRST_PRICE[i]
        paid = after.copy()
        apply(paid, price)
        more = _prices(paid, p, _SECOND_PRICE)
        if more == 0:
            add_ways(m, coins, workers, 0, 0, a, price, build, -1)
        for k in range(more):
            if _SECOND_PRICE[k] >= price:  # two tokens: each pair once
                add_ways(m, coins, workers, 0, 0, a, price, _SECOND_PRICE[k], build)
    m.bowl2 = bowl2
    m.bowl3 = bowl3


def _prices(s: State, p: i64, out: vec[i64]) -> i64:
    """Ways to pay what is asked for at once; none where nothing is."""
    v = s.v
    frame = top(s)
    asked = v[frame + 3] % 16
    if v[frame] != ask.OWN_ABILITY or v[frame + 1] != p or (asked != ask.ASK_STEPS and asked != ask.ASK_TOKENS):
        return 0
    return HOOKS[v[seat_base(p) + col.WHO]].legal_ability(s, p, v[frame + 2], v[frame + 3], out, 0)
