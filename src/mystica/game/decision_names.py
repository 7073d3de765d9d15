"""The names of the decisions that a player can be asked for."""

from __future__ import annotations

from functools import cache

from mystica.engine.core.decisions import (
    AFTER,
    BID_FACTION,
    BIDDING,
    BRIDGING,
    CHOOSE_FACTION,
    CULT_SPADES,
    FIRST_BONUS,
    FIRST_DWELLING,
    OWN_ABILITY,
    PICK_FAVOR,
    PICK_KEY,
    PICK_STEP,
    PICK_TOWN,
    SACRIFICING,
    SPADES,
    TAKE_POWER,
    TURN,
)
from mystica.game.moves.of_boxes import of_boxes

_DECISIONS: dict[int, str] = {
    CHOOSE_FACTION: "faction", FIRST_DWELLING: "dwelling", FIRST_BONUS: "bonus", TURN: "turn", AFTER: "after",
    TAKE_POWER: "leech", SACRIFICING: "sacrifice", SPADES: "spades", CULT_SPADES: "cult-spades", BRIDGING: "bridge",
    PICK_STEP: "cult", PICK_FAVOR: "favor", PICK_TOWN: "town", PICK_KEY: "key", OWN_ABILITY: "ability",
    BID_FACTION: "bid-faction", BIDDING: "bid",
}  # fmt: skip


@cache
def decisions() -> dict[int, str]:
    """What can be up for decision, by the kind of its frame on the stack."""
    return _DECISIONS | {frame: name for part in of_boxes() for frame, name in part.decisions.items()}
