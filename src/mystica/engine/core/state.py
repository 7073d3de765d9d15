"""The whole state of a game in one array of ints.

Copying is copying the array, comparing is comparing it, hashing is one pass over it. Rules read and write
`v[column]` for what is common and `v[me + column]` for what belongs to a player, with `me = seat_base(p)`. What
boxes need more lies behind, so that games without them do not copy it along.
"""

from __future__ import annotations

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica import data
from mystica.engine.core.bits import ints, zeros
from mystica.engine.core.ids import SEATS, SPACES
from mystica.engine.core.setup import USUAL_STATE, Setup

# ---- common -----------------------------------------------------------------------------------------------
ROUND: Final[i64] = 0  # 0 before the first
PHASE: Final[i64] = 1
CURRENT: Final[i64] = 2  # seat whose turn it is or was last
DEPTH: Final[i64] = 3  # frames on the decision stack
OFFERS: Final[i64] = 4  # number of open offers
POWER_TAKEN: Final[i64] = 5  # set of power actions
BONUS_LEFT: Final[i64] = 6  # set of bonus cards nobody holds
OCCUPIED_LO: Final[i64] = 7
OCCUPIED_HI: Final[i64] = 8
BRIDGES: Final[i64] = 9  # set of bridges built by anyone
FIRST_PASSED: Final[i64] = 10  # seat + 1
TOWN_PICKS: Final[i64] = 11  # founded towns whose tile is still to be picked
ORDER: Final[i64] = 16  # + place: seat
BONUS_COINS: Final[i64] = 24  # + card; tables.py sees to it that cards and tiles fit
FAVORS_LEFT: Final[i64] = 48  # + tile
TOWNS_LEFT: Final[i64] = 72  # + tile
PRIESTS_AT: Final[i64] = 92  # + track * 4 + place: seat + 1; place 0 is the one for 3 steps
EVENT: Final[i64] = 108  # + slot: see leech.py
EVENTS: Final[i64] = 16
OFFER: Final[i64] = 124  # + number: see leech.py
MOST_OFFERS: Final[i64] = 48
FRAME: Final[i64] = 172  # + 4 * depth: kind, seat, amount, argument
MOST_FRAMES: Final[i64] = 24
TERRAIN: Final[i64] = 268  # + space
STRUCTURE: Final[i64] = 388  # + space: 0 or (seat + 1) * 8 + structure
PLAYER: Final[i64] = 508  # + seat * FIELDS

# ---- per player: v[me + ...] ------------------------------------------------------------------------------
FIELDS: Final[i64] = 44
WHO: Final[i64] = 0  # faction, -1 before it is chosen
COLOUR: Final[i64] = 1  # home terrain
VP: Final[i64] = 2
COINS: Final[i64] = 3
WORKERS: Final[i64] = 4
PRIESTS: Final[i64] = 5
BOWL1: Final[i64] = 6
BOWL2: Final[i64] = 7
BOWL3: Final[i64] = 8
CULT_LEVEL: Final[i64] = 9  # + track
SHIPPING: Final[i64] = 13
DIGGING: Final[i64] = 14
SKIP_EXTRA: Final[i64] = 15  # range of tunnel or carpet beyond the printed one
COUNT: Final[i64] = 16  # + structure: pieces on the map
FAVOR_TILES: Final[i64] = 23  # set
BONUS_CARD: Final[i64] = 24  # card + 1
PASSED: Final[i64] = 25
KEYS: Final[i64] = 26  # unused town keys
TOWN_TILES: Final[i64] = 27  # 3 bits for each kind of tile
OWN_LO: Final[i64] = 28  # spaces with own structures
OWN_HI: Final[i64] = 29
TOWN_LO: Final[i64] = 30  # spaces that are part of own towns, river spaces included
TOWN_HI: Final[i64] = 31
LINK_LO: Final[i64] = 32  # river spaces that are part of own towns
LINK_HI: Final[i64] = 33
OWN_BRIDGES: Final[i64] = 34  # set
SPECIALS_TAKEN: Final[i64] = 35  # set: see below; more is for boxes
PRIESTS_SENT: Final[i64] = 36  # priests that stand on the cult board
STOPPED: Final[i64] = 37  # set of tracks stopped at 9 for want of a key in this action
LATE_STEPS: Final[i64] = 38  # reaction steps left open
DROPPED: Final[i64] = 39
TOWNS_FOUNDED: Final[i64] = 40
START_TERRAIN: Final[i64] = 41  # on the wheel: the home terrain, or the one chosen at the start; -1 before that
PRIEST_SUPPLY: Final[i64] = 42  # priests there may be, on the cult board included
UNLOCKED: Final[i64] = 43  # set of terrains to build on; in an auction: place of the faction held + 1

SIZE: Final[i64] = 508 + 5 * 44
MOST_COLUMNS: Final[i64] = max([int(SIZE), *[end for box in data.boxes().values() for _, end in box.columns]])
assert SIZE == USUAL_STATE

# ---- what SPECIALS_TAKEN holds ----------------------------------------------------------------------------------
SPECIAL_OF_BONUS: Final[i64] = 1
SPECIAL_OF_FAVOR: Final[i64] = 2
SPECIAL_OF_FACTION: Final[i64] = 4

# Numbers below 2**40, so that a product with a 20-bit value stays below 2**61 and never wraps when compiled
_numbers = random.Random(1749)
_HASH: Final = ints([_numbers.randrange(2**39, 2**40) for _ in range(int(SIZE) * 3)])
_MORE_HASH: Final = ints([_numbers.randrange(2**39, 2**40) for _ in range(int(MOST_COLUMNS - SIZE) * 3)])  # by column
_MASK62: Final[i64] = 0x3FFFFFFFFFFFFFFF


def seat_base(p: i64) -> i64:
    return PLAYER + p * FIELDS


@mypyc_attr(acyclic=True)
class State:
    """One position.

    `trace`, when set to a list, collects (seat, what, amount, why) of every gain and payment; `stages` collects
    copies of the state at the moments in between that no decision shows: bonuses given, income taken, scoring.
    """

    def __init__(self, setup: Setup, v: vec[i64]) -> None:
        self.setup = setup
        self.v = v
        self.trace: list[tuple[int, int, int, int]] | None = None
        self.stages: list[tuple[int, State]] | None = None

    def copy(self) -> State:
        return State(self.setup, self.v[:])

    def show_stage(self, stage: i64) -> None:
        stages = self.stages
        if stages is not None:
            stages.append((stage, self.copy()))

    def restore(self, other: State) -> None:
        """Become a copy of another state of the same game."""
        self.v = other.v[:]

    def same(self, other: State) -> bool:
        a = self.v
        b = other.v
        for i in range(self.setup.size):
            if a[i] != b[i]:
                return False
        return True

    def hash(self) -> i64:
        """62 bits over all columns; equal states have equal hashes in the compiled and the pure engine."""
        v = self.v
        h: i64 = 0
        for i in range(SIZE):
            x = v[i] + 1
            h = (h + _HASH[i] * (x & 0xFFFFF)) & _MASK62
            if x > 0xFFFFF:
                x >>= 20
                h = (h + _HASH[SIZE + i] * (x & 0xFFFFF)) & _MASK62
                h = (h + _HASH[SIZE + SIZE + i] * (x >> 20)) & _MASK62
        for i in range(SIZE, self.setup.size):
            k = (i - SIZE) * 3
            x = v[i] + 1
            h = (h + _MORE_HASH[k] * (x & 0xFFFFF)) & _MASK62
            if x > 0xFFFFF:
                x >>= 20
                h = (h + _MORE_HASH[k + 1] * (x & 0xFFFFF)) & _MASK62
                h = (h + _MORE_HASH[k + 2] * (x >> 20)) & _MASK62
        return h

    def values(self) -> list[int]:
        """All columns as plain ints, for tests and dumps."""
        v = self.v
        return [v[i] for i in range(self.setup.size)]


def empty_state(setup: Setup) -> State:
    v = zeros(int(setup.size))
    board = setup.board
    for i in range(SPACES):
        if i < board.n:
            v[TERRAIN + i] = board.terrain[i]
    for p in range(SEATS):
        v[seat_base(p) + WHO] = -1
    return State(setup, v)
