"""A whole load test: a server is started, played on, checked and stopped."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from mystica.server_bench.clients import Clients
from mystica.server_bench.games import BenchGame, check, get, new_bench_game, row_number
from mystica.server_bench.process import cpu_of, running_server
from mystica.server_bench.report import Load, Report

_CATCHING_UP = 15.0  # seconds watchers may take for the last rows


def measure_server(load: Load) -> Report:
    """Start a server, play, check, and stop it."""
    report = Report(load)
    prefix = "mystica-bench-"
    with tempfile.TemporaryDirectory(prefix=prefix) as folder, running_server(Path(folder), load) as (port, process):
        asyncio.run(_measure(port, process, report))
    return report


async def _measure(port: int, process: int, report: Report) -> None:
    load, clients = report.load, Clients(port, report)
    report.engine = (await get(port, "/healthz"))["engine"]
    games = [await new_bench_game(port, load, number) for number in range(load.games)]
    followed = [games[number % len(games)] for number in range(load.watchers)]
    watching = [asyncio.create_task(clients.watch(game)) for game in followed]
    spent, began = cpu_of(process), time.perf_counter()
    playing = asyncio.gather(*(clients.play(game, number) for number, game in enumerate(games)))
    others = asyncio.gather(clients.look(games), clients.knock())
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(playing), load.seconds)
    clients.stop.set()
    await playing
    report.seconds = time.perf_counter() - began
    report.cpu = cpu_of(process) - spent
    await others
    await _let_catch_up(port, games)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for game in games:
        await check(port, game, report)


async def _let_catch_up(port: int, games: Sequence[BenchGame]) -> None:
    """Until every watcher has the last row of its game, or too long."""
    until = time.monotonic() + _CATCHING_UP
    for game in games:
        game.last_row = row_number(await get(port, game.path), "last_row")
    while time.monotonic() < until:
        if all(seen and seen[-1][0] >= game.last_row for game in games for seen in game.seen if game.last_row):
            return
        await asyncio.sleep(0.05)
