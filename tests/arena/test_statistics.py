"""Statistics of the arena against values known from tables and small samples worked out by hand."""

from __future__ import annotations

import math

import pytest

from mystica.arena.statistics import clustered, estimate, ratings, student


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (9, 2.2622), (10, 2.2281), (30, 2.0423),
     (41, 2.0195), (100, 1.9840)],
)  # fmt: skip
def test_quantiles_of_students_distribution(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=6e-5)


def test_interval_of_a_small_sample() -> None:
    """1, 2, 3, 4: mean 2.5, standard error sqrt(5/3)/2, three degrees of freedom."""
    found = estimate([1, 2, 3, 4])
    width = 3.182446 * math.sqrt(5 / 3) / 2
    assert (found.mean, found.tables) == (2.5, 4)
    assert found.low == pytest.approx(2.5 - width, abs=1e-5)
    assert found.high == pytest.approx(2.5 + width, abs=1e-5)


def test_games_of_one_table_are_one_sample() -> None:
    """A hundred equal games at one table say no more than one; the interval must not shrink."""
    few = clustered([(0, 1.0), (1, 3.0)])
    many = clustered([(0, 1.0)] * 100 + [(1, 3.0)] * 50)
    assert many == few
    assert few.tables == 2 and few.mean == 2.0


def test_intervals_cover_what_they_promise() -> None:
    """Out of many samples with mean 0 about 95 % have 0 inside, although games of a table resemble one another."""
    import random

    rng = random.Random(4)
    inside = 0
    for _ in range(400):
        rows: list[tuple[int, float]] = []
        for table in range(8):
            common = rng.gauss(0, 5)
            rows += [(table, common + rng.gauss(0, 2)) for _ in range(6)]
        found = clustered(rows)
        inside += found.low <= 0 <= found.high
    assert 0.92 <= inside / 400 <= 0.98


def test_a_single_table_has_no_interval() -> None:
    found = estimate([7.0])
    assert math.isinf(found.low) and math.isinf(found.high)
    assert found.figures() == {"mean": 7.0, "low": None, "high": None, "tables": 1}
    assert "no interval" in found.text()
    assert estimate([]).tables == 0


def test_ratings_of_a_known_strength() -> None:
    """Ten to one in wins is 400 points; many games make the half wins that are added vanish."""
    found = ratings({("a", "b"): 100_000.0, ("b", "a"): 10_000.0}, ("a", "b"))
    assert found["a"] - found["b"] == pytest.approx(400, abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(0, abs=1e-6)


def test_ratings_of_three_are_in_order_and_never_endless() -> None:
    wins = {("a", "b"): 10.0, ("b", "c"): 10.0, ("a", "c"): 10.0}
    found = ratings(wins, ("a", "b", "c"))
    assert found["a"] > found["b"] > found["c"]
    assert all(abs(value) < 2000 for value in found.values())
