"""Generations: games by the newest net, a gentle pass over what was seen in them and in the last ones, a contest.

Everything needed to go on lies in one folder: a checkpoint after every generation, the rows of the last ones, the
curve. Another machine can take it up.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from mystica.arena.learning.contests import Match, play_match
from mystica.arena.learning.fitting import Learner, Rows, joined
from mystica.arena.learning.lessons import Lesson, attend
from mystica.arena.workers import Workers
from mystica.data.net_file import NetFile, net_text, read_net
from mystica.notation.files import write_text
from mystica.setups import SetupError

_PIECE = 25  # games of a piece of work


@dataclass(frozen=True)
class Course:
    """How it is learned."""

    seed: int = 1
    cells: int = 64
    second: int = 32
    rival: int = 16
    games: int = 2400
    """of a generation"""
    first_games: int = 3000
    """by the terms, before there is a net"""
    batch: int = 2048
    steps: int = 450
    first_steps: int = 1500
    rate: float = 4e-4
    least_rate: float = 1e-5
    replay: int = 5
    """generations that are learned from"""
    tables: int = 20
    """of each contest against the terms"""
    every: int = 2
    """generations between two contests"""
    older: int = 3
    """older selves that sit at the tables"""
    noise: int = 120
    lam: float = 0.9
    base_only: bool = False
    looks: int = 0
    width: int = 6
    laps: int = 1


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
    def begin(cls, course: Course, folder: Path) -> Progress:
        """Where it was left, or anew."""
        folder.mkdir(parents=True, exist_ok=True)
        at = folder / "checkpoint.json"
        if not at.exists():
            return cls(course, folder, Learner(course.cells, course.second, course.rival, course.seed))
        try:
            raw = json.loads(at.read_text(encoding="utf-8"))
            with np.load(folder / raw["learner"]) as state:
                learner = Learner.from_state(dict(state))
            curve = [Point(**point) for point in raw["curve"]]
            return cls(course, folder, learner, raw["generation"], raw["games"], raw["seconds"], curve)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise SetupError(f"{at} is not a checkpoint: {error}") from None

    def save(self) -> None:
        """Whole or not at all: the small file that names the others is replaced last."""
        name = f"learner-{self.generation:04}.npz"
        np.savez(self.folder / name, allow_pickle=False, **self.learner.state())
        raw = {
            "learner": name, "generation": self.generation, "games": self.games, "seconds": round(self.seconds, 1),
            "course": asdict(self.course), "curve": [asdict(point) for point in self.curve],
        }  # fmt: skip
        write_text(self.folder / "checkpoint.json", json.dumps(raw, indent=1))
        for old in sorted(self.folder.glob("learner-*.npz")):
            if old.name != name:
                old.unlink()

    def source(self) -> str:
        return f"ours: {self.generation} generations, {self.games} games of its own, seed {self.course.seed}"

    def net_at(self, generation: int) -> Path:
        return self.folder / f"net-{generation:04}.json"

    def rows_at(self, generation: int) -> Path:
        return self.folder / f"rows-{generation:04}.npz"

    def nets(self) -> tuple[NetFile, ...]:
        """The newest, and some older ones."""
        if self.generation == 0:
            return ()
        newest = self.generation
        older = [g for g in (newest - 2, newest - 5, newest - 10, newest - 20) if g >= 1][: self.course.older]
        return tuple(read_net(self.net_at(g)) for g in [newest, *older])


def learn(
    progress: Progress, generations: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[Point]:
    """Go on until there are so many generations; after each the point of the curve."""
    course = progress.course
    while progress.generation < generations:
        began = time.perf_counter()
        nets = progress.nets()
        games = course.games if nets else course.first_games
        pieces = [
            Lesson(
                course.seed, progress.games + first, min(_PIECE, games - first), nets, course.noise, lam=course.lam,
                base_only=course.base_only, looks=course.looks, width=course.width, laps=course.laps,
            )
            for first in range(0, games, _PIECE)
        ]  # fmt: skip
        parts: dict[int, dict[str, np.ndarray]] = {}
        vps: list[float] = []
        for number, (rows, vp) in workers.finished(attend, pieces):
            parts[number] = rows
            vps += vp
            played(pieces[number].games)
        fresh = joined([Rows(**parts[number]) for number in sorted(parts)])
        next_one = progress.generation + 1
        _keep(progress, next_one, fresh)
        loss = _fit(progress, fresh, next_one)
        progress.generation = next_one
        progress.games += games
        progress.seconds += time.perf_counter() - began
        net = progress.learner.net_file(progress.source())
        write_text(progress.net_at(next_one), net_text(net))
        point = Point(next_one, progress.games, round(progress.seconds, 1), loss, round(float(np.mean(vps)), 2))
        if course.tables and (next_one % course.every == 0 or next_one == generations):
            leads = [
                lead
                for _, (lead, _) in workers.finished(
                    play_match, [Match(course.seed + 77, number, net, None) for number in range(course.tables)]
                )
            ]
            point.lead = round(float(np.mean(leads)), 2)
            point.error = round(float(np.std(leads) / max(1, len(leads) - 1) ** 0.5), 2)
        progress.curve.append(point)
        progress.save()
        yield point


def _keep(progress: Progress, generation: int, rows: Rows) -> None:
    """The rows for the generations to come; the oldest go."""
    at = progress.rows_at(generation)
    part = at.with_suffix(".part.npz")
    np.savez(part, allow_pickle=False, **{name: getattr(rows, name) for name in Rows.__dataclass_fields__})
    os.replace(part, at)
    progress.rows_at(generation - progress.course.replay).unlink(missing_ok=True)


def _fit(progress: Progress, fresh: Rows, generation: int) -> float:
    course, learner = progress.course, progress.learner
    rng = np.random.default_rng([course.seed, generation])
    first = generation == 1
    if first:
        learner.fit_scales(fresh)
    older: list[Rows] = []
    for number in range(max(1, generation - course.replay + 1), generation):
        if progress.rows_at(number).exists():
            with np.load(progress.rows_at(number)) as found:
                older.append(Rows(**{name: found[name] for name in Rows.__dataclass_fields__}))
    steps = course.first_steps if first else course.steps
    top = 1e-3 if first else course.rate
    before = joined(older) if older else None
    losses: list[float] = []
    for step in range(steps):
        rate = course.least_rate + (top - course.least_rate) * (1 - step / steps)
        half = course.batch if before is None else course.batch // 2
        rows = fresh.take(rng.integers(0, len(fresh), half))
        if before is not None:
            rows = joined([rows, before.take(rng.integers(0, len(before), course.batch - half))])
        losses.append(learner.step(rows, rate))
    return round(float(np.mean(losses[-50:])), 4)
