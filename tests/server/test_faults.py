"""What may happen to a server that is played on: no room, a locked file, a database that goes and comes, a clock that
jumps. Whoever moves gets a sentence and may try again; nothing accepted is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from mystica.server import health
from mystica.server.bots.bot_workers import BotWorkers
from mystica.server.http.error_answers import AGAIN
from mystica.server.services import Settings
from mystica.server.storage import sqlite_database
from tests.server import postgresql
from tests.server.people import Person, new_game
from tests.server.running import WAIT, InThread, Process, client, in_thread, process, sqlite, wait_for


def begin(http: httpx.Client, moves: int = 2) -> Person:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    for _ in range(moves):
        place(game)
    return game


def place(game: Person) -> None:
    game.play(game.view()["desk"]["moves"][0]["text"])


def attempt(game: Person) -> httpx.Response:
    view = game.view()
    return game.commit(view["desk"]["seat"], [view["desk"]["moves"][0]["text"]], view["last_row"])


def is_outage(answer: httpx.Response, key: str) -> bool:
    assert (answer.status_code, answer.json()["problem"]) == (503, key), answer.text
    return answer.headers["retry-after"] == str(AGAIN) and len(answer.json()["detail"]) > 30


# ---- no room ------------------------------------------------------------------------------------------------


@contextmanager
def no_room(server: InThread) -> Iterator[None]:
    """The file may not grow any more."""

    def limit(pages: int) -> None:
        async def set_limit() -> None:
            database = server.services.storage._database
            await database.run(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar(), writes=True)

        asyncio.run_coroutine_threadsafe(set_limit(), server.loop).result(10)

    limit(1)  # what there is stays, and nothing is added
    try:
        yield
    finally:
        limit(2**30)


def test_a_full_file_is_told_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = begin(http)
        with no_room(server):
            answers: list[httpx.Response] = []
            while not answers or answers[-1].status_code == 200:  # until the last page is full
                answers.append(new_game_answer(http))
                assert len(answers) < 200
            assert is_outage(answers[-1], "disk-full")
            assert game.view()["last_row"] == 2 and game.log()
        rows = len(game.log())
        place(game)
        assert game.view()["last_row"] == rows + 1
        assert http.get("/healthz").json()["status"] == "ready"
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        made = database.execute("SELECT count(*) FROM games").fetchone()[0]
    assert made == len(answers)  # the first one, and all that were answered with 200


def new_game_answer(http: httpx.Client) -> httpx.Response:
    made = http.post("/api/games", json={"seats": [{}, {}]})
    return httpx.Response(200, json=made.json()) if made.status_code == 201 else made


LIMITED = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # to be told, not killed
from mystica.cli import main
sys.argv = ["mystica", *sys.argv[1:]]
main()
"""


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process can be set on Linux only")
def test_a_disk_that_takes_no_more_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a full disk does it: the system refuses to write, in the middle of a commit."""
    script = tmp_path / "limited.py"
    script.write_text(LIMITED)
    usual = Process.start

    class Limited(Process):
        def start(self) -> None:
            if "-m" in self._command:
                at = self._command.index("-m")
                self._command[at : at + 2] = [str(script)]
            usual(self)

    server = Limited(sqlite(tmp_path))
    try:
        with client(server.url) as http:
            game = begin(http)
            assert server.running is not None
            pid = server.running.pid
            size = (tmp_path / "games.db-wal").stat().st_size
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            refused = attempt(game)
            assert refused.status_code == 503 and refused.json()["problem"] in ("disk-full", "database-away")
            assert http.get("/healthz").status_code == 503
            assert game.view()["last_row"] == 2
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            place(game)
            assert [entry["row"] for entry in game.log()] == [1, 2, 3]
            wait_for(lambda: http.get("/healthz").status_code == 200)
    finally:
        server.kill()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM turns").fetchone() == (3,)


def test_little_room_is_told_beforehand(server: InThread, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert http.get("/healthz").json()["troubles"] == []
    monkeypatch.setattr(health, "LEAST_SPACE", 2**62)
    monkeypatch.setattr(health, "HOLDS", 0.0)
    found = http.get("/healthz")
    assert (found.status_code, found.json()["status"], found.json()["troubles"]) == (503, "trouble", ["disk-low"])


def test_processes_that_do_not_stir_are_told(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = BotWorkers.state
    monkeypatch.setattr(health, "HOLDS", 0.0)
    monkeypatch.setattr(BotWorkers, "state", lambda workers: replace(usual(workers), silent=1))
    found = http.get("/healthz")
    assert (found.status_code, found.json()["troubles"]) == (503, ["bots-silent"])


# ---- a locked file --------------------------------------------------------------------------------------------


def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who moves is told; who looks is not held up, neither at games in memory nor at others."""
    monkeypatch.setattr(sqlite_database, "_PRAGMAS", ("PRAGMA busy_timeout = 8000", *sqlite_database._PRAGMAS[1:]))
    monkeypatch.setattr(health, "HOLDS", 0.0)
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http, client(server.url) as looking:
        game, other = begin(http), begin(http)
        server.services.records._drop(other.game)
        answers: list[httpx.Response] = []
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as locked:
            locked.execute("BEGIN EXCLUSIVE")
            moving = threading.Thread(target=lambda: answers.append(attempt(game)))
            moving.start()
            time.sleep(0.3)
            for one in (game, other):
                assert Person(looking, one.game, one.keys).view()["last_row"] == 2
            assert not answers  # whoever moves waits longer
            moving.join(WAIT)
            server.services.storage._database.written = float("-inf")
            assert looking.get("/healthz").json()["troubles"] == ["database-busy"]
            locked.execute("ROLLBACK")
        assert is_outage(answers[0], "database-busy")
        place(game)
        assert len(game.log()) == 3
        assert looking.get("/healthz").status_code == 200


# ---- PostgreSQL goes and comes --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql.running() as url:
        yield url


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgresql_restarts_under_load(postgres: str, how: str, caplog: pytest.LogCaptureFixture) -> None:
    """What was accepted is there, once; meanwhile everybody is told to try again; the log stays short."""
    with in_thread(Settings(postgres)) as server:
        accepted: dict[str, list[int]] = {}  # by game
        turns = [0] * 4  # by player
        told: list[int] = []
        over = threading.Event()

        def play(number: int) -> None:
            with client(server.url) as http:
                while not over.is_set():
                    try:
                        game = new_game(http, {}, {}, seed=number)
                    except AssertionError:  # not now
                        time.sleep(0.02)
                        continue
                    play_through(number, game)

        def play_through(number: int, game: Person) -> None:
            kept = accepted.setdefault(game.game, [])
            while not over.is_set():
                seen = game.ask("GET")
                told.append(seen.status_code)
                if seen.status_code != 200:
                    time.sleep(0.02)
                    continue
                view = seen.json()
                desk = view["desk"]
                if desk is None:
                    return
                ends = ["done"] if desk["decision"] == "turn" else []
                done = game.commit(desk["seat"], [desk["moves"][0]["text"], *ends], view["last_row"])
                told.append(done.status_code)
                if done.status_code == 200:
                    kept.append(view["last_row"] + 1)
                    turns[number] += 1

        crowd = [threading.Thread(target=play, args=(number,)) for number in range(len(turns))]
        with caplog.at_level(logging.WARNING):
            for player in crowd:
                player.start()
            wait_for(lambda: min(turns) > 2, 120)
            postgresql.restart(postgres, how, away=2.0)
            back = list(turns)
            wait_for(lambda: all(now > then + 2 for now, then in zip(turns, back, strict=True)), 120)
            over.set()
            for player in crowd:
                player.join(30)
        assert set(told) <= {200, 409, 503} and 503 in told
        with client(server.url) as http:
            for game, kept in accepted.items():
                log = http.get(f"/api/games/{game}/log").json()
                assert [entry["row"] for entry in log] == list(range(1, len(log) + 1))
                assert len(set(kept)) == len(kept) and set(kept) <= {entry["row"] for entry in log}
    said = [record for record in caplog.records if record.name.startswith(("mystica", "sqlalchemy", "uvicorn"))]
    assert len(said) < 40, [record.getMessage()[:80] for record in said]
    assert not any(record.exc_info for record in said)


# ---- clocks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-3600.0, 86_400.0])
def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    """Bots go on, turns are taken, all is well: only the times in the log jump."""
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = new_game(http, {}, {"bot": "random"}, seed=3, pace=50)
        usual = time.time
        for number in range(6):
            view = game.mine_to_decide()
            if number == 3:
                monkeypatch.setattr(time, "time", lambda: usual() + jump)
            done = game.commit(view["desk"]["seat"], game.any_turn(view), view["last_row"])
            assert done.status_code == 200, done.text
        assert http.get("/healthz").json()["status"] == "ready"
        log = game.log()
    assert [entry["row"] for entry in log] == list(range(1, len(log) + 1))
    assert abs(log[-1]["at"] - log[0]["at"]) > 3000
    monkeypatch.undo()
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:  # and back, with a restart
        again = Person(http, game.game, game.keys, game.host)
        view = again.mine_to_decide()
        assert again.commit(view["desk"]["seat"], again.any_turn(view), view["last_row"]).status_code == 200


# ---- one server for each file -----------------------------------------------------------------------------------


def second(database: str, *args: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "mystica", *args, "--db", database, "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


@pytest.mark.parametrize("how", [("serve",), ("play", "--no-open")])
def test_a_second_server_is_told_where_the_first_is(tmp_path: Path, how: tuple[str, ...]) -> None:
    with process(sqlite(tmp_path)) as first:
        assert first.running is not None
        code, said = second(sqlite(tmp_path), *how)
        assert code == 2 and len(said.splitlines()) == 1
        assert f"process {first.running.pid}" in said and first.url in said and "--db" in said
        first.kill()  # the lock goes with it
        first.start()
        assert (tmp_path / "games.db.lock").stat().st_mode & 0o077 == 0
        first.stop()
        assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    with process(sqlite(tmp_path)):
        (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
        code, said = second(f"sqlite:///{tmp_path / 'link.db'}", "serve")
        assert code == 2 and "another Mystica serves" in said


def test_an_unexpected_end_is_told_apart(tmp_path: Path) -> None:
    """A lock that a killed server left behind is nobody's."""
    (tmp_path / "games.db.lock").write_text("not even JSON")
    with process(sqlite(tmp_path)) as server, client(server.url) as http:
        assert http.get("/healthz").status_code == 200
