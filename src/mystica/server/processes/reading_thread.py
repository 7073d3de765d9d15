"""One thread that reads uploads: maps, facts, saves, ledgers. Moves of other players do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

from mystica.engine import COMPILED
from mystica.server.problems import Refused

MOST_WAITING = 40  # readings; the longest takes some tenths of a second
_BUSY = 5  # seconds after which it is worth another try

P = ParamSpec("P")
R = TypeVar("R")


class Reading(Protocol):
    """Reads what takes a while."""

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R: ...

    def stop(self) -> None: ...


class ReadingThread:
    """One after the other: Python runs one thread at a time, and this one shares it with everybody else."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="reading")
        self._waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", retry=_BUSY)
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._pool.submit(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ReadsAtOnce:
    """Uploads are read right here."""

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return work(*args, **kwargs)

    def stop(self) -> None:
        pass


def usual_reading() -> Reading:
    """The engine works in lists that it keeps. Compiled, it finishes a call before another thread comes in; in plain
    Python two threads would write into the same lists, so there everybody waits."""
    return ReadingThread() if COMPILED else ReadsAtOnce()
