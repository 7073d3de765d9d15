"""Using ships to build: dwellings that cost a ship instead of their price; the shipyard."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import BUILD_BY_SHIP, SHIP
from mystica.boxes.merchants.engine.columns import SHIP_AT, SHIPS, YARD_AT, sea_base
from mystica.boxes.merchants.engine.frames import HOME_CHOICE, OBTAINING, RETURNING, YARD_ONLY
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.numbers import (
    Y_COINS,
    Y_NEW_HOME,
    Y_RETURNED_WORKERS,
    Y_REWARD_COINS,
    Y_REWARD_FAVORS,
    Y_REWARD_KEYS,
    Y_REWARD_POWER,
    Y_REWARD_PRIESTS,
    Y_REWARD_SPADES,
    Y_REWARD_TOKENS,
    Y_REWARD_VP,
    Y_REWARD_WORKERS,
    Y_SHIPPING,
    Y_SHIPS,
    Y_STEPS,
    Y_WORKERS,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.places import land_beside, land_reached, ship_on, sort_ships, spaces_of
from mystica.engine.core import state as col
from mystica.engine.core.actions import DONE
from mystica.engine.core.bits import BIT, HI, LO, first_space, lone_space, put_spaces
from mystica.engine.core.decisions import ASK_HOME, PICK_STEP, push, remove
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import BY_FACTION, BY_UPGRADE, DWELLING
from mystica.engine.core.purse import gain_coins, gain_power, gain_priests, gain_tokens, gain_vp, gain_workers
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import BUILDS_BY_RIVER, FACT, FACTS
from mystica.engine.rules.build import dwelling_left, finish_structure
from mystica.engine.rules.cults import keys_arrived
from mystica.engine.rules.favors import earn_favors
from mystica.engine.rules.reach import without_new_homes
from mystica.engine.rules.towns import advance_shipping_free
from mystica.engine.rules.transform import NO_DWELLING, PLAIN_BUILD, gain_spades, new_homes


def ships_beside(s: State, p: i64, space: i64) -> i64:
    """Those a dwelling there could cost: a bit for each."""
    ships: i64 = 0
    for k in range(SHIPS):
        lo, hi = land_beside(s, p, k)
        if (lo & LO[space]) != 0 or (hi & HI[space]) != 0:
            ships |= BIT[k]
    return ships


def may_build_by_ship(s: State, p: i64, space: i64) -> bool:
    lo, hi = land_reached(s, p)
    return dwelling_left(s, p) and ((lo & LO[space]) != 0 or (hi & HI[space]) != 0)


def legal_builds_by_ship(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Free spaces beside ships on which the player may build."""
    if not dwelling_left(s, p):
        return n
    v = s.v
    me = seat_base(p)
    lo, hi = land_reached(s, p)
    if s.setup.homes_before_turn:
        lo, hi = without_new_homes(s, p, lo, hi)
    lo &= ~v[col.OCCUPIED_LO]
    hi &= ~v[col.OCCUPIED_HI]
    by_river = FACT[v[me + col.WHO] * FACTS + BUILDS_BY_RIVER] > 0
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        terrain = v[col.TERRAIN + space]
        if (v[me + col.UNLOCKED] & BIT[terrain]) != 0 if by_river else terrain == v[me + col.COLOUR]:
            out[n] = BUILD_BY_SHIP + space
            n += 1
    return n


def legal_spade_builds_by_ship(s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
    """In an action that transforms: the spaces that became home in it."""
    if state & NO_DWELLING:
        return n
    if state & PLAIN_BUILD:
        return legal_builds_by_ship(s, p, out, n)
    if not dwelling_left(s, p):
        return n
    lo, hi = new_homes(state)
    ship_lo, ship_hi = land_reached(s, p)
    return put_spaces(lo & ship_lo, hi & ship_hi, BUILD_BY_SHIP, out, n)


def build_by_ship(s: State, p: i64, space: i64) -> None:
    """A ship beside the dwelling goes back to the supply; which one is asked if they lie on different spaces."""
    lo, hi = spaces_of(s, p, ships_beside(s, p, space))
    where = lone_space(lo, hi)
    if where >= 0:
        _send_back(s, p, space, where)
    finish_structure(s, p, space, DWELLING)
    gain_workers(s, p, yard_fact(s, p, Y_RETURNED_WORKERS), BY_FACTION)
    if where < 0:
        push(s, RETURNING, p, 0, space)


def _send_back(s: State, p: i64, space: i64, where: i64) -> None:
    s.v[sea_base(p) + SHIP_AT + ship_on(s, p, ships_beside(s, p, space), where)] = 0
    sort_ships(s, p)


def legal_returns(s: State, p: i64, space: i64, out: vec[i64]) -> i64:
    lo, hi = spaces_of(s, p, ships_beside(s, p, space))
    return put_spaces(lo, hi, SHIP, out, 0)


def apply_return(s: State, p: i64, frame: i64, a: i64) -> None:
    space = s.v[frame + 3]
    remove(s, frame)
    _send_back(s, p, space, a - SHIP)


# ---- the shipyard ----------------------------------------------------------------------------------------


def can_build_yard(s: State, p: i64, space: i64) -> bool:
    """A riverside trading house; the market anywhere."""
    if s.v[seat_base(p) + col.COUNT + SHIPYARD] > 0:
        return False
    return has_merchants(s, p) or s.setup.board.at_river[space]


def yard_price(s: State, p: i64) -> tuple[i64, i64]:
    return yard_fact(s, p, Y_COINS), yard_fact(s, p, Y_WORKERS)


def yard_built(s: State, p: i64, space: i64) -> None:
    """The rewards under the shipyard; the ship comes beside it."""
    s.v[sea_base(p) + YARD_AT] = space + 1
    for _ in range(yard_fact(s, p, Y_SHIPPING)):
        advance_shipping_free(s, p, BY_UPGRADE)
    _take_rewards(s, p)
    if yard_fact(s, p, Y_NEW_HOME) > 0:
        push(s, HOME_CHOICE, p, 0, 0)
    if yard_fact(s, p, Y_STEPS) > 0:
        push(s, PICK_STEP, p, yard_fact(s, p, Y_STEPS), 0)
    if yard_fact(s, p, Y_SHIPS) > 0:
        push(s, OBTAINING, p, yard_fact(s, p, Y_SHIPS), YARD_ONLY)


def _take_rewards(s: State, p: i64) -> None:
    """Rewards that no board of ours has, and that a host may put on one."""
    gain_vp(s, p, yard_fact(s, p, Y_REWARD_VP), BY_FACTION)
    gain_coins(s, p, yard_fact(s, p, Y_REWARD_COINS), BY_FACTION)
    gain_workers(s, p, yard_fact(s, p, Y_REWARD_WORKERS), BY_FACTION)
    gain_priests(s, p, yard_fact(s, p, Y_REWARD_PRIESTS), BY_FACTION)
    gain_tokens(s, p, 0, yard_fact(s, p, Y_REWARD_TOKENS), BY_FACTION)
    gain_power(s, p, yard_fact(s, p, Y_REWARD_POWER), BY_FACTION)
    if yard_fact(s, p, Y_REWARD_KEYS) > 0:
        s.v[seat_base(p) + col.KEYS] += yard_fact(s, p, Y_REWARD_KEYS)
        keys_arrived(s, p)
    earn_favors(s, p, yard_fact(s, p, Y_REWARD_FAVORS))
    if yard_fact(s, p, Y_REWARD_SPADES) > 0:
        gain_spades(s, p, yard_fact(s, p, Y_REWARD_SPADES), yard_fact(s, p, Y_REWARD_SPADES), False)


def legal_homes(s: State, p: i64, out: vec[i64]) -> i64:
    """Another home terrain, or none; the faction's own file knows which are free."""
    out[0] = DONE
    return HOOKS[s.v[seat_base(p) + col.WHO]].legal_ability(s, p, 1, ASK_HOME, out, 1)


def take_home(s: State, p: i64, terrain: i64) -> None:
    me = seat_base(p)
    s.v[me + col.COLOUR] = terrain
    s.v[me + col.START_TERRAIN] = terrain
