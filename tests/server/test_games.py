"""Games as a whole: made, loaded, looked at, handed on, closed and deleted."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from mystica import data
from mystica.game import Game
from mystica.i18n import LOCALES, say
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import dump_save, dump_setup, load_save
from mystica.server.processes.reading_thread import ReadingThread
from mystica.server.shapes import problem as problem_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.visits import new_games
from mystica.setups import draw, introductory
from tests.server.people import Person, load, new_game

GOLDEN = Path(__file__).parent.parent / "golden"


def test_a_new_game(http: httpx.Client) -> None:
    game = new_game(http, {"name": "Ann"}, {"name": "Bob"}, {"bot": "novice"}, seed=3, title="Friday", pace=5000)
    view = game.view()
    view_shapes.View.model_validate(view)
    assert (view["title"], view["seed"], view["status"]) == ("Friday", 3, "open")
    assert (view["last_row"], view["line"]) == (0, [0])
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob", ""]
    assert (view["mine"], view["host"], view["thinking"]) == ([0, 1], True, None)
    assert view["desk"]["seat"] == view["table"]["decider"] == 0
    assert view["table"]["hash"] == Person(http, game.game, {}).view()["table"]["hash"]


def test_who_only_has_the_games_link_watches(http: httpx.Client) -> None:
    game = new_game(http)
    watcher = Person(http, game.game, {})
    view = watcher.view()
    assert (view["mine"], view["host"], view["desk"], view["asides"], view["free_take_back"]) == (
        [],
        False,
        None,
        [],
        None,
    )
    assert all(seat["automatic"] is None for seat in view["seats"])
    assert watcher.commit(0, ["setup witches"]).json()["problem"] == "not-your-seat"
    assert watcher.draft(0, ["setup witches"]).status_code == 403


def test_opening_a_link_claims_the_seat(http: httpx.Client) -> None:
    game = new_game(http)
    assert [seat["claimed"] for seat in Person(http, game.game, {}).view()["seats"]] == [False, False]
    game.with_seats(1).view()
    assert [seat["claimed"] for seat in Person(http, game.game, {}).view()["seats"]] == [False, True]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_game(http: httpx.Client, players: int) -> None:
    view = new_game(http, *[{}] * players, preset="first-game").view()
    intro = data.introductions()[players]
    assert [player["faction"] for player in view["table"]["players"]] == list(intro.factions)
    assert [tile["code"] for tile in view["table"]["tiles"]["scoring"]] == list(intro.scoring)


def test_factions_and_tiles_can_be_picked(http: httpx.Client) -> None:
    scoring = list(draw(3, 1).scoring)[::-1]
    bonus = list(draw(3, 8).bonus)
    seats = [{"faction": "witches"}, {}, {"faction": "nomads"}]
    view = new_game(http, *seats, scoring=scoring, bonus=bonus, map="base", seed=1).view()
    table = view["table"]
    assert [table["players"][seat]["faction"] for seat in (0, 2)] == ["witches", "nomads"]
    colours = {player["colour"] for player in table["players"]}
    assert len(colours) == 3
    assert [tile["code"] for tile in table["tiles"]["scoring"]] == scoring
    assert [card["code"] for card in table["tiles"]["bonus"]] == bonus
    again = new_game(http, *seats, scoring=scoring, bonus=bonus, seed=1).view()
    assert again["table"]["hash"] == table["hash"]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"seats": [{}]}, "seats"),
        ({"seats": [{}] * 6}, "seats"),
        ({"map": "atlantis"}, "There is no map"),
        ({"preset": "quick"}, "There is no kind of game"),
        ({"profile": "mine"}, "There is no profile"),
        ({"options": {"leech": "never"}}, "Option leech cannot be"),
        ({"options": {"x": "y"}}, "There is no option"),
        ({"seats": [{"faction": "elves"}, {}]}, "There is no faction"),
        ({"seats": [{"faction": "witches"}, {"faction": "auren"}]}, "share a board"),
        ({"seats": [{"bot": "deepblue"}, {}]}, "no such bot"),
        ({"scoring": ["SCORE1"]}, "scoring tiles are needed"),
        ({"bonus": ["BON1", "BON2", "BON3", "BON4"]}, "bonus cards"),
        ({"preset": "first-game", "map": "lakes"}, "first game is fixed"),
        ({"preset": "first-game", "seats": [{"faction": "fakirs"}, {}]}, "In the first game"),
        ({"title": "two\nlines"}, "one line"),
        ({"title": "nul\0"}, "one line"),
        ({"seats": [{"name": "a\u202eb"}, {}]}, "one line"),
        ({"seats": [{"name": "a" + "\u0301" * 39}, {}]}, "one line"),
        ({"seats": [{"name": "\u3164\u2800"}, {}]}, "one line"),
        ({"title": "a" + "\u20dd" * 79}, "one line"),
        ({"seats": [{"name": " "}, {}]}, "name"),
        ({"frob": 1}, "frob"),
        ({"seed": -1}, "seed"),
    ],
)
def test_what_cannot_be_set_up(http: httpx.Client, wishes: dict[str, object], said: str) -> None:
    refused = http.post("/api/games", json={"seats": [{}, {}], **wishes})
    assert refused.status_code == 422
    problem = problem_shapes.Problem.model_validate(refused.json())
    assert said in problem.detail
    assert bool(problem.said) == (problem.problem == "setup")  # in the words of the catalogues


# ---- loading ----------------------------------------------------------------------------------------------


def played(turns: int = 30) -> Game:
    game = Game(draw(2, 4, factions=("witches", "nomads")))
    for _ in range(turns):
        game.play(game.moves()[-1])
    return game


def test_a_save_is_loaded_and_saved_again(http: httpx.Client) -> None:
    game = played()
    text = dump_save(game.setup, game.actions, names=["Ann", "novice"])
    loaded = load(http, text, title="again")
    view = loaded.view()
    assert [seat["name"] for seat in view["seats"]] == ["Ann", ""]
    assert view["last_row"] < len(game.actions)
    assert len(loaded.log()) == view["last_row"]
    saved = loaded.get("/save")
    assert load_save(json.dumps(saved)).actions == tuple(game.actions)


def test_a_ledger_is_loaded_and_written_again(http: httpx.Client) -> None:
    game = played()
    text = write_ledger(game.setup, game.actions)
    loaded = load(http, text)
    written = loaded.ask("GET", "/ledger")
    assert written.headers["content-type"].startswith("text/plain")
    assert written.text == text


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt"))[:6], ids=lambda path: path.stem)
def test_golden_games_are_loaded_to_their_end(http: httpx.Client, path: Path) -> None:
    loaded = load(http, path.read_text(encoding="utf-8"))
    view = loaded.view()
    assert (view["status"], view["desk"]) == ("over", None)
    assert view["table"]["winners"]
    assert loaded.commit(0, ["done"]).json()["problem"] == "over"


def test_a_setup_file_begins_a_game(http: httpx.Client) -> None:
    view = load(http, dump_setup(introductory(3)), seats=[{}, {"bot": "novice"}, {}]).view()
    assert view["seats"][1]["bot"] == "novice"


@pytest.mark.parametrize("text", ["x", "{", "{}", '{"mystica": "save"}', "[" * 100_000, "setup x\n", " \0"])
def test_what_cannot_be_loaded(http: httpx.Client, text: str) -> None:
    refused = http.post("/api/games/load", json={"text": text})
    assert (refused.status_code, refused.json()["problem"]) == (422, "file")
    for locale in LOCALES:
        told = [say(locale, f"complaint-{one['key']}", one["args"]) for one in refused.json()["said"]]
        assert told and not any(text.startswith("complaint-") for text in told)


def test_loading_keeps_nobody_waiting() -> None:
    """A long game takes a while to read; in between others get their turns."""
    text = max((path.read_text() for path in GOLDEN.glob("*.txt")), key=len)

    async def count() -> int:
        turns = 0
        loading = asyncio.ensure_future(ReadingThread().do(new_games.load, setup_shapes.LoadGameRequest(text=text)))
        while not loading.done():
            turns += 1
            await asyncio.sleep(0)
        assert len(loading.result().turns) > 100
        return turns

    assert asyncio.run(count()) > 10


def test_a_loaded_game_needs_as_many_seats(http: httpx.Client) -> None:
    refused = http.post("/api/games/load", json={"text": dump_setup(introductory(3)), "seats": [{}, {}]})
    assert refused.json()["problem"] == "file"


# ---- the past ---------------------------------------------------------------------------------------------


def test_log_and_earlier_positions(http: httpx.Client) -> None:
    game = played()
    loaded = load(http, dump_save(game.setup, game.actions))
    log = loaded.log()
    for entry in log:
        table_shapes.LogEntry.model_validate(entry)
    assert [entry["row"] for entry in loaded.log(5)] == [entry["row"] for entry in log[5:]]
    again = Game(game.setup)
    for entry in log:
        assert entry["round"] == again.round
        move = again.play(entry["text"])
        assert (entry["seat"], entry["spaces"]) == (move.seat, list(move.spaces))
        table = loaded.get(f"/at/{entry['row']}")
        assert [player["vp"] for player in table["players"]] == entry["vp"] == [p.vp for p in again.players]
    assert loaded.get("/at/0")["phase"] == "dwellings"
    assert loaded.ask("GET", f"/at/{len(log) + 1}").json()["problem"] == "no-row"


# ---- the host ---------------------------------------------------------------------------------------------


def test_the_host_closes_and_deletes(http: httpx.Client) -> None:
    game = new_game(http)
    guest = game.with_seats(1)
    assert guest.ask("POST", "/close").json()["problem"] == "not-the-host"
    assert guest.ask("DELETE").status_code == 403
    closed = game.ask("POST", "/close").json()
    assert (closed["status"], closed["desk"]) == ("closed", None)
    refused = game.commit(0, ["setup witches"])
    assert (refused.status_code, refused.json()["problem"]) == (409, "closed")
    assert refused.json()["view"]["status"] == "closed"
    assert game.ask("PATCH", "/seats/0", {"name": "Ann"}).json()["problem"] == "closed"
    assert game.get("/at/0")
    assert game.ask("DELETE").status_code == 204
    for method, path in (("GET", ""), ("GET", "/log"), ("DELETE", ""), ("GET", "/live")):
        gone = game.ask(method, path)
        assert (gone.status_code, gone.json()["problem"]) == (404, "no-game")


def test_games_are_not_found_by_guessing(http: httpx.Client) -> None:
    said = {http.get(f"/api/games/{id}").content for id in ("A" * 22, "x", "A" * 23, "%2e%2e", "a" * 500, "ä" * 22)}
    assert len(said) == 1
