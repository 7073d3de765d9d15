"""Weights of the bots' evaluations.

Our own files may name what this Mystica has not got, since a box may be missing: that counts for nothing. In files of
somebody else (`strict`) such a name is most likely a spelling mistake.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mystica.data.toml_table import TomlTable, read_table

FOLDER = Path(__file__).parent / "weights"


Rows = tuple[tuple[int, ...], ...]


@cache
def outlook(names: tuple[str, ...], rounds: tuple[int, ...]) -> Rows:
    """What the start of each round promises, a row in the order of `names` for each."""
    return read_outlook(FOLDER / "outlook.toml", names, rounds, strict=False)


def is_outlook(path: Path) -> bool:
    """Is it a file of an outlook rather than of an evaluation?"""
    return any(key.startswith("round") for key in read_table(path.parent, path.name).values())


def read_outlook(path: Path, names: tuple[str, ...], rounds: tuple[int, ...], strict: bool = True) -> Rows:
    """Names that are left out promise nothing."""
    file = read_table(path.parent, path.name)
    file.text("source")
    rows: list[tuple[int, ...]] = []
    for number in rounds:
        table = file.table(f"round{number}")
        rows.append(_numbers(table, names))
        if strict:
            table.close()
    file.close()
    return tuple(rows)


@cache
def worth(factions: tuple[str, ...]) -> tuple[int, ...]:
    """What each faction has more or less than the others at its table in the end."""
    return read_worth(FOLDER / "factions.toml", factions, strict=False)


def is_worth(path: Path) -> bool:
    """Is it a file of what factions are worth?"""
    return "worth" in read_table(path.parent, path.name).values()


def read_worth(path: Path, factions: tuple[str, ...], strict: bool = True) -> tuple[int, ...]:
    """A faction that is not named counts as the mean of those that are."""
    file = read_table(path.parent, path.name)
    file.text("source")
    table = file.table("worth")
    known = {key: table.signed(key) for key in factions if table.has(key)}
    if strict:
        table.close()
    file.close()
    mean = sum(known.values()) // len(known) if known else 0
    return tuple(known.get(key, mean) for key in factions)


@cache
def weights(name: str, names: tuple[str, ...], parts: tuple[str, ...], factions: tuple[str, ...]) -> Rows:
    """The weights of a bot, one row in the order of `names` for each part of the game: first in general, then for each
    faction."""
    return read_weights(FOLDER / f"{name}.toml", names, parts, factions, strict=False)


def read_weights(
    path: Path, names: tuple[str, ...], parts: tuple[str, ...], factions: tuple[str, ...], strict: bool = True
) -> Rows:
    """Names that are left out count 0. A faction has what differs for it in the whole game."""
    file = read_table(path.parent, path.name)
    file.text("source")
    general: list[tuple[int, ...]] = []
    for part in parts:
        table = file.table(part)
        general.append(_numbers(table, names))
        if strict:
            table.close()
    rows = list(general)
    own = file.table("factions")
    for faction in factions:
        more = (0,) * len(names)
        if own.has(faction):
            table = own.table(faction)
            more = _numbers(table, names)
            if strict:
                table.close()
        rows += [tuple(a + b for a, b in zip(row, more, strict=True)) for row in general]
    if strict:
        own.close()
    file.close()
    return tuple(rows)


def _numbers(table: TomlTable, names: tuple[str, ...]) -> tuple[int, ...]:
    """What nobody has learned a weight for yet counts nothing: a card or faction may be newer than the file."""
    return tuple(table.signed(key) if table.has(key) else 0 for key in names)
