"""How a row of an observation is written, and how long its parts are."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mystica.engine.core.actions import N_ACTIONS
from mystica.engine.core.bits import BIT, HALF, PLACE
from mystica.engine.core.board import MOST_BRIDGES
from mystica.engine.core.ids import ROUNDS, SEATS, SPACES
from mystica.engine.core.state import State
from mystica.engine.core.tables import FINAL_CODES, N_BONUS, N_FACTIONS, N_FAVORS, N_POWER, N_TOWNS, SCORING_CODES

KINDS: Final[i64] = 27  # of frames, 0 for none
ASKED: Final[i64] = 7  # questions of a faction's own
COLOURS: Final[i64] = 10  # terrains, and boards without one
STARTS: Final[i64] = 7
OPEN: Final[i64] = 9  # terrains that can be unlocked
PLACES: Final[i64] = 16  # for priests on the cult board
SPECIALS: Final[i64] = 5
VOYAGE: Final[i64] = 6  # marks of ships under way
PLANES: Final[i64] = 42  # of the map
N_SCORING: Final[i64] = len(SCORING_CODES)
N_FINAL: Final[i64] = len(FINAL_CODES)
BRIDGE_PLACES: Final[i64] = MOST_BRIDGES

COMMON_SIZE: Final = int(
    1 + 6 + KINDS + 1 + KINDS + SEATS + SEATS + SEATS + 1 + ASKED + 1 + 8 + STARTS
    + ROUNDS * N_SCORING + N_FINAL + N_BONUS * 3 + N_FAVORS + N_TOWNS + N_POWER + PLACES + BRIDGE_PLACES
    + N_FACTIONS * 3 + 3 + SEATS + VOYAGE + 2
)  # fmt: skip
SEAT_SIZE: Final = int(
    1 + N_FACTIONS + COLOURS + STARTS + 10 + 4 + 6 + N_FAVORS + N_BONUS + N_TOWNS + SPECIALS + OPEN + 4 + 13 + 6
)
MAP_SIZE: Final = int(PLANES * SPACES)
OBSERVATION_SIZE: Final = COMMON_SIZE + int(SEATS) * SEAT_SIZE + MAP_SIZE
MASK_SIZE: Final = int(N_ACTIONS)
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
