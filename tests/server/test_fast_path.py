"""The shortest way for moves says what the usual way says, whatever is asked."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from mystica.server.http import fast_path
from tests.server.people import Person, new_game
from tests.server.running import InThread


def usual_and_quick(monkeypatch: pytest.MonkeyPatch, ask: Any) -> tuple[httpx.Response, httpx.Response]:
    quick = ask()
    with monkeypatch.context() as without:
        without.setattr(fast_path, "_PATH", re.compile("nothing"))
        usual = ask()
    return usual, quick


BODIES: list[object] = [
    {"seat": 0, "base": 0, "moves": []},
    {"seat": 0, "base": 0, "moves": ["nonsense"]},
    {"seat": 0, "base": 7, "moves": ["pass"]},
    {"seat": 1, "base": 0, "moves": ["pass"]},
    {"seat": 4, "base": 0, "moves": ["pass"]},
    {"seat": 9, "base": 0, "moves": ["pass"]},
    {"seat": 0, "base": 0},
    {"seat": 0, "base": 0, "moves": ["pass"], "more": 1},
    {"seat": "0", "base": 0, "moves": [""]},
    {"seat": 0, "base": -1, "moves": "pass"},
    [],
    "text",
    None,
    7,
]


@pytest.mark.parametrize("path", ["/draft", "/turns"])
@pytest.mark.parametrize("body", BODIES, ids=json.dumps)
@pytest.mark.parametrize("keys", ["own", "none", "too long"])
def test_the_same_answers(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch, path: str, body: object, keys: str
) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    headers = {"own": game.headers, "none": {}, "too long": {"X-Mystica-Keys": "x" * 401}}[keys]
    method = "PUT" if path == "/draft" else "POST"

    def ask() -> httpx.Response:
        return http.request(method, f"/api/games/{game.game}{path}", headers=headers, json=body)

    usual, quick = usual_and_quick(monkeypatch, ask)
    assert (quick.status_code, quick.json()) == (usual.status_code, usual.json())
    assert dict(quick.headers).keys() == dict(usual.headers).keys()


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 5000, b'{"seat": 0, "base": 0, "moves": ["\\ud800"]}'])
def test_what_is_no_json(http: httpx.Client, monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    game = new_game(http)
    headers = {**game.headers, "Content-Type": "application/json"}
    usual, quick = usual_and_quick(
        monkeypatch, lambda: http.put(f"/api/games/{game.game}/draft", headers=headers, content=body)
    )
    assert quick.status_code < 500 and (quick.status_code, quick.json()) == (usual.status_code, usual.json())


def test_the_same_views(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    for _ in range(5):
        view = game.view()
        turn = game.any_turn(view)
        for person in (game, game.with_seats(0), Person(http, game.game, {})):
            usual, quick = usual_and_quick(monkeypatch, lambda person=person: person.ask("GET"))
            assert quick.json() == usual.json() and quick.status_code == 200
            assert dict(quick.headers).keys() == dict(usual.headers).keys()
        assert game.commit(view["desk"]["seat"], turn, view["last_row"]).status_code == 200
    for path in ("x" * 22, "short"):
        usual, quick = usual_and_quick(monkeypatch, lambda path=path: http.get(f"/api/games/{path}"))
        assert (quick.status_code, quick.json()) == (usual.status_code, usual.json()) and quick.status_code == 404
    assert http.put(f"/api/games/{game.game}").status_code == 405
