"""Writes numbers into an observation."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mystica.engine.core.bits import BIT, HALF, PLACE
from mystica.engine.core.ids import SPACES
from mystica.engine.core.state import State

_MOST: Final[i64] = 32767


def put(w: BytesWriter, at: i64, value: i64) -> i64:
    """Write a number where it belongs and return the next place. Nothing is negative, and nothing needs more bits."""
    if value > 0:
        if value > _MOST:
            value = _MOST
        w[at * 2] = u8(value & 255)
        if value > 255:
            w[at * 2 + 1] = u8(value >> 8)
    return at + 1


def mark_one(w: BytesWriter, at: i64, size: i64, which: i64) -> i64:
    """A 1 in one of so many places; nowhere if there is no such place."""
    if 0 <= which < size:
        w[(at + which) * 2] = u8(1)
    return at + size


def mark_all(w: BytesWriter, at: i64, size: i64, which: i64) -> i64:
    """A 1 in every place that is in the set."""
    for k in range(size):
        if which & BIT[k]:
            w[(at + k) * 2] = u8(1)
    return at + size


def put_on_spaces(w: BytesWriter, at: i64, lo: i64, hi: i64, value: i64) -> i64:
    """The number on every space of the set, in one plane."""
    while lo != 0:
        w[(at + PLACE[(lo & -lo) % 61]) * 2] = u8(value)
        lo &= lo - 1
    while hi != 0:
        w[(at + HALF + PLACE[(hi & -hi) % 61]) * 2] = u8(value)
        hi &= hi - 1
    return at + SPACES


def count_on(w: BytesWriter, plane: i64, place: i64) -> None:
    """One more on the space, which is given as space + 1; 0 is nowhere."""
    if place > 0:
        w[(plane + place - 1) * 2] = u8(w[(plane + place - 1) * 2] + u8(1))


def places_from(s: State, p: i64, q: i64) -> i64:
    """How many places clockwise of p somebody sits."""
    n = s.setup.n
    return (q - p + n) % n
