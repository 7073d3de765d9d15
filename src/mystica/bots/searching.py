"""Bots that plan before they decide; the levels differ in how many choices, how far and how long."""

from __future__ import annotations

from pathlib import Path

from mystica.bots.protocol import Budget
from mystica.data.weighing import read_worths
from mystica.engine.core.bits import ints
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State
from mystica.engine.thinking.value import TERMS, Worth
from mystica.game.levels import Level
from mystica.game.planning import nothing_learned, think, usual_weights


class Searcher:
    """Improves plans until the budget is used up. The same for the same position and number of steps."""

    def __init__(self, level: Level, worth: Path | None = None) -> None:
        """`worth` is a file that `mystica train` wrote; without one, plans are judged by the novice's terms."""
        self.level = level
        self.weights = usual_weights()
        self.worth = Worth(ints(list(read_worths(worth, TERMS, int(ROUNDS))))) if worth else nothing_learned()

    def choose(self, state: State, budget: Budget) -> list[int]:
        search = think(state, self.weights, self.worth, self.level, budget.seconds, budget.steps, budget.stop)
        return [int(a) for a in search.best()]
