"""Every map as the engine sees it, against tests/data/maps.toml: terrain, labels, bridges, edges; then its geometry."""

import tomllib
from collections import Counter, deque
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.engine.core.board import Board, board_of, distance
from mystica.engine.core.ids import RIVER

FACTS: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "data" / "maps.toml").read_text(encoding="utf-8"))
PRINTED = [name for name, entry in FACTS.items() if "printed" in entry]
WHEEL = data.common().wheel
LETTERS = {"U": "brown", "K": "black", "B": "blue", "G": "green", "S": "gray", "R": "red", "Y": "yellow", "I": "river"}


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.split("-")) for pair in text.split()}


def colour(board: Board, space: int) -> str:
    return "river" if board.terrain[space] == RIVER else WHEEL[int(board.terrain[space])]


def bridges(board: Board, labels: list[str]) -> set[frozenset[str]]:
    return {frozenset((labels[int(a)], labels[int(b)])) for a, b in zip(board.bridge_a, board.bridge_b)}


def steps_from(board: Board, start: int) -> dict[int, int]:
    """Distances by walking from neighbour to neighbour."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in board.near_list[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


# ---- labels of the site ------------------------------------------------------------------------------------


def test_every_map_is_compared() -> None:
    assert set(FACTS) == set(data.maps())


@pytest.mark.parametrize("name", FACTS)
def test_terrain_and_site_labels(name: str) -> None:
    """Facts: every space by its label on the site, rivers included, in reading order."""
    board = board_of(name)
    cells = [cell.split(":") for row in FACTS[name]["rows"] for cell in row.split()]
    expected = [(label, LETTERS[letter]) for label, letter in cells]
    assert [(label, colour(board, i)) for i, label in enumerate(board.site_labels)] == expected


@pytest.mark.parametrize("name", FACTS)
def test_counts(name: str) -> None:
    """Facts: spaces, land, rivers, bridges, and spaces of every colour."""
    board = board_of(name)
    counts = Counter(colour(board, i) for i in range(int(board.n)))
    expected = FACTS[name]["counts"]
    here: dict[str, int] = {
        "hexes": int(board.n),
        "land": int(board.n) - counts["river"],
        "bridges": int(board.n_bridges),
    }
    assert here | dict(counts) == expected


@pytest.mark.parametrize("name", FACTS)
def test_bridges(name: str) -> None:
    """Facts: the same pairs of spaces, those along the rim of the map included."""
    board = board_of(name)
    here = bridges(board, board.site_labels)
    assert here == pairs(FACTS[name]["bridges"])
    assert pairs(FACTS[name]["rim"]) <= here


@pytest.mark.parametrize("name", FACTS)
def test_edges(name: str) -> None:
    """Facts: land on the edge, for the outposts."""
    board = board_of(name)
    here = {label for i, label in enumerate(board.site_labels) if board.at_edge[i] and colour(board, i) != "river"}
    assert here == set(FACTS[name]["edge"].split())


# ---- labels of the print -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRINTED)
def test_printed_labels_and_rows(name: str) -> None:
    """Facts: letters of the print, and the bridges under their printed labels; joined by row and column."""
    board = board_of(name)
    entry = FACTS[name]["printed"]
    grid = [[LETTERS[letter] for letter in row] for row in entry["rows"]]
    assert [list(row) for row in data.maps()[name].rows] == grid
    assert data.maps()[name].first_row_short == entry["first_row_short"]
    assert bridges(board, board.labels) == pairs(entry["bridges"])
    shift = entry["row_shift"]
    for printed, site in zip(board.labels, board.site_labels):
        assert site == (printed if printed.startswith("r") else chr(ord(printed[0]) + shift) + printed[1:])


# ---- what follows from the rows -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FACTS)
def test_neighbours(name: str) -> None:
    """Geometry: six at most, each way, two to four at the corners, and everything in one piece."""
    board = board_of(name)
    for space in range(int(board.n)):
        near = board.near_list[space]
        assert 2 <= len(near) <= 6
        assert len(near) == 6 or board.at_edge[space]
        assert all(space in board.near_list[other] for other in near)
    assert len(steps_from(board, 0)) == board.n


@pytest.mark.parametrize("name", FACTS)
def test_distances(name: str) -> None:
    """Geometry: the formula of the engine against walking, for every pair of spaces."""
    board = board_of(name)
    for space in range(int(board.n)):
        walked = steps_from(board, space)
        assert [int(distance(board, space, other)) for other in range(int(board.n))] == [
            walked[other] for other in range(int(board.n))
        ]


@pytest.mark.parametrize("name", FACTS)
def test_bridges_span_rivers(name: str) -> None:
    """Bridges: two spaces of land, two apart, with nothing but river (or the rim) between them."""
    board = board_of(name)
    for a, b in zip(board.bridge_a, board.bridge_b):
        one, other = int(a), int(b)
        assert colour(board, one) != "river" != colour(board, other)
        assert distance(board, one, other) == 2
        between = set(board.near_list[one]) & set(board.near_list[other])
        assert between and all(colour(board, space) == "river" for space in between)
        assert len(between) == 2 or (len(between) == 1 and board.at_edge[one] and board.at_edge[other])


@pytest.mark.parametrize("name", FACTS)
def test_beside_a_river(name: str) -> None:
    """Riverwalkers: enough spaces of every colour to start on."""
    board = board_of(name)
    for wanted in WHEEL:
        spaces = [i for i in range(int(board.n)) if colour(board, i) == wanted]
        assert sum(board.at_river[i] for i in spaces) >= 2
        for i in spaces:
            assert board.at_river[i] == any(colour(board, k) == "river" for k in board.near_list[i])
