"""Solves the last round: every line of complete turns to the end of the game, if there are few enough.

The others answer by one ply; once they have passed there is nothing left for them but to take or refuse power, and the
answer is exact, among complete turns. Positions that several lines lead to are looked at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.macros import Macros, list_macros
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro

_NOTHING: Final[i64] = -1000000000
_LIST: Final = Macros()


@mypyc_attr(acyclic=True)
class EndgamePosition:
    """A position in which the player decides, and what its choices lead to."""

    def __init__(self, s: State, key: int) -> None:
        self.state = s
        self.key = key
        list_macros(s, _LIST)
        self.choices: list[list[int]] = _LIST.all()
        self.tried: i64 = 0
        self.most: i64 = _NOTHING  # VP in the end
        self.best: i64 = 0  # choice that brings them

    def take(self, vp: i64) -> None:
        """What the choice tried last leads to."""
        if vp > self.most:
            self.most = vp
            self.best = self.tried - 1


@mypyc_attr(acyclic=True)
class EndgameSearch:
    """The search through all lines, one choice at a time."""

    def __init__(self, s: State, mind: Mind) -> None:
        self.mind = mind
        self.seat: i64 = decider(s)
        self.root = EndgamePosition(s, int(s.hash()))
        self.path: list[EndgamePosition] = [self.root]
        self.known: dict[int, int] = {}  # most VP from a position, by its hash
        self.nodes: i64 = 0  # choices of anybody

    def solved(self) -> bool:
        return len(self.path) == 0

    def best(self) -> list[int]:
        """The first choice of the best line. Before all is solved, of those seen."""
        return self.root.choices[self.root.best]

    def vp(self) -> int:
        """VP in the end by that line."""
        return int(self.root.most)

    def step(self) -> None:
        """Try the next choice of the last position of the line, or go back where there is none."""
        spot = self.path[len(self.path) - 1]
        if spot.tried == len(spot.choices):
            self.path.pop()
            self.known[spot.key] = int(spot.most)
            if len(self.path) > 0:
                self.path[len(self.path) - 1].take(spot.most)
            return
        s = spot.state.copy()
        for a in spot.choices[spot.tried]:
            apply(s, a)
        spot.tried += 1
        self.nodes += 1
        while not is_over(s) and decider(s) != self.seat:
            for a in best_macro(s, self.mind):
                apply(s, a)
            self.nodes += 1
        if is_over(s):
            spot.take(s.v[seat_base(self.seat) + col.VP])
            return
        key = int(s.hash())
        if key in self.known:
            spot.take(self.known[key])
        else:
            self.path.append(EndgamePosition(s, key))


def can_solve(s: State) -> bool:
    """Is it the last round, and has everybody else passed?"""
    if is_over(s) or s.v[col.ROUND] != ROUNDS:
        return False
    p = decider(s)
    for q in range(s.setup.n):
        if q != p and s.v[seat_base(q) + col.PASSED] == 0:
            return False
    return True
