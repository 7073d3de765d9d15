"""Whole games through the face: every move listed can be played and reads back, in both profiles."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mystica.engine.core import actions as act
from mystica.engine.flow import may_apply_unlisted
from mystica.game import Game, kinds
from tests.game.tables import play_on, random_game


def check_moves(game: Game, moves: int, rng: random.Random) -> None:
    """Some of the moves listed now: they play, their text means them, their outcome adds up."""
    listed = game.moves()
    assert listed and len(set(listed)) == len(listed)
    for move in rng.sample(listed, min(moves, len(listed))):
        assert game.parse(move.text) == move, move
        assert move.kind in kinds()
        outcome = move.outcome
        assert outcome.vp == sum(outcome.vp_sources.values())
        after = game.copy()
        after.play(move)
        assert after.ply == game.ply + 1 and after.history[-1].text == move.text
        if after.round == game.round and not after.is_over:
            player, before = after.player(move.seat), game.player(move.seat)
            assert player.vp - before.vp == outcome.vp
            if before.faction:
                assert player.coins - before.coins == outcome.coins
                assert player.workers - before.workers == outcome.workers


@pytest.mark.parametrize("seed", range(8))
def test_moves_of_whole_games(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    decisions: set[str] = set()
    while not game.is_over:
        fresh = game.decision not in decisions
        decisions.add(game.decision)
        if fresh or rng.random() < 0.2:
            check_moves(game, 40 if fresh else 5, rng)
        play_on(game, rng, 1)
    assert len(decisions) >= 6


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 120), steps=st.lists(st.integers(-40, 40), max_size=8))
def test_going_back_and_forth_is_exact(seed: int, plies: int, steps: list[int]) -> None:
    game = random_game(seed)
    play_on(game, random.Random(seed), plies)
    hashes = [game.at(ply).hash for ply in range(game.ply + 1)]
    here = game.ply
    for step in steps:
        there = min(max(here + step, 0), len(hashes) - 1)
        if there < here:
            game.undo_to(there)
        while game.ply < there:
            game.redo()
        here = there
        assert game.ply == here and game.hash == hashes[here]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.text(max_size=60), seed=st.integers(0, 50))
def test_any_text_is_refused_or_played_whole(text: str, seed: int) -> None:
    game = random_game(seed)
    play_on(game, random.Random(seed), seed)
    before = game.hash
    if not game.is_legal(text):
        assert game.hash == before


WORDS = (
    "build", "upgrade", "transform", "to", "F4", "A1", "r3", "green", "TP", "action", "ACT1", "burn", "99", "convert",
    "3pw", "1w", "leech", "from", "witches", ":", ".", "+", "+fire", "+FAV3", "pass", "BON1", "(late)", "done", "send",
    "p", "for", "2", "bridge", "C2:D3", "resign", "spades first", "later", "dig", "connect",
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(words=st.lists(st.sampled_from(WORDS), max_size=8), seed=st.integers(0, 20))
def test_word_salad_is_refused_or_played_whole(words: list[str], seed: int) -> None:
    game = random_game(seed)
    play_on(game, random.Random(seed), seed * 4)
    before = game.hash
    legal = game.is_legal(" ".join(words))
    assert game.hash == before
    if legal:
        assert game.play(" ".join(words)).text


@pytest.mark.parametrize("seed", range(6))
def test_answers_out_of_turn_read_back(seed: int) -> None:
    """Under the site's rulings people answer late and in any order; the text of each answer means just that."""
    game = Game.new(2 + seed % 4, seed, profile="snellman")
    rng = random.Random(seed)
    asides = 0
    while not game.is_over:
        state = game.state
        last = act.N_ACTIONS if rng.random() < 0.02 else act.DROP
        possible = [a for a in range(act.OUT_OF_TURN, last) if may_apply_unlisted(state, a)]
        if possible and rng.random() < 0.5:
            a = rng.choice(possible)
            twin = game.copy()
            game.play(a)
            assert twin.play(game.history[-1].text).atoms == (a,)
            assert twin.hash == game.hash and twin.history[-1] == game.history[-1]
            asides += 1
        else:
            play_on(game, rng, 1)
    assert asides > 3
