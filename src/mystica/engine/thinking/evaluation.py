"""A readable guess at the VP a player will end with, in thousandths of a VP.

Every term has a name and a weight; the weights are a data file. Terms look at one player's own position and at the
ranks it holds; nothing here knows a rule, it only asks the rules what they would pay.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core.bits import BIT, HALF, HI, LO, PLACE, count_bits, zeros
from mystica.engine.core.hooks import BOX
from mystica.engine.core.ids import CULTS, DWELLING, ROUNDS, SEATS, SHIPYARD, STRONGHOLD, TOP, TRADING_HOUSE, WHEEL
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL1,
    BOWL2,
    BOWL3,
    COINS,
    COLOUR,
    COUNT,
    CULT_LEVEL,
    DIGGING,
    FAVOR_TILES,
    KEYS,
    OCCUPIED_HI,
    OCCUPIED_LO,
    OWN_HI,
    OWN_LO,
    PASSED,
    PRIESTS,
    PRIESTS_SENT,
    ROUND,
    SHIPPING,
    SPECIAL_OF_BONUS,
    SPECIAL_OF_FACTION,
    SPECIAL_OF_FAVOR,
    SPECIALS_TAKEN,
    TERRAIN,
    TOWN_HI,
    TOWN_LO,
    UNLOCKED,
    VP,
    WHO,
    WORKERS,
    State,
    seat_base,
)
from mystica.engine.core.tables import (
    AREA_VP,
    BONUS,
    BONUS_PASS_VP,
    BONUS_SHIPPING,
    BONUS_SHIPPING_VP,
    BONUS_SPADES,
    BONUS_STEPS,
    BUILDS_BY_RIVER,
    CULT_VP,
    FACT,
    FACTS,
    FAVOR_BUILD_VP,
    FAVORS_EASING_TOWNS,
    FAVORS_ON_BUILD,
    FAVORS_WITH_ACTION,
    ROUND_ROW,
    S_BUILD_VP,
    S_COINS,
    S_CULT,
    S_PER,
    S_POWER,
    S_PRIESTS,
    S_SPADES,
    S_WORKERS,
    SPADE_WORKERS,
    TOWN_STRUCTURES,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.rules.income import income_of
from mystica.engine.rules.passing import faction_pass_vp, favor_pass_vp, pass_vp
from mystica.engine.rules.reach import reach, river_reach, shipping_value
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import group_of, power_needed, strength_of
from mystica.engine.rules.transform import spades_home

# Names of the weights, in the order of the array
NAMES: Final = (
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
    "ship", "shipyard",
)  # fmt: skip
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
SHIP: Final[i64] = 38
SHIPYARD_ROUND: Final[i64] = 39


def evaluate(s: State, p: i64, w: vec[i64]) -> i64:
    """The player's expected VP, in thousandths."""
    return judge(s, p, w, rival_areas(s, p))


def rival_areas(s: State, p: i64) -> vec[i64]:
    """The other seats' largest areas; nothing that the player does changes them."""
    areas = zeros(int(SEATS))
    for q in range(s.setup.n):
        if q != p:
            areas[q] = largest_area(s, q)
    return areas


def judge(s: State, p: i64, w: vec[i64], areas: vec[i64]) -> i64:
    """The same with the others' areas known: many positions that differ by the player's own moves need them once."""
    v = s.v
    me = seat_base(p)
    left = ROUNDS - v[ROUND]  # rounds after this one
    total = v[me + VP] * 1000
    if v[me + PASSED] == 0:
        total += (pass_vp(s, p) + favor_pass_vp(s, p) + faction_pass_vp(s, p)) * 1000
    total += purse_worth(s, me, left, w)
    total += income_worth(s, p, left, w)
    total += cult_worth(s, p, left, w)
    total += map_worth(s, p, left, w, areas)
    total += tiles_worth(s, p, left, w)
    return total


def purse_worth(s: State, me: i64, left: i64, w: vec[i64]) -> i64:
    """What is in hand; in the last round it is only worth its coins, and plenty is worth less each."""
    v = s.v
    if left == 0:
        return (
            v[me + COINS] * w[LAST]
            + v[me + WORKERS] * w[LAST + 1]
            + v[me + PRIESTS] * w[LAST + 2]
            + v[me + BOWL3] * w[LAST + 3]
            + v[me + BOWL2] * w[LAST + 4]
        )
    total = v[me + BOWL3] * w[BOWL_3] + v[me + BOWL2] * w[BOWL_2] + v[me + BOWL1] * w[BOWL_1]
    total += _plenty(v[me + COINS], 12, w[COIN], w[MANY_COINS])
    total += _plenty(v[me + WORKERS], 6, w[WORKER], w[MANY_WORKERS])
    total += _plenty(v[me + PRIESTS], 3, w[PRIEST], w[MANY_PRIESTS])
    return total


def _plenty(n: i64, enough: i64, each: i64, more: i64) -> i64:
    return n * each if n <= enough else enough * each + (n - enough) * more


def income_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    """The incomes still to come, from structures and tiles; the card counts once it is the next round's."""
    if left == 0:
        return 0
    v = s.v
    me = seat_base(p)
    coins, workers, priests, power = income_of(s, p)
    card = v[me + BONUS_CARD] - 1
    card_worth: i64 = 0
    if card >= 0:
        row = card * 8
        card_worth = (
            BONUS[row] * w[COIN] + BONUS[row + 1] * w[WORKER] + BONUS[row + 2] * w[PRIEST] + BONUS[row + 3] * w[BOWL_2]
        )
    worth = coins * w[COIN] + workers * w[WORKER] + priests * w[PRIEST] + power * w[BOWL_2] - card_worth
    total = worth * (w[INCOME] + (left - 1) * w[INCOME_LATER]) // 1000
    if v[me + PASSED] != 0 or v[ROUND] == 0:
        total += card_worth
    return total


def share_of(mine: i64, above: i64, level: i64, prizes: vec[i64]) -> i64:
    """VP of a place shared with others of the same value, in thousandths."""
    if mine == 0:
        return 0
    total: i64 = 0
    for place in range(above, above + level):
        total += prizes[place]
    return total * 1000 // level


def cult_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    v = s.v
    n = s.setup.n
    me = seat_base(p)
    rank: i64 = 0
    steps: i64 = 0
    for track in range(CULTS):
        mine = v[me + CULT_LEVEL + track]
        above: i64 = 0
        level: i64 = 0
        for q in range(n):
            other = v[seat_base(q) + CULT_LEVEL + track]
            if other > mine:
                above += 1
            elif other == mine:
                level += 1
        rank += share_of(mine, above, level, CULT_VP)
        steps += mine if mine < TOP else TOP + 1
    total = rank * (w[CULT_RANK] - left * 120) // 1000 + steps * w[CULT_STEP]
    now = v[ROUND] if v[ROUND] > 0 else 1
    rounds = s.setup.rounds
    for number in range(now, ROUNDS):
        row = (number - 1) * ROUND_ROW
        progress = v[me + PRIESTS_SENT]
        if rounds[row + S_CULT] >= 0:
            progress = v[me + CULT_LEVEL + rounds[row + S_CULT]]
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
    n = s.setup.n
    me = seat_base(p)
    mine = largest_area(s, p)
    above: i64 = 0
    level: i64 = 0
    for q in range(n):
        other = mine if q == p else areas[q]
        if other > mine:
            above += 1
        elif other == mine:
            level += 1
    total = share_of(mine, above, level, AREA_VP) * (w[AREA_RANK] - left * 100) // 1000 + mine * w[STRUCTURES]
    total += (count_bits(v[me + OWN_LO]) + count_bits(v[me + OWN_HI])) * w[STRUCTURES]
    if left > 0 or v[me + PASSED] == 0:
        total += _towns(s, p, w)
    if left > 0:
        total += _reach(s, p, w)
    return total


def _towns(s: State, p: i64, w: vec[i64]) -> i64:
    """How far each group outside a town has come, more than in proportion."""
    v = s.v
    me = seat_base(p)
    need = power_needed(s, p)
    total: i64 = v[me + KEYS] * w[KEY]
    lo = v[me + OWN_LO] & ~v[me + TOWN_LO]
    hi = v[me + OWN_HI] & ~v[me + TOWN_HI]
    while lo != 0 or hi != 0:
        space: i64 = 0
        if lo != 0:
            space = PLACE[(lo & -lo) % 61]
        else:
            space = PLACE[(hi & -hi) % 61] + HALF
        group_lo, group_hi = group_of(s, p, LO[space], HI[space])
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


def free_spaces(s: State, p: i64) -> tuple[i64, i64, i64]:
    """Free spaces within reach: home ones, and those one spade away; opponents' structures beside own ones."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    home = v[me + COLOUR]
    fact = v[me + WHO] * FACTS
    unlocked = v[me + UNLOCKED] if FACT[fact + BUILDS_BY_RIVER] > 0 else 0
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
            terrain = v[TERRAIN + PLACE[low % 61] + off]
            if terrain == home or (unlocked != 0 and unlocked & BIT[terrain]):
                at_home += 1
            elif terrain < WHEEL and (without_spades or spades_home(s, p, terrain) == 1):
                near += 1
        if off != 0:
            break
        off = HALF
        rest = hi
    beside_lo: i64 = 0
    beside_hi: i64 = 0
    off = 0
    rest = v[me + OWN_LO]
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            beside_lo |= board.adjacent_lo[space]
            beside_hi |= board.adjacent_hi[space]
        if off != 0:
            break
        off = HALF
        rest = v[me + OWN_HI]
    others = count_bits(beside_lo & v[OCCUPIED_LO] & ~v[me + OWN_LO]) + count_bits(
        beside_hi & v[OCCUPIED_HI] & ~v[me + OWN_HI]
    )
    return at_home, near, others


def tiles_worth(s: State, p: i64, left: i64, w: vec[i64]) -> i64:
    """What favor tiles, the card, the stronghold, ships and the tracks will still bring."""
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    turns = left if v[me + PASSED] != 0 else left + 1
    taken = v[me + SPECIALS_TAKEN]
    total: i64 = 0
    tiles = v[me + FAVOR_TILES]
    if tiles & FAVORS_ON_BUILD:
        for tile in range(s.setup.favors):
            if tiles & (LO[tile] | HI[tile]) and FAVORS_ON_BUILD & LO[tile]:
                each = FAVOR_BUILD_VP[tile * 8 + DWELLING] + FAVOR_BUILD_VP[tile * 8 + TRADING_HOUSE]
                total += each * turns * w[FAVOR_BUILD]
    if tiles & FAVORS_WITH_ACTION:
        uses = left + (1 if not taken & SPECIAL_OF_FAVOR and v[me + PASSED] == 0 else 0)
        total += uses * w[FAVOR_ACTION]
    if tiles & FAVORS_EASING_TOWNS:
        total += turns * w[FAVOR_EASING]
    if v[me + COUNT + STRONGHOLD] > 0:
        uses = left + (1 if not taken & SPECIAL_OF_FACTION and v[me + PASSED] == 0 else 0)
        total += w[STRONGHOLD_NOW] + uses * w[STRONGHOLD_ROUND]
    total += v[me + SHIPPING] * turns * w[SHIPPING_LEVEL]
    if s.setup.ships:
        total += BOX[0].ships(s, p) * w[SHIP] + v[me + COUNT + SHIPYARD] * left * w[SHIPYARD_ROUND]
    saved = FACT[fact + SPADE_WORKERS] - FACT[fact + SPADE_WORKERS + v[me + DIGGING]]
    total += saved * turns * w[DIGGING_LEVEL]
    card = v[me + BONUS_CARD] - 1
    if card >= 0 and (v[me + PASSED] != 0 or not taken & SPECIAL_OF_BONUS):
        total += BONUS[card * 8 + BONUS_STEPS] * w[CARD_STEP] + BONUS[card * 8 + BONUS_SPADES] * w[CARD_SPADE]
    if card >= 0 and v[me + PASSED] != 0:
        total += BONUS[card * 8 + BONUS_SHIPPING] * w[CARD_SHIPPING]
        total += BONUS[card * 8 + BONUS_SHIPPING_VP] * v[me + SHIPPING] * 800
        for structure in range(i64(1), i64(7)):
            total += BONUS_PASS_VP[card * 8 + structure] * v[me + COUNT + structure] * 800
    if v[me + PASSED] != 0 and left > 0:  # being able to build under the tile of the next round
        if s.setup.rounds[v[ROUND] * ROUND_ROW + S_BUILD_VP + DWELLING] > 0:
            total += min(v[me + WORKERS], 3) * w[TILE_AHEAD]
    return total
