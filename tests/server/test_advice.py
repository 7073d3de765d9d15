"""Hints and reviews over the API: right, worked out elsewhere, and for nobody who would have an advantage by them."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from mystica.analysis.review import decisions_of, review
from mystica.cli.loading import load_game
from mystica.game import Game
from mystica.notation.saves import dump_save, dump_setup
from mystica.server.bots import advice, advice_queue
from mystica.server.bots.bot_turn import BotJob
from mystica.server.people.advice_rule import people_playing
from mystica.server.problems import SENTENCES
from mystica.server.processes.worker_pool import WorkerPool
from mystica.server.shapes import advice as advice_shapes
from mystica.setups import draw
from tests.conftest import ROOT
from tests.server.people import Json, Person, invited, load, new_game
from tests.server.running import InThread, client, wait_for
from tests.server.test_bots import OPENING


@pytest.fixture(scope="module")
def late() -> Game:
    """Shortly before the end of a game, at somebody's turn, so that little is left to be played on."""
    game = load_game(ROOT / "tests" / "golden" / "game-01.txt")
    plies = [ply.number - 1 for ply in game.history if ply.round == 6]
    fitting = (ply for ply in plies[len(plies) // 2 :] if game.at(ply).decision == "turn")
    return game.at(next(ply for ply in fitting if len(game.at(ply).moves()) > 3))


@pytest.fixture
def saved(late: Game) -> str:
    return dump_save(late.setup, late.actions)


def alone(http: httpx.Client, saved: str, late: Game) -> Person:
    """One person, who decides now, and bots."""
    seats: list[Json] = [{} if seat == late.decider else {"bot": "novice"} for seat in range(late.setup.players)]
    return load(http, saved, seats=seats)


def ask_hints(person: Person, seat: int | None, **wishes: object) -> httpx.Response:
    view = person.view()
    return person.ask(
        "POST", "/hints", {"seat": seat, "base": view["last_row"], "bot": "casual", "steps": 6, "top": 3, **wishes}
    )


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


# ---- alone with bots --------------------------------------------------------------------------------------


def test_hints_are_those_of_the_python_face(http: httpx.Client, saved: str, late: Game) -> None:
    person = alone(http, saved, late)
    assert person.view()["advice"] is True
    answer = ask_hints(person, late.decider)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    own = late.hints("casual", steps=6, top=3)
    assert [one["move"]["text"] for one in found["moves"]] == [hint.move.text for hint in own.hints]
    assert [one["vp"] for one in found["moves"]] == [round(hint.vp, 2) for hint in own.hints]
    assert [one["terms"] for one in found["moves"]] == [
        [{"key": term.key, "vp": term.vp} for term in hint.terms] for hint in own.hints
    ]
    assert [[other["text"] for other in one["alike"]] for one in found["moves"]] == [
        [move.text for move in hint.alike] for hint in own.hints
    ]
    assert [one["win_share"] for one in found["seats"]] == [one.win_share for one in own.seats]
    assert found["seat"] == late.decider and found["bot"] == "casual"
    offered = [choice["text"] for choice in person.view()["desk"]["moves"]]
    for one in found["moves"]:
        assert one["move"]["steps"] and one["move"]["text"] in offered
    assert person.draft(late.decider or 0, [found["moves"][0]["move"]["text"]]).status_code == 200


def test_hints_after_a_draft(http: httpx.Client, saved: str, late: Game) -> None:
    person = alone(http, saved, late)
    conversions = [move.text for move in late.atomic_moves() if move.kind in ("convert", "sacrifice")]
    answer = ask_hints(person, late.decider, draft=conversions[:1])
    assert answer.status_code == 200, answer.text
    then = late.copy()
    for text in conversions[:1]:
        then.play(text)
    assert answer.json()["moves"][0]["move"]["text"] == then.hints("casual", steps=6, top=3).hints[0].move.text
    assert problem(ask_hints(person, late.decider, draft=["build Z99"]))[0] == 422


def test_what_is_refused(http: httpx.Client, saved: str, late: Game) -> None:
    person = alone(http, saved, late)
    other = next(seat for seat in range(late.setup.players) if seat != late.decider)
    assert problem(ask_hints(person, late.decider, bot="random")) == (422, "bot")
    assert problem(ask_hints(person, late.decider, seconds=1000)) == (422, "request")
    assert problem(ask_hints(person, late.decider, base=0)) == (409, "stale")
    assert problem(ask_hints(person, other)) == (403, "not-your-seat")
    watcher = person.with_seats()
    assert problem(ask_hints(watcher, late.decider)) == (403, "not-your-seat")
    assert problem(watcher.ask("POST", "/review", {})) == (403, "not-your-seat")


def test_review_piece_by_piece(http: httpx.Client, saved: str, late: Game) -> None:
    person = alone(http, saved, late)
    total = person.ask("POST", "/review", {"bot": "casual", "steps": 1, "after": 10_000}).json()
    assert total["done"] == total["total"] and total["decisions"] == []
    after = total["total"] - 12
    seen: list[Json] = []
    while after < total["total"]:
        piece = person.ask("POST", "/review", {"bot": "casual", "steps": 2, "after": after}).json()
        assert piece["done"] > after
        after = piece["done"]
        seen += piece["decisions"]
    turns = decisions_of(late.at(0).state, late.actions)[-12:]
    judged = {one.action: one for one in review(turns, "casual", steps=2) if one is not None}
    assert {one["action"]: one["cost"] for one in seen} == {key: round(one.cost, 3) for key, one in judged.items()}
    for one in seen:
        assert one["better"]["text"] == judged[one["action"]].better.text and one["played"]["steps"]


def test_a_piece_ends_when_its_time_is_up(saved: str, late: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_PIECE", -1.0)
    job = BotJob(dump_setup(late.setup), tuple(late.actions), "casual")
    first = advice_shapes.Review.model_validate_json(advice.review_piece(advice.ReviewJob(job, 1, 0)))
    assert first.done == 1 < first.total


# ---- who waits, and who has left --------------------------------------------------------------------------


SHORT: Json = {"steps": None, "seconds": 1}


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> str:
    """The first turn of a game, with much to be worked out; nothing worked out before is told again."""
    monkeypatch.setattr(advice_queue, "_KEPT", 0)
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    return dump_save(begun.setup, begun.actions)


@contextmanager
def asked(url: str, person: Person, **wishes: object) -> Iterator[None]:
    """Somebody asks for hints and hangs up in the end."""
    body = json.dumps({"seat": 0, "base": person.view()["last_row"], "seconds": 30, **wishes}).encode()
    keys = person.headers["X-Mystica-Keys"]
    head = f"Host: localhost\r\nX-Mystica-Keys: {keys}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    port = int(url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"POST /api/games/{person.game}/hints HTTP/1.1\r\n{head}\r\n\r\n".encode() + body)
        yield


def under_way(server: InThread) -> int:
    return server.services.workers.state().questions


def is_asked(server: InThread, seconds: float) -> bool:
    """Is a hint of so many seconds under way?"""
    return any(job.seconds == seconds for _, job in list(server.services.workers._questions._open))


def test_advice_ends_when_whoever_asked_hangs_up(server: InThread, http: httpx.Client, early: str) -> None:
    """M4: half a minute each, and one after the other, would take forever."""
    people = [load(http, early, seats=[{}, {"bot": "novice"}]) for _ in range(3)]
    for number in range(12):
        with asked(server.url, people[number % 3]):
            wait_for(lambda: under_way(server) > 0)
    assert ask_hints(people[0], 0, **SHORT).status_code == 200  # the line waits as long as one of them would take
    wait_for(lambda: under_way(server) == 0)


def test_the_process_is_free_when_whoever_asked_has_left(server: InThread, http: httpx.Client, early: str) -> None:
    person = load(http, early, seats=[{}, {"bot": "novice"}])
    assert ask_hints(person, 0, **SHORT).status_code == 200
    crew = server.services.workers._advisers
    with asked(server.url, person):
        wait_for(lambda: crew.state().busy == 1)
    wait_for(lambda: crew.state().busy == 0, 25)


def test_which_hints_are_short(late: Game) -> None:
    job = BotJob(dump_setup(late.setup), tuple(late.actions), "expert")
    lengths = [
        advice.length_of_hint(advice.HintJob(job, seconds, steps, 5))
        for seconds, steps in [(None, None), (1.0, None), (30.0, None), (None, 120), (None, 2000)]
    ]
    assert lengths == [0, 0, 1, 0, 1]


def test_advice_nobody_needs_comes_to_an_end_by_itself(late: Game) -> None:
    """In this process: ten minutes were allowed for it."""
    job = BotJob(dump_setup(late.setup), tuple(late.actions), "casual")
    hints = advice_shapes.Hints.model_validate_json(advice.find_hints(advice.HintJob(job, 600, None, 3), lambda: True))
    assert {seat.games for seat in hints.seats} == {1}
    review = advice.review_piece(advice.ReviewJob(job, 300, 10), lambda: True)
    assert advice_shapes.Review.model_validate_json(review).done == 10


def test_advice_for_several_is_worked_out_once(
    server: InThread, http: httpx.Client, early: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For two who decide for the same seat, one of them in two windows."""
    done: list[object] = []
    do = WorkerPool.do

    async def counted(self: WorkerPool, work: Any, job: Any, most: float) -> str:
        done.append(job)
        return await do(self, work, job, most)

    monkeypatch.setattr(WorkerPool, "do", counted)
    person = load(http, early, seats=[{}, {}], advice="agree")
    for seat in (0, 1):
        person.ask("PATCH", f"/seats/{seat}", {"advice": True})
    people = [person.with_seats(0), person]
    with ThreadPoolExecutor() as threads, asked(server.url, people[0], bot="casual", seconds=3, top=3):
        wait_for(lambda: done)
        answers = list(threads.map(lambda one: ask_hints(one, 0, steps=None, seconds=3), people))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()
    assert len(done) == 1


def test_one_address_asks_a_few_things_at_once(server: InThread, http: httpx.Client, early: str) -> None:
    games = [load(http, early, seats=[{}, {"bot": "novice"}]) for _ in range(advice_queue._OF_ONE + 1)]
    with ExitStack() as lines:
        for number, game in enumerate(games[:-1]):
            lines.enter_context(asked(server.url, game, seconds=20 + number))
        wait_for(lambda: under_way(server) == advice_queue._OF_ONE)
        refused = ask_hints(games[-1], 0, **SHORT)
        assert problem(refused) == (429, "too-many-questions")
        assert int(refused.headers["Retry-After"]) > 0
        with client(server.url) as other:  # whoever asks anew gives up what was asked before
            again = Person(other, games[0].game, games[0].keys)
            lines.enter_context(asked(server.url, again, seconds=29))
            wait_for(lambda: is_asked(server, 29) and under_way(server) == advice_queue._OF_ONE)
    wait_for(lambda: under_way(server) == 0)
    assert ask_hints(games[-1], 0, **SHORT).status_code == 200


# ---- what the table has settled ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rule"), [([{}, {}], "no"), ([{}, {"bot": "novice"}], "yes")])
def test_people_play_without_hints_unless_the_table_says_so(http: httpx.Client, seats: list[Json], rule: str) -> None:
    view = new_game(http, *seats).view()
    assert (view["advice_rule"], view["advice"]) == (rule, rule == "yes")


def test_a_table_without_hints_gives_none_until_the_end(http: httpx.Client, saved: str, late: Game) -> None:
    """Not to those who agree among themselves, nor to a host who hands the others' seats to bots."""
    table, decider = load(http, saved, advice="no"), late.decider or 0
    for seat in range(late.setup.players):
        table.ask("PATCH", f"/seats/{seat}", {"advice": True})
    for _ in ("people", "bots"):
        refused = ask_hints(table, decider)
        assert problem(refused) == (403, "no-advice")
        assert refused.json()["detail"] == SENTENCES["no-advice"][1]
        assert problem(table.ask("POST", "/review", {})) == (403, "no-advice")
        for seat in set(range(late.setup.players)) - {decider}:
            table.ask("PATCH", f"/seats/{seat}", {"bot": "novice"})
    ended = load_game(ROOT / "tests" / "golden" / "game-01.txt")
    over = load(http, dump_save(ended.setup, ended.actions), advice="no")
    assert (over.view()["advice_rule"], over.view()["advice"]) == ("no", True)
    assert over.ask("POST", "/review", {"bot": "casual", "steps": 1, "after": 10_000}).status_code == 200


def test_a_table_with_hints_gives_them_to_all(http: httpx.Client, saved: str, late: Game) -> None:
    table, decider = load(http, saved, advice="yes"), late.decider or 0
    assert [seat["advice"] for seat in table.view()["seats"]] == [False] * late.setup.players
    assert ask_hints(table.with_seats(decider), decider).status_code == 200
    assert table.with_seats().view()["advice_rule"] == "yes"  # who only watches is told, too


def test_the_host_settles_it_until_others_come(http: httpx.Client, saved: str) -> None:
    made = http.post("/api/games/load", json={"text": saved}).json()
    game = Person(http, made["id"], {}, made["host"])
    assert game.view()["advice_rule"] == "no"
    changed = game.ask("PATCH", "", {"advice": "yes"})
    assert (changed.status_code, changed.json()["advice_rule"], changed.json()["advice"]) == (200, "yes", True)
    assert problem(game.ask("PATCH", "", {"advice": "always"})) == (422, "request")
    guest = invited(http, game.game, made["invitations"][1])
    assert problem(game.ask("PATCH", "", {"advice": "no"})) == (409, "others-have-come")
    assert problem(guest.ask("PATCH", "", {"advice": "no"})) == (403, "not-the-host")
    assert guest.view()["advice_rule"] == "yes"


# ---- where everybody has to agree --------------------------------------------------------------------------


def test_nobody_gets_hints_against_people_who_have_not_agreed(http: httpx.Client, saved: str, late: Game) -> None:
    table = load(http, saved, advice="agree")
    people = [table.with_seats(seat) for seat in range(late.setup.players)]
    decider = late.decider or 0
    assert [person.view()["advice"] for person in people] == [False] * len(people)
    refused = ask_hints(people[decider], decider)
    assert problem(refused) == (403, "no-consent")
    assert refused.json()["detail"] == SENTENCES["no-consent"][1]
    assert problem(people[decider].ask("POST", "/review", {})) == (403, "no-consent")
    assert problem(ask_hints(table, decider)) == (403, "no-consent")  # around one screen everybody is asked too
    for seat, person in enumerate(people):
        assert problem(ask_hints(people[decider], decider)) == (403, "no-consent")
        other = people[seat - 1].ask("PATCH", f"/seats/{seat}", {"advice": True})
        assert problem(other) == (403, "not-your-seat")
        view = person.ask("PATCH", f"/seats/{seat}", {"advice": True}).json()
        assert view["seats"][seat]["advice"] is True
    assert people[0].view()["advice"] is True
    assert ask_hints(people[decider], decider).status_code == 200
    idle = next(seat for seat in range(len(people)) if seat != decider)
    assert problem(ask_hints(people[idle], idle)) == (409, "not-deciding")
    people[idle].ask("PATCH", f"/seats/{idle}", {"advice": False})
    assert problem(ask_hints(people[decider], decider)) == (403, "no-consent")


def test_the_host_cannot_agree_for_others_and_a_newcomer_has_agreed_to_nothing(http: httpx.Client) -> None:
    table = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7, advice="agree")
    host = table.with_seats(0, host=True)
    assert problem(host.ask("PATCH", "/seats/1", {"advice": True})) == (403, "not-your-seat")
    for seat in (0, 1):
        assert table.ask("PATCH", f"/seats/{seat}", {"advice": True}).status_code == 200
    assert table.view()["advice"] is True
    host.ask("POST", "/seats/1/link")
    assert host.view()["advice"] is False
    host.ask("PATCH", "/seats/1", {"bot": "novice"})
    assert host.view()["advice"] is True  # alone with a bot
    host.ask("PATCH", "/seats/1", {"bot": ""})
    assert host.view()["advice"] is False


def test_consent_is_kept_in_the_database(server: InThread, http: httpx.Client) -> None:
    table = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7, advice="agree")
    table.ask("PATCH", "/seats/1", {"advice": True})
    server.services.records._kept.clear()
    assert [seat["advice"] for seat in table.view()["seats"]] == [False, True]


def test_after_the_end_those_who_played_may_look_back(http: httpx.Client) -> None:
    game = load_game(ROOT / "tests" / "golden" / "game-01.txt")
    table = load(http, dump_save(game.setup, game.actions))
    assert table.view()["status"] == "over" and table.view()["advice"] is True
    piece = table.with_seats(1).ask("POST", "/review", {"bot": "casual", "steps": 1, "after": 10_000})
    assert piece.status_code == 200 and piece.json()["total"] > 50
    wish = {"seat": 1, "base": table.view()["last_row"]}
    assert problem(table.with_seats(1).ask("POST", "/hints", wish)) == (409, "over")


def test_who_has_left_is_not_asked(server: InThread, http: httpx.Client) -> None:
    table = new_game(
        http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "mermaids"}, seed=7, advice="agree"
    )
    left = table.with_seats(2)
    leaving = next(aside["text"] for aside in left.view()["asides"] if aside["kind"] == "resign")
    assert left.commit(2, [leaving]).status_code == 200
    wait_for(lambda: table.view()["table"]["players"][2]["dropped"])
    for seat in (0, 1):
        table.ask("PATCH", f"/seats/{seat}", {"advice": True})
    assert table.view()["advice"] is True
    assert people_playing(server.services.records._kept[table.game]) == [0, 1]
