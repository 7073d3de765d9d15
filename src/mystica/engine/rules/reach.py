"""Base, Adjacency: which spaces a player reaches directly, by ship, by tunnel or carpet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import HALF, HI, LO, PLACE
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import AFTER, TURN, top
from mystica.engine.core.ids import ONE_NEW_HOME, SPACES, STRONGHOLD
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS,
    BONUS_SHIPPING,
    FACT,
    FACTS,
    SHIPPING_TOP,
    SKIP_PRIESTS,
    SKIP_RANGE,
    SKIP_RANGE_MAX,
    SKIP_RANGE_STRONGHOLD,
    SKIP_WORKERS,
    SKIP_WORKERS_STRONGHOLD,
)


def shipping_value(s: State, p: i64) -> i64:
    """Level of the shipping track, with the bonus card while its holder has not passed."""
    v = s.v
    me = seat_base(p)
    if FACT[v[me + col.WHO] * FACTS + SHIPPING_TOP] < 0:
        return 0
    card = v[me + col.BONUS_CARD]
    if card > 0 and v[me + col.PASSED] == 0:
        return v[me + col.SHIPPING] + BONUS[(card - 1) * 8 + BONUS_SHIPPING]
    return v[me + col.SHIPPING]


def bridged(s: State, space: i64) -> tuple[i64, i64]:
    """Base, Direct adjacency: the far ends of bridges at a space, whoever built them."""
    board = s.setup.board
    lo: i64 = 0
    hi: i64 = 0
    rest = s.v[col.BRIDGES]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        k = PLACE[low % 61]
        a = board.bridge_a[k]
        b = board.bridge_b[k]
        if a == space:
            lo |= LO[b]
            hi |= HI[b]
        elif b == space:
            lo |= LO[a]
            hi |= HI[a]
    return lo, hi


def neighbours(s: State, space: i64) -> tuple[i64, i64]:
    """Spaces directly adjacent to one: those around it, rivers included, and those beyond bridges."""
    board = s.setup.board
    lo, hi = bridged(s, space)
    return lo | board.adjacent_lo[space], hi | board.adjacent_hi[space]


def bridge_ends(s: State, p: i64) -> tuple[i64, i64]:
    """Base, Direct adjacency: the far ends of bridges, whoever built them, that start at own structures."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    own_lo = v[me + col.OWN_LO]
    own_hi = v[me + col.OWN_HI]
    lo: i64 = 0
    hi: i64 = 0
    rest = v[col.BRIDGES]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        i = PLACE[low % 61]
        a = board.bridge_a[i]
        b = board.bridge_b[i]
        if own_lo & LO[a] or own_hi & HI[a]:
            lo |= LO[b]
            hi |= HI[b]
        if own_lo & LO[b] or own_hi & HI[b]:
            lo |= LO[a]
            hi |= HI[a]
    return lo, hi


def from_own(s: State, p: i64, table_lo: vec[i64], table_hi: vec[i64], row: i64) -> tuple[i64, i64]:
    """What a table of the map, from that row on, has for the spaces of own structures: all of it together."""
    v = s.v
    me = seat_base(p)
    lo: i64 = 0
    hi: i64 = 0
    rest = v[me + col.OWN_LO]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        i = row + PLACE[low % 61]
        lo |= table_lo[i]
        hi |= table_hi[i]
    rest = v[me + col.OWN_HI]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        i = row + PLACE[low % 61] + HALF
        lo |= table_lo[i]
        hi |= table_hi[i]
    return lo, hi


def reach(s: State, p: i64, shipping: i64) -> tuple[i64, i64]:
    """Unoccupied land directly adjacent, or indirectly with that shipping value."""
    v = s.v
    board = s.setup.board
    lo, hi = from_own(s, p, board.reach_lo, board.reach_hi, shipping * SPACES)
    if v[col.BRIDGES] != 0:
        far_lo, far_hi = bridge_ends(s, p)
        lo |= far_lo
        hi |= far_hi
    if s.setup.boxed:
        more_lo, more_hi = boxes_of(s).land_reached(s, p)
        lo |= more_lo
        hi |= more_hi
    if s.setup.homes_before_turn:
        lo, hi = without_new_homes(s, p, lo, hi)
    return lo & ~v[col.OCCUPIED_LO], hi & ~v[col.OCCUPIED_HI]


# ---- what the first action of a double turn made home ------------------------------------------------------


def note_home(s: State, p: i64, space: i64) -> None:
    """FAQ: under that ruling building needs a space that was home before the turn, not just before the action."""
    if not s.setup.homes_before_turn:
        return
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        if v[frame] == TURN and v[frame + 1] == p:  # an action is still to come
            v[frame + 3] = v[frame + 3] % ONE_NEW_HOME + ONE_NEW_HOME * (
                v[frame + 3] // ONE_NEW_HOME % 16384 * 128 + space + 1
            )
            return
        frame -= 4


def without_new_homes(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """Of these spaces, those that an earlier action of the same turn did not make home."""
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        if (v[frame] == TURN or v[frame] == AFTER) and v[frame + 1] == p:
            homes = v[frame + 3] // ONE_NEW_HOME
            while homes != 0:
                lo &= ~LO[homes % 128 - 1]
                hi &= ~HI[homes % 128 - 1]
                homes //= 128
        frame -= 4
    return lo, hi


def river_reach(s: State, p: i64, shipping: i64) -> tuple[i64, i64]:
    """Unoccupied land that rivers lead to with that shipping value."""
    v = s.v
    board = s.setup.board
    lo, hi = from_own(s, p, board.river_lo, board.river_hi, shipping * SPACES)
    if s.setup.boxed:
        more_lo, more_hi = boxes_of(s).land_reached(s, p)
        lo |= more_lo
        hi |= more_hi
    return lo & ~v[col.OCCUPIED_LO], hi & ~v[col.OCCUPIED_HI]


def skip_range(s: State, p: i64) -> i64:
    """Spaces that tunnel or carpet may skip; 0 for factions without."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    spaces = FACT[fact + SKIP_RANGE]
    if spaces == 0:
        return 0
    if s.setup.boxed:
        instead = boxes_of(s).skip_range(s, p)
        if instead >= 0:
            return instead
    spaces += v[me + col.SKIP_EXTRA]
    if v[me + col.COUNT + STRONGHOLD] > 0:
        spaces += FACT[fact + SKIP_RANGE_STRONGHOLD]
    return spaces if spaces < FACT[fact + SKIP_RANGE_MAX] else FACT[fact + SKIP_RANGE_MAX]


def skip_workers(s: State, p: i64) -> i64:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if v[me + col.COUNT + STRONGHOLD] > 0:
        return FACT[fact + SKIP_WORKERS_STRONGHOLD]
    return FACT[fact + SKIP_WORKERS]


def skip_priests(s: State, p: i64) -> i64:
    return FACT[s.v[seat_base(p) + col.WHO] * FACTS + SKIP_PRIESTS]


def skip_reach(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """Unoccupied land that only tunnel or carpet reaches; (lo, hi) is what is reached without."""
    spaces = skip_range(s, p)
    if spaces == 0:
        return 0, 0
    v = s.v
    board = s.setup.board
    out_lo, out_hi = from_own(s, p, board.skip_lo, board.skip_hi, spaces * SPACES)
    return out_lo & ~v[col.OCCUPIED_LO] & ~lo, out_hi & ~v[col.OCCUPIED_HI] & ~hi


def needs_skip(s: State, p: i64, space: i64) -> bool:
    """Is the space out of reach without tunnel or carpet?"""
    if skip_range(s, p) == 0:
        return False
    lo, hi = reach(s, p, shipping_value(s, p))
    return not (lo & LO[space] or hi & HI[space])


def has_neighbour(s: State, p: i64, space: i64) -> bool:
    """Does an opponent's structure stand directly adjacent?"""
    v = s.v
    me = seat_base(p)
    lo, hi = neighbours(s, space)
    return ((lo & v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO]) | (hi & v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI])) != 0
