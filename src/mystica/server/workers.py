"""Processes in which bots think, so that nobody has to wait for them. They start when they are first needed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from mystica.server.problems import LOG
from mystica.server.thinking import Job, think

_TRIES = 5


def _begin() -> None:
    """In a new worker: leave Ctrl-C to the server, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Workers:
    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def turn(self, job: Job) -> str:
        """A bot's whole turn. If a worker dies, new ones are started and the job is done again."""
        for number in range(1, _TRIES + 1):
            pool = self._running()
            try:
                return await asyncio.wrap_future(_submit(pool, job))
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
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # a turn nobody will see need not be thought to its end
            process.terminate()
        for process in processes:
            process.join()


def _submit(pool: ProcessPoolExecutor, job: Job) -> Future[str]:
    """Processes begin in here. Until they can ignore Ctrl-C themselves, it must not reach them."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(think, job)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(think, job)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
