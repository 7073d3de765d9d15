"""Forecasts final scores: plays a game to its end several times, by one ply, with varied weights.

The first time all seats use the usual weights of the evaluation; after that each seat has its own, which differ by up
to a quarter. The forecast is the mean of the final VP. A lead in such a game is not a certain win: the seats share the
win, the more evenly the more rounds are still to be played.
"""

from __future__ import annotations

import math
import time

from mystica.bots.minds import usual_mind
from mystica.bots.search import Stop
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.reading import round_of, vp_of
from mystica.engine.core.state import State
from mystica.engine.flow import is_over
from mystica.engine.rules.scoring import winners
from mystica.engine.thinking.rollout import play_out
from mystica.game.advice import GAMES, Forecast

_SPREAD = 25  # percent that a weight may be off
_STRIDE = 31  # more than there are seats: no two seats share a seed
_DOUBT = 2  # VP for each round to be played; with it the shares fit the ends of 80 games by casual best in every round


def forecast(
    state: State, games: int = GAMES, *, seconds: float | None = None, stop: Stop | None = None
) -> tuple[Forecast, ...]:
    """By seat. The same for the same position and number of games; with seconds as many games as fit, at least one."""
    n = state.setup.n
    if is_over(state):
        games = 1
    began = time.perf_counter()
    vps: list[list[int]] = []
    shares = [0.0] * n
    for number in range(max(games, 1)):
        used = time.perf_counter() - began
        if number and (
            (stop is not None and stop()) or (seconds is not None and used * (number + 1) > seconds * number)
        ):
            break
        end = state.copy()
        usual = usual_mind()
        play_out(end, [usual.perturbed(number * _STRIDE + seat, _SPREAD) if number else usual for seat in range(n)])
        vps.append([vp_of(end, seat) for seat in range(n)])
        for seat, share in enumerate(_shares(state, end, vps[-1])):
            shares[seat] += share
    count = len(vps)
    out: list[Forecast] = []
    for seat in range(n):
        mean = sum(vp[seat] for vp in vps) / count
        variance = sum((vp[seat] - mean) ** 2 for vp in vps) / max(count - 1, 1)
        out.append(Forecast(seat, mean, variance**0.5, shares[seat] / count, count))
    return tuple(out)


def _shares(state: State, end: State, vps: list[int]) -> list[float]:
    """Of a win, by seat, for a game that was played on from the position to this end."""
    if is_over(state):
        first = winners(end)
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(vps))]
    doubt = _DOUBT * (int(ROUNDS) + 1 - max(1, int(round_of(state))))
    odds = [math.exp((vp - max(vps)) / doubt) for vp in vps]
    return [odd / sum(odds) for odd in odds]
