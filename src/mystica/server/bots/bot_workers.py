"""The worker processes: some in which bots choose their turns, two for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from mystica.server.bots.advice_queue import AdviceQueue, Asker
from mystica.server.bots.bot_time import seconds_of
from mystica.server.bots.bot_turn import BotJob, choose_turn
from mystica.server.processes.worker_main import Work
from mystica.server.processes.worker_pool import Pool, WorkerPool

J = TypeVar("J")

_LEAST = 2  # processes for bots: one is left to short thoughts
_ADVISERS = 2  # for hints and reviews: one is left to short ones
_SLOW = 60.0  # seconds that anything may take, on a machine that has too much to do
_CHOICES = 20  # in a turn, generously counted
_LONGEST_ADVICE = 600.0  # seconds; a number of steps may be asked for, whatever time they take


@dataclass(frozen=True, slots=True)
class BotWorkersState:
    """For whoever looks after the server."""

    alive: int
    """Processes there are; they start when they are first needed."""
    busy: int
    silent: int
    """Busy ones that have not stirred for a while; if that goes on, they are replaced."""
    replaced: int
    """Processes that died or hung since the server began."""
    questions: int
    """Hints and reviews that wait or are being worked out."""


class BotWorkers:
    def __init__(self, count: int, pool: Callable[[int], Pool] = WorkerPool) -> None:
        self._bots = pool(max(count, _LEAST))
        self._advisers = pool(_ADVISERS)
        self._questions = AdviceQueue(self._work_out, self._advisers.count)

    @property
    def count(self) -> int:
        """Processes for bots."""
        return self._bots.count

    @property
    def pids(self) -> list[int]:
        return self._bots.pids + self._advisers.pids

    def state(self) -> BotWorkersState:
        bots, advisers = self._bots.state(), self._advisers.state()
        return BotWorkersState(
            alive=bots.alive + advisers.alive,
            busy=bots.busy + advisers.busy,
            silent=bots.silent + advisers.silent,
            replaced=bots.replaced + advisers.replaced,
            questions=len(self._questions),
        )

    async def turn(self, job: BotJob) -> str:
        """A bot's whole turn; if it is cancelled, the process is free again soon."""
        return await self._bots.do(choose_turn, job, _SLOW + _CHOICES * seconds_of(job.level))

    async def advise(self, asker: Asker, work: Work[J], job: J, *, length: int = 0) -> str:
        """Hints and reviews, in turn, and once for all who ask the same."""
        return await self._questions.ask(asker, work, job, length=length)

    async def _work_out(self, work: Work[J], job: J) -> str:
        return await self._advisers.do(work, job, _LONGEST_ADVICE)

    def stop(self) -> None:
        self._bots.stop()
        self._advisers.stop()
