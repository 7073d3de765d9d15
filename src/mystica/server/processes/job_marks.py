"""Shared memory between the server and its workers: "this job is no longer needed", and the heartbeat of each job."""

from __future__ import annotations

import itertools
from collections.abc import Callable, MutableSequence
from multiprocessing.context import SpawnContext

_PLACES = 256  # far more than there are jobs under way: whoever gets a place again finds the mark of one long done

SharedMarks = tuple[MutableSequence[int], MutableSequence[int]]

_seen: SharedMarks = [], []  # in a worker: the marks and the beats it shares with its server


class JobMarks:
    """Every job has a number; its place among the marks holds that number once nobody needs the job any more, and its
    place among the beats counts how often the worker has asked."""

    def __init__(self, context: SpawnContext) -> None:
        self.shared: SharedMarks = context.RawArray("Q", _PLACES), context.RawArray("Q", _PLACES)
        self._numbers = itertools.count(1)

    def new_number(self) -> int:
        return next(self._numbers)

    def set(self, number: int) -> None:
        self.shared[0][number % _PLACES] = number

    def is_set(self, number: int) -> bool:
        return self.shared[0][number % _PLACES] == number

    def beats(self, number: int) -> int:
        """Another number than before: the worker has stirred in between."""
        return self.shared[1][number % _PLACES]


def share_marks(shared: SharedMarks) -> None:
    """In a new worker."""
    global _seen
    _seen = shared


def is_unneeded(number: int) -> Callable[[], bool]:
    """In a worker: asks whether the job of this number is needed no more. Whoever asks is alive."""
    (marks, beats), place = _seen, number % _PLACES

    def ask() -> bool:
        beats[place] += 1
        return marks[place] == number

    return ask
