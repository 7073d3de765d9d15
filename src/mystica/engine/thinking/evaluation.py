"""A readable guess at the VP a player will end with, in thousandths of a VP.

Every term has a name and a weight; the weights are a data file. Terms look at one player's own position and at the
ranks it holds; nothing here knows a rule, it only asks the rules what they would pay.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.bits import HI, LO, PLACE, count_bits
from mystica.engine.core.ids import CULTS, DWELLING, ROUNDS, SANCTUARY, STRONGHOLD, TEMPLE, TOP, TRADING_HOUSE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS,
    BONUS_CODES,
    BONUS_PASS_VP,
    BONUS_SHIPPING,
    BONUS_SHIPPING_VP,
    BONUS_SPADES,
    BONUS_STEPS,
    FACT,
    FACTS,
    FAVOR_BUILD_VP,
    FAVOR_CODES,
    FAVORS_EASING_TOWNS,
    FAVORS_ON_BUILD,
    FAVORS_WITH_ACTION,
    LIMIT,
    N_FAVORS,
    ROUND_ROW,
    S_BUILD_VP,
    S_COINS,
    S_PER,
    S_POWER,
    S_PRIESTS,
    S_SPADES,
    S_WORKERS,
    SPADE_WORKERS,
    TOWN_STRUCTURES,
)
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import first_group, power_needed, strength_of
from mystica.engine.thinking.measures import (
    area_rank_vp,
    bonus_progress,
    cult_rank_vp,
    free_spaces,
    passing_vp,
    regular_income,
    rival_areas,
)
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.of_boxes import KEPT, THOUGHTS, with_names_of_boxes
from mystica.engine.thinking.outlook import outlook
from mystica.engine.thinking.weights import Weights, perturbed

_SOON: Final[i64] = 3  # more of a kind than that are not built in a round

# Names of the weights, in the order of each row
_PLAIN: Final = (
    "coin", "worker", "priest", "bowl3", "bowl2", "bowl1",  # each one in hand, while rounds are left
    "coin_last", "worker_last", "priest_last", "bowl3_last", "bowl2_last",  # in the last round
    "income", "income_later",  # of what the next income is worth, and each one after it
    "cult_rank", "cult_step", "cult_bonus", "spade",
    "area_rank", "structure", "town_progress", "key",
    "favor_build", "favor_action", "favor_easing",
    "stronghold", "stronghold_round", "shipping", "digging",
    "reach_home", "reach_near", "neighbour",
    "card_step", "card_spade", "card_shipping", "tile_ahead",
    "many_coins", "many_workers", "many_priests",
    KEPT, KEPT,
    "dwelling", "trading_house", "temple", "sanctuary",  # each one on the map
    "later_dwelling", "later_trading_house", "later_temple", "later_large",  # VP of later rounds for those to come
    "overflow",  # power of the next income for which the bowls have no room
)  # fmt: skip
NAMES: Final = with_names_of_boxes(
    list(_PLAIN) + ["favor_" + code.lower() for code in FAVOR_CODES] + ["card_" + code.lower() for code in BONUS_CODES],
    [thoughts.weights for thoughts in THOUGHTS],
)
COIN: Final[i64] = 0
WORKER: Final[i64] = 1
PRIEST: Final[i64] = 2
BOWL_3: Final[i64] = 3
BOWL_2: Final[i64] = 4
BOWL_1: Final[i64] = 5
LAST: Final[i64] = 6
INCOME: Final[i64] = 11
INCOME_LATER: Final[i64] = 12
CULT_RANK: Final[i64] = 13
CULT_STEP: Final[i64] = 14
CULT_BONUS: Final[i64] = 15
SPADE: Final[i64] = 16
AREA_RANK: Final[i64] = 17
STRUCTURES: Final[i64] = 18
TOWN_PROGRESS: Final[i64] = 19
KEY: Final[i64] = 20
FAVOR_BUILD: Final[i64] = 21
FAVOR_ACTION: Final[i64] = 22
FAVOR_EASING: Final[i64] = 23
STRONGHOLD_NOW: Final[i64] = 24
STRONGHOLD_ROUND: Final[i64] = 25
SHIPPING_LEVEL: Final[i64] = 26
DIGGING_LEVEL: Final[i64] = 27
REACH_HOME: Final[i64] = 28
REACH_NEAR: Final[i64] = 29
NEIGHBOUR: Final[i64] = 30
CARD_STEP: Final[i64] = 31
CARD_SPADE: Final[i64] = 32
CARD_SHIPPING: Final[i64] = 33
TILE_AHEAD: Final[i64] = 34
MANY_COINS: Final[i64] = 35
MANY_WORKERS: Final[i64] = 36
MANY_PRIESTS: Final[i64] = 37
STANDING: Final[i64] = 40
LATER: Final[i64] = 44
OVERFLOW: Final[i64] = 48
FAVOR: Final[i64] = len(_PLAIN)  # + tile
CARD: Final[i64] = len(_PLAIN) + len(FAVOR_CODES)  # + card


def evaluate(s: State, p: i64, weights: Weights) -> i64:
    """The player's expected VP, in thousandths."""
    return judge(s, p, weights.of(s, p), rival_areas(s, p))


@mypyc_attr(acyclic=True)
class Terms(Mind):
    """Judges by the weighted terms of this file, and the start of a round by the outlook."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.worth, weights.beside)
        self.passes_last = True
        self.weights = weights
        self._p: i64 = 0
        self._w: vec[i64] = weights.rows[0]
        self._areas: vec[i64] = weights.worth

    def begin(self, s: State, p: i64) -> None:
        self._p = p
        self._w = self.weights.of(s, p)
        self._areas = rival_areas(s, p)

    def value(self, s: State) -> i64:
        return judge(s, self._p, self._w, self._areas)

    def expected_vp(self, s: State, p: i64) -> i64:
        return outlook(s, p, self.weights)

    def perturbed(self, seed: i64, spread: i64) -> Mind:
        return Terms(perturbed(self.weights, seed, spread))


def judge(s: State, p: i64, w: vec[i64], areas: vec[i64]) -> i64:
    """The same with the others' areas known: many positions that differ by the player's own moves need them once."""
    v = s.v
    me = seat_base(p)
    left = ROUNDS - v[col.ROUND]  # rounds after this one
    total = v[me + col.VP] * 1000
    if v[me + col.PASSED] == 0:
        total += passing_vp(s, p) * 1000
    total += purse_worth(s, me, left, w)
    total += income_worth(s, p, left, w)
    total += cult_worth(s, p, left, w)
    total += map_worth(s, p, left, w, areas)
    total += structures_worth(s, me, w)
    total += tiles_worth(s, p, left, w)
    if s.setup.boxed:
        for thoughts in THOUGHTS:
            total += thoughts.worth(s, p, left, w)
    return total


def purse_worth(s: State, me: i64, left: i64, w: vec[i64]) -> i64:
    """What is in hand; in the last round it is only worth its coins, and plenty is worth less each."""
    v = s.v
    if left == 0:
        return (
            v[me + col.COINS] * w[LAST]
            + v[me + col.WORKERS] * w[LAST + 1]
            + v[me + col.PRIESTS] * w[LAST + 2]
            + v[me + col.BOWL3] * w[LAST + 3]
            + v[me + col.BOWL2] * w[LAST + 4]
        )
    total = v[me + col.BOWL3] * w[BOWL_3] + v[me + col.BOWL2] * w[BOWL_2] + v[me + col.BOWL1] * w[BOWL_1]
    total += _plenty(v[me + col.COINS], 12, w[COIN], w[MANY_COINS])
    total += _plenty(v[me + col.WORKERS], 6, w[WORKER], w[MANY_WORKERS])
    total += _plenty(v[me + col.PRIESTS], 3, w[PRIEST], w[MANY_PRIESTS])
    return total


def _plenty(n: i64, enough: i64, each: i64, more: i64) -> i64:
    return n * each if n <= enough else enough * each + (n - enough) * more


def income_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    """The incomes still to come, from structures and tiles; the card counts once it is the next round's."""
    if left == 0:
        return 0
    v = s.v
    me = seat_base(p)
    coins, workers, priests, power = regular_income(s, p)
    worth = coins * w[COIN] + workers * w[WORKER] + priests * w[PRIEST] + power * w[BOWL_2]
    total = worth * (w[INCOME] + (left - 1) * w[INCOME_LATER]) // 1000
    room = v[me + col.BOWL1] * 2 + v[me + col.BOWL2]
    if power > room:
        total -= (power - room) * w[OVERFLOW]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and (v[me + col.PASSED] != 0 or v[col.ROUND] == 0):
        row = card * 8
        total += BONUS[row] * w[COIN] + BONUS[row + 1] * w[WORKER] + BONUS[row + 2] * w[PRIEST]
        total += BONUS[row + 3] * w[BOWL_2]
    return total


def cult_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    v = s.v
    me = seat_base(p)
    steps: i64 = 0
    for track in range(CULTS):
        mine = v[me + col.CULT_LEVEL + track]
        steps += mine if mine < TOP else TOP + 1
    total = cult_rank_vp(s, p) * (w[CULT_RANK] - left * 120) // 1000 + steps * w[CULT_STEP]
    now = v[col.ROUND] if v[col.ROUND] > 0 else 1
    rounds = s.setup.rounds
    for number in range(now, ROUNDS):
        row = (number - 1) * ROUND_ROW
        progress = bonus_progress(s, p, number)
        worth = (
            rounds[row + S_COINS] * w[COIN]
            + rounds[row + S_WORKERS] * w[WORKER]
            + rounds[row + S_PRIESTS] * w[PRIEST]
            + rounds[row + S_POWER] * w[BOWL_2]
            + rounds[row + S_SPADES] * w[SPADE]
        )
        # half for full rewards, half for the way to the next one, which later steps will complete
        per = rounds[row + S_PER]
        total += (progress // per * worth + progress * worth // per) // 2 * w[CULT_BONUS] // 1000
    return total


def map_worth(s: State, p: i64, left: i64, w: vec[i64], areas: vec[i64]) -> i64:
    """Area, structures, towns on their way, spaces within reach."""
    v = s.v
    me = seat_base(p)
    mine = largest_area(s, p)
    total = area_rank_vp(s, p, mine, areas) * (w[AREA_RANK] - left * 100) // 1000 + mine * w[STRUCTURES]
    total += (count_bits(v[me + col.OWN_LO]) + count_bits(v[me + col.OWN_HI])) * w[STRUCTURES]
    if left > 0 or v[me + col.PASSED] == 0:
        total += _towns(s, p, w)
    if left > 0:
        total += _reach(s, p, w)
    return total


def structures_worth(s: State, me: i64, w: vec[i64]) -> i64:
    """Structures by kind, and what later scoring tiles will pay for those that are still to come."""
    v = s.v
    dwellings = v[me + col.COUNT + DWELLING]
    houses = v[me + col.COUNT + TRADING_HOUSE]
    temples = v[me + col.COUNT + TEMPLE]
    sanctuary = v[me + col.COUNT + SANCTUARY]
    total = dwellings * w[STANDING] + houses * w[STANDING + 1] + temples * w[STANDING + 2] + sanctuary * w[STANDING + 3]
    fact = v[me + col.WHO] * FACTS + LIMIT
    rounds = s.setup.rounds
    for row in range(v[col.ROUND] * ROUND_ROW, ROUNDS * ROUND_ROW, ROUND_ROW):
        pays = row + S_BUILD_VP
        if rounds[pays + DWELLING] > 0:
            total += min(FACT[fact + DWELLING] - dwellings, _SOON) * rounds[pays + DWELLING] * w[LATER]
        if rounds[pays + TRADING_HOUSE] > 0:
            total += min(FACT[fact + TRADING_HOUSE] - houses, _SOON) * rounds[pays + TRADING_HOUSE] * w[LATER + 1]
        if rounds[pays + TEMPLE] > 0:
            total += min(FACT[fact + TEMPLE] - temples, _SOON) * rounds[pays + TEMPLE] * w[LATER + 2]
        if rounds[pays + STRONGHOLD] > 0:
            total += (2 - v[me + col.COUNT + STRONGHOLD] - sanctuary) * rounds[pays + STRONGHOLD] * w[LATER + 3]
    return total


def _towns(s: State, p: i64, w: vec[i64]) -> i64:
    """How far each group outside a town has come, more than in proportion."""
    v = s.v
    me = seat_base(p)
    need = power_needed(s, p)
    total: i64 = v[me + col.KEYS] * w[KEY]
    lo = v[me + col.OWN_LO] & ~v[me + col.TOWN_LO]
    hi = v[me + col.OWN_HI] & ~v[me + col.TOWN_HI]
    while lo != 0 or hi != 0:
        group_lo, group_hi = first_group(s, p, lo, hi)
        lo &= ~group_lo
        hi &= ~group_hi
        size, power = strength_of(s, p, group_lo, group_hi)
        size = size * 1000 // TOWN_STRUCTURES
        power = power * 1000 // need
        progress = (min(size, 1000) + min(power, 1000)) // 2
        total += progress * progress // 1000 * w[TOWN_PROGRESS] // 1000
    return total


def _reach(s: State, p: i64, w: vec[i64]) -> i64:
    at_home, near, others = free_spaces(s, p)
    return min(at_home, 4) * w[REACH_HOME] + min(near, 5) * w[REACH_NEAR] + min(others, 5) * w[NEIGHBOUR]


def tiles_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    """What favor tiles, the card, the stronghold and the tracks will still bring."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    turns = left if v[me + col.PASSED] != 0 else left + 1
    taken = v[me + col.SPECIALS_TAKEN]
    total: i64 = 0
    tiles = v[me + col.FAVOR_TILES]
    rest = tiles
    while rest != 0:
        low = rest & -rest
        rest ^= low
        total += w[FAVOR + PLACE[low % 61]]
    if tiles & FAVORS_ON_BUILD:
        for tile in range(N_FAVORS):
            if tiles & (LO[tile] | HI[tile]) and FAVORS_ON_BUILD & LO[tile]:
                each = FAVOR_BUILD_VP[tile * 8 + DWELLING] + FAVOR_BUILD_VP[tile * 8 + TRADING_HOUSE]
                total += each * turns * w[FAVOR_BUILD]
    if tiles & FAVORS_WITH_ACTION:
        uses = left + (1 if not taken & col.SPECIAL_OF_FAVOR and v[me + col.PASSED] == 0 else 0)
        total += uses * w[FAVOR_ACTION]
    if tiles & FAVORS_EASING_TOWNS:
        total += turns * w[FAVOR_EASING]
    if v[me + col.COUNT + STRONGHOLD] > 0:
        uses = left + (1 if not taken & col.SPECIAL_OF_FACTION and v[me + col.PASSED] == 0 else 0)
        total += w[STRONGHOLD_NOW] + uses * w[STRONGHOLD_ROUND]
    total += v[me + col.SHIPPING] * turns * w[SHIPPING_LEVEL]
    saved = FACT[fact + SPADE_WORKERS] - FACT[fact + SPADE_WORKERS + v[me + col.DIGGING]]
    total += saved * turns * w[DIGGING_LEVEL]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and (v[me + col.PASSED] != 0 or not taken & col.SPECIAL_OF_BONUS):
        total += BONUS[card * 8 + BONUS_STEPS] * w[CARD_STEP] + BONUS[card * 8 + BONUS_SPADES] * w[CARD_SPADE]
    if card >= 0 and (v[me + col.PASSED] != 0 or v[col.ROUND] == 0):
        total += w[CARD + card]
    if card >= 0 and v[me + col.PASSED] != 0:
        total += BONUS[card * 8 + BONUS_SHIPPING] * w[CARD_SHIPPING]
        total += BONUS[card * 8 + BONUS_SHIPPING_VP] * v[me + col.SHIPPING] * 800
        for structure in range(i64(1), i64(7)):
            total += BONUS_PASS_VP[card * 8 + structure] * v[me + col.COUNT + structure] * 800
    if v[me + col.PASSED] != 0 and left > 0:  # being able to build under the tile of the next round
        if s.setup.rounds[v[col.ROUND] * ROUND_ROW + S_BUILD_VP + DWELLING] > 0:
            total += min(v[me + col.WORKERS], 3) * w[TILE_AHEAD]
    return total
