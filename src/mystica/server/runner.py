"""Letting bots and people's rules move: after every row, when the server starts, and for games left behind by a
process that died. Whoever else moves in the meantime wins, and has the bot think again."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from mystica.errors import MoveError
from mystica.server.duties import Duty
from mystica.server.hub import Hub
from mystica.server.patience import seconds_of
from mystica.server.problems import LOG, Refused
from mystica.server.records import Record, Records
from mystica.server.rows import commit_turn
from mystica.server.storage import Conflict, Storage
from mystica.server.thinking import Job
from mystica.server.turns import read_turn
from mystica.server.workers import Workers

SWEEP = 3.0  # seconds between two looks for games that were left behind
LEFT = 6.0  # seconds without a change after which a game counts as left behind


class Runner:
    def __init__(self, storage: Storage, records: Records, workers: Workers, hub: Hub) -> None:
        self._storage = storage
        self._records = records
        self._workers = workers
        self._hub = hub
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._news: dict[str, asyncio.Event] = {}  # of games in which a bot thinks
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        for game in await self._storage.waiting_for_bots():
            self.wake(game)
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, game: str) -> None:
        """Look whether somebody moves by itself there."""
        if game in self._tasks:
            self._again.add(game)
            if game in self._news:
                self._news[game].set()
        else:
            self._tasks[game] = asyncio.get_running_loop().create_task(self._run(game))

    def look_at(self, record: Record) -> None:
        """A game as it stands by now: is there anything to do, or does what is being done need to know?"""
        if record.id in self._tasks or (record.row.status == "open" and record.duty is not None):
            self.wake(record.id)

    def remind(self, record: Record) -> None:
        """Should a game ever have been forgotten, it goes on once somebody looks at it."""
        duty = record.duty if record.row.status == "open" else None
        if duty is not None and record.row.updated < time.time() - LEFT - seconds_of(duty.level):
            self.wake(record.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for game in await self._storage.waiting_for_bots(untouched=LEFT):
                    if game not in self._tasks:
                        await self._take_up(game)
            except Exception:
                LOG.exception("the database does not answer")

    async def _take_up(self, game: str) -> None:
        """Unless its bot may still be thinking, in another process."""
        with suppress(Refused):  # deleted, or damaged
            self.remind(await self._records.get(game))

    async def _run(self, game: str) -> None:
        try:
            while True:
                self._again.discard(game)
                if not await self._step(game) and game not in self._again:
                    return
        except Refused:
            pass  # deleted, or damaged
        except Exception:
            LOG.exception("a bot could not move in game %s", game)  # the sweep tries again
        finally:
            self._tasks.pop(game, None)
            self._again.discard(game)

    async def _step(self, game: str) -> bool:
        """One row, if somebody moves by itself."""
        record = await self._records.get(game)
        if record.row.status != "open":
            return False
        duty = record.duty
        if duty is None:
            return False
        base, position = record.ply, record.game.copy()
        text = duty.text or await self._bots_turn(record, duty)
        if not text:
            return True  # look again
        try:
            turn = read_turn(position, duty.seat, [text], whole=False)
        except MoveError as error:  # a rule of a person has no bearing here: leave it to the person
            LOG.error("game %s, ply %d, seat %d: %r is refused: %s", game, base, duty.seat, text, error)
            return False
        try:
            await commit_turn(self._records, record, turn, base=base, automatic=not duty.level, by_itself=True)
        except Conflict:  # whoever was faster looks after the game, or the bots of all processes would think in step
            self._storage.forget(game)
            return False
        self._hub.poke(game)
        return True

    async def _bots_turn(self, record: Record, duty: Duty) -> str:
        """Thought out while the pause between two bots' rows passes. Nothing if it came too late."""
        began = record.rows[-1].at if record.rows else record.row.created
        text = await self._thought_out(record, duty)
        if text:
            await asyncio.sleep(max(0.0, min(record.row.pace / 1000, began + record.row.pace / 1000 - time.time())))
        return text

    async def _thought_out(self, record: Record, duty: Duty) -> str:
        """Nothing once nobody needs it: after a step back, a seat handed over, the end of the game."""
        game, base = record.id, record.ply
        job = Job(record.row.setup, tuple(record.game.actions), duty.level)
        thought = asyncio.ensure_future(self._workers.turn(job))
        news = self._news[game] = asyncio.Event()
        try:
            while not await _is_first(thought, news):
                news.clear()
                now = await self._records.get(game)
                if now.row.status != "open" or now.ply != base or now.duty != duty:
                    return ""
            return thought.result()
        finally:
            del self._news[game]
            thought.cancel()


async def _is_first(thought: asyncio.Future[str], news: asyncio.Event) -> bool:
    """Wait for either; was it the thought?"""
    heard = asyncio.ensure_future(news.wait())
    try:
        await asyncio.wait((thought, heard), return_when=asyncio.FIRST_COMPLETED)
    finally:
        heard.cancel()
    return thought.done()
