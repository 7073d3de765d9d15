"""`mystica export`: games as a table with a row for every decision."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from mystica.arena.decision_columns import columns
from mystica.arena.decision_table import decision_rows, read_game
from mystica.arena.decision_table_file import open_table
from mystica.cli.replay import find_ledgers
from mystica.errors import MoveError


def command(
    games: Annotated[list[Path], typer.Argument(help="Ledgers and saves, or folders with ledgers (*.txt).")],
    out: Annotated[Path, typer.Option(help="File for the table: .csv, or .parquet if pyarrow is installed.")],
    terms: Annotated[bool, typer.Option("--terms", help="Add the terms of the learned value for every seat.")] = False,
    skip_broken: Annotated[
        bool, typer.Option("--skip-broken", help="Leave out games that cannot be read, and name them.")
    ] = False,
) -> None:
    files = find_ledgers(games)
    decisions = exported = 0
    with open_table(out, columns(terms)) as table:
        for path in files:
            try:
                setup, actions = read_game(path)
            except MoveError as error:
                if not skip_broken:
                    raise
                print(f"left out: {error}", file=sys.stderr)
                continue
            table.write(decision_rows(path.stem, setup, actions, terms))
            decisions += len(actions)
            exported += 1
    print(f"{out}: {decisions} decisions of {exported} games")
