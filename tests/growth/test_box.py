"""A box of TOML and texts alone, put into a copy of the package as one folder: played by every level, by `Game`, server
and commands, saved and loaded. Then its folder is deleted: a save that used it is refused with a sentence, others go
on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.growth.copies import copy_of_package, run

BOX = Path(__file__).parent / "box" / "orchard"


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and one box more."""
    folder = tmp_path_factory.mktemp("grown")
    shutil.copytree(BOX, copy_of_package(folder) / "boxes" / "orchard")
    return folder


@pytest.mark.parametrize("program", ["levels", "whole_games", "texts", "server"])
def test_a_box_is_known_everywhere(grown: Path, program: str) -> None:
    assert run(grown, "tests.growth.in_a_box", program)


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        ("OBON1", "Ripe apples"),
        ("OSC1", "temple"),
        ("gardeners", "They get 2 VP for each spade."),
        ("orchard", "Play with the things of the orchard."),
    ],
)
def test_its_things_are_explained(grown: Path, topic: str, told: str) -> None:
    assert told in run(grown, "mystica", "rules", topic, "--plain")


def test_a_box_comes_and_goes(tmp_path: Path) -> None:
    box = copy_of_package(tmp_path) / "boxes" / "orchard"
    shutil.copytree(BOX, box)
    played = ["mystica", "sim", "--players", "busy,busy", "--games", "1", "--seed", "4"]
    with_it = ["--option", "orchard=true", "--factions", "gardeners,nomads"]
    run(tmp_path, *played, *with_it, "--out", "with")
    run(tmp_path, *played, "--out", "without")
    typed = ["mystica", "play", "--terminal", "--plain", "--players", "you,novice", "--seed", "5"]
    run(
        tmp_path, *typed, "--option", "orchard=true", "--faction", "gardeners", "--save", "with.json", typed="1\nquit\n"
    )
    run(tmp_path, *typed, "--save", "without.json", typed="1\nquit\n")
    ledgers = {name: str(next((tmp_path / name).glob("*.txt"))) for name in ("with", "without")}
    assert run(tmp_path, "mystica", "validate", "with.json", "without.json", *ledgers.values()).count(", ok") == 4
    assert json.loads((tmp_path / "without.json").read_text(encoding="utf-8"))["setup"]["options"]["orchard"] == "false"
    shutil.rmtree(box)
    assert run(tmp_path, "mystica", "validate", "without.json", ledgers["without"]).count(", ok") == 2
    assert "build" in run(tmp_path, "mystica", "hint", "without.json", "--bot", "casual", "--budget", "2n")
    assert run(tmp_path, "mystica", "hint", "with.json", code=2) == (
        "mystica: with.json: This game needs options that this Mystica does not know: orchard."
        " They probably come with a box that is not installed here.\n"
    )
    assert 'There is no option "orchard"' in run(tmp_path, *played, *with_it, code=2)


HOOK = """
from mypy_extensions import i64

from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import BY_FACTION
from mystica.engine.core.purse import gain_vp
from mystica.engine.core.state import State


class Gardeners(Hooks):
    def stronghold_built(self, s: State, p: i64) -> None:
        gain_vp(s, p, 7, BY_FACTION)


register("gardeners", Gardeners())
"""


def test_a_box_with_a_few_lines_for_the_engine(tmp_path: Path) -> None:
    box = copy_of_package(tmp_path) / "boxes" / "orchard"
    shutil.copytree(BOX, box)
    before = int(run(tmp_path, "tests.growth.in_a_box", "stronghold"))
    (box / "engine").mkdir()
    (box / "engine" / "__init__.py").touch()
    (box / "engine" / "gardeners.py").write_text(HOOK, encoding="utf-8")
    assert int(run(tmp_path, "tests.growth.in_a_box", "stronghold")) == before + 7


def test_what_is_wrong_with_a_box_is_said_in_one_sentence(tmp_path: Path) -> None:
    box = copy_of_package(tmp_path) / "boxes" / "orchard"
    shutil.copytree(BOX, box)
    tiles = (box / "data" / "tiles.toml").read_text(encoding="utf-8")
    (box / "data" / "tiles.toml").write_text(tiles.replace("steps = 1", 'steps = "1"'), encoding="utf-8")
    said = run(tmp_path, "mystica", "rules", code=2)
    assert said.startswith("mystica: boxes/orchard/data/tiles.toml: table [bonus_cards.OBON1]: key 'steps': expected")
    assert said.count("\n") == 1
