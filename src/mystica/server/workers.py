"""Processes in which bots think, so that nobody has to wait for them. They start when they are first needed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, MutableSequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from threading import Thread
from typing import TypeVar

from mystica.server.parent import interrupts_held, let_interrupts_in, when_parent_ends
from mystica.server.patience import LEAST, seconds_of
from mystica.server.problems import LOG
from mystica.server.stopping import Marks, is_moot, watch
from mystica.server.thinking import Job, think

J = TypeVar("J")

_TRIES = 5
_ENDING = 2.0  # seconds for what the pool has to tidy up


def _begin(marks: MutableSequence[int]) -> None:
    """In a new worker: leave it to the server to end, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a service is stopped by a signal to all its processes
    let_interrupts_in()
    when_parent_ends(lambda: os._exit(0))
    watch(marks)


def _turn(number: int, job: Job) -> str:
    return think(job, is_moot(number))


class Workers:
    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._advising = asyncio.Semaphore(max(1, count - 1))
        self._long = asyncio.Semaphore(max(1, count - 1))
        self._context = multiprocessing.get_context("spawn")
        self._marks = Marks(self._context)

    async def turn(self, job: Job) -> str:
        """A bot's whole turn; if it is cancelled, the worker is free again soon. Bots that were given more time than
        is usual wait for one another, so that a process is left for the others where there are several."""
        number = self._marks.new_number()
        async with self._long if seconds_of(job.level) > LEAST else nullcontext():
            try:
                return await self.do(partial(_turn, number), job)
            except asyncio.CancelledError:
                self._marks.set(number)
                raise

    async def advise(self, work: Callable[[J], str], job: J) -> str:
        """Hints and reviews wait for one another, so that a process is left for the bots where there are several."""
        async with self._advising:
            return await self.do(work, job)

    async def do(self, work: Callable[[J], str], job: J) -> str:
        """Whatever is worked out. If a worker dies, new ones are started and the job is done again."""
        for number in range(1, _TRIES + 1):
            pool = self._running()
            try:
                with interrupts_held():  # processes may begin in here
                    thought = pool.submit(work, job)
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                LOG.warning("a bot's process died (%d of %d tries)", number, _TRIES)
        raise RuntimeError("the bots' processes die again and again")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            told = (self._marks.shared,)
            self._pool = ProcessPoolExecutor(self._count, mp_context=self._context, initializer=_begin, initargs=told)
        return self._pool

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        manager: Thread | None = pool._executor_manager_thread  # type: ignore[assignment]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # a turn nobody will see need not be thought to its end
            process.kill()
        for process in processes:
            process.join()
        if manager is not None:
            manager.join(_ENDING)
