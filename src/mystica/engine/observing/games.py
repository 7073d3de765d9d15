"""Observations and masks of one game, or of many at once."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.ids import OVER, SEATS
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.observing.map_planes import write_map
from mystica.engine.observing.of_boxes import SIGHTS
from mystica.engine.observing.seats import write_seat
from mystica.engine.observing.shared import write_auction, write_moment, write_tiles
from mystica.engine.observing.sizes import MASK_SIZE, OBSERVATION_SIZE, SEAT_SIZE
from mystica.engine.playout import is_legal

_NOTHING_SEEN: Final = bytes(2 * OBSERVATION_SIZE)
_NOTHING_LEGAL: Final = bytes(MASK_SIZE)
_BUFFER: Final = zeros(MOST_LEGAL)


def write_observation(s: State, p: i64, w: BytesWriter) -> None:
    """Append the row of one seat."""
    at = i64(len(w)) // 2
    w.write(_NOTHING_SEEN)
    at = write_moment(s, p, w, at)
    at = write_tiles(s, p, w, at)
    at = write_auction(s, p, w, at)
    for sights in SIGHTS:
        if s.setup.boxed:
            sights.write_common(s, p, w, at)
        at += sights.common
    for k in range(SEATS):
        if k < s.setup.n:
            write_seat(s, (p + k) % s.setup.n, w, at)
        at += SEAT_SIZE
    write_map(s, p, w, at)


def observation(s: State, p: i64) -> bytes:
    """The row of one seat."""
    w = BytesWriter()
    write_observation(s, p, w)
    return w.getvalue()


def _write_mask(s: State, w: BytesWriter, out: vec[i64]) -> None:
    at = i64(len(w))
    w.write(_NOTHING_LEGAL)
    for i in range(legal(s, out)):
        w[at + out[i]] = u8(1)


def mask(s: State) -> bytes:
    """A 1 for every legal action of whoever decides."""
    w = BytesWriter()
    _write_mask(s, w, _BUFFER)
    return w.getvalue()


def masks(states: list[State]) -> bytes:
    """The masks of several games, one behind the other."""
    w = BytesWriter()
    for s in states:
        _write_mask(s, w, _BUFFER)
    return w.getvalue()


def deciders(states: list[State]) -> bytes:
    """The seat that decides in each game."""
    w = BytesWriter()
    for s in states:
        w.append(0 if is_over(s) else decider(s))
    return w.getvalue()


def first_illegal(states: list[State], actions: list[int]) -> int:
    """Number of the first game whose action is not legal, or -1."""
    for i in range(len(states)):
        if not is_legal(states[i], actions[i]):
            return i
    return -1


def apply_all(states: list[State], actions: list[int]) -> list[int]:
    """Play one action in each game; returns the numbers of the games that are over now."""
    over: list[int] = []
    for i in range(len(states)):
        s = states[i]
        apply(s, actions[i])
        if s.v[col.PHASE] == OVER:
            over.append(i)
    return over


def victory_points(s: State) -> list[int]:
    return [s.v[seat_base(p) + col.VP] for p in range(s.setup.n)]
