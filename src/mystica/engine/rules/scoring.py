"""Base, End of the game and final scoring."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import HALF, PLACE, spaces_of, zeros
from mystica.engine.core.board import distance
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.ids import (
    BY_AREA,
    BY_CONVERSION,
    BY_CULT_RANK,
    BY_FINAL_TILE,
    BY_RESOURCES,
    CULTS,
    SANCTUARY,
    SEATS,
    SPACES,
    STAGE_AREA,
    STAGE_CULT_RANK,
    STAGE_FINAL_TILE,
    STAGE_RESOURCES,
    STRONGHOLD,
)
from mystica.engine.core.purse import burn, gain_coins, gain_vp, pay, spend_power
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    AREA_VP,
    COINS_PER_VP,
    CULT_VP,
    FACT,
    FACTS,
    FINAL_MEASURE,
    FINAL_VP,
    M_DISTANCE,
    M_EDGE,
    M_OF_BOXES,
    M_SIZE,
    M_STRONGHOLD_SANCTUARY,
    SHIPPING_TOP,
    USUAL_COINS_PER_VP,
)
from mystica.engine.rules.reach import bridged, skip_range
from mystica.engine.rules.towns import first_group


def _connected_to(s: State, p: i64, space: i64, shipping: i64, skipped: i64) -> tuple[i64, i64]:
    """Spaces directly or indirectly adjacent to one: by ship, by tunnel or carpet, over bridges and town rivers."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    i = shipping * SPACES + space
    lo = board.reach_lo[i]
    hi = board.reach_hi[i]
    if skipped > 0:
        lo |= board.skip_lo[skipped * SPACES + space]
        hi |= board.skip_hi[skipped * SPACES + space]
    far_lo, far_hi = bridged(s, space)
    lo |= far_lo
    hi |= far_hi
    rest = board.adjacent_lo[space] & v[me + col.LINK_LO]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        river = PLACE[low % 61]
        lo |= board.adjacent_lo[river]
        hi |= board.adjacent_hi[river]
    rest = board.adjacent_hi[space] & v[me + col.LINK_HI]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        river = PLACE[low % 61] + HALF
        lo |= board.adjacent_lo[river]
        hi |= board.adjacent_hi[river]
    return lo, hi


def largest_area(s: State, p: i64) -> i64:
    """Base, Area scoring: structures in the largest connected area, at the own level of shipping."""
    return best_area(s, p, M_SIZE)


def best_area(s: State, p: i64, measure: i64) -> i64:
    """The most that one connected area has of something, at the own level of shipping."""
    v = s.v
    me = seat_base(p)
    shipping = v[me + col.SHIPPING] if FACT[v[me + col.WHO] * FACTS + SHIPPING_TOP] >= 0 else 0
    skipped = skip_range(s, p)
    left_lo = v[me + col.OWN_LO]
    left_hi = v[me + col.OWN_HI]
    best: i64 = 0
    while left_lo != 0 or left_hi != 0:
        new_lo: i64 = 0
        new_hi: i64 = 0
        if left_lo != 0:
            new_lo = left_lo & -left_lo
        else:
            new_hi = left_hi & -left_hi
        left_lo &= ~new_lo
        left_hi &= ~new_hi
        area_lo = new_lo
        area_hi = new_hi
        size: i64 = 0
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
            size += 1
            lo, hi = _connected_to(s, p, space, shipping, skipped)
            lo &= left_lo
            hi &= left_hi
            left_lo &= ~lo
            left_hi &= ~hi
            new_lo |= lo
            new_hi |= hi
            area_lo |= lo
            area_hi |= hi
        if measure != M_SIZE:
            size = _measure(s, p, area_lo, area_hi, measure)
        if size > best:
            best = size
    return best


# ---- final scoring tiles ----------------------------------------------------------------------------------


def _measure(s: State, p: i64, lo: i64, hi: i64, measure: i64) -> i64:
    """What a final scoring tile counts in one area."""
    v = s.v
    board = s.setup.board
    spaces = spaces_of(lo, hi)
    found: i64 = 0
    if measure == M_DISTANCE:
        for a in spaces:
            for b in spaces:
                found = max(found, distance(board, a, b))
    elif measure == M_STRONGHOLD_SANCTUARY:
        for a in spaces:
            for b in spaces:
                if v[col.STRUCTURE + a] % 8 == STRONGHOLD and v[col.STRUCTURE + b] % 8 == SANCTUARY:
                    found = distance(board, a, b)
    elif measure == M_EDGE:
        for a in spaces:
            if board.at_edge[a]:
                found += 1
    else:
        while lo != 0 or hi != 0:
            cluster_lo, cluster_hi = first_group(s, p, lo, hi)
            lo &= ~cluster_lo
            hi &= ~cluster_hi
            found += 1
    return found


def final_tile_value(s: State, p: i64) -> i64:
    """What the game's final scoring tile counts for a player; 0 if there is none."""
    tile = s.setup.final_tile
    if tile == 0:
        return 0
    if FINAL_MEASURE[tile - 1] >= M_OF_BOXES:
        return boxes_of(s).final_value(s, p)
    return best_area(s, p, FINAL_MEASURE[tile - 1])


def score_final_tile(s: State) -> None:
    """The final scoring tile of the game, if it has one: right after the areas."""
    tile = s.setup.final_tile
    if tile == 0:
        return
    values = zeros(int(SEATS))
    for p in range(s.setup.n):
        values[p] = final_tile_value(s, p)
        if FINAL_MEASURE[tile - 1] >= M_OF_BOXES and boxes_of(s).nothing_scores(s):
            values[p] += 1  # a place for everybody
    share(s, values, FINAL_VP[tile - 1], BY_FINAL_TILE)
    s.show_stage(STAGE_FINAL_TILE)


def share(s: State, values: vec[i64], prizes: vec[i64], why: i64) -> None:
    """Places in order of value; the VP of tied places are added up, divided and rounded down; 0 gets nothing."""
    n = s.setup.n
    for p in range(n):
        if values[p] == 0:
            continue
        above: i64 = 0
        level: i64 = 0
        for q in range(n):
            if values[q] > values[p]:
                above += 1
            elif values[q] == values[p]:
                level += 1
        gain_vp(s, p, prizes_of(prizes, above, level) // level, why)


def prizes_of(prizes: vec[i64], above: i64, level: i64) -> i64:
    """What so many tied places pay together, with so many places above them."""
    total: i64 = 0
    for place in range(above, above + level):
        total += prizes[place]
    return total


def score_cults(s: State) -> None:
    v = s.v
    for track in range(CULTS):
        values = zeros(int(SEATS))
        for p in range(s.setup.n):
            values[p] = v[seat_base(p) + col.CULT_LEVEL + track]
        share(s, values, CULT_VP, BY_CULT_RANK)
        s.show_stage(STAGE_CULT_RANK + track)


def score_areas(s: State) -> None:
    values = zeros(int(SEATS))
    for p in range(s.setup.n):
        values[p] = largest_area(s, p)
    share(s, values, AREA_VP, BY_AREA)
    s.show_stage(STAGE_AREA)


def score_resources(s: State, p: i64) -> None:
    """Everything becomes coins: power with sacrificing, priests, workers; then coins become VP."""
    v = s.v
    me = seat_base(p)
    while v[me + col.BOWL2] >= 2:
        burn(s, p, BY_CONVERSION)
    power = v[me + col.BOWL3]
    if power > 0:
        spend_power(s, p, power, BY_CONVERSION)
    others = v[me + col.PRIESTS] + v[me + col.WORKERS]
    pay(s, p, 0, v[me + col.WORKERS], v[me + col.PRIESTS], BY_CONVERSION)
    gain_coins(s, p, power + others, BY_CONVERSION)
    rate = FACT[v[me + col.WHO] * FACTS + COINS_PER_VP]
    if rate == 0:
        rate = USUAL_COINS_PER_VP
    vp = v[me + col.COINS] // rate
    pay(s, p, vp * rate, 0, 0, BY_RESOURCES)
    gain_vp(s, p, vp, BY_RESOURCES)


def winners(s: State) -> list[int]:
    """Base, The winner of the game: the most VP; in a tie there is more than one."""
    v = s.v
    best = max([v[seat_base(p) + col.VP] for p in range(s.setup.n)])
    return [p for p in range(s.setup.n) if v[seat_base(p) + col.VP] == best]


def final_scoring(s: State) -> None:
    score_cults(s)
    score_areas(s)
    score_final_tile(s)
    for p in range(s.setup.n):
        score_resources(s, p)
    s.show_stage(STAGE_RESOURCES)
