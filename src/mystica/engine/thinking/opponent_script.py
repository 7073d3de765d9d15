"""What the opponents are assumed to do while plans are compared.

Each seat repeats, as long as it can, what it did by one ply the first time, and otherwise what it did instead. So plans
are compared against the same play, no plan wins by an accident that has nothing to do with it, and most of the work of
playing on is saved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State
from mystica.engine.flow import decider
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro, first_choice, ranked

_FEW: Final = 4  # turns among which a taste decides


@mypyc_attr(acyclic=True)
class OpponentScript:
    """The turns of every seat in every round, in order, each with what is done where it cannot be. It grows while plans
    are played on and never changes: from the same position it always goes on in the same way.

    With a taste everybody likes each turn more or less for its own sake, by at most so many thousandths of a VP; the
    mood says which ones.
    """

    def __init__(self, seats: int, taste: int = 0, mood: int = 0) -> None:
        self.turns: list[list[list[list[int]]]] = [[] for _ in range(seats * (ROUNDS + 1))]
        self.taste: i64 = taste
        self.mood: i64 = scramble(mood)

    def begin(self) -> list[int]:
        """How many turns each seat has had in each round since the script began: none."""
        return [0] * len(self.turns)

    def turn(self, s: State, mind: Mind, had: list[int]) -> list[int]:
        """What the player to move does, which counts as had."""
        at: i64 = decider(s) * (ROUNDS + 1) + s.v[col.ROUND]
        turns = self.turns[at]
        k = had[at]
        had[at] = k + 1
        if k == len(turns):
            turns.append([])
        written = turns[k]
        i = first_choice(s, written)
        if i >= 0:
            return written[i]
        found = best_macro(s, mind) if self.taste == 0 else self._liked(s, mind)
        written.append(found)
        return found

    def _liked(self, s: State, mind: Mind) -> list[int]:
        """The most liked of the best few."""
        found = ranked(s, mind, _FEW)
        best = found[0][1]
        most: i64 = -1000000000
        for value, turn in found:
            x = next_random(self.mood ^ decider(s))
            for a in turn:
                x = next_random(x ^ (i64(a) * 7919))
            x = next_random(next_random(x))
            liked = i64(value) + x % (2 * self.taste + 1) - self.taste
            if liked > most:
                most = liked
                best = turn
        return best
