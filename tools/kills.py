"""Kill a server again and again under load and check that nothing accepted is lost: `python tools/kills.py`.

Releases are tested with `--kills 1000`, on a file and with `--postgresql` on a server of its own. It ends by itself,
after `--minutes` at the latest.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server import postgresql
from tests.server.killing import damage_in, kill_under_load
from tests.server.running import process, sqlite


def main(
    kills: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int, typer.Option(min=1, help="Tables played at once.")] = 4,
    seed: int = 1,
    db: Annotated[str, typer.Option(help="Another database than a new file.")] = "",
    own: Annotated[
        bool, typer.Option("--postgresql", help="A new PostgreSQL, started for this; see tests/server/postgresql.py.")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve; more than one needs PostgreSQL.")] = 1,
    minutes: Annotated[float, typer.Option(min=0.1, help="After so many no more kills, however many were made.")] = 240,
    quick: Annotated[
        bool,
        typer.Option("--quick", help="People only, servers that start in a moment: many kills in little time."),
    ] = False,
    every: Annotated[int, typer.Option(min=1, help="Say how it goes after so many kills.")] = 10,
) -> None:
    """The exit code is 1 if a turn that was accepted is not there afterwards, or a game does not go on."""
    if quick and workers > 1:
        raise typer.BadParameter("servers that start in a moment have one process: leave out --quick or --workers")
    began = time.monotonic()
    args = ("--workers", str(workers)) if workers > 1 else ()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with postgresql.running() if own else nullcontext(db or sqlite(folder)) as url:
            with process(url, *args, forked=quick) as server:
                report = kill_under_load(
                    server, kills, players=players, seed=seed, bots=not quick, until=began + 60 * minutes, every=every
                )
            if not own and not db:
                report.troubles += damage_in(folder / "games.db")
    for trouble in report.troubles:
        print(trouble, file=sys.stderr)
    print(
        f"{report.kills} kills in {time.monotonic() - began:.0f} s: {report.accepted} turns accepted in {report.games} "
        f"games with {report.rows} rows, {len(report.troubles)} troubles"
    )
    raise typer.Exit(1 if report.troubles else 0)


if __name__ == "__main__":
    typer.run(main)
