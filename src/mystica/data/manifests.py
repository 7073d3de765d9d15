"""Finds the boxes: each is a folder of mystica/boxes with a manifest that says what it adds."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mystica.data.toml_table import DataError, TomlTable, read_table

BOXES = Path(__file__).parent.parent / "boxes"
MANIFEST = "manifest.toml"

Ranges = tuple[tuple[int, int], ...]
"""Each the first number and one past the last."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a box says of itself."""

    key: str
    folder: Path
    name: str
    order: int
    """Its place among the boxes: tiles and factions are numbered box by box."""
    options: tuple[str, ...]
    """The options that are its own."""
    words: tuple[str, ...]
    """No code outside its folder may speak of these."""
    actions: Ranges
    """Numbers of its atomic actions."""
    frames: Ranges
    """Kinds of its frames on the decision stack."""
    columns: Ranges
    """Its columns of a state."""
    structure: str
    """Code of the structure it adds to those of the faction boards, if it adds one."""
    ledger_options: Mapping[str, tuple[str, str]]
    """What the site of ledgers calls its options, and which option with which value each stands for."""
    older_ledger_options: Mapping[str, str]
    """Options of the site that came before one of these, and are not played here."""


def read_manifests(folder: Path) -> dict[str, Manifest]:
    """Every box of a folder by key, in order, checked that no two of them want the same."""
    found = sorted((_manifest(path.parent) for path in folder.glob(f"*/{MANIFEST}")), key=lambda box: box.order)
    for k, box in enumerate(found):
        for other in found[:k]:
            _check_apart(box, other)
    return {box.key: box for box in found}


@cache
def boxes() -> dict[str, Manifest]:
    """The boxes of this Mystica by key, in order."""
    return read_manifests(BOXES)


def _manifest(folder: Path) -> Manifest:
    table = read_table(folder, MANIFEST)
    engine, ledgers = (table.table(key, optional=True) for key in ("engine", "ledgers"))
    site_options, older = ledgers.table("options", optional=True), ledgers.table("older", optional=True)
    box = Manifest(
        key=table.text("key"),
        folder=folder,
        name=table.text("name"),
        order=table.number("order"),
        options=table.texts("options"),
        words=table.texts("words"),
        actions=engine.ranges("actions"),
        frames=engine.ranges("frames"),
        columns=engine.ranges("columns"),
        structure=engine.text("structure", ""),
        ledger_options={name: _pair(site_options, name) for name in site_options.rest()},
        older_ledger_options={name: older.text(name) for name in older.rest()},
    )
    ledgers.close()
    engine.close()
    table.close()
    return box


def _pair(table: TomlTable, name: str) -> tuple[str, str]:
    """An option and its value, written as in ledgers."""
    key, equals, value = table.text(name).partition("=")
    if not (key and equals and value):
        raise table.error(name, "an option and its value like 'vp=table'")
    return key, value


def _check_apart(box: Manifest, other: Manifest) -> None:
    clash = (
        [f"order {box.order}"] * (box.order == other.order)
        + [f"key {box.key}"] * (box.key == other.key)
        + [f"option {option}" for option in box.options if option in other.options]
        + [f"structure {box.structure}"] * (box.structure != "" and other.structure != "")
        + [
            f"{what} {first} to {end - 1}"
            for what in ("actions", "frames", "columns")
            for first, end in getattr(box, what)
            if any(first < other_end and other_first < end for other_first, other_end in getattr(other, what))
        ]
    )
    if clash:
        raise DataError(f"the boxes {other.folder.name} and {box.folder.name} both want {clash[0]}")
