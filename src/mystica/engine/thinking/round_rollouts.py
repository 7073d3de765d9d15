"""Compares turns by playing each to the end of the round several times, with opponents who vary their play.

In one lap every turn that is still in question is played on against the same opponents, who follow a script as far as
they can. A turn that is clearly behind another drops out. The same position and the
same number of laps always give the same answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.faction_choice import is_about_factions
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro, ranked
from mystica.engine.thinking.opponent_script import OpponentScript

_VARIANCE: Final[i64] = 4000000  # at least, of the difference between two turns in one look: a few alike prove little
_FIRST: Final[i64] = 2  # laps before a turn can drop out


@mypyc_attr(acyclic=True)
class TriedTurn:
    """A turn, and what came of it."""

    def __init__(self, first: list[int], value: i64) -> None:
        self.first = first
        self.value = value  # by one ply
        self.total: i64 = 0
        self.ends: list[int] = []  # what the player had in each lap


@mypyc_attr(acyclic=True)
class RoundRollouts:
    """The turns of one decision, and what came of them so far."""

    def __init__(self, s: State, mind: Mind, width: int, ahead: int, taste: int, first: int, mood: int = 0) -> None:
        self.state = s
        self.mind = mind
        self.seat: i64 = decider(s)
        self.last: i64 = s.v[col.ROUND] + ahead if s.v[col.ROUND] + ahead < ROUNDS else ROUNDS
        self.taste = taste  # of the others
        self.mood: i64 = mood  # of the first lap
        self.first: i64 = first  # looks that the value by one ply counts for
        self.turns: list[TriedTurn] = []
        for value, turn in ranked(s, mind, width):
            self.turns.append(TriedTurn(turn, value))
        self.running: list[TriedTurn] = list(self.turns)
        self.settled = is_about_factions(s) or s.v[col.ROUND] == 0
        self.laps: i64 = 0
        self.looks: i64 = 0

    def decided(self) -> bool:
        return self.settled or len(self.running) < 2

    def step(self) -> None:
        """A lap, after which turns that are far behind drop out."""
        self.lap()
        if self.laps >= _FIRST:
            self._drop()

    def lap(self) -> None:
        """A look at every turn that is still in question."""
        script = OpponentScript(int(self.state.setup.n), self.taste, int(self.mood + self.laps))
        for turn in self.running:
            value = self._look(turn.first, script)
            turn.ends.append(int(value))
            turn.total += value
            self.looks += 1
        self.laps += 1

    def score(self, turn: TriedTurn) -> i64:
        count = i64(len(turn.ends)) + self.first
        return (turn.total + turn.value * self.first) // count if count > 0 else turn.value

    def best(self) -> TriedTurn:
        best = self.running[0]
        for turn in self.running:
            if self.score(turn) > self.score(best):
                best = turn
        return best

    def _drop(self) -> None:
        best = self.best()
        left: list[TriedTurn] = []
        for turn in self.running:
            gap = self.score(best) - self.score(turn)
            if gap * gap <= self._doubt(best, turn):
                left.append(turn)
        self.running = left

    def _doubt(self, best: TriedTurn, turn: TriedTurn) -> i64:
        """The square of one and a half standard errors of the difference between two turns."""
        total: i64 = 0
        squares: i64 = 0
        n = self.laps
        for lap in range(n):
            difference = i64(best.ends[lap]) - i64(turn.ends[lap])
            total += difference
            squares += difference * difference
        spread = squares - total * total // n
        if spread < _VARIANCE * (n - 1):
            spread = _VARIANCE * (n - 1)
        return spread * 9 // (4 * n * (n - 1))

    def _look(self, first: list[int], script: OpponentScript) -> i64:
        s = self.state.copy()
        p = self.seat
        mind = self.mind
        for a in first:
            apply(s, a)
        had = script.begin()
        while not is_over(s) and (s.v[col.ROUND] <= self.last or top_kind(s) != TURN):
            others = top_kind(s) == TURN and decider(s) != p
            for a in script.turn(s, mind, had) if others else best_macro(s, mind):
                apply(s, a)
        return s.v[seat_base(p) + col.VP] * 1000 if is_over(s) else mind.expected_vp(s, p)
