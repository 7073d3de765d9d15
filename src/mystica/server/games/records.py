"""The games that this process has in memory, brought up to date from the database before each use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from weakref import WeakValueDictionary

from mystica.server.games.record import Record
from mystica.server.games.record_updates import with_change, with_draft, with_turn
from mystica.server.play.turns import Turn
from mystica.server.problems import LOG, Refused
from mystica.server.storage.change_notices import ChangeNotice
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import is_key
from mystica.server.storage.rows import Damaged, Standing, StoredGame, TurnRow, WriteStamp

MEMORY = 256 * 2**20
"""Bytes that games may take in memory, if nobody says otherwise."""
_AT_ONCE = 25  # rows folded before others get a turn
COLD = 2
"""Games that are read from their beginning at once: each of them takes its turn before others get theirs."""


class Records:
    """The games this process has in memory, brought up to date from the database before each use."""

    def __init__(self, storage: Storage, memory: int = MEMORY) -> None:
        self._storage = storage
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._memory = memory
        self._sizes: dict[str, int] = {}
        self._taken = 0  # the sum of them
        self.followed: set[str] = set()
        """Games that somebody watches: they stay in memory, however much they take."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cold = asyncio.Semaphore(COLD)

    async def get(self, game: str) -> Record:
        """The game as the database has it now."""
        if not is_key(game):
            raise Refused("no-game")
        async with self._lock_of(game):
            return await self._fresh(game)

    def at_hand(self, game: str) -> Record | None:
        """The game as this process knows it, where asking whether that still holds takes a way to PostgreSQL and back.
        Whoever writes must have that looked at with the same statement."""
        return self._kept.get(game) if self._storage.is_shared else None

    async def append(
        self,
        record: Record,
        row: TurnRow,
        after: Standing,
        *,
        by_itself: bool = False,
        turn: Turn | None = None,
        unless_outdated: bool = False,
    ) -> None:
        """A new row, on disk and in memory; Conflict if another is there already. `turn` is the row as it was read."""
        written = await self._storage.append(
            record.id, row, after, by_itself=by_itself, known=record.stored, unless_outdated=unless_outdated
        )
        change = partial(with_turn, turn=row, after=after, written=written, by_itself=by_itself)
        await self._go_on(record, written, change, turn)

    async def put_draft(
        self, record: Record, seat: int, base: int, moves: Sequence[str], *, unless_outdated: bool = False
    ) -> None:
        """A seat's unfinished turn on top of a row; Conflict if there is another row."""
        known = record.stored if record.last_row == base else None
        written = await self._storage.put_draft(
            record.id, seat, base, moves, known=known, unless_outdated=unless_outdated
        )
        await self._go_on(record, written, lambda found: with_draft(found, seat, moves, written))

    async def _go_on(
        self, record: Record, written: WriteStamp, change: Callable[[StoredGame], StoredGame], turn: Turn | None = None
    ) -> None:
        """Take over what was written, unless somebody else has written too: then it is read with the rest."""
        async with self._lock_of(record.id):
            record.wrote = max(record.wrote, written.changes)
            if self._kept.get(record.id) is record and record.changes == written.changes - 1:
                found = change(record.stored)
                self._keep(self._fold(record, found, found.turns, turn, whole=True))

    async def after_writing(self, record: Record) -> Record:
        """The game with what was written last by `append` or `put_draft`; most of the time it is in memory."""
        if self._kept.get(record.id) is record and record.changes >= record.wrote:
            return record
        return await self.get(record.id)

    def hear(self, news: ChangeNotice) -> Record | None:
        """What another process wrote, folded into the game in memory; nothing if that has to be read."""
        record, change = self._kept.get(news.game), news.change
        if record is None or change is None or self._lock_of(news.game).locked():
            return None
        if record.changes >= change.changes:
            return record
        if record.changes != change.changes - 1:
            return None
        try:
            found = with_change(record.stored, change)
            self._fold(record, found, found.turns, whole=True)
        except Refused:
            return None
        self._keep(record)
        return record

    def _lock_of(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _fresh(self, game: str) -> Record:
        record = self._kept.get(game)
        changes = await self._storage.changes(game)
        if changes is None:
            self._drop(game)
            raise Refused("no-game")
        if record is not None and changes < record.changes:  # the database was put back
            record = None
        if record is None:
            async with self._cold:
                record = await self._read(game, None)
        elif changes > record.changes:
            record = await self._read(game, record)
        self._keep(record)
        return record

    async def _read(self, game: str, record: Record | None) -> Record:
        """With all that is new, or from the beginning."""
        try:
            found = await self._storage.read(game, record.last_row if record else 0)
        except Damaged as error:
            raise self._refusal(game, error) from None
        if found is None:
            self._drop(game)
            raise Refused("no-game")
        return await self._folded(record, found)

    def _keep(self, record: Record) -> None:
        """As the one used last. The oldest ones make room, but never one that somebody follows."""
        self._kept[record.id] = record
        self._kept.move_to_end(record.id)
        size = record.size
        self._taken += size - self._sizes.get(record.id, 0)
        self._sizes[record.id] = size
        if self._taken <= self._memory:
            return
        for game in [game for game in self._kept if game not in self.followed and game != record.id]:
            self._drop(game)
            if self._taken <= self._memory:
                return

    def _drop(self, game: str) -> None:
        if self._kept.pop(game, None) is not None:
            self._taken -= self._sizes.pop(game, 0)

    async def _folded(self, record: Record | None, found: StoredGame) -> Record:
        """Rows in pieces, so that others get a turn."""
        for first in range(0, len(found.turns), _AT_ONCE):
            if first:
                await asyncio.sleep(0)
            record = self._fold(record, found, found.turns[first : first + _AT_ONCE])
        return self._fold(record, found, (), whole=True)

    def _fold(
        self,
        record: Record | None,
        found: StoredGame,
        rows: Sequence[TurnRow],
        turn: Turn | None = None,
        *,
        whole: bool = False,
    ) -> Record:
        """Some rows; what else is new about the game comes with the last of them."""
        try:
            if record is None:
                record = Record(found)
            for row in rows:
                record.fold(row, turn)
            if whole:
                record.take_over(found)
            return record
        except Damaged as error:
            raise self._refusal(found.game.id, error) from None
        except Exception as error:  # rows can be wrong in more ways than anybody can list
            LOG.exception("game %s cannot be read", found.game.id)
            raise self._refusal(found.game.id, Damaged(type(error).__name__)) from None

    def _refusal(self, game: str, error: Damaged) -> Refused:
        LOG.error("game %s is damaged: %s", game, error)
        self._drop(game)
        return Refused("damaged")
