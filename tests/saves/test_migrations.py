"""Migrations against golden pairs: a file as an older version wrote it, and the same in the next version."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from mystica.notation.json_text import SaveError, checksum, pretty
from mystica.notation.migrations import MIGRATIONS, VERSIONS, migrate
from mystica.notation.saves import load_save
from tests.saves.games import FOLDER

PAIRS = sorted(FOLDER.glob("*.to-*.json"))


def older(path: Path) -> Path:
    return FOLDER / f"{path.name.partition('.')[0]}.json"


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_golden_pairs(path: Path) -> None:
    before, after = (json.loads(p.read_text(encoding="utf-8")) for p in (older(path), path))
    untouched = copy.deepcopy(before)
    assert migrate(before["mystica"], before, before["version"]) == after
    assert before == untouched, "a migration makes a new document"
    assert after["checksum"] == checksum(after)
    assert pretty(after) + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_both_sides_of_a_pair_are_the_same_game(path: Path) -> None:
    before, after = (load_save(p.read_text(encoding="utf-8")) for p in (older(path), path))
    assert (before.setup, before.actions, before.names) == (after.setup, after.actions, after.names)
    assert before.actions and before.version == 0 and after.version == 1


def test_every_migration_has_a_pair_and_leads_to_the_newest_version() -> None:
    covered = {(path.name.split("-")[0], int(path.name.split("-")[1])) for path in PAIRS}
    assert covered == set(MIGRATIONS)
    for kind, first in MIGRATIONS:
        assert all((kind, number) in MIGRATIONS for number in range(first, VERSIONS[kind]))


def test_the_newest_version_is_left_alone() -> None:
    document = json.loads((FOLDER / "save-1-running.json").read_text(encoding="utf-8"))
    assert migrate("save", document, 1) is document


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moves": "build E9"}, "must be a list"),
        ({"moves": ["build E9"]}, "does not say whose it is"),
        ({"moves": [7]}, "a list of texts"),
        ({"moves": ["witches: build A1"]}, "row 1: "),
        ({"players": "2"}, "a whole number"),
        ({"map": "moon"}, "unknown map"),
        ({"more": 1}, "'more' that means nothing"),
        ({"names": ["Ann"]}, "2 players need 2 names"),
        ({"rows": []}, "means nothing"),
        ({"version": -1}, "never existed"),
    ],
)
def test_damaged_drafts(change: dict[str, object], reason: str) -> None:
    document = json.loads((FOLDER / "save-0-introductory.json").read_text(encoding="utf-8"))
    with pytest.raises(SaveError, match=reason):
        load_save(json.dumps({**document, **change}))
    for key in ("moves", "players", "options"):
        with pytest.raises(SaveError, match="has no"):
            load_save(json.dumps({k: v for k, v in document.items() if k != key}))
