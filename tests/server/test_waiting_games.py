"""Which games' bots think, and in which order: people who are there first, nobody in empty rooms."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from mystica.game import Game
from mystica.notation.saves import dump_save
from mystica.server.bots import bot_workers, runner
from mystica.server.bots.bot_turn import BotJob, choose_turn
from mystica.server.live import presence
from mystica.server.processes.worker_pool import Deadlines
from mystica.server.services import Settings
from mystica.server.visits import new_games
from mystica.setups import draw
from tests.server.people import Person, load, new_game
from tests.server.running import InThread, client, in_thread, sqlite, wait_for
from tests.server.test_bots import LONG, OPENING

A_WHILE = 1.5  # seconds in which a novice would have moved many times


@contextmanager
def serving(folder: Path) -> Iterator[tuple[InThread, httpx.Client]]:
    with in_thread(Settings(sqlite(folder))) as server, client(server.url) as http:
        yield server, http


def rows(folder: Path, game: str) -> int:
    """Looked up in the file: nobody is at the game because of that."""
    with sqlite3.connect(folder / "games.db") as file:
        found: int = file.execute("SELECT count(*) FROM turns WHERE game = ?", (game,)).fetchone()[0]
    return found


def bots_alone(http: httpx.Client, level: str = "novice", **wishes: object) -> Person:
    return new_game(http, *[{"bot": level}] * 2, **{"seed": 2, **wishes})


@contextmanager
def followed(url: str, game: Person) -> Iterator[None]:
    """By a window that says nothing else."""
    with client(url) as http, http.stream("GET", f"/api/games/{game.game}/live"):
        yield


def is_quiet(server: InThread) -> bool:
    """Nobody moves by itself, and nobody waits to."""
    return not server.services.runner._steps and server.services.runner.waiting == 0


# ---- empty rooms ------------------------------------------------------------------------------------------


def test_where_nobody_looks_bots_wait_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOKING", 0.0)  # only those who follow count
    with serving(tmp_path) as (server, http):
        game = bots_alone(http, pace=20)
        time.sleep(A_WHILE)
        assert rows(tmp_path, game.game) == 0
        with followed(server.url, game):
            wait_for(lambda: rows(tmp_path, game.game) > 5)
        wait_for(lambda: not server.services.hub.is_followed(game.game))
        wait_for(partial(is_quiet, server))  # but for a row that was under way
        left = rows(tmp_path, game.game)
        time.sleep(A_WHILE)
        assert rows(tmp_path, game.game) == left
        assert is_quiet(server)
        with followed(server.url, game):
            wait_for(lambda: rows(tmp_path, game.game) > left + 2)


def test_a_look_is_enough_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LOOKING", 1.0)
    with serving(tmp_path) as (server, http):
        game = bots_alone(http, pace=100)
        wait_for(partial(game.is_past, 2))
        wait_for(lambda: not server.services.presence.is_watched(game.game) and is_quiet(server))
        left = rows(tmp_path, game.game)
        time.sleep(A_WHILE)
        assert rows(tmp_path, game.game) == left


def test_a_seat_nobody_has_come_to_is_an_empty_room_too(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, http):
        game = new_game(http, {"bot": "novice"}, {"bot": "novice"}, {}, preset="first-game")
        time.sleep(A_WHILE)
        assert rows(tmp_path, game.game) == 0
        assert game.mine_to_decide()["desk"]["seat"] in game.keys  # now somebody has


def test_bots_go_on_for_a_person_who_has_gone_to_bed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game by correspondence: whoever comes next finds it waiting for a person."""
    monkeypatch.setattr(presence, "LOOKING", 0.0)
    monkeypatch.setattr(presence, "HERE", 0.0)
    with serving(tmp_path) as (_, http):
        game = load(http, opened(), seats=[{}, {"bot": "novice"}])
        before = rows(tmp_path, game.game)
        assert game.commit(0, ["upgrade F4 to TP"], before).status_code == 200
        wait_for(lambda: rows(tmp_path, game.game) > before + 1)


def opened() -> str:
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    return dump_save(begun.setup, begun.actions)


# ---- people first -----------------------------------------------------------------------------------------


def test_many_games_of_bots_do_not_keep_a_person_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """H3: all are looked at, so that they run, with bots that take all the time they get; the person's bot is next."""
    monkeypatch.setattr(new_games, "known_bot", lambda level: level)
    monkeypatch.setattr(presence, "LOOKING", 600.0)
    with serving(tmp_path) as (server, http):
        for number in range(30):
            bots_alone(http, "tests.server.slow:Slow@10s", seed=number).view()
        wait_for(lambda: server.services.workers.state().busy == 2)
        game = load(http, opened(), seats=[{}, {"bot": "novice"}])
        game.view()
        for _ in range(3):
            view = game.mine_to_decide()
            assert game.commit(0, game.any_turn(view), view["last_row"]).status_code == 200
            game.mine_to_decide()  # it waits for half a minute; thirty slow thoughts take five
        assert server.services.runner.waiting >= 20


def test_the_person_is_picked_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order in which thoughts are begun, whatever the clock says."""
    begun: list[str] = []
    going = asyncio.Event()

    async def turn(_self: bot_workers.BotWorkers, job: BotJob) -> str:
        begun.append(job.level)
        await going.wait()
        return ""  # too late for everybody

    monkeypatch.setattr(bot_workers.BotWorkers, "turn", turn)
    monkeypatch.setattr(presence, "LOOKING", 600.0)
    with serving(tmp_path) as (_, http):
        for number in range(40):
            bots_alone(http, "expert", seed=number).view()
        wait_for(lambda: len(begun) == 2)
        game = load(http, opened(), seats=[{}, {"bot": "casual"}])
        game.commit(0, ["upgrade F4 to TP"])
        wait_for(lambda: len(begun) == 3)
        assert begun == ["expert", "expert", "casual"]


def test_games_of_bots_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever began first: a game that has moved waits until all others have. Thoughts end when the test says so, and
    everything has settled before the next one does, so that the order is that of the queue alone."""
    begun: list[str] = []
    ended = asyncio.Semaphore(0)

    async def turn(_self: bot_workers.BotWorkers, job: BotJob) -> str:
        begun.append(job.setup)
        await ended.acquire()
        return choose_turn(job)

    monkeypatch.setattr(bot_workers.BotWorkers, "turn", turn)
    monkeypatch.setattr(presence, "LOOKING", 600.0)
    with serving(tmp_path) as (server, http):
        for number in range(6):
            bots_alone(http, seed=number).view()
        wait_for(lambda: len(begun) == 2 and server.services.runner.waiting == 4)
        for count in range(3, 33):
            server.loop.call_soon_threadsafe(ended.release)
            wait_for(lambda: len(begun) == count and server.services.runner.waiting == 4)  # noqa: B023
        assert len(set(begun[:6])) == 6
        assert begun[6:] == begun[:-6]


def test_long_thoughts_do_not_keep_short_ones_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight people's bots with a minute each: one with three seconds, and a novice, go on."""
    monkeypatch.setattr(new_games, "known_bot", lambda level: level)
    with serving(tmp_path) as (server, http):
        for _ in range(8):
            game = load(http, opened(), seats=[{}, {"bot": LONG}])
            game.commit(0, ["upgrade F4 to TP"])
        for level in ("tests.server.slow:Slow@3s", "novice"):
            game = load(http, opened(), seats=[{}, {"bot": level}])
            last_row = game.commit(0, ["upgrade F4 to TP"]).json()["last_row"]
            wait_for(partial(game.is_past, last_row), 25)
        assert server.services.runner.waiting == 7


# ---- after a restart --------------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games count as left behind at once, and are looked for all the time."""
    for name in ("LEFT", "SEARCH", "SWEEP"):
        monkeypatch.setattr(runner, name, 0.1)


@pytest.mark.usefixtures("impatient")
def test_after_a_restart_only_games_somebody_waits_for_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as (_, http), monkeypatch.context() as asleep:
        asleep.setattr(runner.Runner, "_take_in", lambda *_: None)
        alone = [bots_alone(http, seed=number) for number in range(20)]
        for game in alone:
            game.view()
        played = load(http, opened(), seats=[{}, {"bot": "novice"}])
        before = rows(tmp_path, played.game)
        played.commit(0, ["upgrade F4 to TP"])
    with serving(tmp_path) as (server, http):
        wait_for(lambda: rows(tmp_path, played.game) > before + 1)
        time.sleep(A_WHILE)
        assert list(server.services.records._kept) == [played.game]  # the others were not even read
        assert [rows(tmp_path, game.game) for game in alone] == [0] * 20
        again = Person(http, alone[3].game, {})
        wait_for(lambda: again.view()["last_row"] > 3)
        assert not any(rows(tmp_path, game.game) for game in alone if game.game != again.game)


@pytest.mark.usefixtures("impatient")
def test_games_of_people_who_are_away_are_taken_up_in_small_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "_PIECE", 3)
    with serving(tmp_path) as (_, http), monkeypatch.context() as asleep:
        asleep.setattr(runner.Runner, "_take_in", lambda *_: None)
        games = [load(http, opened(), seats=[{}, {"bot": "novice"}]) for _ in range(10)]
        before = rows(tmp_path, games[0].game)
        for game in games:
            game.commit(0, ["upgrade F4 to TP"])
    most = 0
    with serving(tmp_path) as (server, _):

        def all_moved() -> bool:
            nonlocal most
            most = max(most, server.services.runner.waiting)
            return all(rows(tmp_path, game.game) > before + 1 for game in games)

        wait_for(all_moved)
    assert most <= 3 + server.services.workers.count  # those that have just moved wait again


@pytest.mark.usefixtures("impatient")
def test_a_damaged_game_does_not_keep_others_from_being_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "_PIECE", 1)
    with serving(tmp_path) as (_, http), monkeypatch.context() as asleep:
        asleep.setattr(runner.Runner, "_take_in", lambda *_: None)
        games = [load(http, opened(), seats=[{}, {"bot": "novice"}]) for _ in range(3)]
        before = rows(tmp_path, games[0].game)
        for game in games:
            game.commit(0, ["upgrade F4 to TP"])
    with sqlite3.connect(tmp_path / "games.db") as file:
        file.execute("UPDATE turns SET hash = 'x' WHERE game = ? AND ply = 2", (games[2].game,))
    with serving(tmp_path):
        wait_for(lambda: all(rows(tmp_path, game.game) > before + 1 for game in games[:2]))


# ---- faults -----------------------------------------------------------------------------------------------


def test_stopped_processes_are_replaced_and_the_bot_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """L5, with a short deadline."""
    monkeypatch.setattr(Deadlines, "__init__", partialmethod_of(Deadlines(silence=1.0, look=0.05)))
    with serving(tmp_path) as (server, http):
        game = bots_alone(http, pace=20)
        wait_for(partial(game.is_past, 3))
        for pid in server.services.workers.pids:
            os.kill(pid, signal.SIGSTOP)
        last_row = game.view()["last_row"]
        wait_for(partial(game.is_past, last_row + 3))
        assert server.services.workers.state().replaced >= 1


def partialmethod_of(wished: Deadlines) -> Callable[[Deadlines], None]:
    """Makes all deadlines those that are wished for."""

    def init(self: Deadlines) -> None:
        for name in Deadlines.__slots__:
            object.__setattr__(self, name, getattr(wished, name))

    return init


@pytest.mark.parametrize("jump", [-7200.0, 86400.0])
def test_bots_go_on_when_the_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    real = time.time
    with serving(tmp_path) as (server, http):
        game = bots_alone(http, pace=20)
        wait_for(partial(game.is_past, 3))
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        wait_for(partial(game.is_past, game.view()["last_row"] + 3))
        with monkeypatch.context() as asleep:  # and one that is left behind is taken up
            asleep.setattr(runner.Runner, "_take_in", lambda *_: None)
            other = load(http, opened(), seats=[{}, {"bot": "novice"}])
            last_row = other.commit(0, ["upgrade F4 to TP"]).json()["last_row"]
        monkeypatch.setattr(time, "time", real)
        wait_for(lambda: rows(tmp_path, other.game) > last_row)
        assert server.services.workers.state().replaced == 0
