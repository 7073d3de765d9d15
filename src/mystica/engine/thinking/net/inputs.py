"""The net's inputs about a player's own position, as named whole numbers.

`begin` works out what the player's own moves do not change: the others' areas and where they can build. A net is made
for one list of names; VERSION counts what the same names once meant.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, HALF, PLACE, count_bits, zeros
from mystica.engine.core.ids import (
    CULTS,
    DWELLING,
    ROUNDS,
    SANCTUARY,
    SEATS,
    STRONGHOLD,
    TEMPLE,
    TOP,
    TRADING_HOUSE,
    WHEEL,
)
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS_CODES,
    BUILDS_BY_RIVER,
    FACT,
    FACTION_KEYS,
    FACTS,
    FAVOR_CODES,
    FINAL_CODES,
    N_BONUS,
    N_FACTIONS,
    N_FAVORS,
    N_POWER,
    N_TOWNS,
    POWER_CODES,
    ROUND_ROW,
    S_ADVANCE_VP,
    S_BUILD_VP,
    S_COINS,
    S_PER,
    S_POWER,
    S_PRIESTS,
    S_SPADE_VP,
    S_SPADES,
    S_TOWN_VP,
    S_WORKERS,
    SHIPPING_TOP,
    SPADE_WORKERS,
    TOWN_CODES,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
    VALUE,
)
from mystica.engine.rules.reach import reach, river_reach, shipping_value
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import first_group, power_needed, strength_of
from mystica.engine.rules.transform import spades_home
from mystica.engine.thinking.measures import (
    area_rank_vp,
    bonus_progress,
    cult_rank_vp,
    passing_vp,
    regular_income,
    rival_areas,
)
from mystica.engine.thinking.of_boxes import KEPT, THOUGHTS, with_names_of_boxes

VERSION: Final = 1

_PURSE: Final = (
    "coins", "coins_beyond_8", "workers", "workers_beyond_5", "priests", "priests_beyond_2",
    "bowl1", "bowl2", "bowl3", "power_with_sacrifice", "vp", "vp_below_8", "coins_worth_vp",
    "income_coins", "income_workers", "income_priests", "income_power", "power_beyond_bowls",
)  # fmt: skip
_BOARD: Final = (
    "dwellings", "trading_houses", "temples", "stronghold", "sanctuary", KEPT, "shipping", "digging",
    "spade_price", "bridges", "keys", "towns", "priests_left", KEPT, "passed", "pass_vp",
    "card_action_open", "favor_action_open", "stronghold_action_open",
)  # fmt: skip
_TABLE: Final = ("place_in_order", "others_in_round", "two", "three", "four", "five")
_CULTS: Final = ("rank_vp", "steps", "tops", "priests_sent")
_TRACK: Final = ("level", "above", "ahead", "behind", "three_open", "twos_open")
_MAP: Final = (
    "area", "area_rank_vp", "structures", "outside_towns", "town_power_needed",
    "group1_size", "group1_power", "group2_size", "group2_power", "group3_size", "group3_power",
    "home", "one_spade", "two_spades", "three_spades", "home_alone", "one_spade_alone",
    "home_shipping", "one_spade_shipping", "two_spades_shipping",
    "neighbours", "neighbour_seats", "power_beside",
)  # fmt: skip
_PAYS: Final = ("dwelling", "trading_house", "temple", "large", "spade", "town", "advance", KEPT)
_NOW: Final = ("spare_dwellings", "spare_trading_houses", "spare_temples", "spare_large")
_BONUS: Final = ("bonus_coins", "bonus_workers", "bonus_priests", "bonus_power", "bonus_spades")

NAMES: Final = with_names_of_boxes(
    list(_PURSE)
    + list(_BOARD)
    + list(_TABLE)
    + ["cult_" + name for name in _CULTS]
    + [f"cult{track}_{name}" for track in range(4) for name in _TRACK]
    + ["map_" + name for name in _MAP]
    + [f"round{ahead}_{name}" for ahead in range(6) for name in _PAYS]
    + [f"{name}_by_tile" for name in _NOW]
    + list(_BONUS)
    + [f"bonus{ahead}_{name}" for ahead in range(5) for name in ("times", "rest")]
    + ["favor_" + code.lower() for code in FAVOR_CODES]
    + ["card_" + code.lower() for code in BONUS_CODES]
    + ["faction_" + key for key in FACTION_KEYS]
    + ["stronghold_of_" + key for key in FACTION_KEYS]
    + ["open_favor_" + code.lower() for code in FAVOR_CODES]
    + ["open_town_" + code.lower() for code in TOWN_CODES]
    + ["open_power_" + code.lower() for code in POWER_CODES]
    + ["open_card_" + code.lower() for code in BONUS_CODES]
    + ["coins_on_" + code.lower() for code in BONUS_CODES]
    + ["final_" + code.lower() for code in FINAL_CODES],
    [thoughts.inputs for thoughts in THOUGHTS],
)
N_INPUTS: Final[i64] = len(NAMES)

BOARD: Final[i64] = len(_PURSE)
TABLE: Final[i64] = BOARD + len(_BOARD)
CULT: Final[i64] = TABLE + len(_TABLE)
TRACK: Final[i64] = CULT + len(_CULTS)
N_TRACK: Final[i64] = len(_TRACK)
MAP: Final[i64] = TRACK + 4 * len(_TRACK)
ROUNDS_AHEAD: Final[i64] = MAP + len(_MAP)
_N_PAYS: Final[i64] = len(_PAYS)
NOW: Final[i64] = ROUNDS_AHEAD + 6 * _N_PAYS
BONUSES: Final[i64] = NOW + len(_NOW)
TILES: Final[i64] = BONUSES + len(_BONUS) + 10

_BY_SPADES: Final = zeros(8)  # free spaces by the spades they take
_FEW: Final[i64] = 8  # more spaces than that make no difference
MOST: Final[i64] = 250  # of anything: practice writes inputs as bytes


def _over(n: i64, enough: i64) -> i64:
    if n > enough:  # a conditional expression would make an object of the number
        return n - enough
    return 0


@mypyc_attr(acyclic=True)
class View:
    """What a player sees of the others: worked out once, good for all positions that own moves lead to."""

    def __init__(self) -> None:
        self.p: i64 = 0
        self.areas: vec[i64] = zeros(int(SEATS))
        self.theirs_lo: i64 = 0  # land that some other player can reach
        self.theirs_hi: i64 = 0

    def begin(self, s: State, p: i64) -> None:
        self.p = p
        self.areas = rival_areas(s, p)
        self.theirs_lo = 0
        self.theirs_hi = 0
        for q in range(s.setup.n):
            if q != p and s.v[seat_base(q) + col.WHO] >= 0:
                lo, hi = reach(s, q, shipping_value(s, q))
                self.theirs_lo |= lo
                self.theirs_hi |= hi

    def write(self, s: State, f: vec[i64]) -> None:
        """All inputs of the player's position."""
        p = self.p
        for i in range(N_INPUTS):
            f[i] = 0
        if s.v[seat_base(p) + col.WHO] < 0:
            return
        _write_purse(s, p, f)
        _write_board(s, p, f)
        _write_cults(s, p, f)
        self._write_map(s, f)
        _write_rounds(s, p, f)
        _write_tiles(s, p, f)
        if s.setup.boxed:
            for thoughts in THOUGHTS:
                thoughts.write_inputs(s, p, f)

    def _write_map(self, s: State, f: vec[i64]) -> None:
        v = s.v
        p = self.p
        me = seat_base(p)
        own_lo = v[me + col.OWN_LO]
        own_hi = v[me + col.OWN_HI]
        area = largest_area(s, p)
        f[MAP] = area
        f[MAP + 1] = area_rank_vp(s, p, area, self.areas) // 1000
        f[MAP + 2] = count_bits(own_lo) + count_bits(own_hi)
        _write_groups(s, p, f)
        shipping = shipping_value(s, p)
        lo, hi = _reached(s, p, shipping)
        found = _BY_SPADES
        _count(s, p, lo, hi)
        f[MAP + 11] = min(found[0], _FEW)
        f[MAP + 12] = min(found[1], _FEW)
        f[MAP + 13] = min(found[2], _FEW)
        f[MAP + 14] = min(found[3], _FEW)
        if v[me + col.PASSED] == 0 or v[col.ROUND] < ROUNDS:
            _count(s, p, lo & ~self.theirs_lo, hi & ~self.theirs_hi)
            f[MAP + 15] = min(found[0], _FEW)
            f[MAP + 16] = min(found[1], _FEW)
            if shipping < FACT[v[me + col.WHO] * FACTS + SHIPPING_TOP]:
                lo, hi = _reached(s, p, shipping + 1)
                _count(s, p, lo, hi)
                f[MAP + 17] = min(found[0], _FEW)
                f[MAP + 18] = min(found[1], _FEW)
                f[MAP + 19] = min(found[2], _FEW)
        _write_neighbours(s, p, f)


def _write_purse(s: State, p: i64, f: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    coins = v[me + col.COINS]
    workers = v[me + col.WORKERS]
    priests = v[me + col.PRIESTS]
    f[0] = coins
    f[1] = _over(coins, 8)
    f[2] = workers
    f[3] = _over(workers, 5)
    f[4] = priests
    f[5] = _over(priests, 2)
    f[6] = v[me + col.BOWL1]
    f[7] = v[me + col.BOWL2]
    f[8] = v[me + col.BOWL3]
    f[9] = v[me + col.BOWL3] + v[me + col.BOWL2] // 2
    f[10] = v[me + col.VP]
    f[11] = _over(8, v[me + col.VP])
    f[12] = (coins + workers + priests + f[9]) // 3
    if v[col.ROUND] < ROUNDS:
        gain_coins, gain_workers, gain_priests, gain_power = regular_income(s, p)
        f[13] = gain_coins
        f[14] = gain_workers
        f[15] = gain_priests
        f[16] = gain_power
        f[17] = _over(gain_power, v[me + col.BOWL1] * 2 + v[me + col.BOWL2])
    for i in range(BOARD):
        if f[i] > MOST:
            f[i] = MOST


def _write_board(s: State, p: i64, f: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    f[BOARD] = v[me + col.COUNT + DWELLING]
    f[BOARD + 1] = v[me + col.COUNT + TRADING_HOUSE]
    f[BOARD + 2] = v[me + col.COUNT + TEMPLE]
    f[BOARD + 3] = v[me + col.COUNT + STRONGHOLD]
    f[BOARD + 4] = v[me + col.COUNT + SANCTUARY]
    f[BOARD + 6] = v[me + col.SHIPPING]
    f[BOARD + 7] = v[me + col.DIGGING]
    f[BOARD + 8] = FACT[fact + SPADE_WORKERS + v[me + col.DIGGING]]
    f[BOARD + 9] = count_bits(v[me + col.OWN_BRIDGES])
    f[BOARD + 10] = v[me + col.KEYS]
    f[BOARD + 11] = v[me + col.TOWNS_FOUNDED]
    f[BOARD + 12] = v[me + col.PRIEST_SUPPLY] - v[me + col.PRIESTS] - v[me + col.PRIESTS_SENT]
    taken = v[me + col.SPECIALS_TAKEN]
    if v[me + col.PASSED] != 0:
        f[BOARD + 14] = 1
    else:
        f[BOARD + 15] = passing_vp(s, p)
        if not taken & col.SPECIAL_OF_BONUS:
            f[BOARD + 16] = 1
        if not taken & col.SPECIAL_OF_FAVOR:
            f[BOARD + 17] = 1
        if v[me + col.COUNT + STRONGHOLD] > 0 and not taken & col.SPECIAL_OF_FACTION:
            f[BOARD + 18] = 1
    n = s.setup.n
    for place in range(n):
        q = v[col.ORDER + place]
        if q == p:
            f[TABLE] = place
        elif v[seat_base(q) + col.PASSED] == 0:
            f[TABLE + 1] += 1
    f[TABLE + n] = 1


def _write_cults(s: State, p: i64, f: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    f[CULT] = cult_rank_vp(s, p) // 1000
    f[CULT + 3] = v[me + col.PRIESTS_SENT]
    for track in range(CULTS):
        mine = v[me + col.CULT_LEVEL + track]
        f[CULT + 1] += mine
        if mine == TOP:
            f[CULT + 2] += 1
        above: i64 = 0
        best: i64 = 0
        for q in range(s.setup.n):
            if q != p:
                other = v[seat_base(q) + col.CULT_LEVEL + track]
                if other > mine:
                    above += 1
                if other > best:
                    best = other
        at = TRACK + track * N_TRACK
        f[at] = mine
        f[at + 1] = above
        f[at + 2] = _over(mine, best)
        f[at + 3] = _over(best, mine)
        places = col.PRIESTS_AT + track * 4
        if v[places] == 0:
            f[at + 4] = 1
        for place in range(i64(1), i64(4)):
            if v[places + place] == 0:
                f[at + 5] += 1


def _write_groups(s: State, p: i64, f: vec[i64]) -> None:
    """The three groups outside towns that have come furthest."""
    v = s.v
    me = seat_base(p)
    f[MAP + 4] = power_needed(s, p)
    lo = v[me + col.OWN_LO] & ~v[me + col.TOWN_LO]
    hi = v[me + col.OWN_HI] & ~v[me + col.TOWN_HI]
    f[MAP + 3] = count_bits(lo) + count_bits(hi)
    at = MAP + 5
    while lo != 0 or hi != 0:
        group_lo, group_hi = first_group(s, p, lo, hi)
        lo &= ~group_lo
        hi &= ~group_hi
        size, power = strength_of(s, p, group_lo, group_hi)
        if size > 4:
            size = 4
        if power > 7:
            power = 7
        k = at
        while k < at + 6:  # into its place among the best
            if size * 2 + power > f[k] * 2 + f[k + 1]:
                was_size = f[k]
                was_power = f[k + 1]
                f[k] = size
                f[k + 1] = power
                size = was_size
                power = was_power
            k += 2


def _reached(s: State, p: i64, shipping: i64) -> tuple[i64, i64]:
    v = s.v
    me = seat_base(p)
    if FACT[v[me + col.WHO] * FACTS + BUILDS_BY_RIVER] > 0 and v[me + col.UNLOCKED] != 0:
        return river_reach(s, p, shipping)
    return reach(s, p, shipping)


def _count(s: State, p: i64, lo: i64, hi: i64) -> None:
    """Fill the list of free spaces by the spades they take.

    `measures.free_spaces` goes the same way. As one function for both, a choice of the novice took a fifth longer.
    """
    v = s.v
    me = seat_base(p)
    found = _BY_SPADES
    for i in range(i64(8)):
        found[i] = 0
    home = v[me + col.COLOUR]
    fact = v[me + col.WHO] * FACTS
    unlocked: i64 = 0
    if FACT[fact + BUILDS_BY_RIVER] > 0:
        unlocked = v[me + col.UNLOCKED]
    without_spades = FACT[fact + TRANSFORM_STEPS] + FACT[fact + TRANSFORM_TOKENS] > 0
    off: i64 = 0
    rest = lo
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            terrain = v[col.TERRAIN + PLACE[low % 61] + off]
            if terrain == home or (unlocked != 0 and unlocked & BIT[terrain]):
                found[0] += 1
            elif terrain < WHEEL:
                if without_spades:
                    found[1] += 1
                elif unlocked == 0:
                    spades = spades_home(s, p, terrain)
                    if spades < 4:
                        found[spades] += 1
        if off != 0:
            break
        off = HALF
        rest = hi


def _write_neighbours(s: State, p: i64, f: vec[i64]) -> None:
    """Others' structures beside own ones, and the power that own structures would offer there."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    other_lo = v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO]
    other_hi = v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI]
    beside_lo: i64 = 0
    beside_hi: i64 = 0
    off: i64 = 0
    rest = v[me + col.OWN_LO]
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            lo = board.adjacent_lo[space] & other_lo
            hi = board.adjacent_hi[space] & other_hi
            if lo != 0 or hi != 0:
                f[MAP + 22] += FACT[fact + VALUE + v[col.STRUCTURE + space] % 8]
                beside_lo |= lo
                beside_hi |= hi
        if off != 0:
            break
        off = HALF
        rest = v[me + col.OWN_HI]
    f[MAP + 20] = count_bits(beside_lo) + count_bits(beside_hi)
    for q in range(s.setup.n):
        if q != p:
            theirs = seat_base(q)
            if beside_lo & v[theirs + col.OWN_LO] or beside_hi & v[theirs + col.OWN_HI]:
                f[MAP + 21] += 1


def _write_rounds(s: State, p: i64, f: vec[i64]) -> None:
    """What the scoring tiles pay in this round and later, what is left to build for this one, and the cult bonuses."""
    v = s.v
    me = seat_base(p)
    now = v[col.ROUND]
    if now == 0:
        now = 1
    rounds = s.setup.rounds
    at = ROUNDS_AHEAD
    bonus = BONUSES + 5
    for number in range(now, ROUNDS + 1):
        row = (number - 1) * ROUND_ROW
        f[at] = rounds[row + S_BUILD_VP + DWELLING]
        f[at + 1] = rounds[row + S_BUILD_VP + TRADING_HOUSE]
        f[at + 2] = rounds[row + S_BUILD_VP + TEMPLE]
        f[at + 3] = rounds[row + S_BUILD_VP + STRONGHOLD]
        f[at + 4] = rounds[row + S_SPADE_VP]
        f[at + 5] = rounds[row + S_TOWN_VP]
        f[at + 6] = rounds[row + S_ADVANCE_VP]
        at += _N_PAYS
        if number < ROUNDS:
            per = rounds[row + S_PER]
            progress = bonus_progress(s, p, number)
            times = progress // per
            f[BONUSES] += times * rounds[row + S_COINS]
            f[BONUSES + 1] += times * rounds[row + S_WORKERS]
            f[BONUSES + 2] += times * rounds[row + S_PRIESTS]
            f[BONUSES + 3] += times * rounds[row + S_POWER]
            f[BONUSES + 4] += times * rounds[row + S_SPADES]
            f[bonus] = times
            f[bonus + 1] = progress - times * per
            bonus += 2
    if v[me + col.PASSED] == 0:
        first = ROUNDS_AHEAD
        f[NOW] = min(8 - v[me + col.COUNT + DWELLING], min(v[me + col.WORKERS], 4)) * f[first]
        f[NOW + 1] = min(v[me + col.COUNT + DWELLING], min(v[me + col.WORKERS] // 2, 3)) * f[first + 1]
        f[NOW + 2] = min(v[me + col.COUNT + TRADING_HOUSE], min(v[me + col.WORKERS] // 2, 2)) * f[first + 2]
        f[NOW + 3] = (2 - v[me + col.COUNT + STRONGHOLD] - v[me + col.COUNT + SANCTUARY]) * f[first + 3]


def _write_tiles(s: State, p: i64, f: vec[i64]) -> None:
    v = s.v
    me = seat_base(p)
    at = TILES
    tiles = v[me + col.FAVOR_TILES]
    rest = tiles
    while rest != 0:
        f[at + PLACE[(rest & -rest) % 61]] = 1
        rest &= rest - 1
    at += N_FAVORS
    if v[me + col.BONUS_CARD] > 0:
        f[at + v[me + col.BONUS_CARD] - 1] = 1
    at += N_BONUS
    f[at + v[me + col.WHO]] = 1
    at += N_FACTIONS
    if v[me + col.COUNT + STRONGHOLD] > 0:
        f[at + v[me + col.WHO]] = 1
    at += N_FACTIONS
    if v[col.ROUND] == ROUNDS and v[me + col.PASSED] != 0:
        return  # nothing that lies on the table can be taken any more
    for tile in range(N_FAVORS):
        if v[col.FAVORS_LEFT + tile] > 0 and not tiles & BIT[tile]:
            f[at + tile] = 1
    at += N_FAVORS
    for tile in range(N_TOWNS):
        if v[col.TOWNS_LEFT + tile] > 0:
            f[at + tile] = 1
    at += N_TOWNS
    if v[me + col.PASSED] == 0:
        for action in range(N_POWER):
            if s.setup.powers & ~v[col.POWER_TAKEN] & BIT[action]:
                f[at + action] = 1
    at += N_POWER
    if v[col.ROUND] < ROUNDS:
        rest = v[col.BONUS_LEFT]
        while rest != 0:
            card = PLACE[(rest & -rest) % 61]
            rest &= rest - 1
            f[at + card] = 1
            f[at + N_BONUS + card] = v[col.BONUS_COINS + card]
    at += N_BONUS + N_BONUS
    if s.setup.final_tile > 0:
        f[at + s.setup.final_tile - 1] = 1
