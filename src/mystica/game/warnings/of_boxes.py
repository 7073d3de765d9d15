"""Warnings that boxes add."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from mystica.boxes import parts_of
from mystica.engine.core.state import State

Found: TypeAlias = tuple[str, dict[str, int | str]]
"""Key and arguments of a warning."""


class WarningsOfBox:
    """What is asked of a box about a move; in games without it, there is nothing to warn of."""

    keys: Mapping[str, tuple[str, ...]] = {}
    """Its warnings, with the names of their arguments."""
    bought: tuple[int, ...] = ()
    """Special actions of its own that cost something: not to take them is no loss."""

    def lost_by(self, before: State, p: int, a: int, after: State) -> list[Found]:
        """What an action, which led from one state to the other, gives away."""
        return []

    def left_undone(self, s: State, p: int) -> list[Found] | None:
        """What `done` leaves undone of a decision of its own; nothing if another decision is up."""
        return None

    def lost_by_ending(self, s: State, p: int) -> list[Found]:
        """What the next income brings in vain, for whoever has passed."""
        return []

    def would_help(self, s: State, p: int, a: int, after: State) -> bool | None:
        """Would a special action still bring something? Nothing said about those that are not its own."""
        return None


@cache
def of_boxes() -> tuple[WarningsOfBox, ...]:
    return parts_of("game.warnings", WarningsOfBox)
