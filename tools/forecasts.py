"""Measure the error of forecasts in games of two novices and two casuals, at the start of rounds 2 to 6.

    python tools/forecasts.py [GAMES]

Prints for each round the VP in the end less those expected (mean, standard deviation, mean size), for all seats and
by bot; the Brier score of the win shares; and how often the seat with the largest share wins.
docs/experiments/forecasts.md quotes it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from statistics import fmean, stdev

from mystica.analysis.forecast import forecast
from mystica.bots import Player, player
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.rules.scoring import winners
from mystica.game import Forecast
from mystica.setups import draw

BOTS = ("novice", "casual@6n")
FIRST_SEED = 5000


@dataclass
class Found:
    """What a round's start told."""

    off: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in BOTS})
    brier: list[float] = field(default_factory=list)
    right: list[bool] = field(default_factory=list)


def play(number: int, bots: dict[str, Player], found: dict[int, Found]) -> None:
    names = [BOTS[(seat + number + 1) % 2] for seat in range(4)]
    state = new_game(draw(4, FIRST_SEED + number, options={"factions": "random"}).engine_setup())
    told: dict[int, tuple[Forecast, ...]] = {}
    while not is_over(state):
        if state.v[ROUND] > 1 and state.v[ROUND] not in told:
            told[int(state.v[ROUND])] = forecast(state)
        for a in bots[names[decider(state)]].choose(state, number):
            apply(state, a)
    first = winners(state)
    for round_, seats in told.items():
        for one in seats:
            found[round_].off[names[one.seat]].append(int(state.v[seat_base(one.seat) + VP]) - one.vp)
            found[round_].brier.append((one.win_share - (one.seat in first) / len(first)) ** 2)
        found[round_].right.append(max(seats, key=lambda one: one.win_share).seat in first)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    bots = {name: player(name) for name in BOTS}
    found = {round_: Found() for round_ in range(2, int(ROUNDS) + 1)}
    for number in range(games):
        play(number, bots, found)
        print(f"\r{number + 1} of {games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    for round_, one in found.items():
        groups = {"all": [off for name in BOTS for off in one.off[name]], **one.off}
        said = "; ".join(
            f"{name} {fmean(off):+.1f} ± {stdev(off):.1f}, size {fmean(abs(x) for x in off):.1f}"
            for name, off in groups.items()
        )
        print(f"round {round_}: {said}; Brier {fmean(one.brier):.3f}; favourite wins {sum(one.right)} of {games}")


if __name__ == "__main__":
    main()
