"""Searches for the best plan within a budget. The searching bots, hints and reviews use it."""

from __future__ import annotations

import time
from collections.abc import Callable

from mystica.bots.levels import Level
from mystica.bots.other_scripts import OtherScripts
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.reading import round_of
from mystica.engine.core.state import State
from mystica.engine.thinking.faction_choice import is_bidding
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.plan_rollouts import PlanRollouts
from mystica.engine.thinking.plans import Plans

Stop = Callable[[], bool]
_TRIALS = 0.6  # of the time is for trials, where there are any


def think(
    state: State,
    mind: Mind,
    level: Level,
    seconds: float | None = None,
    steps: int | None = None,
    stop: Stop | None = None,
    kept: list[list[int]] | None = None,
) -> Plans:
    """Plans improved until the budget is used up; without one, for as long as the level is meant to think."""
    began = time.perf_counter()
    times = level.closing if round_of(state) + level.ahead >= ROUNDS else 1
    width = level.width * times

    def begin() -> Plans:
        return Plans(state, mind, width, level.ahead, level.others, level.keep, level.look, kept or [])

    search = begin()
    given = seconds is not None or steps is not None
    limit = seconds if given else level.seconds
    most = steps if given else level.steps
    if most is not None:
        most *= times
    enough = None if most is None else _enough(search, most)
    if level.scripts > 1 and not search.about_factions:
        each = _enough(search, max(1, level.steps // level.scripts) * times)
        taken = _repeat(search.step, search.decided, each if enough is None else min(each, enough), limit, stop)
        others = OtherScripts(search, begin, each)
        more = None if enough is None else enough - int(search.steps)
        left = None if limit is None else limit - (time.perf_counter() - began)
        _repeat(others.step, others.decided, more, left, stop, taken)
        others.settle()
        return search
    # plans that end with the game are no guess, and games do not tell what others would bid
    trying = level.trials > 0 and search.last < ROUNDS and not is_bidding(state)
    share = 1.0 - _TRIALS if trying else 1.0
    taken = _repeat(search.step, search.decided, enough, None if limit is None else limit * share, stop)
    if trying:
        trials = PlanRollouts(search, level.finalists)
        games = None if most is None else min(level.trials, level.trials * most // level.steps)
        left = None if limit is None else limit - (time.perf_counter() - began)
        game = taken * int(ROUNDS - round_of(state) + 1)  # longer than a step, and nothing of it is known before
        _repeat(trials.step, trials.decided, games, left, stop, game * level.finalists)
        trials.settle()
    return search


def _enough(search: Plans, steps: int) -> int:
    """Yes or no: more steps would go into ever finer plans."""
    return max(2, steps // 4) if len(search.plans) == 2 else steps


def _repeat(
    step: Callable[[], None],
    decided: Callable[[], bool],
    most: int | None,
    limit: float | None,
    stop: Stop | None,
    guess: float = 0.0,
) -> float:
    """Steps until there is nothing left to find out, or no time for another. They take about as long as those before,
    the first as long as guessed. Returns how long each took."""
    began, made, each = time.perf_counter(), 0, guess
    while not decided() and (most is None or made < most) and (stop is None or not stop()):
        if limit is not None and each * (made + 1) > limit:
            break
        step()
        made += 1
        each = (time.perf_counter() - began) / made
    return each
