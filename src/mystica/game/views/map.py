"""The view of the map: spaces, structures, towns, bridges."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat

from mystica import data
from mystica.engine.core.bits import BIT, HI, LO, spaces_of
from mystica.engine.core.board import Board
from mystica.engine.core.ids import (
    RIVER,
    STRUCTURE_CODES,
)
from mystica.engine.core.reading import bridges_built, own_bridges, pieces_on_map, terrains_of_map, town_hi, town_lo
from mystica.engine.core.state import (
    State,
)


@dataclass(frozen=True, slots=True)
class SpaceView:
    """One space of the map."""

    label: str
    row: int
    column: int
    x: int
    """Half spaces from the left: rows that are set in begin with 1."""
    terrain: str
    """A colour, or river."""
    structure: str
    """Code, empty if nothing stands there."""
    owner: int | None
    town_of: int | None
    """Seat whose town the space belongs to."""
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BridgeView:
    """A bridge and whose it is."""

    ends: tuple[str, str]
    owner: int


@dataclass(frozen=True, slots=True)
class MapView:
    """The map, row by row; `map["F3"]` is one space."""

    name: str
    spaces: tuple[SpaceView, ...]
    bridges: tuple[BridgeView, ...]

    def __getitem__(self, label: str) -> SpaceView:
        for space in self.spaces:
            if space.label.upper() == label.upper():
                return space
        raise KeyError(label)


@lru_cache(maxsize=100)
def _neighbours(board: Board) -> tuple[tuple[str, ...], ...]:
    """By space of a map: the labels of those around it."""
    return tuple(tuple(board.labels[k] for k in near) for near in board.near_list)


@lru_cache(maxsize=20_000)
def _space(board: Board, i: int, terrain: int, stands: int, town_of: int | None) -> SpaceView:
    """Made once: from one position to the next hardly any space changes."""
    terrains = (*data.common().wheel, *data.common().off_wheel)
    return SpaceView(
        label=board.labels[i],
        row=board.rows[i],
        column=board.columns[i],
        x=board.half[i],
        terrain="river" if terrain == RIVER else terrains[terrain],
        structure=STRUCTURE_CODES[stands % 8],
        owner=stands // 8 - 1 if stands else None,
        town_of=town_of,
        neighbours=_neighbours(board)[i],
    )


def map_view(s: State) -> MapView:
    board = s.setup.board
    n = board.n
    seats = range(s.setup.n)
    town_of: list[int | None] = [None] * n
    for p in reversed(seats):
        lo, hi = town_lo(s, p), town_hi(s, p)
        if lo or hi:
            for i in range(n):
                if lo & LO[i] or hi & HI[i]:
                    town_of[i] = p
    spaces = tuple(map(_space, repeat(board), range(n), terrains_of_map(s), pieces_on_map(s), town_of))
    standing = bridges_built(s)
    bridges = [
        BridgeView((board.labels[board.bridge_a[k]], board.labels[board.bridge_b[k]]), p)
        for k in (range(board.n_bridges) if standing else ())
        if standing & BIT[k]
        for p in seats
        if own_bridges(s, p) & BIT[k]
    ]
    return MapView(board.name, spaces, tuple(bridges))


def labels_of(s: State, lo: int, hi: int) -> tuple[str, ...]:
    """The labels of a set of spaces, in reading order."""
    return tuple(s.setup.board.labels[space] for space in spaces_of(lo, hi))
