"""Hex topology of a map: neighbours, bridges, and which spaces a structure reaches.

Rows are offset: with a long first row the odd rows are short and set in by half a space, with a short first
row the even ones. Spaces are numbered in reading order, rivers included; a place without a space has no number and
is like the world beyond the rim.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica import data
from mystica.engine.core.actions import BRIDGE, CONNECT
from mystica.engine.core.bits import HI, LO, ints
from mystica.engine.core.ids import RIVER, SPACES
from mystica.engine.core.tables import COMMON

MOST_SHIPPING = 7
MOST_SKIP = 5
MOST_BRIDGES = int(CONNECT - BRIDGE)  # places that there are actions for
MOST_OWN_BOARDS = 16  # boards of maps of one's own that are kept


def _words(spaces: list[int]) -> tuple[int, int]:
    lo = 0
    hi = 0
    for space in spaces:
        lo |= int(LO[space])
        hi |= int(HI[space])
    return lo, hi


@mypyc_attr(acyclic=True)
class Board:
    """Immutable once made; shared by all states of all games on the map."""

    def __init__(self, facts: data.MapFacts) -> None:
        self.name: str = facts.name
        cells: list[tuple[int, int]] = []
        terrain: list[int] = []
        for r in range(len(facts.rows)):
            for c in range(len(facts.rows[r])):
                colour = facts.rows[r][c]
                if colour == data.NO_SPACE:
                    continue
                cells.append((r, c))
                terrain.append(int(RIVER) if colour == data.RIVER else COMMON.wheel.index(colour))
        n = len(cells)
        if n > SPACES:
            raise ValueError(f"map {facts.name} has {n} spaces, at most {SPACES} are allowed")
        self.n: i64 = n
        self.rows: list[int] = [r for r, _ in cells]
        self.columns: list[int] = [c for _, c in cells]
        at: dict[tuple[int, int], int] = {}
        for i in range(n):
            at[cells[i]] = i
        self.labels: list[str] = _labels(facts, terrain, cells, "A")
        self.site_labels: list[str] = _labels(facts, terrain, cells, facts.site_first_row)
        self.space_of_label: dict[str, int] = {label.upper(): i for i, label in enumerate(self.labels)}
        self.space_of_site_label: dict[str, int] = {label.upper(): i for i, label in enumerate(self.site_labels)}

        around = [_around(r, c, facts.first_row_short) for r, c in cells]  # six positions each, clockwise
        near: list[list[int]] = [sorted([at[p] for p in around[i] if p in at]) for i in range(n)]
        flat: list[int] = []
        for i in range(n):
            flat.extend((near[i] + [-1] * 6)[:6])
        self.terrain: vec[i64] = ints(terrain)
        self.near: vec[i64] = ints(flat)  # near[space * 6 + k], ascending, filled up with -1
        self.near_list: list[list[int]] = near

        # Bridges span two land spaces that face each other across an edge between two rivers (or river and rim)
        ends: list[tuple[int, int]] = []
        for i in range(n):
            if terrain[i] == RIVER:
                continue
            for k in range(6):
                beside = (around[i][k], around[i][(k + 1) % 6])
                beyond = _beyond(cells[i], beside, facts.first_row_short)
                if beyond not in at or at[beyond] <= i or terrain[at[beyond]] == RIVER:
                    continue
                rivers = [p for p in beside if p in at and terrain[at[p]] == RIVER]
                rims = [p for p in beside if p not in at]
                if len(rivers) == 2 or (len(rivers) == 1 and len(rims) == 1):
                    ends.append((i, at[beyond]))
        ends.sort()
        if len(ends) > MOST_BRIDGES:
            raise ValueError(f"map {facts.name} has {len(ends)} places for bridges, at most {MOST_BRIDGES} are allowed")
        self.n_bridges: i64 = len(ends)
        self.bridge_a: vec[i64] = ints([a for a, _ in ends])
        self.bridge_b: vec[i64] = ints([b for _, b in ends])
        self.bridge_of: dict[tuple[int, int], int] = {pair: i for i, pair in enumerate(ends)}

        land = [i for i in range(n) if terrain[i] != RIVER]
        self.land_lo: i64 = _words(land)[0]
        self.land_hi: i64 = _words(land)[1]
        self.adjacent_lo: vec[i64] = ints([_words(near[i])[0] for i in range(n)])  # rivers included
        self.adjacent_hi: vec[i64] = ints([_words(near[i])[1] for i in range(n)])
        reach = _table(_shipping_reach, MOST_SHIPPING, near, terrain)
        self.reach_lo: vec[i64] = ints(reach[0])  # reach[shipping * SPACES + space], directly adjacent land included
        self.reach_hi: vec[i64] = ints(reach[1])
        river = _table(_river_reach, MOST_SHIPPING, near, terrain)
        self.river_lo: vec[i64] = ints(river[0])  # as reach, by river alone
        self.river_hi: vec[i64] = ints(river[1])
        skip = _table(_skip_reach, MOST_SKIP, near, terrain)
        self.skip_lo: vec[i64] = ints(skip[0])  # skip[skipped * SPACES + space]: land at most skipped + 1 away
        self.skip_hi: vec[i64] = ints(skip[1])
        # halves of spaces from the left: short rows are set in by one
        self.half: vec[i64] = ints([2 * c + (1 if (r % 2 == 0) == facts.first_row_short else 0) for r, c in cells])
        self.row: vec[i64] = ints([r for r, _ in cells])
        self.at_river: list[bool] = [any(terrain[k] == RIVER for k in near[i]) for i in range(n)]
        first: dict[int, int] = {}  # column of the first space of each row, and of the last
        last: dict[int, int] = {}
        for r, c in cells:
            first.setdefault(r, c)
            last[r] = c
        self.at_edge: list[bool] = [
            r == 0 or r == len(facts.rows) - 1 or c == first[r] or c == last[r] for r, c in cells
        ]


def distance(board: Board, a: i64, b: i64) -> i64:
    """Steps from space to space, whatever lies between."""
    down = board.row[a] - board.row[b]
    if down < 0:
        down = -down
    aside = board.half[a] - board.half[b]
    if aside < 0:
        aside = -aside
    return down if aside <= down else (down + aside) // 2


def _labels(facts: data.MapFacts, terrain: list[int], cells: list[tuple[int, int]], first: str) -> list[str]:
    """Land is numbered from 1 inside its row, rivers from r0 over the whole map."""
    out: list[str] = []
    lands: dict[int, int] = {}
    rivers = 0
    for i in range(len(cells)):
        row = cells[i][0]
        if terrain[i] == RIVER:
            out.append(f"r{rivers}")
            rivers += 1
        else:
            lands[row] = lands.get(row, 0) + 1
            out.append(f"{chr(ord(first) + row)}{lands[row]}")
    return out


def _around(r: int, c: int, first_row_short: bool) -> list[tuple[int, int]]:
    """The six positions around one, clockwise from the upper left."""
    indented = (r % 2 == 0) == first_row_short
    left = c if indented else c - 1
    return [(r - 1, left), (r - 1, left + 1), (r, c + 1), (r + 1, left + 1), (r + 1, left), (r, c - 1)]


def _beyond(
    here: tuple[int, int], beside: tuple[tuple[int, int], tuple[int, int]], first_row_short: bool
) -> tuple[int, int]:
    """The position straight across the edge that the two neighbours share."""
    both = set(_around(beside[0][0], beside[0][1], first_row_short)) & set(
        _around(beside[1][0], beside[1][1], first_row_short)
    )
    both.discard(here)
    return both.pop()


def _table(
    reach: Callable[[int, int, list[list[int]], list[int]], list[int]],
    most: int,
    near: list[list[int]],
    terrain: list[int],
) -> tuple[list[int], list[int]]:
    """The spaces reached from each, in a row for every range up to the most: their low words and their high ones."""
    lo = [0] * ((most + 1) * int(SPACES))
    hi = lo.copy()
    for far in range(most + 1):
        for i in range(len(near)):
            k = far * int(SPACES) + i
            lo[k], hi[k] = _words(reach(i, far, near, terrain))
    return lo, hi


def _shipping_reach(start: int, shipping: int, near: list[list[int]], terrain: list[int]) -> list[int]:
    land = {s for s in near[start] if terrain[s] != RIVER}
    land.update(_river_reach(start, shipping, near, terrain))
    land.discard(start)
    return sorted(land)


def _river_reach(start: int, shipping: int, near: list[list[int]], terrain: list[int]) -> list[int]:
    """Land across rivers, whether it is directly adjacent as well or not."""
    land: set[int] = set()
    seen: set[int] = set()
    front = [s for s in near[start] if terrain[s] == RIVER]
    for _ in range(shipping):
        seen.update(front)
        for river in front:
            land.update([s for s in near[river] if terrain[s] != RIVER])
        front = sorted({s for river in front for s in near[river] if terrain[s] == RIVER and s not in seen})
    land.discard(start)
    return sorted(land)


def _skip_reach(start: int, skipped: int, near: list[list[int]], terrain: list[int]) -> list[int]:
    seen = {start}
    front = {start}
    for _ in range(skipped + 1):
        front = {s for space in front for s in near[space]} - seen
        seen |= front
    seen.discard(start)
    return sorted([s for s in seen if terrain[s] != RIVER])


_boards: dict[str, Board] = {}
_own_boards: dict[data.MapFacts, Board] = {}


def board_of(name: str) -> Board:
    """The board of one of our maps, made once."""
    if name not in _boards:
        _boards[name] = Board(data.maps()[name])
    return _boards[name]


def board_for(facts: data.MapFacts) -> Board:
    """The board of any map, told by its content; those of one's own are forgotten, oldest first."""
    if facts.name in data.maps() and data.maps()[facts.name] == facts:
        return board_of(facts.name)
    if facts not in _own_boards:
        board = Board(facts)
        if len(_own_boards) >= MOST_OWN_BOARDS:
            del _own_boards[next(iter(_own_boards))]
        _own_boards[facts] = board
    return _own_boards[facts]
