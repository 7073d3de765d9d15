"""What ships depend on in one game: canals, ways over the rivers, shipyard boards, range tiles, rulings. Immutable."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.boxes.merchants.engine.columns import WIDE
from mystica.engine.core.bits import HI, LO, ints
from mystica.engine.core.board import Board
from mystica.engine.core.boxes import box_bit
from mystica.engine.core.ids import RIVER, SPACES
from mystica.engine.core.setup import BoxFacts, facts_number
from mystica.engine.core.state import State

MOST_SAILING = 10  # spaces in one move
YARD_FACTS: Final[i64] = 32  # columns of a shipyard board
RANGE_FACTS: Final[i64] = 16  # columns of a range tile: its last space, then from 2 on movement, from 8 on reach


@mypyc_attr(acyclic=True)
class Sea(BoxFacts):
    """What the box fixes before the first decision. Without a board there are tiles of the box, but no ships.

    `yards` and `ranges` are rows by faction; a faction without a range tile has a row of 0.
    """

    def __init__(
        self,
        board: Board | None,
        canals: list[tuple[int, int]],
        yards: list[int],
        ranges: list[int],
        markers: int,
        extra_power: int,
        left_out: list[tuple[int, int]],
        rulings: dict[str, str],
    ) -> None:
        self.columns_end = 0 if board is None else WIDE
        self.stronghold_keeps_action: bool = rulings["stronghold-trade"] == "action"
        self.offers_after_each_trade: bool = rulings["trade-offers"] == "after-each"
        self.no_marker_scores: bool = rulings["no-trade-markers"] == "scored"
        self.yards: vec[i64] = ints(yards)
        self.ranges: vec[i64] = ints(ranges)
        self.markers: i64 = markers  # trade markers of each player
        self.extra_power: i64 = extra_power
        self.canals: list[tuple[int, int]] = canals  # the river spaces each joins
        self.left_out: list[tuple[int, int]] = left_out  # canals of the map that are not played with
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


_FACTS: Final[i64] = facts_number("merchants")
WITH_SHIPS: Final[i64] = box_bit("merchants-ships")


def sea_of(s: State) -> Sea:
    """What ships go by in this game."""
    return cast(Sea, s.setup.box_facts[_FACTS])


def with_ships(s: State) -> bool:
    """Are there ships in this game?"""
    return s.setup.boxes & WITH_SHIPS != 0


def canal_rivers(board: Board, one: int, other: int) -> list[int]:
    """The rivers at the ends of the edge between two spaces; a canal needs two of them, and land on both sides."""
    if board.terrain[one] == RIVER or board.terrain[other] == RIVER or other not in board.near_list[one]:
        return []
    return [k for k in board.near_list[one] if k in board.near_list[other] and board.terrain[k] == RIVER]
