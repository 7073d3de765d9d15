"""`mystica bench`: measures the engine, each figure beside that of the uncompiled code; or the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from mystica.arena.engine_speed import Figure, figures_of_engine, measure
from mystica.cli.replay import find_ledgers


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Write only the figures, as JSON.")] = False,
    ledgers: Annotated[
        Path | None,
        typer.Option(help="Recorded game to replay, or a folder of them. By default, a long game of our own."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Make shorter runs, with rougher figures.")] = False,
    server: Annotated[
        bool, typer.Option("--server", help="Measure the server instead, with many games at once.")
    ] = False,
    games: Annotated[
        list[int] | None,
        typer.Option(min=1, max=1000, help="Games at once; with several numbers, one row for each (--server)."),
    ] = None,
    watchers: Annotated[
        int, typer.Option(min=-1, max=5000, help="Clients that watch the games; -1: one for each game (--server).")
    ] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long the games are played (--server).")] = 30.0,
    pause: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds to wait before each turn of a game (--server).")
    ] = 1.0,
    db: Annotated[str, typer.Option(help="Database to fill with these games; by default a new file (--server).")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes, on PostgreSQL (--server).")] = 1,
    beside: Annotated[
        Path | None, typer.Option(help="Folder of another built Mystica: its server is measured first (--server).")
    ] = None,
) -> None:
    if server:
        from mystica.cli.bench_server import measure

        measure(games or [50], watchers, seconds / 3 if quick else seconds, pause, db, workers, beside, as_json)
        return
    _measure_engine(as_json, ledgers, quick)


def _measure_engine(as_json: bool, ledgers: Path | None, quick: bool) -> None:
    recorded = [str(path.resolve()) for path in find_ledgers([ledgers])] if ledgers else []
    here = all_figures(quick, recorded)
    pure = _measure_pure(quick, recorded) if here["engine"] == "compiled" else here
    figures: list[dict[str, Any]] = []
    more, missing = _environments()
    for figure in (*figures_of_engine(), *more):
        value, slow = float(here[figure.key]), float(pure[figure.key])
        ratio = value / slow if figure.more_is_better else slow / value
        aim = value / float(here[figure.of]) if figure.of else value
        good = aim >= figure.target if figure.more_is_better else aim <= figure.target
        share = {"of": figure.of, "share": round(aim, 3)} if figure.of else {}
        figures.append(
            {"key": figure.key, "name": figure.name, "unit": figure.unit, "value": value, "pure": slow,
             "ratio": round(ratio, 2), "target": figure.target, "reached": good, **share}
        )  # fmt: skip
    if as_json:
        print(json.dumps({"engine": here["engine"], "figures": figures}))
        return
    table = Table(
        "figure", "unit", str(here["engine"]), "pure", "ratio", "target", "", box=SIMPLE_HEAD, collapse_padding=True
    )
    for f in figures:
        target = f"{f['target']} of base" if "of" in f else f"{f['target']:,}"
        reached = "ok" if f["reached"] else "missed"
        table.add_row(
            str(f["name"]), str(f["unit"]), _short(f["value"]), _short(f["pure"]), f"{f['ratio']}", target,
            f"{reached}, {f['share']}" if "of" in f else reached,
        )  # fmt: skip
    Console().print(table)
    if here["engine"] != "compiled":
        print("the engine is not compiled here: run `make build` for the compiled figures")
    if missing:
        print(f"environments are not measured: {missing}")


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"


def all_figures(quick: bool, ledgers: list[str]) -> dict[str, float | str]:
    """The engine's figures, and those of the environments where what they need is installed."""
    figures = measure(quick, ledgers)
    if _environments()[0]:
        from mystica.envs.throughput import measure as measure_environments

        figures.update(measure_environments(quick))
    return figures


def _environments() -> tuple[tuple[Figure, ...], str]:
    """Figures of the environments, or why there are none."""
    try:
        from mystica.envs.throughput import FIGURES as more
    except ImportError as error:
        return (), str(error)
    return more, ""


def _measure_pure(quick: bool, games: list[str]) -> dict[str, float | str]:
    """The same measurements in a process of their own that leaves the engine uncompiled."""
    code = f"import json; from mystica.cli.bench import all_figures; print(json.dumps(all_figures({quick}, {games!r})))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "MYSTICA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, float | str] = json.loads(done.stdout)
    return result
