"""Estimates how much memory a game takes, from what was measured; a test compares."""

from __future__ import annotations

from collections.abc import Iterable

from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes

_GAME = 18_000  # bytes of a game without any row: setup, seats, position
_ROW = 1_000  # of a row, as it was stored and as a move of the game
_TRIED = 8_000  # of a move of a draft with the position after it
_TABLE = 14_000  # of a table, without its JSON
_CHOICE = 2_000  # of a move somebody may choose, without its JSON


def size_of(rows: int, texts: int, tried: int) -> int:
    """Bytes of a game of so many rows, with texts of so many bytes and a draft of so many moves."""
    return _GAME + _ROW * rows + texts + _TRIED * tried


def size_of_tables(tables: Iterable[table_shapes.TableView]) -> int:
    return sum(_TABLE + table.json_bytes for table in tables)


def size_of_desks(desks: Iterable[moves_shapes.Desk | None]) -> int:
    return sum(
        _CHOICE * (1 + len(desk.moves) + len(desk.conversions) + len(desk.draft)) + desk.json_bytes
        for desk in desks
        if desk is not None
    )
