"""Seats: names, rules, bots, links."""

from __future__ import annotations

import httpx
import pytest

from tests.server.people import invited, new_game

RULES = {"take": 2, "refuse": 4, "helping": True, "no_waste": True, "end_turn": False}


def test_own_seat(http: httpx.Client) -> None:
    game = new_game(http)
    mine = game.with_seats(0)
    view = mine.ask("PATCH", "/seats/0", {"name": " Ann ", "automatic": RULES}).json()
    assert view["seats"][0]["name"] == "Ann"
    assert view["seats"][0]["automatic"] == RULES
    assert view["seats"][1]["automatic"] is None
    assert game.with_seats(1).view()["seats"][0] == {**view["seats"][0], "automatic": None, "browsers": None}


@pytest.mark.parametrize(
    ("seat", "change", "problem"),
    [
        (1, {"name": "Bob"}, "not-your-seat"),
        (1, {"automatic": {}}, "not-your-seat"),
        (0, {"bot": "novice"}, "not-the-host"),
        (0, {"name": "x" * 41}, "request"),
        (0, {"name": ""}, "request"),
        (0, {"name": "a\u0007b"}, "name"),
        (0, {"automatic": {"take": 99}}, "request"),
        (0, {"colour": "red"}, "request"),
        (2, {"name": "Cid"}, "no-seat"),
        (7, {"name": "Cid"}, "request"),
    ],
)
def test_what_is_not_ones_own(http: httpx.Client, seat: int, change: dict[str, object], problem: str) -> None:
    game = new_game(http)
    before = game.view()["seats"]
    assert game.with_seats(0).ask("PATCH", f"/seats/{seat}", change).json()["problem"] == problem
    assert game.view()["seats"] == before


def test_the_host_hands_seats_to_bots_and_back(http: httpx.Client) -> None:
    game = new_game(http, preset="first-game")
    host = game.with_seats(host=True)
    assert host.ask("PATCH", "/seats/0", {"bot": "deepblue"}).json()["problem"] == "bot"
    assert host.ask("PATCH", "/seats/0", {"automatic": {}}).json()["problem"] == "not-your-seat"
    decider = game.view()["table"]["decider"]
    view = host.ask("PATCH", f"/seats/{decider}", {"bot": "novice", "name": "Botty"}).json()
    assert (view["seats"][decider]["bot"], view["seats"][decider]["name"]) == ("novice", "Botty")
    view = game.mine_to_decide()  # the bot has moved
    assert view["last_row"] >= 1
    assert decider not in view["mine"]
    assert game.with_seats(decider).commit(decider, ["pass"]).json()["problem"] == "not-your-seat"
    view = host.ask("PATCH", f"/seats/{decider}", {"bot": ""}).json()
    assert view["seats"][decider]["bot"] == ""
    assert game.view()["mine"] == [0, 1]


@pytest.mark.parametrize(
    ("wished", "stored"),
    [
        ("expert@5s", "expert@5s"),
        ("expert@60s", "expert@60s"),
        ("expert@1.52s", "expert@1.5s"),
        ("strong@9000ms", "strong@9s"),
    ],
)
def test_a_bot_can_be_given_more_time(http: httpx.Client, wished: str, stored: str) -> None:
    game = new_game(http, {}, {"bot": wished}, {"bot": "novice"}, preset="first-game")
    assert [seat["bot"] for seat in game.view()["seats"]] == ["", stored, "novice"]
    host = game.with_seats(host=True)
    assert host.ask("PATCH", "/seats/1", {"bot": "expert"}).json()["seats"][1]["bot"] == "expert"
    assert host.ask("PATCH", "/seats/1", {"bot": wished}).json()["seats"][1]["bot"] == stored
    host.ask("POST", "/close")


@pytest.mark.parametrize(
    "wished",
    ["expert@", "expert@0s", "expert@0.5s", "expert@61s", "expert@1e1s", "expert@-3s", "expert@40n", "expert@70000ms"]
    + ["expert@5", "expert@nans", "novice@5s", "random@5s", "@5s", "deepblue@5s", "bots.py:Own", "expert@5s@5s"],
)
def test_times_that_no_bot_gets(http: httpx.Client, wished: str) -> None:
    made = http.post("/api/games", json={"seats": [{}, {"bot": wished}]})
    assert (made.status_code, made.json()["problem"]) == (422, "bot")
    game = new_game(http)
    assert game.ask("PATCH", "/seats/0", {"bot": wished}).json()["problem"] == "bot"
    assert game.view()["seats"][0]["bot"] == ""


def test_a_new_link_makes_the_old_one_worthless(http: httpx.Client) -> None:
    game = new_game(http)
    old = game.with_seats(1)
    assert old.view()["mine"] == [1]
    assert old.ask("POST", "/seats/1/link").json()["problem"] == "not-the-host"
    link = game.ask("POST", "/seats/1/link").json()
    assert link["seat"] == 1
    assert old.view()["mine"] == []
    assert game.view()["seats"][1]["claimed"] is False
    assert invited(http, game.game, link).view()["mine"] == [1]
