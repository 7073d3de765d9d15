"""Many writers at once, on SQLite and on a real PostgreSQL: one wins, nothing is lost, and everybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from threading import Barrier

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from mystica.notation.saves import dump_setup
from mystica.server.bots.bot_turn import BotJob
from mystica.server.bots.bot_workers import BotWorkers
from mystica.server.live import hub
from mystica.server.services import Settings
from mystica.server.storage.change_notices import CHANNEL
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import new_key
from mystica.server.storage.rows import Conflict, GameRow, SeatRow, Standing, TakeBackRow, TurnRow
from mystica.setups import introductory
from tests.server import postgresql
from tests.server.people import Person, new_game
from tests.server.running import client, in_thread, process, sqlite, wait_for
from tests.server.test_live import Follower
from tests.server.test_who_is_here import follow

WRITERS = 20


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path_factory.mktemp("races"))
    found: str = request.getfixturevalue("postgres")
    return found


def test_writers_of_one_row(database: str) -> None:
    """Through the API: whoever is not first gets 409 and the new state."""
    with in_thread(Settings(database)) as server, client(server.url) as http:
        game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
        for _ in range(3):
            base = game.view()["last_row"]
            answers = race(server.url, game)
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * (WRITERS - 1)
            winner = next(answer for answer in answers if answer.status_code == 200).json()
            for answer in answers:
                if answer.status_code == 409:
                    assert answer.json()["view"]["table"]["hash"] == winner["table"]["hash"]
            assert len(game.log()) == base + 1


def race(url: str, game: Person) -> list[httpx.Response]:
    """Everybody commits another turn on top of the same row, at the same moment."""
    view = game.view()
    moves = [choice["text"] for choice in view["desk"]["moves"]]
    together = Barrier(WRITERS)

    def write(number: int) -> httpx.Response:
        with client(url) as own:
            together.wait()
            writer = Person(own, game.game, game.keys)
            return writer.commit(view["desk"]["seat"], [moves[number % len(moves)]], view["last_row"])

    with ThreadPoolExecutor(WRITERS) as pool:
        return list(pool.map(write, range(WRITERS)))


# ---- the storage alone ------------------------------------------------------------------------------------


def turn(number: int, text: str) -> TurnRow:
    return TurnRow(number, "turn", 0, text, None, False, "0" * 16, time.time())


async def begun(storage: Storage) -> str:
    game = new_key()
    now = time.time()
    row = GameRow(game, now, "", "standard", dump_setup(introductory(2)), 0, "", "open", "person", 0, now)
    await storage.create(row, [SeatRow(seat, "", "", False, "{}") for seat in (0, 1)], [], [])
    return game


def test_writers_that_know_nothing_of_each_other(database: str) -> None:
    """As many connections as writers, as from several processes."""

    async def race() -> None:
        several = [Storage(database) for _ in range(4)]
        for storage in several:
            await storage.open()
        game = await begun(several[0])
        after = Standing("open", "person")
        for number in range(1, 6):
            done = await asyncio.gather(
                *(several[k % 4].append(game, turn(number, f"{k}"), after) for k in range(WRITERS)),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in done) == ["Conflict"] * (WRITERS - 1) + ["WriteStamp"]
        found = await several[3].read(game, 0)
        assert found is not None
        assert [row.number for row in found.turns] == [1, 2, 3, 4, 5]
        assert found.game.changes == 5
        for storage in several:
            await storage.close()

    asyncio.run(race())


def test_everybody_agrees_at_once(database: str) -> None:
    """No agreement is lost, and the step back is made once."""

    async def race() -> None:
        several = [Storage(database) for _ in range(4)]
        for storage in several:
            await storage.open()
        for _ in range(5):
            game = await begun(several[0])
            after = Standing("open", "person")
            await several[0].append(game, turn(1, "x"), after)
            wish = TakeBackRow(0, 0, 1, frozenset())
            await several[0].put_take_back(game, wish)
            back = TurnRow(2, "back", 0, "", 0, False, "0" * 16, time.time())
            done = await asyncio.gather(
                *(several[seat].agree(game, wish, [seat], [1, 2, 3], back, after) for seat in (1, 2, 3)),
                return_exceptions=True,
            )
            assert done == [None] * 3
            found = await several[0].read(game, 0)
            assert found is not None
            assert ([row.kind for row in found.turns], found.take_back) == (["turn", "back"], None)
        for storage in several:
            await storage.close()

    asyncio.run(race())


def test_a_draft_that_comes_too_late(database: str) -> None:
    """It was based on a row that another process has gone beyond."""

    async def race() -> None:
        storage = Storage(database)
        await storage.open()
        game = await begun(storage)
        await storage.put_draft(game, 0, 0, ["x"])
        await storage.append(game, turn(1, "x"), Standing("open", "person"))
        with pytest.raises(Conflict):
            await storage.put_draft(game, 0, 0, ["x"])
        with pytest.raises(Conflict):
            await storage.put_take_back(game, TakeBackRow(0, 0, 0, frozenset()))
        found = await storage.read(game, 0)
        assert found is not None
        assert (found.drafts, found.take_back, found.game.changes) == ({}, None, 2)
        await storage.close()

    asyncio.run(race())


def test_an_answer_goes_for_the_wish_that_was_seen(database: str) -> None:
    async def race() -> None:
        storage = Storage(database)
        await storage.open()
        game = await begun(storage)
        after = Standing("open", "person")
        for number in (1, 2):
            await storage.append(game, turn(number, "x"), after)
        first, second = TakeBackRow(0, 1, 2, frozenset()), TakeBackRow(1, 0, 2, frozenset())
        await storage.put_take_back(game, first)
        await storage.put_take_back(game, second)
        back = TurnRow(3, "back", 0, "", 1, False, "0" * 16, time.time())
        with pytest.raises(Conflict):
            await storage.agree(game, first, [1], [1], back, after)
        with pytest.raises(Conflict):
            await storage.drop_take_back(game, first)
        found = await storage.read(game, 0)
        assert found is not None
        assert (found.take_back, len(found.turns)) == (second, 2)
        await storage.close()

    asyncio.run(race())


@contextmanager
def two_servers(url: str) -> Iterator[tuple[httpx.Client, httpx.Client, httpx.Client]]:
    """A connection to one server and two to another on the same database."""
    with (
        in_thread(Settings(url)) as one,
        in_thread(Settings(url)) as two,
        client(one.url) as here,
        client(two.url) as there,
        client(two.url) as watching,
    ):
        yield here, there, watching


def test_two_servers_on_one_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    """As when somebody starts the game twice: nothing is lost or doubled, and whoever follows hears of it."""
    url = sqlite(tmp_path_factory.mktemp("two"))
    with two_servers(url) as (here, there, watching):
        game = new_game(here, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
        other = Person(there, game.game, game.keys, game.host)
        before = other.view()
        watcher = Follower(watching, game)
        place(game, 1)
        stale = other.commit(before["desk"]["seat"], [before["desk"]["moves"][0]["text"]], before["last_row"])
        assert (stale.status_code, stale.json()["view"]["last_row"]) == (409, 1)
        place(game, 1)
        wait_for(lambda: watcher.rows == [1, 2])
        assert other.view() == game.view()
        place(other, 1)
        other.ask("DELETE")
        wait_for(watcher.ended)


def test_the_bots_of_two_servers_do_not_think_in_step(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes second leaves the game to the first."""
    jobs: list[BotJob] = []
    usual = BotWorkers.turn

    async def counted(self: BotWorkers, job: BotJob) -> str:
        jobs.append(job)
        return await usual(self, job)

    monkeypatch.setattr(BotWorkers, "turn", counted)
    with two_servers(sqlite(tmp_path_factory.mktemp("step"))) as (here, there, _):
        game = new_game(here, {"bot": "random"}, {"bot": "random"}, seed=7, pace=20)
        elsewhere = Person(there, game.game, game.keys, game.host)
        wait_for(lambda: elsewhere.view()["last_row"] >= 0 and game.is_past(20))
        game.ask("POST", "/close")
        rows = len(game.log())
    assert rows <= len(jobs) <= rows + 5


# ---- several processes on one PostgreSQL ----------------------------------------------------------------------


def place(game: Person, count: int) -> None:
    for _ in range(count):
        game.play(game.view()["desk"]["moves"][0]["text"])


def test_a_watcher_of_another_server_follows(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By notifications alone, and after their connection was lost."""
    monkeypatch.setattr(hub, "POLL", 3600.0)
    seats = {"faction": "witches"}, {"faction": "nomads"}
    with two_servers(postgres) as (here, there, watching):
        game = new_game(here, *seats, seed=7)
        watcher = Follower(watching, game)
        wait_for(lambda: watcher.pokes == 1)
        place(game, 2)
        wait_for(lambda: watcher.rows == [1, 2])
        assert asyncio.run(cut_off(postgres)) >= 2
        place(game, 2)
        wait_for(lambda: watcher.rows == [1, 2, 3, 4])
        elsewhere = Person(there, game.game, game.keys, game.host)
        place(elsewhere, 1)
        assert elsewhere.view() == game.view()
        elsewhere.ask("DELETE")
        wait_for(watcher.ended)
        assert game.ask("GET").status_code == 404


def test_who_is_here_at_another_server(postgres: str) -> None:
    """Each tells the other, so that nobody seems to be away who has come to the other one."""
    with two_servers(postgres) as (here, there, _), ExitStack() as windows:
        game = new_game(here, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
        watcher, _ = follow(windows, str(here.base_url), game.with_seats())
        assert watcher() == []
        _, close = follow(windows, str(there.base_url), game.with_seats(1))
        assert watcher() == [1]
        follow(windows, str(here.base_url), game.with_seats(0))
        assert watcher() == [0, 1]
        close()
        assert watcher() == [0]


async def cut_off(url: str) -> int:
    """End the connections that listen; how many there were."""
    connection = await asyncpg.connect(url)
    found = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE $1", f"%LISTEN%{CHANNEL}%"
    )
    await connection.close()
    return len(found)


def test_several_processes_serve_together(postgres: str) -> None:
    with process(postgres, "--workers", "2") as server:
        with client(server.url) as http, client(server.url) as watching:
            wait_for(lambda: answers(http))
            game = new_game(http, {"bot": "novice"}, {}, preset="first-game")
            watcher = Follower(watching, game)
            for _ in range(6):
                view = game.mine_to_decide()
                with client(server.url) as own:  # each connection may come to another process
                    person = Person(own, game.game, game.keys)
                    turns = person.any_turn(view)
                    assert person.commit(view["desk"]["seat"], turns, view["last_row"]).status_code == 200
            log = game.log()
            wait_for(lambda: len(watcher.rows) >= len(log))
            assert watcher.rows == list(range(1, len(watcher.rows) + 1))
            game.ask("DELETE")
            wait_for(watcher.ended)
        assert server.stop() in (0, -15)


def answers(http: httpx.Client) -> bool:
    try:
        return http.get("/healthz").status_code == 200
    except httpx.HTTPError:
        return False
