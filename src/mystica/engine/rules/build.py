"""Base, Building a dwelling; Placing the first structures."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import BUILD
from mystica.engine.core.bits import BIT, HALF, HI, LO, PLACE, first_space
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.ids import BY_BUILD, BY_FAVOR, BY_SCORING, BY_SKIP, DWELLING
from mystica.engine.core.purse import gain_vp, pay
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BUILDS_BY_RIVER,
    COST_COINS,
    COST_WORKERS,
    FACT,
    FACTS,
    FAVOR_BUILD_VP,
    FAVORS_ON_BUILD,
    LIMIT,
    ROUND_ROW,
    S_BUILD_VP,
    SKIP_VP,
)
from mystica.engine.rules.leech import offer_leech
from mystica.engine.rules.reach import river_reach, shipping_value, skip_priests, skip_workers
from mystica.engine.rules.towns import found_town


def dwelling_left(s: State, p: i64) -> bool:
    v = s.v
    me = seat_base(p)
    return v[me + col.COUNT + DWELLING] < FACT[v[me + col.WHO] * FACTS + LIMIT + DWELLING]


def dwelling_price(s: State, p: i64) -> tuple[i64, i64]:
    """Coins and workers."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    return FACT[fact + COST_COINS + DWELLING], FACT[fact + COST_WORKERS + DWELLING]


def can_pay_dwelling(s: State, p: i64, more_workers: i64) -> bool:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    return (
        v[me + col.COINS] >= FACT[fact + COST_COINS + DWELLING]
        and v[me + col.WORKERS] >= FACT[fact + COST_WORKERS + DWELLING] + more_workers
        and v[me + col.COUNT + DWELLING] < FACT[fact + LIMIT + DWELLING]
    )


def legal_builds(s: State, p: i64, lo: i64, hi: i64, skip_lo: i64, skip_hi: i64, out: vec[i64], n: i64) -> i64:
    """Home terrain among the spaces reached, and among those tunnel or carpet reaches for its price."""
    if not can_pay_dwelling(s, p, 0):
        return n
    v = s.v
    me = seat_base(p)
    if FACT[v[me + col.WHO] * FACTS + BUILDS_BY_RIVER] > 0:
        return _legal_builds_by_river(s, p, out, n)
    if skip_lo != 0 or skip_hi != 0:
        if can_pay_dwelling(s, p, skip_workers(s, p)) and v[me + col.PRIESTS] >= skip_priests(s, p):
            lo |= skip_lo
            hi |= skip_hi
    home = v[me + col.COLOUR]
    off: i64 = 0
    rest = lo
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            if v[col.TERRAIN + space] == home:
                out[n] = BUILD + space
                n += 1
        if off != 0:
            break
        off = HALF
        rest = hi
    return n


def _legal_builds_by_river(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Unlocked terrain across rivers; direct adjacency does not count."""
    v = s.v
    unlocked = v[seat_base(p) + col.UNLOCKED]
    lo, hi = river_reach(s, p, shipping_value(s, p))
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if unlocked & BIT[v[col.TERRAIN + space]]:
            out[n] = BUILD + space
            n += 1
    return n


def place(s: State, p: i64, space: i64, structure: i64) -> None:
    """Put a piece on the map; one that stood there goes back to the faction board."""
    v = s.v
    me = seat_base(p)
    old = v[col.STRUCTURE + space]
    if old != 0:
        v[me + col.COUNT + old % 8] -= 1
    else:
        v[me + col.OWN_LO] |= LO[space]
        v[me + col.OWN_HI] |= HI[space]
        v[col.OCCUPIED_LO] |= LO[space]
        v[col.OCCUPIED_HI] |= HI[space]
        v[col.TERRAIN + space] = v[me + col.COLOUR]
    v[col.STRUCTURE + space] = (p + 1) * 8 + structure
    v[me + col.COUNT + structure] += 1


def score_structure(s: State, p: i64, structure: i64) -> None:
    """VP of the round's scoring tile and of favor tiles for a structure just built."""
    v = s.v
    gain_vp(s, p, s.setup.rounds[(v[col.ROUND] - 1) * ROUND_ROW + S_BUILD_VP + structure], BY_SCORING)
    rest = v[seat_base(p) + col.FAVOR_TILES] & FAVORS_ON_BUILD
    while rest != 0:
        low = rest & -rest
        rest ^= low
        gain_vp(s, p, FAVOR_BUILD_VP[PLACE[low % 61] * 8 + structure], BY_FAVOR)


def finish_structure(s: State, p: i64, space: i64, structure: i64) -> None:
    """What follows every structure built in the action phase, whichever action built it."""
    place(s, p, space, structure)
    score_structure(s, p, structure)
    offer_leech(s, p, space)
    found_town(s, p, space)
    if s.setup.boxed:
        boxes_of(s).structure_built(s, p, space, structure)


def pay_skip(s: State, p: i64) -> None:
    """Tunnel or carpet: its price and its VP."""
    pay(s, p, 0, skip_workers(s, p), skip_priests(s, p), BY_SKIP)
    gain_vp(s, p, FACT[s.v[seat_base(p) + col.WHO] * FACTS + SKIP_VP], BY_SKIP)


def build_dwelling(s: State, p: i64, space: i64) -> None:
    """Action 1: pay for the dwelling and build it."""
    coins, workers = dwelling_price(s, p)
    pay(s, p, coins, workers, 0, BY_BUILD)
    finish_structure(s, p, space, DWELLING)


def legal_first_dwellings(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Any unoccupied home terrain, or terrain to start on; beside a river where that is the only way to go on."""
    v = s.v
    me = seat_base(p)
    board = s.setup.board
    home = v[me + col.START_TERRAIN]
    by_river = FACT[v[me + col.WHO] * FACTS + BUILDS_BY_RIVER] > 0
    for space in range(board.n):
        if v[col.TERRAIN + space] == home and v[col.STRUCTURE + space] == 0 and (not by_river or board.at_river[space]):
            out[n] = BUILD + space
            n += 1
    return n
