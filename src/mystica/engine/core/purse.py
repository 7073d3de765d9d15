"""Gaining and paying. Every change of a resource goes through here, so that the trace is complete."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import E_COINS, E_POWER, E_PRIESTS, E_TOKENS, E_VP, E_WORKERS
from mystica.engine.core.state import State, seat_base


def note(s: State, p: i64, what: i64, amount: i64, why: i64) -> None:
    trace = s.trace
    if trace is not None:
        trace.append((p, what, amount, why))


def gain_vp(s: State, p: i64, amount: i64, why: i64) -> None:
    if amount != 0:
        s.v[seat_base(p) + col.VP] += amount
        note(s, p, E_VP, amount, why)


def gain_coins(s: State, p: i64, amount: i64, why: i64) -> None:
    if amount != 0:
        s.v[seat_base(p) + col.COINS] += amount
        note(s, p, E_COINS, amount, why)


def gain_workers(s: State, p: i64, amount: i64, why: i64) -> None:
    if amount != 0:
        s.v[seat_base(p) + col.WORKERS] += amount
        note(s, p, E_WORKERS, amount, why)


def priest_room(s: State, p: i64) -> i64:
    """Priests left in the supply."""
    v = s.v
    me = seat_base(p)
    return v[me + col.PRIEST_SUPPLY] - v[me + col.PRIESTS_SENT] - v[me + col.PRIESTS]


def gain_priests(s: State, p: i64, amount: i64, why: i64) -> None:
    """Priests from anywhere; a faction may see to them in its own way."""
    if amount != 0 and not HOOKS[s.v[seat_base(p) + col.WHO]].priests_gained(s, p, amount, why):
        take_priests(s, p, amount, why)


def take_priests(s: State, p: i64, amount: i64, why: i64) -> None:
    """Only the supply of priests is limited: what it lacks is lost."""
    room = priest_room(s, p)
    if amount > room:
        amount = room
    if amount != 0:
        s.v[seat_base(p) + col.PRIESTS] += amount
        note(s, p, E_PRIESTS, amount, why)


def pay(s: State, p: i64, coins: i64, workers: i64, priests: i64, why: i64) -> None:
    v = s.v
    me = seat_base(p)
    v[me + col.COINS] -= coins
    v[me + col.WORKERS] -= workers
    v[me + col.PRIESTS] -= priests
    if s.trace is not None:
        if coins != 0:
            note(s, p, E_COINS, -coins, why)
        if workers != 0:
            note(s, p, E_WORKERS, -workers, why)
        if priests != 0:
            note(s, p, E_PRIESTS, -priests, why)


def power_room(s: State, p: i64) -> i64:
    """How much power the bowls can still take in."""
    v = s.v
    me = seat_base(p)
    return 2 * v[me + col.BOWL1] + v[me + col.BOWL2]


def gain_power(s: State, p: i64, amount: i64, why: i64) -> None:
    """Base, Gaining power: bowl I empties into II first, then II into III; the rest is lost."""
    v = s.v
    me = seat_base(p)
    one = amount if amount < v[me + col.BOWL1] else v[me + col.BOWL1]
    v[me + col.BOWL1] -= one
    v[me + col.BOWL2] += one
    rest = amount - one
    two = rest if rest < v[me + col.BOWL2] else v[me + col.BOWL2]
    v[me + col.BOWL2] -= two
    v[me + col.BOWL3] += two
    if one + two != 0:
        note(s, p, E_POWER, one + two, why)


def spend_power(s: State, p: i64, amount: i64, why: i64) -> None:
    """Base, Spending power: from bowl III back to bowl I."""
    v = s.v
    me = seat_base(p)
    v[me + col.BOWL3] -= amount
    v[me + col.BOWL1] += amount
    note(s, p, E_POWER, -amount, why)


def tokens_of(s: State, p: i64) -> i64:
    """Power tokens in all three bowls."""
    v = s.v
    me = seat_base(p)
    return v[me + col.BOWL1] + v[me + col.BOWL2] + v[me + col.BOWL3]


def gain_tokens(s: State, p: i64, bowl: i64, amount: i64, why: i64) -> None:
    """New power tokens into bowl 0, 1 or 2."""
    if amount != 0:
        s.v[seat_base(p) + col.BOWL1 + bowl] += amount
        note(s, p, E_TOKENS, amount, why)


def lose_token(s: State, p: i64, bowl: i64, why: i64) -> None:
    """A power token leaves the game."""
    s.v[seat_base(p) + col.BOWL1 + bowl] -= 1
    note(s, p, E_TOKENS, -1, why)


def burn(s: State, p: i64, why: i64) -> None:
    """Base, Sacrificing power: one token of bowl II leaves the game, another moves to bowl III."""
    v = s.v
    me = seat_base(p)
    v[me + col.BOWL2] -= 2
    v[me + col.BOWL3] += 1
    note(s, p, E_TOKENS, -1, why)
