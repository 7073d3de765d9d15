"""The answer to a request that is refused."""

from __future__ import annotations

from mystica.server.shapes.base import Outgoing
from mystica.server.shapes.moves import ReasonShape
from mystica.server.shapes.view import View


class Said(Outgoing):
    """A sentence of the catalogues: its key and arguments."""

    key: str
    args: dict[str, int | str]


class Problem(Outgoing):
    """An error: a key for the catalogues (`problem-<key>`) and a plain English sentence."""

    problem: str
    detail: str
    said: list[Said] = []
    """The same as sentences of the catalogues (`complaint-<key>`), where something that was written is the problem."""
    reason: ReasonShape | None = None
    view: View | None = None
    """After a stale submission: the game as it is now."""
