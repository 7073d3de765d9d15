"""Players that decide by themselves."""

from __future__ import annotations

from typing import Protocol

from mystica.engine.core.state import State

PLAYERS = {
    "random": "chooses uniformly among all legal atomic actions",
    "busy": "random, but draws again rather than pass, convert or leave something undone",
    "novice": "looks one turn ahead and judges the position with a few readable terms",
}


class Thinker(Protocol):
    """A player that looks at the state and answers with the atoms of its choice."""

    def choose(self, state: State) -> list[int]: ...


def thinker(name: str) -> Thinker | None:
    """The thinking player of that name; nothing for players that only draw lots."""
    if name == "novice":
        from mystica.bots.novice import Novice

        return Novice()
    return None
