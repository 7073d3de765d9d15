"""Weights of the bots' evaluations."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mystica.data.reader import read_table

FOLDER = Path(__file__).parent


@cache
def weights(name: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """The weights of a level in the order of `names`."""
    return read_weights(FOLDER, name, names)


def read_weights(folder: Path, name: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Each name must be there, and no other."""
    file = read_table(folder, f"weights/{name}.toml")
    file.text("source")
    table = file.table("weights")
    found = tuple(table.number(key) for key in names)
    table.close()
    file.close()
    return found


def read_worths(path: Path, names: tuple[str, ...], rounds: int) -> tuple[int, ...]:
    """What each term is worth at the start of each round, one row of `names` after the other; round 0 is all zeros."""
    file = read_table(path.parent, path.name)
    file.text("source")
    found = [0] * len(names)
    for number in range(1, rounds + 1):
        table = file.table(f"round-{number}")
        found += [table.signed(key) for key in names]
        table.close()
    file.close()
    return tuple(found)
