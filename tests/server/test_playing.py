"""Drafts and turns: who sees them, what is refused, and that a row is written once or not at all."""

from __future__ import annotations

import json

import httpx
import pytest

from mystica.game import Game
from mystica.notation.position import position_hash
from mystica.notation.saves import dump_save, load_save
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import overlays as overlays_shapes
from mystica.server.shapes import problem as problem_shapes
from mystica.setups import draw
from tests.server.people import Person, load, new_game

OPENING = ("build F4", "build F3", "build H1", "build C3", "build B1", "pass BON1", "pass BON4")


@pytest.fixture
def game(http: httpx.Client) -> Person:
    """Two people after the opening of a game; seat 0 is to act, and everybody wants to be asked."""
    begun = Game(draw(2, 7, factions=("witches", "nomads")), OPENING)
    found = load(http, dump_save(begun.setup, begun.actions))
    for seat in (0, 1):
        found.ask("PATCH", f"/seats/{seat}", {"automatic": {"take": -1, "end_turn": False}})
    return found


UPGRADE = "upgrade F4 to TP"


def test_a_draft_is_its_owners_alone(game: Person) -> None:
    mine, other = game.with_seats(0), game.with_seats(1)
    before = other.view()
    drafted = mine.draft(0, ["convert 1w to 1c", UPGRADE]).json()
    assert [choice["text"] for choice in drafted["desk"]["draft"]] == ["convert 1w to 1c", UPGRADE]
    assert drafted["table"]["hash"] != before["table"]["hash"]
    assert next(space for space in drafted["table"]["map"]["spaces"] if space["label"] == "F4")["structure"] == "TP"
    assert mine.view() == drafted
    for somebody in (other, Person(game.http, game.game, {}), game.with_seats(host=True)):
        view = somebody.view()
        assert view["table"] == before["table"]
        assert view["desk"] is None
        assert UPGRADE not in json.dumps(view)
    assert mine.log() == other.log()
    assert UPGRADE not in json.dumps(other.get("/save"))


def test_a_draft_is_replaced_and_thrown_away(game: Person) -> None:
    before = game.view()
    game.draft(0, ["convert 1w to 1c"])
    assert [choice["text"] for choice in game.draft(0, [UPGRADE]).json()["desk"]["draft"]] == [UPGRADE]
    assert game.draft(0, []).json() == before


def test_committing_clears_the_draft(game: Person) -> None:
    game.draft(0, [UPGRADE])
    view = game.commit(0, [UPGRADE]).json()
    assert view["table"]["decision"] == "leech"
    assert (view["desk"]["seat"], view["desk"]["draft"]) == (1, [])


@pytest.mark.parametrize(
    ("seat", "moves", "status", "problem"),
    [
        (0, ["build Z9"], 422, "invalid"),
        (0, ["frobnicate"], 422, "invalid"),
        (0, ["action ACT6"], 422, "refused"),
        (0, ["convert 1w to 1c", "build A1"], 422, "refused"),
        (0, ["upgrade C3 to TP"], 422, "unfinished"),
        (0, ["convert 1w to 1c"], 422, "unfinished"),
        (1, [UPGRADE], 422, "refused"),
        (1, ["leech"], 422, "refused"),
        (0, ["nomads: resign"], 403, "not-your-seat"),
        (4, ["resign"], 404, "no-seat"),
        (5, ["resign"], 422, "request"),
        (0, [], 422, "request"),
        (0, ["x" * 2001], 422, "request"),
        (0, ["done"] * 61, 422, "request"),
        (0, ["pass", "pass"], 422, "ambiguous"),
    ],
)
def test_refused_turns_change_nothing(game: Person, seat: int, moves: list[str], status: int, problem: str) -> None:
    before = game.view()
    refused = game.commit(seat, moves, before["last_row"])
    assert (refused.status_code, refused.json()["problem"]) == (status, problem), refused.text
    problem_shapes.Problem.model_validate(refused.json())
    if problem == "refused":
        assert refused.json()["reason"]["key"]
    assert game.view() == before


def test_a_refusal_says_what_would_help(game: Person) -> None:
    reason = game.commit(0, ["action ACT3"]).json()["reason"]
    assert reason["key"] == "power-short"
    assert reason["move"]["text"] == "burn 4. action ACT3"


def test_stale_and_repeated_submissions(game: Person) -> None:
    base = game.view()["last_row"]
    assert game.commit(0, [UPGRADE], base).status_code == 200
    for _ in range(2):
        again = game.commit(0, [UPGRADE], base)
        assert (again.status_code, again.json()["problem"]) == (409, "stale")
        assert again.json()["view"] == game.view()
        assert again.json()["view"]["last_row"] == base + 1
    assert game.commit(0, [UPGRADE], base + 5).status_code == 409
    assert game.draft(0, [UPGRADE], base).status_code == 409
    assert len(game.log()) == base + 1


def test_the_view_of_a_stale_answer_is_the_visitors(game: Person) -> None:
    base = game.view()["last_row"]
    game.commit(0, [UPGRADE], base)
    view = game.with_seats(0).commit(0, [UPGRADE], base).json()["view"]
    assert (view["mine"], view["desk"]) == ([0], None)


def test_nobody_moves_for_another_seat(game: Person) -> None:
    other = game.with_seats(1)
    assert other.commit(0, [UPGRADE]).json()["problem"] == "not-your-seat"
    assert other.draft(0, [UPGRADE]).json()["problem"] == "not-your-seat"
    assert other.back(0, 3).json()["problem"] == "not-your-seat"
    assert other.commit(1, ["witches: " + UPGRADE]).json()["problem"] == "not-your-seat"
    assert other.commit(1, ["witches: resign"]).json()["problem"] == "not-your-seat"
    wrong = Person(game.http, game.game, {0: "A" * 22}, "B" * 22)
    assert wrong.commit(0, [UPGRADE]).json()["problem"] == "not-your-seat"
    assert wrong.view()["mine"] == []


def test_leaving_out_of_turn(game: Person) -> None:
    other = game.with_seats(1)
    aside = next(choice for choice in other.view()["asides"] if choice["kind"] == "resign")
    view = other.commit(1, [aside["text"]]).json()
    assert view["table"]["players"][1]["dropped"]
    assert view["table"]["decider"] == 0


def test_a_draft_is_read_anew_when_somebody_else_moves(game: Person) -> None:
    mine, other = game.with_seats(0), game.with_seats(1)
    mine.draft(0, [UPGRADE])
    assert other.commit(1, ["resign"]).status_code == 200
    desk = mine.view()["desk"]
    assert ([choice["text"] for choice in desk["draft"]], desk["dropped"]) == ([UPGRADE], 0)


def test_preview_and_explain(game: Person) -> None:
    found = game.ask("POST", "/preview", {"seat": 0, "draft": ["convert 1w to 1c"], "text": UPGRADE}).json()
    moves_shapes.Preview.model_validate(found)
    assert found["choice"]["text"] == UPGRADE
    assert game.ask("POST", "/preview", {"seat": 0, "text": "frob"}).json()["problem"] == "invalid"
    assert game.ask("POST", "/explain", {"seat": 0, "what": "I11"}).json()["reason"]["key"] == "not-reachable"
    assert game.ask("POST", "/explain", {"seat": 0, "what": UPGRADE}).json()["possible"]
    assert game.ask("POST", "/explain", {"seat": 3, "what": "F3"}).json()["problem"] == "no-seat"
    assert overlays_shapes.Overlays.model_validate(game.get("/overlays/1")).seat == 1
    assert game.ask("GET", "/overlays/2").json()["problem"] == "no-seat"


def test_the_state_after_every_move_equals_a_fresh_replay(http: httpx.Client) -> None:
    game = new_game(http, {}, {}, {}, seed=12)
    view = game.view()
    for number in range(14):
        turn = game.any_turn(view, number * 7)
        view = game.commit(view["desk"]["seat"], turn, view["last_row"]).json()
        saved = load_save(json.dumps(game.get("/save")))
        fresh = Game(saved.setup, saved.actions)
        assert view["table"]["hash"] == position_hash(fresh.state)
        assert [player["vp"] for player in view["table"]["players"]] == [player.vp for player in fresh.players]
        view = game.mine_to_decide()
        if view["status"] != "open":
            break
    assert view["last_row"] >= 14
