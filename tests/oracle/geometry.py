"""Spaces of a map by rows and columns: what touches what, where bridges may stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mystica import data


@dataclass(frozen=True)
class Geometry:
    """A map from its rows: spaces in reading order, the short rows set in by half a space."""

    name: str
    spaces: tuple[int, ...]
    colours: dict[int, str]
    rivers: frozenset[int]
    near: dict[int, frozenset[int]]
    bridges: tuple[tuple[int, int], ...]


@cache
def geometry(name: str) -> Geometry:
    rows = data.maps()[name].rows
    widest = max(len(row) for row in rows)
    at: dict[tuple[int, int], int] = {}
    colours: list[str] = []
    for y, row in enumerate(rows):
        for c, colour in enumerate(row):
            at[2 * c + (1 if len(row) < widest else 0), y] = len(colours)
            colours.append(colour)
    rivers = frozenset(i for i, colour in enumerate(colours) if colour == "river")
    near = {
        i: frozenset(at[q] for q in ((x - 2, y), (x + 2, y), *corners(x, y)) if q in at) for (x, y), i in at.items()
    }
    bridges: set[tuple[int, int]] = set()
    for (x, y), i in at.items():
        # the six places beyond an edge between two neighbours, with those two neighbours
        for beyond, beside in (
            ((x, y - 2), ((x - 1, y - 1), (x + 1, y - 1))),
            ((x, y + 2), ((x - 1, y + 1), (x + 1, y + 1))),
            ((x + 3, y - 1), ((x + 1, y - 1), (x + 2, y))),
            ((x + 3, y + 1), ((x + 1, y + 1), (x + 2, y))),
            ((x - 3, y - 1), ((x - 1, y - 1), (x - 2, y))),
            ((x - 3, y + 1), ((x - 1, y + 1), (x - 2, y))),
        ):
            j = at.get(beyond, -1)
            if j < 0 or i in rivers or j in rivers:
                continue
            water = [q for q in beside if q in at and at[q] in rivers]
            outside = [q for q in beside if q not in at]
            if water and len(water) + len(outside) == 2:
                bridges.add((min(i, j), max(i, j)))
    return Geometry(name, tuple(range(len(colours))), dict(enumerate(colours)), rivers, near, tuple(sorted(bridges)))


def corners(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The four places in the rows above and below."""
    return (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)
