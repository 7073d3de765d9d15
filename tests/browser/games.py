"""Games made without the browser, and the addresses that lead to their seats."""

from __future__ import annotations

from tests.browser.serving import Server


class Made:
    """A new game on a server."""

    def __init__(
        self, server: Server, *, preset: str = "first-game", people: int = 1, bots: int = 1, **more: object
    ) -> None:
        seats = [{"name": name} for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")[:people]]
        wish = {"preset": preset, "title": "A game", "pace": 0, "seats": seats + [{"bot": "novice"}] * bots, **more}
        answer = server.call("POST", "/api/games", wish)
        self.id: str = answer["id"]
        self.host: str = answer["host"]
        self.keys: dict[int, str] = {link["seat"]: link["key"] for link in answer["links"]}

    def seat(self, number: int = 0) -> str:
        """The secret link of a seat."""
        return f"/#/game/{self.id}/seat/{number}/{self.keys[number]}"

    @property
    def watch(self) -> str:
        return f"/#/game/{self.id}"
