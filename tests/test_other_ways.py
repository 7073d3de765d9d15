"""Further ways to transform: with the usual turns they are everything that one space allows, and no bot sees them."""

from __future__ import annotations

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import CULT_SPADES, SPADES, TURN, top_kind
from mystica.engine.core.reading import top_amount
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros, list_other_ways
from mystica.engine.playout import choose, is_legal, legal_actions
from mystica.game import Move
from mystica.game.moves.kinds import is_build, is_conversion
from mystica.notation.moves import text_of
from mystica.setups import draw
from tests.game.tables import game_of
from tests.rules.table import Table

MOST_PURSES = 250
"""Positions where conversions lead to more are left out: they take too long."""
BOXES = {"fire-and-ice": "true", "merchants": "true", "promo-bonus": "true"}
_FREE = (act.POWER, act.SPECIAL_BONUS, act.SPECIAL_FACTION)
_TRADES_VP = (act.CONVERT + act.VP_TO_COIN, act.CONVERT + act.COINS_TO_VP)


def positions(seed: int, every: int) -> list[State]:
    """Decisions of one busy game in which spades may be used."""
    profile = data.PROFILES[seed % 2]
    options = BOXES if seed % 3 == 0 else {}
    state = new_game(draw(2 + seed % 4, seed, profile=profile, options=options).engine_setup())
    out: list[State] = []
    x = next_random(scramble(seed))
    count = 0
    while not is_over(state):
        if count % every == 0 and top_kind(state) in (TURN, SPADES, CULT_SPADES):
            out.append(state.copy())
        a, x = choose(state, x, True)
        apply(state, a)
        count += 1
    return out


def after(state: State, a: int) -> State:
    copy = state.copy()
    apply(copy, a)
    return copy


def purses(state: State) -> list[State]:
    """Every position that conversions and sacrifices lead to, VP aside."""
    found = {state.hash(): state}
    new = [state]
    while new and len(found) <= MOST_PURSES:
        paid = [after(s, a) for s in new for a in legal_actions(s) if is_conversion(a) and a not in _TRADES_VP]
        new = []
        for s in paid:
            if s.hash() not in found:
                found[s.hash()] = s
                new.append(s)
    return list(found.values())


def is_transform(a: int) -> bool:
    return act.kind_of(a) == act.TRANSFORM


def played_out(state: State) -> set[tuple[int, ...]]:
    """Every transform of one space, by atomic actions: with the action that brings spades, and the dwelling there."""
    found: set[tuple[int, ...]] = set()
    for purse in purses(state):
        for a in legal_actions(purse):
            if is_transform(a):
                found |= followed(purse, (a,))
            elif act.kind_of(a) in _FREE:
                brought = after(purse, a)
                if decider(brought) == decider(state) and top_kind(brought) == SPADES and top_amount(brought) > 0:
                    for step in legal_actions(brought):
                        if is_transform(step):
                            found |= {(a, *rest) for rest in followed(brought, (step,))}
    return found


def followed(before: State, step: tuple[int]) -> set[tuple[int, ...]]:
    """A transform alone, and with each dwelling that may follow on that space."""
    there = after(before, *step)
    if decider(there) != decider(before) or top_kind(there) != SPADES:
        return {step}
    space = act.operand_of(*step) // 18
    builds = [a for a in legal_actions(there) if is_build(a) and act.operand_of(a) == space]
    return {step, *((*step, a) for a in builds)}


def listed(macros: Macros) -> set[tuple[int, ...]]:
    """Turns of one transform, without what pays for them."""
    turns = [tuple(a for a in atoms if not is_conversion(a)) for atoms in macros.all()]
    return {turn for turn in turns if sum(map(is_transform, turn)) == 1}


def told(state: State, turns: set[tuple[int, ...]]) -> list[str]:
    out = []
    for turn in sorted(turns):
        texts, s = [], state
        for a in turn:
            texts.append(text_of(s, a))
        out.append(". ".join(texts))
    return out


@pytest.mark.parametrize("seed", range(12))
def test_with_the_usual_turns_they_are_all_that_one_space_allows(seed: int) -> None:
    macros = Macros()
    compared = 0
    for state in positions(seed, 5):
        if top_kind(state) != TURN or len(purses(state)) > MOST_PURSES:
            continue
        list_macros(state, macros)
        usual = listed(macros)
        list_other_ways(state, macros)
        assert macros.has_space()
        other = listed(macros)
        assert len(other) <= macros.n <= 2 * len(other), "two ways to pay at most, and nothing but transforms"
        assert not usual & other
        possible = played_out(state)
        mine = {turn for turn in usual if is_transform(turn[0]) or turn[0] in {first for first, *_ in possible}}
        assert told(state, possible - mine - other) == [], f"left out, seed {seed}"
        assert told(state, other - possible) == [], f"impossible, seed {seed}"
        compared += bool(other)
    assert compared


@pytest.mark.parametrize("seed", range(12))
def test_expand_to_legal_actions(seed: int) -> None:
    macros = Macros()
    for state in positions(seed, 9):
        list_other_ways(state, macros)
        for atoms in macros.all():
            there = state.copy()
            for a in atoms:
                assert is_legal(there, a), f"{text_of(there, a)} of {atoms}, seed {seed}"
                apply(there, a)


@pytest.mark.parametrize("seed", range(12))
def test_answers_with_spades_are_complete(seed: int) -> None:
    """Inside an action, and as a cult bonus, nothing is missing: so several spaces are reached one after the other."""
    macros = Macros()
    for state in positions(seed, 1):
        if top_kind(state) == TURN:
            continue
        list_macros(state, macros)
        usual = macros.all()
        list_other_ways(state, macros)
        found = [*usual, *macros.all()]
        assert sorted(found) == [[a] for a in legal_actions(state) if not is_conversion(a)]


def texts_about(space: str, moves: list[Move]) -> set[str]:
    return {move.text for move in moves if space in move.spaces}


def test_away_from_home_the_long_way_round_and_with_one_of_two_free_spades() -> None:
    t = Table("halflings", "nomads")
    t.put("halflings", "F4")
    t.paint("F3", "blue")
    t.give("halflings", workers=15, coins=9, priests=0, power=(0, 0, 6))
    game = game_of(t)
    usual = {"transform F3 to black", "transform F3 to brown", "transform F3 to brown. build F3"}
    assert {text for text in texts_about("F3", game.moves()) if not text.startswith("action")} == usual
    shown = game.moves(all_ways=True)
    assert shown[: len(game.moves())] == game.moves() and not any(move.other_way for move in game.moves())
    other = [move for move in shown if move.other_way]
    assert shown == game.moves() + other
    plain = {text for text in texts_about("F3", other) if not text.startswith(("action", "convert"))}
    assert plain == {
        "transform F3 to green", "transform F3 to gray", "transform F3 to red", "transform F3 to yellow",
        "transform F3 to brown the long way",
    }  # fmt: skip
    assert "action ACT6. transform F3 to black" in texts_about("F3", other), "one of two free spades"
    vp = {move.text: move.outcome.vp for move in other}
    assert vp["transform F3 to green"] == 1 and vp["transform F3 to brown the long way"] == 5


def test_factions_with_fixed_spades_have_none() -> None:
    t = Table("giants", "nomads")
    t.put("giants", "F4")
    t.rich("giants")
    macros = Macros()
    list_other_ways(t.state, macros)
    assert macros.n == 0
