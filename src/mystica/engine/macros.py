"""Macro moves: complete turns as single choices, with the payment solved.

A macro is a list of atomic actions: conversions that make the price payable, then the action, its transform and
its dwelling. Picks that follow (favor, town, cult step, offers) are decisions of their own. At most two ways to pay
are offered: with power first, or with goods first; a sacrifice comes last in either.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.actions import (
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BID,
    BUILD,
    BUILD_BY_SHIP,
    BURN,
    CONVERT,
    CULT,
    DECLINE,
    DONE,
    EXTRA_SPACE,
    LEECH,
    POWER,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    SAIL,
    SHIP,
    SPECIAL_BONUS,
    SPECIAL_BRIDGE,
    SPECIAL_FACTION,
    SPECIAL_FAVOR,
    SPECIAL_MOVE,
    SPECIAL_SHIP,
    SPECIAL_TOKENS,
    TRADE,
    TRANSFORM,
    WORKER_TO_COIN,
    transform_action,
    upgrade_action,
)
from mystica.engine.core.bits import BIT, HALF, HI, LO, PLACE, zeros
from mystica.engine.core.decisions import ASK_HOME, ASK_STEPS, ASK_TOKENS, MOVING, OWN_ABILITY, TURN, top
from mystica.engine.core.hooks import BOX, HOOKS
from mystica.engine.core.ids import CULTS, DWELLING, SANCTUARY, SHIPYARD, STRONGHOLD, TEMPLE, TRADING_HOUSE, WHEEL
from mystica.engine.core.purse import priest_room, tokens_of
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL2,
    BOWL3,
    COINS,
    COLOUR,
    COUNT,
    DIGGING,
    FAVOR_TILES,
    OWN_HI,
    OWN_LO,
    PRIESTS,
    SHIPPING,
    SPECIAL_OF_BONUS,
    SPECIAL_OF_FACTION,
    SPECIAL_OF_FAVOR,
    SPECIALS_TAKEN,
    START_TERRAIN,
    STRUCTURE,
    TERRAIN,
    UNLOCKED,
    WHO,
    WORKERS,
    State,
    seat_base,
)
from mystica.engine.core.tables import (
    ACTION_SPADES,
    ACTION_STEPS,
    BONUS,
    BONUS_SPADES,
    BONUS_STEPS,
    BRIDGE_WORKERS,
    BUILDS_BY_RIVER,
    COST_COINS,
    COST_WORKERS,
    DIGGING_COINS,
    DIGGING_PRIESTS,
    DIGGING_TOP,
    DIGGING_WORKERS,
    FACT,
    FACTS,
    FAVORS_WITH_ACTION,
    FIRST_PRIEST_LIMIT,
    LIMIT,
    NEW_HOME_POWER,
    NEW_HOME_TOKENS,
    P_BRIDGES,
    P_PAID_PRIESTS,
    P_SPADES,
    POWERS,
    SHIPPING_COINS,
    SHIPPING_PRIESTS,
    SHIPPING_TOP,
    SPADE_PRIESTS,
    SPADE_WORKERS,
    SPADES_PER_SPACE,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.rules.bridges import bridge_possible, legal_bridges
from mystica.engine.rules.build import dwelling_left
from mystica.engine.rules.convert import COIN_POWER, PRIEST_POWER, WORKER_POWER
from mystica.engine.rules.cults import legal_priests
from mystica.engine.rules.leech import oldest_offer
from mystica.engine.rules.passing import legal_passes
from mystica.engine.rules.power import is_open, power_cost
from mystica.engine.rules.reach import reach, river_reach, shipping_value, skip_priests, skip_reach, skip_workers
from mystica.engine.rules.towns import legal_connections
from mystica.engine.rules.transform import spades_home
from mystica.engine.rules.upgrade import upgrade_coins

MOST_MACROS: Final[i64] = 4096  # twice the longest legal list; the largest number met in play is below 1,000
MOST_ATOMS: Final[i64] = 40  # of one macro
_BUFFER: Final = zeros(MOST_LEGAL)
_FIRST_PRICE: Final = zeros(8)
_SECOND_PRICE: Final = zeros(8)


@mypyc_attr(acyclic=True)
class Macros:
    """A caller-owned list of macros: macro i is atoms[start[i]] up to atoms[start[i + 1]]."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.start: vec[i64] = zeros(int(MOST_MACROS) + 2)
        self.atoms: vec[i64] = zeros(int(MOST_MACROS) * 8)
        self.end: i64 = 0
        # what may be spent on conversions, before the macro that is being written
        self.coins: i64 = 0
        self.workers: i64 = 0
        self.priests: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0
        self.room: i64 = 0  # priests left in the supply

    def listed(self, i: i64) -> list[int]:
        """The atoms of one macro."""
        return [self.atoms[k] for k in range(self.start[i], self.start[i + 1])]

    def all(self) -> list[list[int]]:
        return [self.listed(i) for i in range(self.n)]

    def put(self, a: i64) -> None:
        self.atoms[self.end] = a
        self.end += 1

    def close(self) -> None:
        """The atoms put since the last macro are one more."""
        self.n += 1
        self.start[self.n] = self.end

    def give_up(self) -> None:
        """The atoms put since the last macro are none."""
        self.end = self.start[self.n]

    def has_space(self) -> bool:
        return self.n < MOST_MACROS and self.end < MOST_MACROS * 8 - MOST_ATOMS


def _spend_power(m: Macros, power: i64, left3: i64, left2: i64, a: i64) -> i64:
    """One use of power with the sacrifice it needs; returns bowl III afterwards. `left2` must have been checked."""
    while left3 < power:
        m.put(BURN)
        left3 += 1
    m.put(a)
    return left3 - power


def pay_for(m: Macros, coins: i64, workers: i64, priests: i64, power: i64, goods_first: bool) -> bool:
    """Put the conversions that make the price payable. False if it cannot be paid, and nothing is put."""
    short_priests = priests - m.priests if priests > m.priests else 0
    short_workers = workers - m.workers if workers > m.workers else 0
    short_coins = coins - m.coins if coins > m.coins else 0
    spare_priests = m.priests - priests if m.priests > priests else 0
    spare_workers = m.workers - workers if m.workers > workers else 0
    most = m.bowl3 + m.bowl2 // 2 - power  # power for conversions, with all sacrifices
    if most < 0 or short_priests > m.room:
        return False
    if short_priests + short_workers + short_coins == 0:
        return _put_payment(m, 0, 0, 0, 0, 0, power)
    most -= short_priests * PRIEST_POWER
    if most < 0:
        return False
    from_priests: i64 = 0
    by_power = most // WORKER_POWER
    if goods_first:
        from_priests = short_workers if short_workers < spare_priests else spare_priests
        by_power = short_workers - from_priests
    else:
        by_power = short_workers if short_workers < by_power else by_power
        from_priests = short_workers - by_power
    if from_priests > spare_priests or by_power * WORKER_POWER > most:
        return False
    most -= by_power * WORKER_POWER
    spare_priests -= from_priests
    coins_by_power: i64 = 0
    from_workers: i64 = 0
    if goods_first:
        from_workers = short_coins if short_coins < spare_workers else spare_workers
        coins_by_power = short_coins - from_workers
        if coins_by_power > most:
            coins_by_power = most
    else:
        coins_by_power = short_coins if short_coins < most else most
        from_workers = short_coins - coins_by_power
        if from_workers > spare_workers:
            from_workers = spare_workers
    through = short_coins - coins_by_power - from_workers  # priests that become coins by way of workers
    if through > spare_priests:
        return False
    return _put_payment(
        m, short_priests, by_power, coins_by_power, from_priests + through, from_workers + through, power
    )


def _put_payment(
    m: Macros, to_priests: i64, to_workers: i64, to_coins: i64, priest_workers: i64, worker_coins: i64, power: i64
) -> bool:
    for _ in range(priest_workers):
        m.put(CONVERT + PRIEST_TO_WORKER)
    for _ in range(worker_coins):
        m.put(CONVERT + WORKER_TO_COIN)
    left = m.bowl3
    for _ in range(to_priests):
        left = _spend_power(m, PRIEST_POWER, left, m.bowl2, CONVERT + POWER_TO_PRIEST)
    for _ in range(to_workers):
        left = _spend_power(m, WORKER_POWER, left, m.bowl2, CONVERT + POWER_TO_WORKER)
    for _ in range(to_coins):
        left = _spend_power(m, COIN_POWER, left, m.bowl2, CONVERT + POWER_TO_COIN)
    while left < power:  # the action's own price
        m.put(BURN)
        left += 1
    return True


def _same_as_last(m: Macros, begin: i64) -> bool:
    """Is what was put since `begin` the same as the macro just closed?"""
    last = m.start[m.n - 1]
    length = m.end - begin
    if m.start[m.n] - last != length:
        return False
    for k in range(length):
        if m.atoms[last + k] != m.atoms[begin + k]:
            return False
    return True


def _add(m: Macros, coins: i64, workers: i64, priests: i64, power: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """The atoms a, b, c, d (those that are not negative) behind each of the ways to pay for them."""
    for way in range(i64(2)):
        if not m.has_space():
            return
        begin = m.end
        if not pay_for(m, coins, workers, priests, power, way == 1):
            m.give_up()
            continue
        paid = m.end
        m.put(a)
        if b >= 0:
            m.put(b)
        if c >= 0:
            m.put(c)
        if d >= 0:
            m.put(d)
        if way == 1 and m.n > 0 and _same_as_last(m, begin):
            m.give_up()
            return
        m.close()
        if paid == begin:  # nothing to convert: one way is all
            return


# ---- the turn ---------------------------------------------------------------------------------------------


def list_macros(s: State, m: Macros) -> i64:
    """Fill the list with the choices of whoever decides now; returns how many there are."""
    m.n = 0
    m.end = 0
    v = s.v
    frame = top(s)
    p = v[frame + 1]
    me = seat_base(p)
    m.coins = v[me + COINS]
    m.workers = v[me + WORKERS]
    m.priests = v[me + PRIESTS]
    m.bowl2 = v[me + BOWL2]
    m.bowl3 = v[me + BOWL3]
    m.room = priest_room(s, p)
    if FACT[v[me + WHO] * FACTS + FIRST_PRIEST_LIMIT] > 0:  # a priest gained is a choice of its own
        m.room = 0
    if v[frame] == MOVING:
        _voyages(s, m)
        return m.n
    if v[frame] != TURN:
        _single_choices(s, p, m)
        return m.n
    _one_price(s, p, m)  # passing among them, so that the list is never empty
    _tracks(s, p, m)
    _buildings(s, p, m)
    _specials(s, p, m)
    _power_actions(s, p, m)
    if s.setup.ships:
        _ships(s, p, m)
    return m.n


def _ships(s: State, p: i64, m: Macros) -> None:
    """The actions that move and build ships, and dwellings on home terrain that cost a ship; what follows is asked."""
    if BOX[0].may_move_ships(s, p):
        m.put(SPECIAL_MOVE)
        m.close()
    if BOX[0].may_build_ship(s, p):
        coins, workers = BOX[0].ship_price(s, p)
        _add(m, coins, workers, 0, 0, SPECIAL_SHIP, -1, -1, -1)
    n = BOX[0].legal_builds(s, p, 0, 0, _BUFFER, 0)
    for i in range(n):
        m.put(_BUFFER[i])
        m.close()


def _voyages(s: State, m: Macros) -> None:
    """One choice for each ship and place it may go to, with the power for it; or the end of the voyage."""
    n = legal(s, _BUFFER)
    ships = [_BUFFER[i] for i in range(n) if SHIP <= _BUFFER[i] < SAIL]
    if n > 0 and _BUFFER[0] == DONE:
        m.put(DONE)
        m.close()
    if len(ships) > 0:
        for ship in ships:
            chosen = s.copy()
            apply(chosen, ship)
            _voyage(chosen, m, ship, -1, -1)
    else:
        _voyage(s, m, -1, -1, -1)


def _voyage(s: State, m: Macros, a: i64, b: i64, c: i64) -> None:
    """The places a chosen ship may go to, behind the atoms that led here."""
    n = legal(s, _BUFFER)
    atoms = [_BUFFER[i] for i in range(n)]
    pays = False  # without a sacrifice
    for x in atoms:
        pays = pays or EXTRA_SPACE <= x < TRADE
    needed = not s.setup.sacrifice_anytime  # a sacrifice is listed only if the ship gets somewhere by it
    for x in atoms:
        if SAIL <= x < EXTRA_SPACE:
            if not m.has_space():
                return
            for before in (a, b, c):
                if before >= 0:
                    m.put(before)
            m.put(x)
            m.close()
        elif EXTRA_SPACE <= x < TRADE or (x == BURN and b < 0 and not pays and (needed or len(atoms) == 1)):
            paid = s.copy()
            apply(paid, x)
            if b < 0:
                _voyage(paid, m, a, x, -1)
            else:
                _voyage(paid, m, a, b, x)


def _single_choices(s: State, p: i64, m: Macros) -> None:
    """Decisions inside or after an action: the atoms, without conversions and without digging away from home."""
    n = legal(s, _BUFFER)
    for i in range(n):
        a = _BUFFER[i]
        if CONVERT <= a <= BURN:
            continue
        if TRANSFORM <= a < BID and not _leads_home(s, p, a):
            continue
        m.put(a)
        m.close()
    if m.n == 0:  # power was sacrificed and must be used: nothing but conversions is left
        for i in range(n):
            m.put(_BUFFER[i])
            m.close()


def _leads_home(s: State, p: i64, a: i64) -> bool:
    """Does a transform end nearer to home than it began?"""
    space = (a - TRANSFORM) // 18
    code = (a - TRANSFORM) % 18
    if code % 2 == 1:
        return False
    return spades_home(s, p, code // 2) < spades_home(s, p, s.v[TERRAIN + space])


def _towards(s: State, p: i64, terrain: i64, steps: i64) -> i64:
    """Terrain that so many spades lead to on the short way home."""
    me = seat_base(p)
    if steps >= spades_home(s, p, terrain):
        return s.v[me + COLOUR]
    home = s.v[me + START_TERRAIN]
    forward = (home - terrain + WHEEL) % WHEEL
    if forward <= WHEEL // 2:
        return (terrain + steps) % WHEEL
    return (terrain - steps + WHEEL) % WHEEL


def _tracks(s: State, p: i64, m: Macros) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    if v[me + SHIPPING] < FACT[fact + SHIPPING_TOP]:
        _add(m, FACT[fact + SHIPPING_COINS], 0, FACT[fact + SHIPPING_PRIESTS], 0, ADVANCE_SHIPPING, -1, -1, -1)
    if v[me + DIGGING] < FACT[fact + DIGGING_TOP]:
        _add(
            m, FACT[fact + DIGGING_COINS], FACT[fact + DIGGING_WORKERS], FACT[fact + DIGGING_PRIESTS], 0,
            ADVANCE_DIGGING, -1, -1, -1,
        )  # fmt: skip


def _power_actions(s: State, p: i64, m: Macros) -> None:
    for action in range(s.setup.powers):
        cost = power_cost(s, p, action)
        if m.bowl3 + m.bowl2 // 2 < cost or not is_open(s, p, action):
            continue
        if POWERS[action * 8 + P_BRIDGES] > 0:
            _bridges(s, p, m, 0, cost, POWER + action)
        elif POWERS[action * 8 + P_SPADES] > 0:
            spades = POWERS[action * 8 + P_SPADES]
            _spades(s, p, m, spades, spades > 1, cost, POWER + action)
        else:
            _add(m, 0, 0, POWERS[action * 8 + P_PAID_PRIESTS], cost, POWER + action, -1, -1, -1)


def _bridges(s: State, p: i64, m: Macros, workers: i64, power: i64, a: i64) -> None:
    n = legal_bridges(s, p, _BUFFER, 0)
    for i in range(n):
        _add(m, 0, workers, 0, power, a, _BUFFER[i], -1, -1)


def _steps(m: Macros, a: i64) -> None:
    for track in range(CULTS):
        _add(m, 0, 0, 0, 0, a, CULT + track, -1, -1)


def _specials(s: State, p: i64, m: Macros) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    taken = v[me + SPECIALS_TAKEN]
    card = v[me + BONUS_CARD] - 1
    if card >= 0 and not taken & SPECIAL_OF_BONUS:
        if BONUS[card * 8 + BONUS_SPADES] > 0 and FACT[fact + BUILDS_BY_RIVER] == 0:
            _spades(s, p, m, BONUS[card * 8 + BONUS_SPADES], False, 0, SPECIAL_BONUS)
        if BONUS[card * 8 + BONUS_STEPS] > 0:
            _steps(m, SPECIAL_BONUS)
        if s.setup.ships and BOX[0].card_action_possible(s, p, card):
            m.put(SPECIAL_BONUS)
            m.close()
    if v[me + FAVOR_TILES] & FAVORS_WITH_ACTION and not taken & SPECIAL_OF_FAVOR:
        _steps(m, SPECIAL_FAVOR)
    if not taken & SPECIAL_OF_FACTION and v[me + COUNT + STRONGHOLD] > 0:
        if FACT[fact + ACTION_SPADES] > 0:
            _spades(s, p, m, FACT[fact + ACTION_SPADES], False, 0, SPECIAL_FACTION)
        elif FACT[fact + ACTION_STEPS] > 0:
            _steps(m, SPECIAL_FACTION)
        elif FACT[fact + NEW_HOME_POWER] == 0 and HOOKS[v[me + WHO]].special_possible(s, p):
            _own_special(s, p, m)
    if FACT[fact + NEW_HOME_TOKENS] > 0 and v[me + COUNT + STRONGHOLD] > 0:
        _new_homes(s, p, m)
    price = FACT[fact + BRIDGE_WORKERS]
    if price > 0 and bridge_possible(s, p):
        _bridges(s, p, m, price, 0, SPECIAL_BRIDGE)


def _new_homes(s: State, p: i64, m: Macros) -> None:
    """Another home terrain, for power; or for tokens, where the choices follow."""
    fact = s.v[seat_base(p) + WHO] * FACTS
    n = HOOKS[s.v[seat_base(p) + WHO]].legal_ability(s, p, 1, ASK_HOME, _BUFFER, 0)
    for i in range(n):
        _add(m, 0, 0, 0, FACT[fact + NEW_HOME_POWER], SPECIAL_FACTION, _BUFFER[i], -1, -1)
    if tokens_of(s, p) >= FACT[fact + NEW_HOME_TOKENS]:
        m.put(SPECIAL_TOKENS)
        m.close()


def _own_special(s: State, p: i64, m: Macros) -> None:
    """A special action only the faction's file knows: try it, and take each of the choices it brings."""
    after = s.copy()
    apply(after, SPECIAL_FACTION)
    if after.v[top(after)] == TURN:  # it only makes the turn longer
        _add(m, 0, 0, 0, 0, SPECIAL_FACTION, -1, -1, -1)
        return
    n = HOOKS[s.v[seat_base(p) + WHO]].legal_ability(after, p, 0, 0, _BUFFER, 0)
    fact = s.v[seat_base(p) + WHO] * FACTS
    for i in range(n):
        a = _BUFFER[i]
        _add(m, 0, 0, 0, 0, SPECIAL_FACTION, a, -1, -1)
        if TRANSFORM <= a < BID and dwelling_left(s, p):
            space = (a - TRANSFORM) // 18
            if s.setup.ships and BOX[0].may_build_free(s, p, space):
                _add(m, 0, 0, 0, 0, SPECIAL_FACTION, a, BUILD_BY_SHIP + space, -1)
            _add(
                m, FACT[fact + COST_COINS + DWELLING], FACT[fact + COST_WORKERS + DWELLING], 0, 0,
                SPECIAL_FACTION, a, BUILD + space, -1,
            )  # fmt: skip


def _one_price(s: State, p: i64, m: Macros) -> None:
    """Answers to open offers where acting would decline them, priests to the cults, passing, towns over a river."""
    v = s.v
    me = seat_base(p)
    if s.setup.unanswered_declined and oldest_offer(s, p) >= 0:
        for a in range(LEECH, DECLINE + 1):
            m.put(a)
            m.close()
    had = v[me + PRIESTS]
    v[me + PRIESTS] = 1  # as if one could be sent; paid for below
    n = legal_priests(s, p, _BUFFER, 0)
    v[me + PRIESTS] = had
    for i in range(n):
        _add(m, 0, 0, 1, 0, _BUFFER[i], -1, -1, -1)
    n = legal_passes(s, _BUFFER, 0)
    n = legal_connections(s, p, _BUFFER, n)
    for i in range(n):
        m.put(_BUFFER[i])
        m.close()


def _buildings(s: State, p: i64, m: Macros) -> None:
    """Upgrades, and action 1 with bought spades."""
    v = s.v
    me = seat_base(p)
    off: i64 = 0
    rest = v[me + OWN_LO]
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            old = v[STRUCTURE + space] % 8
            if old == DWELLING:
                _upgrade(s, p, m, space, TRADING_HOUSE)
            elif old == TRADING_HOUSE:
                _upgrade(s, p, m, space, TEMPLE)
                _upgrade(s, p, m, space, STRONGHOLD)
                if s.setup.ships and BOX[0].can_upgrade(s, p, space):
                    coins, workers = BOX[0].upgrade_price(s, p)
                    _add(m, coins, workers, 0, 0, upgrade_action(space, SHIPYARD), -1, -1, -1)
            elif old == TEMPLE:
                _upgrade(s, p, m, space, SANCTUARY)
        if off != 0:
            break
        off = HALF
        rest = v[me + OWN_HI]
    _spades(s, p, m, 0, False, 0, -1)


def _upgrade(s: State, p: i64, m: Macros, space: i64, structure: i64) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    if v[me + COUNT + structure] < FACT[fact + LIMIT + structure]:
        coins = upgrade_coins(s, p, space, structure)
        workers = FACT[fact + COST_WORKERS + structure]
        _add(m, coins, workers, 0, 0, upgrade_action(space, structure), -1, -1, -1)


def _spades(s: State, p: i64, m: Macros, free: i64, two_spaces: bool, power: i64, a: i64) -> None:
    """Transform and build with so many free spades, on every space reached; `a` is the action that brings them."""
    fact = s.v[seat_base(p) + WHO] * FACTS
    if FACT[fact + BUILDS_BY_RIVER] > 0:
        _builds_by_river(s, p, m)
        return
    if FACT[fact + TRANSFORM_STEPS] + FACT[fact + TRANSFORM_TOKENS] > 0:
        if a < 0:
            _without_spades(s, p, m)
        else:
            _add(m, 0, 0, 0, power, a, -1, -1, -1)
        return
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    all_lo = lo | skip_lo
    all_hi = hi | skip_hi
    may_build = dwelling_left(s, p)
    while all_lo != 0 or all_hi != 0:
        space: i64 = 0
        if all_lo != 0:
            space = PLACE[(all_lo & -all_lo) % 61]
            all_lo &= all_lo - 1
        else:
            space = PLACE[(all_hi & -all_hi) % 61] + HALF
            all_hi &= all_hi - 1
        skips = (skip_lo & LO[space]) != 0 or (skip_hi & HI[space]) != 0
        _space(s, p, m, space, skips, free, two_spaces, power, a, may_build, lo, hi)


def _builds_by_river(s: State, p: i64, m: Macros) -> None:
    """Dwellings on unlocked terrain."""
    if not dwelling_left(s, p):
        return
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    lo, hi = river_reach(s, p, shipping_value(s, p))
    while lo != 0 or hi != 0:
        space: i64 = 0
        if lo != 0:
            space = PLACE[(lo & -lo) % 61]
            lo &= lo - 1
        else:
            space = PLACE[(hi & -hi) % 61] + HALF
            hi &= hi - 1
        if v[me + UNLOCKED] & BIT[v[TERRAIN + space]]:
            _add(
                m, FACT[fact + COST_COINS + DWELLING], FACT[fact + COST_WORKERS + DWELLING], 0, 0, BUILD + space,
                -1, -1, -1,
            )  # fmt: skip


def _without_spades(s: State, p: i64, m: Macros) -> None:
    """Action 1 of factions that transform in their own way; what they pay with is chosen afterwards."""
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    coins = FACT[fact + COST_COINS + DWELLING]
    workers = FACT[fact + COST_WORKERS + DWELLING]
    may_build = dwelling_left(s, p)
    lo, hi = reach(s, p, shipping_value(s, p))
    n = HOOKS[v[me + WHO]].legal_transforms(s, p, lo, hi, _BUFFER, 0)
    for i in range(n):
        a = _BUFFER[i]
        m.put(a)
        m.close()
        if may_build:
            there = (a - TRANSFORM) // 18
            _with_dwelling(s, p, m, a, BUILD + there, coins, workers)
            if s.setup.ships and BOX[0].may_build_free(s, p, there):
                _with_dwelling(s, p, m, a, BUILD_BY_SHIP + there, 0, 0)
    if not may_build:
        return
    while lo != 0 or hi != 0:
        space: i64 = 0
        if lo != 0:
            space = PLACE[(lo & -lo) % 61]
            lo &= lo - 1
        else:
            space = PLACE[(hi & -hi) % 61] + HALF
            hi &= hi - 1
        if v[TERRAIN + space] == v[me + COLOUR]:
            _add(m, coins, workers, 0, 0, BUILD + space, -1, -1, -1)


def _with_dwelling(s: State, p: i64, m: Macros, a: i64, build: i64, coins: i64, workers: i64) -> None:
    """A transform, its price in each way it can be paid, and a dwelling there."""
    bowl2 = m.bowl2
    bowl3 = m.bowl3
    m.bowl2 = 0  # conversions of power would move the tokens that the price may need
    m.bowl3 = 0
    after = s.copy()
    apply(after, a)
    n = _prices(after, p, _FIRST_PRICE)
    if n == 0:
        _add(m, coins, workers, 0, 0, a, build, -1, -1)
    for i in range(n):
        price = _FIRST_PRICE[i]
        paid = after.copy()
        apply(paid, price)
        more = _prices(paid, p, _SECOND_PRICE)
        if more == 0:
            _add(m, coins, workers, 0, 0, a, price, build, -1)
        for k in range(more):
            if _SECOND_PRICE[k] >= price:  # two tokens: each pair once
                _add(m, coins, workers, 0, 0, a, price, _SECOND_PRICE[k], build)
    m.bowl2 = bowl2
    m.bowl3 = bowl3


def _prices(s: State, p: i64, out: vec[i64]) -> i64:
    """Ways to pay what is asked for at once; none where nothing is."""
    v = s.v
    frame = top(s)
    asked = v[frame + 3] % 16
    if v[frame] != OWN_ABILITY or v[frame + 1] != p or (asked != ASK_STEPS and asked != ASK_TOKENS):
        return 0
    return HOOKS[v[seat_base(p) + WHO]].legal_ability(s, p, v[frame + 2], v[frame + 3], out, 0)


def _space(
    s: State, p: i64, m: Macros, space: i64, skips: bool, free: i64, two_spaces: bool, power: i64, a: i64,
    may_build: bool, lo: i64, hi: i64,
) -> None:  # fmt: skip
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    home = v[me + COLOUR]
    terrain = v[TERRAIN + space]
    workers = skip_workers(s, p) if skips else 0
    priests = skip_priests(s, p) if skips else 0
    build_coins = FACT[fact + COST_COINS + DWELLING]
    build_workers = FACT[fact + COST_WORKERS + DWELLING]
    if terrain == home:
        if a < 0 and may_build:
            _add(m, build_coins, build_workers + workers, priests, 0, BUILD + space, -1, -1, -1)
        return
    if terrain >= WHEEL:
        return
    fixed = FACT[fact + SPADES_PER_SPACE]
    needed = fixed if fixed > 0 else spades_home(s, p, terrain)
    bought = needed - free if needed > free else 0
    workers += bought * FACT[fact + SPADE_WORKERS + v[me + DIGGING]]
    priests += bought * FACT[fact + SPADE_PRIESTS + v[me + DIGGING]]
    to_home = transform_action(space, home, 0)
    first = a if a >= 0 else to_home
    second: i64 = to_home if a >= 0 else -1
    _add(m, 0, workers, priests, power, first, second, -1, -1)
    if may_build:
        third: i64 = -1
        if a >= 0:
            third = BUILD + space
        else:
            second = BUILD + space
        _add(m, build_coins, workers + build_workers, priests, power, first, second, third, -1)
        if s.setup.ships and BOX[0].may_build_free(s, p, space):
            by_ship = BUILD_BY_SHIP + space
            if a >= 0:
                _add(m, 0, workers, priests, power, first, second, by_ship, -1)
            else:
                _add(m, 0, workers, priests, power, first, by_ship, -1, -1)
        second = to_home if a >= 0 else -1
    if fixed == 0:
        _short_of_home(s, p, m, space, skips, needed, free, power, a)
        if two_spaces and needed < free:
            _second_space(s, p, m, space, skips, power, a, may_build, lo, hi)


def _short_of_home(
    s: State, p: i64, m: Macros, space: i64, skips: bool, needed: i64, free: i64, power: i64, a: i64
) -> None:
    """Some of the way home: with the free spades alone, or with each number of bought ones."""
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    least: i64 = free if free > 0 else 1
    for used in range(least, needed):
        bought = used - free
        workers = bought * FACT[fact + SPADE_WORKERS + v[me + DIGGING]]
        priests = bought * FACT[fact + SPADE_PRIESTS + v[me + DIGGING]]
        if skips:
            workers += skip_workers(s, p)
            priests += skip_priests(s, p)
        step = transform_action(space, _towards(s, p, v[TERRAIN + space], used), 0)
        if a >= 0:
            _add(m, 0, workers, priests, power, a, step, -1, -1)
        else:
            _add(m, 0, workers, priests, power, step, -1, -1, -1)


def _second_space(
    s: State, p: i64, m: Macros, space: i64, skips: bool, power: i64, a: i64, may_build: bool, lo: i64, hi: i64
) -> None:
    """One spade makes the first space home, the other goes to a second one; a dwelling on either."""
    v = s.v
    me = seat_base(p)
    fact = v[me + WHO] * FACTS
    home = v[me + COLOUR]
    workers = skip_workers(s, p) if skips else 0
    priests = skip_priests(s, p) if skips else 0
    coins = FACT[fact + COST_COINS + DWELLING]
    more = FACT[fact + COST_WORKERS + DWELLING]
    to_home = transform_action(space, home, 0)
    while lo != 0 or hi != 0:
        other: i64 = 0
        if lo != 0:
            other = PLACE[(lo & -lo) % 61]
            lo &= lo - 1
        else:
            other = PLACE[(hi & -hi) % 61] + HALF
            hi &= hi - 1
        terrain = v[TERRAIN + other]
        if other == space or terrain >= WHEEL or terrain == home or spades_home(s, p, terrain) > 2:
            continue
        becomes = _towards(s, p, terrain, 1)
        step = transform_action(other, becomes, 0)
        if becomes != home or space < other:  # two home spaces: each pair once
            _add(m, 0, workers, priests, power, a, to_home, step, -1)
        if may_build:
            _add(m, coins, workers + more, priests, power, a, to_home, step, BUILD + space)
