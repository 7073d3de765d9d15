"""The numbers by which the engine and hashes of positions know factions, cards and tiles: the files numbers.toml."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

from mystica.data.files import data_tables
from mystica.data.toml_table import DataError

T = TypeVar("T")
HOME = Path(__file__).parent
HOLE = ""
"""Stands where a number is nobody's: its thing comes with a box that is not here."""


def read_numbers(folder: Path, group: str) -> dict[str, int]:
    """Every code of a group that has a number for ever, with this number."""
    found: dict[str, int] = {}
    for file in data_tables(folder, "numbers.toml"):
        table = file.table(group, optional=True)
        for first in table.rest():
            if not first.isdecimal():
                raise table.error(first, "the number of the first of a list")
            for number, code in enumerate(table.texts(first), int(first)):
                if code in found or number in found.values():
                    raise DataError(f"{file.file}: table [{group}]: {code} or its number {number} is there already")
                found[code] = number
    return dict(sorted(found.items(), key=lambda row: row[1]))


@cache
def numbers(group: str) -> dict[str, int]:
    """The same of our own files."""
    return read_numbers(HOME, group)


def in_order(folder: Path, group: str, found: dict[str, T]) -> dict[str, T]:
    """Those with a number first; the others behind them, as they come."""
    known = [code for code in read_numbers(folder, group) if code in found]
    return {code: found[code] for code in (*known, *found)}


def places(numbered: dict[str, int], there: Iterable[str]) -> tuple[str, ...]:
    """The codes that are there by their numbers, holes between them; those without a number come last."""
    codes = list(there)
    known = {numbered[code]: code for code in codes if code in numbered}
    first = [known.get(number, HOLE) for number in range(max(known, default=-1) + 1)]
    return (*first, *(code for code in codes if code not in numbered))
