"""Looks: what comes of the best turns, and what a net is told of them while it practises."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from mystica.arena.learning.course import Course
from mystica.arena.learning.fitting import Learner, Rows
from mystica.arena.learning.training_games import TrainingGames, play_training_games
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import usual_net_mind
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.thinking.net.practice import Practice, practise
from mystica.engine.thinking.one_ply import best_macro, ranked
from mystica.engine.thinking.opponent_script import OpponentScript
from mystica.engine.thinking.round_rollouts import RoundRollouts, TriedTurn
from mystica.setups import draw

NO_TASTE = 0
TASTE = 1500


@cache
def turn_of(round_: int) -> State:
    """The first turn of a round, in a game of novices."""
    state = new_game(draw(3, 11).engine_setup())
    while state.v[ROUND] < round_ or top_kind(state) != TURN:
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    return state


def looks(round_: int, taste: int = TASTE, first: int = 1, mood: int = 0) -> RoundRollouts:
    return RoundRollouts(turn_of(round_), usual_net_mind(), 5, 0, taste, first, mood)


def ends(found: RoundRollouts) -> list[list[int]]:
    return [list(turn.ends) for turn in found.turns]


def test_the_same_looks_find_the_same_and_leave_the_position_alone() -> None:
    before = turn_of(3).hash()
    found = [looks(3) for _ in range(2)]
    for one in found:
        for _ in range(3):
            one.lap()
    assert ends(found[0]) == ends(found[1]) and found[0].best().first == found[1].best().first
    assert turn_of(3).hash() == before


def test_others_differ_from_lap_to_lap_by_their_taste_only() -> None:
    varied, steady = looks(2), looks(2, NO_TASTE)
    for _ in range(4):
        varied.lap()
        steady.lap()
    assert all(len(set(turn.ends)) == 1 for turn in steady.turns)
    assert any(len(set(turn.ends)) > 1 for turn in varied.turns)


def test_in_the_last_round_a_look_ends_with_the_game() -> None:
    found = looks(int(ROUNDS), NO_TASTE)
    found.lap()
    state, mind = turn_of(int(ROUNDS)).copy(), usual_net_mind()
    for a in found.turns[0].first:
        apply(state, a)
    while not is_over(state):
        for a in best_macro(state, mind):
            apply(state, a)
    assert found.turns[0].ends == [state.v[seat_base(found.seat) + VP] * 1000]


def test_a_turn_that_is_far_behind_is_looked_at_no_more() -> None:
    found = looks(3)
    found.turns = [TriedTurn([number], value) for number, value in enumerate((90_000, 89_000, 70_000))]
    found.running = list(found.turns)
    for number, turn in enumerate(found.turns):
        turn.ends = [turn.value + lap * 100 for lap in range(3)]
        turn.total = sum(turn.ends)
        assert found.score(turn) == (turn.total + turn.value) // 4, number
    found.laps = 3
    found._drop()
    assert found.running == found.turns[:2] and found.best() is found.turns[0]


def test_the_value_by_one_ply_counts_as_looks_do() -> None:
    found = looks(3, first=2)
    turn = found.turns[0]
    assert found.score(turn) == turn.value
    turn.ends, turn.total = [turn.value + 9_000], turn.value + 9_000
    assert found.score(turn) == turn.value + 3_000


def test_before_the_first_round_there_is_nothing_to_look_at() -> None:
    state = new_game(draw(3, 11).engine_setup())
    assert RoundRollouts(state, usual_net_mind(), 5, 0, TASTE, 1).decided()


def test_a_script_with_a_taste_takes_one_of_the_best_and_keeps_to_it() -> None:
    state, mind = turn_of(2), usual_net_mind()
    few = [turn for _, turn in ranked(state, mind, 4)]
    taken = []
    for mood in range(12):
        script = OpponentScript(3, 20_000, mood)
        taken.append(script.turn(state, mind, script.begin()))
        assert script.turn(state, mind, script.begin()) == taken[-1]
    assert all(turn in few for turn in taken) and len({tuple(turn) for turn in taken}) > 1


# ---- practice ---------------------------------------------------------------------------------------------


def practice(how: Practice) -> list[int]:
    state = new_game(draw(2, 4).engine_setup())
    mind = usual_net_mind()
    notes = practise(state, [mind, mind], [True, True], 5, how)
    assert len(notes.told) == len(notes.rounds) == len(notes.vp)
    return list(notes.told)


def test_looks_are_told_only_where_somebody_looked() -> None:
    assert set(practice(Practice(120, 0, 4, 1))) == {-1}
    told = practice(Practice(0, 200, 4, 1))
    assert told.count(-1) > 20 and len(told) - told.count(-1) > 10
    assert all(value == -1 or 10_000 < value < 250_000 for value in told)


@pytest.mark.parametrize("looking", [0, 300])
def test_what_was_told_is_learned_without_who_won(looking: int) -> None:
    net = Learner(8, 4, 4, 1).net_file("test")
    rows, _ = play_training_games(TrainingGames(3, 0, 1, (net,), base_only=True, looks=looking, width=3))
    unknown = np.isnan(rows["share"])
    assert unknown.any() == (looking > 0) and not unknown.all()
    learner = Learner(8, 4, 4, 2)
    learner.fit_scales(Rows(**rows))  # type: ignore[arg-type]
    assert np.isfinite(learner.step(Rows(**rows), 1e-3))  # type: ignore[arg-type]
    assert all(np.isfinite(part).all() for part in learner.parts.values())


def test_a_course_says_how_much_is_looked_at() -> None:
    course = Course.of({"looks": 250, "width": 4, "laps": 2})
    assert (course.looks, course.width, course.laps) == (250, 4, 2)
    assert Course().looks == 0
