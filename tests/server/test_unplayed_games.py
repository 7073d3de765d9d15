"""Games that nobody played are deleted after some days, if the host wants that; no other game ever is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from mystica.notation.saves import dump_save
from mystica.server.services import Settings
from mystica.server.storage import unplayed_games
from mystica.server.storage.schema import games
from tests.server import postgresql
from tests.server.people import Person, load, new_game
from tests.server.running import InThread, client, in_thread, sqlite, wait_for

DAYS = 30


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[InThread]:
    with ExitStack() as stack:
        on_file = request.param == "sqlite"
        database = sqlite(tmp_path) if on_file else stack.enter_context(postgresql.running())
        yield stack.enter_context(in_thread(Settings(database, expire_unplayed=DAYS)))


@pytest.fixture
def http(server: InThread) -> Iterator[httpx.Client]:
    with client(server.url) as connected:
        yield connected


def run(server: InThread, work: Any) -> Any:
    found = server.services.hub._polling
    assert found is not None
    return asyncio.run_coroutine_threadsafe(work, found.get_loop()).result(20)


def age(server: InThread, days: float) -> None:
    """As if everything had happened so many days earlier."""

    def write(c: Connection) -> None:
        c.execute(update(games).values(updated=games.c.updated - days * unplayed_games.DAY))

    run(server, server.services.storage._database.run(write, writes=True))


def look(server: InThread) -> int:
    found: int = run(server, server.services.unplayed_games.look())
    return found


def is_there(game: Person) -> bool:
    return game.ask("GET").status_code == 200


def test_only_what_nobody_played(server: InThread, http: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    unplayed = new_game(http)
    opened = new_game(http)
    opened.view()
    drafted = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    view = drafted.view()
    drafted.draft(view["desk"]["seat"], [view["desk"]["moves"][0]["text"]], view["last_row"])
    played = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    played.play(played.view()["desk"]["moves"][0]["text"])
    taken_back = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    taken_back.play(taken_back.view()["desk"]["moves"][0]["text"])
    assert taken_back.back(0, 0).status_code == 200
    handed_on = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    handed_on.play(handed_on.view()["desk"]["moves"][0]["text"])
    for seat in (0, 1):  # neither the seats nor who came tell any more that a person has moved
        handed_on.ask("POST", f"/seats/{seat}/link")
        handed_on.ask("PATCH", f"/seats/{seat}", {"bot": "novice"})
    bots = new_game(http, {"bot": "random"}, {"bot": "random"})
    wait_for(lambda: bots.view()["status"] == "over")
    record = run(server, server.services.records.get(bots.game))
    loaded = load(http, dump_save(record.setup, record.game.actions), seats=[{"bot": "random"}, {"bot": "random"}])
    handed_on.ask("POST", "/close")
    age(server, DAYS - 1)
    assert look(server) == 0
    age(server, 2)
    fresh = new_game(http)
    with caplog.at_level(logging.WARNING):
        assert look(server) == 3
    said = " ".join(record.getMessage() for record in caplog.records)
    for game in (unplayed, opened, bots):
        assert not is_there(game)
        assert game.game in said
    for game in (drafted, played, taken_back, handed_on, loaded, fresh):
        assert is_there(game)
        assert game.game not in said
    assert look(server) == 0


def test_many_are_deleted_some_at_a_time(server: InThread, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed_games, "_PAUSE", 0.0)
    made = [new_game(http) for _ in range(7)]
    age(server, DAYS + 1)
    monkeypatch.setattr(unplayed_games, "_UNPLAYED", unplayed_games.unplayed(3))
    assert look(server) == 7
    assert not any(is_there(game) for game in made)


def test_whoever_follows_is_told(server: InThread, http: httpx.Client) -> None:
    game = new_game(http)
    age(server, DAYS + 1)
    with client(server.url) as one, one.stream("GET", f"/api/games/{game.game}/live") as answer:
        lines = answer.iter_lines()
        next(lines)
        assert look(server) == 1
        assert "event: poke" in list(lines)  # and the stream ends


def test_unless_the_host_says_so_nothing_is_deleted(tmp_path: Path) -> None:
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        new_game(http)
        assert server.services.unplayed_games._task is None
