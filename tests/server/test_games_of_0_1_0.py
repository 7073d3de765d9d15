"""A database that version 0.1.0 wrote: its games are opened, shown as they stood, and played on.

`tests/data/games-0.1.0.sql` is a dump of it, `games-0.1.0.json` says which keys its games have and how they stood. The
server was killed while a bot was to move.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from mystica import data
from mystica.notation.saves import load_save
from mystica.server.services import Settings
from tests.server.people import Json, Person
from tests.server.running import client, in_thread, sqlite, wait_for

DATA = Path(__file__).parents[1] / "data"
KNOWN: dict[str, Json] = json.loads((DATA / "games-0.1.0.json").read_text(encoding="utf-8"))


def restored(folder: Path) -> str:
    """The address of a copy of that database."""
    with closing(sqlite3.connect(folder / "games.db")) as database:
        database.executescript((DATA / "games-0.1.0.sql").read_text(encoding="utf-8"))
    return sqlite(folder)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    url = restored(tmp_path_factory.mktemp("old"))
    with in_thread(Settings(url)) as running, client(running.url) as http:
        yield http


def person(http: httpx.Client, name: str, *seats: int) -> Person:
    """With these seats of a game, or with all of them and the host's key."""
    known = KNOWN[name]
    everybody = Person(http, known["id"], {int(seat): key for seat, key in known["keys"].items()}, known["host"])
    return everybody.with_seats(*seats) if seats else everybody


@pytest.mark.parametrize("name", [name for name in KNOWN if name != "thinking"])
def test_it_stands_as_it_stood(old: httpx.Client, name: str) -> None:
    game, known = person(old, name), KNOWN[name]
    view = game.view()
    assert (view["last_row"], view["status"]) == (known["last_row"], known["status"])
    assert view["table"]["hash"] == known["hash"]
    assert view["host"] and view["mine"] == sorted(game.keys)
    log = game.log()
    assert [entry["row"] for entry in log] == list(range(1, known["last_row"] + 1))
    assert not log or log[-1]["text"] == known["log"]
    for path in ("/save", "/ledger", f"/at/{known['last_row'] // 2}"):
        assert game.ask("GET", path).status_code == 200


def test_a_draft_and_a_wish_are_kept(old: httpx.Client) -> None:
    game, known = person(old, "wish"), KNOWN["wish"]
    assert game.view()["take_back"] == known["take_back"]
    deciding = known["draft"]["seat"]
    desk = person(old, "wish", deciding).view()["desk"]
    assert [choice["text"] for choice in desk["draft"]] == known["draft"]["moves"]
    asked = known["take_back"]
    (last,) = set(asked["needed"]) - set(asked["agreed"])
    answered = person(old, "wish", last).answer(last, True)
    assert answered.status_code == 200, answered.text
    after = answered.json()
    assert (after["last_row"], after["take_back"]) == (known["last_row"] + 1, None)
    assert game.log()[-1]["back_to"] == asked["to"]


def test_rules_and_consent_of_a_seat_are_kept(old: httpx.Client) -> None:
    (seat,) = [seat for seat in person(old, "bots").view()["seats"] if not seat["bot"]]
    assert seat["advice"] and (seat["automatic"]["take"], seat["automatic"]["refuse"]) == (2, 4)


def test_a_bot_that_was_to_move_moves(old: httpx.Client) -> None:
    game = person(old, "thinking")
    wait_for(lambda: game.is_past(KNOWN["thinking"]["last_row"]))


@pytest.mark.parametrize("name", ["wish", "everything", "bots", "first"])
def test_it_goes_on(old: httpx.Client, name: str) -> None:
    game, chance = person(old, name), random.Random(name)
    for _ in range(6):
        view = game.mine_to_decide()
        done = game.commit(view["desk"]["seat"], game.any_turn(view, chance.randrange(1000)), view["last_row"])
        assert done.status_code == 200, done.text
    assert game.view()["last_row"] >= KNOWN[name]["last_row"] + 6


def test_what_is_over_or_closed_stays_so(old: httpx.Client) -> None:
    for name in ("over", "closed"):
        game = person(old, name)
        seat = min(game.keys)
        assert game.commit(seat, ["pass"]).json()["problem"] == name


@pytest.mark.parametrize("name", KNOWN)
def test_it_keeps_the_rules_it_was_begun_with(old: httpx.Client, name: str) -> None:
    saved = load_save(old.get(f"/api/games/{KNOWN[name]['id']}/save").text)
    came = {key: option.before for key, option in data.options().items() if option.since == 4}
    assert {key: saved.setup.options[key] for key in came} == came
