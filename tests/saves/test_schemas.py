"""The JSON Schemas describe what is written, and with the loader they refuse what is broken."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest
from referencing import Registry, Resource

from mystica.notation.json_text import SaveError
from mystica.notation.migrations import FORMATS
from mystica.notation.saves import dump_save, dump_setup, load_save, load_setup
from tests.saves.games import FOLDER, NAMES, play, some_setup

jsonschema: Any = import_module("jsonschema")  # has no types of its own
SCHEMAS: dict[str, Any] = {
    f"{kind}-{version}": json.loads(
        (files("mystica.notation") / "schemas" / f"{kind}-{version}.schema.json").read_text(encoding="utf-8")
    )
    for kind in ("save", "setup")
    for version in range(1, FORMATS[kind] + 1)
}
REGISTRY: Registry[Any] = Registry().with_resources(
    (schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values()
)


def fits(kind: str, document: object, version: int = 0) -> bool:
    """Does a document fit the schema of a version, of the newest form unless told?"""
    schema = SCHEMAS[f"{kind}-{version or FORMATS[kind]}"]
    return bool(jsonschema.Draft202012Validator(schema, registry=REGISTRY).is_valid(document))


@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_schemas_are_schemas(kind: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[kind])
    assert SCHEMAS[kind]["$schema"].endswith("draft/2020-12/schema")


@pytest.mark.parametrize("seed", range(30))
def test_what_is_written_fits(seed: int) -> None:
    setup = some_setup(seed)
    actions = play(setup, seed, 400, asides=0.3, leaving=seed % 2 == 0)
    assert fits("save", json.loads(dump_save(setup, actions, names=NAMES[: setup.players])))
    assert fits("setup", json.loads(dump_setup(setup)))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_the_kept_files_fit_the_schema_of_their_version(path: Any) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    kind, version = document["mystica"], document["version"]
    for other in range(1, FORMATS[kind] + 1):
        assert fits(kind, document, other) == (other == version)


DAMAGES: list[tuple[str, object]] = [
    ("mystica", "savegame"), ("version", 3), ("version", "4"), ("version", True), ("program", 1), ("setup", None),
    ("names", "Ann"), ("names", [1, 2]), ("names", ["x" * 61, ""]), ("facts", []), ("facts", {"rounds": 7}),
    ("rows", {}), ("rows", [["witches", "build F4"]]), ("rows", [{"by": "witches"}]),
    ("rows", [{"by": "witches", "moves": []}]), ("rows", [{"by": "witches", "moves": "build F4"}]),
    ("rows", [{"by": "witches", "moves": ["build\nF4"]}]), ("rows", [{"by": "witches", "moves": [376]}]),
    ("rows", [{"by": "witches", "moves": ["build F4"], "at": 1}]), ("rows", [{"by": "", "moves": ["build F4"]}]),
    ("states", [{"row": -1, "hash": "0" * 16}]), ("states", [{"row": 0, "hash": 17}]), ("states", [{"row": 0}]),
    ("checksum", None), ("checksum", "abc"), ("more", 1),
]  # fmt: skip
SETUP_DAMAGES: list[tuple[str, object]] = [
    ("players", 1), ("players", 6), ("players", 2.5), ("players", None), ("map", ""), ("map", 3), ("map", "The Moon"),
    ("profile", ["official"]), ("options", []), ("options", {"leech": True}), ("scoring", ["SCORE1"]),
    ("scoring", ["SCORE1"] * 6), ("scoring", [1, 2, 3, 4, 5, 6]), ("bonus", []), ("bonus", ["BON1", "BON1", "BON2"]),
    ("bonus", "BON1"), ("factions", ["witches", "witches"]), ("factions", [1, 2]), ("factions", "witches"),
    ("colours", ["green", "green"]), ("colours", [None, None]), ("dwellings", ["F4", "E9"]),
    ("dwellings", [["F4", "F4"], []]), ("dwellings", [["somewhere", "F4"], []]), ("seed", "7"), ("seed", 1.5),
    ("final_tile", None), ("final_tile", "The Edge"), ("map_rows", "U,S"), ("map_rows", ["U S"]), ("map_rows", [7]),
    ("start_vp", []), ("start_vp", {"witches": "20"}), ("start_vp", {"witches": 999}),
    ("start_vp", {"The Witches": 20}),
    ("more", 1),
]  # fmt: skip


@pytest.mark.parametrize(("key", "value"), DAMAGES, ids=str)
def test_damaged_saves_are_refused_by_both(key: str, value: object) -> None:
    document = json.loads((FOLDER / "save-4-running.json").read_text(encoding="utf-8"))
    assert not fits("save", {**document, key: value})
    assert not fits("save", {k: v for k, v in document.items() if k != key}) or key == "more"
    with pytest.raises(SaveError):
        load_save(json.dumps({**document, key: value}))


@pytest.mark.parametrize(("key", "value"), SETUP_DAMAGES, ids=str)
def test_damaged_setups_are_refused_by_both(key: str, value: object) -> None:
    document = json.loads((FOLDER / "setup-4.json").read_text(encoding="utf-8"))
    document["setup"][key] = value
    assert not fits("setup", document)
    with pytest.raises(SaveError):
        load_setup(json.dumps(document))


def test_what_only_the_loader_knows() -> None:
    """Names, rules and hashes: the schema lets them pass, the loader does not."""
    document = json.loads((FOLDER / "setup-4.json").read_text(encoding="utf-8"))
    document["setup"] |= {"map": "moon", "map_rows": []}
    assert fits("setup", document)
    with pytest.raises(SaveError, match="There is no map"):
        load_setup(json.dumps(document))
    document = json.loads((FOLDER / "save-4-over.json").read_text(encoding="utf-8"))
    document["checksum"] = "0" * 64
    assert fits("save", document)
    with pytest.raises(SaveError, match="changed by hand"):
        load_save(json.dumps(document))
