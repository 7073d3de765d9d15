"""What can be wrong with a move: it makes no sense, it is not allowed now, or it means several things."""

from __future__ import annotations


class MoveError(ValueError):
    """A move that was refused; the game is as it was."""


class InvalidMove(MoveError):
    """The text is no move at all."""


class IllegalMove(MoveError):
    """A move, but not one that is allowed now."""


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""
