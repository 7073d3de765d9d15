"""All choices of the player to decide: whole actions in a turn, single answers inside an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.decisions import TURN, top
from mystica.engine.core.purse import priest_room
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS, FIRST_PRIEST_LIMIT
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.macros.actions import (
    list_power_actions,
    list_single_price,
    list_specials,
    list_tracks,
    list_upgrades,
)
from mystica.engine.macros.dwellings import list_dwellings
from mystica.engine.macros.of_boxes import turns_of_boxes
from mystica.engine.macros.paying import Macros
from mystica.engine.rules.transform import spades_home

_BUFFER: Final = zeros(MOST_LEGAL)


def list_macros(s: State, m: Macros) -> i64:
    """Fill the list with the choices of whoever decides now; returns how many there are."""
    m.n = 0
    m.end = 0
    v = s.v
    frame = top(s)
    p = v[frame + 1]
    measure_means(s, p, m)
    if v[frame] != TURN:
        _answers(s, p, m)
        return m.n
    list_single_price(s, p, m)  # passing among them, so that the list is never empty
    list_tracks(s, p, m)
    list_upgrades(s, p, m)
    list_dwellings(s, p, m, 0, False, 0, -1)
    list_specials(s, p, m)
    list_power_actions(s, p, m)
    for turns in turns_of_boxes(s):
        turns.list_turns(s, p, m)
    return m.n


def measure_means(s: State, p: i64, m: Macros) -> None:
    """Note what the player may spend on conversions."""
    v = s.v
    me = seat_base(p)
    m.coins = v[me + col.COINS]
    m.workers = v[me + col.WORKERS]
    m.priests = v[me + col.PRIESTS]
    m.bowl2 = v[me + col.BOWL2]
    m.bowl3 = v[me + col.BOWL3]
    m.room = priest_room(s, p)
    if FACT[v[me + col.WHO] * FACTS + FIRST_PRIEST_LIMIT] > 0:  # a priest gained is a choice of its own
        m.room = 0


def _answers(s: State, p: i64, m: Macros) -> None:
    """A decision inside or after an action."""
    for turns in turns_of_boxes(s):
        if turns.list_frame(s, m):
            return
    _single_choices(s, p, m)


def _single_choices(s: State, p: i64, m: Macros) -> None:
    """The atoms, without conversions and without digging away from home."""
    n = legal(s, _BUFFER)
    for i in range(n):
        a = _BUFFER[i]
        if act.CONVERT <= a <= act.BURN:
            continue
        if act.TRANSFORM <= a < act.BID and not leads_home(s, p, a):
            continue
        m.add(a)
    if m.n == 0:  # power was sacrificed and must be used: nothing but conversions is left
        for i in range(n):
            m.add(_BUFFER[i])


def leads_home(s: State, p: i64, a: i64) -> bool:
    """Does a transform end nearer to home than it began?"""
    space = (a - act.TRANSFORM) // 18
    code = (a - act.TRANSFORM) % 18
    if code % 2 == 1:
        return False
    return spades_home(s, p, code // 2) < spades_home(s, p, s.v[col.TERRAIN + space])
