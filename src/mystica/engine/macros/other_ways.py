"""Further ways to transform, which lists of turns fold away: away from home, the long way round, spades left unused.

They cost more than what `list_macros` offers for the same space, or lead nowhere near home, but spades can bring VP or
power. For every action that transforms and every space there is each terrain that spades lead to, both ways round.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import HI, LO, zeros
from mystica.engine.core.decisions import TURN, top
from mystica.engine.core.ids import STRONGHOLD
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    ACTION_SPADES,
    BONUS,
    BONUS_SPADES,
    BUILDS_BY_RIVER,
    FACT,
    FACTS,
    MOST,
    N_POWER,
    P_SPADES,
    POWERS,
    SPADE_PRIESTS,
    SPADE_WORKERS,
    SPADES_PER_SPACE,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.macros.of_boxes import free_dwelling
from mystica.engine.macros.paying import Macros, add_ways
from mystica.engine.macros.spades import terrain_towards_home
from mystica.engine.macros.turn import leads_home, measure_means
from mystica.engine.rules.build import dwelling_left, dwelling_price
from mystica.engine.rules.power import is_open, power_cost
from mystica.engine.rules.reach import reach, shipping_value, skip_priests, skip_reach, skip_workers
from mystica.engine.rules.transform import legal_transforms, spades_home, spades_needed

_BUFFER: Final = zeros(MOST_LEGAL)


def list_other_ways(s: State, m: Macros) -> i64:
    """Fill the list with what `list_macros` leaves out for whoever decides now; returns how many there are."""
    m.n = 0
    m.end = 0
    v = s.v
    frame = top(s)
    p = v[frame + 1]
    measure_means(s, p, m)
    if v[frame] != TURN:
        n = legal(s, _BUFFER)
        for i in range(n):
            if act.TRANSFORM <= _BUFFER[i] < act.BID and not leads_home(s, p, _BUFFER[i]):
                m.add(_BUFFER[i])
        return m.n
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if FACT[fact + BUILDS_BY_RIVER] + FACT[fact + TRANSFORM_STEPS] + FACT[fact + TRANSFORM_TOKENS] > 0:
        return m.n  # transforms in a way of its own, all of which is listed, or not at all
    _on_all_spaces(s, p, m, 0, 0, -1)
    taken = v[me + col.SPECIALS_TAKEN]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and not taken & col.SPECIAL_OF_BONUS and BONUS[card * 8 + BONUS_SPADES] > 0:
        _on_all_spaces(s, p, m, BONUS[card * 8 + BONUS_SPADES], 0, act.SPECIAL_BONUS)
    if FACT[fact + ACTION_SPADES] > 0 and not taken & col.SPECIAL_OF_FACTION and v[me + col.COUNT + STRONGHOLD] > 0:
        _on_all_spaces(s, p, m, FACT[fact + ACTION_SPADES], 0, act.SPECIAL_FACTION)
    for action in range(N_POWER):
        cost = power_cost(s, p, action)
        if POWERS[action * 8 + P_SPADES] > 0 and m.bowl3 + m.bowl2 // 2 >= cost and is_open(s, p, action):
            _on_all_spaces(s, p, m, POWERS[action * 8 + P_SPADES], cost, act.POWER + action)
    return m.n


def _on_all_spaces(s: State, p: i64, m: Macros, free: i64, power: i64, a: i64) -> None:
    """With so many free spades; `a` is the action that brings them."""
    v = s.v
    me = seat_base(p)
    home = v[me + col.COLOUR]
    row = v[me + col.WHO] * FACTS + v[me + col.DIGGING]
    may_build = dwelling_left(s, p)
    build_coins, build_workers = dwelling_price(s, p)
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    n = legal_transforms(s, p, lo, hi, skip_lo, skip_hi, MOST, MOST, 1, 0, False, _BUFFER, 0)
    for i in range(n):
        step = _BUFFER[i]
        space = (step - act.TRANSFORM) // 18
        code = (step - act.TRANSFORM) % 18
        if _is_listed(s, p, space, code, free):
            continue
        needed = spades_needed(s, p, space, code)
        bought = needed - free if needed > free else 0
        workers = bought * FACT[row + SPADE_WORKERS]
        priests = bought * FACT[row + SPADE_PRIESTS]
        if (skip_lo & LO[space]) != 0 or (skip_hi & HI[space]) != 0:
            workers += skip_workers(s, p)
            priests += skip_priests(s, p)
        add_ways(m, 0, workers, priests, power, a, step, -1, -1)
        if may_build and code // 2 == home:
            add_ways(m, build_coins, workers + build_workers, priests, power, a, step, act.BUILD + space, -1)
            unpaid = free_dwelling(s, p, space)
            if unpaid >= 0:
                add_ways(m, 0, workers, priests, power, a, step, unpaid, -1)


def _is_listed(s: State, p: i64, space: i64, code: i64, free: i64) -> bool:
    """Does `list_macros` offer this transform with so many free spades?"""
    v = s.v
    me = seat_base(p)
    if code % 2 == 1:
        return False
    if code // 2 == v[me + col.COLOUR]:
        return True
    if FACT[v[me + col.WHO] * FACTS + SPADES_PER_SPACE] > 0:
        return False
    used = spades_needed(s, p, space, code)
    terrain = v[col.TERRAIN + space]
    return free <= used < spades_home(s, p, terrain) and terrain_towards_home(s, p, terrain, used) == code // 2
