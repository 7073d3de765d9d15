"""Loads games from files: saves, setup files and ledgers."""

from __future__ import annotations

from pathlib import Path

from mystica.errors import MoveError
from mystica.game import Game
from mystica.notation.any_game_file import find_game
from mystica.notation.files import read_text
from mystica.notation.json_text import SaveError
from mystica.setups import SetupError


def load_game(path: Path) -> Game:
    """The game of a file, whatever it is; SetupError with the name of the file if it is none."""
    text = read_text(path)
    try:
        found = find_game(text)
    except (SaveError, MoveError, SetupError) as error:
        raise SetupError.joined(f"{path}:", error) from None
    return Game(found.setup, found.actions)
