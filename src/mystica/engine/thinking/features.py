"""A seat's possessions and prospects as named whole numbers, for the outlook and for people who study games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, count_bits
from mystica.engine.core.ids import CULTS, DWELLING, ROUNDS, SANCTUARY, STRONGHOLD, TEMPLE, TOP, TRADING_HOUSE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    N_BONUS,
    N_FACTIONS,
    N_FAVORS,
    ROUND_ROW,
    S_BUILD_VP,
    S_COINS,
    S_PER,
    S_POWER,
    S_PRIESTS,
    S_SPADE_VP,
    S_SPADES,
    S_TOWN_VP,
    S_WORKERS,
    TOWN_STRUCTURES,
)
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import first_group, power_needed, strength_of
from mystica.engine.thinking.measures import (
    area_rank_vp,
    bonus_progress,
    cult_rank_vp,
    free_spaces,
    regular_income,
    rival_areas,
)
from mystica.engine.thinking.of_boxes import KEPT, THOUGHTS, with_names_of_boxes

_PLAIN: Final = (
    "always", "coins", "coins_beyond_8", "workers", "workers_beyond_5", "priests", "priests_beyond_2",
    "bowl1", "bowl2", "bowl3", "income_coins", "income_workers", "income_priests", "income_power",
    "dwellings", "trading_houses", "temples", "stronghold", "sanctuary", "shipping", "digging",
    "cult_steps", "cult_rank_vp", "cult_tops", "priests_sent", "keys",
    "area", "area_rank_vp", "towns", "town_best", "town_second", "structures_outside_towns",
    "reach_home", "reach_near", "neighbours", "place_in_order",
    "now_dwelling_vp", "now_trading_house_vp", "now_temple_vp", "now_large_vp", "now_spade_vp", "now_town_vp",
    "ahead_dwelling_vp", "ahead_trading_house_vp", "ahead_temple_vp", "ahead_large_vp", "ahead_spade_vp",
    "ahead_town_vp", "bonus_coins", "bonus_workers", "bonus_priests", "bonus_power", "bonus_spades",
    "workers_for_dwellings_now", "workers_for_houses_now", "large_open_now", "town_best_now", "spare_dwellings",
    "spare_trading_houses", "power_beyond_bowls", "stronghold_missing", KEPT, KEPT,
)  # fmt: skip
TERMS: Final = with_names_of_boxes(
    list(_PLAIN)
    + ["favor_" + code.lower() for code in FAVOR_CODES]
    + ["card_" + code.lower() for code in BONUS_CODES]
    + ["faction_" + key for key in FACTION_KEYS]
    + ["stronghold_of_" + key for key in FACTION_KEYS],
    [thoughts.features for thoughts in THOUGHTS],
)
N_PLAIN: Final[i64] = len(_PLAIN)
N_TERMS: Final[i64] = len(TERMS)


def _over(n: i64, enough: i64) -> i64:
    return n - enough if n > enough else 0


def write_terms(s: State, p: i64, f: vec[i64]) -> None:
    """The terms of one seat."""
    write_terms_beside(s, p, f, rival_areas(s, p))


def write_terms_beside(s: State, p: i64, f: vec[i64], areas: vec[i64]) -> None:
    """The same with the others' areas known."""
    v = s.v
    me = seat_base(p)
    for i in range(N_TERMS):
        f[i] = 0
    f[0] = 1
    f[1] = v[me + col.COINS]
    f[2] = _over(v[me + col.COINS], 8)
    f[3] = v[me + col.WORKERS]
    f[4] = _over(v[me + col.WORKERS], 5)
    f[5] = v[me + col.PRIESTS]
    f[6] = _over(v[me + col.PRIESTS], 2)
    f[7] = v[me + col.BOWL1]
    f[8] = v[me + col.BOWL2]
    f[9] = v[me + col.BOWL3]
    _write_income(s, p, f)
    f[14] = v[me + col.COUNT + DWELLING]
    f[15] = v[me + col.COUNT + TRADING_HOUSE]
    f[16] = v[me + col.COUNT + TEMPLE]
    f[17] = v[me + col.COUNT + STRONGHOLD]
    f[18] = v[me + col.COUNT + SANCTUARY]
    f[19] = v[me + col.SHIPPING]
    f[20] = v[me + col.DIGGING]
    _write_cults(s, p, f)
    _write_map(s, p, f, areas)
    for place in range(s.setup.n):
        if v[col.ORDER + place] == p:
            f[35] = place
    _write_rounds(s, p, f)
    if s.setup.boxed:
        for thoughts in THOUGHTS:
            thoughts.write_features(s, p, f)
    off = N_PLAIN
    for tile in range(N_FAVORS):
        if v[me + col.FAVOR_TILES] & BIT[tile]:
            f[off + tile] = 1
    off += N_FAVORS
    if v[me + col.BONUS_CARD] > 0:
        f[off + v[me + col.BONUS_CARD] - 1] = 1
    off += N_BONUS
    f[off + v[me + col.WHO]] = 1
    if v[me + col.COUNT + STRONGHOLD] > 0:
        f[off + N_FACTIONS + v[me + col.WHO]] = 1
    else:
        f[60] = 1


def _write_income(s: State, p: i64, f: vec[i64]) -> None:
    me = seat_base(p)
    coins, workers, priests, power = regular_income(s, p)
    f[10] = coins
    f[11] = workers
    f[12] = priests
    f[13] = power
    f[59] = _over(power, s.v[me + col.BOWL1] * 2 + s.v[me + col.BOWL2])


def _write_cults(s: State, p: i64, f: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    for track in range(CULTS):
        f[21] += v[me + col.CULT_LEVEL + track]
        if v[me + col.CULT_LEVEL + track] == TOP:
            f[23] += 1
    f[22] = cult_rank_vp(s, p) // 1000
    f[24] = v[me + col.PRIESTS_SENT]
    f[25] = v[me + col.KEYS]


def _write_map(s: State, p: i64, f: vec[i64], areas: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    f[26] = largest_area(s, p)
    f[27] = area_rank_vp(s, p, f[26], areas) // 1000
    f[28] = v[me + col.TOWNS_FOUNDED]
    need = power_needed(s, p)
    lo = v[me + col.OWN_LO] & ~v[me + col.TOWN_LO]
    hi = v[me + col.OWN_HI] & ~v[me + col.TOWN_HI]
    f[31] = count_bits(lo) + count_bits(hi)
    while lo != 0 or hi != 0:
        group_lo, group_hi = first_group(s, p, lo, hi)
        lo &= ~group_lo
        hi &= ~group_hi
        size, power = strength_of(s, p, group_lo, group_hi)
        progress = (min(size * 12 // TOWN_STRUCTURES, 12) + min(power * 12 // need, 12)) // 2
        progress = progress * progress // 12  # of 12, more than in proportion
        if progress > f[29]:
            f[30] = f[29]
            f[29] = progress
        elif progress > f[30]:
            f[30] = progress
    at_home, near, others = free_spaces(s, p)
    f[32] = min(at_home, 5)
    f[33] = min(near, 6)
    f[34] = min(others, 6)


def _write_rounds(s: State, p: i64, f: vec[i64]) -> None:
    """What the scoring tiles pay in this round and later, and the cult bonuses on the way."""
    v = s.v
    me = seat_base(p)
    now = v[col.ROUND]
    rounds = s.setup.rounds
    for number in range(now, ROUNDS + 1):
        row = (number - 1) * ROUND_ROW
        off: i64 = 36 if number == now else 42
        f[off] += rounds[row + S_BUILD_VP + DWELLING]
        f[off + 1] += rounds[row + S_BUILD_VP + TRADING_HOUSE]
        f[off + 2] += rounds[row + S_BUILD_VP + TEMPLE]
        f[off + 3] += rounds[row + S_BUILD_VP + STRONGHOLD]
        f[off + 4] += rounds[row + S_SPADE_VP]
        f[off + 5] += rounds[row + S_TOWN_VP]
        if number < ROUNDS:
            times = bonus_progress(s, p, number) // rounds[row + S_PER]
            f[48] += times * rounds[row + S_COINS]
            f[49] += times * rounds[row + S_WORKERS]
            f[50] += times * rounds[row + S_PRIESTS]
            f[51] += times * rounds[row + S_POWER]
            f[52] += times * rounds[row + S_SPADES]
    spare = 8 - v[me + col.COUNT + DWELLING]
    f[53] = min(v[me + col.WORKERS], min(spare, 4)) * f[36]
    f[54] = min(v[me + col.WORKERS] // 2, min(v[me + col.COUNT + DWELLING], 3)) * f[37]
    f[55] = f[39] * (2 - v[me + col.COUNT + STRONGHOLD] - v[me + col.COUNT + SANCTUARY])
    f[56] = f[29] * f[41]
    f[57] = spare
    f[58] = 4 - v[me + col.COUNT + TRADING_HOUSE]
