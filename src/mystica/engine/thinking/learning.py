"""Gathers what the terms of a round's start had to do with the VP that came after it: sums for least squares."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import ints, zeros
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.greedy import best_macro
from mystica.engine.thinking.value import N_TERMS, write_terms


def shaken(w: vec[i64], seed: i64, spread: i64) -> vec[i64]:
    """The weights, each changed at random by at most so many percent."""
    x = scramble(seed)
    out: list[int] = []
    for i in range(i64(len(w))):
        x = next_random(x)
        x = next_random(x)
        share = 100 - spread + (x % 1000) * 2 * spread // 1000
        out.append(w[i] * share // 100)
    return ints(out)


@mypyc_attr(acyclic=True)
class Sums:
    """For each round: products of all pairs of terms, of terms and VP to come, and squares of these."""

    def __init__(self) -> None:
        self.pairs: list[vec[i64]] = [zeros(int(N_TERMS * N_TERMS)) for _ in range(int(ROUNDS) + 1)]
        self.products: list[vec[i64]] = [zeros(int(N_TERMS)) for _ in range(int(ROUNDS) + 1)]
        self.squares: list[int] = [0] * (int(ROUNDS) + 1)
        self.seats: list[int] = [0] * (int(ROUNDS) + 1)

    def add(self, number: i64, f: vec[i64], vp: i64) -> None:
        pairs = self.pairs[number]
        products = self.products[number]
        for i in range(N_TERMS):
            if f[i] == 0:
                continue
            products[i] += f[i] * vp
            for j in range(N_TERMS):
                if f[j] != 0:
                    pairs[i * N_TERMS + j] += f[i] * f[j]
        self.squares[number] += vp * vp
        self.seats[number] += 1

    def plain(self) -> list[list[int]]:
        """For each round all its sums in one row, which another process can read."""
        out: list[list[int]] = []
        for number in range(int(ROUNDS) + 1):
            row = [int(value) for value in self.pairs[number]] + [int(value) for value in self.products[number]]
            out.append(row + [self.squares[number], self.seats[number]])
        return out

    def add_plain(self, plain: list[list[int]]) -> None:
        """Add the sums of other games."""
        size = N_TERMS * N_TERMS
        for number, row in enumerate(plain):
            pairs = self.pairs[number]
            products = self.products[number]
            for i in range(size):
                pairs[i] += row[i]
            for i in range(N_TERMS):
                products[i] += row[size + i]
            self.squares[number] += row[size + N_TERMS]
            self.seats[number] += row[size + N_TERMS + 1]

    def table(self, number: int) -> tuple[list[list[float]], list[float]]:
        """Pairs and products of a round as floats."""
        n = int(N_TERMS)
        pairs = self.pairs[number]
        products = self.products[number]
        return [[float(pairs[i * n + j]) for j in range(n)] for i in range(n)], [float(products[i]) for i in range(n)]


def play_and_observe(s: State, weights: list[vec[i64]], sums: Sums) -> None:
    """A game by one ply, each seat with its own weights, to its end; every start of a round is kept for each seat."""
    n = s.setup.n
    seen: list[tuple[int, int, vec[i64], int]] = []  # round, seat, terms, VP
    last: i64 = 0
    while not is_over(s):
        if s.v[ROUND] != last:
            last = s.v[ROUND]
            for p in range(n):
                f = zeros(int(N_TERMS))
                write_terms(s, p, f)
                seen.append((int(last), int(p), f, int(s.v[seat_base(p) + VP])))
        for a in best_macro(s, weights[decider(s)]):
            apply(s, a)
    for number, seat, f, vp in seen:
        sums.add(number, f, s.v[seat_base(seat) + VP] - vp)
