"""Opens the game in a text, whether it is a save, a setup file or a ledger."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.notation.json_text import SaveError, looks_like_ledger, parse
from mystica.notation.ledgers.reader import play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.saves import kind_of, load_save, load_setup
from mystica.setups import GameSetup


@dataclass(frozen=True)
class FoundGame:
    """What was set up and played; names of people, by seat, where a save has them."""

    setup: GameSetup
    actions: tuple[int, ...] = ()
    names: tuple[str, ...] = ()


def find_game(text: str) -> FoundGame:
    """Whatever the text is, it says so itself. SaveError, LedgerError or SetupError if it is none of the three."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        if kind_of(parse(text)) == "setup":
            return FoundGame(load_setup(text))
        saved = load_save(text)
        return FoundGame(saved.setup, saved.actions, saved.names)
    if not looks_like_ledger(text):
        raise SaveError("save-neither")
    player = play_ledger(read_ledger(text))
    return FoundGame(player.ledger.setup, tuple(player.actions))
