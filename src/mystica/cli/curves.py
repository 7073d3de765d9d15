"""How a lesson went, for `train` and `train-outlook`: as figures or drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from mystica.arena.plots import lines
from mystica.notation.files import write_text

Curve = Annotated[Path | None, typer.Option(help="File for the learning curve: drawn in a .svg, else JSON.")]


def write_curve(path: Path | None, title: str, rows: Sequence[Mapping[str, float]], unit: str) -> None:
    """A row for each batch: how far it had come, then what is told about it."""
    if path is not None and rows:
        text = lines(title, rows, unit) if path.suffix == ".svg" else json.dumps(rows) + "\n"
        write_text(path, text)
