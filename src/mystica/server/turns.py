"""Whole turns: what a seat does in one go, as one text that leads to the same position whenever it is played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mystica.errors import InvalidMove, MoveError
from mystica.game import Game, Move
from mystica.game.turns import is_aside, is_open
from mystica.notation.moves import actor_of
from mystica.setups import GameSetup


class UnfinishedTurn(MoveError):
    """Something is begun that only the same seat can go on with."""


class ForeignMove(MoveError):
    """A move of another seat."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One row to be: its text, and the game after it."""

    seat: int
    text: str
    after: Game


def fitting(game: Game, seat: int, text: str) -> Move | None:
    """The move of a seat that a text stands for; nothing if it is none of its moves now."""
    try:
        move = game.parse(text)
    except MoveError:
        return None
    return move if move.seat == seat else None


def read_draft(game: Game, seat: int, moves: Sequence[str]) -> tuple[Game, list[int]]:
    """The game after the moves of one seat, played one by one on a copy, and their actions."""
    trial = game.copy()
    atoms: list[int] = []
    for text in moves:
        if text.strip().lower() == "done" and atoms and trial.decider != seat:
            continue  # the turn is over without saying so
        named = text if trial.decider == seat or ":" in text.split(" ")[0] else f"{trial.faction(seat)}: {text}"
        move = trial.parse(named)
        if move.seat != seat:
            raise ForeignMove(f"{text!r} is a move of another seat")
        trial.play(move)
        atoms += move.atoms
    return trial, atoms


def read_turn(game: Game, seat: int, moves: Sequence[str], *, whole: bool = True) -> Turn:
    """The turn that a seat wants to commit, all of it unless a part will do."""
    trial, atoms = read_draft(game, seat, moves)
    if not atoms:
        raise InvalidMove("nothing is no move", "move-nothing")
    if whole and is_open(trial.state, seat, atoms):
        raise UnfinishedTurn(f"the turn is not finished: {trial.decision} is still to be decided")
    written = Move(tuple(atoms), seat, game.state).text
    if list(moves) == [written]:  # what was read just now
        return Turn(seat, written, trial)
    for text in (written, ". ".join(moves)):
        if _read_again(game, text, trial) is not None:
            return Turn(seat, text, trial)
    raise InvalidMove("these moves cannot be written as one turn: send them one after the other", "move-apart")


def _read_again(game: Game, text: str, wanted: Game) -> Game | None:
    """The game after a text; nothing if it does not lead to the wanted position."""
    again = game.copy()
    try:
        again.play(text)
    except MoveError:
        return None
    return again if again.hash == wanted.hash else None


def rows_of(setup: GameSetup, actions: Sequence[int]) -> Iterator[Turn]:
    """A list of actions, as in a save, as rows: whole turns, and single answers. One by one, as it takes a while."""
    game = Game(setup)
    trial = game.copy()
    atoms: list[int] = []
    seat = -1
    for a in actions:
        by = actor_of(trial.state, a)
        if atoms and (by != seat or is_aside(a) or not is_open(trial.state, seat, atoms)):
            rows = _rows(game, seat, atoms, trial)
            yield from rows
            game, atoms = rows[-1].after, []
        seat = by
        atoms.append(a)
        trial.play(a)
    if atoms:
        yield from _rows(game, seat, atoms, trial)


def _rows(game: Game, seat: int, atoms: list[int], wanted: Game) -> list[Turn]:
    """One row, or one for each action where a single text would not lead to the same position."""
    text = Move(tuple(atoms), seat, game.state).text
    again = _read_again(game, text, wanted)
    if again is not None:
        return [Turn(seat, text, again)]
    rows: list[Turn] = []
    for a in atoms:
        text = Move((a,), seat, game.state).text
        game = game.copy()
        game.play(text)
        rows.append(Turn(seat, text, game))
    return rows
