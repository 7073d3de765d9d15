"""What the start of a round promises, learned from forks: least squares on what differs between their branches."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from mystica.arena.branching import BRANCHES, Fork, forks
from mystica.arena.workers import Workers, in_order
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.outlook import PROMISES
from mystica.setups import SetupError

Numbers = npt.NDArray[np.float64]

_PIECE = 5  # games a worker plays before it tells
_RIDGE = 30.0  # what nothing speaks for stays small
_TOLD_TWICE = ("spare_dwellings", "spare_trading_houses", "stronghold_missing")  # others say the same
_N = len(TERMS) + 1  # the features and, last, the VP made


@dataclass
class Sums:
    """What the forks of a round said. All are sums of whole numbers: their order makes no difference."""

    rows: int = 0
    all: Numbers = field(default_factory=lambda: np.zeros(_N))
    """Of features and VP, over all branches."""
    differing: Numbers = field(default_factory=lambda: np.zeros((_N, _N)))
    """Products of what differs within each fork, times the number of its branches."""

    def add(self, fork: Fork) -> None:
        x = np.column_stack([np.array(fork.features, float), np.array(fork.made, float)])
        self.rows += len(x)
        self.all += x.sum(axis=0)
        self.differing += BRANCHES * (x.T @ x) - np.outer(x.sum(axis=0), x.sum(axis=0))


@dataclass
class Lesson:
    """All that is known so far; enough to go on later. Every fifth game is kept for checking."""

    seed: int
    games: int = 0
    learned: list[Sums] = field(default_factory=lambda: [Sums() for _ in PROMISES])
    checked: list[Sums] = field(default_factory=lambda: [Sums() for _ in PROMISES])
    curve: list[tuple[int, list[float]]] = field(default_factory=list)
    """Games, and what was foretold by then, after each batch."""

    def hear(self, number: int, found: list[Fork]) -> None:
        sums = self.checked if number % 5 == 4 else self.learned
        for fork in found:
            sums[fork.round - PROMISES[0]].add(fork)
        self.games = number + 1

    def promises(self) -> list[list[int]]:
        """The outlook by round, in thousandths."""
        return [[round(value * 1000) for value in _solved(sums)] for sums in self.learned]

    def explained(self) -> list[float]:
        """By round: the share of what differs between the branches of games kept for checking that was foretold."""
        found = []
        for learned, checked in zip(self.learned, self.checked):
            guess = np.append(_solved(learned), -1.0)  # what is left over is the guess less the VP
            left, whole = guess @ checked.differing @ guess, checked.differing[-1, -1]
            found.append(float(1 - left / whole) if whole else 0.0)
        return found

    def save(self, path: Path) -> None:
        kept: dict[str, npt.NDArray[np.generic]] = {
            "seed": np.array(self.seed), "games": np.array(self.games), "terms": np.array(TERMS),
            "curve": np.array([[games, *told] for games, told in self.curve], float),
        }  # fmt: skip
        for name, sums in (("learned", self.learned), ("checked", self.checked)):
            kept[f"{name}_rows"] = np.array([one.rows for one in sums])
            kept[f"{name}_all"] = np.array([one.all for one in sums])
            kept[f"{name}_differing"] = np.array([one.differing for one in sums])
        other = path.with_suffix(path.suffix + ".new")
        with other.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **kept)
        other.replace(path)  # a stop in between leaves the old one whole

    @classmethod
    def load(cls, path: Path, seed: int) -> Lesson:
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                same = list(kept["terms"]) == list(TERMS) and int(kept["seed"]) == seed
                found = cls(seed, int(kept["games"]))
                if "curve" in kept:  # earlier checkpoints had none
                    found.curve = [(int(games), told) for games, *told in kept["curve"].tolist()]
                for name, sums in (("learned", found.learned), ("checked", found.checked)):
                    for number, one in enumerate(sums):
                        one.rows = int(kept[f"{name}_rows"][number])
                        one.all = kept[f"{name}_all"][number]
                        one.differing = kept[f"{name}_differing"][number]
        except (ValueError, KeyError, IndexError, OSError, EOFError, zipfile.BadZipFile) as error:
            raise SetupError(f"{path} is no checkpoint of an outlook: {error}") from None
        if not same:
            raise SetupError(f"{path} is a checkpoint with other terms or another seed")
        return found


def _solved(sums: Sums) -> Numbers:
    """VP for one of each feature; the first feature, which is always 1, makes the mean right."""
    found = np.zeros(_N - 1)
    if sums.rows == 0:
        return found
    within = sums.differing / BRANCHES
    scale = np.sqrt(np.diag(within)[:-1] / sums.rows)
    used = [i for i in range(_N - 1) if scale[i] > 0 and TERMS[i] not in _TOLD_TWICE]
    scaled = within[np.ix_(used, used)] / np.outer(scale[used], scale[used]) + _RIDGE * np.eye(len(used))
    found[used] = np.linalg.solve(scaled, within[used, -1] / scale[used]) / scale[used]
    mean = sums.all / sums.rows
    found[0] = mean[-1] - found @ mean[:-1]
    return found


def hear_out(work: tuple[int, int, int]) -> list[list[Fork]]:
    """The forks of some games."""
    seed, first, last = work
    return [list(forks(seed, number)) for number in range(first, last)]


def learn(
    lesson: Lesson, games: int, batch: int, workers: Workers, played: Callable[[int], None] = lambda games: None
) -> Iterator[Lesson]:
    """Play until so many games are heard; after each batch what is known."""
    while lesson.games < games:
        last = min(lesson.games + batch, games)
        works = [(lesson.seed, first, min(first + _PIECE, last)) for first in range(lesson.games, last, _PIECE)]
        for piece in in_order(workers.finished(hear_out, works)):
            for found in piece:
                lesson.hear(lesson.games, found)
            played(len(piece))
        lesson.curve.append((lesson.games, lesson.explained()))
        yield lesson


def outlook_text(lesson: Lesson) -> str:
    """The data file."""
    source = f"ours: mystica train-outlook --games {lesson.games} --seed {lesson.seed}, self-play on drawn setups"
    lines = [
        "# VP that one of each promises at the start of a round, in thousandths, beside those there are already.",
        "# Terms: engine/thinking/features.py.",
        f"source = {json.dumps(source)}",
    ]
    for number, row in zip(PROMISES, lesson.promises()):
        lines += ["", f"[round{number}]"]
        lines += [f"{name} = {value}" for name, value in zip(TERMS, row) if value]
    return "\n".join(lines) + "\n"
