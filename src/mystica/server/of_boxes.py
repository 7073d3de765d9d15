"""What the server asks of the boxes: where their moves stand in lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from mystica.boxes import parts_of


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question, as far as its place among the others may depend on it."""

    decision: str
    kind: str
    part: str
    """Key of its first part, as events have it."""
    args: Mapping[str, int | str]
    """Of that part."""
    doubtful: bool
    """There is a warning about it."""


class ServerOfBox:
    """What a box adds to the answers of the API. Nothing, unless it says otherwise."""

    kinds: Mapping[str, str] = {}
    """Its own kinds of moves, each with the usual kind that it stands in front of in lists."""
    titles: Mapping[str, str] = {}
    """Parts of moves that are telling enough to call a move after them, each with the usual one that is less so; empty
    where it is the least telling."""

    def place_of(self, answer: Answer) -> int:
        """Where an answer stands among others: lower numbers first, 0 where it does not matter."""
        return 0


@cache
def of_boxes() -> tuple[ServerOfBox, ...]:
    return parts_of("server", ServerOfBox)
