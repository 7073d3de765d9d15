"""Finds spaces by the labels that people type."""

from __future__ import annotations

from mystica.engine.core.board import Board
from mystica.errors import InvalidMove


def space_of(board: Board, label: str) -> int:
    space = board.space_of_label.get(label.upper())
    if space is None:
        raise InvalidMove("move-space", text=label.upper())
    return space
