"""Plans: they go on with what was meant, and look further while there is time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from mystica.bots import Budget
from mystica.bots.levels import Level
from mystica.bots.minds import usual_mind
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.engine.core.actions import FACTION, PASS
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.thinking.evaluation import judge
from mystica.engine.thinking.measures import rival_areas
from mystica.engine.thinking.one_ply import best_macro, is_choice, ranked, value_of
from mystica.engine.thinking.opponent_script import OpponentScript
from mystica.engine.thinking.plans import Plans
from mystica.setups import draw

NARROW = Level(seconds=1.0, steps=8, width=3, ahead=0, others=2)


@cache
def turns_of_the_last_round() -> list[State]:
    """By novices, in the order they are played."""
    state, found = new_game(draw(3, 4).engine_setup()), []
    while not is_over(state):
        if state.v[ROUND] == ROUNDS and top_kind(state) == TURN:
            found.append(state.copy())
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    return found


def own_next_turn(state: State, first: list[int]) -> State:
    """The others play as plans expect."""
    after, seat = state.copy(), decider(state)
    for a in first:
        apply(after, a)
    while not (decider(after) == seat and top_kind(after) == TURN):
        for a in best_macro(after, usual_mind()):
            apply(after, a)
    return after


def test_what_was_meant_is_not_thought_out_again() -> None:
    state = turns_of_the_last_round()[0]
    meant = think(state, usual_mind(), NARROW, steps=12).best()
    assert len(meant.follows()) > 1
    later = own_next_turn(state, meant.first)
    again = Plans(later, usual_mind(), 30, 0, 2, 2, 0, meant.follows())
    for _ in again.plans:
        again.step()
    [going_on] = [plan for plan in again.plans if plan.first == meant.follows()[0]]
    assert going_on.follows() == meant.follows()[1:]
    assert going_on.value - going_on.look == meant.value - meant.look


def test_what_cannot_be_done_any_more_is_left() -> None:
    state = turns_of_the_last_round()[0]
    never = think(state, usual_mind(), NARROW, steps=3).best().first
    search = Plans(state, usual_mind(), 3, 0, 2, 2, 0, [never, never, never])
    bare = Plans(state, usual_mind(), 3, 0, 2, 2, 0, [])
    later = own_next_turn(state, never)
    assert not is_choice(later, never)
    for one in (search, bare):
        for _ in one.plans:
            one.step()
    assert [plan.value for plan in search.plans] == [plan.value for plan in bare.plans]


def test_a_bot_goes_on_with_its_plan_but_answers_the_same_question_the_same_way() -> None:
    state = turns_of_the_last_round()[0]
    bot = Searcher(NARROW)
    first = bot.choose(state, Budget(steps=6))
    assert bot.choose(state.copy(), Budget(steps=6)) == first
    later = own_next_turn(state, first)
    assert len(bot._kept_for(later)) > 0
    other_game = new_game(draw(3, 5).engine_setup())
    assert bot._kept_for(other_game) == []


def test_with_time_left_more_is_tried_until_nothing_is_left() -> None:
    state = turns_of_the_last_round()[-4]
    search = Plans(state, usual_mind(), 4, 0, 1, 1, 0, [])
    values: list[int] = []
    while not search.decided():
        search.step()
        values.append(int(search.best().value))
        assert len(values) < 20_000
    assert values == sorted(values) and search.others > 1
    assert all(plan.finished for plan in search.alive) and len(search.alive) == len(search.plans)


def test_more_is_looked_at_once_plans_end_with_the_game() -> None:
    wide = replace(NARROW, closing=2)
    state = turns_of_the_last_round()[0]
    plain, closing = (think(state, usual_mind(), level, steps=8) for level in (NARROW, wide))
    assert (plain.steps, closing.steps) == (8, 16) and len(plain.plans) == 3 and len(closing.plans) >= 6
    assert [plan.first for plan in closing.plans][:2] == [plan.first for plan in plain.plans][:2]
    before = new_game(draw(3, 4, factions=("witches", "nomads", "giants")).engine_setup())
    assert think(before, usual_mind(), wide, steps=8).steps == 8
    ahead = replace(wide, ahead=int(ROUNDS))  # from here it can be seen to the end as well
    assert think(before, usual_mind(), ahead, steps=1).steps == 2


def test_what_is_left_open_is_done_within_the_choice() -> None:
    """To build after a transform can be left for later in the turn: where it is done at once, that is the same."""
    weights, state, left_out = usual_mind(), new_game(draw(4, 1).engine_setup()), 0
    while left_out < 10:
        macros = Macros()
        list_macros(state, macros)
        listed = macros.all()
        found = [atoms for _, atoms in ranked(state, weights, len(listed))]
        best = best_macro(state, weights)
        for atoms in listed:
            going_on = [one for one in listed if len(one) > len(atoms) and one[: len(atoms)] == atoms]
            value = value_of(state, weights, atoms) if going_on else 0
            if any(value_of(state, weights, one) == value for one in going_on):
                assert atoms not in found and atoms != best
                left_out += 1
            elif going_on and top_kind(state) == TURN:
                assert atoms in found, "not to build is better here"
        for a in best:
            apply(state, a)


def test_those_that_vary_nothing_are_decided_once_all_were_played() -> None:
    state = turns_of_the_last_round()[0]
    search = Plans(state, usual_mind(), 4, 0, 0, 2, 0, [])
    while not search.decided():
        search.step()
    assert search.steps <= 3 * len(search.plans)


def test_the_first_look_counts_in_part_and_passing_looks_no_better_than_the_position() -> None:
    state = turns_of_the_last_round()[0]
    bare = Plans(state, usual_mind(), 30, 0, 0, 2, 0, [])
    looked = Plans(state, usual_mind(), 30, 0, 0, 2, 500, [])
    for search in (bare, looked):
        for _ in search.plans:
            search.step()
    assert [plan.value for plan in bare.plans] == [plan.value - plan.look for plan in looked.plans]
    values = [value for value, _ in ranked(state, usual_mind(), 30)]
    assert [int(plan.look) for plan in looked.plans] == [(value - values[0]) // 2 for value in values]
    mind, seat = usual_mind(), decider(state)
    now = judge(state, seat, mind.weights.of(state, seat), rival_areas(state, seat))
    passes = [value for value, atoms in ranked(state, mind, 30) if PASS <= atoms[-1] < FACTION]
    assert passes and all(value <= now for value in passes)


def test_the_others_keep_to_their_script_as_long_as_they_can() -> None:
    state = turns_of_the_last_round()[0]
    script = OpponentScript(state.setup.n)

    def play(first: list[int]) -> list[list[int]]:
        """The others' turns after this choice of the player, who then goes on by one ply."""
        s, had = state.copy(), script.begin()
        found: list[list[int]] = []
        for a in first:
            apply(s, a)
        while not is_over(s):
            if top_kind(s) == TURN and decider(s) != decider(state):
                move = script.turn(s, usual_mind(), had)
                assert is_choice(s, move)
                found.append(move)
            else:
                move = best_macro(s, usual_mind())
            for a in move:
                apply(s, a)
        return found

    choices = [atoms for _, atoms in ranked(state, usual_mind(), 30)]
    first = play(choices[0])
    assert play(choices[0]) == first
    instead = play(choices[-1])
    kept = sum(play(other)[0] == first[0] for other in choices[1:])
    assert kept > len(choices) // 2
    assert play(choices[0]) == first  # whatever was played in between
    assert play(choices[-1]) == instead


def test_ends_are_known_where_different_ways_lead_to_the_same_position() -> None:
    """Whatever is remembered of a position is what playing on from there by one ply brings."""
    state, seat = turns_of_the_last_round()[0], decider(turns_of_the_last_round()[0])
    search = Plans(state, usual_mind(), 6, 0, 3, 2, 0, [])
    for _ in range(60):
        search.step()
    checked = 0
    for plan in search.plans:
        for turn in plan.turns:
            known = search.known.get(search._key(turn.state, turn.had))
            if known is None:
                continue
            s, had = turn.state.copy(), turn.had[:]
            while not is_over(s):
                others = top_kind(s) == TURN and decider(s) != seat
                move = search.script.turn(s, usual_mind(), had) if others else best_macro(s, usual_mind())
                for a in move:
                    apply(s, a)
            assert known == s.v[seat_base(seat) + VP] * 1000
            checked += 1
    assert checked > 5
    [turn, other] = [search.plans[0].turns[0], search.plans[0].turns[1]]
    assert search._key(turn.state, turn.had) != search._key(other.state, other.had)
    assert search._key(turn.state, turn.had) != search._key(turn.state, other.had)  # the others go on elsewhere
