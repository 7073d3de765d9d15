"""What a faction or expansion may do that is more than a number: subclass, override, register."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS


@mypyc_attr(allow_interpreted_subclasses=False)
class Hooks:
    """No-op answers. `p` is the seat; generators write to `out` from `n` on and return the new end."""

    def special_possible(self, s: State, p: i64) -> bool:
        """May the faction's once-a-round special action be taken now?"""
        return False

    def take_special(self, s: State, p: i64) -> None:
        """The special action was chosen; its marker is already set."""

    def special_keeps_turn(self) -> bool:
        """True if the special action is not itself one of the actions of the turn."""
        return False

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        """Choices of the faction's own frame on the decision stack."""
        return n

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        """A choice of the own frame at column `frame` was made; removing the frame is the hook's duty."""

    def stronghold_built(self, s: State, p: i64) -> None:
        """The stronghold stands; numbers from the data files are paid already."""


HOOKS: Final[list[Hooks]] = [Hooks() for _ in FACTION_KEYS]


def register(faction: str, hooks: Hooks) -> None:
    HOOKS[FACTION_KEYS.index(faction)] = hooks
