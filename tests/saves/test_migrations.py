"""Migrations against golden pairs: a file as an older version wrote it, and the same in the next version."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from mystica import data
from mystica.notation.json_text import SaveError, checksum, pretty
from mystica.notation.migrations import FORMATS, MIGRATIONS, VERSIONS, migrate
from mystica.notation.saves import Saved, load_save, load_setup
from mystica.setups import GameSetup
from tests.saves.games import FOLDER

PAIRS = sorted(FOLDER.glob("*.to-*.json"))


def older(path: Path) -> Path:
    return FOLDER / f"{path.name.partition('.')[0]}.json"


def loaded(path: Path) -> Saved | GameSetup:
    text = path.read_text(encoding="utf-8")
    return load_save(text) if path.name.startswith("save") else load_setup(text)


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_golden_pairs(path: Path) -> None:
    """One step of a version each; a save is sealed again."""
    before, after = (json.loads(p.read_text(encoding="utf-8")) for p in (older(path), path))
    untouched = copy.deepcopy(before)
    assert after["version"] == before["version"] + 1
    found = MIGRATIONS[before["mystica"], before["version"]](before)
    if after["mystica"] == "save":
        found["checksum"] = checksum(found)
    assert found == after
    assert before == untouched, "a migration makes a new document"
    assert pretty(after) + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: path.stem)
def test_both_sides_of_a_pair_are_the_same_game(path: Path) -> None:
    before, after = loaded(older(path)), loaded(path)
    if isinstance(before, Saved) and isinstance(after, Saved):
        assert (before.setup, before.actions, before.names) == (after.setup, after.actions, after.names)
        assert before.actions and after.version == before.version + 1
    else:
        assert before == after


@pytest.mark.parametrize("name", ["save-0-asides.json", "save-1-over.json", "setup-1.json"])
def test_every_step_leads_to_the_newest_version(name: str) -> None:
    document = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    found = migrate(document["mystica"], document, document["version"])
    assert found["version"] == VERSIONS[document["mystica"]]
    assert document["mystica"] == "setup" or found["checksum"] == checksum(found)


@pytest.mark.parametrize(("profile", "loss"), [("official", "choice"), ("snellman", "bowl-one-first")])
def test_a_game_without_the_box_has_its_values_of_the_profile(profile: str, loss: str) -> None:
    """Version 2: no Fire & Ice, no final scoring tile, a map of ours, no starting VP of one's own."""
    document = json.loads((FOLDER / "setup-1.json").read_text(encoding="utf-8"))
    document["setup"]["profile"] = profile
    setup = load_setup(json.dumps(document))
    new = {"fire-and-ice": "false", "final-tile": "off", "token-loss": loss}
    assert {key: setup.options[key] for key in new} == new
    assert (setup.final_tile, setup.map_rows, setup.start_vp) == ("", (), {})


@pytest.mark.parametrize("key", ["final_tile", "map_rows", "start_vp", "options/fire-and-ice", "options/token-loss"])
def test_what_version_1_did_not_know_is_refused_in_it(key: str) -> None:
    document = json.loads((FOLDER / "setup-1.json").read_text(encoding="utf-8"))
    inside, _, option = key.partition("/")
    if option:
        document["setup"]["options"][option] = "false"
    else:
        document["setup"][inside] = ""
    with pytest.raises(SaveError, match=option or inside):
        load_setup(json.dumps(document))


def test_options_that_came_later_have_the_value_of_older_games() -> None:
    """One rule for all of them: `since` and `before` stand beside the option."""
    for profile in data.PROFILES:
        document = json.loads((FOLDER / "setup-3.json").read_text(encoding="utf-8"))
        document["setup"]["profile"] = profile
        setup = load_setup(json.dumps(document))
        came = {key: option for key, option in data.options().items() if option.since == 4}
        assert came and all(option.before for option in came.values())
        assert {key: setup.options[key] for key in came} == {key: option.before for key, option in came.items()}


def test_an_option_is_unknown_before_its_version() -> None:
    document = json.loads((FOLDER / "setup-3.json").read_text(encoding="utf-8"))
    document["setup"]["options"]["key-use"] = "choice"
    with pytest.raises(SaveError, match="'key-use' does not belong here"):
        load_setup(json.dumps(document))


def test_a_version_without_an_option_of_its_own_is_one_of_a_new_form() -> None:
    came = {option.since for option in data.options().values()}
    assert set(range(1, VERSIONS["setup"] + 1)) == came | set(range(1, FORMATS["setup"] + 1))


def test_every_migration_has_a_pair_and_leads_to_the_newest_version() -> None:
    covered = {(path.name.split("-")[0], int(path.name.split("-")[1].partition(".")[0])) for path in PAIRS}
    assert covered == set(MIGRATIONS)
    for kind, first in MIGRATIONS:
        assert all((kind, number) in MIGRATIONS for number in range(first, FORMATS[kind]))


def test_the_newest_version_is_left_alone() -> None:
    document = json.loads((FOLDER / "save-4-running.json").read_text(encoding="utf-8"))
    assert migrate("save", document, VERSIONS["save"]) is document


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moves": "build E9"}, "does not fit here"),
        ({"moves": ["build E9"]}, "does not say which player makes it"),
        ({"moves": [7]}, "does not fit here"),
        ({"moves": ["witches: build A1"]}, "^Row 1: "),
        ({"players": "2"}, "does not fit here"),
        ({"map": "moon"}, "There is no map"),
        ({"more": 1}, "'more' does not belong here"),
        ({"names": ["Ann"]}, "Give 2 names"),
        ({"rows": []}, "does not belong here"),
        ({"version": -1}, "There is no version"),
    ],
)
def test_damaged_drafts(change: dict[str, object], reason: str) -> None:
    document = json.loads((FOLDER / "save-0-introductory.json").read_text(encoding="utf-8"))
    with pytest.raises(SaveError, match=reason):
        load_save(json.dumps({**document, **change}))
    for key in ("moves", "players", "options"):
        with pytest.raises(SaveError, match="is missing"):
            load_save(json.dumps({k: v for k, v in document.items() if k != key}))
