"""Learning: the same nets for a seed however often it is stopped, and what cannot be gone on from is refused."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from mystica.arena.learning.course import Course, parse_course
from mystica.arena.learning.loop import learn
from mystica.arena.learning.progress import Point, Progress
from mystica.arena.plots import panels
from mystica.arena.workers import Alone, Result, Work, local_workers
from mystica.bots import player
from mystica.data.net_file import net_text, read_net
from mystica.engine.flow import new_game
from mystica.setups import SetupError, draw

TINY = {
    "cells": 8, "second": 4, "rival": 4, "games": 2, "first_games": 3, "piece": 1, "steps": 3, "first_steps": 3,
    "batch": 128, "tables": 0,
}  # fmt: skip
CONTEST = {**TINY, "tables": 1, "every": 1, "first_games": 1}
OPTIONS = [text for name, value in TINY.items() for text in ("--course", f"{name}={value}")]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of two generations, learned without a stop."""
    folder = tmp_path_factory.mktemp("whole")
    points = list(learn(Progress.open(folder, TINY), 2, Alone()))
    assert [(point.generation, point.games) for point in points] == [(1, 3), (2, 5)]
    return folder


def nets(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("net-*.json")}


def curve(folder: Path) -> list[dict[str, object]]:
    """Without how long it took."""
    points = json.loads((folder / "checkpoint.json").read_text())["curve"]
    return [{key: value for key, value in point.items() if key != "seconds"} for point in points]


class Stopping:
    """Work is stopped after so many pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces
        self.done = 0

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        for number, work in enumerate(works):
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            self.done += 1
            yield number, do(work)


# ---- generations ------------------------------------------------------------------------------------------


def test_it_learns_and_keeps_what_is_needed_to_go_on(whole: Path) -> None:
    assert sorted(nets(whole)) == ["net-0001.json", "net-0002.json"]
    first, second = read_net(whole / "net-0001.json"), read_net(whole / "net-0002.json")
    assert first.weights != second.weights
    assert "2 generations, 5 games, seed 1" in second.source
    progress = Progress.open(whole, {})
    assert (progress.generation, progress.games, progress.course) == (2, 5, Course.of(TINY))
    assert progress.learner.steps == 6
    assert all(point.vp > 30 and point.loss > 0 and point.lead is None for point in progress.curve)
    assert net_text(progress.learner.net_file(progress.source())) == (whole / "net-0002.json").read_text()


def test_two_folders_of_a_seed_are_the_same_for_any_number_of_processes(whole: Path, tmp_path: Path) -> None:
    with local_workers(2) as two:
        list(learn(Progress.open(tmp_path, TINY), 2, two))
    assert nets(tmp_path) == nets(whole) and curve(tmp_path) == curve(whole)


def test_another_seed_is_another_net(whole: Path, tmp_path: Path) -> None:
    list(learn(Progress.open(tmp_path, {**TINY, "seed": 2}), 1, Alone()))
    assert nets(tmp_path)["net-0001.json"] != nets(whole)["net-0001.json"]


@pytest.mark.parametrize("pieces", [0, 2, 4])
def test_stopped_anywhere_it_goes_on_to_the_same(pieces: int, whole: Path, tmp_path: Path) -> None:
    """Before the first piece, among the first generation's three, among the second's two."""
    stopping = Stopping(pieces)
    with pytest.raises(KeyboardInterrupt):
        list(learn(Progress.open(tmp_path, TINY), 2, stopping))
    rest, heard = Stopping(99), list[int]()
    list(learn(Progress.open(tmp_path, {}), 2, rest, heard.append))
    assert stopping.done + rest.done == 3 + 2, "what was finished is not played again"
    assert sum(heard) == (5 if pieces < 3 else 2), "but it counts"
    assert nets(tmp_path) == nets(whole) and curve(tmp_path) == curve(whole)


def test_stopped_in_a_contest_nothing_is_learned_twice(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    [whole] = learn(Progress.open(there, CONTEST), 1, Alone())
    with pytest.raises(KeyboardInterrupt):
        list(learn(Progress.open(here, CONTEST), 1, Stopping(1)))
    stopped = Progress.open(here, {})
    assert stopped.generation == 1 and stopped.curve[0].lead is None
    rest = Stopping(99)
    [point] = learn(stopped, 1, rest)
    assert rest.done == 1, "the table of the contest and nothing else"
    assert point.lead == whole.lead is not None and nets(here) == nets(there) and curve(here) == curve(there)
    assert list(learn(Progress.open(here, {}), 1, Stopping(0))) == []


def test_a_longer_course_is_the_same_up_to_there(whole: Path, tmp_path: Path) -> None:
    list(learn(Progress.open(tmp_path, TINY), 1, Alone()))
    list(learn(Progress.open(tmp_path, TINY), 2, Alone()))
    assert nets(tmp_path) == nets(whole)


def test_what_no_generation_learns_from_any_more_goes(tmp_path: Path) -> None:
    small = {**TINY, "games": 1, "first_games": 1, "replay": 2}
    list(learn(Progress.open(tmp_path, small), 3, Alone()))
    assert [path.name[:9] for path in sorted(tmp_path.glob("rows-*"))] == ["rows-0003"]
    assert [path.name for path in tmp_path.glob("learner-*")] == ["learner-0003.npz"]
    assert len(nets(tmp_path)) == 3
    for path in tmp_path.glob("rows-*"):  # small files are enough to go on
        path.unlink()
    assert [point.generation for point in learn(Progress.open(tmp_path, {}), 4, Alone())] == [4]


def test_older_selves_sit_at_the_tables(tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Progress.open(whole, {})
    assert progress.nets() == (progress.net(2),) and Progress.open(tmp_path, TINY).nets() == ()
    asked: list[int] = []
    monkeypatch.setattr(progress, "net", asked.append)
    monkeypatch.setattr(progress, "folder", tmp_path)
    for number in range(1, 30):
        (tmp_path / f"net-{number:04}.json").touch()
    for progress.generation in (1, 3, 6, 12, 30):
        progress.nets()
    assert asked == [1, 3, 1, 6, 4, 1, 12, 10, 7, 2, 30, 28, 25, 20]


def test_older_nets_that_were_not_handed_on_are_done_without(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = Progress.open(whole, {})
    asked: list[int] = []
    monkeypatch.setattr(progress, "net", asked.append)
    monkeypatch.setattr(progress, "folder", tmp_path)
    for number in (7, 15, 17):
        (tmp_path / f"net-{number:04}.json").touch()
    progress.generation = 18
    progress.nets()
    assert asked == [18, 15, 7]


def test_the_best_is_the_one_with_the_highest_lead(whole: Path, tmp_path: Path) -> None:
    progress = Progress.open(whole, {})
    assert progress.best() == progress.curve[1], "before the first contest the newest"
    progress.curve = [
        Point(1, 10, 1.0, 0.1, 90.0, 4.0),
        Point(2, 20, 2.0, 0.1, 95.0, 6.0),
        Point(3, 30, 3.0, 0.1, 99.0),
    ]
    assert progress.best() == progress.curve[1]
    progress.curve.append(Point(4, 40, 4.0, 0.1, 99.0, 5.5))
    assert progress.best() == progress.curve[1]
    assert Progress.open(tmp_path, TINY).best() is None


# ---- the curve --------------------------------------------------------------------------------------------


def test_the_curve_is_drawn(whole: Path) -> None:
    drawn = (whole / "curve.svg").read_text()
    ElementTree.fromstring(drawn)
    assert "VP per seat in practice" in drawn and "more than the novice" in drawn and drawn.count("<circle") == 2


def test_panels_have_scales_of_their_own() -> None:
    drawn = panels(
        "a < b", "weeks", {"one": [(1, -2.0, 1.0), (3, 8.0, 0.5)], "two": [(1, 100.0, 0.0), (2, 110.0, 0.0)]}
    )
    ElementTree.fromstring(drawn)
    for text in (">-3.0<", ">8.5<", ">100.0<", ">110.0<", "weeks: 1 to 3", "a &lt; b"):
        assert text in drawn
    assert drawn.count("<circle") == 4 and drawn.count("V") == 2, "a line up and down where a point may be off"
    one, two = re.findall('<polyline points="(.*?)"', drawn)
    assert len(one.split()) == len(two.split()) == 2
    ElementTree.fromstring(panels("nothing yet", "weeks", {"one": []}))


# ---- courses ----------------------------------------------------------------------------------------------


def test_a_course_written_and_read_is_the_same() -> None:
    course = Course.of({"games": 7, "lam": 1, "base_only": True})
    assert Course.of(asdict(course)) == course and course.lam == 1
    assert parse_course(["games=7", "lam=0.5", "base_only=true"]) == {"games": 7, "lam": 0.5, "base_only": True}
    assert [course.games_of(number) for number in (1, 2)] == [3000, 7]


@pytest.mark.parametrize(
    ("raw", "reason"),
    [({"gmaes": 1}, "no 'gmaes': it has seed, cells"), ({"games": 0}, "games 0: it has to be from 1 to"),
     ({"games": 2.5}, "a whole number"), ({"games": True}, "a whole number"), ({"lam": 1.5}, "from 0 to 1"),
     ({"lam": float("nan")}, "from 0 to 1"),
     ({"base_only": 1}, "true or false")],
)  # fmt: skip
def test_courses_that_cannot_be(raw: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        Course.of(raw)


# ---- what is refused --------------------------------------------------------------------------------------


def copy_of(folder: Path, to: Path) -> Path:
    to.mkdir()
    for path in folder.iterdir():
        (to / path.name).write_bytes(path.read_bytes())
    return to


def test_another_course_than_it_was_begun_with_is_refused(whole: Path) -> None:
    Progress.open(whole, {"games": 2})
    with pytest.raises(SetupError, match="was begun with games 2, not 5: leave it out to continue, or choose another"):
        Progress.open(whole, {"games": 5})


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 100_000, '{"course": {"games": "many"}}'])
def test_a_damaged_checkpoint_is_refused(text: str, whole: Path, tmp_path: Path) -> None:
    folder = copy_of(whole, tmp_path / "copy")
    (folder / "checkpoint.json").write_text(text)
    with pytest.raises(SetupError, match=r"checkpoint\.json is not a checkpoint"):
        Progress.open(folder, {})


@pytest.mark.parametrize("kept", [0.0, 0.5, 0.99])
def test_files_cut_short_are_refused(kept: float, whole: Path, tmp_path: Path) -> None:
    folder = copy_of(whole, tmp_path / "copy")
    learner = folder / "learner-0002.npz"
    content = learner.read_bytes()
    learner.write_bytes(content[: int(len(content) * kept)])
    with pytest.raises(SetupError, match="learner-0002"):
        Progress.open(folder, {})
    learner.write_bytes(content)
    rows = next(folder.glob("rows-0002*"))
    rows.write_bytes(rows.read_bytes()[: int(rows.stat().st_size * kept)])
    before = nets(folder)
    with pytest.raises(SetupError, match=f"{rows.name} is damaged .*delete it to continue"):
        list(learn(Progress.open(folder, {}), 3, Alone()))
    assert nets(folder) == before and Progress.open(folder, {}).generation == 2
    rows.unlink()
    assert [point.generation for point in learn(Progress.open(folder, {}), 3, Alone())] == [3]


def test_a_learner_of_another_shape_is_refused(whole: Path, tmp_path: Path) -> None:
    folder = copy_of(whole, tmp_path / "copy")
    with np.load(folder / "learner-0002.npz") as found:
        parts = dict(found)
    np.savez(folder / "learner-0002.npz", allow_pickle=False, **{**parts, "part_own": parts["part_own"][:-1]})
    with pytest.raises(SetupError, match=r"learner-0002\.npz is damaged"):
        Progress.open(folder, {})


def test_a_folder_of_other_inputs_is_refused(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mystica.arena.learning.progress.NAMES", ("something", "else"))
    with pytest.raises(SetupError, match="was begun with different inputs from this Mystica's"):
        Progress.open(whole, {})


# ---- the command ------------------------------------------------------------------------------------------


def test_the_command(run: Any, whole: Path, tmp_path: Path) -> None:
    folder, best = tmp_path / "new" / "folder", tmp_path / "best.json"
    done = run("train", folder, "--generations", 1, *OPTIONS)
    assert done.code == 0, done.err
    assert "generation 1: 3 games," in done.out and "best so far: the net of generation 1" in done.out
    done = run("train", folder, "--generations", 2, "--take-out", best, "--json")
    told = json.loads(done.out)
    assert done.code == 0 and (told["generations"], told["games"], told["best"], told["stopped"]) == (2, 5, 2, False)
    assert told["course"]["cells"] == 8 and len(told["curve"]) == 2
    assert nets(folder) == nets(whole) and best.read_bytes() == nets(whole)["net-0002.json"]
    best.unlink()
    done = run("train", folder, "--take-out", best)
    assert done.code == 0 and best.read_bytes() == nets(whole)["net-0002.json"]
    assert f"{best}: the net of generation 2" in done.out
    state = new_game(draw(2, 1).engine_setup())
    assert player(f"novice:{best}").choose(state) and player(f"casual:{best}@1n").choose(state)


def test_what_the_command_refuses(run: Any, whole: Path, tmp_path: Path) -> None:
    folder, file = tmp_path / "folder", tmp_path / "file"
    file.write_text("here")
    for args, reason in (
        ((folder, "--course", "gmaes=3"), "a course has no 'gmaes': it has seed, cells"),
        ((folder, "--course", "cells"), "'cells': write NAME=VALUE"),
        ((folder, "--course", "cells=many"), "cells 'many': it has to be a whole number"),
        ((folder, "--games", 0), "games 0: it has to be from 1 to"),
        ((folder, "--seed", -1), "seed -1: it has to be from 0 to"),
        ((folder, "--take-out", tmp_path / "nowhere" / "x.json"), "there is no folder"),
        ((folder, "--take-out", tmp_path / "x.json"), "there is no net in"),
        ((folder, "--address", "here:1"), "--address needs --cluster"),
        ((file, *OPTIONS), f"cannot write to {file}"),
        ((whole, "--games", 5), "was begun with games 2, not 5"),
        ((whole, "--base-only"), "was begun with base_only False, not True"),
    ):
        done = run("train", *args)
        assert (done.code, done.out) == (2, ""), args
        assert reason in done.err and len(done.err.splitlines()) == 1
    assert not folder.exists() and not (tmp_path / "x.json").exists() and file.read_text() == "here"
    assert run("train", folder, "--generations", 0).code == 2


def test_stopping_says_how_to_go_on(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mystica.arena.workers.Alone", lambda: Stopping(3))
    done = run("train", tmp_path, "--generations", 2, *OPTIONS, "--take-out", tmp_path / "best.json")
    assert done.code == 130 and "generation 1" in done.out
    assert "stopped after 1 of 2 generations; what is played of the next one is kept: go on with " in done.err
    assert f"mystica train {tmp_path} --generations 2" in done.err
    assert (tmp_path / "best.json").read_bytes() == nets(tmp_path)["net-0001.json"]
    done = run("train", tmp_path, "--generations", 9, "--json")
    assert done.code == 130 and json.loads(done.out)["stopped"] is True


DYING = """
import os, signal, sys
from mystica.arena.learning.progress import Progress
from mystica.cli import main

keep = Progress.keep_piece

def keep_and_die(self, first, rows, vps):
    keep(self, first, rows, vps)
    if first == 1:
        os.kill(os.getpid(), signal.SIGKILL)

Progress.keep_piece = keep_and_die
main()
"""


def test_a_contest_that_was_stopped_is_held_when_it_goes_on(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = [text for name, value in CONTEST.items() for text in ("--course", f"{name}={value}")]
    monkeypatch.setattr("mystica.arena.workers.Alone", lambda: Stopping(1))
    done = run("train", tmp_path, "--generations", 1, *options)
    assert done.code == 130 and "stopped after 1 of 1 generations" in done.err
    monkeypatch.undo()
    done = run("train", tmp_path, "--generations", 1)
    assert done.code == 0 and "VP per seat against the novice" in done.out


def test_killed_it_goes_on_to_the_same(whole: Path, tmp_path: Path) -> None:
    """Not asked to stop, but killed, after two pieces of three; and it goes on without options."""
    command = ["train", str(tmp_path), "--generations", "2"]
    done = subprocess.run([sys.executable, "-c", DYING, *command, *OPTIONS], timeout=240, check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(list(tmp_path.glob("rows-0001-*"))) == 2 and not nets(tmp_path)
    again = subprocess.run(
        [sys.executable, "-m", "mystica", *command], capture_output=True, text=True, timeout=240, check=False
    )
    assert again.returncode == 0, again.stderr
    assert nets(tmp_path) == nets(whole) and curve(tmp_path) == curve(whole)


# ---- numpy ------------------------------------------------------------------------------------------------


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240, check=False)


def test_without_numpy_it_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = python(
        "import sys; sys.modules['numpy'] = None\n"
        f"sys.argv = ['mystica', 'train', {str(tmp_path / 'learned')!r}]\n"
        "from mystica.cli import main; main()"
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "mystica: learning needs numpy, which is not installed: pip install 'mystica[train]'\n"
    assert not list(tmp_path.iterdir())


def test_playing_and_the_net_itself_need_no_numpy() -> None:
    done = python(
        "import sys; sys.modules['numpy'] = None\n"
        "import mystica, mystica.cli.play, mystica.server, mystica.arena.engine_speed\n"
        "from mystica.bots.novice import Novice\n"
        "from mystica.bots.net_minds import usual_net_mind\n"
        "print(Novice(usual_net_mind()).choose(mystica.Game.new(2, seed=1).state) != [])"
    )
    assert (done.stdout, done.stderr) == ("True\n", "")
    done = python("import sys, mystica, mystica.cli.play; print('numpy' in sys.modules)")
    assert done.stdout == "False\n"


def test_every_field_of_a_course_is_sound() -> None:
    usual = Course()
    for one in fields(Course):
        if one.metadata:
            assert one.metadata["least"] <= getattr(usual, one.name) <= one.metadata["most"]
    assert usual.piece * 30 < usual.games, "pieces are small enough to lose little by a kill"
