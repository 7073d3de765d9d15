"""Games brought to the position that a test needs."""

from __future__ import annotations

import random

from mystica import data
from mystica.game import Game
from mystica.game.history import History
from tests.rules.table import Table

PROMOS = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}


def game_of(table: Table) -> Game:
    """A game that begins where a table stands."""
    game = Game(table.setup)
    game._state = table.state.copy()
    game._history = History(game._state)
    return game


def random_game(seed: int) -> Game:
    """A new game; players, profile and factions go with the seed."""
    return Game.new(2 + seed % 4, seed, profile=data.PROFILES[seed % 2], options=PROMOS)


def play_on(game: Game, rng: random.Random, plies: int = 10_000) -> None:
    """Random moves, passing only where nothing else is left."""
    while not game.is_over and plies > 0:
        moves = game.moves()
        busy = [move for move in moves if move.kind not in ("pass", "decline")]
        game.play(rng.choice(busy or moves))
        plies -= 1
