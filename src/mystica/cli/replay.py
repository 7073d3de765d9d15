"""`mystica replay`: recorded games, checked against what was recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from mystica.errors import MoveError
from mystica.notation.ledger_check import Check, check_ledger


def command(
    paths: Annotated[list[Path], typer.Argument(help="Ledgers, or folders with ledgers (*.txt).")],
    rows: Annotated[Path | None, typer.Option(help="Folder with the resources after every row (*.jsonl).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write the results as JSON and nothing else.")] = False,
) -> None:
    ledgers = find_ledgers(paths)
    if rows is not None and not rows.is_dir():
        raise MoveError(f"there is no folder {rows}")
    checks = _check_all(ledgers, rows, quiet=as_json)
    good = sum(check.ok for check in checks)
    if as_json:
        print(json.dumps(_summary(checks)))
    else:
        for check in checks:
            if not check.ok:
                print(f"{check.name}: {check.difference}")
        print(
            f"replayed {good}/{len(checks)} games,"
            f" {sum(c.rows_equal for c in checks)}/{sum(c.rows for c in checks)} rows"
        )
    if good < len(checks):
        raise typer.Exit(1)


def find_ledgers(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob("*.txt"))
            if not inside:
                raise MoveError(f"there is no ledger (*.txt) in {path}")
            found.extend(inside)
        elif path.is_file():
            found.append(path)
        else:
            raise MoveError(f"there is no file or folder {path}")
    return found


def _check_all(ledgers: list[Path], rows: Path | None, quiet: bool) -> list[Check]:
    console = Console(stderr=True)
    if quiet or not console.is_terminal or len(ledgers) < 5:
        return [check_ledger(path, rows) for path in ledgers]
    with Progress(console=console, transient=True) as progress:
        return [check_ledger(path, rows) for path in progress.track(ledgers, description="games")]


def _summary(checks: list[Check]) -> dict[str, object]:
    return {
        "games": len(checks),
        "games_equal": sum(check.ok for check in checks),
        "rows": sum(check.rows for check in checks),
        "rows_equal": sum(check.rows_equal for check in checks),
        "results": [
            {"name": c.name, "ok": c.ok, "rows": c.rows, "rows_equal": c.rows_equal, "vp": c.vp,
             "difference": c.difference}
            for c in checks
        ],
    }  # fmt: skip
