"""What is one turn: where it ends, how it is written, and what of a save becomes which row."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from mystica.bots.novice import Novice
from mystica.errors import InvalidMove
from mystica.game import Game, Move
from mystica.game.turns import is_open
from mystica.server.play.turns import ForeignMove, Trial, UnfinishedTurn, read_turn, rows_of
from mystica.setups import GameSetup, draw
from tests.game.tables import game_of
from tests.rules.merchants.sea import SeaTable

OPENING = ("build F4", "build F3", "build H1", "build C3", "build B1", "pass BON1", "pass BON4")


def opened() -> Game:
    return Game(draw(2, 7, factions=("witches", "nomads")), OPENING)


def test_a_turn_is_one_text() -> None:
    game = opened()
    turn = read_turn(Trial(game), 0, ["convert 1w to 1c", "convert 1w to 1c", "upgrade C3 to TP", "done"])
    assert turn.text == "convert 2w to 2c. upgrade C3 to TP. done"
    assert Game(game.setup, (*OPENING, turn.text)).hash == turn.after.hash
    assert game.ply == len(OPENING)


def test_an_end_that_is_not_asked_for_may_be_said() -> None:
    turn = read_turn(Trial(opened()), 0, ["upgrade F4 to TP", "done"])  # the neighbour is asked first
    assert turn.text == "upgrade F4 to TP"


@pytest.mark.parametrize("moves", [["convert 1w to 1c"], ["upgrade C3 to TP"], ["burn 1"]])
def test_a_part_of_a_turn(moves: list[str]) -> None:
    with pytest.raises((UnfinishedTurn, ValueError)):
        read_turn(Trial(opened()), 0, moves)


def test_a_part_will_do_for_bots() -> None:
    assert read_turn(Trial(opened()), 0, ["convert 1w to 1c"], whole=False).text == "convert 1w to 1c"


def test_moves_of_others() -> None:
    game = opened()
    with pytest.raises(ForeignMove):
        read_turn(Trial(game), 1, ["witches: resign"])
    assert read_turn(Trial(game), 1, ["resign"]).text == "nomads: resign"
    assert read_turn(Trial(game), 1, ["nomads: resign"]).seat == 1


def test_nothing_is_no_turn() -> None:
    with pytest.raises(InvalidMove):
        read_turn(Trial(opened()), 0, [])


def novice_games() -> Iterator[tuple[Game, Move]]:
    """Moves of whole games with the positions they were made in."""
    novice = Novice()
    for seed in range(40):
        game = Game(draw(3, seed))
        while not game.is_over:
            move = Move(tuple(novice.choose(game.state)), game.decider or 0, game.state)
            yield game, move
            game.play(move)


def test_spades_of_a_cult_bonus_are_a_question_of_their_own() -> None:
    """Whoever passes last and then gets spades has finished the turn before."""
    for game, move in novice_games():
        after = game.copy()
        after.play(move)
        if after.decision == "cult-spades" and after.decider == move.seat and game.decision != "cult-spades":
            assert not is_open(after.state, move.seat, move.atoms)
            return
    pytest.fail("nobody passed last and got spades")


def shipped(seed: int) -> GameSetup:
    return draw(3, seed, options={"merchants": "true"}, factions=("witches", "darklings", "mermaids"))


def test_docks_are_a_question_of_their_own() -> None:
    """Whoever places the last dwelling has finished that before."""
    lots = random.Random(1)
    for seed in range(8):
        game = Game(shipped(seed))
        while game.decision in ("dwelling", "dock"):
            move = lots.choice(game.moves())
            game.play(move)
            if game.decision == "dock" and game.decider == move.seat and move.kind == "dwelling":
                assert not is_open(game.state, move.seat, move.atoms)
                return
    pytest.fail("nobody placed the last dwelling and had a choice for the dock")


def test_ships_of_an_income_are_a_question_of_their_own() -> None:
    """Whoever passes last and then gets ships has finished the turn before."""
    t = SeaTable("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.yard("nomads", "E9")
    game = game_of(t)
    game.play("pass BON1. done")
    last = read_turn(Trial(game), 1, ["pass BON9", "done"])
    assert (last.after.round, last.after.decider, last.after.decision) == (2, 1, "ship")
    ship = read_turn(Trial(last.after), 1, ["ship r17"])
    assert ship.text == "ship r17" and ship.after.decision == "turn"


def test_a_voyage_is_one_turn() -> None:
    """From the action that moves ships to the last trade: nothing of it can be sent alone."""
    t = SeaTable("darklings", "nomads")
    t.put("darklings", "C1")
    t.dock("darklings", "C1")
    t.launch("darklings", "r8 r8")
    t.put("nomads", "D3", "TE")
    t.put("nomads", "C2")
    t.give("darklings", shipping=1, power=(6, 4, 2), priests=1)
    t.give("nomads", power=(0, 0, 6))
    game = game_of(t)
    parts = ["action SHIPMOVE", "sail r8", "to D3", "sail r8", "to C2", "trade D3"]
    for n in range(1, len(parts) + 1):
        with pytest.raises(UnfinishedTurn):
            read_turn(Trial(game), 0, parts[:n])
    assert game.ply == 0


@pytest.mark.parametrize("ships", [False, True])
def test_saves_become_rows_of_whole_turns(ships: bool) -> None:
    for seed in range(3):
        game = Game(shipped(seed) if ships else draw(2, seed))
        novice = Novice()
        while not game.is_over:
            game.play(Move(tuple(novice.choose(game.state)), game.decider or 0, game.state))
        rows = list(rows_of(game.setup, game.actions))
        again = Game(game.setup)
        for row in rows:
            move = again.play(row.text)
            assert (move.seat, again.hash) == (row.seat, row.after.hash)
            assert not is_open(again.state, row.seat, move.atoms)
        assert again.hash == game.hash
        assert again.actions == game.actions
