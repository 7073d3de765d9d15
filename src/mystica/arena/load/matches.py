"""Games that are measured: made, asked for, and checked afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from mystica.arena.load.figures import Load, Report
from mystica.arena.web import Line, WebError
from mystica.game import Game
from mystica.notation.position import position_hash
from mystica.notation.saves import load_save

_SEATS = (2, 3, 4, 5)


@dataclass
class Match:
    """One game on the server: who may move in it, and what its watchers saw."""

    id: str
    keys: str
    seen: list[list[tuple[int, str]]] = field(default_factory=list)
    """By watcher: ply and row, as they came."""
    ply: int = 0

    @property
    def path(self) -> str:
        return f"/api/games/{self.id}"


async def get(port: int, path: str) -> Any:
    line = Line(port)
    try:
        answer = await line.ask("GET", path)
        if answer.status != 200:
            raise WebError(f"GET {path}: {answer.status}")
        return answer.json()
    finally:
        await line.close()


async def new_match(port: int, load: Load, number: int) -> Match:
    seats = _SEATS[number % len(_SEATS)]
    wish = {"seats": [{"here": True} for _ in range(seats)], "seed": load.seed + number, "pace": 0}
    line = Line(port)
    answer = await line.ask("POST", "/api/games", wish)
    if answer.status == 422 and load.build is not None:  # before 0.2 whoever made a game got the keys of all seats
        answer = await line.ask("POST", "/api/games", {**wish, "seats": [{} for _ in range(seats)]})
    await line.close()
    if answer.status != 201:
        raise WebError(f"no game could be made: {answer.status} {answer.body[:300]!r}")
    made = answer.json()
    return Match(made["id"], " ".join(seat["key"] for seat in made.get("keys") or made["links"]))


async def check(port: int, match: Match, report: Report) -> None:
    """Rows in order, once for every watcher, and leading where the game stands."""
    log = await get(port, f"{match.path}/log?after=0")
    report.rows += len(log)
    report.seen += sum(len(seen) for seen in match.seen)
    line = Line(port)
    save = load_save((await line.ask("GET", f"{match.path}/save")).body.decode())
    await line.close()
    stands = (await get(port, match.path))["table"]["hash"]
    replays = {"a fresh replay leads": save.actions, "its rows lead": [entry["text"] for entry in log]}
    wrong = [*_wrong_rows(match, log)]
    for what, moves in replays.items():
        if position_hash(Game(save.setup, moves).state) != stands:
            wrong.append(f"{what} to another position")
    report.errors += [f"game {match.id}: {what}" for what in wrong]


def _wrong_rows(match: Match, log: list[dict[str, Any]]) -> Iterator[str]:
    """What is not as it should be about the rows, as they were written and as they were seen."""
    plies = list(range(1, len(log) + 1))
    if [entry["ply"] for entry in log] != plies:
        yield "its rows are not numbered one after the other"
    least = match.ply or len(log)  # a rule may still have moved after the watchers had left
    for seen in match.seen:
        if len(seen) < least or [number for number, _ in seen] != plies[: len(seen)]:
            yield f"a watcher saw {len(seen)} rows of {least}, or not in their order"
        elif [json.loads(data) for _, data in seen] != log[: len(seen)]:
            yield "a watcher saw other rows than were written"
