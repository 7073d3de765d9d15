"""Base, Power via structures; The price of power.

An offer is one int: owner + 8 * builder + 64 * power + DIRECT + 4096 * event + ASKED, DIRECT for one that a visit
makes and no building. Offers stay in the order they were made. An event groups the offers of one structure where its
builder reacts to the answers; it is one int too: 1 + builder + 16 * offers open, + TAKEN once somebody has taken power,
+ REFUSED once somebody has refused it. Event 0 stands for "nobody cares".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import HI, LO, first_space, ints
from mystica.engine.core.decisions import PICK_STEP, TAKE_POWER, push
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import BY_FACTION, BY_LEECH, E_VP
from mystica.engine.core.purse import gain_power, note, power_room
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS, REACTION_POWER, REACTION_STEPS, REACTION_TOKENS, VALUE
from mystica.engine.rules.reach import neighbours

DIRECT: Final[i64] = 2048
ASKED: Final[i64] = 131072
TAKEN: Final[i64] = 4096
REFUSED: Final[i64] = 8192
_SUMS: Final = ints([1, 256, 65536, 16777216, 4294967296])  # a byte for each seat


def offer_owner(offer: i64) -> i64:
    return offer % 8


def offer_builder(offer: i64) -> i64:
    return offer // 8 % 8


def offer_power(offer: i64) -> i64:
    return offer // 64 % 32


def offer_is_direct(offer: i64) -> bool:
    """Was it made to the owner alone, and not to everybody beside a structure?"""
    return offer & DIRECT != 0


def _values_beside(s: State, p: i64, space: i64) -> i64:
    """Power values of opponents' structures directly adjacent to a space, in the byte of each owner."""
    v = s.v
    me = seat_base(p)
    lo, hi = neighbours(s, space)
    lo &= v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO]
    hi &= v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI]
    sums: i64 = 0
    while lo != 0 or hi != 0:
        other = first_space(lo, hi)
        lo &= ~LO[other]
        hi &= ~HI[other]
        structure = v[col.STRUCTURE + other]
        owner = structure // 8 - 1
        sums += FACT[v[seat_base(owner) + col.WHO] * FACTS + VALUE + structure % 8] * _SUMS[owner]
    return sums


def offer_leech(s: State, p: i64, space: i64) -> None:
    """Everyone with structures directly adjacent to the new one may gain power, in clockwise or passing order."""
    v = s.v
    sums = _values_beside(s, p, space)
    if sums == 0:
        return
    n = s.setup.n
    fact = v[seat_base(p) + col.WHO] * FACTS
    reacts = FACT[fact + REACTION_STEPS] + FACT[fact + REACTION_TOKENS] > 0
    event: i64 = 0
    place: i64 = 0  # of the builder in the order of play
    if s.setup.passing_order:
        while v[col.ORDER + place] != p:
            place += 1
    for k in range(i64(1), n):
        q = (p + k) % n
        if s.setup.passing_order:
            q = v[col.ORDER + (place + k) % n]
        power = sums // _SUMS[q] % 256
        if power == 0 or v[seat_base(q) + col.DROPPED] != 0:
            continue
        room = power_room(s, q)
        if room == 0 and not s.setup.ask_without_room:
            continue
        counts: i64 = 0
        if reacts and room > 0:
            if event == 0:
                event = _new_event(s, p)
            v[col.EVENT + event] += 16
            counts = event
        v[col.OFFER + v[col.OFFERS]] = q + 8 * p + 64 * power + 4096 * counts
        v[col.OFFERS] += 1


def offer_power_to(s: State, owner: i64, p: i64, power: i64) -> None:
    """A single offer that nobody reacts to: what a visit offers to the structure's owner."""
    v = s.v
    if v[seat_base(owner) + col.DROPPED] == 0 and (power_room(s, owner) > 0 or s.setup.ask_without_room):
        v[col.OFFER + v[col.OFFERS]] = owner + 8 * p + 64 * power + DIRECT
        v[col.OFFERS] += 1


def _new_event(s: State, p: i64) -> i64:
    v = s.v
    event: i64 = 1
    while v[col.EVENT + event] != 0:
        event += 1
    v[col.EVENT + event] = 1 + p
    return event


def may_wait(s: State) -> bool:
    """An offer may stay open under the ruling, as long as the table of open offers has room for the next turn's."""
    v = s.v
    if not s.setup.leech_deferred or v[col.OFFERS] > col.MOST_OFFERS - 20:
        return False
    used: i64 = 0
    for event in range(i64(1), col.EVENTS):
        if v[col.EVENT + event] != 0:
            used += 1
    return used < col.EVENTS - 4


def next_unasked(s: State) -> i64:
    """Number of the oldest offer not yet put to its owner, or -1."""
    v = s.v
    for i in range(v[col.OFFERS]):
        if v[col.OFFER + i] < ASKED:
            return i
    return -1


def oldest_offer(s: State, p: i64) -> i64:
    """Number of the oldest open offer of a player, or -1."""
    v = s.v
    for i in range(v[col.OFFERS]):
        if v[col.OFFER + i] % 8 == p:
            return i
    return -1


def ask_owner(s: State, number: i64) -> None:
    v = s.v
    v[col.OFFER + number] += ASKED
    push(s, TAKE_POWER, v[col.OFFER + number] % 8, 0, 1)


def taken_power(s: State, offer: i64) -> i64:
    """What accepting would really bring: bounded by the bowls and by the VP it may cost."""
    owner = offer % 8
    power = offer_power(offer)
    room = power_room(s, owner)
    if power > room:
        power = room
    vp = s.v[seat_base(owner) + col.VP]
    if power > vp + 1:
        power = vp + 1
    return power


def _remove_offer(s: State, number: i64) -> i64:
    v = s.v
    offer = v[col.OFFER + number]
    last = v[col.OFFERS] - 1
    i = number
    while i < last:
        v[col.OFFER + i] = v[col.OFFER + i + 1]
        i += 1
    v[col.OFFER + last] = 0
    v[col.OFFERS] = last
    return offer % ASKED


def answer(s: State, number: i64, accept: bool, at_once: bool) -> None:
    """Take all of it or nothing; the price is one VP less than the power gained."""
    v = s.v
    offer = _remove_offer(s, number)
    owner = offer % 8
    event = offer // 4096
    gain: i64 = 0
    if accept:
        gain = taken_power(s, offer)
        if gain > 0:
            gain_power(s, owner, gain, BY_LEECH)
            if gain > 1:
                v[seat_base(owner) + col.VP] -= gain - 1
                note(s, owner, E_VP, 1 - gain, BY_LEECH)
    if event != 0:
        if gain > 0 and not v[col.EVENT + event] & TAKEN:
            v[col.EVENT + event] |= TAKEN
            _react(s, offer_builder(offer), at_once)
        if not accept:
            v[col.EVENT + event] |= REFUSED
        _resolve(s, event)
    if gain > 0:
        _recheck_room(s, owner)


def _recheck_room(s: State, owner: i64) -> None:
    """An owner whose bowls are full now cannot react any more: the builder need not wait for those answers."""
    v = s.v
    if power_room(s, owner) > 0:
        return
    for i in range(v[col.OFFERS]):
        offer = v[col.OFFER + i] % ASKED
        event = offer // 4096
        if offer % 8 == owner and event != 0:
            v[col.OFFER + i] -= event * 4096
            _resolve(s, event)


def _resolve(s: State, event: i64) -> None:
    """One answer of the event is in. After the last one the builder gains power if all who could take it refused."""
    v = s.v
    v[col.EVENT + event] -= 16
    state = v[col.EVENT + event]
    if state // 16 % 256 != 0:
        return
    builder = state % 16 - 1
    v[col.EVENT + event] = 0
    if state & TAKEN == 0 and state & REFUSED and s.setup.refused_power and v[seat_base(builder) + col.DROPPED] == 0:
        gain_power(s, builder, FACT[v[seat_base(builder) + col.WHO] * FACTS + REACTION_POWER], BY_FACTION)


def _react(s: State, builder: i64, at_once: bool) -> None:
    """Somebody took power from the builder's structure: a step on a cult track of choice, or what the faction has."""
    v = s.v
    me = seat_base(builder)
    if v[me + col.DROPPED] != 0:
        return
    steps = FACT[v[me + col.WHO] * FACTS + REACTION_STEPS]
    if steps == 0:
        if at_once:
            HOOKS[v[me + col.WHO]].power_taken(s, builder)
        else:
            v[me + col.LATE_STEPS] += 1
    elif at_once:
        push(s, PICK_STEP, builder, steps, 1)
    else:
        v[me + col.LATE_STEPS] += steps


def late_steps_at_once(s: State, p: i64) -> i64:
    """Steps that go to one track together: those of an own action all, earned by others' answers one by one."""
    v = s.v
    me = seat_base(p)
    return i64(1) if FACT[v[me + col.WHO] * FACTS + REACTION_STEPS] > 0 else v[me + col.LATE_STEPS]


def decline_all(s: State, p: i64) -> None:
    """Open offers of a player who acts, or leaves, count as declined."""
    number = oldest_offer(s, p)
    while number >= 0:
        answer(s, number, False, False)
        number = oldest_offer(s, p)
