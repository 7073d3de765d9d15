"""Base, Founding a town; Appendix V, The town tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import CONNECT, TOWN
from mystica.engine.core.bits import HALF, HI, LO, PLACE, count_bits, first_space, ints
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import PICK_TOWN, push
from mystica.engine.core.ids import ACTIONS, BY_FACTION, BY_SCORING, BY_TOWN, RIVER, SANCTUARY
from mystica.engine.core.purse import gain_coins, gain_power, gain_priests, gain_vp, gain_workers
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    EASED_TOWN_POWER,
    FACT,
    FACTS,
    FAVORS_EASING_TOWNS,
    N_TOWNS,
    ROUND_ROW,
    S_ADVANCE_VP,
    S_TOWN_VP,
    SHIPPING_START,
    SHIPPING_TOP,
    SHIPPING_VP,
    SKIP_RANGE,
    SKIPS_RIVER_FOR_TOWN,
    T_COINS,
    T_POWER,
    T_PRIESTS,
    T_SHIPPING,
    T_SKIP_RANGE,
    T_STEPS,
    T_VP,
    T_WORKERS,
    TOWN_POWER,
    TOWN_STRUCTURES,
    TOWN_VP,
    TOWN_WORKERS,
    TOWNS,
    VALUE,
)
from mystica.engine.rules.cults import advance_all, keys_arrived
from mystica.engine.rules.reach import neighbours

_EIGHT: Final = ints([8**k for k in range(16)])


def group_of(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """All own spaces directly adjacent to one another from these on: structures, and rivers that are part of towns."""
    v = s.v
    me = seat_base(p)
    own_lo = v[me + col.OWN_LO] | v[me + col.LINK_LO]
    own_hi = v[me + col.OWN_HI] | v[me + col.LINK_HI]
    new_lo = lo
    new_hi = hi
    while new_lo != 0 or new_hi != 0:
        space: i64 = 0
        if new_lo != 0:
            low = new_lo & -new_lo
            new_lo ^= low
            space = PLACE[low % 61]
        else:
            low = new_hi & -new_hi
            new_hi ^= low
            space = PLACE[low % 61] + HALF
        near_lo, near_hi = neighbours(s, space)
        near_lo &= own_lo & ~lo
        near_hi &= own_hi & ~hi
        lo |= near_lo
        hi |= near_hi
        new_lo |= near_lo
        new_hi |= near_hi
    return lo, hi


def first_group(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """The group with the first space of a set that has some."""
    space = first_space(lo, hi)
    return group_of(s, p, LO[space], HI[space])


def strength_of(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """Structures of a group, a sanctuary counting as two, and their power value."""
    v = s.v
    fact = v[seat_base(p) + col.WHO] * FACTS
    size: i64 = 0
    power: i64 = 0
    off: i64 = 0
    rest = lo
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            structure = v[col.STRUCTURE + PLACE[low % 61] + off] % 8
            if structure != 0:
                power += FACT[fact + VALUE + structure]
                size += 2 if structure == SANCTUARY else 1
        if off != 0:
            break
        off = HALF
        rest = hi
    return size, power


def power_needed(s: State, p: i64) -> i64:
    """Power value a town takes: less with the favor tile that eases towns."""
    return EASED_TOWN_POWER if s.v[seat_base(p) + col.FAVOR_TILES] & FAVORS_EASING_TOWNS else TOWN_POWER


def is_town(s: State, p: i64, lo: i64, hi: i64) -> bool:
    """Enough structures with enough power value."""
    size, power = strength_of(s, p, lo, hi)
    return size >= TOWN_STRUCTURES and power >= power_needed(s, p)


def tile_left(s: State) -> bool:
    """Is a town tile left besides those about to be picked?"""
    v = s.v
    left = -v[col.TOWN_PICKS]
    for tile in range(N_TOWNS):
        left += v[col.TOWNS_LEFT + tile]
    return left > 0


def found_town(s: State, p: i64, space: i64) -> None:
    """Check the group of one space: it joins a town it touches, or becomes one."""
    v = s.v
    me = seat_base(p)
    lo, hi = group_of(s, p, LO[space], HI[space])
    if not (lo & v[me + col.TOWN_LO] or hi & v[me + col.TOWN_HI]):
        if not is_town(s, p, lo, hi) or not tile_left(s):
            return
        v[col.TOWN_PICKS] += 1
        push(s, PICK_TOWN, p, 0, 0)
    v[me + col.TOWN_LO] |= lo
    v[me + col.TOWN_HI] |= hi


def found_towns_everywhere(s: State, p: i64) -> None:
    """Check all groups, after the power needed has become less."""
    v = s.v
    me = seat_base(p)
    lo = v[me + col.OWN_LO] & ~v[me + col.TOWN_LO]
    hi = v[me + col.OWN_HI] & ~v[me + col.TOWN_HI]
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        group_lo, group_hi = group_of(s, p, LO[space], HI[space])
        lo &= ~group_lo
        hi &= ~group_hi
        found_town(s, p, space)


def legal_towns(s: State, out: vec[i64], n: i64) -> i64:
    v = s.v
    for tile in range(N_TOWNS):
        if v[col.TOWNS_LEFT + tile] > 0:
            out[n] = TOWN + tile
            n += 1
    return n


def advance_shipping_free(s: State, p: i64, why: i64) -> None:
    """One step on the shipping track with its VP, if there is a track and a step left."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if s.setup.boxed and FACT[fact + SHIPPING_TOP] < 0:
        boxes_of(s).advance_range(s, p)
    elif v[me + col.SHIPPING] < FACT[fact + SHIPPING_TOP]:
        gain_vp(s, p, FACT[fact + SHIPPING_VP + v[me + col.SHIPPING] - FACT[fact + SHIPPING_START]], why)
        v[me + col.SHIPPING] += 1
        score_advance(s, p)


def score_advance(s: State, p: i64) -> None:
    """VP of the round's scoring tile for a step of shipping, range or exchange track, in the action phase."""
    v = s.v
    if v[col.PHASE] == ACTIONS:
        gain_vp(s, p, s.setup.rounds[(v[col.ROUND] - 1) * ROUND_ROW + S_ADVANCE_VP], BY_SCORING)


def take_town_tile(s: State, p: i64, tile: i64) -> None:
    """VP, key, reward; the key counts before the tile's own cult steps."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    row = tile * 8
    v[col.TOWN_PICKS] -= 1
    v[col.TOWNS_LEFT + tile] -= 1
    v[me + col.TOWN_TILES] += _EIGHT[tile]
    v[me + col.TOWNS_FOUNDED] += 1
    gain_vp(s, p, TOWNS[row + T_VP], BY_TOWN)
    gain_vp(s, p, s.setup.rounds[(v[col.ROUND] - 1) * ROUND_ROW + S_TOWN_VP], BY_SCORING)
    gain_vp(s, p, FACT[fact + TOWN_VP], BY_FACTION)
    gain_workers(s, p, FACT[fact + TOWN_WORKERS], BY_FACTION)
    gain_coins(s, p, TOWNS[row + T_COINS], BY_TOWN)
    gain_workers(s, p, TOWNS[row + T_WORKERS], BY_TOWN)
    gain_priests(s, p, TOWNS[row + T_PRIESTS], BY_TOWN)
    gain_power(s, p, TOWNS[row + T_POWER], BY_TOWN)
    v[me + col.KEYS] += s.setup.town_keys[tile]
    keys_arrived(s, p)
    if TOWNS[row + T_STEPS] != 0:
        advance_all(s, p, TOWNS[row + T_STEPS])
    if TOWNS[row + T_SHIPPING] != 0:
        advance_shipping_free(s, p, BY_TOWN)
    if FACT[fact + SKIP_RANGE] > 0 and boxes_of(s).skip_range(s, p) < 0:
        v[me + col.SKIP_EXTRA] += TOWNS[row + T_SKIP_RANGE]
    if s.setup.boxed:
        boxes_of(s).town_taken(s, p, tile)


# ---- a town over a river space ----------------------------------------------------------------------------


def can_connect(s: State, p: i64, space: i64) -> bool:
    """Would skipping this river space found a town that touches no own town yet?"""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    lo = board.adjacent_lo[space]
    hi = board.adjacent_hi[space]
    if lo & v[me + col.TOWN_LO] or hi & v[me + col.TOWN_HI]:
        return False
    lo &= v[me + col.OWN_LO]
    hi &= v[me + col.OWN_HI]
    if lo == 0 and hi == 0:
        return False
    group_lo, group_hi = group_of(s, p, lo, hi)
    if group_lo & v[me + col.TOWN_LO] or group_hi & v[me + col.TOWN_HI]:
        return False
    return is_town(s, p, group_lo, group_hi) and tile_left(s)


def legal_connections(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    if FACT[v[me + col.WHO] * FACTS + SKIPS_RIVER_FOR_TOWN] == 0:
        return n
    outside = count_bits(v[me + col.OWN_LO] & ~v[me + col.TOWN_LO]) + count_bits(
        v[me + col.OWN_HI] & ~v[me + col.TOWN_HI]
    )
    if outside < TOWN_STRUCTURES - 1:  # one less is enough with a sanctuary
        return n
    for space in range(s.setup.board.n):
        if v[col.TERRAIN + space] == RIVER and can_connect(s, p, space):
            out[n] = CONNECT + space
            n += 1
    return n


def connect(s: State, p: i64, space: i64) -> None:
    """Found a town over the river space, which becomes part of it and stays a river otherwise."""
    v = s.v
    me = seat_base(p)
    v[me + col.LINK_LO] |= LO[space]
    v[me + col.LINK_HI] |= HI[space]
    found_town(s, p, space)


def has_town_tile(s: State, p: i64, tile: i64) -> i64:
    """How many copies of a town tile the player has."""
    return (s.v[seat_base(p) + col.TOWN_TILES] // _EIGHT[tile]) % 8


def is_in_town(s: State, p: i64, space: i64) -> bool:
    v = s.v
    me = seat_base(p)
    return (v[me + col.TOWN_LO] & LO[space]) != 0 or (v[me + col.TOWN_HI] & HI[space]) != 0
