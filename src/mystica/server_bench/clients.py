"""The clients that play, watch and look while the server is measured."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from mystica.server_bench.games import BenchGame, row_number
from mystica.server_bench.http_client import HttpClient, HttpError
from mystica.server_bench.report import Report


class Clients:
    """Everybody at one server; they go on until `stop` is set."""

    def __init__(self, port: int, report: Report) -> None:
        self.port = port
        self.load = report.load
        self.report = report
        self.stop = asyncio.Event()

    def _blame(self, what: str) -> None:
        self.report.errors.append(what)

    # ---- those who play -----------------------------------------------------------------------------------

    async def play(self, game: BenchGame, number: int) -> None:
        """One script plays all seats of a game: it drafts move by move, and commits whole turns."""
        rng = random.Random(f"bench {self.load.seed} {number}")
        http = HttpClient(self.port, game.keys)
        try:
            await asyncio.sleep(rng.random() * self.load.pause)  # not all at the same moment
            view = (await http.ask("GET", game.path)).json()
            while not self.stop.is_set() and view["status"] == "open":
                view = await self._turn(game, http, view, rng)
            self.report.finished += view["status"] == "over"
        except HttpError as error:
            self._blame(f"game {number}: {error}")
        finally:
            await http.close()

    async def _turn(
        self, game: BenchGame, http: HttpClient, view: dict[str, Any], rng: random.Random
    ) -> dict[str, Any]:
        """One turn of whoever decides; the view after it."""
        desk = view["desk"]
        if desk is None:  # a rule that a player has set answers by itself
            await asyncio.sleep(0.02)
            return await self._view(game, http)
        await asyncio.sleep(self.load.pause)
        seat, base = desk["seat"], row_number(view, "last_row")
        moves: list[str] = []
        while not (moves and desk["complete"]):
            active = [choice for choice in desk["moves"] if choice["kind"] not in ("pass", "decline")]
            moves.append(rng.choice(active or desk["moves"])["text"])
            drafted = await self._timed(http, "PUT", f"{game.path}/draft", seat, base, moves, self.report.drafts)
            if drafted is None:
                return await self._view(game, http)
            desk = drafted["desk"]
        moves = [*moves, *desk["finish"]]
        after = await self._timed(http, "POST", f"{game.path}/turns", seat, base, moves, self.report.turns)
        return await self._view(game, http) if after is None else after

    async def _view(self, game: BenchGame, http: HttpClient) -> dict[str, Any]:
        view: dict[str, Any] = (await http.ask("GET", game.path)).json()
        return view

    async def _timed(
        self, http: HttpClient, method: str, path: str, seat: int, base: int, moves: list[str], times: list[float]
    ) -> dict[str, Any] | None:
        """The view that answers a move; nothing if somebody was faster, as an automatic rule may be."""
        began = time.perf_counter()
        answer = await http.ask(method, path, {"seat": seat, "base": base, "moves": moves})
        took = time.perf_counter() - began
        if answer.status == 409:
            return None
        if answer.status != 200:
            self._blame(f"{method} {path} {moves}: {answer.status} {answer.body[:300]!r}")
            return None
        times.append(took)
        self.report.sizes.append(len(answer.body))
        view: dict[str, Any] = answer.json()
        return view

    # ---- those who look -------------------------------------------------------------------------------------

    async def watch(self, game: BenchGame) -> None:
        """Follow a game; whoever loses the line comes back and says what was seen last."""
        seen: list[tuple[int, str]] = []
        game.seen.append(seen)
        while True:
            http = HttpClient(self.port)
            try:
                last = seen[-1][0] if seen else 0
                # like the app, it has the changes of the view sent along; builds before 0.2 send rows only
                async for kind, number, data in http.events(f"{game.path}/live?after={last}&tag=none"):
                    self.report.stream_bytes += len(data)
                    if kind == "row":
                        seen.append((int(number), data))
                        self.report.delays.append(max(time.time() - json.loads(data)["at"], 0.0))
            except (HttpError, OSError, asyncio.IncompleteReadError, ValueError) as error:
                self._blame(f"a watcher of {game.id}: {error!r}")
                await asyncio.sleep(0.2)
            finally:
                await http.close()

    async def look(self, games: Sequence[BenchGame]) -> None:
        """Somebody opens one game after the other."""
        rng = random.Random(self.load.seed)
        http = HttpClient(self.port)
        while not self.stop.is_set():
            began = time.perf_counter()
            answer = await http.ask("GET", rng.choice(games).path)
            self.report.views.append(time.perf_counter() - began)
            if answer.status != 200:
                self._blame(f"GET of a view: {answer.status}")
            await self._wait(0.2)
        await http.close()

    async def knock(self) -> None:
        """Somebody asks whether the server is there."""
        http = HttpClient(self.port)
        while not self.stop.is_set():
            began = time.perf_counter()
            await http.ask("GET", "/healthz")
            self.report.idle.append(time.perf_counter() - began)
            await self._wait(0.1)
        await http.close()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stop.wait(), seconds)
