"""Bots that play each promising choice on before they decide; the levels differ in how many, how far and how long."""

from __future__ import annotations

import time
from dataclasses import dataclass

from mystica.bots.protocol import Budget
from mystica.data.weighing import weights
from mystica.engine.core.bits import ints
from mystica.engine.core.state import State
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.rollouts import Rollouts
from mystica.engine.thinking.value import Worth


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot thinks."""

    seconds: float
    """Time for a choice where no budget is given."""
    width: int
    """Choices looked at, the best ones by one ply."""
    ahead: int
    """Rounds after the present one that are played on before the position is judged."""
    laps: int
    """Times that the last choices left are played on; then the answer stands, whatever time is left."""
    spread: int = 20
    """By how many percent the weights of further rollouts differ."""
    envy: int = 0
    """How much the others' VP count against the own, in thousandths."""


class Searcher:
    """Rollouts until the budget is used up. The same for the same position, seed and number of steps."""

    def __init__(self, level: Level, weights_of: str = "novice") -> None:
        self.level = level
        self.weights = ints(list(weights(weights_of, NAMES)))
        self.worth = Worth(ints([]))

    def choose(self, state: State, budget: Budget) -> list[int]:
        began = time.perf_counter()
        level = self.level
        search = Rollouts(
            state, self.weights, self.worth, level.width, level.ahead, level.spread, level.envy, budget.seed
        )
        if search.decided():
            return [int(a) for a in search.best()]
        seconds = level.seconds if budget.seconds is None and budget.steps is None else budget.seconds
        steps = 0
        while search.lap < level.laps:
            search.step()
            steps += 1
            if budget.steps is not None and steps >= budget.steps:
                break
            if budget.stop is not None and budget.stop():
                break
            # a further step must fit in: it takes about as long as those before it
            if seconds is not None and (time.perf_counter() - began) * (steps + 1) > seconds * steps:
                break
        return [int(a) for a in search.best()]
