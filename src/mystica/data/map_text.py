"""Maps as text in the community's format: a letter per space, commas between them, a row per line or ended by `;`.

Rows that are indented by half a space have one space fewer, or are filled up with N at one of their ends. N inside a
row is a place without a space. A map that is read here has a canonical text: `map_rows`.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mystica.data.facts import NO_SPACE, RIVER, Common, Faction, MapFacts
from mystica.data.toml_table import DataError
from mystica.errors import Complaint

MOST_COLUMNS = 13
MOST_ROWS = 25  # as many letters as there are for rows when the first is B
MOST_MAP_TEXT = 20_000  # characters
UNEVEN = 2  # times as much land: worth a note
_NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,39}")
_LOOKS = re.compile(r"\s*;?\s*[A-Za-z]\s*(,\s*[A-Za-z]\s*){2,}[,;]?\s*(;.*)?")

Place = tuple[int, int]
"""Half spaces from the left, row."""


class MapError(Complaint, DataError):
    """A map that cannot be played on, with the reason."""


def looks_like_map(text: str) -> bool:
    """Is the first row made of single letters with commas between them?"""
    first = next((line for line in map(_content, text.splitlines()) if line.strip(" \t;")), "")
    return _LOOKS.fullmatch(first) is not None


def name_for(stem: str) -> str:
    """A name for the map in a file, from the file's name."""
    name = re.sub(r"[^a-z0-9.]+", "-", stem.lower()).strip("-.")[:40]
    return name or "own"


def read_map_text(name: str, text: str, common: Common) -> MapFacts:
    """The map of a text. Whatever is wrong with its form is said with the number of the row."""
    if not _NAME.fullmatch(name):
        raise MapError("map-name", name=name[:60])
    if len(text) > MOST_MAP_TEXT:
        raise MapError("map-long", n=len(text), most=MOST_MAP_TEXT)
    rows = _letters(text, common.terrain_letters)
    rows, short_first = _without_filling(rows, _letter_of(NO_SPACE, common))
    colours = tuple(tuple(common.terrain_letters[letter] for letter in row) for row in rows)
    for number, row in enumerate(colours, 1):
        if set(row) == {NO_SPACE}:
            raise MapError("map-empty-row", row=number)
    return MapFacts(
        name=name,
        title=name,
        source="a map of one's own",
        rows=colours,
        first_row_short=short_first,
        site_id=site_id(colours, short_first),
        site_ids=(site_id(colours, short_first),),
        site_first_row="B" if short_first else "A",
    )


def map_rows(facts: MapFacts, common: Common) -> tuple[str, ...]:
    """The canonical text of a map, row by row."""
    letters = {colour: letter for letter, colour in common.terrain_letters.items()}
    return tuple(",".join(letters[colour] for colour in row) for row in facts.rows)


def site_id(rows: Sequence[Sequence[str]], short_first: bool) -> str:
    """What the community site calls a map: the SHA-1 of its colours. A short first row comes after an empty one."""
    words = ["E"] if short_first else []
    for row in rows:
        words += [{RIVER: "x", NO_SPACE: "N"}.get(colour, colour) for colour in row] + ["E"]
    return hashlib.sha1(" ".join(words).encode()).hexdigest()


# ---- the form -----------------------------------------------------------------------------------------------


def _content(line: str) -> str:
    return line.partition("#")[0]


def _letter_of(colour: str, common: Common) -> str:
    return next(letter for letter, found in common.terrain_letters.items() if found == colour)


def _letters(text: str, known: Mapping[str, str]) -> list[list[str]]:
    parts = [part.strip() for line in text.splitlines() for part in _content(line).split(";")]
    rows = [[word.strip().upper() for word in part.removesuffix(",").split(",")] for part in parts if part]
    if not rows:
        raise MapError("map-no-rows", letters=" ".join(known))
    for number, row in enumerate(rows, 1):
        for place, letter in enumerate(row, 1):
            if letter in known:
                continue
            if len(row) == 1 and len(letter) > 1:
                raise MapError("map-no-commas", row=number)
            raise MapError("map-letter", row=number, place=place, letter=letter[:20], letters=" ".join(known))
        if len(row) > MOST_COLUMNS:
            raise MapError("map-wide", row=number, n=len(row), most=MOST_COLUMNS)
    if len(rows) > MOST_ROWS:
        raise MapError("map-high", n=len(rows), most=MOST_ROWS)
    return rows


def _without_filling(rows: list[list[str]], nothing: str) -> tuple[list[list[str]], bool]:
    """Rows that take turns between long and short, and whether the first is a short one."""
    lengths = [len(row) for row in rows]
    if len(set(lengths)) == 1 and len(rows) > 1:
        for short_first in (False, True):
            short = rows[0 if short_first else 1 :: 2]
            for end in (-1, 0):
                if all(row[end] == nothing and len(row) > 1 for row in short):
                    for row in short:
                        del row[end]
                    return rows, short_first
        raise MapError("map-all-alike", n=lengths[0], letter=nothing)
    short_first = len(rows) > 1 and lengths[0] < lengths[1]
    long = max(lengths[:2])
    for number, length in enumerate(lengths, 1):
        wanted = long - ((number - 1) % 2 != short_first)
        if length != wanted:
            raise MapError("map-length", row=number, n=length, wanted=wanted, long=long, short=long - 1)
    return rows, short_first


# ---- can it be played on? -----------------------------------------------------------------------------------


def places(facts: MapFacts) -> dict[Place, str]:
    """Colours by place; neighbours in a row are two halves apart."""
    return {
        (2 * column + (row % 2 != facts.first_row_short), row): colour
        for row, colours in enumerate(facts.rows)
        for column, colour in enumerate(colours)
        if colour != NO_SPACE
    }


def _beside(place: Place) -> list[Place]:
    x, row = place
    return [(x + dx, row + dy) for dx, dy in ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))]


def check_map(facts: MapFacts, common: Common, factions: Mapping[str, Faction]) -> None:
    """Refuse a map on which somebody could not begin, or with spaces that nobody could come to."""
    spaces = places(facts)
    counts = Counter(spaces.values())
    for colour in common.wheel:
        needs = {f.first_dwellings: f for f in factions.values() if f.colour in (colour, *common.other_colours)}
        most = max(needs, default=0)
        if counts[colour] < most:
            letter = _letter_of(colour, common)
            raise MapError(
                "map-few", n=counts[colour], terrain=colour, letter=letter, faction=needs[most].key, most=most
            )
    cut_off = _cut_off(spaces)
    if cut_off:
        x, row = cut_off[0]
        raise MapError("map-cut-off", n=len(cut_off), row=row + 1, place=_column(facts, x, row) + 1)


@dataclass(frozen=True, slots=True)
class MapNote:
    """An English sentence, and the same as a key with arguments: `note-<key>` in the catalogues."""

    text: str
    key: str
    said: dict[str, int | str]


def map_notes(facts: MapFacts, common: Common, factions: Mapping[str, Faction]) -> list[MapNote]:
    """What players of a map should know before they sit down."""
    spaces = places(facts)
    counts = Counter(colour for colour in spaces.values() if colour != RIVER)
    notes: list[MapNote] = []
    low, high = min(common.wheel, key=lambda c: counts[c]), max(common.wheel, key=lambda c: counts[c])
    if counts[high] >= UNEVEN * counts[low]:
        names = common.terrain_names
        text = (
            f"{names[low]} has {counts[low]} spaces, {names[high]} {counts[high]}: some factions will be short of land"
        )
        notes.append(MapNote(text, "uneven", {"terrain": low, "n": counts[low], "was": high, "total": counts[high]}))
    barred = unplayable(facts, common, factions)
    for faction in factions.values():
        if faction.key in barred:
            text = f"the {faction.name} cannot play here: they need land beside rivers"
            notes.append(MapNote(text, "no-river", {"faction": faction.key}))
    return notes


def unplayable(facts: MapFacts, common: Common, factions: Mapping[str, Faction]) -> set[str]:
    """Factions that must begin beside a river, where too few terrains allow it: the others may take all that do."""
    by_river = [f for f in factions.values() if f.traits.get("builds_by_river")]
    if not by_river:
        return set()
    spaces = places(facts)
    at_river = Counter(
        colour
        for place, colour in spaces.items()
        if colour != RIVER and any(spaces.get(near) == RIVER for near in _beside(place))
    )
    return {
        f.key
        for f in by_river
        if sum(at_river[colour] >= f.first_dwellings for colour in common.wheel) < common.players[1]
    }


def _count(number: int, word: str) -> str:
    return f"is {number} {word}" if number == 1 else f"are {number or 'no'} {word}s"


def _column(facts: MapFacts, x: int, row: int) -> int:
    return (x - (row % 2 != facts.first_row_short)) // 2


def _cut_off(spaces: Mapping[Place, str]) -> list[Place]:
    """Spaces outside the largest connected part, in reading order."""
    left = set(spaces)
    parts: list[set[Place]] = []
    while left:
        part: set[Place] = set()
        front = [min(left)]
        while front:
            place = front.pop()
            if place in left:
                left.discard(place)
                part.add(place)
                front += _beside(place)
        parts.append(part)
    largest = max(parts, key=len, default=set())
    return sorted(set(spaces) - largest, key=lambda place: (place[1], place[0]))
