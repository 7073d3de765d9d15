"""The games of a load test: made, asked for, and checked afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from mystica.game import Game
from mystica.notation.position import position_hash
from mystica.notation.saves import load_save
from mystica.server_bench.http_client import HttpClient, HttpError
from mystica.server_bench.report import Load, Report

_SEATS = (2, 3, 4, 5)


@dataclass
class BenchGame:
    """One game on the server: who may move in it, and what its watchers saw."""

    id: str
    keys: str
    seen: list[list[tuple[int, str]]] = field(default_factory=list)
    """By watcher: number and row, as they came."""
    last_row: int = 0

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"


def row_number(found: dict[str, Any], field: str) -> int:
    """Builds before 0.2 call it `ply`, of the last row and of every row alike."""
    return int(found[field] if field in found else found["ply"])


async def get(port: int, path: str) -> Any:
    http = HttpClient(port)
    try:
        answer = await http.ask("GET", path)
        if answer.status != 200:
            raise HttpError(f"GET {path}: {answer.status}")
        return answer.json()
    finally:
        await http.close()


async def new_bench_game(port: int, load: Load, number: int) -> BenchGame:
    seats = _SEATS[number % len(_SEATS)]
    wanted = {"seats": [{"here": True} for _ in range(seats)], "seed": load.seed + number, "pace": 0}
    http = HttpClient(port)
    answer = await http.ask("POST", "/api/games", wanted)
    if answer.status == 422 and load.build is not None:  # before 0.2 whoever made a game got the keys of all seats
        answer = await http.ask("POST", "/api/games", {**wanted, "seats": [{} for _ in range(seats)]})
    await http.close()
    if answer.status != 201:
        raise HttpError(f"no game could be made: {answer.status} {answer.body[:300]!r}")
    made = answer.json()
    return BenchGame(made["id"], " ".join(seat["key"] for seat in made.get("keys") or made["links"]))


async def check(port: int, game: BenchGame, report: Report) -> None:
    """Rows in order, once for every watcher, and leading where the game stands."""
    log = await get(port, f"{game.path}/log?after=0")
    report.rows += len(log)
    report.seen += sum(len(seen) for seen in game.seen)
    http = HttpClient(port)
    save = load_save((await http.ask("GET", f"{game.path}/save")).body.decode())
    await http.close()
    stands = (await get(port, game.path))["table"]["hash"]
    replays = {"a fresh replay leads": save.actions, "its rows lead": [entry["text"] for entry in log]}
    wrong = [*_wrong_rows(game, log)]
    for what, moves in replays.items():
        if position_hash(Game(save.setup, moves).state) != stands:
            wrong.append(f"{what} to another position")
    report.errors += [f"game {game.id}: {what}" for what in wrong]


def _wrong_rows(game: BenchGame, log: list[dict[str, Any]]) -> Iterator[str]:
    """What is not as it should be about the rows, as they were written and as they were seen."""
    numbers = list(range(1, len(log) + 1))
    if [row_number(entry, "row") for entry in log] != numbers:
        yield "its rows are not numbered one after the other"
    least = game.last_row or len(log)  # a rule may still have moved after the watchers had left
    for seen in game.seen:
        if len(seen) < least or [number for number, _ in seen] != numbers[: len(seen)]:
            yield f"a watcher saw {len(seen)} rows of {least}, or not in their order"
        elif [json.loads(data) for _, data in seen] != log[: len(seen)]:
            yield "a watcher saw other rows than were written"
