"""Other scripts: the best choices are planned anew against others who play differently, and the mean counts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from mystica.analysis.plan_differences import Accounts
from mystica.analysis.review import decisions_of, review
from mystica.bots import Budget, player
from mystica.bots.levels import LEVELS, WITH_A_NET, Level
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import NET, usual_net_mind
from mystica.bots.other_scripts import OtherScripts
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.state import ROUND, State
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.plans import Plans
from mystica.setups import draw

PLAIN = Level(seconds=60.0, steps=8, width=6, ahead=0, others=2)
SEVERAL = replace(PLAIN, steps=24, scripts=3)


@cache
def turns() -> list[State]:
    """Of round 5 of a game between novices."""
    state, found = new_game(draw(3, 4, factions=("nomads", "witches", "giants")).engine_setup()), []
    while not is_over(state):
        if state.v[ROUND] == 5 and top_kind(state) == TURN:
            found.append(state.copy())
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    return found


def begun() -> Plans:
    return Plans(turns()[0], usual_mind(), 6, 0, 2, 2, 400, [])


def planned() -> Plans:
    return think(turns()[0], usual_mind(), PLAIN, steps=8)


def test_the_better_half_meets_the_same_others() -> None:
    search = planned()
    others, again = OtherScripts(search, begun, 8), OtherScripts(planned(), begun, 8)
    played = sorted((plan.value for plan in search.plans if plan.played), reverse=True)
    assert [search.plans[number].value for number in others.running] == played[:3]
    for _ in range(16):
        others.step()
        again.step()
    assert others.scripts == 3 and others.values == again.values
    met = sorted(len(values) for values in others.values.values())
    assert met == [1, 1, 1, 2, 3, 3], "the worse half drops out each time, down to two"
    assert any(len(set(values)) > 1 for values in others.values.values()), "the others play differently"


def met(*values: list[int]) -> OtherScripts:
    """Choices that came to so much against each script."""
    search = planned()
    for number, plan in enumerate(search.plans):
        plan.played = number < len(values)
        plan.value = values[number][0] if plan.played else -100_000
    search.alive = [plan for plan in search.plans if plan.played]
    others = OtherScripts(search, begun, 8)
    others.scripts = len(values[0])
    others.values = {number: list(found) for number, found in enumerate(values)}
    others.running = list(others.values)
    others._compare()
    return others


def test_the_mean_counts() -> None:
    others = met([50_000, 40_000], [49_000, 45_000], [44_000, 30_000])
    assert others.running == [1, 0] and others.behind == {0: 2000, 1: 0, 2: 10_000}
    others.settle()
    search = others.search
    assert [int(plan.value) for plan in search.plans[:3]] == [48_000, 50_000, 40_000]
    assert search.best() is search.plans[1] and search.plans[1].tried_out == 1000
    assert search.best().value == 50_000, "the best is worth as much as the best was"


def test_who_is_clearly_behind_drops_out() -> None:
    """By two standard errors, where a script counts as uncertain by 1 VP at least."""
    assert met([50_000] * 3, [48_500] * 3).decided()
    assert not met([50_000] * 3, [48_900] * 3).decided()
    assert not met([50_000] * 2, [40_000] * 2).decided(), "two scripts are too few"
    loose = met([50_000, 40_000, 60_000], [47_000, 50_000, 40_000])
    assert not loose.decided(), "far behind, but it varies by more"


def test_without_a_whole_script_nothing_changes() -> None:
    search = planned()
    before = [plan.value for plan in search.plans]
    others = OtherScripts(search, begun, 8)
    for _ in range(7):
        others.step()
    others.settle()
    assert [plan.value for plan in search.plans] == before
    others.step()
    others.settle()
    assert [plan.value for plan in search.plans] != before


def test_other_scripts_come_after_the_first_as_far_as_steps_go() -> None:
    for steps, scripts in ((5, 0), (8, 0), (15, 0), (16, 1), (24, 2)):
        search = think(turns()[0], usual_mind(), SEVERAL, steps=steps)
        plain = planned() if steps >= 8 else think(turns()[0], usual_mind(), PLAIN, steps=steps)
        others = OtherScripts(plain, begun, 8)
        for _ in range(scripts * 8):
            others.step()
        others.settle()
        assert [plan.value for plan in search.plans] == [plan.value for plan in plain.plans]
        assert any(plan.tried_out for plan in search.plans) == (scripts > 0)
        account = Accounts(search, search.plans[0])
        assert all(sum(account.of(plan).values()) == plan.value for plan in search.plans if plan.played)


def test_no_script_begins_when_time_is_up_or_somebody_stops() -> None:
    asked = iter([False, False, True, True])
    stopped = think(turns()[0], usual_mind(), SEVERAL, steps=24, stop=lambda: next(asked))
    assert stopped.steps == 2 and all(plan.tried_out == 0 for plan in stopped.plans)
    short = think(turns()[0], usual_mind(), SEVERAL, seconds=0.0)
    assert short.steps == 1 and all(plan.tried_out == 0 for plan in short.plans)


def test_more_time_is_for_more_scripts() -> None:
    """They go on while it is open which choice is best."""
    count = 0

    def stop() -> bool:
        nonlocal count
        count += 1
        return count > 60

    search = think(turns()[0], usual_mind(), SEVERAL, seconds=600.0, stop=stop)
    assert search.steps == 8 and any(plan.tried_out for plan in search.plans)


def test_a_review_goes_without_other_scripts() -> None:
    state = turns()[0]
    chosen = best_macro(state, usual_mind())
    found = []
    for level in (SEVERAL, PLAIN):
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(LEVELS, "expert", level)
            found.append(list(review(decisions_of(state, chosen), "expert", steps=24)))
    assert found[0] == found[1]


def test_a_level_with_a_net_plans_to_the_end_of_the_round() -> None:
    assert set(WITH_A_NET) == set(LEVELS)
    assert all((level.ahead, level.judge, level.trials) == (0, "net", 0) for level in WITH_A_NET.values())
    assert [name for name, level in WITH_A_NET.items() if level.scripts > 1] == ["expert"]
    bot = player(f"expert:{NET}@20n")
    assert isinstance(bot.bot, Searcher) and bot.bot.level == WITH_A_NET["expert"]
    state = turns()[0]
    assert bot.choose(state) == list(think(state, usual_net_mind(), WITH_A_NET["expert"], steps=20).best().first)


def test_the_same_steps_give_the_same_answer() -> None:
    chosen = Searcher(SEVERAL).choose(turns()[0], Budget(steps=24))
    assert chosen == Searcher(SEVERAL).choose(turns()[0], Budget(steps=24))
    assert chosen == list(think(turns()[0], usual_mind(), SEVERAL, steps=24).best().first)
