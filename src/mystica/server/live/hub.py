"""Wakes the streams that follow a game when it has changed.

A poke says only that; what is new is read from the database, once for each process and game. So a lost poke delays a
row and never loses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.people.views import ViewParts, parts_of, view_of
from mystica.server.people.visitor import Visitor
from mystica.server.problems import LOG, Refused
from mystica.server.storage.change_notices import ChangeNotice
from mystica.server.storage.games import Storage
from mystica.server.tasks import end_tasks

_HANDED_OVER = 100
POLL = 2.0  # seconds between two looks at the games somebody follows, for pokes that got lost


class Channel:
    """A game that somebody in this process follows."""

    def __init__(self, record: Record, records: Records) -> None:
        self.record = record
        self.told = record.changes  # others may bring the record up to date, but only a poke tells the followers
        self.gone = False
        self.followers: dict[asyncio.Event, Visitor] = {}
        self._records = records
        self._here: tuple[int, tuple[int, ...]] | None = None
        self._views: dict[tuple[int, ...], tuple[Record, int, ViewParts]] = {}
        self._dirty = False
        self._reading: asyncio.Task[None] | None = None

    def poke(self) -> None:
        """Read what is new, soon; many pokes become one reading."""
        self._dirty = True
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        try:
            while self._dirty:
                self._dirty = False
                try:
                    self.record = await self._records.get(self.record.id)
                    self.told = self.record.changes
                except Refused:  # deleted, or damaged
                    self.gone = True
                self.wake()
        except Exception:
            LOG.exception("a followed game could not be read")  # the next poll tries again
        finally:
            self._reading = None

    def take(self, record: Record) -> None:
        """What is new is in memory already."""
        self.record, self.told = record, record.changes
        self.wake()

    def seen_by(self, visitor: Visitor) -> ViewParts:
        """The view of a visitor as the game stands, made once for all who have the same seats."""
        record = self.record
        theirs = visitor.handed_over(record.seats)
        kind = (
            *visitor.seats(record.seats),
            *(seat + _HANDED_OVER for seat in theirs),
            -1 if visitor.is_host(record.game_row) else -2,
        )
        known = self._views.get(kind)
        if known is None or known[:2] != (record, record.changes):
            known = self._views[kind] = (record, record.changes, parts_of(view_of(record, visitor)))
        return known[2]

    @property
    def here(self) -> tuple[int, ...]:
        """The seats of people who follow the game."""
        if self._here is None or self._here[0] != self.record.changes:
            sitting = self.record.seats
            seats = {seat for visitor in self.followers.values() for seat in visitor.seats(sitting)}
            self._here = (self.record.changes, tuple(sorted(seats)))
        return self._here[1]

    def come(self, event: asyncio.Event, visitor: Visitor) -> None:
        before = self.here
        self.followers[event] = visitor
        self._tell_if_not(before)

    def leave(self, event: asyncio.Event) -> None:
        before = self.here
        self.followers.pop(event, None)
        self._tell_if_not(before)

    def _tell_if_not(self, before: tuple[int, ...]) -> None:
        """The others, if somebody else is here now."""
        self._here = None
        if self.here != before:
            self.wake()

    def wake(self) -> None:
        for follower in self.followers:
            follower.set()

    async def settle(self) -> None:
        await end_tasks(self._reading)


class Hub:
    """All channels of this process."""

    def __init__(self, storage: Storage, records: Records) -> None:
        self._storage = storage
        self._records = records
        self._channels: dict[str, Channel] = {}
        self._polling: asyncio.Task[None] | None = None
        self.ending = False

    @property
    def knows_who_is_here(self) -> bool:
        """Where several processes serve together each knows its own followers only, so none says who is missing."""
        return not self._storage.is_shared

    def start(self) -> None:
        self._polling = asyncio.get_running_loop().create_task(self._poll())

    async def stop(self) -> None:
        self.end()
        await end_tasks(self._polling)
        for channel in list(self._channels.values()):
            await channel.settle()

    def end(self) -> None:
        """The server stops: all streams end; the browsers come back when it runs again."""
        self.ending = True
        for channel in self._channels.values():
            channel.wake()

    def poke(self, game: str) -> None:
        channel = self._channels.get(game)
        if channel is not None:
            channel.poke()

    def is_followed(self, game: str) -> bool:
        return game in self._channels

    def renewed(self, record: Record) -> None:
        """A game as it stands by now."""
        channel = self._channels.get(record.id)
        if channel is not None:
            channel.take(record)

    def hear(self, news: ChangeNotice) -> None:
        """Another process has written: what it says is taken over, or else looked for."""
        channel = self._channels.get(news.game)
        if channel is None:
            return
        record = self._records.hear(news)
        if record is not None:
            channel.take(record)
        else:
            channel.poke()

    def poke_all(self) -> None:
        for channel in self._channels.values():
            channel.poke()

    @contextmanager
    def follow(self, record: Record, visitor: Visitor) -> Iterator[tuple[Channel, asyncio.Event]]:
        """A channel, and the event that is set whenever something in it is new."""
        channel = self._channels.get(record.id)
        if channel is None:
            channel = self._channels[record.id] = Channel(record, self._records)
        elif record.changes > channel.record.changes:  # the caller's is fresh; the channel is told in a moment
            channel.record = record
        event = asyncio.Event()
        channel.come(event, visitor)
        self._records.followed.add(record.id)
        try:
            yield channel, event
        finally:
            channel.leave(event)
            if not channel.followers and self._channels.get(record.id) is channel:
                del self._channels[record.id]
                self._records.followed.discard(record.id)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            known = list(self._channels.items())
            if not known:
                continue
            try:
                changes = await self._storage.changes_of([game for game, _ in known])
            except Exception:
                LOG.exception("the database is not answering")
                continue
            for game, channel in known:
                if changes.get(game) != channel.told:
                    channel.poke()
