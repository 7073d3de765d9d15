"""Plays the games of a contest, here or in processes, and hands out results as they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mystica.arena.simulate import worker_pool
from mystica.arena.tables import Contest, Result, open_work, play_work


def run(contest: Contest, done: Sequence[Result], jobs: int) -> Iterator[Result]:
    """Results of the games that are not among those done, in the order in which they are finished."""
    if jobs <= 1:
        for work in open_work(contest, done):
            yield play_work(work)
        return
    with worker_pool(jobs) as pool:
        yield from pool.imap_unordered(play_work, open_work(contest, done))
