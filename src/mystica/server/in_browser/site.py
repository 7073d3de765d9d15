"""The whole application, asked by a page of the same browser: the requests come as calls, the answers as pieces."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

from mystica.server.http.application import application
from mystica.server.in_browser.one_thread import DatabaseInMemory, PoolOfOne
from mystica.server.services import Machinery, Settings
from mystica.server.storage.database import NEWEST

TABLES = NEWEST
"""The version of what `Site.changed` gives out: of another one nothing can be put in again."""


class Say(Protocol):
    """Hears an answer: its status and headers first, then pieces of its content, then that it has ended."""

    def __call__(self, number: int, kind: str, content: Any) -> object: ...


class Site:
    def __init__(self, say: Say, kept: bytes = b"") -> None:
        self._say = say
        self._database = DatabaseInMemory(kept)
        self._seen = self._database.written
        machinery = Machinery(database=lambda _url: self._database, pool=PoolOfOne)
        self._app = application(Settings("sqlite:///in-memory"), machinery)
        self._open = AsyncExitStack()
        self._gone: dict[int, asyncio.Event] = {}  # of requests under way

    async def start(self) -> None:
        await self._open.enter_async_context(self._app.router.lifespan_context(self._app))
        self._seen = self._database.written

    async def stop(self) -> None:
        for gone in self._gone.values():
            gone.set()
        await self._open.aclose()

    def changed(self) -> bytes:
        """All games there are, if there is anything new about them."""
        if self._database.written == self._seen:
            return b""
        self._seen = self._database.written
        return self._database.whole()

    def leave(self, number: int) -> None:
        """Whoever asked does not listen any more."""
        if number in self._gone:
            self._gone[number].set()

    async def answer(self, number: int, method: str, address: str, headers: list[tuple[str, str]], body: bytes) -> None:
        parts = urlsplit(address)
        given = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"content-length", str(len(body)).encode()), *given],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
            "state": {},
        }
        gone = self._gone[number] = asyncio.Event()
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if waiting:
                return waiting.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if gone.is_set():
                return
            if message["type"] == "http.response.start":
                said = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in message["headers"]]
                self._say(number, "begin", [message["status"], said])
            elif message.get("body"):
                self._say(number, "more", message["body"])

        try:
            await self._app(scope, receive, send)  # type: ignore[arg-type]
        finally:
            del self._gone[number]
            self._say(number, "end", None)


async def open_site(say: Say, kept: bytes = b"") -> Site:
    site = Site(say, kept)
    await site.start()
    return site
