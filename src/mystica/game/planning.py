"""Searching for plans within a budget: what the searching bots, hints and reviews have in common."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from mystica.data.weighing import Rows, is_outlook, outlook, read_outlook, read_weights, weights
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.outlook import PROMISES
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.weights import PARTS, Weights, weights_from
from mystica.game.levels import Level

Stop = Callable[[], bool]


@cache
def usual_weights() -> Weights:
    """Those of the evaluation and the outlook that all levels use."""
    return _weights(weights("usual", NAMES, PARTS, tuple(FACTION_KEYS)), outlook(TERMS, PROMISES))


def own_weights(path: Path) -> Weights:
    """Those of a file that `mystica train` or `mystica train-outlook` wrote, with the usual ones for what it lacks."""
    rows, promises = weights("usual", NAMES, PARTS, tuple(FACTION_KEYS)), outlook(TERMS, PROMISES)
    if is_outlook(path):
        promises = read_outlook(path, TERMS, PROMISES)
    else:
        rows = read_weights(path, NAMES, PARTS, tuple(FACTION_KEYS))
    return _weights(rows, promises)


def _weights(rows: Rows, promises: Rows) -> Weights:
    """Before the first outlook that one is used."""
    by_round = [promises[max(number, PROMISES[0]) - PROMISES[0]] for number in range(int(ROUNDS) + 1)]
    return weights_from([list(row) for row in rows], [list(row) for row in by_round])


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
