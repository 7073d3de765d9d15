"""Bots that plan before they decide; the levels differ in how many choices, how far and how long."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from mystica.bots.protocol import Budget
from mystica.data.weighing import read_worths, weights
from mystica.engine.core.bits import ints
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.value import TERMS, Worth


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot thinks."""

    seconds: float
    """Time for a choice where no budget is given."""
    steps: int
    """Steps after which the answer stands, where no budget is given, whatever time is left."""
    width: int
    """Choices looked at, the best ones by one ply."""
    ahead: int
    """Rounds after the present one that are played on before the position is judged."""
    others: int
    """Turns tried at each place of a plan."""
    keep: int = 2
    """Choices whose plans are improved to the end; the others drop out on the way."""
    envy: int = 0
    """How much the others' VP count against the own, in thousandths."""


class Searcher:
    """Improves plans until the budget is used up. The same for the same position and number of steps."""

    def __init__(self, level: Level, worth: Path | None = None) -> None:
        """`worth` is a file that `mystica train` wrote; without one, plans are judged by the novice's terms."""
        self.level = level
        self.weights = ints(list(weights("novice", NAMES)))
        self.worth = Worth(ints(list(read_worths(worth, TERMS, int(ROUNDS))) if worth else []))

    def choose(self, state: State, budget: Budget) -> list[int]:
        began = time.perf_counter()
        level = self.level
        search = Plans(state, self.weights, self.worth, level.width, level.ahead, level.others, level.keep, level.envy)
        given = budget.seconds is not None or budget.steps is not None
        seconds = budget.seconds if given else level.seconds
        most = budget.steps if given else level.steps
        if most is not None and len(search.plans) == 2:
            most = max(2, most // 4)  # yes or no: the rest would go into ever finer plans
        steps = 0
        while not search.decided() and (most is None or steps < most):
            search.step()
            steps += 1
            if budget.stop is not None and budget.stop():
                break
            # a further step must fit in: it takes about as long as those before it
            if seconds is not None and (time.perf_counter() - began) * (steps + 1) > seconds * steps:
                break
        return [int(a) for a in search.best()]
