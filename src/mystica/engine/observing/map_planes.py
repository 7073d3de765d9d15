"""The map in an observation, plane by plane."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mystica.engine.core import state as col
from mystica.engine.core.decisions import SPADES, find_pending
from mystica.engine.core.ids import ACTIONS, CULT_BONUS, SEATS, SPACES
from mystica.engine.core.state import State, seat_base
from mystica.engine.observing.of_boxes import SIGHTS
from mystica.engine.observing.sizes import COLOURS, STRUCTURES
from mystica.engine.observing.writing import places_from, put, put_on_spaces
from mystica.engine.rules.reach import reach, shipping_value
from mystica.engine.rules.transform import new_homes


def write_map(s: State, p: i64, w: BytesWriter, at: i64) -> None:
    """One plane after the other, each with a number for every space in reading order."""
    v = s.v
    n = s.setup.board.n
    board = s.setup.board
    structures = at + COLOURS * SPACES
    owners = structures + STRUCTURES * SPACES
    shape = owners + SEATS * SPACES
    for i in range(n):
        w[(at + v[col.TERRAIN + i] * SPACES + i) * 2] = u8(1)
        what = v[col.STRUCTURE + i]
        if what > 0:
            w[(structures + (what % 8 - 1) * SPACES + i) * 2] = u8(1)
            w[(owners + places_from(s, p, what // 8 - 1) * SPACES + i) * 2] = u8(1)
        put(w, shape + i, board.row[i] + 1)
        put(w, shape + SPACES + i, board.half[i] + 1)
    at = shape + 2 * SPACES
    for q in range(s.setup.n):
        put_on_spaces(w, at, v[seat_base(q) + col.TOWN_LO], v[seat_base(q) + col.TOWN_HI], places_from(s, p, q) + 1)
    at += SPACES
    if v[seat_base(p) + col.WHO] >= 0 and (v[col.PHASE] == ACTIONS or v[col.PHASE] == CULT_BONUS):
        lo, hi = reach(s, p, shipping_value(s, p))
        put_on_spaces(w, at, lo, hi, 1)
    at += SPACES
    spades = find_pending(s, SPADES) if v[col.DEPTH] > 0 else -1
    if spades >= 0:
        lo, hi = new_homes(v[spades + 3])
        put_on_spaces(w, at, lo, hi, 1)
    at += SPACES
    if s.setup.boxed:
        for sights in SIGHTS:
            sights.write_planes(s, p, w, at)
            at += sights.planes * SPACES
