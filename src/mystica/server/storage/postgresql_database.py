"""PostgreSQL: transactions of any kind by SQLAlchemy, and single statements for what every move asks, without detours.

A connection is not tested before it is used. If it turns out to be lost, the same is done once more on a new one,
unless it was lost in the middle of a commit: then nobody knows whether that succeeded, and the caller must check.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mystica.server.storage.outages import (
    CommitUnknown,
    Outage,
    Outages,
    is_commit_unknown,
    is_lost_connection,
    outage_of,
)

T = TypeVar("T")

LINES = 8
"""Connections for single statements."""
POOL = 6
"""Connections for transactions of several."""
_PATIENCE = 20.0  # seconds to wait for a connection that is free, or for an answer


class PostgresqlDatabase:
    is_shared = True

    def __init__(self, address: URL, connect: Callable[[], Awaitable[Any]]) -> None:
        self.me = secrets.token_hex(4)
        """In what others are told: whoever wrote it need not hear of it."""
        self._engine = create_async_engine(
            address, async_creator=connect, pool_size=POOL, max_overflow=0, pool_timeout=_PATIENCE
        )
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._lines = _Lines(connect)
        self._outages = Outages()
        self.written = float("-inf")
        """When a write was last seen to succeed, by the monotonic clock."""

    async def run(
        self, job: Callable[[Connection], T], *, writes: bool = False, then: Callable[[T | None], None] | None = None
    ) -> T:
        """All of it, or nothing if it raises."""
        found = await self._tried(lambda: self._in_transaction(job) if writes else self._reading(job))
        if writes:
            self.written = time.monotonic()
        if then is not None:
            then(found)
        return found

    async def fetch(self, statement: str, *values: object) -> Any:
        """One row of one statement that reads."""
        return await self._tried(lambda: self._lines.fetch(statement, values))

    async def write(self, statement: str, *values: object) -> Any:
        """The same for one that writes: it is a transaction by itself, so its end may be unknown."""
        found = await self._tried(lambda: self._lines.fetch(statement, values, writes=True))
        self.written = time.monotonic()
        return found

    async def close(self) -> None:
        self._lines.close()
        await self._engine.dispose()

    async def _tried(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Once more if the connection turns out to be lost."""
        try:
            try:
                found = await ask()
            except Exception as error:
                if isinstance(error, CommitUnknown) or not is_lost_connection(error):
                    raise
                found = await ask()
        except Exception as error:
            outage = outage_of(error)
            if outage is None:
                raise
            self._outages.failed(outage)
            self.written = float("-inf")
            raise outage from error
        self._outages.worked("database-away", "database-busy", "disk-full")
        return found

    async def _reading(self, job: Callable[[Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(job)

    async def _in_transaction(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            found = await connection.run_sync(job)
            await _commit(connection)
            return found


async def _commit(connection: AsyncConnection) -> None:
    try:
        await connection.commit()
    except Exception as error:
        if is_commit_unknown(error):
            raise CommitUnknown("database-away", f"lost in the middle of a commit: {error}") from error
        raise


class _Lines:
    """Connections of the driver itself. Whoever finds none free waits for its turn."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._free: list[Any] = []
        self._turns = asyncio.Semaphore(LINES)

    async def fetch(self, statement: str, values: tuple[object, ...], *, writes: bool = False) -> Any:
        async with self._line() as line:
            try:
                return await line.fetchrow(statement, *values, timeout=_PATIENCE)
            except Exception as error:
                if writes and is_commit_unknown(error):
                    raise CommitUnknown("database-away", f"lost in the middle of a write: {error}") from error
                raise

    def close(self) -> None:
        while self._free:
            self._free.pop().terminate()

    def _standing(self) -> Any:
        """A connection that is not known to be lost."""
        while self._free:
            line = self._free.pop()
            if not line.is_closed():
                return line
        return None

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._turns.acquire()
        except TimeoutError:
            raise Outage("database-busy", "no connection became free") from None
        try:
            line = self._standing() or await self._connect()
            try:
                yield line
            except BaseException as error:
                if isinstance(error, Outage | asyncio.CancelledError) or is_lost_connection(error):
                    line.terminate()
                    if not isinstance(error, asyncio.CancelledError):
                        self.close()  # the others are lost, too
                raise
            finally:
                if not line.is_closed():
                    self._free.append(line)
        finally:
            self._turns.release()
