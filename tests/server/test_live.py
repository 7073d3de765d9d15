"""Following a game: every row once and in order, over lost connections and restarts."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, nullcontext
from functools import partial
from pathlib import Path

import httpx
import pytest

from mystica.server.games.records import Records
from mystica.server.live import hub, stream
from mystica.server.people.visitor import Visitor
from mystica.server.storage.games import Storage
from tests.server.people import Person, Stream, new_game
from tests.server.running import WAIT, InThread, Process, client, process, sqlite, wait_for


def place(game: Person, count: int) -> None:
    for _ in range(count):
        game.play(game.view()["desk"]["moves"][0]["text"])


class Follower:
    """A window of somebody who follows a game, in a thread of its own. The line can be cut."""

    def __init__(self, http: httpx.Client, person: Person, after: int = 0, last: str = "") -> None:
        self.events: list[tuple[str, int | None]] = []
        self._http = http
        self._headers = {**person.headers, **({"Last-Event-ID": last} if last else {})}
        self._path = f"/api/games/{person.game}/live?after={after}"
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            with self._http.stream("GET", self._path, headers=self._headers) as answer:
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("text/event-stream")
                for kind, number, _ in Stream(answer):
                    if kind != "here":  # see test_who_is_here.py
                        self.events.append((kind, number))
        except httpx.HTTPError:
            pass

    @property
    def rows(self) -> list[int]:
        return [number for kind, number in self.events if kind == "row" and number is not None]

    @property
    def pokes(self) -> int:
        return sum(1 for kind, _ in self.events if kind == "poke")

    def has_pokes(self, count: int) -> bool:
        return self.pokes == count

    def ended(self) -> bool:
        return not self._thread.is_alive()


def test_rows_after_a_ply_then_those_to_come(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    place(game, 2)
    with client(server.url) as one, client(server.url) as two, client(server.url) as three:
        all_rows, later, resumed = (
            Follower(one, game),
            Follower(two, game, after=1),
            Follower(three, game, after=1, last="2"),
        )
        wait_for(lambda: all_rows.rows == [1, 2] and later.rows == [2] and resumed.events)
        place(game, 2)
        wait_for(lambda: resumed.rows == [3, 4])
        wait_for(lambda: all_rows.rows == [1, 2, 3, 4] and later.rows == [2, 3, 4])
        game.ask("DELETE")
        for follower in (all_rows, later, resumed):
            wait_for(follower.ended)
            assert follower.events[-1][0] == "poke"


def test_who_knows_more_than_the_channel_is_told_nothing_twice(server: InThread, http: httpx.Client) -> None:
    """As when the game was dropped from memory and read anew for another visitor."""
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)

    async def follow() -> tuple[int, int]:
        storage = Storage(server.services.settings.database)
        old = await Records(storage).get(game.game)
        hub_ = hub.Hub(storage, Records(storage))
        with hub_.follow(old, Visitor()):
            await asyncio.to_thread(place, game, 2)
            storage.forget(game.game)
            new = await Records(storage).get(game.game)
            with hub_.follow(new, Visitor()) as (channel, _):
                told = channel.record.last_row
        await storage.close()
        return old.last_row, told

    assert asyncio.run(follow()) == (0, 2)


def test_pokes_for_everything_else(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    game.view()
    with client(server.url) as one:
        watcher = Follower(one, game)
        wait_for(lambda: watcher.pokes == 1)  # what changed before the line stood
        changes: list[Callable[[], httpx.Response]] = [
            lambda: game.draft(0, [game.view()["desk"]["moves"][0]["text"]]),
            lambda: game.ask("PATCH", "/seats/0", {"name": "Ann"}),
            lambda: game.ask("POST", "/seats/1/link"),
            lambda: game.ask("POST", "/close"),
        ]
        for number, change in enumerate(changes, 2):
            assert change().status_code == 200
            wait_for(partial(watcher.has_pokes, number))
        assert watcher.rows == []
        game.ask("DELETE")
        wait_for(watcher.ended)


def test_nobody_hears_of_somebody_elses_draft(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    game.view()
    move = game.view()["desk"]["moves"][0]["text"]
    with ExitStack() as lines:
        people = (game.with_seats(0), game.with_seats(1), game.with_seats(host=True), game.with_seats())
        own, *others = (Follower(lines.enter_context(client(server.url)), person) for person in people)
        wait_for(lambda: all(follower.pokes == 1 for follower in (own, *others)))
        drafts: list[list[str]] = [[move], []]
        for number, moves in enumerate(drafts, 2):
            assert game.draft(0, moves).status_code == 200
            wait_for(partial(own.has_pokes, number))
        assert game.draft(0, [move]).status_code == 200
        game.play(move)
        wait_for(lambda: all(follower.rows == [1] for follower in (own, *others)))
        assert own.pokes <= 4  # the last draft may have been committed before it could be told
        game.ask("PATCH", "/seats/0", {"name": "Ann"})  # whatever was on its way has come before this
        wait_for(lambda: all(follower.events[-1][0] == "poke" for follower in (own, *others)))
        assert [follower.pokes for follower in others] == [2, 2, 2]


def test_a_key_that_was_replaced_hears_of_no_draft(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    game.view()
    with client(server.url) as one:
        old = Follower(one, game.with_seats(0))
        wait_for(partial(old.has_pokes, 1))
        secret = game.ask("POST", "/seats/0/link").json()["secret"]
        wait_for(partial(old.has_pokes, 2))
        key = game.with_seats().ask("POST", "/seats/0/enter", {"secret": secret}).json()["key"]
        wait_for(partial(old.has_pokes, 3))
        new = Person(http, game.game, {0: key})
        move = new.view()["desk"]["moves"][0]["text"]
        for moves in ([move], [], [move]):
            assert new.draft(0, moves).status_code == 200
        new.play(move)
        new.ask("PATCH", "/seats/0", {"name": "Ann"})
        wait_for(lambda: len(old.events) >= 5)
        assert (old.rows, old.pokes) == ([1], 4)


def test_a_stream_shows_that_it_stands(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "QUIET", 0.05)
    game = new_game(http)
    with client(server.url) as one, one.stream("GET", f"/api/games/{game.game}/live") as answer:
        found = b""
        for piece in answer.iter_raw():
            found += piece
            if found.count(b":\n\n") >= 2:
                break
    assert found.startswith(b"retry: ")


def test_a_lost_poke_only_delays(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    with client(server.url) as one:
        watcher = Follower(one, game)
        wait_for(lambda: watcher.pokes == 1)
        monkeypatch.setattr(hub.Hub, "poke", lambda *_: None)
        place(game, 2)
        wait_for(lambda: watcher.rows == [1, 2])
        monkeypatch.undo()
        game.ask("DELETE")
        wait_for(watcher.ended)


def test_who_does_not_read_holds_up_nobody(
    http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that accepts nothing is left after a while; it would come back and go on."""
    monkeypatch.setattr(stream, "SLOW", 0.3)
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    place(game, 1)
    channel = server.services.hub._channels

    async def stuck() -> None:
        async def send(message: object) -> None:
            await asyncio.sleep(0 if isinstance(message, dict) and message["type"].endswith("start") else 60)

        async def receive() -> dict[str, str]:
            await asyncio.sleep(60)
            return {"type": "http.disconnect"}

        record = await server.services.records.get(game.game)
        await stream.LiveStream(server.services.hub, record, Visitor(), 0, nullcontext())({}, receive, send)

    asyncio.run_coroutine_threadsafe(stuck(), loop_of(server)).result(WAIT)
    assert game.game not in channel


def loop_of(server: InThread) -> asyncio.AbstractEventLoop:
    found = server.services.hub._polling
    assert found is not None
    return found.get_loop()


# ---- restarts ---------------------------------------------------------------------------------------------


class Window:
    """A browser's window: when the line is lost it comes back and names the last row it saw."""

    def __init__(self, server: Process, game: str) -> None:
        self.rows: list[int] = []
        self._server = server
        self._path = f"/api/games/{game}/live?after=0"
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._over.is_set():
            last = {"Last-Event-ID": str(self.rows[-1])} if self.rows else {}
            try:
                with client(self._server.url) as http, http.stream("GET", self._path, headers=last) as answer:
                    for kind, number, _ in Stream(answer):
                        if kind == "row" and number is not None:
                            self.rows.append(number)
                        if self._over.is_set():
                            return
            except httpx.HTTPError:
                time.sleep(0.05)

    def close(self) -> None:
        self._over.set()


def test_no_row_is_missed_or_doubled_over_restarts(tmp_path: Path) -> None:
    with process(sqlite(tmp_path)) as server:
        with client(server.url) as http:
            game = new_game(http, *[{"bot": "novice"}] * 2, seed=5, pace=20)
        window = Window(server, game.game)
        wait_for(lambda: len(window.rows) > 5)
        server.kill()
        server.start()
        seen = len(window.rows)
        wait_for(lambda: len(window.rows) > seen + 5)
        with client(server.url) as http:
            game.http = http
            game.ask("POST", "/close")
            wait_for(lambda: len(window.rows) == len(game.log()))
        window.close()
        assert window.rows == list(range(1, len(window.rows) + 1))
        assert server.stop() in (0, -signal.SIGTERM)  # the open stream does not hold it up
