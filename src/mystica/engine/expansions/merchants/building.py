"""Using ships to build: dwellings that cost a ship instead of their price; the shipyard."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core.actions import BUILD_BY_SHIP, DONE, SHIP
from mystica.engine.core.bits import BIT, HALF, HI, LO, PLACE
from mystica.engine.core.decisions import ASK_HOME, HOME_CHOICE, OBTAINING, PICK_STEP, RETURNING, push, remove
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import BY_FACTION, BY_UPGRADE, DWELLING, SHIPYARD, SPACES
from mystica.engine.core.purse import gain_workers
from mystica.engine.core.sea import YARD_ONLY
from mystica.engine.core.state import (
    COLOUR,
    COUNT,
    OCCUPIED_HI,
    OCCUPIED_LO,
    SHIP_AT,
    SHIPS,
    START_TERRAIN,
    TERRAIN,
    UNLOCKED,
    WHO,
    YARD_AT,
    State,
    sea_base,
    seat_base,
)
from mystica.engine.core.tables import BUILDS_BY_RIVER, FACT, FACTS
from mystica.engine.expansions.merchants.numbers import (
    Y_COINS,
    Y_NEW_HOME,
    Y_RETURNED_WORKERS,
    Y_SHIPPING,
    Y_SHIPS,
    Y_STEPS,
    Y_WORKERS,
    has_merchants,
    yard_fact,
)
from mystica.engine.expansions.merchants.places import land_beside, land_reached, sort_ships
from mystica.engine.rules.build import dwelling_left, finish_structure
from mystica.engine.rules.towns import advance_shipping_free
from mystica.engine.rules.transform import HOMES, NO_DWELLING, PLAIN_BUILD


def lies_beside(s: State, p: i64, ship: i64, space: i64) -> bool:
    lo, hi = land_beside(s, p, ship)
    return (lo & LO[space]) != 0 or (hi & HI[space]) != 0


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
    lo &= ~v[OCCUPIED_LO]
    hi &= ~v[OCCUPIED_HI]
    by_river = FACT[v[me + WHO] * FACTS + BUILDS_BY_RIVER] > 0
    while lo != 0 or hi != 0:
        space: i64 = 0
        if lo != 0:
            space = PLACE[(lo & -lo) % 61]
            lo &= lo - 1
        else:
            space = PLACE[(hi & -hi) % 61] + HALF
            hi &= hi - 1
        terrain = v[TERRAIN + space]
        if (v[me + UNLOCKED] & BIT[terrain]) != 0 if by_river else terrain == v[me + COLOUR]:
            out[n] = BUILD_BY_SHIP + space
            n += 1
    return n


def legal_spade_builds_by_ship(s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
    """In an action that transforms: the spaces that became home in it."""
    if state & NO_DWELLING:
        return n
    if state & PLAIN_BUILD:
        return legal_builds_by_ship(s, p, out, n)
    last: i64 = 0
    for _ in range(i64(3)):
        least: i64 = SPACES + 1
        homes = state & HOMES
        while homes != 0:
            mark = homes % 128
            if last < mark < least and may_build_by_ship(s, p, mark - 1):
                least = mark
            homes //= 128
        if least > SPACES:
            break
        out[n] = BUILD_BY_SHIP + least - 1
        n += 1
        last = least
    return n


def build_by_ship(s: State, p: i64, space: i64) -> None:
    """A ship beside the dwelling goes back to the supply; which one is asked if they lie on different spaces."""
    v = s.v
    at = sea_base(p) + SHIP_AT
    first: i64 = -1
    asked = False
    for k in range(SHIPS):
        if lies_beside(s, p, k, space):
            if first < 0:
                first = k
            elif v[at + k] != v[at + first]:
                asked = True
    if not asked:
        v[at + first] = 0
        sort_ships(s, p)
    finish_structure(s, p, space, DWELLING)
    gain_workers(s, p, yard_fact(s, p, Y_RETURNED_WORKERS), BY_FACTION)
    if asked:
        push(s, RETURNING, p, 0, space)


def legal_returns(s: State, p: i64, space: i64, out: vec[i64]) -> i64:
    at = sea_base(p) + SHIP_AT
    n: i64 = 0
    last: i64 = 0
    for _ in range(SHIPS):
        least: i64 = SPACES + 1
        for k in range(SHIPS):
            if last < s.v[at + k] < least and lies_beside(s, p, k, space):
                least = s.v[at + k]
        if least > SPACES:
            break
        out[n] = SHIP + least - 1
        n += 1
        last = least
    return n


def apply_return(s: State, p: i64, frame: i64, a: i64) -> None:
    at = sea_base(p) + SHIP_AT
    remove(s, frame)
    k: i64 = 0
    while s.v[at + k] != a - SHIP + 1:
        k += 1
    s.v[at + k] = 0
    sort_ships(s, p)


# ---- the shipyard ----------------------------------------------------------------------------------------


def can_build_yard(s: State, p: i64, space: i64) -> bool:
    """A riverside trading house; the market anywhere."""
    if s.v[seat_base(p) + COUNT + SHIPYARD] > 0:
        return False
    return has_merchants(s, p) or s.setup.board.at_river[space]


def yard_price(s: State, p: i64) -> tuple[i64, i64]:
    return yard_fact(s, p, Y_COINS), yard_fact(s, p, Y_WORKERS)


def yard_built(s: State, p: i64, space: i64) -> None:
    """The rewards under the shipyard; the ship comes beside it."""
    s.v[sea_base(p) + YARD_AT] = space + 1
    for _ in range(yard_fact(s, p, Y_SHIPPING)):
        advance_shipping_free(s, p, BY_UPGRADE)
    if yard_fact(s, p, Y_NEW_HOME) > 0:
        push(s, HOME_CHOICE, p, 0, 0)
    if yard_fact(s, p, Y_STEPS) > 0:
        push(s, PICK_STEP, p, yard_fact(s, p, Y_STEPS), 0)
    if yard_fact(s, p, Y_SHIPS) > 0:
        push(s, OBTAINING, p, yard_fact(s, p, Y_SHIPS), YARD_ONLY)


def legal_homes(s: State, p: i64, out: vec[i64]) -> i64:
    """Another home terrain, or none; the faction's own file knows which are free."""
    out[0] = DONE
    return HOOKS[s.v[seat_base(p) + WHO]].legal_ability(s, p, 1, ASK_HOME, out, 1)


def take_home(s: State, p: i64, terrain: i64) -> None:
    me = seat_base(p)
    s.v[me + COLOUR] = terrain
    s.v[me + START_TERRAIN] = terrain
