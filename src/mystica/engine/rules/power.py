"""Base, Power actions; Appendix I, The power action spaces on the game board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import POWER, SPECIAL_FACTION
from mystica.engine.core.bits import BIT
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import BRIDGING, push
from mystica.engine.core.ids import BY_POWER_ACTION, STRONGHOLD
from mystica.engine.core.purse import gain_coins, gain_priests, gain_workers, pay, spend_power
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BUILDS_BY_RIVER,
    FACT,
    FACTS,
    N_POWER,
    NEW_HOME_POWER,
    P_BRIDGES,
    P_COINS,
    P_FAVORS,
    P_PAID_PRIESTS,
    P_PRIESTS,
    P_SPADES,
    P_WORKERS,
    POWER_ACTION_DISCOUNT,
    POWERS,
    REUSES_POWER_ACTIONS_WITH_STRONGHOLD,
)
from mystica.engine.rules.bridges import bridge_possible
from mystica.engine.rules.favors import earn_favors
from mystica.engine.rules.transform import gain_spades


def _discount(s: State, p: i64) -> i64:
    return FACT[s.v[seat_base(p) + col.WHO] * FACTS + POWER_ACTION_DISCOUNT]


def power_cost(s: State, p: i64, action: i64) -> i64:
    """What a power action costs this player."""
    return POWERS[action * 8] - _discount(s, p)


def is_open(s: State, p: i64, action: i64) -> bool:
    """In the game, not taken this round or of use again; a bridge needs a place, and spades somebody who can dig."""
    v = s.v
    if s.setup.powers & BIT[action] == 0:
        return False
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if v[col.POWER_TAKEN] & BIT[action] != 0:
        if FACT[fact + REUSES_POWER_ACTIONS_WITH_STRONGHOLD] == 0 or v[me + col.COUNT + STRONGHOLD] == 0:
            return False
        if s.setup.boxed and not boxes_of(s).may_reuse(s, p, action):
            return False
    if POWERS[action * 8 + P_SPADES] > 0 and FACT[fact + BUILDS_BY_RIVER] > 0:
        return False
    if s.setup.boxed and not boxes_of(s).power_possible(s, p, action):
        return False
    return POWERS[action * 8 + P_BRIDGES] == 0 or bridge_possible(s, p)


def has_priests(s: State, p: i64, action: i64) -> bool:
    """Priests that are part of the price."""
    return s.v[seat_base(p) + col.PRIESTS] >= POWERS[action * 8 + P_PAID_PRIESTS]


def legal_power_actions(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    worth = s.v[seat_base(p) + col.BOWL3] + _discount(s, p)  # against printed prices
    for action in range(N_POWER):
        if worth >= POWERS[action * 8] and is_open(s, p, action) and has_priests(s, p, action):
            out[n] = POWER + action
            n += 1
    return n


def exact_power_action(s: State, p: i64, power: i64, out: vec[i64], n: i64) -> i64:
    """Power actions that cost just this much."""
    for action in range(N_POWER):
        if power == power_cost(s, p, action) and is_open(s, p, action) and has_priests(s, p, action):
            out[n] = POWER + action
            n += 1
    if power == _own_price(s, p):
        out[n] = SPECIAL_FACTION
        n += 1
    return n


def _own_price(s: State, p: i64) -> i64:
    """Power for the faction's own action where it costs power; -1 if there is none to be taken."""
    v = s.v
    me = seat_base(p)
    price = FACT[v[me + col.WHO] * FACTS + NEW_HOME_POWER]
    return price if price > 0 and v[me + col.COUNT + STRONGHOLD] > 0 else -1


def reachable_by_sacrifice(s: State, p: i64, power: i64, most: i64) -> bool:
    """Is there an open power action beyond bowl III that sacrificing would pay?"""
    less = _discount(s, p)
    for action in range(N_POWER):
        if power < POWERS[action * 8] - less <= most and is_open(s, p, action) and has_priests(s, p, action):
            return True
    return power < _own_price(s, p) <= most


def take_power_action(s: State, p: i64, action: i64) -> None:
    row = action * 8
    s.v[col.POWER_TAKEN] |= BIT[action]
    spend_power(s, p, power_cost(s, p, action), BY_POWER_ACTION)
    gain_coins(s, p, POWERS[row + P_COINS], BY_POWER_ACTION)
    gain_workers(s, p, POWERS[row + P_WORKERS], BY_POWER_ACTION)
    gain_priests(s, p, POWERS[row + P_PRIESTS], BY_POWER_ACTION)
    if POWERS[row + P_SPADES] > 0:
        gain_spades(s, p, POWERS[row + P_SPADES], POWERS[row + P_SPADES], True)
    for _ in range(POWERS[row + P_BRIDGES]):
        push(s, BRIDGING, p, 0, 0)
    pay(s, p, 0, 0, POWERS[row + P_PAID_PRIESTS], BY_POWER_ACTION)
    earn_favors(s, p, POWERS[row + P_FAVORS])
    if s.setup.boxed:
        boxes_of(s).power_used(s, p, action)
