"""Brings older files up to date. A migration is a pure function from one version to the next.

It knows texts and options, no rules: what it makes is checked and replayed like any other file. The tests hold golden
pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from mystica import data
from mystica.notation.json_text import Document, Fields, SaveError, checksum

FORMATS = {"save": 4, "setup": 4}
"""The version in which a kind of file last changed its form; each has a schema. Later ones only have new options."""
COMMON_OPTIONS = data.options().keys() - {key for box in data.boxes().values() for key in box.options}
VERSIONS = {kind: max(form, *(data.options()[key].since for key in COMMON_OPTIONS)) for kind, form in FORMATS.items()}
"""What is written today: an option in `data/options.toml` that says `since = 5` makes it 5. Those of boxes do
not count: a game that does without a box can be read where the box is not there."""
_SETUP_KEYS = (
    "players", "map", "profile", "options", "scoring", "bonus", "factions", "colours", "dwellings", "seed",
)  # fmt: skip


def rows_for_moves(old: Document) -> Document:
    """Save 0 to 1: the setup gets an object of its own, `"witches: build E9"` becomes part of a row by the witches."""
    fields = Fields(old)
    rows: list[dict[str, object]] = []
    moves: list[str] = []
    for text in fields.texts("moves"):
        by, colon, phrase = text.partition(": ")
        if not colon:
            raise SaveError("save-whose", text=text)
        if not rows or rows[-1]["by"] != by:
            moves = []
            rows.append({"by": by, "moves": moves})
        moves.append(phrase)
    rest = fields.left
    kept = {key: rest.pop(key) for key in ("mystica", "version", "program", "names") if key in rest}
    setup = {key: rest.pop(key) for key in _SETUP_KEYS if key in rest}
    fields.close()
    return {
        "mystica": "save",
        "version": 1,
        "program": kept.get("program", "draft"),
        "setup": setup,
        "names": kept.get("names", []),
        "facts": {},
        "rows": rows,
        "states": [],
    }


def new_options(old: Document) -> Document:
    """To the next version: options that came with it have the value older games were played with.

    Most versions need no more than this; the values stand beside the options, in `data/options.toml`.
    """
    version = _version(old) + 1
    new = {**old, "version": version}
    setup = old.get("setup")
    options = setup.get("options") if isinstance(setup, dict) else None
    if not isinstance(setup, dict) or not isinstance(options, dict):
        return new  # whoever reads it says what is wrong
    profile = "snellman" if setup.get("profile") == "snellman" else "official"
    came = {key: option.in_older(profile) for key, option in data.options().items() if option.since == version}
    _refuse_later(came, options)
    return {**new, "setup": {**setup, "options": {**options, **came}}}


def _refuse_later(keys: Iterable[str], found: Mapping[str, object]) -> None:
    """What came with a later version has no place in an older file."""
    for key in keys:
        if key in found:
            raise SaveError("save-needless", text=repr(key))


def _version(document: Document) -> int:
    version = document["version"]
    assert isinstance(version, int)
    return version


_NEW_KEYS: dict[str, object] = {"final_tile": "", "map_rows": [], "start_vp": {}}


def own_maps_and_start_vp(old: Document) -> Document:
    """Saves and setups 1 to 2: no final scoring tile, every map was one of ours, no starting VP were given."""
    new = new_options(old)
    setup = new.get("setup")
    if not isinstance(setup, dict):
        return new
    _refuse_later(_NEW_KEYS, setup)
    return {**new, "setup": {**setup, **_NEW_KEYS}}


def replaced_facts(old: Document) -> Document:
    """Saves and setups 2 to 3: no fact was replaced."""
    if old.get("mystica") == "setup":
        _refuse_later(["facts"], old)
    return {"facts": {}, **new_options(old)}


MIGRATIONS: dict[tuple[str, int], Callable[[Document], Document]] = {
    ("save", 0): rows_for_moves,
    ("save", 1): own_maps_and_start_vp,
    ("setup", 1): own_maps_and_start_vp,
    ("save", 2): replaced_facts,
    ("setup", 2): replaced_facts,
    ("save", 3): new_options,
    ("setup", 3): new_options,
}
"""By kind and the version they start from; from the newest form on nothing is needed but `new_options`."""


def migrate(kind: str, document: Document, version: int) -> Document:
    """The document in the newest version of its kind."""
    newest = VERSIONS[kind]
    if version > newest:
        raise SaveError("save-newer", n=version, most=newest)
    if version == newest:
        return document
    for number in range(version, newest):
        step = MIGRATIONS.get((kind, number), new_options if number >= FORMATS[kind] else None)
        if step is None:
            raise SaveError("save-version", n=version)
        document = step(document)
    return {**document, "checksum": checksum(document)} if kind == "save" else document
