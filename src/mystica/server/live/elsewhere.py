"""Who follows games in other processes, as those have told. Pure logic, but for the clock.

Each process tells the others whenever somebody comes or goes, and everything again now and then: of one that was killed
nothing more is heard.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping

TELL_AGAIN = 20.0  # seconds
FORGET = 3 * TELL_AGAIN


class Elsewhere:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by game and process

    def seats_at(self, game: str) -> frozenset[int]:
        found: frozenset[int] = frozenset()
        for _, seats in self._told.get(game, {}).values():
            found |= seats
        return found

    def hear(self, by: str, here: Mapping[str, Iterable[int]]) -> None:
        """The seats of people who follow these games there, all of them."""
        now = self._clock()
        for game, seats in here.items():
            told = self._told.setdefault(game, {})
            told[by] = (now, frozenset(seats))
            if not told[by][1]:
                del told[by]
            if not told:
                del self._told[game]

    def forget_silent(self) -> list[str]:
        """What was not told again; the answer: the games it was about."""
        before, found = self._clock() - FORGET, []
        for game, told in list(self._told.items()):
            silent = [by for by, (at, _) in told.items() if at < before]
            for by in silent:
                del told[by]
            if silent:
                found.append(game)
            if not told:
                del self._told[game]
        return found
