"""What ships go by in one game: canals, ways over the rivers, shipyard boards, range tiles. Immutable."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import HI, LO, ints
from mystica.engine.core.board import Board
from mystica.engine.core.ids import RIVER, SPACES

MOST_SAILING = 10  # spaces in one move
YARD_FACTS: Final[i64] = 32  # columns of a shipyard board
RANGE_FACTS: Final[i64] = 16  # columns of a range tile: its last space, then from 2 on movement, from 8 on reach

# Arguments of frames on the decision stack. OBTAINING:
MAY_LEAVE: Final[i64] = 1
YARD_ONLY: Final[i64] = 2
# MOVING: a bit for each ship that has moved, and
CHOSEN: Final[i64] = 8  # times the ship + 1
PAID: Final[i64] = 32
MUST_PAY: Final[i64] = 64  # power was sacrificed for the extra space
# TRADING: a bit for each ship that has traded, and
BUILT: Final[i64] = 8  # the action has built its dwelling
ONE_HOME: Final[i64] = 16  # times up to two spaces + 1 that spades of these trades made home, 7 bits each
ONE_SHORT: Final[i64] = 262144  # times a space + 1 that they have left short of home


@mypyc_attr(acyclic=True)
class Sea:
    """`yards` and `ranges` are rows by faction; a faction without a range tile has a row of 0."""

    def __init__(
        self,
        board: Board | None,
        canals: list[tuple[int, int]],
        yards: list[int],
        ranges: list[int],
        markers: int,
        extra_power: int,
        left_out: list[tuple[int, int]] | None = None,
    ) -> None:
        self.yards: vec[i64] = ints(yards)
        self.ranges: vec[i64] = ints(ranges)
        self.markers: i64 = markers  # trade markers of each player
        self.extra_power: i64 = extra_power
        self.canals: list[tuple[int, int]] = canals  # the river spaces each joins
        self.left_out: list[tuple[int, int]] = left_out or []  # canals of the map that are not played with
        rivers_lo: list[int] = []
        rivers_hi: list[int] = []
        lands_lo: list[int] = []
        lands_hi: list[int] = []
        if board is not None:
            near: list[list[int]] = [list(around) for around in board.near_list]
            for one, other in canals:
                near[one].append(other)
                near[other].append(one)
            for spaces in range(MOST_SAILING + 1):
                for start in range(int(SPACES)):
                    rivers: set[int] = set()
                    lands: set[int] = set()
                    if start < board.n and board.terrain[start] == RIVER:
                        rivers, lands = _sail(board, start, spaces, near)
                    rivers_lo.append(sum([int(LO[i]) for i in rivers]))
                    rivers_hi.append(sum([int(HI[i]) for i in rivers]))
                    lands_lo.append(sum([int(LO[i]) for i in lands]))
                    lands_hi.append(sum([int(HI[i]) for i in lands]))
        self.river_lo: vec[i64] = ints(rivers_lo)  # river[spaces * SPACES + start]: rivers so far away at most
        self.river_hi: vec[i64] = ints(rivers_hi)
        self.land_lo: vec[i64] = ints(lands_lo)  # land beside what one space less leads to
        self.land_hi: vec[i64] = ints(lands_hi)


def _sail(board: Board, start: int, spaces: int, near: list[list[int]]) -> tuple[set[int], set[int]]:
    rivers: set[int] = {start}
    lands: set[int] = set()
    front: set[int] = {start}
    for _ in range(spaces):
        for space in front:
            lands.update([k for k in board.near_list[space] if board.terrain[k] != RIVER])
        front = {k for space in front for k in near[space] if board.terrain[k] == RIVER and k not in rivers}
        rivers |= front
    rivers.discard(start)
    return rivers, lands


def chosen_ship(state: i64) -> i64:
    """The ship that is about to move by the argument of a MOVING frame, or -1."""
    return state // CHOSEN % 4 - 1


def canal_rivers(board: Board, one: int, other: int) -> list[int]:
    """The rivers at the ends of the edge between two spaces; a canal needs two of them, and land on both sides."""
    if board.terrain[one] == RIVER or board.terrain[other] == RIVER or other not in board.near_list[one]:
        return []
    return [k for k in board.near_list[one] if k in board.near_list[other] and board.terrain[k] == RIVER]
