"""The whole measurement: a server is started, played on, checked and stopped."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from mystica.arena.load.crowd import Crowd
from mystica.arena.load.figures import Load, Report
from mystica.arena.load.matches import Match, check, get, new_match
from mystica.arena.load.running import cpu_of, running_server

_CATCHING_UP = 15.0  # seconds watchers may take for the last rows


def measure_server(load: Load) -> Report:
    """Start a server, play, check, and stop it."""
    report = Report(load)
    prefix = "mystica-bench-"
    with tempfile.TemporaryDirectory(prefix=prefix) as folder, running_server(Path(folder), load) as (port, process):
        asyncio.run(_measure(port, process, report))
    return report


async def _measure(port: int, process: int, report: Report) -> None:
    load, crowd = report.load, Crowd(port, report)
    report.engine = (await get(port, "/healthz"))["engine"]
    matches = [await new_match(port, load, number) for number in range(load.games)]
    followed = [matches[number % len(matches)] for number in range(load.watchers)]
    watching = [asyncio.create_task(crowd.watch(match)) for match in followed]
    spent, began = cpu_of(process), time.perf_counter()
    playing = asyncio.gather(*(crowd.play(match, number) for number, match in enumerate(matches)))
    others = asyncio.gather(crowd.look(matches), crowd.knock())
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(playing), load.seconds)
    crowd.stop.set()
    await playing
    report.seconds = time.perf_counter() - began
    report.cpu = cpu_of(process) - spent
    await others
    await _let_catch_up(port, matches)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for match in matches:
        await check(port, match, report)


async def _let_catch_up(port: int, matches: Sequence[Match]) -> None:
    """Until every watcher has the last row of its game, or too long."""
    until = time.monotonic() + _CATCHING_UP
    for match in matches:
        match.ply = (await get(port, match.path))["ply"]
    while time.monotonic() < until:
        if all(seen and seen[-1][0] >= match.ply for match in matches for seen in match.seen if match.ply):
            return
        await asyncio.sleep(0.05)
