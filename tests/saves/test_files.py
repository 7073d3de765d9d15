"""Files: written whole or not at all, read only if they are what they should be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mystica import data
from mystica.notation.files import read_text, write_text
from mystica.notation.json_text import MOST_TEXT, SaveError
from mystica.notation.saves import dump_save, dump_setup, load_save, read_save, read_setup, write_save
from mystica.setups import draw
from tests.conftest import ROOT
from tests.saves.games import FOLDER, NAMES, play

SETUP = draw(2, 6, factions=("witches", "nomads"))
ACTIONS = play(SETUP, 6, 60)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "구경 game.json"
    write_save(path, SETUP, ACTIONS[:30], names=NAMES[:2])
    assert read_save(path).actions == tuple(ACTIONS[:30])
    write_save(str(path), SETUP, ACTIONS, names=NAMES[:2])
    saved = read_save(str(path))
    assert (saved.setup, saved.actions, saved.names) == (SETUP, tuple(ACTIONS), NAMES[:2])
    assert files(tmp_path) == [path.name]
    assert path.read_bytes() == dump_save(SETUP, ACTIONS, names=NAMES[:2]).encode("utf-8")


def test_setups_are_read_from_files(tmp_path: Path) -> None:
    write_text(tmp_path / "setup.json", dump_setup(SETUP))
    assert read_setup(tmp_path / "setup.json") == SETUP


def test_the_kept_saves_still_load() -> None:
    """Games as their version wrote them first: these files must not change, and must go on loading."""
    over, running = read_save(FOLDER / "save-1-over.json"), read_save(FOLDER / "save-1-running.json")
    assert (over.version, over.names, len(over.actions)) == (1, NAMES[:4], 270)
    assert (running.version, running.names, len(running.actions)) == (1, (), 300)
    assert read_setup(FOLDER / "setup-1.json").factions == ("witches", "nomads", "alchemists")
    over, running = read_save(FOLDER / "save-2-over.json"), read_save(FOLDER / "save-2-running.json")
    assert (over.version, over.setup.options["factions"], bool(over.setup.final_tile)) == (2, "auction", True)
    assert (running.version, running.setup.map, len(running.setup.map_rows)) == (2, "two-isles", 7)
    assert read_setup(FOLDER / "setup-2.json").start_vp["witches"] == 26
    over, running = read_save(FOLDER / "save-3-over.json"), read_save(FOLDER / "save-3-running.json")
    assert (over.version, over.setup.options["merchants"], over.setup.facts["shipyards.witches.coins"]) == (
        3,
        "true",
        5,
    )
    assert (running.version, running.setup.options["merchants-ships"], len(running.actions)) == (3, "true", 260)
    assert read_setup(FOLDER / "setup-3.json").facts["favor_tiles.MFAV1.cult"] == "air"


def test_the_example_of_the_page_is_a_save() -> None:
    page = (ROOT / "docs" / "saves.md").read_text(encoding="utf-8")
    text = page.partition("```json\n")[2].partition("```")[0]
    saved = load_save(text)
    assert saved.names == ("Ann", "Bo")
    lines = dump_save(saved.setup, saved.actions, names=saved.names).splitlines()
    came = [f'   "{key}": ' for key, option in data.options().items() if option.since > saved.version]
    assert [line for line in lines if not line.startswith(tuple(came))][4:-2] == text.splitlines()[4:-2]


# ---- crashes ------------------------------------------------------------------------------------------------


class Crash(BaseException):
    """Something that nobody expects."""


@pytest.mark.parametrize("where", ["fsync", "replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt(), Crash()], ids=repr)
def test_a_crash_while_writing_leaves_the_old_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, error: BaseException
) -> None:
    path = tmp_path / "game.json"
    write_save(path, SETUP, ACTIONS[:20])
    before = path.read_bytes()

    def crash(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, where, crash)
    with pytest.raises(SaveError if isinstance(error, OSError) else type(error)):
        write_save(path, SETUP, ACTIONS)
    assert path.read_bytes() == before and files(tmp_path) == ["game.json"]
    with pytest.raises(SaveError if isinstance(error, OSError) else type(error)):
        write_save(tmp_path / "new.json", SETUP, ACTIONS)
    assert files(tmp_path) == ["game.json"]


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_process_that_dies_while_writing_leaves_the_old_game(tmp_path: Path, where: str) -> None:
    path = tmp_path / "game.json"
    write_save(path, SETUP, ACTIONS)
    code = (
        "import os, sys\n"
        "from mystica.notation.files import write_text\n"
        f"os.{where} = lambda *_: os._exit(9)\n"
        "write_text(sys.argv[1], 'half a ga')\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], check=False, env=_environment())
    assert done.returncode == 9
    assert read_save(path).actions == tuple(ACTIONS)


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def test_a_game_that_cannot_be_saved_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_save(path, SETUP, ACTIONS)
    with pytest.raises(SaveError, match="not allowed"):
        write_save(path, SETUP, [0])
    assert read_save(path).actions == tuple(ACTIONS) and files(tmp_path) == ["game.json"]


# ---- places -------------------------------------------------------------------------------------------------


def test_links_and_permissions_are_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    write_save(real, SETUP, [])
    real.chmod(0o640)
    link.symlink_to(real)
    write_save(link, SETUP, ACTIONS)
    assert link.is_symlink() and read_save(real).actions == tuple(ACTIONS)
    assert real.stat().st_mode & 0o777 == 0o640


def test_places_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "one").symlink_to(tmp_path / "other")
    (tmp_path / "other").symlink_to(tmp_path / "one")
    for path in (
        tmp_path,
        tmp_path / "no" / "folder.json",
        tmp_path / "file" / "a.json",
        tmp_path / "one",
        "/",
        "a\0b",
    ):
        with pytest.raises(SaveError, match="cannot be written"):
            write_save(path, SETUP, [])
    assert files(tmp_path) == ["file", "one", "other"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json", tmp_path / "a\0b"):
        with pytest.raises(SaveError, match="There is no file"):
            read_save(path)
    broken = tmp_path / "broken.json"
    for content, reason in (
        (b"\xff\xfe{\x00}\x00", "not text in UTF-8"),
        (dump_save(SETUP, []).encode("utf-16"), "not text in UTF-8"),
        (b"x" * (MOST_TEXT + 1), "more than"),
        (b"x" * (4 * MOST_TEXT + 1), "more than"),
        (b"", "empty"),
    ):
        broken.write_bytes(content)
        with pytest.raises(SaveError, match=reason):
            read_save(broken)


def test_a_mark_of_byte_order_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + dump_save(SETUP, ACTIONS).encode())
    assert read_save(path).actions == tuple(ACTIONS) and read_text(path).startswith("{")
