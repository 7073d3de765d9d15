"""The simplest bot that thinks: one ply over macro moves, with a readable evaluation."""

from __future__ import annotations

from mystica.bots.minds import usual_mind
from mystica.bots.protocol import Budget
from mystica.engine.core.state import State
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro


class Novice:
    """Chooses what looks best right after its own turn. It always plays the same in the same position."""

    def __init__(self, mind: Mind | None = None) -> None:
        self.mind = mind or usual_mind()

    def choose(self, state: State, budget: Budget | None = None) -> list[int]:
        """The atoms of the next choice of whoever decides."""
        return [int(a) for a in best_macro(state, self.mind)]
