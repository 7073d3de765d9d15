"""`mystica validate`: kinds of files are told apart, right ones are ok, wrong ones get their sentence."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from mystica import data
from mystica.cli.validate import command, examine
from mystica.data.numbers import HOME
from mystica.errors import MoveError
from mystica.notation.custom_files import read_facts
from mystica.notation.migrations import VERSIONS
from mystica.setups import SetupError, draw
from tests.golden_games import FOLDER as GOLDEN
from tests.saves.games import FOLDER, OWN_MAP

DATA_FILES = [path for part in (".", "factions", "maps", "rules") for path in sorted((HOME / part).glob("*.toml"))]
BOX_FILES = sorted((HOME.parent / "boxes").glob("*/data/**/*.toml"))
app = typer.Typer()
app.command()(command)


def run(*args: str | Path) -> tuple[int, str]:
    done = CliRunner().invoke(app, [str(arg) for arg in args])
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# ---- right ones ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "kind", "about"),
    [
        (FOLDER / "save-1-over.json", "save", "4 players, map base, 270 moves, version 1"),
        (FOLDER / "save-1-running.json", "save", "5 players, map lakes, 300 moves, version 1"),
        (FOLDER / "save-0-asides.json", "save", "3 players, map base, 120 moves, version 0"),
        (FOLDER / "setup-1.json", "setup", "3 players, map base, witches, nomads, alchemists"),
        (FOLDER / "save-2-running.json", "save", "5 players, map two-isles, 320 moves, version 2"),
        (FOLDER / "setup-2.json", "setup", "3 players, map two-isles, witches, shapeshifters, acolytes"),
        (FOLDER / "save-3-running.json", "save", "5 players, map fjords, 260 moves, version 3"),
        (FOLDER / "setup-3.json", "setup", "4 players, map lakes, witches, fakirs, acolytes, swarmlings"),
        (GOLDEN / "game-01.txt", "ledger", "players, map"),
        (GOLDEN / "rows" / "game-01.jsonl", "rows", "74 rows"),
        (HOME / "maps" / "lakes.toml", "data file", "map"),
        (HOME / "factions" / "base.toml", "data file", "factions"),
    ],
    ids=lambda value: value.name if isinstance(value, Path) else None,
)
def test_kinds(path: Path, kind: str, about: str) -> None:
    found = examine(path)
    assert (found.kind, found.ok, found.error) == (kind, True, "")
    assert about in found.about


def test_the_content_decides_not_the_name(tmp_path: Path) -> None:
    for source, kind in (
        (FOLDER / "save-1-over.json", "save"),
        (FOLDER / "setup-1.json", "setup"),
        (GOLDEN / "game-02.txt", "ledger"),
        (GOLDEN / "rows" / "game-02.jsonl", "rows"),
    ):
        shutil.copyfile(source, tmp_path / "file")
        found = examine(tmp_path / "file")
        assert (found.kind, found.ok) == (kind, True)


@pytest.mark.parametrize("path", DATA_FILES, ids=lambda path: path.name)
def test_our_own_data_files(path: Path) -> None:
    assert examine(path).ok, examine(path).error


def test_all_golden_ledgers_in_one_run() -> None:
    paths = sorted(GOLDEN.glob("*.txt"))
    code, output = run(*paths)
    assert code == 0 and output.count(": ledger, ok (") == len(paths) == len(output.splitlines())


def test_a_ledger_that_ends_early_is_a_running_game(tmp_path: Path) -> None:
    lines = (GOLDEN / "game-01.txt").read_text(encoding="utf-8").splitlines()
    assert examine(write(tmp_path / "game.txt", "\n".join(lines[:-30]))).ok


def test_maps_and_starting_vp_of_ones_own(tmp_path: Path) -> None:
    """A text of letters is a map, whatever its name; a TOML of factions holds their VP."""
    found = examine(write(tmp_path / "isles", "\n".join(OWN_MAP)))
    assert (found.kind, found.ok, found.about) == ("map", True, "86 spaces, 23 places for bridges")
    found = examine(write(tmp_path / "dry.json", "\n".join(OWN_MAP).replace("I", "U")))
    assert found.ok and "Riverwalkers cannot play here" in found.about
    found = examine(write(tmp_path / "isles.txt", "U,S,G\nY,X"))
    assert (found.kind, found.ok) == ("map", False) and 'Row 2, place 2: "X"' in found.error
    large = "\n".join(",".join("UKBGSRY"[(i * 3 + k) % 7] for k in range(13 - i % 2)) for i in range(10))
    found = examine(write(tmp_path / "large.txt", large))
    assert (found.kind, found.ok) == ("map", False) and "at most 120 are allowed" in found.error
    found = examine(write(tmp_path / "vp.toml", "all = 20\nwitches = 25\n"))
    assert (found.kind, found.ok, found.about) == ("data file", True, "starting VP")
    assert "nomads, fakirs" in examine(write(tmp_path / "vp.toml", "witches = 25\n")).error


# ---- data files ---------------------------------------------------------------------------------------------


def test_a_map_of_ones_own_needs_no_data_folder(tmp_path: Path) -> None:
    text = (HOME / "maps" / "base.toml").read_text(encoding="utf-8").replace('name = "base"', 'name = "mine"')
    assert examine(write(tmp_path / "mine.toml", text)).ok
    found = examine(write(tmp_path / "other.toml", text))
    assert not found.ok and "maps/other.toml" in found.error and "key 'name'" in found.error


def test_a_map_that_is_too_large(tmp_path: Path) -> None:
    text = (HOME / "maps" / "base.toml").read_text(encoding="utf-8").replace('name = "base"', 'name = "mine"')
    head, rows = text.split("rows = [")
    more = rows.replace(
        "\n]", "".join(",\n" + line for line in ['"' + ",".join("U" * (12 + i % 2)) + '"' for i in range(4)]) + "\n]"
    )
    found = examine(write(tmp_path / "mine.toml", head + "rows = [" + more.replace(",,", ",")))
    assert not found.ok and "at most 120 are allowed" in found.error


def test_data_files_are_read_with_the_folder_they_lie_in(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for path in DATA_FILES:
        write(folder / path.relative_to(HOME), path.read_text(encoding="utf-8"))
    rules = folder / "rules.toml"
    rules.write_text(rules.read_text(encoding="utf-8").replace('U = "brown"', 'X = "brown"'), encoding="utf-8")
    assert "X" in rules.read_text(encoding="utf-8")
    found = examine(folder / "maps" / "base.toml")
    assert not found.ok and "only the letters" in found.error
    assert examine(folder / "rules.toml").ok and examine(folder / "tiles.toml").ok


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("tiles.toml", "keys = ", "kyes = ", "key 'keys'"),
        ("options.toml", 'official = "', 'official = "x', "key 'official'"),
        ("presets.toml", "scoring = [", "scoring = [7, ", "key 'scoring'"),
        ("vp_tables.toml", "all = ", "all = -", "key 'all'"),
        ("rules.toml", "rounds = ", "rounds = 'six' #", "key 'rounds'"),
        ("factions/base.toml", "colour = ", "color = ", "key 'colour'"),
        ("maps/base.toml", "U,S,G", "U,S,Q", "key 'rows'"),
    ],
)
def test_wrong_data_files(tmp_path: Path, name: str, old: str, new: str, reason: str) -> None:
    text = (HOME / name).read_text(encoding="utf-8")
    assert old in text
    found = examine(write(tmp_path / name, text.replace(old, new, 1)))
    assert (found.kind, found.ok) == ("data file", False)
    assert reason in found.error and found.error.startswith(name)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rows = [", "not TOML"),
        ("", "not a data file of Mystica"),
        ('[project]\nname = "x"\n', "not a data file of Mystica"),
        ("a = " + "[" * 50_000, "nested more than"),
        ("rows = 5\n", "key 'site_id'"),
        ("[x]\nstart = 1\n", "key 'source'"),
    ],
)
def test_toml_of_others(tmp_path: Path, text: str, reason: str) -> None:
    found = examine(write(tmp_path / "file.toml", text))
    assert not found.ok and reason in found.error


# ---- wrong ones ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "kind", "reason"),
    [
        ("a.json", "", "unknown", "empty"),
        ("a.jsonl", "", "unknown", "empty"),
        ("a.json", "{", "unknown", "breaks off"),
        ("a.json", '{"mystica": "save", "version": 1,', "save", "breaks off"),
        ("a.json", '{"mystica": "setup", "version": 9}', "setup", "newer"),
        ("a.json", '{"final_vp": {}}', "unknown", "neither a save"),
        ("a.json", "[]", "unknown", "not a save"),
        ("a.txt", "hello there", "unknown", "not valid JSON"),
        ("a.txt", "setup witches\nwitches: dance\n", "ledger", 'no row "score"'),
        ("a.jsonl", '{"faction": "witches", "commands": "build E9"}\n', "rows", "line 1 is not a row"),
        ("a", '{"faction": "witches", "commands": "build E9"}\n{\n', "rows", "line 1 is not a row"),
    ],
)
def test_wrong_files(tmp_path: Path, name: str, text: str, kind: str, reason: str) -> None:
    found = examine(write(tmp_path / name, text))
    assert (found.kind, found.ok) == (kind, False)
    assert reason in found.error and "\n" not in found.error


def test_a_ledger_with_an_illegal_move_names_its_line(tmp_path: Path) -> None:
    text = (GOLDEN / "game-01.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    lines.insert(40, f"{lines[39].partition(':')[0]}: build A99")
    found = examine(write(tmp_path / "game.txt", "\n".join(lines)))
    assert not found.ok and found.error.startswith("Line 41, ")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xff")
    assert "UTF-8" in examine(path).error


@pytest.mark.parametrize("seed", range(80))
def test_damaged_files_of_all_kinds_get_a_sentence(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    source = rng.choice([*DATA_FILES, GOLDEN / "game-01.txt", GOLDEN / "rows" / "game-01.jsonl"])
    lines = source.read_text(encoding="utf-8").splitlines()
    for _ in range(3):
        at = rng.randrange(len(lines))
        key, equals, value = lines[at].partition("=")
        lines[at] = rng.choice(
            [
                f"{key}{equals} {rng.choice(['-1', '[]', '{}', 'true', '1.5', '[[7]]', '99999999999999999999'])}",
                lines[at][: rng.randrange(len(lines[at]) + 1)],
                rng.choice(lines),
                f"{key}{equals}{value[::-1]}",
            ]
        )
    found = examine(write(tmp_path / source.name, "\n".join(lines)))
    assert found.ok or found.error


# ---- the command --------------------------------------------------------------------------------------------


def test_one_wrong_file_decides_the_exit_code(tmp_path: Path) -> None:
    wrong = write(tmp_path / "wrong.json", '{"mystica": "save", "version": 99}')
    code, output = run(FOLDER / "setup-1.json", wrong)
    first, second = output.splitlines()
    assert code == 1 and ": setup, ok (" in first
    most = VERSIONS["save"]
    reason = f"The file has version 99, but this program only reads versions up to {most}: use a newer Mystica."
    assert second == f"{wrong}: save: {reason}"


def test_json_output(tmp_path: Path) -> None:
    wrong = write(tmp_path / "wrong.json", "{")
    code, output = run("--json", FOLDER / "save-1-over.json", wrong)
    result = json.loads(output)
    assert code == 1 and result["ok"] is False
    good, bad = result["files"]
    assert (good["kind"], good["ok"], good["error"]) == ("save", True, "")
    assert (bad["file"], bad["kind"], bad["ok"]) == (str(wrong), "unknown", False) and "breaks off" in bad["error"]
    code, output = run("--json", FOLDER / "setup-1.json")
    assert code == 0 and json.loads(output)["ok"] is True


def test_files_that_are_not_there_are_refused_before_anything_is_checked(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "none.json", "there is no file"), (tmp_path, "is a folder")):
        with pytest.raises(MoveError, match=reason):
            run(FOLDER / "setup-1.json", path)
    assert run()[0] == 2


def test_checking_changes_nothing(tmp_path: Path) -> None:
    for source in (FOLDER / "save-0-asides.json", GOLDEN / "game-01.txt", HOME / "tiles.toml"):
        shutil.copyfile(source, tmp_path / source.name)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    run(*tmp_path.iterdir())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert data.maps()["base"].name == "base"


def test_weights_of_a_bot(tmp_path: Path) -> None:
    """A weights file with every name is fine; a missing or unknown one is named."""
    ours = HOME / "weights" / "usual.toml"
    assert examine(ours).ok
    broken = tmp_path / "mine.toml"
    broken.write_text(ours.read_text().replace("coin = ", "con = "))
    assert "coin" in examine(broken).error


def test_a_box_and_facts_of_ones_own(tmp_path: Path) -> None:
    assert examine(HOME.parent / "boxes" / "merchants" / "data" / "ships.toml").about == "facts of a box"
    path = tmp_path / "facts.toml"
    path.write_text("[shipyards.witches]\ncoins = 5\n", encoding="utf-8")
    assert examine(path).about == "facts that a game replaces"
    path.write_text("[shipyards.auren]\nsteps = 3\n", encoding="utf-8")
    assert not examine(path).ok and "steps" in examine(path).error


def test_facts_of_ones_own_under_the_name_of_a_data_file(tmp_path: Path) -> None:
    """What is in a file says what it is; `sim` takes such a file, too."""
    path = tmp_path / "tiles.toml"
    path.write_text('[favor_tiles.MFAV1]\ncult = "water"\n[favor_tiles.MFAV2]\ncult = "fire"\n', encoding="utf-8")
    assert examine(path).about == "facts that a game replaces"
    assert read_facts(path)


FACTS = {  # a file of facts, and what is wrong with it
    "[shipyards.witches]\ncoins = 5\nship_coins = 3\nreward_favors = 1": "",
    '[canals]\n"fjords-2.0" = ["D1:E4"]': "",
    '[favor_tiles.MFAV1]\ncult = "air"\n[favor_tiles.MFAV4]\ncult = "fire"': "",
    "[ranges.dwarves]\nmovement = [1, 2, 2, 2]\nreach = [2, 2, 3, 4]": "",
    '[canals]\nlakes = ["A1:A2"]': "There cannot be a canal between A1 and A2 on map lakes",
    '[canals]\nlakes = ["A1"]': "canals like",
    '[canals]\n"fjords-2.0" = ["A1:A2"]': "There cannot be a canal",
    "[ranges.dwarves]\nmovement = [2, 2, 3, 4]": "must begin with 1, 2",
    "[ranges.dwarves]\nreach = [2, 2, 2, 3]": "must begin with 2, 2, 3",
    "[ranges.dwarves]\nreach = [2, 2, 3]": "as many of reach",
    '[favor_tiles.MFAV1]\ncult = "water"': "MFAV1 and MFAV2 cannot belong to the same cult",
    "[shipyards.witches]\ncoins = 100": "numbers here go up to 99",
    "[shipyards.witches]\ncoins = 99999999999999999999": "numbers here go up to",
    "[shipyards.witches]\nreward_spades = 9": "from 0 to 3",
    "[shipyards.alchemists]\nship_coins = 3": "has a reliable source",
    "[shipyards.witches]\nships = 3": "the rulebook states it",
}


@pytest.mark.parametrize(("text", "reason"), FACTS.items())
def test_facts_are_refused_here_as_in_a_game(tmp_path: Path, text: str, reason: str) -> None:
    """`mystica validate` and `mystica sim --facts`, on whatever map, refuse the same files with the same words."""
    path = tmp_path / "facts.toml"
    path.write_text(text, encoding="utf-8")
    found = examine(path)
    refusals = []
    for name in ("base", "lakes"):
        try:
            draw(2, 1, map=name, options={"merchants": "true"}, facts=read_facts(path))
        except SetupError as error:
            refusals.append(str(error))
    assert found.ok is (reason == "") and reason in found.error
    assert refusals == ([] if found.ok else [f"{path}: {found.error}"] * 2)
