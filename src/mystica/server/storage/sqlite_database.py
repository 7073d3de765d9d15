"""SQLite: one file with a thread that writes and one that reads, so that readers never wait for writers.

The file is in WAL mode. A commit is one `fsync` of the log beside it (`synchronous = FULL`): what was accepted survives
a kill and the loss of power. Writes that arrive in the meantime are done together afterwards, each on its own
inside one transaction of the file. The log is copied into the file when nobody writes for a moment, when it has become
long, and at the end.
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
class _Transaction:
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


class SqliteDatabase:
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
            found: T = await lane.do(_Transaction(job, asyncio.get_running_loop(), then))
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
    """A thread with one connection, and the transactions that wait for it."""

    def __init__(
        self,
        name: str,
        engine: Any,
        grant: Callable[[Connection, list[_Transaction]], None],
        when_quiet: Callable[[Connection], None] | None = None,
    ) -> None:
        self._name = name
        self._engine = engine
        self._outages = Outages()
        self._grant = grant
        self._when_quiet = when_quiet
        self._queue: SimpleQueue[_Transaction | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False
        self._connection: Connection | None = None

    @property
    def is_running(self) -> bool:
        return self._thread is not None

    async def do(self, one: _Transaction) -> Any:
        if self._is_closed:  # a thread that begins now would use what is being taken down
            raise Outage("database-away", "it is closed")
        if self._thread is None:
            self._thread = Thread(target=self._serve, name=f"database {self._name}", daemon=True)
            self._thread.start()
        self._queue.put(one)
        return await one.answer

    async def close(self) -> None:
        self._is_closed = True
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    def _serve(self) -> None:
        try:
            for waiting in iter(self._next, None):
                self._serve_together(waiting)
        finally:
            self._disconnect()

    def _next(self) -> list[_Transaction] | None:
        """All who wait by now; nothing at the end."""
        first = self._first()
        if first is None:
            return None
        waiting = [first]
        with suppress(Empty):
            while True:
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put(None)  # the end comes after these
                    break
                waiting.append(more)
        return waiting

    def _first(self) -> _Transaction | None:
        if self._when_quiet is None or self._connection is None:
            return self._queue.get()
        try:
            return self._queue.get(timeout=_QUIET)
        except Empty:
            with suppress(Exception):  # there will be another quiet moment
                self._when_quiet(self._connection)
            return self._queue.get()

    def _serve_together(self, waiting: list[_Transaction]) -> None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._grant(self._connection, waiting)
        except Exception as error:  # the file itself: nobody got what they asked for
            self._disconnect()
            for one in waiting:
                one.error = one.error or error
        if self._when_quiet is None and any(one.error for one in waiting):
            self._disconnect()  # what was left in the middle of a reading would go on seeing the past
        for one in waiting:
            self._judge(one)
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            waiting[0].loop.call_soon_threadsafe(_deliver, waiting)

    def _judge(self, one: _Transaction) -> None:
        outage = outage_of(one.error) if one.error is not None else None
        if outage is not None:
            outage.__cause__ = one.error if outage is not one.error else None
            one.error = outage
            self._outages.failed(outage)
        elif one.error is None:
            self._outages.worked("database-away", "database-busy", "disk-full")

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()  # or the pool would hand it out again
            with suppress(Exception):
                connection.close()


def _deliver(waiting: list[_Transaction]) -> None:
    for one in waiting:
        one.deliver()


def _read(connection: Connection, waiting: list[_Transaction]) -> None:
    """All of them from the same moment."""
    with _begun(connection, "BEGIN") as say:
        for one in waiting:
            one.do(connection)
        say("ROLLBACK")


def _write(connection: Connection, waiting: list[_Transaction]) -> None:
    """Each for itself, all in one transaction. A reader that turns writer could not wait for another writer."""
    with _begun(connection, "BEGIN IMMEDIATE") as say:
        for one in waiting:
            if len(waiting) > 1:
                say("SAVEPOINT one")
            one.do(connection)
            if one.error is not None and outage_of(one.error):
                raise one.error  # SQLite may have given up the whole transaction
            if len(waiting) > 1:
                if one.error is not None:
                    say("ROLLBACK TO one")
                say("RELEASE one")
        say("ROLLBACK" if all(one.error for one in waiting) else "COMMIT")


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
