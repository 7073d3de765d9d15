"""Opening the database: SQLite in one file, or PostgreSQL; one schema for both."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, SingletonThreadPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")

_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_BUSY = 10_000  # milliseconds that another process may hold the file
_CONNECTING = 10.0  # seconds for a connection to PostgreSQL
_POOL, _MORE = 5, 10  # connections of one process that stay, and that come and go with the load
_LOCK = 6_977_319  # any number: processes that start together migrate one after the other
_PRAGMAS = (
    f"PRAGMA busy_timeout = {_BUSY}",
    "PRAGMA journal_mode = DELETE",  # nothing lies beside the file between two writes: a backup is one copy
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class DatabaseProblem(Exception):
    """The database cannot be used, with the reason in one sentence."""


def address_of(url: str) -> URL:
    """The address with the driver that is used for it."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise DatabaseProblem("the database is named as sqlite:///FILE or postgresql://...") from None
    if found.drivername not in _DRIVERS or (found.drivername == "sqlite" and not found.database):
        raise DatabaseProblem("the database is named as sqlite:///FILE or postgresql://...")
    return found.set(drivername=_DRIVERS[found.drivername])


def is_postgresql(url: str) -> bool:
    return address_of(url).get_backend_name() == "postgresql"


async def connect_to_server(url: str) -> Any:
    """A connection to PostgreSQL. The whole address is left to its driver, `sslmode` and other settings included."""
    return await asyncpg.connect(url.replace("postgres://", "postgresql://", 1), timeout=_CONNECTING)


class Database(ABC):
    """Runs transactions, each written as a plain function of a connection."""

    @abstractmethod
    async def run(self, job: Callable[[Connection], T], *, writes: bool = False) -> T:
        """All of it, or nothing if it raises."""

    @abstractmethod
    async def close(self) -> None: ...

    is_shared = False
    """Do other processes write here too, and are they told?"""


def open_database(url: str) -> Database:
    """Nothing is connected yet."""
    return ServerDatabase(url) if is_postgresql(url) else FileDatabase(address_of(url))


class ServerDatabase(Database):
    """PostgreSQL."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            address_of(url),
            async_creator=lambda: connect_to_server(url),
            pool_size=_POOL,
            max_overflow=_MORE,
            pool_pre_ping=True,
        )
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, job: Callable[[Connection], T], *, writes: bool = False) -> T:
        if not writes:
            async with self._reader.connect() as connection:
                return await connection.run_sync(job)
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self._engine.dispose()


@dataclass(slots=True)
class _Wish:
    """A transaction that waits for its turn, and who waits for it."""

    job: Callable[[Connection], Any]
    writes: bool
    answer: Future[Any] = field(default_factory=Future)
    failed: bool = False

    def do(self, connection: Connection) -> Any:
        """The result; a failure is told at once, since nothing of it will be in the file."""
        try:
            return self.job(connection)
        except BaseException as error:
            self.failed = True
            self.answer.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return None


class FileDatabase(Database):
    """SQLite, in a thread of its own with one connection.

    Bringing a transaction safely onto the disk takes far longer than everything else about it. So whoever wishes to
    write while that goes on is served together afterwards: each for itself inside one transaction of the file.
    """

    def __init__(self, address: URL) -> None:
        self._engine = create_engine(address, poolclass=SingletonThreadPool)
        event.listen(self._engine, "connect", _prepare_file)
        self._wishes: SimpleQueue[_Wish | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: Connection | None = None  # of that thread

    async def run(self, job: Callable[[Connection], T], *, writes: bool = False) -> T:
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="database", daemon=True)
            self._thread.start()
        wish = _Wish(job, writes)
        self._wishes.put(wish)
        found: T = await asyncio.shield(asyncio.wrap_future(wish.answer))
        return found

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wishes.put(None)
            await asyncio.to_thread(thread.join)

    def _serve(self) -> None:
        try:
            while (wish := self._wishes.get()) is not None:
                wishes = [wish]
                ending = False
                while not self._wishes.empty():
                    more = self._wishes.get()
                    if more is None:
                        ending = True
                        break
                    wishes.append(more)
                self._grant([wish for wish in wishes if not wish.writes], [wish for wish in wishes if wish.writes])
                if ending:
                    return
        finally:
            self._disconnect()
            self._engine.dispose()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _grant(self, reading: list[_Wish], writing: list[_Wish]) -> None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._read(self._connection, reading)
            self._write(self._connection, writing)
        except Exception as error:  # the file itself: nobody got what they asked for
            self._disconnect()
            for wish in (*reading, *writing):
                if not wish.answer.done():
                    wish.answer.set_exception(error)

    @staticmethod
    def _read(connection: Connection, wishes: list[_Wish]) -> None:
        for wish in wishes:
            result = wish.do(connection)
            connection.rollback()
            if not wish.failed:
                wish.answer.set_result(result)

    @staticmethod
    def _write(connection: Connection, wishes: list[_Wish]) -> None:
        if not wishes:
            return
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # a reader that turns writer could not wait for another writer
        try:
            done = []
            for wish in wishes:
                if len(wishes) > 1:
                    connection.exec_driver_sql("SAVEPOINT wish")
                result = wish.do(connection)
                if not wish.failed:
                    done.append((wish, result))
                if len(wishes) > 1:
                    if wish.failed:
                        connection.exec_driver_sql("ROLLBACK TO wish")
                    connection.exec_driver_sql("RELEASE wish")
            connection.exec_driver_sql("COMMIT" if done else "ROLLBACK")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        finally:
            connection.rollback()
        for wish, result in done:
            wish.answer.set_result(result)


def _prepare_file(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def migrate(database: Database, url: str) -> None:
    """Bring the tables up to date, whatever version they have."""
    address = address_of(url)
    try:
        if not database.is_shared:
            _make_folder(str(address.database))
        await database.run(_upgrade, writes=True)
    except CommandError:
        raise DatabaseProblem("the database was made by a newer Mystica: use that one") from None
    except (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        where = "the database" if database.is_shared else f"the file {address.database}"
        said = " ".join(str(cause).split()) or "it does not answer"
        raise DatabaseProblem(f"{where} cannot be used: {said}") from None


def _make_folder(name: str) -> None:
    folder = Path(name).absolute().parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseProblem(f"the folder {folder} cannot be made: {error.strerror}") from None


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", "mystica.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
