"""Who does the work of a contest, a simulation or a lesson: this process, others beside it, or a cluster."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any, Protocol, TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


class Workers(Protocol):
    """Do pieces of work that need nothing but themselves, so where and when each is done makes no difference."""

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        """The number of each piece, counted from 0, with its result, as they are finished."""
        ...


def in_order(finished: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """The results by number: what is finished early waits for those before it."""
    waiting: dict[int, Result] = {}
    due = 0
    for number, result in finished:
        waiting[number] = result
        while due in waiting:
            yield waiting.pop(due)
            due += 1


class Alone:
    """One piece after the other in this process."""

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        for number, work in enumerate(works):
            yield number, do(work)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        yield from self._pool.imap_unordered(_do_numbered, ((number, do, work) for number, work in enumerate(works)))


def _do_numbered(piece: tuple[int, Callable[[Any], Any], Any]) -> tuple[int, Any]:
    number, do, work = piece
    return number, do(work)


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """So many processes; a single one is this one."""
    if jobs <= 1:
        yield Alone()
        return
    with _pool(jobs) as pool:
        yield Processes(pool)


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _pool(jobs: int) -> Pool:
    """Workers that leave Ctrl-C to us: also while they start, since they inherit that it is ignored."""
    if threading.current_thread() is not threading.main_thread():
        return get_context("spawn").Pool(jobs, initializer=_ignore_interrupt)
    old = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs, initializer=_ignore_interrupt)
    finally:
        signal.signal(signal.SIGINT, old)
