"""Bots and people's rules move by themselves, in processes of their own, and without blocking anybody."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from functools import partial

import httpx
import pytest

from mystica.bots import PLAYERS, Player
from mystica.bots.novice import Novice
from mystica.bots.protocol import Budget
from mystica.engine.core.state import State
from mystica.game import Game
from mystica.game.turns import is_open
from mystica.notation.saves import dump_save, dump_setup
from mystica.server.bots import bot_turn, bot_workers, runner
from mystica.server.bots.bot_turn import BotJob, choose_turn
from mystica.server.play.turns import rows_of
from mystica.server.visits import new_games
from mystica.setups import draw
from tests.server.people import Person, load, new_game
from tests.server.running import InThread, wait_for


def test_a_game_of_bots_alone_runs_to_its_end(http: httpx.Client) -> None:
    game = new_game(http, {"bot": "novice"}, {"bot": "random"}, {"bot": "busy"}, seed=2)
    watcher = Person(http, game.game, {})
    assert game.keys == {}
    wait_for(lambda: watcher.view()["status"] == "over", 60)
    view, log = watcher.view(), watcher.log()
    assert view["thinking"] is None
    fresh = Game(draw(3, 2), [entry["text"] for entry in log])
    assert fresh.is_over
    assert list(fresh.winners) == view["table"]["winners"]
    assert not any(entry["automatic"] for entry in log)


def test_a_bot_is_seen_thinking_and_blocks_nobody(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_games, "known_bot", lambda level: level)
    slow = new_game(http, {"bot": LONG}, {"bot": LONG}, preset="first-game")
    view = slow.view()
    assert view["thinking"] == view["table"]["decider"]
    other = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    other.play(other.view()["desk"]["moves"][0]["text"])
    assert slow.view()["last_row"] == 0
    slow.ask("POST", "/close")
    assert slow.view()["thinking"] is None


@pytest.mark.parametrize("level", PLAYERS)
def test_a_worker_thinks_whole_turns(level: str) -> None:
    """In this process: what it answers can be played, is a whole turn, and is the same when asked again."""
    setup = draw(3, 9)
    game = Game(setup)
    searches = level not in ("random", "busy", "novice")
    if searches:
        level += "@2n"  # with a number of steps: time would make the answers differ
    for _ in range(8 if searches else 60):
        seat = game.decider
        if seat is None:
            break
        job = BotJob(dump_setup(setup), tuple(game.actions), level)
        text = choose_turn(job)
        assert choose_turn(job) == text
        move = game.play(text)
        assert move.seat == seat
        assert not is_open(game.state, seat, move.atoms)
    texts = [turn.text for turn in rows_of(setup, game.actions)]
    assert Game(setup, texts).hash == game.hash


def test_a_worker_that_dies_is_replaced(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"bot": "novice"}, {"bot": "novice"}, seed=2, pace=30)
    watcher = Person(http, game.game, {})
    wait_for(lambda: watcher.view()["last_row"] >= 3)
    for _ in range(2):
        for worker in server.services.workers.pids:
            os.kill(worker, signal.SIGKILL)
        wait_for(partial(watcher.is_past, watcher.view()["last_row"] + 2))
    game.ask("POST", "/close")


def test_a_game_left_behind_is_taken_up(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the process that had written the last row died right after it."""
    monkeypatch.setattr(runner, "LEFT", 0.1)
    with monkeypatch.context() as asleep:
        asleep.setattr(runner.Runner, "wake", lambda *_: None)
        game = new_game(http, {"bot": "novice"}, {}, seed=2)
        time.sleep(0.2)
    watcher = Person(http, game.game, {})
    wait_for(lambda: len(watcher.log()) > 0)


def test_workers_that_never_began_end_quietly() -> None:
    bot_workers.BotWorkers(1).stop()


# ---- bots with much time ----------------------------------------------------------------------------------

OPENING = ("build F4", "build F3", "build H1", "build C3", "build B1", "pass BON1", "pass BON4")
LONG = "tests.server.slow:Slow@600s"  # an expert may be sure of its choice much sooner
SOON = 20.0  # seconds: far from what such a bot takes


def test_a_worker_is_free_soon_after_a_thought_nobody_needs() -> None:
    position = dump_setup(draw(2, 7, factions=("witches", "nomads")))

    async def think_twice() -> None:
        alone = bot_workers.BotWorkers(1)
        try:
            await alone.turn(BotJob(position, (), "novice"))  # now its process runs
            long = asyncio.ensure_future(alone.turn(BotJob(position, (), LONG)))
            await asyncio.sleep(0.5)
            assert not long.done()
            long.cancel()
            await asyncio.wait_for(alone.turn(BotJob(position, (), "novice")), SOON)
        finally:
            alone.stop()

    asyncio.run(think_twice())


def test_offers_of_power_are_answered_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float | None] = []

    class Asked:
        def choose(self, state: State, budget: Budget) -> list[int]:
            asked.append(budget.seconds)
            return Novice().choose(state)

    monkeypatch.setattr(bot_turn, "player", lambda level: Player(level, Asked(), Budget(seconds=60)))
    game = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    choose_turn(BotJob(dump_setup(game.setup), tuple(game.actions), LONG))
    game.play("upgrade F4 to TP")
    assert game.decision == "leech"
    choose_turn(BotJob(dump_setup(game.setup), tuple(game.actions), LONG))
    assert asked[0] == 60 and asked[-1] == 15


@pytest.fixture
def pondered(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """A person has moved, and a bot with much time thinks."""
    monkeypatch.setattr(new_games, "known_bot", lambda level: level)
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    game = load(http, dump_save(begun.setup, begun.actions), seats=[{}, {"bot": LONG}])
    game.commit(0, ["upgrade F4 to TP"])
    assert game.view()["thinking"] == 1
    time.sleep(0.5)
    assert game.view()["thinking"] == 1
    yield game
    game.ask("POST", "/close")


def test_a_step_back_while_a_bot_thinks(pondered: Person) -> None:
    free = pondered.view()["free_take_back"]
    assert pondered.back(0, free).json()["desk"]["seat"] == 0
    pondered.ask("PATCH", "/seats/1", {"bot": "novice"})
    base = pondered.view()["last_row"]
    pondered.commit(0, ["upgrade F4 to TP"])
    wait_for(partial(pondered.is_past, base + 1), SOON)  # nobody waits for the end of the old thought
    assert pondered.log()[-1]["text"]


def test_a_seat_is_handed_over_while_its_bot_thinks(pondered: Person) -> None:
    base = pondered.view()["last_row"]
    pondered.ask("PATCH", "/seats/1", {"name": "Sage"})  # this does not disturb it
    assert pondered.view()["thinking"] == 1
    pondered.ask("PATCH", "/seats/1", {"bot": "novice"})
    wait_for(partial(pondered.is_past, base), SOON)


@pytest.mark.parametrize(("method", "path"), [("POST", "/close"), ("DELETE", "")])
def test_a_game_ends_while_a_bot_thinks(pondered: Person, server: InThread, method: str, path: str) -> None:
    pondered.ask(method, path)
    wait_for(lambda: pondered.game not in server.services.runner._steps, SOON)


def test_another_bot_with_much_time_leaves_a_process_to_the_others(pondered: Person, http: httpx.Client) -> None:
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    waits = load(http, dump_save(begun.setup, begun.actions), seats=[{"bot": LONG}, {}])
    quick = new_game(http, {"bot": "novice"}, {"bot": "novice"}, seed=2)
    wait_for(partial(quick.is_past, 3), SOON)
    assert waits.view()["thinking"] == 0 and pondered.view()["thinking"] == 1
    for game in (waits, quick):
        game.ask("POST", "/close")


# ---- people's rules ---------------------------------------------------------------------------------------


@pytest.fixture
def offered(http: httpx.Client) -> Iterator[Person]:
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    yield load(http, dump_save(begun.setup, begun.actions))


def test_free_power_is_taken_and_the_turn_ended(offered: Person) -> None:
    base = offered.view()["last_row"]
    assert offered.commit(0, ["upgrade F4 to TP"]).json()["desk"] is None  # nobody is asked
    wait_for(lambda: offered.view()["last_row"] == base + 3)
    rows = offered.log(base + 1)
    assert [(row["seat"], row["text"], row["automatic"]) for row in rows] == [
        (1, "leech 1 from witches", True),
        (0, "done", True),
    ]
    assert offered.view()["table"]["decider"] == 1


def test_whoever_goes_back_decides_anew(offered: Person) -> None:
    base = offered.view()["last_row"]
    offered.commit(0, ["upgrade F4 to TP"])
    wait_for(lambda: offered.view()["last_row"] == base + 3)
    assert offered.with_seats(0).view()["free_take_back"] == base
    back = offered.with_seats(1).back(1, base + 1).json()
    assert back["desk"]["decision"] == "leech"
    time.sleep(0.2)
    assert offered.view()["last_row"] == base + 4
    offered.with_seats(1).play("decline")
    wait_for(lambda: offered.view()["table"]["decision"] == "turn")
    assert offered.log()[-1]["automatic"]


def test_rules_that_ask(offered: Person) -> None:
    offered.ask("PATCH", "/seats/1", {"automatic": {"take": -1}})
    offered.ask("PATCH", "/seats/0", {"automatic": {"end_turn": False}})
    base = offered.view()["last_row"]
    assert offered.commit(0, ["upgrade F4 to TP"]).json()["desk"]["decision"] == "leech"
    time.sleep(0.2)
    assert offered.play("leech")["desk"]["decision"] == "after"
    time.sleep(0.2)
    assert offered.view()["last_row"] == base + 2
    offered.ask("PATCH", "/seats/0", {"automatic": {"end_turn": True}})  # the new rule goes for what is open, too
    wait_for(lambda: offered.view()["table"]["decider"] == 1)
