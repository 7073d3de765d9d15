"""The training loop: each generation plays games, trains the newest net on recent ones and measures it in a contest."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import numpy as np

from mystica.arena.learning.contests import Match, play_match
from mystica.arena.learning.fitting import Rows, joined
from mystica.arena.learning.progress import Point, Progress
from mystica.arena.learning.training_games import TrainingGames, play_training_games
from mystica.arena.workers import Workers
from mystica.data.net_file import NetFile
from mystica.setups import SetupError

_FIRST_RATE = 1e-3  # nothing is known yet that could be spoiled
_OTHER_SETUPS = 77  # contests are held at tables that nobody learns from


def learn(
    progress: Progress, generations: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[Point]:
    """Go on until there are so many generations; after each the point of the curve."""
    if progress.generation == 0:
        progress.folder.mkdir(parents=True, exist_ok=True)
        progress.save()  # the course, before there is anything else
    elif progress.contest_is_due():  # it was stopped between learning and the contest
        yield _contend(progress, progress.net(progress.generation), workers)
    while progress.generation < generations:
        began = time.perf_counter()
        fresh, vps = _play(progress, workers, played)
        loss = _fit(progress, fresh)
        progress.seconds += time.perf_counter() - began
        number = progress.generation + 1
        games = progress.games + progress.course.games_of(number)
        point = Point(number, games, round(progress.seconds, 1), loss, round(float(np.mean(vps)), 2))
        net = progress.add(point)
        yield _contend(progress, net, workers) if progress.contest_is_due() else point


def _play(progress: Progress, workers: Workers, played: Callable[[int], None]) -> tuple[Rows, list[float]]:
    """The games of the next generation; those that are there already are not played again."""
    course, nets = progress.course, progress.nets()
    first, generation = progress.games, progress.generation + 1
    games = course.games_of(generation)
    pieces = [
        TrainingGames(
            course.seed, first + done, min(course.piece, games - done), nets, course.noise, lam=course.lam,
            base_only=course.base_only, looks=course.looks, width=course.width, laps=course.laps,
        )
        for done in range(0, games, course.piece)
    ]  # fmt: skip
    there = [piece for piece in pieces if progress.has_piece(piece.first)]
    played(sum(piece.games for piece in there))
    left = [piece for piece in pieces if piece not in there]
    for number, (rows, vp) in workers.finished(play_training_games, left):
        progress.keep_piece(left[number].first, rows, vp)
        played(left[number].games)
    found = progress.seen(generation)
    if found is None or len(found[0]) == 0:
        raise SetupError.english_only("a generation has too few games to learn from: play more games")
    return found


def _contend(progress: Progress, net: NetFile, workers: Workers) -> Point:
    course, point = progress.course, progress.curve[-1]
    tables = [Match(course.seed + _OTHER_SETUPS, number, net, None) for number in range(course.tables)]
    leads = [lead for _, lead in sorted((number, lead) for number, (lead, _) in workers.finished(play_match, tables))]
    point.lead = round(float(np.mean(leads)), 2)
    point.error = round(float(np.std(leads) / max(1, len(leads) - 1) ** 0.5), 2)
    progress.save()
    return point


def _fit(progress: Progress, fresh: Rows) -> float:
    """One gentle pass: half of what is looked at is new, half is from the generations before."""
    course, learner, generation = progress.course, progress.learner, progress.generation + 1
    rng = np.random.default_rng([course.seed, generation])
    first = generation == 1
    if first:
        learner.fit_scales(fresh)
    before = [found for number in range(generation - course.replay + 1, generation) if (found := progress.seen(number))]
    older = [rows for rows, _ in before]
    steps = course.first_steps if first else course.steps
    top = _FIRST_RATE if first else course.rate
    losses: list[float] = []
    for step in range(steps):
        rate = course.least_rate + (top - course.least_rate) * (1 - step / steps)
        half = course.batch // 2 if older else course.batch
        rows = _drawn([fresh], half, rng)
        if older:
            rows = joined([rows, _drawn(older, course.batch - half, rng)])
        losses.append(learner.step(rows, rate))
    return round(float(np.mean(losses[-50:])), 4)


def _drawn(parts: list[Rows], count: int, rng: np.random.Generator) -> Rows:
    """So many rows of all of them, without putting them together: together they would take gigabytes."""
    which = rng.integers(0, sum(len(part) for part in parts), count)
    found: list[Rows] = []
    for part in parts:
        found.append(part.take(which[(which >= 0) & (which < len(part))]))
        which = which - len(part)
    return joined(found)
