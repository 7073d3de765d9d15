"""Facts that a game may replace: which ones, by which values, and the tables of boxes with them in place.

Only what no text at hand states may be replaced. Such values have marks, in the files of boxes; a file may say under
`one_mark` which keys share one, and a group may have a table `standard` that all its others build on.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from mystica.data.facts import FavorTile
from mystica.data.files import box_data_tables, box_tables, data_tables
from mystica.data.marks import PROVENANCE, REPLACEABLE, status_of
from mystica.data.of_boxes import Facts, Value
from mystica.data.toml_table import DataError, TomlTable, read_text
from mystica.errors import Complaint

MOST = 10**6
"""No number of a game is larger; what somebody replaces in a new game may not even be beyond MOST_OF_OURS."""
MOST_OF_OURS = 99
STANDARD = "standard"
OTHERS = "others"
"""The mark of whatever else a group of plain values may be given."""
ONE_MARK = "one_mark"
_NO_VALUES = ("source", "option", PROVENANCE)


class FactError(Complaint, DataError):
    """A fact that cannot be replaced, or not like that."""


# The tables of boxes, with facts in their place


def tables_with(folder: Path, name: str, facts: Facts) -> list[TomlTable]:
    """The files of a name, the common one first; in those of boxes are the facts that a game replaces."""
    return [*data_tables(folder, name)[:1], *box_tables_with(folder, name, facts)]


def box_tables_with(folder: Path, name: str, facts: Facts) -> list[TomlTable]:
    """The files of a name that boxes have, with the facts that a game replaces in the place of their own."""
    tables = box_tables(folder, name)
    return [_with_facts(table, facts) for table in tables] if facts else tables


def _with_facts(table: TomlTable, facts: Mapping[str, Value]) -> TomlTable:
    values = _copied(table.values())
    for path, value in facts.items():
        if not _mark(table.values(), path):
            continue
        *names, key = _parts(table.values(), path)
        inner = values
        for name in names:
            deeper = inner.setdefault(name, {})
            if not isinstance(deeper, dict):
                raise FactError("fact-unknown", text=path)
            inner = deeper
        inner[key] = list(value) if isinstance(value, (list, tuple)) else value
    return TomlTable(table.file, "", values)


def _copied(values: Mapping[str, object]) -> dict[str, object]:
    return {key: _copied(value) if isinstance(value, dict) else value for key, value in values.items()}


# Facts of a game of one's own


def read_own_facts(folder: Path, text: str) -> dict[str, Value]:
    """Facts from a file of one's own, by path like `favor_tiles.MFAV1.cult`, checked that they may be replaced."""
    flat = dict(_flat(read_text("facts", text).values()))
    check_replaceable(folder, flat)
    return flat


def _flat(values: Mapping[str, object]) -> Iterator[tuple[str, Value]]:
    """Facts by their paths, in the order of the file."""
    left = list(values.items())[::-1]
    while left:
        path, value = left.pop()
        if isinstance(value, dict):
            left += [(f"{path}.{key}", inner) for key, inner in list(value.items())[::-1]]
        elif isinstance(value, bool) or not isinstance(value, (int, str, list)):
            raise FactError("fact-value", text=path)
        else:
            yield path, value


def replaceable_groups(folder: Path) -> set[str]:
    """The groups in which some facts may be replaced."""
    found = set()
    for table in box_data_tables(folder):
        for name, group in table.values().items():
            if isinstance(group, dict) and any(_has_marks(part) for part in (group, *group.values())):
                found.add(name)
    return found


def _has_marks(table: object) -> bool:
    return isinstance(table, dict) and PROVENANCE in table


def check_replaceable(folder: Path, facts: Mapping[str, Value]) -> None:
    """Only what no text at hand states may be replaced."""
    files = [table.values() for table in box_data_tables(folder)]
    for path, value in facts.items():
        if any(isinstance(n, int) and n > MOST for n in (value if isinstance(value, list) else [value])):
            raise FactError("fact-large", text=path, most=MOST)
        marks = [mark for file in files if (mark := _mark(file, path))]
        if not marks:
            raise FactError("fact-unknown", text=path)
        if status_of(marks[0]) not in REPLACEABLE:
            raise FactError("fact-stated", text=path)


def _parts(file: Mapping[str, object], path: str) -> list[str]:
    """The keys of a path. In a group of plain values the rest is one key: the name of a map may have a dot in it."""
    group, _, name = path.partition(".")
    return [group, name] if _holds_values(file.get(group)) else path.split(".")


def _holds_values(group: object) -> bool:
    """Values rather than tables of them."""
    return isinstance(group, dict) and not any(
        isinstance(value, dict) for key, value in group.items() if key not in _NO_VALUES
    )


def _mark(file: Mapping[str, object], path: str) -> str:
    """The mark of a fact, or nothing."""
    name, *keys = _parts(file, path)
    group = file.get(name)
    if not isinstance(group, dict):
        return ""
    if _holds_values(group):
        marks = group.get(PROVENANCE)
        others = "" if keys[0] in _NO_VALUES else _text(marks, OTHERS)
        return _text(marks, keys[0]) or others
    if len(keys) != 2:
        return ""
    thing, key = keys
    together = _table(_table(file.get(ONE_MARK)).get(name))
    shared = [mark for mark, sharing in together.items() if isinstance(sharing, list) and key in sharing]
    for table in (group.get(thing), group.get(STANDARD)):
        marks, states = _table(table).get(PROVENANCE), key in _table(table)
        of_key = _text(marks, key)
        found = [of_key] if of_key else [_text(marks, mark) for mark in shared if not states]
        if any(found):
            return next(filter(None, found))
        if states:
            return ""  # what is stated of one thing is no fact of the standard one
    return ""


def _table(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _text(table: object, key: str) -> str:
    value = _table(table).get(key)
    return value if isinstance(value, str) else ""


def check_sense(facts: Mapping[str, Value], favors: Mapping[str, FavorTile]) -> None:
    """What is replaced must agree with what the rulebook does state. Games that exist keep what they have."""
    for path, value in facts.items():
        numbers = value if isinstance(value, list) else [value]
        if any(isinstance(number, int) and number > MOST_OF_OURS for number in numbers):
            raise FactError("fact-large", text=path, most=MOST_OF_OURS)
    taken: dict[tuple[str, int], str] = {}
    for code, favor in favors.items():
        first = taken.setdefault((favor.option, favor.cult), code) if favor.provenance else code
        if first != code:
            raise FactError("fact-cults", first=first, last=code)


# What a box takes away


def read_replaced(folder: Path) -> dict[str, str]:
    """Codes of tiles that stay in the box, with the option that puts others in their place."""
    found: dict[str, str] = {}
    for file in box_tables(folder, "tiles.toml"):
        table = file.table("replaced", optional=True)
        table.text("source", "")
        for option in table.rest():
            found |= dict.fromkeys(table.texts(option), option)
    return found
