"""Bots that plan before they decide. Their levels differ in how many choices they try, how far and for how long."""

from __future__ import annotations

import time
from dataclasses import dataclass

from mystica.bots.levels import Level
from mystica.bots.net_minds import mind_of_level
from mystica.bots.protocol import Budget
from mystica.bots.search import think
from mystica.engine.core.state import State
from mystica.engine.flow import decider
from mystica.engine.thinking.endgame import EndgameSearch, can_solve
from mystica.engine.thinking.mind import Mind

_NODES = 25  # choices looked at for the end of the game take about as long as a step of a plan
_SHARE = 0.4  # of the time goes into solving the end, at most; the rest is left for plans


@dataclass(frozen=True, slots=True)
class Kept:
    """The turns that the best plan for a position meant to go on with."""

    state: State
    turns: list[list[int]]


class Searcher:
    """Solves the end of the game where it can, otherwise improves plans until the budget is used up.

    In the course of a game each plan begins with what the one before it meant to do. The same game is played for the
    same positions and number of steps.
    """

    def __init__(self, level: Level, mind: Mind | None = None) -> None:
        self.level = level
        self.mind = mind or mind_of_level(level)
        self._kept: dict[int, Kept] = {}  # by seat

    def choose(self, state: State, budget: Budget) -> list[int]:
        seconds, steps = budget.seconds, budget.steps
        if seconds is None and steps is None:
            seconds, steps = self.level.seconds, self.level.steps
        if can_solve(state):
            began = time.perf_counter()
            solved = self._finish(state, seconds, steps, budget)
            if solved is not None:
                return solved
            if seconds is not None:
                seconds = max(0.0, seconds - (time.perf_counter() - began))
        kept = self._kept_for(state)
        search = think(state, self.mind, self.level, seconds, steps, budget.stop, kept)
        best = search.best()
        if len(best.turns) > 0:
            self._kept[int(search.seat)] = Kept(state, best.follows())
        return [int(a) for a in best.first]

    def _kept_for(self, state: State) -> list[list[int]]:
        """What the seat meant to do next in this game. Who is asked about the same position again thinks anew."""
        kept = self._kept.get(int(decider(state)))
        if kept is None or kept.state.setup is not state.setup or kept.state.hash() == state.hash():
            return []
        return kept.turns

    def _finish(self, state: State, seconds: float | None, steps: int | None, budget: Budget) -> list[int] | None:
        """The best end of the game, if it can be found in a part of the budget."""
        until = None if seconds is None else time.perf_counter() + seconds * _SHARE
        finish = EndgameSearch(state, self.mind)
        while not finish.solved():
            finish.step()
            if steps is not None and finish.nodes >= steps * _NODES:
                return None
            if until is not None and time.perf_counter() > until:
                return None
            if budget.stop is not None and budget.stop():
                return None
        return [int(a) for a in finish.best()]
