"""Which number the engine and the hashes of positions know a faction, card or tile by: numbers.toml."""

from functools import cache
from pathlib import Path
from typing import TypeVar

from mystica.data.reader import read_table

T = TypeVar("T")
HOME = Path(__file__).parent


def read_numbers(folder: Path, group: str) -> tuple[str, ...]:
    """The codes of a group that have a number for ever, in the order of these numbers."""
    return read_table(folder, "numbers.toml").texts(group)


@cache
def numbers(group: str) -> tuple[str, ...]:
    """The same of our own files."""
    return read_numbers(HOME, group)


def in_order(folder: Path, group: str, found: dict[str, T]) -> dict[str, T]:
    """Those with a number first; the others behind them, as they come."""
    known = [code for code in read_numbers(folder, group) if code in found]
    return {code: found[code] for code in (*known, *found)}
