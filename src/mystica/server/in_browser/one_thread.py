"""What stands in for processes, threads and files where there is one thread and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event, insert, table
from sqlalchemy import column as named

from mystica.server.processes.worker_main import Work
from mystica.server.processes.worker_pool import PoolState
from mystica.server.storage.database import NEWEST
from mystica.server.storage.schema import METADATA

J = TypeVar("J")
T = TypeVar("T")

_BREATH = 0.02  # seconds: answers that are ready go out before a bot takes the thread for itself


class DatabaseInMemory:
    """SQLite without a file. As a whole it can be taken out, and put in again later."""

    is_shared = False
    me = ""

    def __init__(self, kept: bytes = b"") -> None:
        """`kept` is what `whole` gave out earlier, of the same version of the tables."""
        self._bare = sqlite3.connect(":memory:", check_same_thread=False)
        if kept:
            self._bare.deserialize(kept)
        self._engine = create_engine("sqlite+pysqlite://", creator=lambda: self._bare, poolclass=StaticPool)
        event.listen(self._engine, "connect", lambda bare, _record: bare.execute("PRAGMA foreign_keys = ON"))
        self.written = float("-inf")
        if not kept:
            with self._engine.begin() as connection:
                METADATA.create_all(connection)
                connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
                connection.execute(insert(table("alembic_version", named("version_num"))), {"version_num": NEWEST})

    async def run(
        self, job: Callable[[Connection], T], *, writes: bool = False, then: Callable[[T | None], None] | None = None
    ) -> T:
        result: T | None = None
        try:
            with self._engine.begin() as connection:
                result = found = job(connection)
        finally:
            if then is not None:
                then(result)
        if writes:
            self.written = time.monotonic()
        return found

    def whole(self) -> bytes:
        return self._bare.serialize()

    async def close(self) -> None:
        self._engine.dispose()
        self._bare.close()


class PoolOfOne:
    """Bots think right here, one after the other. Meanwhile everything else waits."""

    pids: list[int] = []

    def __init__(self, count: int) -> None:
        """However many are wished for."""
        self.count = 1

    def state(self) -> PoolState:
        return PoolState(alive=1, busy=0, silent=0, replaced=0)

    async def do(self, work: Work[J], job: J, most: float) -> str:
        await asyncio.sleep(_BREATH)
        return work(job, lambda: False)

    def stop(self) -> None:
        pass
