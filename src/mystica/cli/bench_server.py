"""`mystica bench --server`: measures the server under load, once or for several loads, also beside another build."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from mystica.cli.serve import load_server
from mystica.server_bench.bench import measure_server
from mystica.server_bench.http_client import HttpError
from mystica.server_bench.report import Load


def measure(
    games: Sequence[int],
    watchers: int,
    seconds: float,
    pause: float,
    database: str,
    processes: int,
    beside: Path | None,
    as_json: bool,
) -> None:
    """Fails if anything got lost or went wrong in this build; a slow machine is no failure."""
    if beside is not None and not (beside / "src" / "mystica").is_dir():
        print(f"mystica: {beside} is not a folder of Mystica: it has no src/mystica", file=sys.stderr)
        raise typer.Exit(2)
    load_server("mystica bench --server")
    rows: list[dict[str, Any]] = []
    for number in games:
        for build in (beside, None) if beside else (None,):
            if len(games) > 1 or beside:
                print(f"{number} games, {build or 'this build'} ...", file=sys.stderr, flush=True)
            followers = number if watchers < 0 else watchers
            rows.append(_row(Load(number, followers, seconds, pause, 1, database, processes, build)))
    alone = len(rows) == 1
    if as_json:
        print(json.dumps(rows[0] if alone else {"rows": rows}))
    elif alone:
        _show_server(rows[0])
    else:
        _show_rows(rows)
    if any(row["error_count"] for row in rows if row["build"] == "this one"):
        raise typer.Exit(1)


def _row(load: Load) -> dict[str, Any]:
    try:
        return measure_server(load).figures()
    except HttpError as error:
        print(f"mystica: {error}", file=sys.stderr)
        raise typer.Exit(1) from None


def _show_rows(rows: list[dict[str, Any]]) -> None:
    columns = ("p50 ms", "p95 ms", "p99 ms", "CPU ms/move", "errors")
    table = Table("build", "database", "games", "moves/s", "at most", *columns)
    for row in rows:
        moves = row["moves"]
        table.add_row(
            Path(row["build"]).name,
            row["database"],
            str(row["games"]),
            f"{row['moves_per_second']:,.1f}",
            f"{row['most_moves_per_second']:,.0f}" if row["most_moves_per_second"] else "",
            *(f"{moves[f'p{share}_ms']:,.1f}" for share in (50, 95, 99)),
            f"{row['cpu_ms_per_move']}",
            str(row["error_count"]),
        )
    Console().print(table)
    print("a move is a draft or a turn; each game waits before each of its turns")
    print("at most: moves a second these games would make if answers took no time")
    for row in rows:
        for error in row["errors"]:
            print(f"  {row['games']} games, {row['build']}: {error}")


def _show_server(figures: dict[str, Any]) -> None:
    table = Table("answer to", "p50 ms", "p95 ms", "p99 ms")
    names = {
        "moves": "moves, all", "turn": "a whole turn", "draft": "a part of a turn", "view": "looking at a game",
        "idle": "a free question", "live": "until a watcher has a row",
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
    print(f"a watcher receives {figures['watcher_bytes_per_row']:,} bytes for a row and what it changes")
    print(f"a view has {figures['view_bytes']['median']:,} bytes, at most {figures['view_bytes']['largest']:,}")
    print(f"95 of 100 moves within {figures['target_p95_ms']:.0f} ms: {'ok' if figures['reached'] else 'missed'}")
    for error in figures["errors"]:
        print(f"  {error}")
