"""What people bring along is read beside the event loop, and what is far too much not at all."""

from __future__ import annotations

import asyncio
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from mystica.engine import COMPILED
from mystica.i18n import LOCALES
from mystica.i18n.catalogue import say
from mystica.notation.ledgers.text import read_ledger
from mystica.server.http import catalogue, guard, routes_games
from mystica.server.problems import Refused
from mystica.server.processes import reading_thread
from mystica.server.processes.reading_thread import ReadingThread
from mystica.server.visits import new_games
from tests.server.people import new_game
from tests.server.running import InThread, client

TWO: list[dict[str, str]] = [{}, {}]
JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ("a." * 7990 + "b=1", "toml-key"),
        ("a." * 1000 + "b=1", "toml-key"),
        ("a=" + "[" * 9000, "toml-deep"),
    ],
)
def test_bombs_in_facts_are_refused_unread(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, facts: str, key: str
) -> None:
    def read(text: str) -> Any:
        raise AssertionError("it was read")

    say("en", "word-coins", {})  # the words for the refusal come from data that are read at their first use
    monkeypatch.setattr(tomllib, "loads", read)
    refused = http.post("/api/games", json={"seats": TWO, "facts_text": facts})
    assert (refused.status_code, refused.json()["problem"]) == (422, "setup")
    said = refused.json()["said"]
    assert [one["key"] for one in said] == [key]
    for locale in LOCALES:
        assert not say(locale, f"complaint-{key}", said[0]["args"]).startswith("complaint-")


def test_facts_that_are_too_long(http: httpx.Client) -> None:
    assert http.post("/api/games", json={"seats": TWO, "facts_text": "a." * 9990 + "b=1"}).status_code == 422


@pytest.mark.parametrize("number", ["9" * 20, "-" + "9" * 20, "9" * 4000, "0x" + "f" * 9000])
def test_numbers_that_nothing_can_be_counted_in(http: httpx.Client, number: str) -> None:
    facts = f"[shipyards.witches]\ncoins = {number}\n"
    refused = http.post("/api/games", json={"seats": TWO, "preset": "everything", "facts_text": facts})
    assert (refused.status_code, refused.json()["problem"]) == (422, "setup")
    assert len(refused.text) < 2000


def test_bombs_in_ledgers(http: httpx.Client) -> None:
    """The values of facts in a ledger are JSON."""
    text = "## fact shipyards.witches.coins=" + "[" * 100_000 + "\nsetup witches\n"
    refused = http.post("/api/games/load", json={"text": text})
    assert (refused.status_code, refused.json()["problem"]) == (422, "file")
    assert len(refused.text) < 2000


def test_rows_are_put_in_order_as_ever() -> None:
    """As many swaps as a row can hold took a second; the order is the same."""
    cards = "".join(f"delete BON{number}\n" for number in range(1, 5))
    head = f"score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\n{cards}"
    row = "build a1. transform a2 to red. build a3. transform a4 to red. pass bon6. convert 1w to 1c. build a5"
    ledger = read_ledger(f"{head}setup witches\nsetup nomads\nwitches: {row}\n")
    assert ledger.rows[0].commands == (
        "transform a2 to red", "transform a4 to red", "build a1", "build a3", "convert 1w to 1c", "pass bon6",
        "build a5",
    )  # fmt: skip


# ---- beside the event loop --------------------------------------------------------------------------------


@contextmanager
def stuck(monkeypatch: pytest.MonkeyPatch, place: object, name: str) -> Iterator[threading.Event]:
    """Something that does not come to an end before it may; tells whether it has begun."""
    begun, may_end = threading.Event(), threading.Event()

    def work(*_: object) -> Any:
        begun.set()
        if not may_end.wait(10):
            raise AssertionError("everybody waited for it")
        raise Refused("request")

    monkeypatch.setattr(place, name, work)
    try:
        yield begun
    finally:
        may_end.set()


BESIDE = pytest.mark.skipif(not COMPILED, reason="the engine in plain Python cannot be used by two threads at once")


@BESIDE
@pytest.mark.parametrize(
    ("place", "name", "path", "wish"),
    [
        (new_games, "set_up", "/api/games", {"seats": TWO}),
        (new_games, "find_game", "/api/games/load", {"text": "x"}),
        (catalogue, "own_map", "/api/maps", {"text": "x"}),
    ],
)
def test_whatever_is_read_keeps_nobody_waiting(
    http: httpx.Client,
    server: InThread,
    monkeypatch: pytest.MonkeyPatch,
    place: object,
    name: str,
    path: str,
    wish: dict[str, Any],
) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    answers: list[int] = []
    with client(server.url) as other:
        asking = threading.Thread(target=lambda: answers.append(other.post(path, json=wish).status_code))
        with stuck(monkeypatch, place, name) as begun:
            asking.start()
            assert begun.wait(10)
            assert http.get("/healthz").status_code == 200
            game.play(game.view()["desk"]["moves"][0]["text"])
            assert answers == []  # it still reads
        asking.join(20)
    assert answers == [422]


def test_no_more_than_so_many_wait_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_thread, "MOST_WAITING", 2)
    may_end = threading.Event()

    async def ask() -> str:
        reader = ReadingThread()
        first = [asyncio.ensure_future(reader.do(may_end.wait, 10)) for _ in range(2)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(Refused) as refused:
                await reader.do(may_end.wait, 10)
        finally:
            may_end.set()
        assert await asyncio.gather(*first) == [True, True]
        assert await reader.do(lambda: 3) == 3
        reader.stop()
        assert refused.value.headers["Retry-After"]
        return f"{refused.value.status} {refused.value.problem.problem}"

    assert asyncio.run(ask()) == "503 busy"


def test_only_games_may_be_large(http: httpx.Client) -> None:
    body = b'{"seats": [{}, {}], "title": "' + b" " * guard.USUAL + b'"}'
    refused = http.post("/api/games", content=body, headers=JSON)
    assert (refused.status_code, refused.json()["problem"]) == (413, "too-large")
    long = http.post("/api/games/load", json={"text": "x" * 2 * guard.USUAL})
    assert (long.status_code, long.json()["problem"]) == (422, "file")


# ---- written ----------------------------------------------------------------------------------------------


@BESIDE
@pytest.mark.parametrize(("kind", "writer"), [("/save", "dump_save"), ("/ledger", "write_ledger")])
def test_files_are_written_once_for_each_position_and_beside_the_others(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, kind: str, writer: str
) -> None:
    """A watcher who asks again and again would have the server do nothing else."""
    usual, threads = getattr(routes_games, writer), list[str]()

    def write(*args: Any, **kwargs: Any) -> str:
        threads.append(threading.current_thread().name)
        return str(usual(*args, **kwargs))

    monkeypatch.setattr(routes_games, writer, write)
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    first = [game.ask("GET", kind).text for _ in range(5)]
    assert len(set(first)) == 1 and len(threads) == 1
    assert threads[0].startswith("reading")
    game.play(game.view()["desk"]["moves"][0]["text"])
    assert game.ask("GET", kind).text != first[0] and len(threads) == 2


def test_a_save_has_the_names_of_the_moment(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    for number in range(9):
        game.ask("PATCH", "/seats/0", {"name": f"Ada {number}"})
        assert f"Ada {number}" in game.ask("GET", "/save").text
