"""What a bot is: given a position, it returns the atomic actions of its next choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mystica.engine.core.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one choice.

    A number of steps makes the answer depend on position and seed alone; seconds make it depend on the machine. With
    neither the bot takes the time that it is meant for. `stop` is asked between steps: once it is true, the best
    answer so far comes at once.
    """

    seconds: float | None = None
    steps: int | None = None
    seed: int = 0
    stop: Callable[[], bool] | None = None


class Bot(Protocol):
    """Chooses for whoever decides: a whole turn, or one of the answers inside and between turns."""

    def choose(self, state: State, budget: Budget) -> list[int]:
        """The atoms of the choice, in order, all legal. The state stays as it is."""
        ...
