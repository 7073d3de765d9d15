"""Base, Conversions (anytime); Sacrificing power."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.ids import BY_CONVERSION
from mystica.engine.core.purse import gain_coins, gain_priests, gain_vp, gain_workers, pay, priest_room, spend_power
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    COINS_PER_VP,
    COMMON,
    FACT,
    FACTS,
    FIRST_PRIEST_LIMIT,
    USUAL_COINS_PER_VP,
    VP_PER_COIN,
)
from mystica.engine.rules.power import exact_power_action, reachable_by_sacrifice

PRIEST_POWER: Final[i64] = COMMON.conversions["power_to_priest"][0]
WORKER_POWER: Final[i64] = COMMON.conversions["power_to_worker"][0]
COIN_POWER: Final[i64] = COMMON.conversions["power_to_coin"][0]


def coins_for_vp(s: State, p: i64) -> i64:
    """Coins that make 1 VP in the own turn; 0 where that is for final scoring only."""
    coins = FACT[s.v[seat_base(p) + col.WHO] * FACTS + COINS_PER_VP]
    if coins > 0:
        return coins
    return USUAL_COINS_PER_VP if s.setup.coins_to_vp_anytime else 0


def can_use_priest(s: State, p: i64) -> bool:
    """Is one left in the supply, or would it be of use without?"""
    return priest_room(s, p) > 0 or FACT[s.v[seat_base(p) + col.WHO] * FACTS + FIRST_PRIEST_LIMIT] > 0


def legal_conversions(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    power = v[me + col.BOWL3]
    if power >= PRIEST_POWER and can_use_priest(s, p):
        out[n] = act.CONVERT + act.POWER_TO_PRIEST
        n += 1
    if power >= WORKER_POWER:
        out[n] = act.CONVERT + act.POWER_TO_WORKER
        n += 1
    if power >= COIN_POWER:
        out[n] = act.CONVERT + act.POWER_TO_COIN
        n += 1
    if v[me + col.PRIESTS] > 0:
        out[n] = act.CONVERT + act.PRIEST_TO_WORKER
        n += 1
    if v[me + col.WORKERS] > 0:
        out[n] = act.CONVERT + act.WORKER_TO_COIN
        n += 1
    return _legal_vp_exchanges(s, p, coins_for_vp(s, p), out, n)


def _legal_vp_exchanges(s: State, p: i64, coins: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    vp = FACT[v[me + col.WHO] * FACTS + VP_PER_COIN]
    if vp > 0 and v[me + col.VP] >= vp:
        out[n] = act.CONVERT + act.VP_TO_COIN
        n += 1
    if coins > 0 and v[me + col.COINS] >= coins:
        out[n] = act.CONVERT + act.COINS_TO_VP
        n += 1
    return n


def legal_vp_exchanges(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """VP and coins against each other, for the faction that may do so at any time."""
    return _legal_vp_exchanges(s, p, FACT[s.v[seat_base(p) + col.WHO] * FACTS + COINS_PER_VP], out, n)


def is_vp_exchange(s: State, p: i64, a: i64) -> bool:
    """Is it an exchange that the faction may make at any time, under that ruling?"""
    if not s.setup.vp_exchange_anytime or FACT[s.v[seat_base(p) + col.WHO] * FACTS + VP_PER_COIN] == 0:
        return False
    return a == act.CONVERT + act.VP_TO_COIN or a == act.CONVERT + act.COINS_TO_VP


def convert(s: State, p: i64, kind: i64) -> None:
    if kind == act.POWER_TO_PRIEST:
        spend_power(s, p, PRIEST_POWER, BY_CONVERSION)
        gain_priests(s, p, 1, BY_CONVERSION)
    elif kind == act.POWER_TO_WORKER:
        spend_power(s, p, WORKER_POWER, BY_CONVERSION)
        gain_workers(s, p, 1, BY_CONVERSION)
    elif kind == act.POWER_TO_COIN:
        spend_power(s, p, COIN_POWER, BY_CONVERSION)
        gain_coins(s, p, 1, BY_CONVERSION)
    elif kind == act.PRIEST_TO_WORKER:
        pay(s, p, 0, 0, 1, BY_CONVERSION)
        gain_workers(s, p, 1, BY_CONVERSION)
    elif kind == act.WORKER_TO_COIN:
        pay(s, p, 0, 1, 0, BY_CONVERSION)
        gain_coins(s, p, 1, BY_CONVERSION)
    elif kind == act.VP_TO_COIN:
        gain_vp(s, p, -FACT[s.v[seat_base(p) + col.WHO] * FACTS + VP_PER_COIN], BY_CONVERSION)
        gain_coins(s, p, 1, BY_CONVERSION)
    else:
        pay(s, p, coins_for_vp(s, p), 0, 0, BY_CONVERSION)
        gain_vp(s, p, 1, BY_CONVERSION)


# ---- sacrificing power ------------------------------------------------------------------------------------


def can_sacrifice(s: State, p: i64, before_action: bool) -> bool:
    """Anytime under that ruling; else only towards a power action or conversion that bowl III cannot pay yet."""
    v = s.v
    me = seat_base(p)
    if v[me + col.BOWL2] < 2:
        return False
    if s.setup.sacrifice_anytime:
        return True
    power = v[me + col.BOWL3]
    most = power + v[me + col.BOWL2] // 2
    if power < PRIEST_POWER <= most and can_use_priest(s, p):
        return True
    if power < WORKER_POWER <= most or power < COIN_POWER <= most:
        return True
    return before_action and reachable_by_sacrifice(s, p, power, most)


def legal_after_sacrifice(s: State, p: i64, before_action: bool, out: vec[i64], n: i64) -> i64:
    """The power sacrificed for must be used at once: what costs exactly bowl III, or a further sacrifice."""
    power = s.v[seat_base(p) + col.BOWL3]
    if power == PRIEST_POWER and can_use_priest(s, p):
        out[n] = act.CONVERT + act.POWER_TO_PRIEST
        n += 1
    if power == WORKER_POWER:
        out[n] = act.CONVERT + act.POWER_TO_WORKER
        n += 1
    if power == COIN_POWER:
        out[n] = act.CONVERT + act.POWER_TO_COIN
        n += 1
    if can_sacrifice(s, p, before_action):
        out[n] = act.BURN
        n += 1
    if before_action:
        n = exact_power_action(s, p, power, out, n)
    return n
