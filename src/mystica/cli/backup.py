"""`mystica backup`: a copy of all games, while the server runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from mystica.extras import extra


def command(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    db: Annotated[
        str, typer.Option(help="The database, named as for serve: sqlite:///FILE. By default, your own.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Copy all games into one file, even while people play. The copy is checked before it gets its name."""
    with extra("server", "mystica backup"):
        from mystica.server.storage.backup import back_up
        from mystica.server.storage.data_dir import default_database
        from mystica.server.storage.database import DatabaseProblem

    try:
        copied = back_up(db or default_database(), file, force=force)
    except DatabaseProblem as problem:
        print(f"mystica: {problem}", file=sys.stderr)
        raise typer.Exit(2) from None
    print(f"{file}: {copied.games} games, {copied.rows} rows, {copied.size / 1e6:,.1f} MB, checked")
