"""The saved state of a training run: one folder, with which another machine can continue.

- `checkpoint.json`: the settings, the curve, and which `learner-*.npz` belongs to it. It is written last.
- `net-NNNN.json`: the net after each generation, as the game reads it.
- `rows-NNNN-*.npz`: what was seen in the games of the last generations, piece by piece as they were played. Without
  them training continues from new games only.
- `curve.svg`: the plot of how training went.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mystica.arena.learning.course import Course
from mystica.arena.learning.fitting import Learner, Rows, joined
from mystica.arena.plots import panels
from mystica.data.net_file import NetFile, net_text, read_net
from mystica.data.toml_table import DataError
from mystica.engine.thinking.net.inputs import NAMES, VERSION
from mystica.engine.thinking.net.rivals import NAMES as RIVALS
from mystica.notation.files import write_bytes, write_text
from mystica.setups import SetupError

_AGO = (2, 5, 10, 20)  # generations: of these the older selves are

Arrays = dict[str, NDArray[np.generic]]


@dataclass
class Point:
    """Of the curve: after so many generations and games."""

    generation: int
    games: int
    seconds: float
    loss: float
    vp: float
    """per seat of those who learn, in practice"""
    lead: float | None = None
    """VP per seat more than the terms at mixed tables"""
    error: float = 0.0
    """its standard error"""


@dataclass
class Progress:
    course: Course
    folder: Path
    learner: Learner
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    curve: list[Point] = field(default_factory=list)

    @classmethod
    def open(cls, folder: Path, wanted: Mapping[str, object]) -> Progress:
        """Where it was left, or anew. What is wanted of the course must be what it was begun with."""
        at = folder / "checkpoint.json"
        if not at.exists():
            course = Course.of(wanted)
            return cls(course, folder, Learner(course.cells, course.second, course.rival, course.seed))
        try:
            raw = json.loads(at.read_text(encoding="utf-8"))
            course = Course.of(raw["course"])
            curve = [Point(**point) for point in raw["curve"]]
            generation, games, seconds = int(raw["generation"]), int(raw["games"]), float(raw["seconds"])
            if generation != len(curve):
                raise ValueError(f"{generation} generations, but {len(curve)} points of the curve")
            state = _read(folder / str(raw["learner"]))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise SetupError.english_only(
                f"{at} is not a checkpoint that training can continue from: {error}"
            ) from None
        course.check_same(wanted, str(folder))
        if generation:
            net = _read_net(folder / _net(generation))
            if (net.version, net.inputs, net.rivals) != (VERSION, NAMES, RIVALS):
                raise SetupError.english_only(
                    f"{folder} was begun with different inputs from this Mystica's: continue with the one it was begun "
                    "with, or begin in another folder"
                )
        try:
            learner = Learner.from_state(state)
        except (KeyError, ValueError) as error:
            raise SetupError.english_only(f"{folder / str(raw['learner'])} is damaged: {error}") from None
        return cls(course, folder, learner, generation, games, seconds, curve)

    def save(self) -> None:
        """Whole or not at all: the small file that names the others is replaced last."""
        name = f"learner-{self.generation:04}.npz"
        _write(self.folder / name, self.learner.state())
        raw = {
            "learner": name, "generation": self.generation, "games": self.games, "seconds": round(self.seconds, 1),
            "course": asdict(self.course), "curve": [asdict(point) for point in self.curve],
        }  # fmt: skip
        write_text(self.folder / "checkpoint.json", json.dumps(raw, indent=1))
        if self.curve:
            write_text(self.folder / "curve.svg", self.drawn())
        for old in self.folder.glob("learner-*.npz"):
            if old.name != name:
                old.unlink()
        for old in self.folder.glob("rows-[0-9][0-9][0-9][0-9]*.npz"):
            if int(old.name[5:9]) <= self.generation - self.course.replay + 1:
                old.unlink()  # the next generation learns nothing from it

    def source(self) -> str:
        """For the file of a net."""
        options, where = (" --base-only", ", four players on the base map") if self.course.base_only else ("", "")
        return (
            f"ours: mystica train{options}, {self.generation} generations, {self.games} games{where}, "
            f"seed {self.course.seed}"
        )

    def add(self, point: Point) -> NetFile:
        """A generation is learned."""
        self.generation, self.games = point.generation, point.games
        self.curve.append(point)
        net = self.learner.net_file(self.source())
        write_text(self.folder / _net(self.generation), net_text(net))
        self.save()
        return net

    def nets(self) -> tuple[NetFile, ...]:
        """The newest, and some older ones. A folder that was handed on may lack a few: the nearest there is counts."""
        newest = self.generation
        if not newest:
            return ()
        there = [number for number in range(newest - 1, 0, -1) if (self.folder / _net(number)).exists()]
        older: list[int] = []
        for ago in _AGO:
            left = [number for number in there if number <= newest - ago and number not in older]
            older += left[:1]
        return tuple(self.net(generation) for generation in [newest, *older[: self.course.older]])

    def net(self, generation: int) -> NetFile:
        return _read_net(self.folder / _net(generation))

    def contest_is_due(self) -> bool:
        """Has the newest net to show what it can do?"""
        course = self.course
        due = course.tables > 0 and self.generation > 0 and self.generation % course.every == 0
        return due and self.curve[-1].lead is None

    def best(self) -> Point | None:
        """That with the highest lead; before the first contest the newest."""
        return max(
            self.curve, key=lambda point: (point.lead if point.lead is not None else -1e9, point.games), default=None
        )

    def has_piece(self, first: int) -> bool:
        return self._piece(first).exists()

    def keep_piece(self, first: int, rows: Arrays, vps: list[float]) -> None:
        """What was seen in some games of the generation that is being played."""
        _write(self._piece(first), {**rows, "made": np.array(vps)})

    def _piece(self, first: int) -> Path:
        return self.folder / f"rows-{self.generation + 1:04}-{first:07}.npz"

    def seen(self, generation: int) -> tuple[Rows, list[float]] | None:
        """What was seen in the games of a generation, and the VP that were made in them; None if it is not there."""
        names = tuple(Rows.__dataclass_fields__)
        parts: list[Rows] = []
        vps: list[float] = []
        for path in sorted(self.folder.glob(f"rows-{generation:04}*.npz")):
            try:
                found = _read(path)
                parts.append(Rows(**{name: found[name] for name in names}))  # type: ignore[arg-type]
            except (OSError, ValueError, KeyError) as error:
                raise SetupError.english_only(f"{path} is damaged ({error}): delete it to continue") from None
            vps += found.get("made", np.zeros(0)).tolist()
        return (joined(parts), vps) if parts else None

    def drawn(self) -> str:
        """The curve as an SVG."""
        rows = [(float(point.generation), point) for point in self.curve]
        return panels(
            f"{self.generation} generations, {self.games} games",
            "generations",
            {
                "VP per seat more than the novice, at mixed tables": [
                    (x, point.lead, 2 * point.error) for x, point in rows if point.lead is not None
                ],
                "VP per seat in practice": [(x, point.vp, 0.0) for x, point in rows],
            },
        )


def _net(generation: int) -> str:
    return f"net-{generation:04}.json"


def _read_net(path: Path) -> NetFile:
    try:
        return read_net(path)
    except DataError as error:
        raise SetupError.english_only(str(error)) from None


def _write(path: Path, arrays: Mapping[str, NDArray[np.generic]]) -> None:
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, **arrays)
    write_bytes(path, content.getvalue())


def _read(path: Path) -> Arrays:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            return dict(found)
    except (EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise ValueError(f"{path.name}: {error}") from None
