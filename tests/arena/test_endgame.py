"""The end of the game solved: exact against a search of its own, better than one ply, kept to its budget."""

from __future__ import annotations

import pytest

from mystica.bots import Budget, player
from mystica.bots.minds import usual_mind
from mystica.bots.novice import Novice
from mystica.engine import COMPILED
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import PASSED, ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.playout import choose
from mystica.engine.thinking.endgame import EndgameSearch, can_solve
from mystica.engine.thinking.one_ply import best_macro
from mystica.notation.moves import text_of
from mystica.setups import draw
from tests.rules.table import Table

BOXES: list[dict[str, str]] = [{}, {"fire-and-ice": "true"}, {"merchants": "true"}]


def last_turns(players: int, seed: int, options: dict[str, str]) -> list[State]:
    """Decisions of a game by lot at which all others have passed in the last round."""
    state = new_game(draw(players, seed, options=options).engine_setup())
    x = next_random(scramble(seed))
    found: list[State] = []
    while not is_over(state):
        if can_solve(state):
            found.append(state.copy())
        a, x = choose(state, x, True)
        apply(state, a)
    return found


def solve(state: State, most: int) -> EndgameSearch | None:
    finish = EndgameSearch(state, usual_mind())
    while not finish.solved():
        finish.step()
        if finish.nodes > most:
            return None
    return finish


def most_vp(state: State, seat: int) -> int:
    """The same by plain recursion, without any memory."""
    while not is_over(state) and decider(state) != seat:
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    if is_over(state):
        return int(state.v[seat_base(seat) + VP])
    macros = Macros()
    list_macros(state, macros)
    found: list[int] = []
    for choice in macros.all():
        after = state.copy()
        for a in choice:
            apply(after, a)
        found.append(most_vp(after, seat))
    return max(found)


def played_by(state: State, chosen_by: str) -> int:
    """VP of whoever decides if it plays on to the end by one ply, or by the solution."""
    state = state.copy()
    seat = int(decider(state))
    while not is_over(state):
        if decider(state) == seat and chosen_by == "solution":
            finish = solve(state, 10**6)
            assert finish is not None
            chosen = finish.best()
        else:
            chosen = Novice().choose(state)
        for a in chosen:
            apply(state, a)
    return int(state.v[seat_base(seat) + VP])


@pytest.mark.parametrize("options", BOXES, ids=["base", "fire-and-ice", "merchants"])
def test_it_finds_what_trying_everything_finds(options: dict[str, str]) -> None:
    compared = 0
    for seed in range(40 if COMPILED else 8):
        for position in last_turns(2 + seed % 3, seed, options):
            before = position.hash()
            finish = solve(position, 300 if COMPILED else 60)
            if finish is not None:
                compared += 1
                assert finish.vp() == most_vp(position.copy(), int(decider(position)))
                assert position.hash() == before, "the position stays as it is"
    assert compared >= 5


@pytest.mark.parametrize("options", BOXES, ids=["base", "fire-and-ice", "merchants"])
def test_what_it_promises_is_what_it_gets(options: dict[str, str]) -> None:
    """Never less than one ply gets, and exactly the VP that were foretold."""
    compared = 0
    for seed in range(30 if COMPILED else 8):
        for position in last_turns(2 + seed % 3, seed, options)[:1]:
            finish = solve(position, 2000 if COMPILED else 150)
            if finish is not None:
                compared += 1
                assert played_by(position, "solution") == finish.vp() >= played_by(position, "one ply")
    assert compared >= 2


def three_power() -> Table:
    """Witches with power alone, after nomads have passed in the last round: for a priest who climbs a cult track, or
    for coins that only count at the end."""
    t = Table("witches", "nomads", round=int(ROUNDS))
    t.put("witches", "F4")
    t.put("nomads", "A1")
    t.give("witches", coins=0, workers=0, priests=0, power=(0, 2, 3), cults=(0, 0, 0, 0))
    t.give("nomads", cults=(0, 0, 0, 0))
    t.state.v[seat_base(t.seat("nomads")) + PASSED] = 1
    return t


def test_a_priest_now_is_worth_more_than_coins_now() -> None:
    """One ply takes what looks best right after its turn; the solution sees the step that the priest makes next."""
    t = three_power()
    finish = solve(t.state, 1000)
    assert finish is not None
    assert [text_of(t.state, a) for a in finish.best()] == ["action ACT2"]
    assert [text_of(t.state, a) for a in Novice().choose(t.state)] != ["action ACT2"]
    assert finish.vp() == played_by(t.state, "solution") > played_by(t.state, "one ply")


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
def test_searching_bots_finish_exactly(level: str) -> None:
    t = three_power()
    chosen = player(f"{level}@30n").choose(t.state)
    assert [text_of(t.state, a) for a in chosen] == ["action ACT2"]


def test_it_is_tried_only_when_the_others_have_passed_in_the_last_round() -> None:
    t = three_power()
    assert can_solve(t.state)
    t.state.v[seat_base(t.seat("nomads")) + PASSED] = 0
    assert not can_solve(t.state)
    t.state.v[seat_base(t.seat("nomads")) + PASSED] = 1
    t.state.v[ROUND] = ROUNDS - 1
    assert not can_solve(t.state)


def test_too_many_lines_are_left_to_plans() -> None:
    """With plenty of everything there is no end to the lines; the answer comes all the same, and when told to stop."""
    t = three_power()
    t.rich("witches")
    assert solve(t.state, 300) is None
    assert player("strong@2n").choose(t.state)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    assert player("expert").bot.choose(t.state, Budget(seconds=600, stop=stop))
    assert asked == 2  # once for the solution, once for plans
