"""Games from files: saves, setup files and ledgers."""

from __future__ import annotations

from pathlib import Path

from mystica.errors import MoveError
from mystica.game import Game
from mystica.notation.json_text import looks_like_ledger, parse
from mystica.notation.ledger_reader import LedgerPlayer
from mystica.notation.ledger_text import read_ledger
from mystica.notation.saves import SaveError, kind_of, load_save, load_setup, read_text
from mystica.setups import SetupError


def load_game(path: Path) -> Game:
    """The game of a file, whatever it is; SetupError with the name of the file if it is none."""
    text = read_text(path).removeprefix("\ufeff")
    try:
        if not text.lstrip().startswith("{"):
            return _of_ledger(text)
        if kind_of(parse(text)) == "setup":
            return Game(load_setup(text))
        saved = load_save(text)
        return Game(saved.setup, saved.actions)
    except (SaveError, MoveError, SetupError) as error:
        raise SetupError(f"{path}: {error}") from None


def _of_ledger(text: str) -> Game:
    if not looks_like_ledger(text):
        raise SaveError("this is neither a save nor a ledger", "save-neither")
    ledger = read_ledger(text)
    player = LedgerPlayer(ledger)
    player.play_all()
    player.close()
    return Game(ledger.setup, player.actions)
