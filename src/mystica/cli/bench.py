"""`mystica bench`: the engine's figures, each beside the same code uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mystica.arena.measure import FIGURES, measure
from mystica.cli.replay import find_ledgers


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Write the figures as JSON and nothing else.")] = False,
    ledgers: Annotated[
        Path | None, typer.Option(help="Recorded game, or folder of them, to replay; else a long game of our own.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Shorter runs, rougher figures.")] = False,
) -> None:
    """Measure the engine on one core: games, copies, decisions, replays, import."""
    games = [str(path.resolve()) for path in find_ledgers([ledgers])] if ledgers else []
    here = measure(quick, games)
    pure = _measure_pure(quick, games) if here["engine"] == "compiled" else here
    figures = []
    for figure in FIGURES:
        value, slow = float(here[figure.key]), float(pure[figure.key])
        ratio = value / slow if figure.more_is_better else slow / value
        good = value >= figure.target if figure.more_is_better else value <= figure.target
        figures.append(
            {"key": figure.key, "name": figure.name, "unit": figure.unit, "value": value, "pure": slow,
             "ratio": round(ratio, 2), "target": figure.target, "reached": good}
        )  # fmt: skip
    if as_json:
        print(json.dumps({"engine": here["engine"], "figures": figures}))
        return
    table = Table("figure", "unit", str(here["engine"]), "pure", "ratio", "target", "")
    for f in figures:
        table.add_row(
            str(f["name"]), str(f["unit"]), f"{f['value']:,.3f}", f"{f['pure']:,.3f}", f"{f['ratio']}",
            f"{f['target']:,}", "ok" if f["reached"] else "missed",
        )  # fmt: skip
    Console().print(table)
    if here["engine"] != "compiled":
        print("the engine is pure here: run `make build` for the compiled figures")


def _measure_pure(quick: bool, games: list[str]) -> dict[str, float | str]:
    """The same measurements in a process of their own that leaves the engine uncompiled."""
    code = f"import json; from mystica.arena.measure import measure; print(json.dumps(measure({quick}, {games!r})))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "MYSTICA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, float | str] = json.loads(done.stdout)
    return result
