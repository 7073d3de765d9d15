"""A pool of worker processes, one job each at a time.

They start when they are first needed; one that dies or hangs is replaced, and its job is done again. Nothing in here
looks at the time of day.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, TypeVar

from mystica.arena.workers import Answer, Worker
from mystica.server.problems import LOG
from mystica.server.processes.child_process import interrupts_held
from mystica.server.processes.job_marks import JobMarks
from mystica.server.processes.worker_main import Work, run_job, start_worker

J = TypeVar("J")

_TRIES = 5
_SUSPICIOUS = 3  # looks without a beat after which a process is told of as silent


@dataclass(frozen=True, slots=True)
class Deadlines:
    """How long a process may be silent before it counts as hung, in seconds."""

    silence: float = 20.0
    """Between two steps of its work. They take far less than a second, but a machine may be very busy."""
    start: float = 90.0
    """Until it has begun with its first work."""
    stop: float = 5.0
    """Once nobody needs its work any more."""
    look: float = 0.5
    """Between two looks."""


@dataclass(frozen=True, slots=True)
class PoolState:
    """How the processes are."""

    alive: int
    busy: int
    silent: int
    """Busy ones that have not stirred for a while: hung, unless the machine is overloaded."""
    replaced: int
    """Since the server began."""


class Pool(Protocol):
    """Does pieces of work, so many at a time."""

    count: int

    def __init__(self, count: int) -> None: ...

    @property
    def pids(self) -> list[int]: ...

    def state(self) -> PoolState: ...

    async def do(self, work: Work[J], job: J, most: float) -> str: ...

    def stop(self) -> None: ...


class _Member:
    """A process, and what is known of it."""

    def __init__(self, marks: JobMarks) -> None:
        with interrupts_held():
            self.worker = Worker(start_worker, marks.shared)
        self.has_begun = False
        self.is_silent = False

    def ask(self, task: object) -> Answer | None:
        """Waits for the answer; none if the process dies."""
        self.worker.give((run_job, task))
        return self.worker.answer()


class WorkerPool:
    def __init__(self, count: int, deadlines: Deadlines | None = None) -> None:
        self.count = count
        self._deadlines = deadlines or Deadlines()
        self._marks = JobMarks(multiprocessing.get_context("spawn"))
        self._places = asyncio.Semaphore(count)
        self._threads = ThreadPoolExecutor(count, "worker pool")  # each waits for a process
        self._members: set[_Member] = set()
        self._idle: list[_Member] = []
        self._doing: set[asyncio.Task[str]] = set()
        self._replaced = 0
        self._over = False

    @property
    def pids(self) -> list[int]:
        return [member.worker.pid for member in self._members]

    def state(self) -> PoolState:
        return PoolState(
            alive=sum(member.worker.is_alive() for member in self._members),
            busy=len(self._members) - len(self._idle),
            silent=sum(member.is_silent for member in self._members),
            replaced=self._replaced,
        )

    async def do(self, work: Work[J], job: J, most: float) -> str:
        """Work something out, in so many seconds at most. If that is cancelled, the process is free again soon."""
        await self._places.acquire()
        number = self._marks.new_number()
        doing = asyncio.get_running_loop().create_task(self._done(number, work, job, most))
        self._doing.add(doing)
        doing.add_done_callback(self._leave)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            self._marks.set(number)
            raise

    def _leave(self, doing: asyncio.Task[str]) -> None:
        self._doing.discard(doing)
        self._places.release()
        if not doing.cancelled():
            doing.exception()  # whoever wanted to know has been told

    async def _done(self, number: int, work: Work[J], job: J, most: float) -> str:
        for tries in range(1, _TRIES + 1):
            member = await self._free_member()
            answer = await self._answer(member, number, (work, number, job), most)
            if answer is not None:
                self._idle.append(member)
                return str(answer.result())
            self._dismiss(member)
            if self._over or self._marks.is_set(number):
                break
            self._replaced += 1
            if tries < _TRIES:
                LOG.warning("process %d is being replaced, and its work is done again", member.worker.pid)
        else:
            raise RuntimeError(f"the processes that bots think in fail again and again: given up after {_TRIES} tries")
        return ""  # nobody needs it

    async def _free_member(self) -> _Member:
        while self._idle:
            member = self._idle.pop()
            if member.worker.is_alive():
                return member
            self._replaced += 1
            LOG.warning("bot process %d has died and is being replaced", member.worker.pid)
            self._dismiss(member)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._new_member)

    def _new_member(self) -> _Member:
        member = _Member(self._marks)
        self._members.add(member)
        return member

    async def _answer(self, member: _Member, number: int, task: object, most: float) -> Answer | None:
        """Of a process that is looked after; none if it dies, or hangs and is killed for it."""
        answer = asyncio.get_running_loop().run_in_executor(self._threads, member.ask, task)
        limits = self._deadlines
        beats = self._marks.beats(number)
        looks = silent = unneeded = 0
        killed = False
        try:
            while not (await asyncio.wait((answer,), timeout=limits.look))[0]:
                # looks are counted, not seconds: should this process be stopped for a while, the others were, too
                looks, silent, last = looks + member.has_begun, silent + 1, beats
                beats = self._marks.beats(number)
                if beats != last:
                    silent, member.has_begun = 0, True
                member.is_silent = silent >= _SUSPICIOUS and member.has_begun
                unneeded += self._marks.is_set(number)
                trouble = ""
                if silent * limits.look > (limits.silence if member.has_begun else limits.start):
                    trouble = f"has not responded for {silent * limits.look:.0f} s"
                elif looks * limits.look > most:
                    trouble = f"has worked on one thing for {looks * limits.look:.0f} s"
                elif unneeded * limits.look > limits.stop:
                    trouble = f"does not stop although nobody has needed its work for {limits.stop:.0f} s"
                if trouble and not killed:
                    LOG.warning("bot process %d %s, so it is stopped", member.worker.pid, trouble)
                    member.worker.kill()
                    killed = True
        finally:
            member.is_silent = False
        member.has_begun = True
        found = answer.result()
        if found is None and not killed and not self._over:
            LOG.warning("bot process %d has died", member.worker.pid)
        return found

    def _dismiss(self, member: _Member) -> None:
        self._members.discard(member)
        member.worker.end()

    def stop(self) -> None:
        """At once: a turn nobody will see need not be thought to its end."""
        self._over = True
        for doing in self._doing:
            doing.cancel()
        for member in list(self._members):
            member.worker.kill()
        self._threads.shutdown()  # they wait for nobody now, but may just have started a process
        for member in list(self._members):
            self._dismiss(member)
        self._idle.clear()
