"""One game at one table: who sits where, the bots' moves, taking back, saving. Nothing here knows a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mystica.bots import PLAYERS, Thinker, thinker
from mystica.engine.playout import choose, next_random, scramble
from mystica.errors import MoveError
from mystica.game import Game, Move, Ply
from mystica.notation.saves import read_save, write_save

YOU = "you"
_STRIDE = 7919  # spreads the actions of one seed


class Session:
    """A game with a name for every seat: a bot's, or that of a person."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = tuple(names)
        self.seed = game.setup.seed or 0
        self._minds: dict[str, Thinker | None] = {name: thinker(name) for name in set(names) & set(PLAYERS)}

    @classmethod
    def resume(cls, path: Path, names: Sequence[str] = ()) -> Session:
        """The game of a save; `names` is for saves that have none."""
        saved = read_save(path)
        game = Game(saved.setup)
        for a in saved.actions:
            game.play(a)
        return cls(game, saved.names or names)

    def save(self, path: Path) -> None:
        actions = [a for ply in self.game.history for a in ply.atoms]
        write_save(path, self.game.setup, actions, names=self.names)

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.names[seat] not in PLAYERS

    @property
    def waits(self) -> bool:
        """Is it for a person to decide?"""
        return self.is_person(self.game.decider)

    def bot_choice(self, name: str) -> Move:
        """What a bot would do in the place of whoever decides. The same at every call, also after a resume."""
        state = self.game.state
        seat = self.game.decider
        if seat is None:
            raise MoveError("the game is over")
        mind = self._minds.get(name) or thinker(name)
        if mind is not None:
            atoms = mind.choose(state)
        else:
            played = sum(len(ply.atoms) for ply in self.game.history)
            chance = next_random(scramble(self.seed + _STRIDE * played))
            atoms = [choose(state, chance, name == "busy")[0]]
        return Move(tuple(int(a) for a in atoms), seat, state)

    def bot_move(self) -> Ply:
        """Let the bot whose decision it is play."""
        seat = self.game.decider
        assert seat is not None
        self.game.play(self.bot_choice(self.names[seat]))
        return self.game.history[-1]

    def undo(self) -> None:
        """Back to the last decision of a person, over what bots did since."""
        mine = [ply.number for ply in self.game.history if self.is_person(ply.seat)]
        if not mine:
            raise MoveError("nothing was played yet")
        for number in reversed(mine):
            self.game.undo_to(number - 1)
            if self.waits:
                return

    def redo(self) -> None:
        """The move taken back last again, with what bots answered."""
        self.game.redo()
        while self.game.redoable and not self.waits:
            self.game.redo()
