"""Learns the weights of the evaluation by playing: small changes are tried in pairs of games, and what wins stays.

Every seat of a game changes all its weights a little, at random. The same setup is played twice, the second time with
every change turned round. A seat's VP in the one game less those in the other say whether its changes were good; over
thousands of seats the weights move where the VP are. What a faction does differently is learned from its own seats.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mystica.arena.tables import Contest
from mystica.arena.workers import Workers
from mystica.data.weighing import weights
from mystica.engine.core.bits import ints
from mystica.engine.core.state import VP, seat_base
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import new_game
from mystica.engine.thinking.endings import play_out
from mystica.engine.thinking.evaluation import NAMES, Terms
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.weights import PARTS, Weights
from mystica.notation.files import write_text
from mystica.setups import SetupError

_PIECE = 5  # pairs of games a worker plays before it tells
_LEAST = 120.0  # thousandths by which a weight is changed at least, or it would never leave 0
_FORGET = 0.004  # of what a faction does differently, after each batch: what nothing speaks for goes

Row = list[float]


@dataclass(frozen=True)
class Course:
    """Which games are played to learn from: setups are drawn from the seed, never those of recorded games."""

    seed: int
    pairs: int = 500
    """Pairs of games in a batch; the weights move after each."""
    spread: float = 0.2
    """How far weights are changed to see what happens, of their size."""
    rate: float = 0.2
    """How far they then move, in changes for each VP that one change brings."""
    own_rate: float = 0.03
    """The same for what a faction does differently: fewer seats speak for it."""

    @property
    def options(self) -> str:
        """All but the seed, as the command has them."""
        return f"--batch {self.pairs} --spread {self.spread} --rate {self.rate} --own-rate {self.own_rate}"

    def contest(self, number: int) -> Contest:
        """Mostly four players; every fifth game another number, every fourth with more factions, some with ships."""
        players = (2, 3, 5)[number // 5 % 3] if number % 5 == 4 else 4
        options = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
        if number % 4 == 3:
            options["fire-and-ice"] = "true"
        if number % 10 == 6:
            options["merchants"] = "true"
        if number % 2 == 0:
            options["turn-order"] = "passing"
        return Contest(("novice",), 1, self.seed * 7_919 + number, players, profile="snellman", options=options)


@dataclass
class Table:
    """All that is tuned: weights in general by part of the game, and what each faction adds to them."""

    general: list[Row]
    own: list[Row]

    @classmethod
    def usual(cls) -> Table:
        """That of the data file."""
        rows = weights("usual", NAMES, PARTS, tuple(FACTION_KEYS))
        n = len(PARTS)
        first = [float(weight) for weight in rows[0]]
        own = [[rows[n * (1 + f)][i] - first[i] for i in range(len(NAMES))] for f in range(len(FACTION_KEYS))]
        return cls([[float(weight) for weight in row] for row in rows[:n]], own)

    def of(self, faction: int) -> list[Row]:
        """The rows of one faction."""
        return [[a + b for a, b in zip(row, self.own[faction])] for row in self.general]

    def steps(self, spread: float) -> list[Row]:
        """How far each weight is changed."""
        return [[max(_LEAST, abs(weight) * spread) for weight in row] for row in self.general]


@dataclass
class Heard:
    """What a batch of seats said: for each weight the VP its changes brought, summed."""

    seats: list[int] = field(default_factory=lambda: [0] * len(FACTION_KEYS))
    vp: float = 0.0
    """Of all seats in all games."""
    pull: list[list[Row]] = field(default_factory=lambda: [[[0.0] * len(NAMES) for _ in PARTS] for _ in FACTION_KEYS])
    """By faction, part and weight."""

    def add(self, other: Heard) -> None:
        for f, rows in enumerate(other.pull):
            if other.seats[f]:
                self.seats[f] += other.seats[f]
                self.pull[f] = [[a + b for a, b in zip(mine, its)] for mine, its in zip(self.pull[f], rows)]
        self.vp += other.vp


def changes(rng: random.Random) -> list[Row]:
    """One change up or down for every weight of every part."""
    out: list[Row] = []
    for _ in PARTS:
        bits = rng.getrandbits(len(NAMES))
        out.append([1.0 if bits >> i & 1 else -1.0 for i in range(len(NAMES))])
    return out


def _minds(table: Table, steps: list[Row], faction: int, change: list[Row], sign: int) -> Mind:
    """The weights of a seat; it needs the rows of its own faction only."""
    rows = [
        [round(w + sign * c * step) for w, c, step in zip(row, moved, far)]
        for row, moved, far in zip(table.of(faction), change, steps)
    ]
    return Terms(Weights([ints(row) for row in rows] * (len(FACTION_KEYS) + 1), [], ints([])))


def listen(work: tuple[Course, Table, int, int]) -> Heard:
    """Play pairs of games by number and tell what the seats said."""
    course, table, first, last = work
    steps = table.steps(course.spread)
    heard = Heard()
    for number in range(first, last):
        rng = random.Random(f"train {course.seed} {number}")
        setup = course.contest(number).setup(0).engine_setup()
        factions = setup.factions
        tried = [changes(rng) for _ in factions]
        signs = [rng.choice((1, -1)) for _ in factions]
        ends = []
        for turned in (1, -1):
            s = new_game(setup)
            play_out(s, [_minds(table, steps, f, c, turned * sign) for f, c, sign in zip(factions, tried, signs)])
            ends.append([int(s.v[seat_base(seat) + VP]) for seat in range(len(factions))])
        for seat, f in enumerate(factions):
            gain = (ends[0][seat] - ends[1][seat]) * signs[seat] / 2
            heard.seats[f] += 1
            heard.vp += (ends[0][seat] + ends[1][seat]) / 2
            heard.pull[f] = [
                [a + gain * c for a, c in zip(row, change)] for row, change in zip(heard.pull[f], tried[seat])
            ]
    return heard


def move(table: Table, heard: Heard, course: Course) -> None:
    """The weights go where the VP are."""
    steps = table.steps(course.spread)
    seats = sum(heard.seats)
    for part in range(len(PARTS)):
        for i in range(len(NAMES)):
            brought = sum(pull[part][i] for pull in heard.pull) / seats
            table.general[part][i] += course.rate * brought * steps[part][i]
    for f, count in enumerate(heard.seats):
        if count == 0:
            continue
        share = min(1.0, count * len(FACTION_KEYS) / seats)  # few seats, small steps
        for i in range(len(NAMES)):
            brought = sum(heard.pull[f][part][i] for part in range(len(PARTS))) / count
            step = math.fsum(row[i] for row in steps) / len(PARTS)
            table.own[f][i] = (table.own[f][i] + course.own_rate * share * brought * step) * (1 - _FORGET)


@dataclass
class Point:
    """Of the curve: mean VP of all seats in a batch, which play with changed weights, so a little below their best."""

    pairs: int
    vp: float


@dataclass
class Progress:
    """All that is known so far; enough to go on later."""

    course: Course
    table: Table
    pairs: int = 0
    curve: list[Point] = field(default_factory=list)
    ways: list[tuple[int, str]] = field(default_factory=list)
    """How it was learned: from which pair on with which options."""

    def source(self) -> str:
        """For the data file: enough to learn the same again."""
        told = [f"from pair {first}: {how}" if first else how for first, how in self.ways or [(0, self.course.options)]]
        command = f"mystica train --pairs {self.pairs} --seed {self.course.seed}"
        return f"ours: {command} {'; '.join(told)}, self-play on drawn setups"

    def save(self, path: Path) -> None:
        text = json.dumps(
            {
                "names": list(NAMES), "seed": self.course.seed, "pairs": self.pairs, "general": self.table.general,
                "own": self.table.own, "curve": [[point.pairs, point.vp] for point in self.curve], "ways": self.ways,
            }
        )  # fmt: skip
        write_text(path, text)

    @classmethod
    def load(cls, path: Path, course: Course) -> Progress:
        try:
            raw = json.loads(path.read_text(encoding="utf-8"))
            same = raw["names"] == list(NAMES) and raw["seed"] == course.seed
            curve = [Point(*point) for point in raw["curve"]]
            ways = [(int(first), str(how)) for first, how in raw["ways"]]
            found = cls(course, Table(raw["general"], raw["own"]), int(raw["pairs"]), curve, ways)
        except (ValueError, KeyError, TypeError) as error:
            raise SetupError(f"{path} is no checkpoint: {error}") from None
        if not same:
            raise SetupError(f"{path} is a checkpoint with other weights or another seed")
        return found


def train(
    progress: Progress, pairs: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[Table]:
    """Play and learn in batches until so many pairs are played; after each batch the weights found so far."""
    course = progress.course
    while progress.pairs < pairs:
        if not progress.ways or progress.ways[-1][1] != course.options:
            progress.ways.append((progress.pairs, course.options))
        last = min(progress.pairs + course.pairs, pairs)
        pieces = [(first, min(first + _PIECE, last)) for first in range(progress.pairs, last, _PIECE)]
        works = [(course, progress.table, *piece) for piece in pieces]
        heard = Heard()
        for number, part in workers.finished(listen, works):
            heard.add(part)
            played((pieces[number][1] - pieces[number][0]) * 2)
        move(progress.table, heard, course)
        progress.pairs = last
        progress.curve.append(Point(last, round(heard.vp / sum(heard.seats), 3)))
        yield progress.table


def weights_text(table: Table, source: str) -> str:
    """The data file."""
    lines = [
        "# Weights of the evaluation, in thousandths of a VP, for the early (rounds 0 to 2), middle (3, 4) and late",
        "# (5, 6) part of a game; a faction adds its own. Terms: engine/thinking/evaluation.py.",
        f"source = {json.dumps(source)}",
    ]
    for part, row in zip(PARTS, table.general):
        lines += ["", f"[{part}]"]
        lines += [f"{name} = {round(weight)}" for name, weight in zip(NAMES, row)]
    lines += ["", "[factions]"]
    for key, row in zip(FACTION_KEYS, table.own):
        own = [f"{name} = {round(weight)}" for name, weight in zip(NAMES, row) if round(weight)]
        if own:
            lines += ["", f"[factions.{key}]", *own]
    return "\n".join(lines) + "\n"
