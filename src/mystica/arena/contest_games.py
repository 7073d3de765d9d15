"""Plays the games of a contest and hands out results as they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mystica.arena.seatings import Contest, Result, open_work, play_work
from mystica.arena.workers import Workers


def run(contest: Contest, done: Sequence[Result], workers: Workers) -> Iterator[Result]:
    """Results of the games that are not among those done, in the order in which they are finished."""
    for _, result in workers.finished(play_work, open_work(contest, done)):
        yield result
