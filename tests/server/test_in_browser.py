"""The server without processes, threads, files and sockets, as a browser runs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from mystica.server.in_browser.site import Site, open_site

NEW_GAME = {
    "preset": "first-game",
    "title": "A game",
    "pace": 0,
    "seats": [{"name": "Anna", "here": True}, {"bot": "novice"}],
}


class Page:
    """Asks the site, as the script of the page does."""

    def __init__(self) -> None:
        self.site: Site
        self.statuses: dict[int, int] = {}
        self.headers: dict[int, dict[str, str]] = {}
        self.pieces: dict[int, list[bytes]] = {}
        self.ended: set[int] = set()
        self._numbers = iter(range(1, 1000))

    def say(self, number: int, kind: str, content: Any) -> None:
        if kind == "begin":
            self.statuses[number], headers = content
            self.headers[number] = dict(headers)
            self.pieces[number] = []
        elif kind == "more":
            self.pieces[number].append(content)
        else:
            self.ended.add(number)

    async def ask(self, method: str, path: str, body: object = None, keys: str = "") -> Any:
        number = next(self._numbers)
        headers = [("X-Mystica-Keys", keys)] + ([("Content-Type", "application/json")] if body is not None else [])
        content = b"" if body is None else json.dumps(body).encode()
        await self.site.answer(number, method, path, headers, content)
        assert number in self.ended
        found = b"".join(self.pieces[number])
        assert self.statuses[number] < 400, found
        return json.loads(found) if "json" in self.headers[number].get("content-type", "") else found

    async def asked(self, game: str, keys: str) -> Any:
        """The game, once somebody is to decide here."""
        async with asyncio.timeout(60):
            while (view := await self.ask("GET", game, keys=keys))["desk"] is None:
                await asyncio.sleep(0.01)
        return view


def run(test: Callable[[Page], Awaitable[bytes]], kept: bytes = b"") -> bytes:
    async def whole() -> bytes:
        page = Page()
        page.site = await open_site(page.say, kept)
        try:
            return await test(page)
        finally:
            await page.site.stop()

    return asyncio.run(whole())


def test_a_round_with_a_bot_and_again_later() -> None:
    """Everything goes through the very application of the server: a game is made, played, followed, and taken up again
    from what was kept."""
    made: dict[str, Any] = {}

    async def first(page: Page) -> bytes:
        assert page.site.changed() == b""
        made.update(await page.ask("POST", "/api/games", NEW_GAME))
        game, keys = f"/api/games/{made['id']}", made["keys"][0]["key"]
        line = asyncio.ensure_future(page.site.answer(999, "GET", f"{game}/live?after=0", [], b""))
        for _ in range(6):
            view = await page.asked(game, keys)
            move = view["desk"]["moves"][0]["text"]
            wish = {"seat": 0, "base": view["last_row"], "moves": [move]}
            drafted = await page.ask("PUT", f"{game}/draft", wish, keys)
            wish["moves"] = [move, *drafted["desk"]["finish"]]
            after = await page.ask("POST", f"{game}/turns", wish, keys)
            assert after["last_row"] > view["last_row"]
        log = await page.ask("GET", f"{game}/log?after=0")
        assert {row["seat"] for row in log} == {0, 1}  # the bot has moved, too
        await page.asked(game, keys)
        page.site.leave(999)
        await line
        told = b"".join(page.pieces[999])
        assert all(b"id: %d\n" % row["row"] in told for row in log)
        kept = page.site.changed()
        assert kept and page.site.changed() == b""
        made["row"] = (await page.ask("GET", game, keys=keys))["last_row"]
        return kept

    async def again(page: Page) -> bytes:
        view = await page.ask("GET", f"/api/games/{made['id']}", keys=made["keys"][0]["key"])
        assert (view["last_row"], view["mine"]) == (made["row"], [0]) and view["desk"] is not None
        return b""

    run(again, run(first))


def test_refusals_and_facts() -> None:
    async def test(page: Page) -> bytes:
        await page.site.answer(1, "GET", "/api/games/" + "x" * 22, [], b"")
        assert page.statuses[1] == 404 and json.loads(page.pieces[1][0])["problem"] == "no-game"
        await page.site.answer(2, "POST", "/api/games", [("Content-Type", "application/json")], b"{}")
        assert page.statuses[2] == 422
        assert b"shell-name" in await page.ask("GET", "/texts/en.ftl")
        assert (await page.ask("GET", "/api/catalogue"))["presets"]
        assert page.site.changed() == b""
        return b""

    run(test)


def test_hints() -> None:
    """Advice is worked out on the spot."""

    async def test(page: Page) -> bytes:
        made = await page.ask("POST", "/api/games", NEW_GAME)
        game, keys = f"/api/games/{made['id']}", made["keys"][0]["key"]
        view = await page.asked(game, keys)
        assert view["advice"]
        wish = {"seat": 0, "base": view["last_row"], "bot": "casual", "steps": 6}
        found = await page.ask("POST", f"{game}/hints", wish, keys)
        assert found["moves"]
        return b""

    run(test)
