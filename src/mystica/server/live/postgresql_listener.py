"""Listens to the notices of other processes at the same PostgreSQL.

After a lost connection every game that is being followed is read again.
"""

from __future__ import annotations

import asyncio
from typing import Any

from mystica.server.live.hub import Hub
from mystica.server.problems import LOG
from mystica.server.storage.change_notices import CHANNEL, read_notice
from mystica.server.storage.database import connect_to_postgresql
from mystica.server.tasks import end_tasks

_AGAIN = 1.0  # seconds before the next try
_ALIVE = 20.0  # seconds between two looks whether the connection still stands


class Listener:
    def __init__(self, url: str, hub: Hub, me: str) -> None:
        self._url = url
        self._hub = hub
        self._me = me
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        await end_tasks(self._task)

    async def _listen(self) -> None:
        while True:
            try:
                await self._once()
            except Exception as error:  # whatever it is, the next try may go better
                LOG.warning("no notifications from the database: %s", error)
            await asyncio.sleep(_AGAIN)

    async def _once(self) -> None:
        """Until the connection is lost."""
        lost = asyncio.Event()
        connection = await connect_to_postgresql(self._url)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._hub.poke_all()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(_ALIVE):
                        await lost.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=_ALIVE)
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, text: object) -> None:
        news = read_notice(str(text), self._me)
        if news is not None:
            self._hub.hear(news)
