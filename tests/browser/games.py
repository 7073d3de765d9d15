"""Games made without the browser, and the addresses that lead to their seats."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.serving import Server

_KEYS: set[str] = set()


def one_key() -> str:
    """A script for windows: whoever opens the link of a seat of these games plays with the very key that the test has,
    as a browser does that asked for it before. So a test can play beside a window without being another browser."""
    return f"""() => {{
      const known = {json.dumps(sorted(_KEYS))};
      const key = location.hash.split('/')[5];
      if (known.includes(key)) localStorage.setItem('mystica.entering', JSON.stringify({{[key]: key}}));
    }}"""


class Made:
    """A new game on a server, with all its keys."""

    def __init__(
        self, server: Server, *, preset: str = "first-game", people: int = 1, bots: int = 1, **more: object
    ) -> None:
        seats = [{"name": name} for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")[:people]]
        wish = {"preset": preset, "title": "A game", "pace": 0, "seats": seats + [{"bot": "novice"}] * bots, **more}
        self._make(server, "/api/games", wish)

    def _make(self, server: Server, path: str, wish: dict[str, Any]) -> None:
        seats = [{"here": True, **seat} for seat in wish["seats"]]
        answer = server.call("POST", path, {**wish, "seats": seats})
        self.id: str = answer["id"]
        self.host: str = answer["host"]
        self.keys: dict[int, str] = {seat["seat"]: seat["key"] for seat in answer["keys"]}
        _KEYS.update(self.keys.values())

    def seat(self, number: int = 0) -> str:
        """The secret link of a seat."""
        return f"/#/game/{self.id}/seat/{number}/{self.keys[number]}"

    @property
    def watch(self) -> str:
        return f"/#/game/{self.id}"


class Saved(Made):
    """A game that goes on from a save, and whose bots take their time."""

    def __init__(self, server: Server, text: str, seats: list[dict[str, str]]) -> None:
        self._make(server, "/api/games/load", {"text": text, "seats": seats, "pace": 5000})
