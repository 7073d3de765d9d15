"""Deletes games that nobody ever played, after some days, if the host wants that.

A game in which a person has made a move is never touched.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, or_, select
from sqlalchemy.sql.dml import ReturningDelete

from mystica.server.problems import LOG
from mystica.server.storage.games import Storage
from mystica.server.storage.schema import drafts, games, seats, turns
from mystica.server.tasks import end_tasks

DAY = 24 * 3600.0
BETWEEN = 3600.0  # seconds between two looks
_AT_ONCE = 100  # games in one go, so that nobody waits for the database
_PAUSE = 0.2  # seconds between two goes


def unplayed(most: int) -> ReturningDelete[str]:
    """Delete some games left alone since `before`: those without any row, and those that only bots have played.

    A row does not say who wrote it, and a seat may have been handed to a bot since. But where nothing has happened
    besides rows, no seat was ever opened, handed over or given a new link, so whoever sits there has always sat there.
    Rows that came with a loaded game are somebody's, too.
    """
    its_rows = select(func.count()).where(turns.c.game == games.c.id).scalar_subquery()
    of_people = exists().where(
        turns.c.game == games.c.id, seats.c.game == games.c.id, seats.c.seat == turns.c.seat, seats.c.bot == ""
    )
    only_bots = and_(its_rows == games.c.changes, games.c.preset != "loaded", ~of_people)
    drafted = exists().where(drafts.c.game == games.c.id)
    left_alone = games.c.updated < bindparam("before")
    found = select(games.c.id).where(left_alone, ~drafted, or_(its_rows == 0, only_bots)).limit(most)
    # whether it was left alone is asked again, should somebody have come just now
    return delete(games).where(games.c.id.in_(found), left_alone).returning(games.c.id)


_UNPLAYED = unplayed(_AT_ONCE)


def delete_some(c: Connection, before: float) -> list[str]:
    """Their ids."""
    return list(c.execute(_UNPLAYED, {"before": before}).scalars())


class UnplayedGames:
    """Looks after the server has begun, and every hour from then on."""

    def __init__(self, storage: Storage, days: int, gone: Callable[[str], None]) -> None:
        self._storage = storage
        self._days = days
        self._gone = gone
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._days:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        await end_tasks(self._task)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                LOG.exception("unplayed games could not be deleted")
            await asyncio.sleep(BETWEEN)

    async def look(self) -> int:
        """Delete what there is to delete, and write into the log what it was."""
        number = 0
        while found := await self._storage.delete_some(delete_some, time.time() - self._days * DAY):
            LOG.warning("deleted %d games nobody played for %d days: %s", len(found), self._days, " ".join(found))
            for game in found:
                self._gone(game)
            number += len(found)
            await asyncio.sleep(_PAUSE)
        return number
