"""Bots that pick legal atomic actions at random."""

from __future__ import annotations

from mystica.bots.protocol import Budget
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.state import State
from mystica.engine.playout import choose


class RandomBot:
    """Uniform; the busy one draws again rather than pass, convert or leave something undone."""

    def __init__(self, busy: bool) -> None:
        self.busy = busy

    def choose(self, state: State, budget: Budget) -> list[int]:
        return [int(choose(state, next_random(scramble(budget.seed)), self.busy)[0])]
