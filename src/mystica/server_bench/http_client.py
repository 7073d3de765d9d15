"""A small HTTP client on asyncio's streams: enough to ask our own server and to follow its live updates."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any


class HttpError(Exception):
    """The server did not answer as it should."""


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class HttpClient:
    """One connection that is kept open; opened when first used."""

    def __init__(self, port: int, keys: str = "") -> None:
        self._port = port
        self._keys = keys
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """One request and the whole answer to it."""
        try:
            status, headers = await self._send(method, path, body)
            return Answer(status, b"".join([piece async for piece in self._pieces(headers)]))
        except (OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.close()
            raise HttpError(f"{method} {path}: {error!r}") from None

    async def events(self, path: str) -> AsyncGenerator[tuple[str, str, str], None]:
        """Kind, id and data of each server-sent event, until the line ends."""
        status, headers = await self._send("GET", path, None)
        if status != 200:
            await self.close()
            raise HttpError(f"GET {path}: {status}")
        rest = b""
        async for piece in self._pieces(headers):
            *blocks, rest = (rest + piece).split(b"\n\n")
            for block in blocks:
                fields = dict(row.split(": ", 1) for row in block.decode().split("\n") if ": " in row)
                if "data" in fields:
                    yield fields.get("event", "message"), fields.get("id", ""), fields["data"]

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            with suppress(OSError):  # the other side may be faster
                await self._writer.wait_closed()
        self._reader = self._writer = None

    async def _send(self, method: str, path: str, body: object) -> tuple[int, dict[str, str]]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=2**20)
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Content-Length: {len(content)}"]
        if content:
            head.append("Content-Type: application/json")
        if self._keys:
            head.append(f"X-Mystica-Keys: {self._keys}")
        self._writer.write("\r\n".join([*head, "", ""]).encode() + content)
        await self._writer.drain()
        first, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return int(first.split(" ")[1]), headers

    async def _pieces(self, headers: dict[str, str]) -> AsyncIterator[bytes]:
        """The body: of a given length, or in chunks."""
        reader = self._reader
        assert reader is not None
        if headers.get("transfer-encoding") != "chunked":
            yield await reader.readexactly(int(headers.get("content-length", "0")))
            return
        while True:
            size = int((await reader.readline()).strip() or b"0", 16)
            piece = await reader.readexactly(size)
            await reader.readexactly(2)
            if size == 0:
                return
            yield piece
