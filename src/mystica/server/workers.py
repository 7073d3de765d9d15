"""Processes in which bots think, so that nobody has to wait for them. They start when they are first needed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread

from mystica.server.parent import interrupts_held, let_interrupts_in, when_parent_ends
from mystica.server.problems import LOG
from mystica.server.thinking import Job, think

_TRIES = 5
_ENDING = 2.0  # seconds for what the pool has to tidy up


def _begin() -> None:
    """In a new worker: leave it to the server to end, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a service is stopped by a signal to all its processes
    let_interrupts_in()
    when_parent_ends(lambda: os._exit(0))


class Workers:
    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, job: Job) -> str:
        """A bot's whole turn. If a worker dies, new ones are started and the job is done again."""
        for number in range(1, _TRIES + 1):
            pool = self._running()
            try:
                with interrupts_held():  # processes may begin in here
                    thought = pool.submit(think, job)
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                LOG.warning("a bot's process died (%d of %d tries)", number, _TRIES)
        raise RuntimeError("the bots' processes die again and again")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)
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
