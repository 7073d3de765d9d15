"""Reads texts as whole turns: what a seat does in one go, as one text that leads to the same position each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.errors import InvalidMove, MoveError
from mystica.game import Game, Move
from mystica.game.reading.phrases import read_move
from mystica.game.turns import is_open, whole_turns
from mystica.setups import GameSetup


class UnfinishedTurn(MoveError):
    """Something is begun that only the same seat can go on with."""


class ForeignMove(MoveError):
    """A move of another seat."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One row to be: its text, the move it is, and the game after it."""

    text: str
    move: Move
    after: Game

    @property
    def seat(self) -> int:
        return self.move.seat


class Trial:
    """A position on which texts are tried; its game stays as it is.

    The text tried last is kept with what came of it. A draft grows move by move, is shown, and is committed as it
    stands: so each of its moves is read once.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._last: tuple[str, Move, Trial] | None = None

    def play(self, text: str) -> tuple[Move, Trial]:
        """The move that a text stands for, and the position after it; MoveError if it is none."""
        last = self._last
        if last is None or last[0] != text:
            after = self.game.copy()
            move = after.play(text)
            last = self._last = text, move, Trial(after)
        return last[1], last[2]

    def __len__(self) -> int:
        """How many texts are kept, one after the other."""
        return 1 + len(self._last[2]) if self._last else 0


def fitting(game: Game, seat: int, text: str) -> Move | None:
    """The move of a seat that a text stands for; nothing if it is none of its moves now."""
    try:
        move = game.parse(text)
    except MoveError:
        return None
    return move if move.seat == seat else None


def read_draft(trial: Trial, seat: int, moves: Sequence[str]) -> tuple[Trial, list[int]]:
    """The position after the moves of one seat, played one by one, and their actions."""
    atoms: list[int] = []
    for text in moves:
        game = trial.game
        if text.strip().lower() == "done" and atoms and game.decider != seat:
            continue  # the turn is over without saying so
        named = text if game.decider == seat or ":" in text.split(" ")[0] else f"{game.faction(seat)}: {text}"
        move, trial = trial.play(named)
        if move.seat != seat:
            raise ForeignMove("move-others", text=text)
        atoms += move.atoms
    return trial, atoms


def read_turn(trial: Trial, seat: int, moves: Sequence[str], *, whole: bool = True) -> Turn:
    """The turn that a seat wants to commit, all of it unless a part will do."""
    game = trial.game
    trial, atoms = read_draft(trial, seat, moves)
    if not atoms:
        raise InvalidMove("move-nothing")
    if whole and is_open(trial.game.state, seat, atoms):
        raise UnfinishedTurn("move-unfinished", now=trial.game.decision)
    move = Move(tuple(atoms), seat, game.state)
    if list(moves) == [move.text]:  # what was read just now
        return Turn(move.text, move, trial.game)
    for text in (move.text, ". ".join(moves)):
        again = _read_again(game, text, trial.game.state)
        if again is not None:
            return Turn(text, move, again)
    raise InvalidMove("move-apart")


def reading_as(start: State, text: str, wanted: State) -> Move | None:
    """The move that a text stands for, if it leads to the wanted position; else nothing."""
    try:
        move = read_move(start, text)
    except MoveError:
        return None
    return move if _after(start, move.atoms).hash() == wanted.hash() else None


def _after(start: State, atoms: Sequence[int]) -> State:
    state = start.copy()
    for a in atoms:
        apply(state, a)
    return state


def _read_again(game: Game, text: str, wanted: State) -> Game | None:
    """The game after a text; nothing if it does not lead to the wanted position."""
    move = reading_as(game.state, text, wanted)
    if move is None:
        return None
    again = game.copy()
    again.play(move)
    return again


def rows_of(setup: GameSetup, actions: Sequence[int]) -> Iterator[Turn]:
    """A list of actions, as in a save, as rows: whole turns, and single answers. One by one, as it takes a while."""
    game = Game(setup)
    for turn in whole_turns(game.state, actions):
        rows = _rows(game, turn.seat, turn.atoms)
        yield from rows
        game = rows[-1].after


def _rows(game: Game, seat: int, atoms: tuple[int, ...]) -> list[Turn]:
    """One row, or one for each action where a single text would not lead to the same position."""
    whole = Move(atoms, seat, game.state)
    again = _read_again(game, whole.text, _after(game.state, atoms))
    if again is not None:
        return [Turn(whole.text, whole, again)]
    rows: list[Turn] = []
    for a in atoms:
        game = game.copy()
        single = Move((a,), seat, game.state)
        game.play(single.text)
        rows.append(Turn(single.text, single, game))
    return rows
