"""Searching for plans within a budget: what the searching bots, hints and reviews have in common."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from mystica.data.weighing import weights
from mystica.engine.core.bits import ints
from mystica.engine.core.state import State
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.value import Worth
from mystica.game.levels import Level

Stop = Callable[[], bool]


@cache
def usual_weights() -> vec[i64]:
    """Those of the evaluation that all levels use."""
    return ints(list(weights("novice", NAMES)))


@cache
def nothing_learned() -> Worth:
    """Plans are judged by the evaluation's terms."""
    return Worth(ints([]))


def think(
    state: State,
    weights: vec[i64],
    worth: Worth,
    level: Level,
    seconds: float | None = None,
    steps: int | None = None,
    stop: Stop | None = None,
) -> Plans:
    """Plans improved until the budget is used up; without one, for as long as the level is meant to think."""
    began = time.perf_counter()
    search = Plans(state, weights, worth, level.width, level.ahead, level.others, level.keep, level.envy)
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
