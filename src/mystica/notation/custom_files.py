"""Reads files that users bring to a setup: maps, starting VP and facts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from mystica import data
from mystica.notation.files import read_text
from mystica.notation.json_text import SaveError
from mystica.setups import SetupError, check_name, check_new_facts, own_rows


@dataclass(frozen=True)
class FoundMap:
    """A map as a setup wants it; `notes` say what its players should know."""

    name: str
    rows: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def find_map(word: str) -> FoundMap:
    """One of our maps by its name, or a map of one's own by the name of its file."""
    if word in data.maps():
        return FoundMap(word)
    path = Path(word)
    if not path.is_file():
        if path.suffix or len(path.parts) > 1:
            raise SetupError.english_only(f"there is no map {word!r}: it is not a built-in map or a file")
        check_name("map", word, data.maps())
    try:
        return read_map(path)
    except SaveError as error:
        raise SetupError.joined(f"{word}:", error) from None


def read_map(path: Path) -> FoundMap:
    """The map in a file of text; its name is that of the file."""
    name = data.name_for(path.stem)
    if name in data.maps():
        name = f"own-{name}"
    rows = own_rows(name, read_text(path))
    return FoundMap(name, rows, tuple(note.text for note in data.map_notes(data.own_map(name, "\n".join(rows)))))


def read_facts(path: Path) -> dict[str, data.Value]:
    """Facts that a game replaces, in a TOML file laid out like that of the box: `[shipyards.witches]`, `coins = 5`."""
    try:
        facts = data.own_facts(read_text(path))
        check_new_facts(facts)
    except (SaveError, data.DataError, SetupError) as error:
        raise SetupError.english_only(f"{path}: {error}") from None
    return facts


def read_start_vp(path: Path) -> dict[str, int]:
    """Starting VP by faction in a TOML file: `witches = 25`, and `all` for those not named."""
    try:
        return data.read_own_vp(read_text(path))
    except (SaveError, data.DataError) as error:
        raise SetupError.english_only(f"{path}: {error}") from None
