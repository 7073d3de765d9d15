"""Who follows a game, and seats that a bot has got: their people are told, and may ask for them back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import httpx

from mystica.server.live.elsewhere import FORGET, Elsewhere
from mystica.server.storage.change_notices import HereNotice, here_notices, read_notice
from tests.server.people import Person, Stream, invited, new_game, person_of
from tests.server.running import InThread, client
from tests.server.test_advice import problem


def table(http: httpx.Client) -> tuple[Person, Person]:
    """A host with a seat, and a guest who came by a link."""
    seats = [{"name": "Anna", "here": True}, {"name": "Bram"}, {"bot": "novice"}]
    made = http.post("/api/games", json={"seats": seats, "pace": 5000}).json()
    guest = invited(http, made["id"], made["invitations"][0])
    guest.view()
    return person_of(http, made), guest


def follow(windows: ExitStack, url: str, person: Person) -> tuple[Callable[[], list[int]], Callable[[], None]]:
    """A window: the seats it is told of by now, and the way to close it."""
    http = windows.enter_context(client(url))
    line = ExitStack()
    windows.push(line)
    answer = line.enter_context(http.stream("GET", f"/api/games/{person.game}/live?after=1000", headers=person.headers))
    events = iter(Stream(answer))

    def told() -> list[int]:
        return next(list(event["seats"]) for kind, _, event in events if kind == "here")

    return told, line.close


def test_everybody_hears_who_comes_and_goes(server: InThread, http: httpx.Client) -> None:
    anna, bram = table(http)
    with ExitStack() as windows:
        watcher, _ = follow(windows, server.url, anna.with_seats())
        assert watcher() == []
        _, close = follow(windows, server.url, bram)
        assert watcher() == [1]
        _, close_anna = follow(windows, server.url, anna)
        assert watcher() == [0, 1]
        close()
        assert watcher() == [0]
        close_anna()
        assert watcher() == []


def test_what_other_processes_told_holds_as_long_as_they_tell_it() -> None:
    now = [0.0]
    elsewhere = Elsewhere(lambda: now[0])
    elsewhere.hear("one", {"game": [0], "other": [2]})
    elsewhere.hear("two", {"game": [0, 1]})
    assert elsewhere.seats_at("game") == {0, 1} and not elsewhere.seats_at("none")
    elsewhere.hear("two", {"game": []})
    assert elsewhere.seats_at("game") == {0}
    now[0] = FORGET
    elsewhere.hear("one", {"game": [0]})
    now[0] = FORGET + 1
    assert elsewhere.forget_silent() == ["other"]
    assert elsewhere.seats_at("game") == {0} and not elsewhere.seats_at("other")


def test_notices_of_many_games_fit() -> None:
    here = {f"{number:022}": [0, 1, 2, 3, 4] for number in range(1000)}
    notices = list(here_notices("me", here))
    assert max(map(len, notices)) < 8000  # bytes, all of them ASCII
    read = [read_notice(text, "you") for text in notices]
    assert {game: seats for news in read if isinstance(news, HereNotice) for game, seats in news.here.items()} == here
    assert read_notice(notices[0], "me") is None


def test_a_seat_that_a_bot_gets_is_nobodys_to_be_here_at(server: InThread, http: httpx.Client) -> None:
    anna, bram = table(http)
    with ExitStack() as windows:
        watcher, _ = follow(windows, server.url, anna.with_seats())
        assert watcher() == []
        follow(windows, server.url, bram)
        assert watcher() == [1]
        anna.ask("PATCH", "/seats/1", {"bot": "novice"})
        assert watcher() == []
        anna.ask("PATCH", "/seats/1", {"bot": ""})
        assert watcher() == [1]


def test_whoever_loses_a_seat_to_a_bot_may_ask_for_it_back(http: httpx.Client) -> None:
    anna, bram = table(http)
    assert (bram.view()["mine"], bram.view()["handed_over"]) == ([1], [])
    assert problem(bram.ask("PATCH", "/seats/1", {"asks_back": True})) == (403, "not-your-seat")  # it is his
    anna.ask("PATCH", "/seats/1", {"bot": "novice"})
    view = bram.view()
    assert (view["mine"], view["handed_over"], anna.view()["handed_over"]) == ([], [1], [])
    assert problem(bram.ask("PATCH", "/seats/1", {"bot": ""})) == (403, "not-your-seat")
    assert problem(bram.ask("PATCH", "/seats/1", {"name": "B"})) == (403, "not-your-seat")
    assert problem(anna.ask("PATCH", "/seats/1", {"asks_back": True})) == (403, "not-your-seat")
    assert problem(anna.with_seats().ask("PATCH", "/seats/1", {"asks_back": True})) == (403, "not-your-seat")
    asks = [bram.ask("PATCH", "/seats/1", {"asks_back": wish}).json() for wish in (True, False, True)]
    assert [view["seats"][1]["asks_back"] for view in asks] == [True, False, True]
    refused = anna.ask("PATCH", "/seats/1", {"asks_back": False}).json()
    assert refused["seats"][1]["asks_back"] is False
    bram.ask("PATCH", "/seats/1", {"asks_back": True})
    given = anna.ask("PATCH", "/seats/1", {"bot": ""}).json()
    assert given["seats"][1]["asks_back"] is False
    assert (bram.view()["mine"], bram.view()["handed_over"]) == ([1], [])


def test_who_sits_down_for_the_first_time_is_new(http: httpx.Client) -> None:
    """Another device of theirs is not, nor is whoever asks again since the answer got lost."""
    made = http.post("/api/games", json={"seats": [{"here": True}, {}]}).json()
    nobody, secret = Person(http, made["id"], {}), made["invitations"][0]["secret"]
    key = "k" * 22
    entered = [nobody.enter(1, secret, key).json() for _ in range(2)]
    assert [answer["new"] for answer in entered] == [True, False]
    guest = Person(http, made["id"], {1: key})
    device = guest.ask("POST", "/seats/1/device").json()
    assert nobody.enter(1, device["secret"]).json()["new"] is False
    assert guest.enter(1, secret).json() == {"seat": 1, "key": None, "new": False}


def test_nobody_is_named_who_gave_no_name(http: httpx.Client) -> None:
    view = new_game(http, {}, {"bot": "novice"}).view()
    assert (view["title"], [seat["name"] for seat in view["seats"]]) == ("", ["", ""])
