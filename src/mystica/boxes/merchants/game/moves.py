"""The moves of ships and merchants, and the decisions that come with them."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import (
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
        act.SHIP: "ship", act.SAIL: "sail", act.EXTRA_SPACE: "extra-space", act.TRADE: "trade", act.REWARD: "reward",
        act.DOCK: "dock", act.BUILD_BY_SHIP: "build",
    },
    on_a_space=(act.SHIP, act.SAIL, act.TRADE, act.DOCK, act.BUILD_BY_SHIP),
    builds=(act.BUILD_BY_SHIP,),
    verbs=("ship", "sail", "return", "to", "trade", "gain", "dock"),
    decisions={
        DOCKING: "dock", OBTAINING: "ship", MOVING: "voyage", TRADING: "trade", REWARDING: "reward",
        TILE_CHOICE: "tile-choice", HOME_CHOICE: "new-home", RETURNING: "return-ship",
    },
    counted=(OBTAINING,),
    fresh=(DOCKING,),
    between_rounds={OBTAINING: (act.SHIP,)},
)  # fmt: skip
