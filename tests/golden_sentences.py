"""Our golden sentences: events, moves, reasons and warnings of the golden games, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mystica.events import Event, describe, describe_move
from mystica.i18n import say

FILE = Path(__file__).parent / "data" / "sentences.json"
"""Written by tools/sentences.py; the browser's tests read it, too."""
PLAYERS = ["Anna", "Bo", "Chi", "Dana"]
"""Names by seat; a fifth player has none."""
SITTERS = ["Ada", "Ben", "Cleo", "Dov"]
"""Those of the people themselves."""

Sentence = dict[str, Any]


def rendered(sentence: Mapping[str, Any], locale: str) -> str:
    """What is said in a language."""
    of, key, args = sentence["of"], sentence["key"], sentence["args"]
    if of == "event":
        return describe(Event(key, sentence["seat"], args), locale, PLAYERS, SITTERS)
    if of == "move":
        return describe_move(Event(key, sentence["seat"], args), locale, PLAYERS)
    return say(locale, f"{of}-{key}", args)
