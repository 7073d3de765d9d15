"""The atomic actions of the box, documented in docs/actions.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core.actions import add_blocks

SPECIAL_MOVE: Final[i64] = 37  # move all ships: the shipyard board's
SPECIAL_SHIP: Final[i64] = 38  # build a ship: the shipyard's
SHIP: Final[i64] = 3686  # + space: put a ship there; which ship moves, or goes back to the supply
SAIL: Final[i64] = 3806  # + space: where the ship that was chosen goes
EXTRA_SPACE: Final[i64] = 3926  # power for a longer move
EXTRA_FROM_TWO: Final[i64] = 3927  # the same from bowl II
TRADE: Final[i64] = 3936  # + space of the structure
REWARD: Final[i64] = 4056  # + number: see below
DOCK: Final[i64] = 4072  # + space
BUILD_BY_SHIP: Final[i64] = 4192  # + space: a dwelling, and a ship goes back instead of its price

# What REWARD + number means
REWARD_POWER: Final[i64] = 0
REWARD_PRIEST: Final[i64] = 1
REWARD_ACTION: Final[i64] = 2  # the action that moves ships may be taken again
REWARD_SHIPPING: Final[i64] = 3
REWARD_STEP: Final[i64] = 4  # + track: one step where there might be more

add_blocks(
    [SPECIAL_MOVE, SPECIAL_SHIP, SHIP, SAIL, EXTRA_SPACE, EXTRA_FROM_TWO, TRADE, REWARD, DOCK, BUILD_BY_SHIP],
)
