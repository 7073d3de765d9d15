"""What the data room asks of boxes with facts beyond tiles, factions and the like."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import mystica.boxes  # by its whole name: the list of boxes and the data files need each other

Value = int | str | list[int] | list[str]
"""Of a fact that is replaced."""
Facts = Mapping[str, Value] | None
"""What a game replaces, by path like `favor_tiles.MFAV1.cult`."""


class DataOfBox:
    """A box with files that only it reads."""

    own_files: tuple[str, ...] = ()
    """Their names, in its folder `data`."""

    def check(self, folder: Path, facts: Facts) -> None:
        """Read them, with facts that a game replaces; an error says what is wrong. `folder` is the common one."""

    def placeholders(self, folder: Path) -> dict[str, object]:
        """Facts that its rules in words name in braces, `{ships.each}`: by the first word."""
        return {}

    def check_new(self, folder: Path, facts: Mapping[str, Value]) -> None:
        """Refuse facts for a new game that disagree with what the rulebook of the box does state."""


@cache
def of_boxes() -> tuple[DataOfBox, ...]:
    """What boxes have."""
    return mystica.boxes.parts_of("data", DataOfBox)
