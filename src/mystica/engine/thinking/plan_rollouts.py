"""Tries the best plans in whole games, against opponents who play a little differently each time.

A plan is made against one script and ends with a guess. Trying it shows whether it holds when the opponents do
something else, and how the game ends. All plans meet the same opponents, and one that is clearly behind another is
dropped.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.state import seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro, is_choice
from mystica.engine.thinking.plans import Plan, Plans

_BEHIND: Final[i64] = 6000  # thousandths of a VP: plans further behind the best are not tried
_SPREAD: Final[i64] = 20  # percent by which the others' judgement is off
_FIRST: Final[i64] = 3  # games before a plan can drop out
_VARIANCE: Final[i64] = 16  # at least, of the VP between two plans in one game: a few alike prove little


@mypyc_attr(acyclic=True)
class PlanRollouts:
    """The best plans of a search, and what came of them so far."""

    def __init__(self, search: Plans, most: int) -> None:
        self.search = search
        best = search.best()
        order: list[tuple[int, int]] = []
        for number, plan in enumerate(search.plans):
            if plan.played and plan.value > best.value - _BEHIND:
                order.append((-int(plan.value), number))
        order.sort()
        self.finalists: list[Plan] = [search.plans[number] for _, number in order[:most]]
        self.running: list[int] = list(range(len(self.finalists)))
        self.vp: list[list[int]] = [[] for _ in self.finalists]
        self.behind: list[int] = [0] * len(self.finalists)
        self.laps: i64 = 0

    def decided(self) -> bool:
        return len(self.running) < 2

    def step(self) -> None:
        """A game for every plan that is still in question, against the same others."""
        search = self.search
        minds: list[Mind] = []
        for seat in range(search.state.setup.n):
            mind = search.mind
            if seat != search.seat:
                mind = mind.perturbed(1000 + self.laps * 10 + seat, _SPREAD)
            minds.append(mind)
        for number in self.running:
            self.vp[number].append(int(_final_vp(search, self.finalists[number], minds)))
        self.laps += 1
        self.compare()

    def compare(self) -> None:
        """How far each plan is behind the best; what came of it counts as much as its value."""
        best = self.running[0]
        for number in self.running:
            if self._score(number) > self._score(best):
                best = number
        left: list[int] = []
        for number in self.running:
            gap = self._score(best) - self._score(number)
            self.behind[number] = int(gap // 2)
            if self.laps < _FIRST or gap * gap <= self._doubt(best, number):
                left.append(number)
        self.running = left

    def _score(self, number: int) -> i64:
        return self.finalists[number].value + i64(sum(self.vp[number])) * 1000 // self.laps

    def _doubt(self, best: int, number: int) -> i64:
        """The square of one and a half standard errors of the difference between two plans."""
        total: i64 = 0
        squares: i64 = 0
        for lap in range(self.laps):
            difference = i64(self.vp[best][lap]) - i64(self.vp[number][lap])
            total += difference
            squares += difference * difference
        n = self.laps
        spread = max(squares * n - total * total, _VARIANCE * n * (n - 1))
        return spread * 2250000 // (n * n * (n - 1))

    def settle(self) -> None:
        """The best plan is worth as much as the best was before, the others are that much behind."""
        if self.laps == 0:
            return
        before = self.search.best().value
        for number, plan in enumerate(self.finalists):
            plan.tried_out = before - i64(self.behind[number]) - plan.value
            plan.value += plan.tried_out
        self.search.alive = list(self.finalists)


def _final_vp(search: Plans, plan: Plan, minds: list[Mind]) -> i64:
    """The player's VP in the end: the plan is carried out as long as that is possible, then everybody plays by one
    ply."""
    s = search.state.copy()
    p = search.seat
    for a in plan.first:
        apply(s, a)
    turn: i64 = 0
    turns: i64 = len(plan.turns)
    while not is_over(s):
        if turn < turns and decider(s) == p and top_kind(s) == TURN:
            if is_choice(s, plan.turns[turn].played):
                best = plan.turns[turn].played
                turn += 1
            else:
                turn = turns
                continue
        else:
            best = best_macro(s, minds[decider(s)])
        for a in best:
            apply(s, a)
    return s.v[seat_base(p) + col.VP]
