"""What the others are taken to do while plans are compared.

Each seat keeps to what it did by one ply the first time, as long as it can, and otherwise to what it did instead. So
plans are compared against the same play, a plan is not better by an accident far away from it, and most of the work of
playing on is saved.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, State
from mystica.engine.flow import decider
from mystica.engine.thinking.greedy import best_macro, first_choice
from mystica.engine.thinking.mind import Mind


@mypyc_attr(acyclic=True)
class Script:
    """The turns of every seat in every round, in order, each with what is done where it cannot be. It grows while plans
    are played on and never changes: from the same position it always goes on in the same way."""

    def __init__(self, seats: int) -> None:
        self.turns: list[list[list[list[int]]]] = [[] for _ in range(seats * (ROUNDS + 1))]

    def begin(self) -> list[int]:
        """How many turns each seat has had in each round since the script began: none."""
        return [0] * len(self.turns)

    def turn(self, s: State, mind: Mind, had: list[int]) -> list[int]:
        """What the player to move does, which counts as had."""
        at: i64 = decider(s) * (ROUNDS + 1) + s.v[ROUND]
        turns = self.turns[at]
        k = had[at]
        had[at] = k + 1
        if k == len(turns):
            turns.append([])
        written = turns[k]
        i = first_choice(s, written)
        if i >= 0:
            return written[i]
        found = best_macro(s, mind)
        written.append(found)
        return found
