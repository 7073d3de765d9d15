"""`mystica bench`: the engine's figures, each beside the same code uncompiled; or those of the server."""

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

from mystica.arena.measure import FIGURES, Figure, measure
from mystica.cli.replay import find_ledgers


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON and nothing else.")] = False,
    ledgers: Annotated[
        Path | None, typer.Option(help="Recorded game, or folder of them, to replay; else a long game of our own.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Shorter runs, rougher figures.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead, many games at once.")] = False,
    games: Annotated[int, typer.Option(min=1, max=1000, help="Games at once (--server).")] = 50,
    watchers: Annotated[int, typer.Option(min=0, max=5000, help="Clients that follow them (--server).")] = 200,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long they play (--server).")] = 30.0,
    pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds before each turn of a game (--server).")] = 1.0,
) -> None:
    if server:
        _measure_server(games, watchers, seconds / 3 if quick else seconds, pause, as_json)
        return
    _measure_engine(as_json, ledgers, quick)


def _measure_engine(as_json: bool, ledgers: Path | None, quick: bool) -> None:
    recorded = [str(path.resolve()) for path in find_ledgers([ledgers])] if ledgers else []
    here = all_figures(quick, recorded)
    pure = _measure_pure(quick, recorded) if here["engine"] == "compiled" else here
    figures: list[dict[str, Any]] = []
    more, missing = _environments()
    for figure in (*FIGURES, *more):
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
        print("the engine is pure here: run `make build` for the compiled figures")
    if missing:
        print(f"the environments are not measured: {missing}")


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


def _measure_server(games: int, watchers: int, seconds: float, pause: float, as_json: bool) -> None:
    """Fails if anything got lost or went wrong; a slow machine is no failure."""
    from mystica.arena.load.figures import Load
    from mystica.arena.load.measuring import measure_server
    from mystica.arena.web import WebError

    try:
        report = measure_server(Load(games, watchers, seconds, pause))
    except WebError as error:
        print(f"mystica: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    figures = report.figures()
    if as_json:
        print(json.dumps(figures))
    else:
        _show_server(figures)
    if report.errors:
        raise typer.Exit(1)


def _show_server(figures: dict[str, Any]) -> None:
    table = Table("answer to", "p50 ms", "p95 ms", "p99 ms")
    names = {
        "moves": "moves, all", "turn": "a whole turn", "draft": "a part of a turn", "view": "a look at a game",
        "idle": "a question that costs nothing", "live": "a row, until a watcher has it",
    }  # fmt: skip
    for key, name in names.items():
        table.add_row(name, *(f"{figures[key][f'p{share}_ms']:,.1f}" for share in (50, 95, 99)))
    Console().print(table)
    print(f"{figures['games']} games, {figures['watchers']} watchers, {figures['engine']} engine")
    print(
        f"{figures['turns']} turns in {figures['seconds']} s, {figures['turns_per_second']} a second; "
        f"{figures['cpu_ms_per_move']} ms of processor time for a move"
    )
    print(f"rows: {figures['rows']} written, {figures['rows_seen']} seen by watchers; {figures['error_count']} errors")
    print(f"a view has {figures['view_bytes']['median']:,} bytes, at most {figures['view_bytes']['largest']:,}")
    print(f"95 of 100 moves within {figures['target_p95_ms']:.0f} ms: {'ok' if figures['reached'] else 'missed'}")
    for error in figures["errors"]:
        print(f"  {error}")


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
