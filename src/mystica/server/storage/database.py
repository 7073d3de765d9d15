"""Opens the database, SQLite in one file or PostgreSQL, and brings its tables up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from mystica.extras import extra
from mystica.server.storage.outages import Outage, of_postgresql
from mystica.server.storage.sqlite_database import SqliteDatabase

T = TypeVar("T")

_DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_CONNECTING = 10.0  # seconds for a connection to PostgreSQL
NEWEST = "0004"
"""The version of the tables, which the last file of `migrations/versions` makes."""
_LOCK = 6_977_319  # any number: processes that start together migrate one after the other


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


def file_of(url: str) -> Path:
    """Where an address of SQLite points to."""
    return Path(str(address_of(url).database)).absolute()


async def connect_to_postgresql(url: str) -> Any:
    """A connection to PostgreSQL. The whole address is left to its driver, `sslmode` and other settings included."""
    import asyncpg  # type: ignore[import-untyped]

    return await asyncpg.connect(url.replace("postgres://", "postgresql://", 1), timeout=_CONNECTING)


class Database(Protocol):
    """Runs transactions, each written as a plain function of a connection."""

    is_shared: bool
    """Do other processes write here too, and are they told?"""
    me: str
    """By whom others are told that something was written."""
    written: float
    """When a write was last seen to succeed, by the monotonic clock."""

    async def run(
        self, job: Callable[[Connection], T], *, writes: bool = False, then: Callable[[T | None], None] | None = None
    ) -> T:
        """All of it, or nothing if it raises; `Outage` where trying again may help.

        `then` hears how it ended, of nothing if it failed, even if whoever asked has left.
        """

    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """Nothing is connected yet."""
    if is_postgresql(url):
        with extra("host", "a database of PostgreSQL"):
            import asyncpg  # noqa: F401

            from mystica.server.storage.postgresql_database import PostgresqlDatabase
        return PostgresqlDatabase(address_of(url), lambda: connect_to_postgresql(url))
    return SqliteDatabase(address_of(url))


async def migrate(database: Database, url: str) -> None:
    """Bring the tables up to date, whatever version they have."""
    address = address_of(url)
    try:
        if not database.is_shared:
            make_folder(file_of(url))
        await database.run(_upgrade, writes=True)
    except Exception as error:
        known = (Outage, DBAPIError, OSError, ValueError, *of_postgresql("PostgresError", "InterfaceError"))
        if not isinstance(error, known):
            raise
        cause = error.orig if isinstance(error, DBAPIError) else error
        where = "the database" if database.is_shared else f"the file {address.database}"
        said = " ".join(str(cause).split()) or "it does not answer"
        raise DatabaseProblem(f"{where} cannot be used: {said}") from None


def make_folder(file: Path) -> None:
    folder = file.parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseProblem(f"the folder {folder} cannot be made: {error.strerror}") from None


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if _version_of(connection) == NEWEST:
        return
    from alembic import command  # takes a while: whoever has nothing to bring up to date need not wait for it
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "mystica.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise DatabaseProblem("the database was made by a newer Mystica: use that one") from None


def _version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
