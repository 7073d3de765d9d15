"""Ships in observations: the canals and facts in play, what each seat has, and map planes."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mystica.boxes.merchants.engine.columns import DOCK_AT, MARKS_HI, MARKS_LO, SHIP_AT, SHIPS, sea_base
from mystica.boxes.merchants.engine.frames import (
    BUILT,
    MAY_LEAVE,
    MOVING,
    MUST_PAY,
    OBTAINING,
    ONE_SHORT,
    PAID,
    RETURNING,
    REWARDING,
    TRADING,
    YARD_ONLY,
    chosen_ship,
)
from mystica.boxes.merchants.engine.obtaining import income_ships
from mystica.boxes.merchants.engine.places import marks, movement, ships_out, skip_range
from mystica.boxes.merchants.engine.sea import sea_of, with_ships
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import SPADES, find_pending, top, top_kind
from mystica.engine.core.ids import SEATS, SPACES
from mystica.engine.core.state import State, seat_base
from mystica.engine.observing.of_boxes import SightsOfBox, register_sights
from mystica.engine.observing.writing import count_on, mark_one, places_from, put, put_on_spaces
from mystica.engine.rules.transform import ONE_ONLY

_VOYAGE: Final[i64] = 6  # marks of ships under way


class SightsOfShips(SightsOfBox):
    def __init__(self) -> None:
        super().__init__(common=int(3 + SEATS + _VOYAGE + 2), seat=6, planes=int(2 * SEATS + 6))

    def write_common(self, s: State, p: i64, w: BytesWriter, at: i64) -> None:
        if with_ships(s):
            _write_sea(s, p, w, at)

    def write_seat(self, s: State, q: i64, w: BytesWriter, at: i64) -> None:
        if with_ships(s):
            _write_fleet(s, q, w, at)

    def write_planes(self, s: State, p: i64, w: BytesWriter, at: i64) -> None:
        if with_ships(s):
            _write_waters(s, p, w, at)


def _write_sea(s: State, p: i64, w: BytesWriter, at: i64) -> None:
    """What ships go by in this game, and what they are about."""
    v = s.v
    at = put(w, at, 1)
    at = put(w, at, sea_of(s).markers)
    at = put(w, at, sea_of(s).extra_power)
    frame = _voyage(s)
    if frame >= 0:
        marked = v[frame + 3]
        moving = v[frame] == MOVING
        mark_one(w, at, SEATS, places_from(s, p, v[frame + 1]))
        begin = at + SEATS
        put(w, begin, 1 if moving else 0)
        put(w, begin + 1, 0 if moving else 1)
        put(w, begin + 2, 1 if moving and marked & PAID else 0)
        put(w, begin + 3, 1 if moving and marked & MUST_PAY else 0)
        put(w, begin + 4, 1 if not moving and marked & BUILT else 0)
        put(w, begin + 5, 1 if moving and chosen_ship(marked) >= 0 else 0)
    at += SEATS + _VOYAGE
    if top_kind(s) == OBTAINING:
        how = v[top(s) + 3]
        put(w, at, how & MAY_LEAVE)
        put(w, at + 1, 1 if how & YARD_ONLY else 0)


def _write_fleet(s: State, q: i64, w: BytesWriter, at: i64) -> None:
    """Ships on the map, dock, trade markers, how far a ship moves, ships of an income, reach of the range tile."""
    at = put(w, at, ships_out(s, q))
    at = put(w, at, 1 if s.v[sea_base(q) + DOCK_AT] > 0 else 0)
    at = put(w, at, marks(s, q))
    if s.v[seat_base(q) + col.WHO] >= 0:
        at = put(w, at, movement(s, q))
        at = put(w, at, income_ships(s, q))
        put(w, at, skip_range(s, q) + 1)


def _write_waters(s: State, p: i64, w: BytesWriter, at: i64) -> None:
    """The planes of ships: where they are, docks, trade markers, canals, and what is under way."""
    v = s.v
    docks = at + SEATS * SPACES
    markers = docks + SPACES
    for q in range(s.setup.n):
        sea = sea_base(q)
        seat = places_from(s, p, q)
        for k in range(SHIPS):
            count_on(w, at + seat * SPACES, v[sea + SHIP_AT + k])
        if v[sea + DOCK_AT] > 0:
            put(w, docks + v[sea + DOCK_AT] - 1, seat + 1)
        put_on_spaces(w, markers + seat * SPACES, v[sea + MARKS_LO], v[sea + MARKS_HI], 1)
    canals = markers + SEATS * SPACES
    joined = sea_of(s).canals
    for number in range(min(i64(len(joined)), 15)):  # as many as a number has bits
        one, other = joined[number]
        for end in (one, other):
            place: i64 = (canals + end) * 2 + number // 8
            w[place] = w[place] | u8(BIT[number % 8])
    _write_voyage(s, w, canals + SPACES)


def _write_voyage(s: State, w: BytesWriter, at: i64) -> None:
    """Four planes: the ship in hand, ships that are done, the space to finish first, the dwelling a ship pays for."""
    v = s.v
    done = at + SPACES
    unfinished = done + SPACES
    frame = _voyage(s)
    if frame >= 0:
        sea = sea_base(v[frame + 1])
        marked = v[frame + 3]
        for k in range(SHIPS):
            if marked & BIT[k]:
                count_on(w, done, v[sea + SHIP_AT + k])
        if v[frame] == TRADING:
            count_on(w, unfinished, marked // ONE_SHORT)
        elif chosen_ship(marked) >= 0:
            count_on(w, at, v[sea + SHIP_AT + chosen_ship(marked)])
        if top_kind(s) == REWARDING:
            count_on(w, at, v[sea + SHIP_AT + v[top(s) + 3]])
    spades = find_pending(s, SPADES) if v[col.DEPTH] > 0 else -1
    if spades >= 0 and v[spades + 3] // ONE_ONLY > 0:
        w[(unfinished + v[spades + 3] // ONE_ONLY - 1) * 2] = u8(1)
    if top_kind(s) == RETURNING:
        w[(unfinished + SPACES + v[top(s) + 3]) * 2] = u8(1)


def _voyage(s: State) -> i64:
    """Column of the frame in which ships move or trade, or -1. There is one at most."""
    v = s.v
    for i in range(v[col.DEPTH]):
        frame = col.FRAME + i * 4
        if v[frame] == MOVING or v[frame] == TRADING:
            return frame
    return -1


register_sights(SightsOfShips())
