"""Finds data files: the common ones in one folder, and those of each box in its folder `data`."""

from pathlib import Path

from mystica.data.manifests import read_manifests
from mystica.data.toml_table import DataError, TomlTable, read_table

BOXES = "boxes"
"""The folder of the boxes. It lies beside the folder of the common files."""
OF_BOX = "data"


def data_tables(folder: Path, name: str) -> list[TomlTable]:
    """The files of a name: the common one, then what the boxes have under that name, box by box."""
    return [read_table(folder, name), *box_tables(folder, name)]


def box_tables(folder: Path, name: str) -> list[TomlTable]:
    """The files of a name that boxes have, box by box; the common file is not among them."""
    places = [path / name for path in _box_folders(folder)]
    return [_read(folder, path) for path in places if path.is_file()]


def tables_in(folder: Path, name: str) -> list[TomlTable]:
    """Every file of a folder inside the data: those of the common one by name, then those of the boxes."""
    if not any((folder / name).glob("*.toml")):
        raise DataError(f"{name}/*.toml: expected at least one file, found none")
    places = [folder, *_box_folders(folder)]
    return [_read(folder, path) for place in places for path in sorted((place / name).glob("*.toml"))]


def box_data_tables(folder: Path) -> list[TomlTable]:
    """Every file of the boxes that lies in their data itself: what a game may replace facts of."""
    return [_read(folder, path) for place in _box_folders(folder) for path in sorted(place.glob("*.toml"))]


def read_named(folder: Path, name: str) -> TomlTable:
    """A file by the name that its table has from here."""
    return read_table(folder.parent if _is_box_file(name) else folder, name)


def is_of_box(table: TomlTable) -> bool:
    """Does a table stand in a file of a box?"""
    return _is_box_file(table.file)


def _is_box_file(name: str) -> bool:
    return name.startswith(f"{BOXES}/")


def _box_folders(folder: Path) -> list[Path]:
    return [box.folder / OF_BOX for box in read_manifests(folder.parent / BOXES).values()]


def _read(folder: Path, path: Path) -> TomlTable:
    home = folder if path.is_relative_to(folder) else folder.parent
    return read_named(folder, path.relative_to(home).as_posix())
