"""The health check: the disk, the database, the processes of the bots.

The result is kept for a second, so frequent checks cost nothing.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from mystica.server.bots.bot_workers import BotWorkers
from mystica.server.problems import LOG
from mystica.server.storage.games import Storage
from mystica.server.storage.outages import Outage

HOLDS = 1.0
"""Seconds for which an answer is given again."""
LEAST_SPACE = 16 * 2**20
"""Bytes that the disk of a file must have left: what SQLite needs to bring its log into the file, and some more."""
_PATIENCE = 3.0  # seconds for the database


class Health:
    """Of one process of the server."""

    def __init__(self, storage: Storage, workers: BotWorkers) -> None:
        self._storage = storage
        self._workers = workers
        self._troubles: list[str] = []
        self._looked = float("-inf")
        self._looking: asyncio.Task[None] | None = None

    async def troubles(self) -> list[str]:
        """What is wrong, as keys; nothing if all is well."""
        if time.monotonic() - self._looked > HOLDS:
            if self._looking is None:
                self._looking = asyncio.get_running_loop().create_task(self._look())
            await asyncio.shield(self._looking)
        return self._troubles

    async def _look(self) -> None:
        try:
            database = await self._database()
            self._troubles = [trouble for trouble in (self._disk(), database, self._bots()) if trouble]
        finally:
            self._looked = time.monotonic()
            self._looking = None

    def _disk(self) -> str:
        if self._storage.file is None:
            return ""
        return "disk-low" if free_space(self._storage.file) < LEAST_SPACE else ""

    async def _database(self) -> str:
        """Something is written, unless a player's move was a moment ago."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._storage.try_out()
        except Outage as outage:
            return outage.key
        except TimeoutError:
            return "database-busy"
        except Exception:
            LOG.exception("the database could not be tested")
            return "database-away"
        return ""

    def _bots(self) -> str:
        """A process that does not stir is replaced soon; until then it is a trouble."""
        return "bots-silent" if self._workers.state().silent else ""


def free_space(file: Path) -> int:
    """Bytes that are left where a file lies."""
    try:
        return shutil.disk_usage(file.parent).free
    except OSError:
        return 0
