"""What notation asks of boxes: phrases of their actions, their commands in ledgers.

What the site of ledgers calls their options is in their manifests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from mystica import data
from mystica.boxes import parts_of
from mystica.engine.core.state import State

if TYPE_CHECKING:
    from mystica.notation.ledgers.reader import LedgerPlayer


class NotationOfBox:
    """How a box writes and reads its moves."""

    forms: str = ""
    """A regular expression that fits all its phrases."""
    structures: Mapping[str, int] = {}
    """Structures by their names in ledgers, beside their codes."""
    first_choices: tuple[str, ...] = ()
    """How commands begin with which a faction says what else it starts with."""

    def phrase(self, s: State, a: int, names: list[str]) -> str | None:
        """An action that only the box knows, or that is called otherwise while the box asks; `names` are of spaces."""
        return None

    def of_today(self, s: State, phrase: str) -> str:
        """A phrase in today's words, if older versions used others."""
        return phrase

    def command(self, player: LedgerPlayer, text: str, words: list[str]) -> bool:
        """Carry a command of a ledger out; False, with nothing done, if it is none of the box's."""
        return False

    def in_ledger(self, s: State, phrase: str) -> str:
        """A phrase as a ledger needs it."""
        return phrase


@cache
def of_boxes() -> tuple[NotationOfBox, ...]:
    """The notation of all boxes."""
    return parts_of("notation", NotationOfBox)


@cache
def frames_of_boxes() -> frozenset[int]:
    """Kinds of decisions that only boxes know."""
    ranges = [span for box in data.boxes().values() for span in box.frames]
    return frozenset(kind for first, end in ranges for kind in range(first, end))


def of_today(s: State, phrase: str) -> str:
    """A phrase in today's words."""
    for part in of_boxes():
        phrase = part.of_today(s, phrase)
    return phrase
