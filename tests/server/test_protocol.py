"""Requests that never stop being sent, and answers that are never read."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import suppress
from unittest.mock import Mock

import httpx
import pytest

from mystica.server.http import protocol
from mystica.server.live import stream
from tests.server.people import new_game
from tests.server.running import InThread, wait_for

_HEAD = (
    "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)
_MUCH = 4 * 1024 * 1024  # bytes


def port(server: InThread) -> int:
    return int(server.url.rpartition(":")[2])


async def poured(server: InThread, first: bytes, piece: bytes) -> tuple[bytes, int]:
    """Send and send, until the other side will have no more: its answer, and how much was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port(server))
    answer = asyncio.ensure_future(reader.read())
    sent = 0
    try:
        writer.write(first)
        while sent < _MUCH and not answer.done():
            writer.write(piece)
            sent += len(piece)
            await writer.drain()
            await asyncio.sleep(0)
        return await answer, sent
    except ConnectionError:
        return b"HTTP/1.1 400 (reset before it was read)", sent
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("first", "piece"),
    [
        ("2\r\n{}\r\n0\r\n", "X-A: " + "b" * 1000 + "\r\n"),
        ("2\r\n{}\r\n0\r\nX-A: ", "b" * 1000),
        ("2;a=", "b" * 1000),
        ("", "1\r\n \r\n" * 200),
    ],
    ids=["trailers", "one long trailer", "an extension of a chunk", "tiny chunks"],
)
def test_what_surrounds_the_body_is_limited(server: InThread, first: str, piece: str) -> None:
    answer, sent = asyncio.run(asyncio.wait_for(poured(server, (_HEAD + first).encode(), piece.encode()), 15))
    assert answer.startswith(b"HTTP/1.1 400")
    assert sent < _MUCH


def test_bodies_in_chunks_and_short_trailers_are_fine(server: InThread) -> None:
    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port(server))
        body = json.dumps({"seats": [{}, {}], "title": " " * 60_000 + "x"}).encode()
        writer.write(_HEAD.encode())
        for first in range(0, len(body), 500):
            piece = body[first : first + 500]
            writer.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        writer.write(b"0\r\nX-Sum: 1\r\n\r\n")
        status = await reader.readline()
        writer.close()
        return status

    assert asyncio.run(asyncio.wait_for(ask(), 10)).startswith(b"HTTP/1.1 201")


def test_requests_sent_ahead_are_few(server: InThread) -> None:
    """Each of them would be kept until those before it are answered."""

    async def ask(count: int) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port(server))
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * count)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = b""
        with suppress(ConnectionError):  # as the rest of the requests is never read, the line may be cut
            while piece := await reader.read(65536):
                answer += piece
        writer.close()
        return answer.count(b"HTTP/1.1 200")

    assert asyncio.run(asyncio.wait_for(ask(5), 10)) == 6
    assert asyncio.run(asyncio.wait_for(ask(500), 10)) < 100


def test_whoever_was_answered_early_does_not_stay_for_ever(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that is too large is answered at once; the rest of it may arrive afterwards, and then nothing more."""
    monkeypatch.setattr(protocol, "PATIENCE", 0.5)
    large = 200_000
    with socket.create_connection(("127.0.0.1", port(server)), timeout=10) as line:
        line.sendall(f"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: {large}\r\n\r\n".encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 413")
        line.sendall(b" " * large)
        everything(line)  # until the other side is gone


def test_empty_lines_keep_no_connection_open(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.5)
    with socket.create_connection(("127.0.0.1", port(server)), timeout=10) as line:
        line.sendall(get("/healthz"))
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        with pytest.raises(ConnectionError):
            for _ in range(200):
                line.sendall(b"\r\n")
                time.sleep(0.05)


# ---- answers nobody reads ---------------------------------------------------------------------------------


def get(path: str, *more: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *more, "", ""]).encode()


def everything(line: socket.socket) -> int:
    """How many bytes still come until the other side is gone."""
    count = 0
    with suppress(ConnectionError):
        while data := line.recv(65536):
            count += len(data)
    return count


@pytest.mark.parametrize("more", ["", "Connection: close"])
def test_whoever_does_not_read_the_answer_is_left(
    http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    monkeypatch.setattr(protocol, "READING", 0.3)
    gone: list[object] = []
    lost = protocol.PatientProtocol.connection_lost

    def noted(self: protocol.PatientProtocol, exc: Exception | None) -> None:
        gone.append(self.client)
        lost(self, exc)

    monkeypatch.setattr(protocol.PatientProtocol, "connection_lost", noted)
    size = len(http.get("/openapi.json").content)
    # Connections inherit this; with a system's usual buffers the whole answer may be on its way at once.
    server.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port(server)))
        line.sendall(get("/openapi.json", *([more] if more else [])))
        wait_for(lambda: line.getsockname() in gone)
        assert everything(line) < size


class Pipe:
    """What is not read yet, look by look."""

    def __init__(self, *unread: int) -> None:
        self.unread = list(unread)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread.pop(0)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("unread", "left"),
    [
        ((0, 0, 0), False),
        ((10, 0, 10), False),
        ((300_000, 250_000, 200_000), False),  # slowly, but surely
        ((300_000, 300_000), True),
        ((300_000, 299_000), True),
        ((10, 10), True),
        ((0, 10, 20), True),
    ],
)
def test_whoever_reads_slowly_is_not(unread: tuple[int, ...], left: bool) -> None:
    line = object.__new__(protocol.PatientProtocol)
    pipe = line.transport = Pipe(*unread)  # type: ignore[assignment]
    line.loop = Mock()
    while pipe.unread and not pipe.aborted:
        line._look()
    assert pipe.aborted == left


def test_the_log_is_sent_in_pieces(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "_AT_ONCE", 3)
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    assert game.log() == []
    for _ in range(8):
        view = game.view()
        game.play(*game.any_turn(view))
    answer = game.ask("GET", "/log?after=1")
    assert answer.headers["transfer-encoding"] == "chunked"
    assert answer.headers["content-type"] == "application/json"
    assert [entry["row"] for entry in answer.json()] == list(range(2, game.view()["last_row"] + 1))
    sent: list[bytes] = []

    async def send(message: dict[str, object]) -> None:
        body = message.get("body")
        if isinstance(body, bytes):
            sent.append(body)

    async def collect() -> None:
        record = await server.services.records.get(game.game)
        await stream.LogAnswer(record.entries)({}, None, send)  # type: ignore[arg-type]

    loop = server.services.hub._polling
    assert loop is not None
    asyncio.run_coroutine_threadsafe(collect(), loop.get_loop()).result(10)
    assert len(sent) >= 4
    assert json.loads(b"".join(sent)) == game.log()
