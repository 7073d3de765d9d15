"""Figures of the server: many games played at once by scripts while others watch, in a bounded time.

The server runs in a process of its own with a database that is thrown away. Every row must reach every watcher once
and in order, and every game must stand where a fresh replay of it stands.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mystica.arena.web import Line, WebError
from mystica.game import Game
from mystica.notation.saves import load_save, position_hash

ANSWER_TARGET = 0.1
"""Seconds within which 95 of 100 moves are to be answered."""
_SEATS = (2, 3, 4, 5)
_STARTING = 60.0  # seconds the server may take to start
_CATCHING_UP = 15.0  # seconds watchers may take for the last rows


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    games: int = 50
    watchers: int = 200
    seconds: float = 30.0
    pause: float = 1.0
    """Seconds between an answer and the next move of a game; 0 for as fast as it goes."""
    seed: int = 1


@dataclass
class Report:
    """What was measured. Times are in seconds."""

    load: Load
    engine: str = ""
    seconds: float = 0.0
    turns: list[float] = field(default_factory=list)
    """Answers to committed turns."""
    drafts: list[float] = field(default_factory=list)
    """Answers to parts of turns."""
    views: list[float] = field(default_factory=list)
    idle: list[float] = field(default_factory=list)
    """Answers to a question that costs nothing, under the same load: what the machine alone takes."""
    delays: list[float] = field(default_factory=list)
    """From the moment a row was written until a watcher has it."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of a view."""
    cpu: float = 0.0
    """Seconds of processor time the server took, where the system tells; steadier than the clock on a busy machine."""
    finished: int = 0
    rows: int = 0
    seen: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def moves(self) -> list[float]:
        return self.turns + self.drafts

    @property
    def good(self) -> bool:
        return not self.errors and bool(self.turns) and share(self.moves, 95) <= ANSWER_TARGET

    def figures(self) -> dict[str, Any]:
        """For people and for `--json`."""
        usual = share(self.idle, 50)
        return {
            "engine": self.engine,
            "games": self.load.games,
            "watchers": self.load.watchers,
            "pause": self.load.pause,
            "seconds": round(self.seconds, 1),
            "turns": len(self.turns),
            "turns_per_second": round(len(self.turns) / self.seconds, 1) if self.seconds else 0.0,
            "moves": {"count": len(self.moves), **_shares(self.moves)},
            "turn": _shares(self.turns),
            "draft": _shares(self.drafts),
            "view": _shares(self.views),
            "idle": _shares(self.idle),
            "live": _shares(self.delays),
            "cpu_ms_per_move": round(self.cpu / len(self.moves) * 1000, 2) if self.moves else 0.0,
            "move_to_idle": round(share(self.moves, 50) / usual, 1) if usual else 0.0,
            "view_bytes": {"median": int(share(self.sizes, 50)), "largest": max(self.sizes, default=0)},
            "games_finished": self.finished,
            "rows": self.rows,
            "rows_seen": self.seen,
            "errors": self.errors[:20],
            "error_count": len(self.errors),
            "target_p95_ms": ANSWER_TARGET * 1000,
            "reached": self.good,
        }


def share(values: Sequence[float], percent: int) -> float:
    """The value that so many percent do not exceed; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) * percent // 100, len(ordered) - 1)] if ordered else 0.0


def _shares(values: Sequence[float]) -> dict[str, float]:
    """In milliseconds."""
    return {f"p{percent}_ms": round(share(values, percent) * 1000, 2) for percent in (50, 95, 99)}


# ---- the whole measurement --------------------------------------------------------------------------------


def measure_server(load: Load) -> Report:
    """Start a server, play, check, and stop it."""
    report = Report(load)
    with tempfile.TemporaryDirectory(prefix="mystica-bench-") as folder, _server(Path(folder)) as (port, process):
        asyncio.run(_Measurement(load, port, process, report).run())
    return report


@contextmanager
def _server(folder: Path) -> Iterator[tuple[int, int]]:
    """`mystica serve` on a free port of loopback: the port, and the id of its process."""
    words = folder / "server.log"
    command = [sys.executable, "-m", "mystica", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'games.db'}"]
    with words.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()  # it says where it is once it is ready, or ends
        if "127.0.0.1:" not in said:
            raise WebError(f"the server did not start: {words.read_text(encoding='utf-8').strip() or said.strip()}")
        yield int(said.partition("127.0.0.1:")[2].partition("/")[0]), process.pid
    finally:
        process.terminate()
        try:
            process.wait(_STARTING)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def _cpu_of(process: int) -> float:
    """Seconds of processor time a process has taken so far; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


@dataclass
class _Match:
    """One game on the server: who may move in it, and what its watchers saw."""

    id: str
    keys: str
    seen: list[list[tuple[int, str]]] = field(default_factory=list)
    """By watcher: ply and row, as they came."""
    ply: int = 0
    over: bool = False

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"


class _Measurement:
    def __init__(self, load: Load, port: int, process: int, report: Report) -> None:
        self.load = load
        self.port = port
        self.process = process
        self.report = report
        self.matches: list[_Match] = []
        self.stop = asyncio.Event()

    async def run(self) -> None:
        self.report.engine = (await self._get("/healthz"))["engine"]
        for number in range(self.load.games):
            self.matches.append(await self._new_match(number))
        followed = [self.matches[number % len(self.matches)] for number in range(self.load.watchers)]
        watching = [asyncio.create_task(self._watch(match)) for match in followed]
        spent = _cpu_of(self.process)
        began = time.perf_counter()
        scripts = [asyncio.create_task(self._play(match, number)) for number, match in enumerate(self.matches)]
        others = [asyncio.create_task(self._look()), asyncio.create_task(self._knock())]
        playing = asyncio.gather(*scripts)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(playing), self.load.seconds)
        self.stop.set()
        await playing
        self.report.seconds = time.perf_counter() - began
        self.report.cpu = _cpu_of(self.process) - spent
        await asyncio.gather(*others)
        await self._let_catch_up()
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        for match in self.matches:
            await self._check(match)

    def _blame(self, what: str) -> None:
        self.report.errors.append(what)

    async def _get(self, path: str, keys: str = "") -> Any:
        line = Line(self.port, keys)
        try:
            answer = await line.ask("GET", path)
            if answer.status != 200:
                raise WebError(f"GET {path}: {answer.status}")
            return answer.json()
        finally:
            await line.close()

    # ---- those who play -----------------------------------------------------------------------------------

    async def _new_match(self, number: int) -> _Match:
        seats = _SEATS[number % len(_SEATS)]
        wish = {"seats": [{} for _ in range(seats)], "seed": self.load.seed + number, "pace": 0}
        line = Line(self.port)
        answer = await line.ask("POST", "/api/games", wish)
        await line.close()
        if answer.status != 201:
            raise WebError(f"no game could be made: {answer.status} {answer.body[:300]!r}")
        made = answer.json()
        return _Match(made["id"], " ".join(link["key"] for link in made["links"]))

    async def _play(self, match: _Match, number: int) -> None:
        """One script plays all seats of a game: it drafts move by move, and commits whole turns."""
        rng = random.Random(f"bench {self.load.seed} {number}")
        line = Line(self.port, match.keys)
        try:
            await asyncio.sleep(rng.random() * self.load.pause)  # not all at the same moment
            view = (await line.ask("GET", match.path)).json()
            while not self.stop.is_set() and view["status"] == "open":
                view = await self._turn(match, line, view, rng)
            match.over = view["status"] == "over"
            self.report.finished += match.over
        except WebError as error:
            self._blame(f"game {number}: {error}")
        finally:
            await line.close()

    async def _turn(self, match: _Match, line: Line, view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        """One turn of whoever decides; the view after it."""
        desk = view["desk"]
        if desk is None:  # a rule that a player has set answers by itself
            await asyncio.sleep(0.02)
            return await self._view(match, line)
        await asyncio.sleep(self.load.pause)
        seat, base = desk["seat"], view["ply"]
        moves: list[str] = []
        while not (moves and desk["complete"]):
            active = [choice for choice in desk["moves"] if choice["kind"] not in ("pass", "decline")]
            moves.append(rng.choice(active or desk["moves"])["text"])
            drafted = await self._timed(line, "PUT", f"{match.path}/draft", seat, base, moves, self.report.drafts)
            if drafted is None:
                return await self._view(match, line)
            desk = drafted["desk"]
        moves = [*moves, *desk["finish"]]
        after = await self._timed(line, "POST", f"{match.path}/turns", seat, base, moves, self.report.turns)
        return await self._view(match, line) if after is None else after

    async def _view(self, match: _Match, line: Line) -> dict[str, Any]:
        view: dict[str, Any] = (await line.ask("GET", match.path)).json()
        return view

    async def _timed(
        self, line: Line, method: str, path: str, seat: int, base: int, moves: list[str], times: list[float]
    ) -> dict[str, Any] | None:
        """The view that answers a move; nothing if somebody was faster, as an automatic rule may be."""
        began = time.perf_counter()
        answer = await line.ask(method, path, {"seat": seat, "base": base, "moves": moves})
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

    async def _watch(self, match: _Match) -> None:
        """Follow a game; whoever loses the line comes back and says what was seen last."""
        seen: list[tuple[int, str]] = []
        match.seen.append(seen)
        while True:
            line = Line(self.port)
            try:
                last = seen[-1][0] if seen else 0
                async for kind, number, data in line.events(f"{match.path}/live?after={last}"):
                    if kind == "row":
                        seen.append((int(number), data))
                        self.report.delays.append(max(time.time() - json.loads(data)["at"], 0.0))
            except (WebError, OSError, asyncio.IncompleteReadError, ValueError) as error:
                self._blame(f"a watcher of {match.id}: {error!r}")
                await asyncio.sleep(0.2)
            finally:
                await line.close()

    async def _look(self) -> None:
        """Somebody opens one game after the other."""
        rng = random.Random(self.load.seed)
        line = Line(self.port)
        while not self.stop.is_set():
            began = time.perf_counter()
            answer = await line.ask("GET", rng.choice(self.matches).path)
            self.report.views.append(time.perf_counter() - began)
            if answer.status != 200:
                self._blame(f"GET of a view: {answer.status}")
            await self._wait(0.2)
        await line.close()

    async def _knock(self) -> None:
        """Somebody asks whether the server is there."""
        line = Line(self.port)
        while not self.stop.is_set():
            began = time.perf_counter()
            await line.ask("GET", "/healthz")
            self.report.idle.append(time.perf_counter() - began)
            await self._wait(0.1)
        await line.close()

    async def _wait(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stop.wait(), seconds)

    # ---- is it all there? -----------------------------------------------------------------------------------

    async def _let_catch_up(self) -> None:
        """Until every watcher has the last row of its game, or too long."""
        until = time.monotonic() + _CATCHING_UP
        for match in self.matches:
            match.ply = (await self._get(match.path))["ply"]
        while time.monotonic() < until:
            if all(seen and seen[-1][0] >= match.ply for match in self.matches for seen in match.seen if match.ply):
                return
            await asyncio.sleep(0.05)

    async def _check(self, match: _Match) -> None:
        log = await self._get(f"{match.path}/log?after=0")
        self.report.rows += len(log)
        if [entry["ply"] for entry in log] != list(range(1, len(log) + 1)):
            self._blame(f"game {match.id}: its rows are not numbered one after the other")
        for seen in match.seen:
            self.report.seen += len(seen)
            if [number for number, _ in seen] != list(range(1, len(log) + 1)):
                self._blame(f"game {match.id}: a watcher saw {len(seen)} rows of {len(log)}, or not in their order")
            elif [json.loads(data) for _, data in seen] != log:
                self._blame(f"game {match.id}: a watcher saw other rows than were written")
        view = await self._get(match.path)
        line = Line(self.port)
        save = load_save((await line.ask("GET", f"{match.path}/save")).body.decode())
        await line.close()
        if position_hash(Game(save.setup, save.actions).state) != view["table"]["hash"]:
            self._blame(f"game {match.id}: a fresh replay leads to another position")
        replayed = Game(save.setup, [entry["text"] for entry in log])
        if position_hash(replayed.state) != view["table"]["hash"]:
            self._blame(f"game {match.id}: its rows lead to another position")
