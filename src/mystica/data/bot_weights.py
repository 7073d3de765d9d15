"""Weights of the bots' evaluations.

Our own files may name what this Mystica has not got, since a box may be missing: that counts for nothing. In files of
somebody else (`strict`) such a name is most likely a spelling mistake.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from mystica.data.loader import common
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


class FactionWorth(NamedTuple):
    """What factions have more or less than others in the end, in thousandths of a VP."""

    worth: tuple[int, ...]
    """Of each faction, whoever else is at the table."""
    beside: Rows
    """For each faction what another one adds, by the distance of their homes on the wheel: 1 step, 2 and so on."""


@cache
def worth(factions: tuple[str, ...]) -> FactionWorth:
    """What bots choose factions by."""
    return read_worth(FOLDER / "factions.toml", factions, strict=False)


def is_worth(path: Path) -> bool:
    """Is it a file of what factions are worth?"""
    return "worth" in read_table(path.parent, path.name).values()


def read_worth(path: Path, factions: tuple[str, ...], strict: bool = True) -> FactionWorth:
    """A faction that is not named counts as the mean of those that are. A distance that is not named counts nothing,
    and neither does any if the file does not say how factions do beside others."""
    farthest = len(common().wheel) // 2
    file = read_table(path.parent, path.name)
    file.text("source")
    alone = file.table("worth")
    near = file.table("beside", optional=True)
    worths: dict[str, tuple[int, ...]] = {key: (alone.signed(key),) for key in factions if alone.has(key)}
    besides = {key: near.signed_numbers(key, farthest) for key in factions if near.has(key)}
    if strict:
        alone.close()
        near.close()
    file.close()
    return FactionWorth(
        tuple(number for (number,) in _with_means(worths, factions, 1)), _with_means(besides, factions, farthest)
    )


def _with_means(known: dict[str, tuple[int, ...]], factions: tuple[str, ...], length: int) -> Rows:
    """A row of so many numbers for each faction: what is left out at the end is 0, and who is left out has the mean."""
    rows = {key: row + (0,) * (length - len(row)) for key, row in known.items()}
    mean = tuple(sum(column) // len(rows) for column in zip(*rows.values(), strict=True)) if rows else (0,) * length
    return tuple(rows.get(key, mean) for key in factions)


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
