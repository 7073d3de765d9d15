"""The names of the decisions that a player can be asked for."""

from __future__ import annotations

from mystica.boxes.merchants.engine.frames import (
    DOCKING,
    HOME_CHOICE,
    MOVING,
    OBTAINING,
    RETURNING,
    REWARDING,
    TILE_CHOICE,
    TRADING,
)
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

DECISIONS: dict[int, str] = {
    CHOOSE_FACTION: "faction", FIRST_DWELLING: "dwelling", FIRST_BONUS: "bonus", TURN: "turn", AFTER: "after",
    TAKE_POWER: "leech", SACRIFICING: "sacrifice", SPADES: "spades", CULT_SPADES: "cult-spades", BRIDGING: "bridge",
    PICK_STEP: "cult", PICK_FAVOR: "favor", PICK_TOWN: "town", PICK_KEY: "key", OWN_ABILITY: "ability",
    BID_FACTION: "bid-faction", BIDDING: "bid", DOCKING: "dock", OBTAINING: "ship", MOVING: "voyage",
    TRADING: "trade", REWARDING: "reward", TILE_CHOICE: "tile-choice", HOME_CHOICE: "new-home",
    RETURNING: "return-ship",
}  # fmt: skip
"""What can be up for decision."""
