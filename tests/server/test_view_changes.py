"""What changes about a view is sent to those who follow a game: it leads to the view that the server would give them,
and holds nothing that is meant for others."""

from __future__ import annotations

import json
import random
import threading
from typing import Any

import httpx
import pytest

from mystica.server.live.view_changes import patch_of, patched
from tests.server.people import Person, Stream, new_game
from tests.server.running import InThread, client, wait_for


def any_value(rng: random.Random, depth: int = 3) -> Any:
    """Of few letters and numbers, so that two of them often share parts."""
    kind = rng.randrange(5 if depth else 3)
    if kind == 3:
        return [any_value(rng, depth - 1) for _ in range(rng.randrange(6))]
    if kind == 4:
        return {key: any_value(rng, depth - 1) for key in "abc" if rng.random() < 0.7}
    return (None, rng.randrange(3), rng.choice(("", "a")))[kind]


class Window:
    """A window of the app: it has a view, and changes it as the stream says; `asked` counts whole views."""

    def __init__(self, http: httpx.Client, person: Person) -> None:
        self.person = person
        self.view = person.view()
        self.asked = 0
        self.changes: list[Any] = []
        self.bytes: list[int] = []
        self._http = http
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        path = f"/api/games/{self.person.game}/live?after={self.view['last_row']}&tag={self.view['tag']}"
        try:
            with self._http.stream("GET", path, headers=self.person.headers) as answer:
                for kind, _, data in Stream(answer):
                    if kind == "view":
                        self.changes.append(data)
                        self.bytes.append(len(json.dumps(data, separators=(",", ":"))))
                        assert data["start"] == self.view["tag"]
                        self.view = patched(self.view, data["patch"]) | {"tag": data["tag"]}
                    elif kind == "poke":
                        self.asked += 1
        except httpx.HTTPError:
            pass

    def ended(self) -> bool:
        return not self._thread.is_alive()

    def is_up_to_date(self) -> bool:
        return bool(self.view == self.person.view())


@pytest.mark.parametrize("seed", range(20))
def test_a_patch_leads_to_the_new_value(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(200):
        old, new = any_value(rng), any_value(rng)
        patch = json.loads(json.dumps(patch_of(old, new)))
        assert patched(old, patch) == new, (old, new)
        assert patch_of(new, new) == {}


def test_long_lists_are_not_sent_again() -> None:
    old = [{"label": str(place), "owner": None} for place in range(100)]
    new = [*old[:7], {"label": "7", "owner": 2}, *old[8:], {"label": "100", "owner": None}]
    assert patch_of(old, new) == {"7": {"owner": [2]}, "100": [{"label": "100", "owner": None}]}
    assert patch_of(old, old[1:]) == [old[1:]]  # everything has moved


def test_every_window_ends_with_the_view_it_would_be_given(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "giants"}, seed=7)
    game.view()
    people = [game.with_seats(), game.with_seats(0), game.with_seats(1, 2), game.with_seats(host=True)]
    rng = random.Random(7)
    with client(server.url) as one, client(server.url) as two, client(server.url) as three, client(server.url) as four:
        windows = [Window(own, person) for own, person in zip((one, two, three, four), people, strict=True)]
        for number in range(25):
            view = game.mine_to_decide()
            if number % 8 == 7:
                game.back(view["desk"]["seat"], view["last_row"] - 1)
            else:
                seat, moves = view["desk"]["seat"], game.any_turn(view, rng.randrange(3))
                assert game.draft(seat, moves[:1]).status_code == 200
                assert game.commit(seat, moves, view["last_row"]).status_code == 200
        game.ask("PATCH", "/seats/0", {"name": "Ann"})
        for window in windows:
            wait_for(window.is_up_to_date)
            assert window.asked == 0 and window.changes
        game.ask("DELETE")
        for window in windows:
            wait_for(window.ended)


def test_changes_hold_nothing_that_is_meant_for_others(http: httpx.Client, server: InThread) -> None:
    """A draft changes the view of its own seat; all others hear of the turn, and nothing before it."""
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    view = game.view()
    seat, text = view["desk"]["seat"], view["desk"]["moves"][0]["text"]
    with client(server.url) as one, client(server.url) as two, client(server.url) as three:
        mine = Window(one, game.with_seats(seat))
        others = [Window(two, game.with_seats(1 - seat)), Window(three, game.with_seats())]
        wait_for(lambda: server.services.hub.is_followed(game.game))
        assert game.draft(seat, [text]).status_code == 200
        wait_for(lambda: mine.changes and mine.is_up_to_date())
        assert [choice["text"] for choice in mine.view["desk"]["draft"]] == [text]
        assert all(not window.changes for window in others)
        assert game.commit(seat, [text], view["last_row"]).status_code == 200
        for window in others:
            wait_for(window.is_up_to_date)
            assert len(window.changes) == 1
        game.ask("DELETE")
        for window in (mine, *others):
            wait_for(window.ended)
        told = others[1].changes[0]["patch"]
        assert not {"desk", "asides", "mine", "host"} & set(told)
        assert others[1].view["desk"] is None


def test_whoever_comes_with_another_view_is_told_to_ask(http: httpx.Client, server: InThread) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    view = game.view()
    path = f"/api/games/{game.game}/live?after=0"
    for tag, first in ((view["tag"], "row"), ("0123456789abcdef", "poke")):
        with client(server.url) as own, own.stream("GET", f"{path}&tag={tag}", headers=game.headers) as answer:
            if first == "row":
                game.play(view["desk"]["moves"][0]["text"])
            kind = next(kind for kind, _, _ in Stream(answer) if kind != "here")
            assert kind == first


def test_watchers_are_sent_little(http: httpx.Client, server: InThread) -> None:
    """A tenth of a view for a move, and less."""
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "giants"}, seed=7)
    game.view()
    rng, sizes = random.Random(7), []
    with client(server.url) as one:
        watcher = Window(one, game.with_seats())
        for _ in range(40):
            view = game.mine_to_decide()
            moves = game.any_turn(view, rng.randrange(1000))
            assert game.commit(view["desk"]["seat"], moves, view["last_row"]).status_code == 200
            sizes.append(len(watcher.person.ask("GET").content))
        wait_for(watcher.is_up_to_date)
        game.ask("DELETE")
        wait_for(watcher.ended)
    assert sum(watcher.bytes) < sum(sizes) / 10
