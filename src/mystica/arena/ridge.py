"""Ridge regression: least squares that keeps a number small if there is little evidence for it.

In plain Python, for about a hundred unknowns. Rows are added up and then forgotten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt


@dataclass
class Sums:
    """All that least squares need to know of the rows seen."""

    unknowns: int
    products: list[list[float]] = field(init=False)
    """Of the columns with one another."""
    with_target: list[float] = field(init=False)
    squares: float = 0.0
    """Of the targets."""

    def __post_init__(self) -> None:
        self.products = [[0.0] * self.unknowns for _ in range(self.unknowns)]
        self.with_target = [0.0] * self.unknowns

    def add(self, row: Mapping[int, float], target: float) -> None:
        """A row, by its columns that are not 0."""
        for i, value in row.items():
            products = self.products[i]
            for j, other in row.items():
                products[j] += value * other
            self.with_target[i] += value * target
        self.squares += target * target

    def add_all(self, others: Sums) -> None:
        for mine, theirs in zip(self.products, others.products, strict=True):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.with_target = [a + b for a, b in zip(self.with_target, others.with_target, strict=True)]
        self.squares += others.squares

    def error(self, solution: Sequence[float]) -> float:
        """The squares of what a solution leaves unexplained. It may leave out the last columns."""
        total = self.squares
        for i, value in enumerate(solution):
            if value:
                total += value * (sum(a * b for a, b in zip(self.products[i], solution)) - 2 * self.with_target[i])
        return total


def solve(sums: Sums, penalties: Sequence[float]) -> list[float]:
    """The solution by Cholesky's method, for as many of the first columns as there are penalties. All are above 0."""
    n = len(penalties)
    lower: list[list[float]] = []
    for i in range(n):
        row: list[float] = []
        for j, other in enumerate(lower):
            row.append((sums.products[i][j] - sum(a * b for a, b in zip(row, other))) / other[j])
        row.append(sqrt(sums.products[i][i] + penalties[i] - sum(a * a for a in row)))
        lower.append(row)
    half: list[float] = []
    for i, row in enumerate(lower):
        half.append((sums.with_target[i] - sum(a * b for a, b in zip(row, half))) / row[i])
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, n))) / lower[i][i]
    return found
