"""Searching for plans within a budget: what the searching bots, hints and reviews have in common."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from mystica.data.weighing import read_weights, weights
from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.weights import PARTS, Weights, weights_from
from mystica.game.levels import Level

Stop = Callable[[], bool]


@cache
def usual_weights() -> Weights:
    """Those of the evaluation that all levels use."""
    return weights_from([list(row) for row in weights("usual", NAMES, PARTS, tuple(FACTION_KEYS))])


def own_weights(path: Path) -> Weights:
    """Those of a file that `mystica train` wrote."""
    return weights_from([list(row) for row in read_weights(path, NAMES, PARTS, tuple(FACTION_KEYS))])


def think(
    state: State,
    weights: Weights,
    level: Level,
    seconds: float | None = None,
    steps: int | None = None,
    stop: Stop | None = None,
    kept: list[list[int]] | None = None,
) -> Plans:
    """Plans improved until the budget is used up; without one, for as long as the level is meant to think."""
    began = time.perf_counter()
    search = Plans(state, weights, level.width, level.ahead, level.others, level.keep, level.look, kept or [])
    given = seconds is not None or steps is not None
    limit = seconds if given else level.seconds
    most = steps if given else level.steps
    if most is not None and len(search.plans) == 2:
        most = max(2, most // 4)  # yes or no: the rest would go into ever finer plans
    made = 0
    while not search.decided() and (most is None or made < most):
        search.step()
        made += 1
        if stop is not None and stop():
            break
        # a further step must fit in: it takes about as long as those before it
        if limit is not None and (time.perf_counter() - began) * (made + 1) > limit * made:
            break
    return search
