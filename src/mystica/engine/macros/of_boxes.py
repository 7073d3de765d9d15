"""What boxes add to macro moves: subclass, override, register."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State
from mystica.engine.macros.paying import Macros


@mypyc_attr(allow_interpreted_subclasses=False)
class TurnsOfBox:
    """No-op answers, asked for in games with anything of a box. Each looks for itself whether it is in this one."""

    def list_turns(self, s: State, p: i64, m: Macros) -> None:
        """Actions of its own, in a turn."""

    def free_dwelling(self, s: State, p: i64, space: i64) -> i64:
        """The action that builds a dwelling there without its price, or -1."""
        return -1

    def helps_when_paid(self, s: State, p: i64, action: i64, cost: i64) -> bool:
        """Is a power action that is open still of use once so much power is spent on it?"""
        return True

    def list_frame(self, s: State, m: Macros) -> bool:
        """A decision of its own, in whole choices. False if its single actions are the choices."""
        return False


_TURNS: Final[list[TurnsOfBox]] = []
_NONE: Final[list[TurnsOfBox]] = []


def register_turns(turns: TurnsOfBox) -> None:
    _TURNS.append(turns)


def turns_of_boxes(s: State) -> list[TurnsOfBox]:
    """Those to ask in this game."""
    return _TURNS if s.setup.boxed else _NONE


def helps_when_paid(s: State, p: i64, action: i64, cost: i64) -> bool:
    """Is a power action that is open still of use once so much power is spent on it?"""
    for turns in turns_of_boxes(s):
        if not turns.helps_when_paid(s, p, action, cost):
            return False
    return True


def free_dwelling(s: State, p: i64, space: i64) -> i64:
    """The action that builds a dwelling there without its price, or -1."""
    for turns in turns_of_boxes(s):
        a = turns.free_dwelling(s, p, space)
        if a >= 0:
            return a
    return -1
