"""How many may be in at once: there is always room for moves."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from mystica.server.http.addresses import ClientAddresses
from mystica.server.http.connection_limits import FOR_MOVES, FOR_PLAYERS, OVERFLOW, Admission, ConnectionLimits
from mystica.server.http.rate_limits import HOME, Limits
from mystica.server.problems import Refused
from mystica.server.processes import open_file_limit
from mystica.server_bench.http_client import HttpClient, HttpError
from tests.server.people import Person, new_game
from tests.server.running import InThread, Process, client, sqlite, wait_for

# ---- connections ------------------------------------------------------------------------------------------


def test_connections_in_total() -> None:
    connections = ConnectionLimits(Limits({}), ClientAddresses(), 10)
    entries = [connections.enter(f"203.0.113.{number}") for number in range(10 + OVERFLOW + 2)]
    assert entries == [Admission.IN] * 10 + [Admission.FULL] * OVERFLOW + [Admission.SHUT] * 2
    for number in range(10 + OVERFLOW + 2):
        connections.leave(f"203.0.113.{number}")
    assert connections.enter("203.0.113.1") is Admission.IN


def test_connections_from_one_address() -> None:
    connections = ConnectionLimits(Limits({}, connections=3), ClientAddresses(["192.0.2.1"]), 1000)
    assert [connections.enter("203.0.113.1") for _ in range(4)] == [Admission.IN] * 3 + [Admission.FULL]
    assert connections.enter("203.0.113.2") is Admission.IN
    assert [connections.enter("127.0.0.1") for _ in range(3 * HOME + 1)] == [Admission.IN] * 3 * HOME + [Admission.FULL]
    assert {connections.enter("192.0.2.1") for _ in range(50)} == {Admission.IN}  # a proxy brings everybody
    connections.leave("203.0.113.1")
    connections.leave("203.0.113.1")
    assert connections.enter("203.0.113.1") is Admission.IN
    for _ in range(3):
        connections.leave("203.0.113.1")
    connections.leave("203.0.113.2")
    for _ in range(3 * HOME + 1):
        connections.leave("127.0.0.1")
    assert not connections._connected


class IdleConnection:
    """A connection that asks for nothing."""

    def __init__(self, connections: ConnectionLimits, peer: str) -> None:
        self.connections, self.peer = connections, peer
        self.entry = connections.enter(peer)
        self.gone = False
        if self.entry is Admission.IN:
            connections.idle(self, peer)

    def make_room(self) -> None:
        self.gone = True
        self.connections.busy(self)
        self.connections.leave(self.peer)


def test_whoever_asks_for_nothing_makes_room() -> None:
    connections = ConnectionLimits(Limits({}), ClientAddresses(), 4)
    idlers = [IdleConnection(connections, f"203.0.113.{number}") for number in range(4)]
    connections.busy(idlers[1])  # waits for an answer
    connections.busy(idlers[0])
    connections.idle(idlers[0], idlers[0].peer)  # has one by now
    came = []
    for _ in range(4):
        came.append(connections.enter("198.51.100.1"))
    assert came == [Admission.IN] * 3 + [Admission.FULL]
    assert [idler.gone for idler in idlers] == [True, False, True, True]


def test_the_longest_idle_goes_first_and_of_the_same_address() -> None:
    connections = ConnectionLimits(Limits({}, connections=2), ClientAddresses(), 100)
    others = IdleConnection(connections, "203.0.113.9")
    idlers = [IdleConnection(connections, "203.0.113.1") for _ in range(3)]
    assert [idler.gone for idler in (others, *idlers)] == [False, True, False, False]
    assert {idler.entry for idler in idlers} == {Admission.IN}


def test_one_address_never_has_all_the_room() -> None:
    connections = ConnectionLimits(Limits({}, connections=250, windows=120), ClientAddresses(), 768)
    inside = sum(connections.enter("127.0.0.1") is Admission.IN for _ in range(600))
    assert inside == 768 - 768 // FOR_MOVES
    assert connections.enter("203.0.113.1") is Admission.IN
    with ExitStack() as stack:
        told = [follow(stack, connections, str(number), "127.0.0.1", plays=True) for number in range(500)]
        assert 768 // FOR_PLAYERS < told.count("") < 768 - 768 // FOR_MOVES
        assert follow(stack, connections, "one", "203.0.113.1", plays=True) == ""
    with ExitStack() as stack:
        watching = [follow(stack, connections, str(number), "127.0.0.1") for number in range(500)]
        assert watching.count("") == 768 // FOR_PLAYERS
        assert follow(stack, connections, "one", "127.0.0.1", plays=True) == ""


# ---- windows ----------------------------------------------------------------------------------------------


def follow(stack: ExitStack, connections: ConnectionLimits, game: str, address: str, *, plays: bool = False) -> str:
    try:
        stack.enter_context(connections.follow(game, address, plays=plays))
    except Refused as refused:
        assert refused.status == 503
        assert int(refused.headers["Retry-After"]) > 0
        return refused.problem.problem
    return ""


def test_windows_in_total_leave_room_for_moves() -> None:
    connections = ConnectionLimits(Limits({}), ClientAddresses(), 40)
    with ExitStack() as stack:
        told = [follow(stack, connections, str(number), "") for number in range(40)]
        playing = [follow(stack, connections, str(number), "", plays=True) for number in range(40)]
    watching, most = 40 - 40 // FOR_PLAYERS, 40 - 40 // FOR_MOVES
    assert told == [""] * watching + ["crowded"] * (40 - watching)
    assert playing == [""] * (most - watching) + ["crowded"] * (40 - most + watching)
    assert (connections.windows, dict(connections._followed), dict(connections._windows)) == (0, {}, {})


def test_windows_of_a_game_and_from_an_address() -> None:
    connections = ConnectionLimits(Limits({}, windows=2, windows_of_game=3), ClientAddresses(), 1000)
    with ExitStack() as stack:
        assert [follow(stack, connections, "one", "a") for _ in range(3)] == ["", "", "too-many-windows"]
        assert follow(stack, connections, "two", "a") == "too-many-windows"
        assert [follow(stack, connections, "one", "b") for _ in range(2)] == ["", "too-many-windows"]
        assert follow(stack, connections, "one", "b", plays=True) == ""  # watchers keep no player out
        assert [follow(stack, connections, f"{number}", "::1") for number in range(2 * HOME + 1)] == [""] * 2 * HOME + [
            "too-many-windows"
        ]
    with connections.follow("one", "a"):
        pass


# ---- over the line ----------------------------------------------------------------------------------------


@pytest.fixture
def connections(server: InThread) -> Iterator[ConnectionLimits]:
    found: ConnectionLimits = server.lifespan.state["connections"]
    before = found.most, found.most_windows, found.most_watching
    yield found
    found.most, found.most_windows, found.most_watching = before


def test_no_more_windows_but_moves(http: httpx.Client, server: InThread, connections: ConnectionLimits) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    connections.most_watching = 2
    path = f"/api/games/{game.game}/live"
    with client(server.url) as one, client(server.url) as two, one.stream("GET", path), two.stream("GET", path):
        wait_for(lambda: connections.windows == 2)
        refused = http.get(path)
        assert (refused.status_code, refused.json()["problem"]) == (503, "crowded")
        assert int(refused.headers["retry-after"]) > 0
        assert refused.headers["connection"] == "close"
        game.play(game.view()["desk"]["moves"][0]["text"])
        with http.stream("GET", path, headers=game.headers) as player:
            assert player.status_code == 200
    wait_for(lambda: connections.windows == 0)


def test_no_more_connections(http: httpx.Client, server: InThread, connections: ConnectionLimits) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    game.view()
    path = f"/api/games/{game.game}/live"
    with client(server.url) as watching, client(server.url) as late, watching.stream("GET", path):
        wait_for(lambda: connections.windows == 1)
        connections.most = 1
        refused = late.get("/healthz")
        assert (refused.status_code, refused.json()["problem"]) == (503, "crowded")
        assert int(refused.headers["retry-after"]) > 0
        assert refused.headers["connection"] == "close"
        connections.most = 5
        assert late.get("/healthz").status_code == 200


def test_connections_that_ask_for_nothing_keep_nobody_out(
    http: httpx.Client, server: InThread, connections: ConnectionLimits
) -> None:
    """Neither those that say nothing at all, nor those that never come to the end of a request."""
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    port = server.bound.getsockname()[1]
    connections.most = 10
    with ExitStack() as stack:
        for begun in (
            "",
            "GET / HTTP/1.1\r\nX-A: ",
            "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
        ):
            lines = [stack.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(25)]
            for line in lines:
                with suppress(ConnectionError):  # it had to make room already
                    line.sendall(begun.encode())
            with client(server.url) as newcomer:
                assert newcomer.get("/healthz").status_code == 200
            game.play(game.view()["desk"]["moves"][0]["text"])
        assert connections._total <= 10
    wait_for(lambda: len(connections._idle) == connections._total == len(server.server_state.connections))


# ---- descriptors ------------------------------------------------------------------------------------------


def with_few_descriptors(database: str, soft: int, hard: int) -> Process:
    """`mystica serve` with a low limit, as a service may have it."""
    lowered = f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"'
    server = object.__new__(Process)
    server._command = ["sh", "-c", lowered, "sh", sys.executable, "-m", "mystica", "serve", "--db", database]
    server.port = 0
    server.start()
    return server


def test_streams_without_end_take_nobodys_move(tmp_path: Path) -> None:
    """More windows than there are descriptors: those beyond are told so, and players go on."""
    server = with_few_descriptors(sqlite(tmp_path), 512, 512)
    try:
        with client(server.url) as http:
            game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
            told = asyncio.run(_crowd(server.port, game, 700))
            assert told.count("200") > 100
            assert told.count("503") == 700 - told.count("200")
    finally:
        server.kill()


async def _crowd(port: int, game: Person, count: int) -> list[str]:
    """Windows open one after the other and stay; then people play."""
    lines: list[HttpClient] = []
    told: list[str] = []

    async def look() -> None:
        line = HttpClient(port)
        lines.append(line)
        events = line.events(f"/api/games/{game.game}/live")
        try:
            await anext(events)
            told.append("200")
            kept.append(events)
        except HttpError as refused:
            told.append(str(refused)[-3:])

    kept: list[object] = []
    try:
        for first in range(0, count, 50):
            await asyncio.gather(*(look() for _ in range(first, min(first + 50, count))))
        await asyncio.to_thread(_play, game)
        return told
    finally:
        for line in lines:
            await line.close()


def _play(game: Person) -> None:
    for _ in range(4):
        game.play(game.view()["desk"]["moves"][0]["text"])
    with client(str(game.http.base_url)) as newcomer:
        assert newcomer.get("/healthz").status_code == 200
        assert newcomer.get(f"/api/games/{game.game}").json()["last_row"] == 4
        refused = newcomer.get(f"/api/games/{game.game}/live")
        assert (refused.status_code, refused.json()["problem"]) == (503, "crowded")
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="the system does not tell limits of others")
def test_the_limit_is_raised_at_start(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = with_few_descriptors(sqlite(tmp_path), 256, min(hard, 4096))
    try:
        assert server.running is not None
        limits = Path(f"/proc/{server.running.pid}/limits").read_text()
        found = re.search(r"Max open files\s+(\d+)", limits)
        assert found is not None and int(found[1]) == min(hard, 4096)
    finally:
        server.kill()


@pytest.mark.parametrize(("limit", "room"), [(1024, 768), (512, 256), (100, 50), (65_536, 65_280)])
def test_some_descriptors_are_kept_back(monkeypatch: pytest.MonkeyPatch, limit: int, room: int) -> None:
    monkeypatch.setattr(open_file_limit, "_limit", lambda: limit)
    assert open_file_limit.for_connections() == room
    assert OVERFLOW <= open_file_limit.RESERVE // 2


def test_systems_without_such_limits_import_it_all_the_same() -> None:
    code = (
        "import sys; sys.modules['resource'] = None; sys.platform = 'win32'\n"
        "from mystica.server.processes import open_file_limit\n"
        "open_file_limit.raise_limit(); print(open_file_limit.for_connections())"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ})
    assert int(said.stdout) > 0
