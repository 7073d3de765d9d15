"""SQLite: one file, written by one thread and read by another, so that nobody who looks waits for somebody who writes.

The file is in WAL mode. A commit is one `fsync` of the log beside it (`synchronous = FULL`): what was accepted survives
a kill and the loss of power. Whoever wishes to write while that goes on is served together afterwards, each for itself
inside one transaction of the file. What lies in the log is brought into the file when nobody writes for a moment, when
the log has become long, and at the end.
"""

from __future__ import annotations

import asyncio
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, SingletonThreadPool, create_engine, event
from sqlalchemy.engine import URL

from mystica.server.problems import LOG
from mystica.server.storage.outages import Outage, Outages, outage_of

T = TypeVar("T")

BUSY = 5_000
"""Milliseconds that another program may hold the file."""
_QUIET = 1.0  # seconds without a write, before the log is brought into the file
_LOG_PAGES = 1000  # of the log after which that is done at once
_LOG_BYTES = 8 * 2**20  # what the log may keep of the disk after that
_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY}",
    "PRAGMA journal_mode = WAL",  # an older file is changed by that, once
    "PRAGMA synchronous = FULL",
    f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}",
    f"PRAGMA journal_size_limit = {_LOG_BYTES}",
    "PRAGMA foreign_keys = ON",
)
_BESIDE = ("", "-wal", "-shm", "-journal")


@dataclass(slots=True)
class _Wish:
    """A transaction that waits for its turn, and who waits for it."""

    job: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    then: Callable[[Any], None] | None
    answer: asyncio.Future[Any] = field(init=False)
    result: Any = None
    error: BaseException | None = None

    def __post_init__(self) -> None:
        self.answer = self.loop.create_future()

    def do(self, connection: Connection) -> None:
        try:
            self.result = self.job(connection)
        except Exception as error:
            self.error = error

    def deliver(self) -> None:
        """In the thread of whoever asked, who may have left."""
        if self.then is not None:
            self.then(None if self.error else self.result)
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class FileDatabase:
    """The transactions of one file."""

    is_shared = False
    me = ""

    def __init__(self, address: URL) -> None:
        self._engine = create_engine(address, poolclass=SingletonThreadPool)
        event.listen(self._engine, "connect", _prepare)
        self._file = str(address.database)
        self._reader = _Lane("reader", self._engine, _read)
        self._writer = _Lane("writer", self._engine, _write, _into_the_file)
        self.written = float("-inf")
        """When a write was last seen to succeed, by the monotonic clock."""

    async def run(
        self, job: Callable[[Connection], T], *, writes: bool = False, then: Callable[[T | None], None] | None = None
    ) -> T:
        """All of it, or nothing if it raises. `then` hears of the end (nothing: it failed) even if the asker left."""
        if not (self._reader.is_running or self._writer.is_running):
            _keep_private(self._file)
        lane = self._writer if writes else self._reader
        try:
            found: T = await lane.do(_Wish(job, asyncio.get_running_loop(), then))
        except Outage:
            if writes:
                self.written = float("-inf")
            raise
        if writes:
            self.written = time.monotonic()
        return found

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()  # the last one to leave tidies up
        self._engine.dispose()


class _Lane:
    """A thread with one connection, and the wishes that wait for it."""

    def __init__(
        self,
        name: str,
        engine: Any,
        grant: Callable[[Connection, list[_Wish]], None],
        when_quiet: Callable[[Connection], None] | None = None,
    ) -> None:
        self._name = name
        self._engine = engine
        self._outages = Outages()
        self._grant = grant
        self._when_quiet = when_quiet
        self._wishes: SimpleQueue[_Wish | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False
        self._connection: Connection | None = None

    @property
    def is_running(self) -> bool:
        return self._thread is not None

    async def do(self, wish: _Wish) -> Any:
        if self._is_closed:  # a thread that begins now would use what is being taken down
            raise Outage("database-away", "it is closed")
        if self._thread is None:
            self._thread = Thread(target=self._serve, name=f"database {self._name}", daemon=True)
            self._thread.start()
        self._wishes.put(wish)
        return await wish.answer

    async def close(self) -> None:
        self._is_closed = True
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wishes.put(None)
            await asyncio.to_thread(thread.join)

    def _serve(self) -> None:
        try:
            for wishes in iter(self._next, None):
                self._serve_together(wishes)
        finally:
            self._disconnect()

    def _next(self) -> list[_Wish] | None:
        """All who wait by now; nothing at the end."""
        first = self._first()
        if first is None:
            return None
        wishes = [first]
        with suppress(Empty):
            while True:
                more = self._wishes.get_nowait()
                if more is None:
                    self._wishes.put(None)  # the end comes after these
                    break
                wishes.append(more)
        return wishes

    def _first(self) -> _Wish | None:
        if self._when_quiet is None or self._connection is None:
            return self._wishes.get()
        try:
            return self._wishes.get(timeout=_QUIET)
        except Empty:
            with suppress(Exception):  # there will be another quiet moment
                self._when_quiet(self._connection)
            return self._wishes.get()

    def _serve_together(self, wishes: list[_Wish]) -> None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._grant(self._connection, wishes)
        except Exception as error:  # the file itself: nobody got what they asked for
            self._disconnect()
            for wish in wishes:
                wish.error = wish.error or error
        if self._when_quiet is None and any(wish.error for wish in wishes):
            self._disconnect()  # what was left in the middle of a reading would go on seeing the past
        for wish in wishes:
            self._judge(wish)
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            wishes[0].loop.call_soon_threadsafe(_deliver, wishes)

    def _judge(self, wish: _Wish) -> None:
        outage = outage_of(wish.error) if wish.error is not None else None
        if outage is not None:
            outage.__cause__ = wish.error if outage is not wish.error else None
            wish.error = outage
            self._outages.failed(outage)
        elif wish.error is None:
            self._outages.worked("database-away", "database-busy", "disk-full")

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()  # or the pool would hand it out again
            with suppress(Exception):
                connection.close()


def _deliver(wishes: list[_Wish]) -> None:
    for wish in wishes:
        wish.deliver()


def _read(connection: Connection, wishes: list[_Wish]) -> None:
    """All of them from the same moment."""
    with _begun(connection, "BEGIN") as say:
        for wish in wishes:
            wish.do(connection)
        say("ROLLBACK")


def _write(connection: Connection, wishes: list[_Wish]) -> None:
    """Each for itself, all in one transaction. A reader that turns writer could not wait for another writer."""
    with _begun(connection, "BEGIN IMMEDIATE") as say:
        for wish in wishes:
            if len(wishes) > 1:
                say("SAVEPOINT wish")
            wish.do(connection)
            if wish.error is not None and outage_of(wish.error):
                raise wish.error  # SQLite may have given up the whole transaction
            if len(wishes) > 1:
                if wish.error is not None:
                    say("ROLLBACK TO wish")
                say("RELEASE wish")
        say("ROLLBACK" if all(wish.error for wish in wishes) else "COMMIT")


@contextmanager
def _begun(connection: Connection, how: str) -> Iterator[Callable[[str], Any]]:
    """A transaction that SQLAlchemy knows of, so that nobody inside begins or ends another."""
    known = connection.begin()
    say = _saying(connection)
    try:
        say(how)
        yield say
    except BaseException:
        with suppress(Exception):  # what failed may have done so already
            say("ROLLBACK")
        raise
    finally:
        known.rollback()


def _saying(connection: Connection) -> Callable[[str], Any]:
    """What carries out plain SQL without looking at it twice."""
    say: Callable[[str], Any] = connection.connection.driver_connection.execute  # type: ignore[union-attr]
    return say


def _into_the_file(connection: Connection) -> None:
    """What the log holds; whoever reads at this moment is not waited for. A long log is made short again."""
    say = _saying(connection)
    _, pages, done = say("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages == done and pages > _LOG_PAGES:
        say("PRAGMA busy_timeout = 100")
        say("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        say(f"PRAGMA busy_timeout = {BUSY}")


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _keep_private(name: str) -> None:
    """For its owner only: drafts are secret. SQLite gives the files beside it the same rights."""
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(name, os.O_CREAT | os.O_RDWR, 0o600))
    for end in _BESIDE:
        file = Path(name + end)
        try:
            if stat.S_ISREG(file.stat().st_mode) and stat.S_IMODE(file.stat().st_mode) & 0o077:
                file.chmod(0o600)
        except FileNotFoundError:
            pass
        except OSError as error:
            LOG.warning("others on this machine may read %s: %s", file, error.strerror)
