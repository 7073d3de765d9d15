"""The other actions of a turn: priests, passing, tracks, upgrades, power actions, special actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.actions import upgrade_action
from mystica.engine.core.bits import HI, LO, first_space, zeros
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import ASK_HOME, TURN, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import BOX_STRUCTURE, CULTS, DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from mystica.engine.core.purse import tokens_of
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    ACTION_SPADES,
    ACTION_STEPS,
    BONUS,
    BONUS_SPADES,
    BONUS_STEPS,
    BRIDGE_WORKERS,
    BUILDS_BY_RIVER,
    COST_WORKERS,
    FACT,
    FACTS,
    FAVORS_WITH_ACTION,
    LIMIT,
    N_POWER,
    NEW_HOME_POWER,
    NEW_HOME_TOKENS,
    P_BRIDGES,
    P_PAID_PRIESTS,
    P_SPADES,
    POWERS,
)
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL
from mystica.engine.macros.dwellings import list_dwellings
from mystica.engine.macros.of_boxes import free_dwelling, helps_when_paid
from mystica.engine.macros.paying import Macros, add_ways
from mystica.engine.rules.bridges import bridge_possible, legal_bridges
from mystica.engine.rules.build import dwelling_left, dwelling_price
from mystica.engine.rules.cults import legal_priests
from mystica.engine.rules.leech import oldest_offer
from mystica.engine.rules.passing import legal_passes
from mystica.engine.rules.power import is_open, power_cost
from mystica.engine.rules.towns import legal_connections
from mystica.engine.rules.upgrade import digging_price, is_digging_open, is_shipping_open, shipping_price, upgrade_coins

_BUFFER: Final = zeros(MOST_LEGAL)


def list_single_price(s: State, p: i64, m: Macros) -> None:
    """Answers to open offers where acting would decline them, priests to the cults, passing, towns over a river."""
    v = s.v
    me = seat_base(p)
    if s.setup.unanswered_declined and oldest_offer(s, p) >= 0:
        for a in range(act.LEECH, act.DECLINE + 1):
            m.add(a)
    had = v[me + col.PRIESTS]
    v[me + col.PRIESTS] = 1  # as if one could be sent; paid for below
    n = legal_priests(s, p, _BUFFER, 0)
    v[me + col.PRIESTS] = had
    for i in range(n):
        add_ways(m, 0, 0, 1, 0, _BUFFER[i], -1, -1, -1)
    n = legal_passes(s, _BUFFER, 0)
    n = legal_connections(s, p, _BUFFER, n)
    for i in range(n):
        m.add(_BUFFER[i])


def list_tracks(s: State, p: i64, m: Macros) -> None:
    if is_shipping_open(s, p):
        coins, priests = shipping_price(s, p)
        add_ways(m, coins, 0, priests, 0, act.ADVANCE_SHIPPING, -1, -1, -1)
    if is_digging_open(s, p):
        coins, workers, priests = digging_price(s, p)
        add_ways(m, coins, workers, priests, 0, act.ADVANCE_DIGGING, -1, -1, -1)


def list_upgrades(s: State, p: i64, m: Macros) -> None:
    v = s.v
    me = seat_base(p)
    lo = v[me + col.OWN_LO]
    hi = v[me + col.OWN_HI]
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        old = v[col.STRUCTURE + space] % 8
        if old == DWELLING:
            _upgrade(s, p, m, space, TRADING_HOUSE)
        elif old == TRADING_HOUSE:
            _upgrade(s, p, m, space, TEMPLE)
            _upgrade(s, p, m, space, STRONGHOLD)
            if s.setup.boxed and boxes_of(s).can_upgrade(s, p, space):
                coins, workers = boxes_of(s).upgrade_price(s, p)
                add_ways(m, coins, workers, 0, 0, upgrade_action(space, BOX_STRUCTURE), -1, -1, -1)
        elif old == TEMPLE:
            _upgrade(s, p, m, space, SANCTUARY)


def _upgrade(s: State, p: i64, m: Macros, space: i64, structure: i64) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if v[me + col.COUNT + structure] < FACT[fact + LIMIT + structure]:
        coins = upgrade_coins(s, p, space, structure)
        workers = FACT[fact + COST_WORKERS + structure]
        add_ways(m, coins, workers, 0, 0, upgrade_action(space, structure), -1, -1, -1)


def list_power_actions(s: State, p: i64, m: Macros) -> None:
    for action in range(N_POWER):
        cost = power_cost(s, p, action)
        if m.bowl3 + m.bowl2 // 2 < cost or not is_open(s, p, action):
            continue
        if POWERS[action * 8 + P_BRIDGES] > 0:
            _bridges(s, p, m, 0, cost, act.POWER + action)
        elif POWERS[action * 8 + P_SPADES] > 0:
            spades = POWERS[action * 8 + P_SPADES]
            list_dwellings(s, p, m, spades, spades > 1, cost, act.POWER + action)
        elif helps_when_paid(s, p, action, cost):
            add_ways(m, 0, 0, POWERS[action * 8 + P_PAID_PRIESTS], cost, act.POWER + action, -1, -1, -1)


def list_specials(s: State, p: i64, m: Macros) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    taken = v[me + col.SPECIALS_TAKEN]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and not taken & col.SPECIAL_OF_BONUS:
        if BONUS[card * 8 + BONUS_SPADES] > 0 and FACT[fact + BUILDS_BY_RIVER] == 0:
            list_dwellings(s, p, m, BONUS[card * 8 + BONUS_SPADES], False, 0, act.SPECIAL_BONUS)
        if BONUS[card * 8 + BONUS_STEPS] > 0:
            _steps(m, act.SPECIAL_BONUS)
        if s.setup.boxed and boxes_of(s).card_action_possible(s, p, card):
            m.add(act.SPECIAL_BONUS)
    if v[me + col.FAVOR_TILES] & FAVORS_WITH_ACTION and not taken & col.SPECIAL_OF_FAVOR:
        _steps(m, act.SPECIAL_FAVOR)
    if not taken & col.SPECIAL_OF_FACTION and v[me + col.COUNT + STRONGHOLD] > 0:
        if FACT[fact + ACTION_SPADES] > 0:
            list_dwellings(s, p, m, FACT[fact + ACTION_SPADES], False, 0, act.SPECIAL_FACTION)
        elif FACT[fact + ACTION_STEPS] > 0:
            _steps(m, act.SPECIAL_FACTION)
        elif FACT[fact + NEW_HOME_POWER] == 0 and HOOKS[v[me + col.WHO]].special_possible(s, p):
            _own_special(s, p, m)
    if FACT[fact + NEW_HOME_TOKENS] > 0 and v[me + col.COUNT + STRONGHOLD] > 0:
        _new_homes(s, p, m)
    price = FACT[fact + BRIDGE_WORKERS]
    if price > 0 and bridge_possible(s, p):
        _bridges(s, p, m, price, 0, act.SPECIAL_BRIDGE)


def _new_homes(s: State, p: i64, m: Macros) -> None:
    """Another home terrain, for power; or for tokens, where the choices follow."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    n = HOOKS[s.v[seat_base(p) + col.WHO]].legal_ability(s, p, 1, ASK_HOME, _BUFFER, 0)
    for i in range(n):
        add_ways(m, 0, 0, 0, FACT[fact + NEW_HOME_POWER], act.SPECIAL_FACTION, _BUFFER[i], -1, -1)
    if tokens_of(s, p) >= FACT[fact + NEW_HOME_TOKENS]:
        m.add(act.SPECIAL_TOKENS)


def _own_special(s: State, p: i64, m: Macros) -> None:
    """A special action only the faction's file knows: try it, and take each of the choices it brings."""
    after = s.copy()
    apply(after, act.SPECIAL_FACTION)
    if after.v[top(after)] == TURN:  # it only makes the turn longer
        add_ways(m, 0, 0, 0, 0, act.SPECIAL_FACTION, -1, -1, -1)
        return
    n = HOOKS[s.v[seat_base(p) + col.WHO]].legal_ability(after, p, 0, 0, _BUFFER, 0)
    coins, workers = dwelling_price(s, p)
    for i in range(n):
        a = _BUFFER[i]
        add_ways(m, 0, 0, 0, 0, act.SPECIAL_FACTION, a, -1, -1)
        if act.TRANSFORM <= a < act.BID and dwelling_left(s, p):
            space = (a - act.TRANSFORM) // 18
            free = free_dwelling(s, p, space)
            if free >= 0:
                add_ways(m, 0, 0, 0, 0, act.SPECIAL_FACTION, a, free, -1)
            add_ways(m, coins, workers, 0, 0, act.SPECIAL_FACTION, a, act.BUILD + space, -1)


def _bridges(s: State, p: i64, m: Macros, workers: i64, power: i64, a: i64) -> None:
    n = legal_bridges(s, p, _BUFFER, 0)
    for i in range(n):
        add_ways(m, 0, workers, 0, power, a, _BUFFER[i], -1, -1)


def _steps(m: Macros, a: i64) -> None:
    for track in range(CULTS):
        add_ways(m, 0, 0, 0, 0, a, act.CULT + track, -1, -1)
