"""Mystica: the complete rules of Terra Mystica, exact and fast.

>>> import mystica
>>> game = mystica.Game.new(players=3, seed=7, preset="standard")
>>> game
<Game round 0, ply 0, player1 to decide: faction>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from mystica import errors

if TYPE_CHECKING:
    from mystica.errors import AmbiguousMove, IllegalMove, InvalidMove, MoveError
    from mystica.game import Game, Move, Reason
    from mystica.setups import GameSetup, SetupError, draw, introductory

__version__ = "0.2.0.dev0"
__all__ = [
    "Game", "Move", "Reason", "GameSetup", "draw", "introductory", "SetupError", "MoveError", "InvalidMove",
    "IllegalMove", "AmbiguousMove", "__version__",
]  # fmt: skip

# Loaded when they are first used, so that a command which needs no game starts at once
_HOME = {
    "errors": ("MoveError", "InvalidMove", "IllegalMove", "AmbiguousMove"),
    "game": ("Game", "Move", "Reason"),
    "setups": ("GameSetup", "SetupError", "draw", "introductory"),
}


def _in_english(sentence: errors.Sentence) -> str:
    from mystica.i18n import FALLBACK, say  # takes a while: whoever shows no complaint need not wait for it

    return say(FALLBACK, f"complaint-{sentence.key}", sentence.said)


errors.tell_with(_in_english)  # whichever room is imported, this file runs before it


def __getattr__(name: str) -> object:
    for module, names in _HOME.items():
        if name in names:
            if name == "Game":  # its hints, forecasts and reviews are worked out there
                import_module(f"{__name__}.analysis")
            found = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
