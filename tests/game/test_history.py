"""Plies, undo, redo, any earlier position, copies."""

from __future__ import annotations

import random

import pytest

from mystica import Game, MoveError
from mystica.notation.saves import dump_save, load_save
from tests.game.tables import play_on, random_game


def played(seed: int, plies: int = 60) -> tuple[Game, list[int]]:
    """A random game and its hash at every ply."""
    game = random_game(seed)
    rng = random.Random(seed)
    hashes = [game.hash]
    while game.ply < plies and not game.is_over:
        play_on(game, rng, 1)
        hashes.append(game.hash)
    return game, hashes


@pytest.mark.parametrize("seed", range(8))
def test_every_position_comes_back_exactly(seed: int) -> None:
    game, hashes = played(seed, 10_000)
    assert game.is_over and len(game.history) == game.ply == len(hashes) - 1
    for number in random.Random(seed).sample(range(game.ply + 1), 12):
        then = game.at(number)
        assert then.hash == hashes[number] and then.ply == number and then.history == game.history[:number]
        assert len(then.redoable) == game.ply - number
    again = Game(game.setup)
    for ply, expected in zip(game.history, hashes[1:], strict=True):
        again.play(ply.text)
        assert again.hash == expected and again.history[-1] == ply
    assert Game(game.setup, game.actions).hash == game.hash


@pytest.mark.parametrize("seed", range(4))
def test_undo_and_redo_step_by_step(seed: int) -> None:
    game, hashes = played(seed)
    for ply in range(game.ply, 0, -1):
        last = game.history[-1]
        assert game.undo() == last
        assert game.hash == hashes[ply - 1] and game.redoable[0] == last
    for ply in range(1, len(hashes)):
        expected = game.redoable[0]
        assert game.redo() == expected
        assert game.hash == hashes[ply]
    assert game.redoable == ()


def test_undo_within_a_turn() -> None:
    game, _ = played(3, 40)
    while game.decision != "turn":
        play_on(game, random.Random(1), 1)
    before = game.hash
    seat = game.decider
    steps = 0
    while game.decider == seat and game.decision in ("turn", "sacrifice") and steps < 3:
        conversions = [move for move in game.atomic_moves() if move.kind in ("convert", "sacrifice")]
        if not conversions:
            break
        game.play(conversions[0])
        steps += 1
    for _ in range(steps):
        game.undo()
    assert game.hash == before and len(game.redoable) == steps


def test_a_new_move_forgets_what_was_taken_back() -> None:
    game, hashes = played(1)
    game.undo_to(20)
    assert game.hash == hashes[20] and len(game.redoable) == 40
    old = game.redoable[0]
    other = next(move for move in game.atomic_moves() if move.atoms != old.atoms)
    game.play(other)
    assert game.redoable == () and game.ply == 21
    play_on(game, random.Random(9), 30)
    assert game.at(20).hash == hashes[20] and game.at(16).hash == hashes[16]
    again = Game(game.setup, [ply.text for ply in game.history])
    assert again.hash == game.hash
    assert [again.at(k).hash for k in range(again.ply)] == [game.at(k).hash for k in range(game.ply)]


def test_nothing_to_take_back_or_to_redo() -> None:
    game = Game.new(2, 1)
    before = game.hash
    for refused in (game.undo, game.redo, lambda: game.undo_to(1), lambda: game.undo_to(-1), lambda: game.at(3)):
        with pytest.raises(MoveError):
            refused()
    with pytest.raises(MoveError):
        game.events(1)
    with pytest.raises(MoveError):
        game.events(-1)
    assert game.hash == before


def test_copies_go_their_own_way() -> None:
    game, hashes = played(2)
    twin = game.copy()
    play_on(twin, random.Random(5), 20)
    twin.undo_to(3)
    assert game.hash == hashes[-1] and game.ply == 60 and twin.ply == 3
    assert game.state.hash() == game.hash
    spoiled = game.state
    spoiled.v[0] = 5
    assert game.hash == hashes[-1]


def test_replay_goes_through_all_positions() -> None:
    game, hashes = played(5, 40)
    seen = [(before.hash, ply.number, before.decider) for before, ply in game.replay()]
    assert [h for h, _, _ in seen] == hashes[:-1]
    assert [number for _, number, _ in seen] == list(range(1, 41))
    assert [ply.seat for ply in game.history] == [decider for _, _, decider in seen]


def test_events_tell_every_change_of_vp() -> None:
    game, _ = played(4, 10_000)
    vp = [0] * game.setup.players
    for ply in range(game.ply + 1):
        for event in game.events(ply):
            if event.seat >= 0:
                vp[event.seat] += event.changes().get("vp", 0)
    assert vp == [player.vp for player in game.players]


def test_a_saved_game_goes_on() -> None:
    game, _ = played(6, 50)
    saved = load_save(dump_save(game.setup, game.actions))
    assert Game(saved.setup, saved.actions).hash == game.hash
