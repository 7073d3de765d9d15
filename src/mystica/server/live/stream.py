"""The live stream of a game (server-sent events), and its log as JSON.

Rows have ids, so a client that reconnects continues where it lost the connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from mystica.server.games.record import Record
from mystica.server.live.hub import Channel, Hub
from mystica.server.live.view_changes import view_change
from mystica.server.people.visitor import Visitor
from mystica.server.storage.rows import SeatRow, TakeBackRow
from mystica.server.tasks import end_tasks

QUIET = 15.0  # seconds after which a comment shows that the line still stands
SLOW = 30.0  # seconds a client may take to accept what is sent before it is left; it will come back
_AT_ONCE = 50  # rows in one piece

_POKE = b"event: poke\ndata: {}\n\n"


def row_event(number: int, entry: bytes) -> bytes:
    return b"id: %d\nevent: row\ndata: %s\n\n" % (number, entry)


def here_event(seats: Sequence[int]) -> bytes:
    """Whose windows are open: it is nothing about the game, so it is no part of the view."""
    return b'event: here\ndata: {"seats": %s}\n\n' % str(list(seats)).encode()


class LogAnswer(Response):
    """Rows as a JSON list, sent piece by piece: however many there are, only what is under way is kept for a client."""

    media_type = "application/json"

    def __init__(self, entries: Sequence[bytes]) -> None:
        super().__init__()
        del self.headers["content-length"]
        self._entries = entries

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        before = b"["
        for first in range(0, len(self._entries), _AT_ONCE):
            piece = before + b",".join(self._entries[first : first + _AT_ONCE])
            await send({"type": "http.response.body", "body": piece, "more_body": True})
            before = b","
        await send({"type": "http.response.body", "body": b"]" if self._entries else b"[]"})


class LiveStream(Response):
    """All rows after `seen`, then whatever comes. There is no queue: each client reads the shared rows at its own
    pace, and a slow one holds up nobody."""

    media_type = "text/event-stream"

    def __init__(
        self,
        hub: Hub,
        record: Record,
        visitor: Visitor,
        seen: int,
        place: AbstractContextManager[None],
        tag: str | None = None,
    ) -> None:
        """`place` is what it takes as long as it lasts. Whoever names the `tag` of a view is sent what changes about
        it; others are poked, and ask for the whole view."""
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._hub = hub
        self._record = record
        self._visitor = visitor
        self._seen = seen
        self._place = place
        self._tag = tag

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await self._stream(receive, send)

    async def _stream(self, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        with self._hub.follow(self._record, self._visitor) as (channel, news):
            gone = asyncio.ensure_future(disconnected(receive))
            gone.add_done_callback(lambda _: news.set())
            try:
                await self._tell(channel, news, gone, send)
            except (TimeoutError, OSError):
                return  # too slow, or gone
            finally:
                await end_tasks(gone)
        await send({"type": "http.response.body", "body": b""})

    async def _tell(self, channel: Channel, news: asyncio.Event, gone: asyncio.Future[None], send: Send) -> None:
        async def say(piece: bytes) -> None:
            async with asyncio.timeout(SLOW):
                await send({"type": "http.response.body", "body": piece, "more_body": True})

        seen = self._seen
        besides = _besides(channel.record, self._visitor)
        view = channel.seen_by(self._visitor) if self._tag is not None else None
        outdated = False
        here: tuple[int, ...] | None = None
        # what is no row may have changed since the view was asked for: have it asked for again
        await say(b"retry: 1000\n\n" + (b"" if view is not None and view.tag == self._tag else _POKE))
        while not (self._hub.ending or gone.done()):
            news.clear()
            record = channel.record
            seen = min(seen, record.last_row)
            last = min(record.last_row, seen + _AT_ONCE)
            pieces = [row_event(number, record.entries[number - 1]) for number in range(seen + 1, last + 1)]
            seen = last
            before, besides = besides, _besides(record, self._visitor)
            changed = besides.is_news_after(before, with_rows=bool(pieces))
            outdated = outdated or changed or bool(pieces)
            if channel.gone or (view is None and changed):
                pieces.append(_POKE)
            elif view is not None and outdated and seen == record.last_row:
                outdated, told, view = False, view, channel.seen_by(self._visitor)
                if view.tag != told.tag:
                    pieces.append(b"event: view\ndata: %s\n\n" % view_change(told, view))
            if here != channel.here and not channel.gone:
                here = channel.here
                pieces.append(here_event(here))
            if pieces:
                await say(b"".join(pieces))
            if channel.gone:
                return
            if seen < channel.record.last_row:
                continue
            try:
                async with asyncio.timeout(QUIET):
                    await news.wait()
            except TimeoutError:
                await say(b":\n\n")


@dataclass(frozen=True, slots=True)
class _Besides:
    """What changes besides rows and is seen by a visitor."""

    status: str
    advice: str
    seats: tuple[SeatRow, ...]
    take_back: TakeBackRow | None
    drafts: dict[int, tuple[str, ...]]
    """Of one's own seats: others are not even told that there is a draft."""

    def is_news_after(self, before: _Besides, *, with_rows: bool) -> bool:
        """A draft that is gone with a row was committed, and the row tells that."""
        mine = (self.status, self.advice, self.seats, self.take_back)
        if mine != (before.status, before.advice, before.seats, before.take_back):
            return True
        kept = {seat: moves for seat, moves in before.drafts.items() if seat in self.drafts or not with_rows}
        return self.drafts != kept


def _besides(record: Record, visitor: Visitor) -> _Besides:
    drafts = {seat: record.drafts[seat] for seat in visitor.seats(record.seats) if seat in record.drafts}
    return _Besides(record.game_row.status, record.game_row.advice, record.seats, record.take_back, drafts)


async def disconnected(receive: Receive) -> None:
    """Waits until the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
