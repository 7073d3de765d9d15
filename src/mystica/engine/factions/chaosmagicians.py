"""Chaos Magicians: with the stronghold, once a round, two actions in one turn."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core.decisions import top
from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import SECOND_OPTIONAL
from mystica.engine.core.state import State


class ChaosMagicians(Hooks):
    def special_possible(self, s: State, p: i64) -> bool:
        return True

    def special_keeps_turn(self) -> bool:
        return True

    def take_special(self, s: State, p: i64, a: i64) -> None:
        frame = top(s)
        s.v[frame + 2] = 2
        if s.setup.second_action_optional:
            s.v[frame + 3] |= SECOND_OPTIONAL


register("chaosmagicians", ChaosMagicians())
