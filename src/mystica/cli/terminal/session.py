"""One game at one table: who sits where, the bots' moves, taking back, saving. It knows nothing of the screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from mystica.bots import Player, is_ours, player
from mystica.errors import MoveError
from mystica.game import Game, Move, Ply
from mystica.notation.saves import read_save, write_save

YOU = "you"
_STRIDE = 7919  # spreads the actions of one seed


class Session:
    """A game with a name for every seat: a bot's, or that of a person."""

    def __init__(self, game: Game, names: Sequence[str], own: Collection[str] = ()) -> None:
        """`own` are names of bots that are not ours; a save alone never makes us load somebody's code."""
        self.game = game
        self.names = tuple(names)
        self.own = frozenset(own)
        self.seed = game.setup.seed or 0
        self._players: dict[str, Player] = {name: player(name) for name in set(names) if is_ours(name) or name in own}

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
        return seat is not None and self.names[seat] not in self._players

    @property
    def waits(self) -> bool:
        """Is it for a person to decide?"""
        return self.is_person(self.game.decider)

    def bot_choice(self, name: str) -> Move:
        """What a bot would do in the place of whoever decides. Who counts steps and not time answers the same at every
        call, also after a resume."""
        state = self.game.state
        seat = self.game.decider
        if seat is None:
            raise MoveError("move-over")
        bot = self._players.get(name) or player(name)
        played = sum(len(ply.atoms) for ply in self.game.history)
        return Move(tuple(bot.choose(state, self.seed + _STRIDE * played)), seat, state)

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
            raise MoveError("move-no-undo")
        for number in reversed(mine):
            self.game.undo_to(number - 1)
            if self.waits:
                return

    def redo(self) -> None:
        """The move taken back last again, with what bots answered."""
        self.game.redo()
        while self.game.redoable and not self.waits:
            self.game.redo()
