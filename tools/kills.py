"""Kill a server a hundred times under load and look whether anything accepted is lost: `python tools/kills.py`."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.killing import kill_under_load
from tests.server.running import process, sqlite


def main(
    kills: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int, typer.Option(min=1, help="Tables played at once.")] = 4,
    seed: int = 1,
    db: Annotated[str, typer.Option(help="Another database than a new file.")] = "",
) -> None:
    """The exit code is 1 if a turn that was accepted is not there afterwards, or a game does not go on."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, process(db or sqlite(Path(folder))) as server:
        report = kill_under_load(server, kills, players=players, seed=seed, say=True)
    for trouble in report.troubles:
        print(trouble, file=sys.stderr)
    print(
        f"{report.kills} kills in {time.monotonic() - began:.0f} s: {report.accepted} turns accepted in {report.games} "
        f"games with {report.rows} rows, {len(report.troubles)} troubles"
    )
    raise typer.Exit(1 if report.troubles else 0)


if __name__ == "__main__":
    typer.run(main)
