"""The queue of hints and reviews.

Each is worked out once for all who ask the same, in turn by address, and dropped as soon as nobody waits for it.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mystica.server.bots.fair_queue import FIRST, FairQueue
from mystica.server.problems import Refused
from mystica.server.processes.worker_main import Work

_OF_ONE = 4  # questions of one address at once: a family, each with a game of its own
_IN_ALL = 64
_KEPT = 64  # answers; whoever opens a window again, or looks back at the game after another player, need not wait
_WORTH_A_TRY = 5  # seconds after which it may be tried again


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever asks: an address, and who that is in a game. Nobody asks two things at once: the later one counts."""

    address: str
    who: str


@dataclass(eq=False, slots=True)
class _Question:
    name: str
    key: tuple[Any, Any]
    answer: asyncio.Future[str]
    asked: dict[asyncio.Future[None], Asker] = field(default_factory=dict)
    """Who waits; the future is done once its asker has asked something else."""
    doing: asyncio.Task[None] | None = None


class AdviceQueue:
    def __init__(self, work_out: Callable[[Work[Any], Any], Awaitable[str]], processes: int = 1) -> None:
        self._work_out = work_out
        self._line = FairQueue(processes)
        self._numbers = itertools.count(1)
        self._open: dict[tuple[Any, Any], _Question] = {}
        self._named: dict[str, _Question] = {}
        self._answers: OrderedDict[tuple[Any, Any], str] = OrderedDict()

    def __len__(self) -> int:
        """Questions that have no answer yet."""
        return len(self._open)

    async def ask(self, asker: Asker, work: Work[Any], job: Any, *, length: int = 0) -> str:
        """The answer. Whoever is cancelled has left. One process is left to work of length 0."""
        key = (work, job)
        self._replace(asker, key)
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        question = self._open.get(key) or self._new_question(asker, key, length)
        replaced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        question.asked[replaced] = asker
        try:
            await asyncio.wait((question.answer, replaced), return_when=asyncio.FIRST_COMPLETED)
            if question.answer.done():
                return question.answer.result()
            raise Refused("asked-anew")
        finally:
            del question.asked[replaced]
            if not question.asked:
                self._drop(question)

    def _replace(self, asker: Asker, key: tuple[Any, Any]) -> None:
        """What the same asker has asked before need not be answered any more."""
        for question in self._open.values():
            if question.key != key:
                for replaced, other in question.asked.items():
                    if other == asker and not replaced.done():
                        replaced.set_result(None)

    def _new_question(self, asker: Asker, key: tuple[Any, Any], length: int) -> _Question:
        of_address = sum(
            any(
                other.address == asker.address and other != asker and not replaced.done()
                for replaced, other in question.asked.items()
            )
            for question in self._open.values()
        )
        if of_address >= _OF_ONE or len(self._open) >= _IN_ALL:
            raise Refused("too-many-questions", retry=_WORTH_A_TRY)
        name = str(next(self._numbers))
        question = _Question(name, key, asyncio.get_running_loop().create_future())
        self._open[key] = self._named[name] = question
        self._line.add(name, lambda: FIRST, owner=asker.address, length=length)
        self._go_on()
        return question

    def _go_on(self) -> None:
        while (name := self._line.pick()) is not None:
            question = self._named[name]
            question.doing = asyncio.get_running_loop().create_task(self._do(question))
            # not at the end of the task itself: who cancels it before it has begun would have it never begin
            question.doing.add_done_callback(partial(self._done, question))

    async def _do(self, question: _Question) -> None:
        try:
            answer = await self._work_out(*question.key)
            self._keep(question.key, answer)
            question.answer.set_result(answer)
        except Exception as error:
            question.answer.set_exception(error)
            question.answer.exception()  # whoever waits is told; perhaps nobody does

    def _done(self, question: _Question, _doing: asyncio.Task[None]) -> None:
        self._close(question)
        self._line.done(question.name)
        self._go_on()

    def _keep(self, key: tuple[Any, Any], answer: str) -> None:
        self._answers[key] = answer
        while len(self._answers) > _KEPT:
            self._answers.popitem(last=False)

    def _drop(self, question: _Question) -> None:
        """Everybody has left."""
        self._close(question)
        self._line.discard(question.name)
        if question.doing is not None:
            question.doing.cancel()

    def _close(self, question: _Question) -> None:
        if self._open.get(question.key) is question:
            del self._open[question.key]
        self._named.pop(question.name, None)
