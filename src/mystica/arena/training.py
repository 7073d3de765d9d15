"""Learns the worth of positions from self-play: least squares on the VP that came after each start of a round."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mystica.arena.tables import Contest
from mystica.arena.workers import Workers
from mystica.engine.core.ids import ROUNDS
from mystica.engine.flow import new_game
from mystica.engine.thinking.learning import Sums, play_and_observe, shaken
from mystica.engine.thinking.value import N_TERMS, TERMS
from mystica.game.planning import usual_weights
from mystica.setups import SetupError

N_ROUNDS = int(ROUNDS)
_SIZE = int(N_TERMS)
_PIECE = 5  # games a worker plays before it tells
_SPREAD = 30  # percent by which the seats' weights differ, so that they try different things


@dataclass(frozen=True)
class Lesson:
    """Which games are played to learn from: setups are drawn from the seed, never those of recorded games."""

    games: int
    seed: int
    ridge: float = 20.0
    """What holds weights back that few games speak for."""

    def setup_of(self, number: int) -> Contest:
        """Mostly four players; every fifth game another number, every fourth with more factions."""
        players = (2, 3, 5)[number // 5 % 3] if number % 5 == 4 else 4
        options = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
        if number % 4 == 3:
            options["fire-and-ice"] = "true"
        if number % 2 == 0:
            options["turn-order"] = "passing"
        return Contest(("novice",), 1, self.seed * 7_919 + number, players, profile="snellman", options=options)


@dataclass
class Point:
    """Of a learning curve: error on games not learned from yet, in VP, by round, and that of guessing the mean."""

    games: int
    error: list[float]
    spread: list[float]


@dataclass
class Progress:
    """All that is known so far; enough to go on later."""

    lesson: Lesson
    games: int = 0
    pairs: list[list[list[float]]] = field(default_factory=list)
    products: list[list[float]] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    seats: list[float] = field(default_factory=list)
    curve: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        rounds = N_ROUNDS + 1
        self.pairs = self.pairs or [[[0.0] * _SIZE for _ in range(_SIZE)] for _ in range(rounds)]
        self.products = self.products or [[0.0] * _SIZE for _ in range(rounds)]
        self.squares = self.squares or [0.0] * rounds
        self.seats = self.seats or [0.0] * rounds

    def merge(self, sums: Sums, games: int) -> None:
        for number in range(1, N_ROUNDS + 1):
            pairs, products = sums.table(number)
            own = self.pairs[number]
            for i in range(_SIZE):
                row, more = own[i], pairs[i]
                own[i] = [a + b for a, b in zip(row, more)]
            self.products[number] = [a + b for a, b in zip(self.products[number], products)]
            self.squares[number] += sums.squares[number]
            self.seats[number] += sums.seats[number]
        self.games += games

    def solve(self) -> list[list[float]]:
        """VP for one unit of each term, by round; round 0 has none."""
        out = [[0.0] * _SIZE]
        for number in range(1, N_ROUNDS + 1):
            matrix = [list(row) for row in self.pairs[number]]
            for i in range(_SIZE):
                matrix[i][i] += self.lesson.ridge
            out.append(solve(matrix, list(self.products[number])))
        return out

    def save(self, path: Path) -> None:
        text = json.dumps(
            {
                "terms": list(TERMS), "seed": self.lesson.seed, "ridge": self.lesson.ridge, "games": self.games,
                "pairs": self.pairs, "products": self.products, "squares": self.squares, "seats": self.seats,
                "curve": [[p.games, p.error, p.spread] for p in self.curve],
            }
        )  # fmt: skip
        other = path.with_suffix(path.suffix + ".new")
        other.write_text(text, encoding="utf-8")
        other.replace(path)  # a stop in between leaves the old one whole

    @classmethod
    def load(cls, path: Path, lesson: Lesson) -> Progress:
        try:
            raw = json.loads(path.read_text(encoding="utf-8"))
            same = raw["terms"] == list(TERMS) and raw["seed"] == lesson.seed
            found = cls(
                lesson, int(raw["games"]), raw["pairs"], raw["products"], raw["squares"], raw["seats"],
                [Point(*point) for point in raw["curve"]],
            )  # fmt: skip
        except (ValueError, KeyError, TypeError) as error:
            raise SetupError(f"{path} is no checkpoint: {error}") from None
        if not same:
            raise SetupError(f"{path} is a checkpoint with other terms or another seed")
        return found


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with pivots."""
    n = len(right)
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        right[i], right[pivot] = right[pivot], right[i]
        row = matrix[i]
        for k in range(i + 1, n):
            factor = matrix[k][i] / row[i]
            if factor != 0.0:
                other = matrix[k]
                for j in range(i, n):
                    other[j] -= factor * row[j]
                right[k] -= factor * right[i]
    out = [0.0] * n
    for i in range(n - 1, -1, -1):
        out[i] = (right[i] - math.fsum(matrix[i][j] * out[j] for j in range(i + 1, n))) / matrix[i][i]
    return out


def observe(work: tuple[Lesson, int, int]) -> list[list[int]]:
    """Play games by number and tell their sums."""
    lesson, first, last = work
    sums = Sums()
    base = usual_weights()
    for number in range(first, last):
        setup = lesson.setup_of(number).setup(0)
        seats = [shaken(base, lesson.seed * 31 + number * 5 + seat, _SPREAD) for seat in range(setup.players)]
        play_and_observe(new_game(setup.engine_setup()), seats, sums)
    return sums.plain()


def errors(sums: Sums, found: list[list[float]]) -> tuple[list[float], list[float]]:
    """Root of the mean squared error by round, and of guessing the mean."""
    error: list[float] = []
    spread: list[float] = []
    for number in range(1, N_ROUNDS + 1):
        pairs, products = sums.table(number)
        w = found[number]
        crossed = math.fsum(w[i] * products[i] for i in range(_SIZE))
        squared = math.fsum(w[i] * math.fsum(a * b for a, b in zip(pairs[i], w)) for i in range(_SIZE) if w[i] != 0.0)
        n = max(1, sums.seats[number])
        error.append(round(math.sqrt(max(0.0, (sums.squares[number] - 2 * crossed + squared) / n)), 3))
        mean = products[0] / n  # the first term is always 1
        spread.append(round(math.sqrt(max(0.0, sums.squares[number] / n - mean * mean)), 3))
    return error, spread


def learn(
    progress: Progress, chunk: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[list[list[float]]]:
    """Play and learn in chunks; after each one the weights found so far. `played` hears of games in between."""
    found = progress.solve() if progress.games else []
    while progress.games < progress.lesson.games:
        last = min(progress.games + chunk, progress.lesson.games)
        pieces = [(first, min(first + _PIECE, last)) for first in range(progress.games, last, _PIECE)]
        works = [(progress.lesson, *piece) for piece in pieces]
        sums = Sums()  # of whole numbers, so the order in which pieces come makes no difference
        for number, part in workers.finished(observe, works):
            sums.add_plain(part)
            played(pieces[number][1] - pieces[number][0])
        if found:
            progress.curve.append(Point(progress.games, *errors(sums, found)))
        progress.merge(sums, last - progress.games)
        found = progress.solve()
        yield found


def weights_text(found: list[list[float]], source: str) -> str:
    """The data file."""
    lines = [
        "# What each term is worth at the start of a round, in thousandths of a VP. Terms: engine/thinking/value.py.",
        f"source = {json.dumps(source)}",
    ]
    for number in range(1, N_ROUNDS + 1):
        lines += ["", f"[round-{number}]"]
        lines += [f"{term} = {round(value * 1000)}" for term, value in zip(TERMS, found[number])]
    return "\n".join(lines) + "\n"
