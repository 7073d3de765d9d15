"""What boxes show on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from mystica.boxes import parts_by_box
from mystica.engine.core.state import State


class ViewsOfBox:
    """What is asked of a box about a position; in games without it, it shows nothing."""

    specials: Mapping[int, str] = {}
    """Special actions that it adds, by the mark of having taken them."""

    def table(self, s: State) -> object | None:
        """What of it lies on the table: a frozen object with plain fields."""
        return None

    def structures(self, s: State) -> tuple[str, ...]:
        """Codes of the structures it adds to those of the faction boards."""
        return ()

    def occasion(self, offer: int) -> str:
        """What power is offered for, where it is not for a structure beside."""
        return ""

    def income(self, s: State, seat: int) -> Mapping[str, tuple[int, int]]:
        """Goods of its own that the next income phase brings, and how many of each find no room."""
        return {}

    def cult_bonus(self, s: State, after: State, seat: int) -> Mapping[str, int]:
        """Goods of its own that a cult bonus brings: the position before it, and after it with the decisions open."""
        return {}


@cache
def _by_box() -> dict[str, ViewsOfBox]:
    return parts_by_box("game.views", ViewsOfBox)


def of_boxes() -> Iterable[ViewsOfBox]:
    return _by_box().values()


def tables_of_boxes(s: State) -> dict[str, object]:
    """What the boxes of this game show, by their keys."""
    shown = {key: part.table(s) for key, part in _by_box().items()}
    return {key: table for key, table in shown.items() if table is not None}
