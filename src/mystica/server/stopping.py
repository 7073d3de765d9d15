"""How the server tells its workers that nobody needs an answer any more: marks in memory that all of them see."""

from __future__ import annotations

import itertools
from collections.abc import Callable, MutableSequence
from multiprocessing.context import SpawnContext

_PLACES = 256  # far more than there are jobs under way: whoever gets a place again finds the mark of one long done

_seen: MutableSequence[int] = []  # in a worker: the marks of the server it works for


class Marks:
    """Every job has a number; its place among the marks holds that number once nobody needs the job any more."""

    def __init__(self, context: SpawnContext) -> None:
        self.shared: MutableSequence[int] = context.RawArray("Q", _PLACES)
        self._numbers = itertools.count(1)

    def new_number(self) -> int:
        return next(self._numbers)

    def set(self, number: int) -> None:
        self.shared[number % _PLACES] = number


def watch(shared: MutableSequence[int]) -> None:
    """In a new worker."""
    global _seen
    _seen = shared


def is_moot(number: int) -> Callable[[], bool]:
    """In a worker: asks whether the job of this number is needed no more."""
    marks, place = _seen, number % _PLACES
    return lambda: marks[place] == number
