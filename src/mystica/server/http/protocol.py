"""The HTTP connection: time limits for requests and for reading answers, and a limit for headers.

The guard looks at the size of the body.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mystica.server.http.connection_limits import RETRY, Admission, ConnectionLimits
from mystica.server.http.error_answers import plain
from mystica.server.problems import retry_after

HEAD = 64 * 1024  # bytes of a request besides its body: first line, headers, sizes of chunks, trailers
PATIENCE = 30.0  # seconds for a whole request, and for the first one to begin; more than the guard has
NO_ROOM = 5.0  # the same for those who will only be told that there is no room
READING = 30.0  # seconds in which somebody must read at least a part of what is sent to them
PART = 16 * 1024  # bytes
PIPELINED = 8  # requests sent ahead of the answers; browsers and proxies send none


class TooMuch(Exception):
    """More requests than anybody sends ahead."""


class PatientProtocol(HttpToolsProtocol):
    """Whoever connects and says nothing, never comes to an end, or does not read the answer, is left; browsers simply
    connect again."""

    _besides = 0  # bytes of the request under way that are no body
    _in_request = False
    _began = 0  # requests in the data at hand
    _body = 0  # bytes of bodies in the data at hand
    _unread = 0  # bytes nobody had read when we last looked
    _waiting: asyncio.TimerHandle | None = None
    _looking: asyncio.TimerHandle | None = None
    _connections: ConnectionLimits | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        entry = Admission.IN
        self._connections = self.app_state.get("connections")
        if self._connections is not None:
            entry = self._connections.enter(self._peer)
        if entry is Admission.SHUT:
            transport.abort()
            return
        if entry is Admission.FULL:
            self.app = _no_room
        elif self._connections is not None:
            self._connections.idle(self, self._peer)
        self._patience = NO_ROOM if entry is Admission.FULL else PATIENCE
        self._wait()
        self._looking = self.loop.call_later(READING, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._looking is not None:
            self._looking.cancel()
        self._leave()
        super().connection_lost(exc)

    def make_room(self) -> None:
        """Others want to come in, and nothing was asked here for longest."""
        self.transport.abort()
        self._leave()  # the line counts no more, although it takes a moment to be closed

    def _leave(self) -> None:
        connections, self._connections = self._connections, None
        if connections is not None:
            connections.busy(self)
            connections.leave(self._peer)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    # ---- what arrives -------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        goes_on = self._in_request
        self._began = self._body = 0
        super().data_received(data)
        if not self._in_request:
            self._besides = 0
            if self._waiting is None and (self.cycle is None or self.cycle.response_complete):
                self._wait()  # empty lines are no request, and had the server forget that it waits for one
            return
        if self._began <= (0 if goes_on else 1):  # else others were in there too, and nobody knows how much of it
            self._besides += len(data) - self._body
        if self._besides > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._besides, self._in_request = 0, True
        self._began += 1
        self._wait()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_request = False
        if self.cycle.response_complete:  # it was answered before all of it was here, and nothing else is asked yet
            self._wait()
        else:
            self._stop_waiting()
            if self._connections is not None:
                self._connections.busy(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._connections is not None and self.cycle.response_complete:  # else the next request was sent ahead
            self._connections.idle(self, self._peer)

    def _wait(self) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(self._patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    # ---- what leaves --------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Has anything been read since the last look? What is closed waits for its last bytes to be read, too."""
        unread = self.transport.get_write_buffer_size()
        if unread and self._unread and self._unread - unread < PART:
            self.transport.abort()
            return
        self._unread = unread
        self._looking = self.loop.call_later(READING, self._look)


_no_room = plain("crowded", {**retry_after(RETRY), "Connection": "close"})
