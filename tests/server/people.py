"""People at a game, as the API knows them: a connection, an id and some keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx

from mystica.notation.any_game_file import find_game
from tests.server.running import wait_for

Json = dict[str, Any]


class Person:
    """Somebody with keys of a game; without any, somebody who watches."""

    def __init__(self, http: httpx.Client, game: str, keys: dict[int, str], host: str = "") -> None:
        self.http = http
        self.game = game
        self.keys = keys
        self.host = host

    def with_seats(self, *seats: int, host: bool = False) -> Person:
        return Person(self.http, self.game, {seat: self.keys[seat] for seat in seats}, self.host if host else "")

    @property
    def headers(self) -> dict[str, str]:
        keys = [*self.keys.values(), *([self.host] if self.host else [])]
        return {"X-Mystica-Keys": " ".join(keys)} if keys else {}

    def ask(self, method: str, path: str = "", body: object = None) -> httpx.Response:
        where = f"/api/games/{self.game}{path}"
        return self.http.request(method, where, headers=self.headers, json=body)

    def get(self, path: str = "") -> Any:
        found = self.ask("GET", path)
        assert found.status_code == 200, found.text[:300]
        return found.json()

    def view(self) -> Json:
        found: Json = self.get()
        return found

    def is_past(self, row: int) -> bool:
        return int(self.view()["last_row"]) > row

    def log(self, after: int = 0) -> list[Json]:
        found: list[Json] = self.get(f"/log?after={after}")
        return found

    def draft(self, seat: int, moves: list[str], base: int | None = None) -> httpx.Response:
        return self.ask("PUT", "/draft", {"seat": seat, "base": self._base(base), "moves": moves})

    def commit(self, seat: int, moves: list[str], base: int | None = None) -> httpx.Response:
        return self.ask("POST", "/turns", {"seat": seat, "base": self._base(base), "moves": moves})

    def back(self, seat: int, to: int, base: int | None = None) -> httpx.Response:
        return self.ask("POST", "/takeback", {"seat": seat, "base": self._base(base), "to": to})

    def answer(self, seat: int, agree: bool, base: int | None = None, to: int | None = None) -> httpx.Response:
        """To the wish that stands, or to the one that was seen."""
        wish = self.view()["take_back"] or {"to": 0}
        asked = {"seat": seat, "base": self._base(base), "to": wish["to"] if to is None else to, "agree": agree}
        return self.ask("POST", "/takeback/answer", asked)

    def enter(self, seat: int, secret: str, key: str | None = None) -> httpx.Response:
        return self.ask("POST", f"/seats/{seat}/enter", {"secret": secret, "key": key})

    def _base(self, base: int | None) -> int:
        return int(self.view()["last_row"]) if base is None else base

    def play(self, *moves: str) -> Json:
        """A turn of whoever decides, by the first own seat that may."""
        view = self.view()
        seat = view["desk"]["seat"]
        done = self.commit(seat, list(moves), view["last_row"])
        assert done.status_code == 200, done.text[:300]
        found: Json = done.json()
        return found

    def any_turn(self, view: Json, number: int = 0) -> list[str]:
        """Some whole turn of the own seat that decides; what was drafted before belongs to it."""
        desk = view["desk"]
        moves: list[str] = [choice["text"] for choice in desk["draft"]]
        while not (moves and desk["complete"]):
            choices = desk["moves"]
            if not choices:
                break
            moves.append(choices[number % len(choices)]["text"])
            done = self.draft(desk["seat"], moves, view["last_row"])
            assert done.status_code == 200, done.text[:300]
            desk = done.json()["desk"]
        return [*moves, *desk["finish"]]

    def mine_to_decide(self) -> Json:
        """The view, once an own seat is to decide or the game is over."""
        found: list[Json] = []

        def ready() -> bool:
            found[:] = [self.view()]
            return found[0]["desk"] is not None or found[0]["status"] != "open"

        wait_for(ready)
        return found[0]


def new_game(http: httpx.Client, *seats: Json, **wishes: Any) -> Person:
    """A game, and a person with all its keys: everybody sits around one screen."""
    made = http.post("/api/games", json={"seats": here(*(seats or ({}, {}))), "pace": 0, **wishes})
    assert made.status_code == 201, made.text
    return person_of(http, made.json())


def load(http: httpx.Client, text: str, **wishes: Any) -> Person:
    """A game from a save, a setup or a ledger, with all keys."""
    seats = wishes.pop("seats", None) or [{}] * find_game(text).setup.players
    made = http.post("/api/games/load", json={"text": text, "pace": 0, "seats": here(*seats), **wishes})
    assert made.status_code == 201, made.text
    return person_of(http, made.json())


def here(*seats: Json) -> list[Json]:
    """Wishes for seats that are all played where the game is made."""
    return [{"here": True, **seat} for seat in seats]


def person_of(http: httpx.Client, made: Json) -> Person:
    return Person(http, made["id"], {seat["seat"]: seat["key"] for seat in made["keys"]}, made["host"])


def invited(http: httpx.Client, game: str, invitation: Json) -> Person:
    """Whoever opens the link."""
    entered = Person(http, game, {}).enter(invitation["seat"], invitation["secret"])
    assert entered.status_code == 200, entered.text
    return Person(http, game, {invitation["seat"]: entered.json()["key"]})


# ---- live -------------------------------------------------------------------------------------------------


class Stream:
    """The events of a game, as a browser reads them."""

    def __init__(self, response: httpx.Response) -> None:
        self._lines = response.iter_lines()

    def __iter__(self) -> Iterator[tuple[str, int | None, Json]]:
        kind, number, data = "message", None, ""
        for line in self._lines:
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "id":
                number = int(value)
            elif name == "data":
                data += value
            elif not line and data:
                yield kind, number, json.loads(data)
                kind, number, data = "message", None, ""

    def rows(self, count: int) -> list[Json]:
        """The next rows, pokes passed over."""
        found: list[Json] = []
        while len(found) < count:
            kind, number, entry = next(iter(self))
            if kind == "row":
                assert number == entry["row"]
                found.append(entry)
        return found
