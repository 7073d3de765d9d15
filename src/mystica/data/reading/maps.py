"""Reads the maps that come with the game."""

from collections.abc import Iterator
from pathlib import Path

from mystica.data.facts import MapFacts
from mystica.data.files import tables_in
from mystica.data.reading.rules import read_common
from mystica.data.toml_table import TomlTable


def read_maps(folder: Path) -> dict[str, MapFacts]:
    """Every file of maps/ and of the boxes' maps/, by name."""
    letters = read_common(folder).terrain_letters
    found: dict[str, MapFacts] = {}
    for file in tables_in(folder, "maps"):
        site_id = file.text("site_id")
        other = file.text("site_id_table_vp", "")
        short = file.flag("first_row_short")
        name = file.text("name", choices=(Path(file.file).stem,))
        found[name] = MapFacts(
            name=name,
            title=file.text("title"),
            source=file.text("source"),
            rows=tuple(_rows(file, letters, short)),
            first_row_short=short,
            site_id=site_id,
            site_ids=(site_id, other) if other else (site_id,),
            site_first_row=file.text("site_first_row", choices=("A", "B")),
        )
        file.close()
    return dict(sorted(found.items(), key=lambda row: f"{row[0]}.toml"))  # as the names of files


def _rows(file: TomlTable, letters: dict[str, str], short_first: bool) -> Iterator[tuple[str, ...]]:
    texts = file.texts("rows")
    long = len(texts[0].split(",")) + short_first
    for index, text in enumerate(texts):
        row = text.split(",")
        wanted = long - (index % 2 != short_first)
        if len(row) != wanted:
            raise file.error("rows", f"{wanted} spaces in row {index + 1}, which has {len(row)}")
        if not set(row) <= set(letters):
            raise file.error("rows", f"only the letters {', '.join(letters)} in row {index + 1}")
        yield tuple(letters[letter] for letter in row)
