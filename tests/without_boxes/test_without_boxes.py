"""Deleting a box, or all of them: everything else goes on, through `Game`, bots, server, commands and environments."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import mystica
from mystica import data

ROOT = Path(__file__).parents[2]
BOXES = list(data.boxes())


@dataclass(frozen=True)
class Rest:
    """A folder with what is left, and the options of what is not."""

    folder: Path
    missing: tuple[str, ...]

    def run(self, *words: str, code: int = 0) -> str:
        """What a program that uses the rest writes."""
        paths = f"{self.folder}{os.pathsep}{ROOT}"
        environment = {**os.environ, "MYSTICA_PURE": "1", "PYTHONPATH": paths, "LANG": "C.UTF-8"}
        done = subprocess.run(
            [sys.executable, "-m", *words], cwd=self.folder, env=environment, capture_output=True, text=True,
            timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == code, done.stdout[-1500:] + done.stderr[-3000:]
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr


@pytest.fixture(scope="module", params=[[box] for box in BOXES] + [BOXES], ids=[*BOXES, "all"])
def rest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Rest:
    folder = tmp_path_factory.mktemp("rest")
    unneeded = shutil.ignore_patterns("*.so", "__pycache__", "app")
    shutil.copytree(Path(mystica.__file__).parent, folder / "mystica", ignore=unneeded)
    gone = [data.boxes()[box] for box in request.param]
    for box in gone:
        shutil.rmtree(folder / "mystica" / "boxes" / box.folder.name)
    return Rest(folder, tuple(option for box in gone for option in box.options))


@pytest.mark.parametrize("program", ["games", "bots", "environments", "server", "refused"])
def test_the_rest_goes_on(rest: Rest, program: str) -> None:
    assert rest.run("tests.without_boxes.playing", program, *rest.missing)


def test_commands(rest: Rest) -> None:
    assert "games" in rest.run(
        "mystica", "sim", "--players", "busy,novice", "--games", "2", "--seed", "4", "--out", "g"
    )
    assert "2/2 games" in rest.run("mystica", "replay", "g", "--rows", "g/rows")
    assert "expert" in rest.run("mystica", "bots")
    assert rest.run("mystica", "rules", "leech", "--plain") and rest.run("mystica", "rules", "--plain")
    assert rest.run("mystica", "play", "--terminal", "--plain", "--players", "novice,novice", "--seed", "1")
    for option in rest.missing:
        sim = ("sim", "--players", "random,random", "--games", "1", "--option", f"{option}=true")
        assert option in rest.run("mystica", *sim, code=2)
