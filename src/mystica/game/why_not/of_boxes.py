"""What boxes add to the reasons for refusing a move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from mystica.boxes import parts_of
from mystica.engine.core.state import State

if TYPE_CHECKING:
    from mystica.game.why_not.reasons import Reason


class ReasonsOfBox:
    """What is asked of a box about an action that is not allowed."""

    topics: Mapping[str, str] = {}
    """The topic of the rules that each of its kinds of moves belongs to."""
    topics_of_reasons: Mapping[str, str] = {}
    """Reasons that belong to another topic than the kind of move."""
    hopeless: tuple[str, ...] = ()
    """Reasons against which no conversion helps."""
    moments: Mapping[str, tuple[int, ...]] = {}
    """The decisions of its own that a kind of move answers."""

    def is_played(self, s: State, a: int) -> bool:
        """Is this one of its own actions, and is this a game with them?"""
        return False

    def meaningful(self, s: State) -> Mapping[int, int]:
        """By the first of a block, how many actions of it mean something, where it has room for more."""
        return {}

    def against(self, s: State, p: int, a: int, kind: str, frame: int) -> Reason | None:
        """What stands in the way of an action that answers the decision of this kind; nothing if the usual does."""
        return None


@cache
def of_boxes() -> tuple[ReasonsOfBox, ...]:
    return parts_of("game.why_not", ReasonsOfBox)
