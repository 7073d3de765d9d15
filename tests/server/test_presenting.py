"""The desk of a seat: whatever is drafted, what it calls complete can be committed as one turn."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.game import Game
from mystica.server.play.presenting import desk_of
from mystica.server.play.turns import Trial, read_turn
from mystica.server.shapes.moves import Desk
from mystica.setups import draw


def at_desk(game: Game, seat: int, draft: list[str]) -> Desk:
    desk, _ = desk_of(Trial(game), seat, draft)
    assert desk is not None
    return desk


def drafted_turn(game: Game, seat: int, rng: random.Random) -> list[str]:
    """A draft of random choices that its desk calls complete, with what finishes it."""
    draft: list[str] = []
    while True:
        desk = at_desk(game, seat, draft)
        assert desk.dropped == 0
        assert desk.complete or desk.moves, draft
        if desk.complete and (not desk.moves or rng.random() < 0.7):
            return draft + desk.finish
        choices = desk.moves + (desk.conversions if len(draft) < 4 and rng.random() < 0.15 else [])
        draft.append(rng.choice(choices).text)


@pytest.mark.parametrize("seed", range(6))
def test_complete_drafts_are_whole_turns(seed: int) -> None:
    rng = random.Random(seed)
    game = Game(draw(2 + seed % 4, seed, profile=data.PROFILES[seed % 2]))
    while not game.is_over:
        seat = game.decider
        assert seat is not None
        turn = read_turn(Trial(game), seat, drafted_turn(game, seat, rng))
        game.play(turn.text)
        assert game.hash == turn.after.hash


def test_what_the_same_seat_decides_next_waits_until_the_draft_is_sent() -> None:
    """Whoever places last also places next: those are two turns."""
    game = Game.new(players=2, seed=7, factions=("witches", "nomads"))
    game.play("build F4")
    desk = at_desk(game, 1, ["build F3"])
    assert desk.complete and desk.decision == "" and not desk.moves and not desk.finish
    game.play("build F3")
    assert game.decider == 1 and at_desk(game, 1, []).decision == "dwelling"
