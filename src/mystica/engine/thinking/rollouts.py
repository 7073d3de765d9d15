"""Rollouts: each promising choice is played on by the one-ply policy, for all seats, and judged where that ends.

The game has no chance in it, so differences between rollouts come from the policy alone: the first uses the weights as
they are, every further one slightly different ones, the same for all choices, so that choices meet the same fortunes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import ints
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.evaluation import evaluate
from mystica.engine.thinking.greedy import best_macro, ranked
from mystica.engine.thinking.value import Worth, worth_at_start

_FAR: Final[i64] = 1000000000


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


def play_on(s: State, w: vec[i64], last: i64) -> i64:
    """All seats play by one ply until a later round than `last` begins, or the game is over; returns the choices."""
    choices: i64 = 0
    while not is_over(s) and s.v[ROUND] <= last:
        for a in best_macro(s, w):
            apply(s, a)
        choices += 1
    return choices


def standing(s: State, p: i64, w: vec[i64], worth: Worth, envy: i64) -> i64:
    """The player's VP, counted or guessed, in thousandths, less a share of what the others have on average."""
    mine = _final(s, p, w, worth)
    if envy == 0:
        return mine
    total: i64 = 0
    for q in range(s.setup.n):
        if q != p:
            total += _final(s, q, w, worth)
    return mine - total // (s.setup.n - 1) * envy // 1000


def _final(s: State, p: i64, w: vec[i64], worth: Worth) -> i64:
    if is_over(s):
        return s.v[seat_base(p) + VP] * 1000
    if len(worth.weights) > 0:
        return worth_at_start(s, p, worth)
    return evaluate(s, p, w)


@mypyc_attr(acyclic=True)
class Rollouts:
    """The choices of one decision, best first by one ply, and what their rollouts brought so far."""

    def __init__(
        self, s: State, w: vec[i64], worth: Worth, width: int, ahead: int, spread: int, envy: int, seed: int
    ) -> None:
        self.state = s
        self.weights = w
        self.worth = worth
        self.seat: i64 = decider(s)
        self.choices: list[list[int]] = ranked(s, w, width)
        self.last: i64 = s.v[ROUND] + ahead if s.v[ROUND] + ahead < ROUNDS else ROUNDS
        self.spread: i64 = spread
        self.envy: i64 = envy
        self.seed: i64 = seed
        self.sums: list[int] = [0] * len(self.choices)
        self.times: list[int] = [0] * len(self.choices)
        self.alive: list[int] = list(range(len(self.choices)))
        self.place: i64 = 0  # within `alive`
        self.lap: i64 = 0
        self.lap_weights: vec[i64] = w
        self.nodes: i64 = 0

    def step(self) -> None:
        """One more rollout. After each lap the worse half of the choices drops out, while there are more than two."""
        i = self.alive[self.place]
        s = self.state.copy()
        for a in self.choices[i]:
            apply(s, a)
        self.nodes += play_on(s, self.lap_weights, self.last)
        self.sums[i] += standing(s, self.seat, self.weights, self.worth, self.envy)
        self.times[i] += 1
        self.place += 1
        if self.place == len(self.alive):
            self.lap += 1
            self.place = 0
            self._drop()
            self.lap_weights = shaken(self.weights, self.seed * 1009 + self.lap, self.spread)

    def _drop(self) -> None:
        keep = (len(self.alive) + 1) // 2
        if keep < 2:
            keep = 2
        while len(self.alive) > keep:
            worst: i64 = 0
            least: i64 = _FAR
            for k in range(i64(len(self.alive))):
                i = self.alive[k]
                mean = self.sums[i] // self.times[i]
                if mean <= least:
                    least = mean
                    worst = k
            self.alive.pop(worst)

    def decided(self) -> bool:
        return len(self.choices) == 1

    def best(self) -> list[int]:
        """The choice with the best mean among those tried most."""
        most: i64 = 0
        best: i64 = 0
        best_mean: i64 = -_FAR
        for i in self.alive:
            if self.times[i] == 0:
                continue
            mean = self.sums[i] // self.times[i]
            tried = self.times[i]
            if tried < most - 1 or (best_mean > -_FAR and mean <= best_mean):
                continue
            best = i
            best_mean = mean
            most = tried
        return self.choices[best]
