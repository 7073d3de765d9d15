"""How much memory a game takes. Python cannot tell, so it is estimated from what was measured; a test compares."""

from __future__ import annotations

_GAME = 18_000  # bytes of a game without any row: setup, seats, position
_ROW = 1_000  # of a row, as it was stored and as a move of the game
_WORKED_OUT = 35_000  # of a desk or a table that is kept until the next row, in the middle


def size_of(rows: int, texts: int, worked_out: int) -> int:
    """Bytes of a game of so many rows, with texts of so many bytes, and so many desks and tables."""
    return _GAME + _ROW * rows + texts + _WORKED_OUT * worked_out
