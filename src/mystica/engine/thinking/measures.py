"""Measures that judgements use: places on tracks, areas, groups, spaces within reach, what rounds bring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, HALF, PLACE, count_bits, zeros
from mystica.engine.core.ids import CULTS, SEATS, WHEEL
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    AREA_VP,
    BONUS,
    BUILDS_BY_RIVER,
    CULT_VP,
    FACT,
    FACTS,
    ROUND_ROW,
    S_CULT,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.rules.income import income_of
from mystica.engine.rules.passing import faction_pass_vp, favor_pass_vp, pass_vp
from mystica.engine.rules.reach import from_own, reach, river_reach, shipping_value
from mystica.engine.rules.scoring import largest_area, prizes_of
from mystica.engine.rules.transform import spades_home


def passing_vp(s: State, p: i64) -> i64:
    """VP that passing would bring now."""
    return pass_vp(s, p) + favor_pass_vp(s, p) + faction_pass_vp(s, p)


def regular_income(s: State, p: i64) -> tuple[i64, i64, i64, i64]:
    """Coins, workers, priests and power of every round: without the card, which is for once."""
    coins, workers, priests, power = income_of(s, p)
    card = s.v[seat_base(p) + col.BONUS_CARD] - 1
    if card >= 0:
        row = card * 8
        coins -= BONUS[row]
        workers -= BONUS[row + 1]
        priests -= BONUS[row + 2]
        power -= BONUS[row + 3]
    return coins, workers, priests, power


def bonus_progress(s: State, p: i64, number: i64) -> i64:
    """Steps, or priests sent, that count for the cult bonus at the end of a round."""
    me = seat_base(p)
    track = s.setup.rounds[(number - 1) * ROUND_ROW + S_CULT]
    return s.v[me + col.CULT_LEVEL + track] if track >= 0 else s.v[me + col.PRIESTS_SENT]


def cult_rank_vp(s: State, p: i64) -> i64:
    """VP of the places on all cult tracks if the game ended now, in thousandths."""
    v = s.v
    total: i64 = 0
    for track in range(CULTS):
        mine = v[seat_base(p) + col.CULT_LEVEL + track]
        above: i64 = 0
        level: i64 = 0
        for q in range(s.setup.n):
            other = v[seat_base(q) + col.CULT_LEVEL + track]
            if other > mine:
                above += 1
            elif other == mine:
                level += 1
        if mine > 0:
            total += prizes_of(CULT_VP, above, level) * 1000 // level
    return total


def rival_areas(s: State, p: i64) -> vec[i64]:
    """The other seats' largest areas; nothing that the player does changes them."""
    areas = zeros(int(SEATS))
    for q in range(s.setup.n):
        if q != p:
            areas[q] = largest_area(s, q)
    return areas


def area_rank_vp(s: State, p: i64, mine: i64, areas: vec[i64]) -> i64:
    """VP of the place that an area of that size has among the others', in thousandths."""
    if mine == 0:
        return 0
    above: i64 = 0
    level: i64 = 1
    for q in range(s.setup.n):
        if q != p:
            if areas[q] > mine:
                above += 1
            elif areas[q] == mine:
                level += 1
    return prizes_of(AREA_VP, above, level) * 1000 // level


def free_spaces(s: State, p: i64) -> tuple[i64, i64, i64]:
    """Free spaces within reach: home ones, and those one spade away; opponents' structures beside own ones."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    home = v[me + col.COLOUR]
    fact = v[me + col.WHO] * FACTS
    unlocked = v[me + col.UNLOCKED] if FACT[fact + BUILDS_BY_RIVER] > 0 else 0
    without_spades = FACT[fact + TRANSFORM_STEPS] + FACT[fact + TRANSFORM_TOKENS] > 0
    lo, hi = reach(s, p, shipping_value(s, p))
    if unlocked != 0:
        lo, hi = river_reach(s, p, shipping_value(s, p))
    at_home: i64 = 0
    near: i64 = 0
    off: i64 = 0
    rest = lo
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            terrain = v[col.TERRAIN + PLACE[low % 61] + off]
            if terrain == home or (unlocked != 0 and unlocked & BIT[terrain]):
                at_home += 1
            elif terrain < WHEEL and (without_spades or spades_home(s, p, terrain) == 1):
                near += 1
        if off != 0:
            break
        off = HALF
        rest = hi
    beside_lo, beside_hi = from_own(s, p, board.adjacent_lo, board.adjacent_hi, 0)
    others = count_bits(beside_lo & v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO]) + count_bits(
        beside_hi & v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI]
    )
    return at_home, near, others
