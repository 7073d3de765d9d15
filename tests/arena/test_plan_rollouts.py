"""Trials: the best plans are carried out in whole games, and what comes of them counts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from mystica.analysis.hints import hints
from mystica.analysis.plan_differences import Accounts
from mystica.analysis.review import decisions_of, review
from mystica.bots import Budget
from mystica.bots.levels import LEVELS, Level
from mystica.bots.minds import usual_mind
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.state import ROUND, State
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.plan_rollouts import PlanRollouts
from mystica.engine.thinking.plans import Plans
from mystica.setups import draw

PLAIN = Level(seconds=60.0, steps=12, width=6, ahead=0, others=2)
TRYING = replace(PLAIN, finalists=3, trials=2)


@cache
def turns() -> list[State]:
    """Of the last two rounds of a game between novices."""
    state, found = new_game(draw(3, 4, factions=("nomads", "witches", "giants")).engine_setup()), []
    while not is_over(state):
        if state.v[ROUND] >= 5 and top_kind(state) == TURN:
            found.append(state.copy())
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    return found


def planned(state: State) -> Plans:
    return think(state, usual_mind(), PLAIN, steps=12)


def test_the_best_plans_are_tried_the_same_way_each_time() -> None:
    state = turns()[0]
    search = planned(state)
    trials, again = PlanRollouts(search, 3), PlanRollouts(planned(state), 3)
    values = [plan.value for plan in trials.finalists]
    assert len(values) == 3 and values == sorted(values, reverse=True) and values[0] == search.best().value
    others = [plan.value for plan in search.plans if plan.played and plan not in trials.finalists]
    assert others and max(others) <= values[-1] and values[0] - values[-1] < 6000
    for _ in range(2):
        trials.step()
        again.step()
    assert trials.vp == again.vp and all(20 < vp < 250 for found in trials.vp for vp in found)
    assert any(first != second for first, second in trials.vp), "the others play differently in the second game"


def test_what_comes_of_a_plan_counts_half() -> None:
    search = planned(turns()[0])
    best = search.best()
    trials = PlanRollouts(search, 3)
    before = [plan.value for plan in trials.finalists]
    trials.laps, trials.vp = 2, [[90, 110], [100, 100], [120, 140]]
    trials.compare()
    assert not trials.decided(), "two games are too few"
    trials.settle()
    behind = [before[2] + 130_000 - (before[0] + 100_000), before[2] + 130_000 - (before[1] + 100_000), 0]
    assert search.best() is trials.finalists[2] is not best
    for plan, was, less in zip(trials.finalists, before, behind, strict=True):
        assert abs(int(2 * before[0] - less - 2 * plan.value)) <= 2
        assert plan.tried_out == plan.value - was
        assert sum(Accounts(search, plan).of(plan).values()) == plan.value


def tried(*vp: list[int]) -> PlanRollouts:
    """Three plans of one value, of which that came."""
    search = planned(turns()[0])
    trials = PlanRollouts(search, 3)
    for plan in trials.finalists:
        plan.value = search.best().value
    trials.laps, trials.vp = len(vp[0]), [list(found) for found in vp]
    trials.compare()
    return trials


def test_a_plan_that_is_clearly_behind_is_tried_no_more() -> None:
    """That is by one and a half standard errors, where a game counts as uncertain by 4 VP at least."""
    trials = tried([100, 110, 120], [99, 109, 119], [96, 106, 116])
    assert trials.running == [0, 1] and trials.behind == [0, 500, 2000]
    trials.step()
    assert [len(found) for found in trials.vp] == [4, 4, 3] and trials.behind[2] == 2000, "it stays that far behind"
    loose = tried([100, 110, 120], [90, 120, 105], [110, 95, 110])
    assert loose.running == [0, 1, 2], "5 VP behind, but they vary by more"
    late = tried([90, 90, 90], [100, 100, 100], [80, 80, 80])
    assert late.decided() and late.running == [1]
    late.settle()
    assert late.search.best() is late.finalists[1] and [int(one) for one in late.behind] == [5000, 0, 10000]


def test_without_a_game_nothing_changes() -> None:
    search = planned(turns()[0])
    before = [plan.value for plan in search.plans]
    PlanRollouts(search, 3).settle()
    assert [plan.value for plan in search.plans] == before
    alone = PlanRollouts(search, 1)
    assert alone.decided()


def test_trials_come_after_the_steps_and_in_proportion_to_them() -> None:
    state = turns()[0]
    for steps, laps in ((5, 0), (6, 1), (12, 2), (24, 2)):
        plain = think(state, usual_mind(), PLAIN, steps=steps)
        trials = PlanRollouts(plain, TRYING.finalists)
        for _ in range(laps):
            trials.step()
        trials.settle()
        tried = think(state, usual_mind(), TRYING, steps=steps)
        assert tried.steps == steps
        assert [plan.value for plan in tried.plans] == [plan.value for plan in plain.plans]
        assert any(plan.tried_out for plan in tried.plans) == (laps > 0)


def test_no_trial_begins_when_time_is_up_or_somebody_stops() -> None:
    state = turns()[0]
    asked = iter([False, False, True, True])
    stopped = think(state, usual_mind(), TRYING, steps=12, stop=lambda: next(asked))
    assert stopped.steps == 2 and all(plan.tried_out == 0 for plan in stopped.plans)
    short = think(state, usual_mind(), TRYING, seconds=0.0)
    assert short.steps == 1 and all(plan.tried_out == 0 for plan in short.plans)


def test_a_review_goes_without_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(search: Plans, most: int) -> PlanRollouts:
        raise AssertionError("tried")

    monkeypatch.setattr("mystica.bots.search.PlanRollouts", refuse)
    state = new_game(draw(3, 4).engine_setup())
    chosen = best_macro(state, usual_mind())
    assert [one.round for one in review(decisions_of(state, chosen), "expert", steps=2) if one] == [0]
    with pytest.raises(AssertionError, match="tried"):
        hints(state, "expert", steps=2)


def test_the_expert_tries_and_the_others_do_not() -> None:
    assert [name for name, level in LEVELS.items() if level.trials] == ["expert"]
    state = turns()[0]
    chosen = Searcher(TRYING).choose(state, Budget(steps=12))
    assert chosen == Searcher(TRYING).choose(state, Budget(steps=12))
    assert chosen == list(think(state, usual_mind(), TRYING, steps=12).best().first)
