"""Running games in parallel: in this process, in several on this machine, or on a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pickle import PicklingError, loads
from traceback import format_exc
from typing import Any, Protocol, TypeVar

from mystica.setups import SetupError

Work = TypeVar("Work")
Result = TypeVar("Result")

TRIES = 6  # of a piece whose worker dies; one that kills every worker must not go round for ever


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
    """Processes on this machine, with one piece each at a time. When one dies, another does its piece again."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._idle: list[Worker] = []

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        pieces = (_Piece(number, (do, work)) for number, work in enumerate(works))
        again: list[_Piece] = []
        busy: dict[Any, tuple[Worker, _Piece]] = {}  # by their lines
        try:
            while True:
                while len(busy) < self._jobs:
                    piece = again.pop() if again else next(pieces, None)
                    if piece is None:
                        break
                    worker = self._idle.pop() if self._idle else Worker()
                    busy[worker.line] = worker, piece
                    worker.give(piece.task)
                if not busy:
                    return
                for line in wait(list(busy)):
                    worker, piece = busy[line]
                    answer = worker.answer()
                    del busy[line]
                    if answer is None:
                        worker.end()
                        again.append(piece.once_more())
                        continue
                    self._idle.append(worker)
                    yield piece.number, answer.result()
        finally:  # whatever is still being done is not wanted any more
            for worker, _ in busy.values():
                worker.end()

    def end(self) -> None:
        for worker in self._idle:
            worker.end()


@dataclass(frozen=True, slots=True)
class _Piece:
    number: int
    task: tuple[Callable[[Any], Any], Any]
    tries: int = 1

    def once_more(self) -> _Piece:
        if self.tries == TRIES:
            raise SetupError.english_only(
                f"gave up on a piece of work: its process died {TRIES} times. Is there enough memory?"
            )
        return replace(self, tries=self.tries + 1)


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a piece: a value, or what went wrong."""

    value: Any = None
    error: Exception | None = None

    def result(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.value


class Worker:
    """A process and the line to it. Whoever is at its end hears when the other one is gone."""

    def __init__(self, begin: Callable[..., None] | None = None, *told: object) -> None:
        """In the process something may be begun with first, and be told something."""
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, begin, told), daemon=True)
        with interrupts_later():
            self._process.start()
        self.pid = self._process.pid or 0
        theirs.close()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def give(self, task: tuple[Callable[[Any], Any], Any]) -> None:
        with suppress(OSError):  # it is dead, as will be heard when it should answer
            self.line.send(task)

    def answer(self) -> Answer | None:
        """None if it died before it could say all."""
        try:
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            return None
        except Exception as error:  # errors of others' making may not come out of the line as they went in
            return Answer(error=SetupError.english_only(f"what came of a piece of work cannot be read: {error}"))
        return answer

    def kill(self) -> None:
        """At once, even if it has been stopped or listens to no signal."""
        self._process.kill()

    def end(self) -> None:
        self.kill()
        self._process.join()
        self._process.close()
        self.line.close()


def _work(line: Connection, begin: Callable[..., None] | None, told: tuple[object, ...]) -> None:
    """In a worker: one piece after the other until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if begin is not None:
        begin(*told)
    with suppress(EOFError, OSError):
        while True:
            answer = _done(line.recv_bytes())
            try:
                line.send(answer)
            except (PicklingError, TypeError, AttributeError) as error:
                line.send(
                    Answer(error=SetupError.english_only(f"what came of a piece of work cannot be sent: {error}"))
                )


def _done(task: bytes) -> Answer:
    try:
        do, work = loads(task)
        return Answer(do(work))
    except Exception as error:
        error.add_note(f"In a process of its own:\n{format_exc()}")
        return Answer(error=error)


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """So many processes; a single one is this one."""
    if jobs <= 1:
        yield Alone()
        return
    processes = Processes(jobs)
    try:
        yield processes
    finally:
        processes.end()


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Ctrl-C waits for the end of this; processes started meanwhile leave it to us, since they inherit the mask."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)
