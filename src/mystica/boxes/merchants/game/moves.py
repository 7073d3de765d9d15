"""The moves of ships and merchants, and the decisions that come with them."""

from __future__ import annotations

from mystica.boxes.merchants.engine import actions as ship_act
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
from mystica.game.moves.of_boxes import MovesOfBox

PART = MovesOfBox(
    kinds={
        ship_act.SHIP: "ship", ship_act.SAIL: "sail", ship_act.EXTRA_SPACE: "extra-space", ship_act.TRADE: "trade",
        ship_act.REWARD: "reward", ship_act.DOCK: "dock", ship_act.BUILD_BY_SHIP: "build",
    },
    on_a_space=(ship_act.SHIP, ship_act.SAIL, ship_act.TRADE, ship_act.DOCK, ship_act.BUILD_BY_SHIP),
    builds=(ship_act.BUILD_BY_SHIP,),
    verbs=("ship", "sail", "return", "to", "trade", "gain", "dock"),
    decisions={
        DOCKING: "dock", OBTAINING: "ship", MOVING: "voyage", TRADING: "trade", REWARDING: "reward",
        TILE_CHOICE: "tile-choice", HOME_CHOICE: "new-home", RETURNING: "return-ship",
    },
    counted=(OBTAINING,),
    fresh=(DOCKING,),
    between_rounds={OBTAINING: (ship_act.SHIP,)},
)  # fmt: skip
