"""How phrases of boxes are read."""

from __future__ import annotations

from functools import cache

from mystica.boxes import parts_of
from mystica.engine.core.state import State


class ReadingOfBox:
    """What is asked of a box about a text; nothing is said of texts that are not its own."""

    def meanings(self, s: State, verb: str, rest: list[str]) -> list[int] | None:
        """The actions that a phrase could stand for, by its first word and the others."""
        return None

    def special_actions(self, code: str) -> list[int] | None:
        """The special actions with a code of its own."""
        return None

    def natural_move(self, s: State, label: str) -> str:
        """What one would try on a space while a decision of its own is up."""
        return ""


@cache
def of_boxes() -> tuple[ReadingOfBox, ...]:
    return parts_of("game.reading", ReadingOfBox)


def meanings_of_boxes(s: State, verb: str, rest: list[str]) -> list[int] | None:
    """The actions that a phrase of a box could stand for."""
    return next((found for part in of_boxes() if (found := part.meanings(s, verb, rest)) is not None), None)


def special_actions_of(code: str) -> list[int] | None:
    """The special actions that a box has under this code."""
    return next((found for part in of_boxes() if (found := part.special_actions(code)) is not None), None)
