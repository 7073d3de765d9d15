"""The names of the decisions that a player can be asked for."""

from __future__ import annotations

from functools import cache

from mystica.engine.core import decisions as ask
from mystica.game.moves.of_boxes import of_boxes

_DECISIONS: dict[int, str] = {
    ask.CHOOSE_FACTION: "faction", ask.FIRST_DWELLING: "dwelling", ask.FIRST_BONUS: "bonus", ask.TURN: "turn",
    ask.AFTER: "after", ask.TAKE_POWER: "leech", ask.SACRIFICING: "sacrifice", ask.SPADES: "spades",
    ask.CULT_SPADES: "cult-spades", ask.BRIDGING: "bridge", ask.PICK_STEP: "cult", ask.PICK_FAVOR: "favor",
    ask.PICK_TOWN: "town", ask.PICK_KEY: "key", ask.OWN_ABILITY: "ability", ask.BID_FACTION: "bid-faction",
    ask.BIDDING: "bid",
}  # fmt: skip


@cache
def decisions() -> dict[int, str]:
    """What can be up for decision, by the kind of its frame on the stack."""
    return _DECISIONS | {frame: name for part in of_boxes() for frame, name in part.decisions.items()}
