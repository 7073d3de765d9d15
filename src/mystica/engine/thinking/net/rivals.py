"""The net's inputs about each opponent, by the same names for all of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import PLACE, count_bits
from mystica.engine.core.ids import CULTS, DWELLING, ROUNDS, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACTION_KEYS, FAVOR_CODES, N_FAVORS
from mystica.engine.rules.reach import from_own
from mystica.engine.thinking.measures import regular_income
from mystica.engine.thinking.net.inputs import MOST
from mystica.engine.thinking.wheel_distance import wheel_distance

_PLAIN: Final = (
    "coins", "workers", "priests", "bowl1", "bowl2", "bowl3",
    "income_coins", "income_workers", "income_priests", "income_power",
    "dwellings", "trading_houses", "temples", "stronghold", "sanctuary", "shipping", "digging",
    "cult0", "cult1", "cult2", "cult3", "towns", "keys", "outside_towns", "structures", "area", "passed", "before",
    "vp_more", "vp_less", "wheel1", "wheel2", "wheel3", "beside",
)  # fmt: skip
NAMES: Final = tuple(
    list(_PLAIN) + ["favor_" + code.lower() for code in FAVOR_CODES] + ["faction_" + key for key in FACTION_KEYS]
)
N_RIVAL: Final[i64] = len(NAMES)
_TILES: Final[i64] = len(_PLAIN)


def write_rival(s: State, p: i64, q: i64, area: i64, f: vec[i64]) -> None:
    """What player p sees of player q, whose largest area is known."""
    v = s.v
    me = seat_base(p)
    it = seat_base(q)
    for i in range(N_RIVAL):
        f[i] = 0
    if v[it + col.WHO] < 0:
        return
    f[0] = v[it + col.COINS]
    f[1] = v[it + col.WORKERS]
    f[2] = v[it + col.PRIESTS]
    f[3] = v[it + col.BOWL1]
    f[4] = v[it + col.BOWL2]
    f[5] = v[it + col.BOWL3]
    if v[col.ROUND] < ROUNDS:
        coins, workers, priests, power = regular_income(s, q)
        f[6] = coins
        f[7] = workers
        f[8] = priests
        f[9] = power
    f[10] = v[it + col.COUNT + DWELLING]
    f[11] = v[it + col.COUNT + TRADING_HOUSE]
    f[12] = v[it + col.COUNT + TEMPLE]
    f[13] = v[it + col.COUNT + STRONGHOLD]
    f[14] = v[it + col.COUNT + SANCTUARY]
    f[15] = v[it + col.SHIPPING]
    f[16] = v[it + col.DIGGING]
    for track in range(CULTS):
        f[17 + track] = v[it + col.CULT_LEVEL + track]
    f[21] = v[it + col.TOWNS_FOUNDED]
    f[22] = v[it + col.KEYS]
    f[23] = count_bits(v[it + col.OWN_LO] & ~v[it + col.TOWN_LO]) + count_bits(
        v[it + col.OWN_HI] & ~v[it + col.TOWN_HI]
    )
    f[24] = count_bits(v[it + col.OWN_LO]) + count_bits(v[it + col.OWN_HI])
    f[25] = area
    if v[it + col.PASSED] != 0:
        f[26] = 1
    for place in range(s.setup.n):
        if v[col.ORDER + place] == q:
            f[27] = 1
            break
        if v[col.ORDER + place] == p:
            break
    more = v[it + col.VP] - v[me + col.VP]
    if more > 0:
        f[28] = more
    else:
        f[29] = -more
    apart = wheel_distance(v[it + col.COLOUR], v[me + col.COLOUR])
    if apart > 0:
        f[29 + apart] = 1
    f[33] = _beside(s, p, it)
    for i in range(_TILES):
        if f[i] > MOST:
            f[i] = MOST
    rest = v[it + col.FAVOR_TILES]
    while rest != 0:
        f[_TILES + PLACE[(rest & -rest) % 61]] = 1
        rest &= rest - 1
    f[_TILES + N_FAVORS + v[it + col.WHO]] = 1


def _beside(s: State, p: i64, it: i64) -> i64:
    """How many of its structures stand directly adjacent to own ones."""
    v = s.v
    lo, hi = from_own(s, p, s.setup.board.adjacent_lo, s.setup.board.adjacent_hi, 0)
    return count_bits(lo & v[it + col.OWN_LO]) + count_bits(hi & v[it + col.OWN_HI])
