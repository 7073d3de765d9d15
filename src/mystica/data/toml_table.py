"""Typed reading of TOML tables. An error names the file, the table, the key and what was expected."""

import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

from mystica.data.bounded_toml import MOST_DATA, MOST_OWN, TooMuchToml, parse_toml
from mystica.errors import Complaint

_OURS = Path(__file__).parent.parent  # the package: its boxes have data files, too
MOST = 1_000_000  # that a number in a file may be
_LONGEST_SHOWN = 200  # characters of a value in a complaint


class DataError(ValueError):
    """A data file that cannot be used."""


class OwnFileError(Complaint, DataError):
    """A file of one's own that is refused unread."""


class TomlTable:
    """One TOML table that knows its place and which of its keys were asked for."""

    __slots__ = ("_asked", "_values", "file", "name")

    def __init__(self, file: str, name: str, values: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self._values = values
        self._asked: set[str] = set()

    def error(self, key: str, expected: str) -> DataError:
        """The complaint about one key."""
        found = f"found {_shown(self._values[key])}" if key in self._values else "but it is missing"
        place = f"table [{self.name}]" if self.name else "top of the file"
        return DataError(f"{self.file}: {place}: key '{key}': expected {expected}, {found}")

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self._values

    def values(self) -> dict[str, object]:
        """The raw values; whoever reads them does not ask for keys."""
        return self._values

    def peek(self, key: str) -> object:
        """The raw value, for the few keys that may be of two kinds."""
        return self._values.get(key)

    def _get(self, key: str) -> object:
        self._asked.add(key)
        return self._values.get(key)

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number, not negative."""
        value = self._get(key)
        if value is None and default is not None:
            return default
        if not _is_whole(value) or value < 0:
            raise self.error(key, "a whole number from 0 up")
        return value

    def signed(self, key: str) -> int:
        """A whole number."""
        value = self._get(key)
        if not _is_whole(value):
            raise self.error(key, "a whole number")
        return value

    def text(self, key: str, default: str | None = None, choices: Collection[str] = ()) -> str:
        """A text that is not empty; with choices, one of them."""
        value = self._get(key)
        if value is None and default is not None:
            return default
        if choices and value not in choices:
            raise self.error(key, "one of " + ", ".join(choices))
        if not isinstance(value, str) or not value:
            raise self.error(key, "a text in quotes")
        return value

    def flag(self, key: str) -> bool:
        """true or false."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def numbers(self, key: str, default: tuple[int, ...] | None = None, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers, not negative; with a length, exactly so many."""
        value = self._get(key)
        if value is None and default is not None:
            return default
        wanted = "a list of whole numbers" if length is None else f"a list of {length} whole numbers"
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.error(key, wanted)
        if any(not _is_whole(item) or item < 0 for item in value):
            raise self.error(key, wanted + " from 0 up")
        return tuple(value)

    def signed_numbers(self, key: str, most: int) -> tuple[int, ...]:
        """A list of at most so many whole numbers."""
        value = self._get(key)
        if not isinstance(value, list) or len(value) > most or not all(_is_whole(item) for item in value):
            raise self.error(key, f"a list of at most {most} whole numbers")
        return tuple(value)

    def texts(self, key: str, choices: Collection[str] = ()) -> tuple[str, ...]:
        """A list of texts that is not empty; with choices, only of them."""
        value = self._get(key)
        if not isinstance(value, list) or not value or not all(isinstance(item, str) and item for item in value):
            raise self.error(key, "a list of texts")
        if choices and not set(value) <= set(choices):
            raise self.error(key, "a list of some of " + ", ".join(choices))
        return tuple(value)

    def ranges(self, key: str) -> tuple[tuple[int, int], ...]:
        """A list of ranges, each the first number and one past the last; nothing if the key is missing."""
        value = self._get(key)
        found: list[tuple[int, int]] = []
        for pair in value if isinstance(value, list) else [] if value is None else [value]:
            if not (isinstance(pair, list) and len(pair) == 2 and _is_whole(pair[0]) and _is_whole(pair[1])):
                raise self.error(key, "a list of ranges like [[37, 39], [3686, 4312]]")
            if not 0 <= pair[0] < pair[1]:
                raise self.error(key, "ranges that end after they begin")
            found.append((pair[0], pair[1]))
        return tuple(found)

    def table(self, key: str, optional: bool = False) -> "TomlTable":
        """The table under a key; an optional one may be missing and is then empty."""
        value = self._get(key)
        if value is None and optional:
            value = {}
        if not isinstance(value, dict):
            raise self.error(key, "a table")
        return TomlTable(self.file, f"{self.name}.{key}" if self.name else key, value)

    def tables(self, key: str) -> list["TomlTable"]:
        """The tables of a list, `[[key]]`; there is at least one."""
        value = self._get(key)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.error(key, "a list of tables")
        name = f"{self.name}.{key}" if self.name else key
        return [TomlTable(self.file, f"{name} {n}", item) for n, item in enumerate(value, 1)]

    def rest(self, choices: Collection[str] = ()) -> Iterator[str]:
        """The keys not asked for yet; with choices, only they are allowed."""
        for key in [key for key in self._values if key not in self._asked]:
            if choices and key not in choices:
                raise self.unknown(key, choices)
            yield key

    def number_map(self, choices: Collection[str] = ()) -> dict[str, int]:
        """Whole numbers under all keys not asked for yet; with choices, only they are allowed."""
        return {key: self.number(key) for key in self.rest(choices)}

    def unknown(self, key: str, known: Collection[str]) -> DataError:
        """The complaint about a key nobody reads."""
        place = f"table [{self.name}]" if self.name else "top of the file"
        return DataError(f"{self.file}: {place}: key '{key}' is not known, expected one of " + ", ".join(known))

    def close(self) -> None:
        """Refuse keys nobody asked for: most are spelling mistakes."""
        for key in self._values:
            if key not in self._asked:
                raise self.unknown(key, sorted(self._asked))


def _is_whole(value: object) -> TypeGuard[int]:
    """A number that anything can be counted in."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def _shown(value: object) -> str:
    """What was found, as long as it is short enough to be shown."""
    try:
        found = repr(value)
    except ValueError:  # more digits than Python writes
        return "a number far too large"
    return found if len(found) <= _LONGEST_SHOWN else f"{found[:_LONGEST_SHOWN]}..."


@cache
def _parsed(text: str, ours: bool) -> dict[str, object]:
    """Our own files are in order; to make sure of that would take a quarter of the time of reading them."""
    return tomllib.loads(text) if ours else parse_toml(text, MOST_DATA)


def read_text(name: str, text: str) -> TomlTable:
    """The top table of a text in TOML that somebody brings along."""
    try:
        return TomlTable(name, "", parse_toml(text, MOST_OWN))
    except TooMuchToml as error:
        raise OwnFileError.joined(f"{name}:", error) from None
    except (ValueError, RecursionError) as error:
        raise DataError(f"{name}: expected TOML, {error}") from error


def read_table(folder: Path, name: str) -> TomlTable:
    """The top table of a TOML file."""
    try:
        return TomlTable(name, "", _parsed((folder / name).read_text(encoding="utf-8"), folder.is_relative_to(_OURS)))
    except OSError as error:
        raise DataError(f"{name}: expected a readable file, {error.strerror or error}") from error
    except ValueError as error:  # TOML and encoding mistakes
        raise DataError(f"{name}: expected TOML in UTF-8, {error}") from error
