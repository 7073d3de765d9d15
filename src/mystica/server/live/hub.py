"""Wakes the streams that follow a game when it has changed.

A poke says only that; what is new is read from the database, once for each process and game. So a lost poke delays a
row and never loses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.live.elsewhere import TELL_AGAIN, Elsewhere
from mystica.server.people.views import ViewParts, parts_of, view_of
from mystica.server.people.visitor import Visitor
from mystica.server.problems import LOG, Refused
from mystica.server.storage.change_notices import ChangeNotice, HereNotice
from mystica.server.storage.games import Storage
from mystica.server.tasks import end_tasks

_HANDED_OVER = 100
POLL = 2.0  # seconds between two looks at the games somebody follows, for pokes that got lost


class Channel:
    """A game that somebody in this process follows."""

    def __init__(
        self, record: Record, records: Records, elsewhere: Elsewhere, say_who_is_here: Callable[[str], None]
    ) -> None:
        self.record = record
        self.told = record.changes  # others may bring the record up to date, but only a poke tells the followers
        self.gone = False
        self.followers: dict[asyncio.Event, Visitor] = {}
        self._records = records
        self._own: tuple[int, frozenset[int]] | None = None
        self._elsewhere = elsewhere
        self._say_who_is_here = say_who_is_here
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
        """The seats of people who follow the game, here or in another process."""
        return tuple(sorted(self.own | self._elsewhere.seats_at(self.record.id)))

    @property
    def own(self) -> frozenset[int]:
        """Those who do so in this one."""
        if self._own is None or self._own[0] != self.record.changes:
            sitting = self.record.seats
            seats = frozenset(seat for visitor in self.followers.values() for seat in visitor.seats(sitting))
            if self._own is not None and self._own[1] != seats:
                self._say_who_is_here(self.record.id)
            self._own = (self.record.changes, seats)
        return self._own[1]

    def come(self, event: asyncio.Event, visitor: Visitor) -> None:
        before = self.own
        self.followers[event] = visitor
        self._tell_if_not(before)

    def leave(self, event: asyncio.Event) -> None:
        before = self.own
        self.followers.pop(event, None)
        self._tell_if_not(before)

    def _tell_if_not(self, before: frozenset[int]) -> None:
        """The others, if somebody else is here now."""
        self._own = None
        if self.own != before:
            self._say_who_is_here(self.record.id)
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
        self._elsewhere = Elsewhere()
        self._to_tell: set[str] = set()  # games at which somebody has come or gone
        self._news = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self.ending = False

    def start(self) -> None:
        self._polling = asyncio.get_running_loop().create_task(self._poll())
        if self._storage.is_shared:
            self._telling = asyncio.get_running_loop().create_task(self._tell_who_is_here())

    async def stop(self) -> None:
        self.end()
        await end_tasks(self._polling, self._telling)
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

    def _say_who_is_here(self, game: str) -> None:
        """To the other processes, in a moment."""
        self._to_tell.add(game)
        self._news.set()

    async def _tell_who_is_here(self) -> None:
        """Whenever somebody comes or goes, and all of it now and then."""
        while True:
            try:
                async with asyncio.timeout(TELL_AGAIN):
                    await self._news.wait()
                games, self._to_tell = self._to_tell, set()
                self._news.clear()
            except TimeoutError:
                games = {game for game, channel in self._channels.items() if channel.own}
                self._wake(self._elsewhere.forget_silent())
            try:
                await self._storage.tell_who_is_here({game: self._own_at(game) for game in games})
            except Exception as error:  # it is told again
                LOG.warning("the other processes do not hear who is here: %s", error)

    def _own_at(self, game: str) -> list[int]:
        channel = self._channels.get(game)
        return sorted(channel.own) if channel is not None else []

    def _wake(self, games: Iterable[str]) -> None:
        for game in games:
            if game in self._channels:
                self._channels[game].wake()

    def hear(self, news: ChangeNotice | HereNotice) -> None:
        """Another process has written: what it says is taken over, or else looked for."""
        if isinstance(news, HereNotice):
            self._elsewhere.hear(news.by, news.here)
            self._wake(news.here)
            return
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
            channel = Channel(record, self._records, self._elsewhere, self._say_who_is_here)
            self._channels[record.id] = channel
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
