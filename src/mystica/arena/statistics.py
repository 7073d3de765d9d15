"""Means with confidence intervals. Games of one table share their setup, so the table, not the game, is the sample."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """A mean over tables with its 95 % interval. With a single table nothing is known about the spread."""

    mean: float
    low: float
    high: float
    tables: int

    def figures(self) -> dict[str, float | int | None]:
        low, high = (None, None) if math.isinf(self.low) else (round(self.low, 4), round(self.high, 4))
        return {"mean": round(self.mean, 4), "low": low, "high": high, "tables": self.tables}

    def text(self, digits: int = 1, factor: float = 1.0) -> str:
        shown = f"{self.mean * factor:.{digits}f}"
        if math.isinf(self.low):
            return f"{shown} (no interval)"
        return f"{shown} [{self.low * factor:.{digits}f}, {self.high * factor:.{digits}f}]"


def estimate(values: Sequence[float]) -> Estimate:
    """Mean of one value for each table, with Student's interval."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, -math.inf, math.inf, 0)
    mean = math.fsum(values) / n
    if n == 1:
        return Estimate(mean, -math.inf, math.inf, 1)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    width = student(n - 1) * spread
    return Estimate(mean, mean - width, mean + width, n)


def by_table(values: Iterable[tuple[int, float]]) -> list[float]:
    """From (table, value) pairs: the mean of each table, in their order."""
    found: dict[int, list[float]] = {}
    for table, value in values:
        found.setdefault(table, []).append(value)
    return [math.fsum(of_one) / len(of_one) for _, of_one in sorted(found.items())]


def clustered(values: Iterable[tuple[int, float]]) -> Estimate:
    """From (table, value) pairs: values of one table are averaged first."""
    return estimate(by_table(values))


def student(freedom: int, level: float = 0.975) -> float:
    """Quantile of Student's distribution, by halving."""
    low, high = 0.0, 1000.0
    for _ in range(200):
        middle = (low + high) / 2
        if _student_below(middle, freedom) < level:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _student_below(t: float, freedom: int) -> float:
    """Share of Student's distribution below t >= 0, by the series for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle) ** 2
    if freedom == 1:
        return 0.5 + angle / math.pi
    if freedom % 2 == 1:
        term = math.cos(angle)
        total = term
        for k in range(3, freedom - 1, 2):
            term *= cosine * (k - 1) / k
            total += term
        return 0.5 + (angle + math.sin(angle) * total) / math.pi
    term = total = 1.0
    for k in range(2, freedom - 1, 2):
        term *= cosine * (k - 1) / k
        total += term
    return 0.5 + math.sin(angle) * total / 2


def ratings(wins: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Elo points with mean 0 from wins[a, b], how often a came out above b (a tie is half).

    Bradley and Terry's model, found by repeated substitution; half a win is added to each side of every pair that met,
    so that nobody is infinitely better.
    """
    score = {(a, b): wins.get((a, b), 0.0) for a in names for b in names if a != b}
    for a, b in list(score):
        if wins.get((a, b), 0.0) + wins.get((b, a), 0.0) > 0:
            score[a, b] += 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(5000):
        new: dict[str, float] = {}
        for a in names:
            won = math.fsum(score[a, b] for b in names if b != a)
            met = math.fsum(
                (score[a, b] + score[b, a]) / (strength[a] + strength[b]) for b in names if b != a and score[a, b] > 0
            )
            new[a] = won / met if met > 0 else 1.0
        scale = math.exp(math.fsum(math.log(value) for value in new.values()) / len(names))
        new = {name: value / scale for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < 1e-10:
            break
    return {name: 400 * math.log10(value) for name, value in strength.items()}
