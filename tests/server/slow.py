"""A bot that takes all the time it gets unless it is stopped."""

from __future__ import annotations

import time

from mystica.bots.novice import Novice
from mystica.bots.protocol import Budget
from mystica.engine.core.state import State


class Slow:
    def choose(self, state: State, budget: Budget) -> list[int]:
        until = time.monotonic() + (budget.seconds or 0)
        while time.monotonic() < until and not (budget.stop and budget.stop()):
            time.sleep(0.01)
        return Novice().choose(state)
