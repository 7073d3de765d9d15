"""`mystica bots`: lists the bots."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mystica.bots import ENTRIES


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Write only the list, as JSON.")] = False,
) -> None:
    if as_json:
        print(
            json.dumps(
                [{"name": e.name, "description": e.description, "strength": e.strength} for e in ENTRIES.values()]
            )
        )
        return
    table = Table("bot", "what it does", "measured")
    for entry in ENTRIES.values():
        table.add_row(entry.name, entry.description, entry.strength)
    Console().print(table)
    print(
        "NAME@0.5s, NAME@80ms and NAME@40n give a bot different time, or 40 steps. "
        "For a bot of your own: module:Class or file.py:Class."
    )
