"""The decisions that the box puts on the stack, and what their frames count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Kinds of frames
DOCKING: Final[i64] = 19  # a dwelling for the dock
OBTAINING: Final[i64] = 20  # amount: ships; argument: see below
MOVING: Final[i64] = 21  # ships under way; argument: see below
TRADING: Final[i64] = 22  # visits to settle; argument: see below
REWARDING: Final[i64] = 23  # amount: structure visited; argument: which ship
TILE_CHOICE: Final[i64] = 24  # amount: favor tile
HOME_CHOICE: Final[i64] = 25  # another home terrain, or none
RETURNING: Final[i64] = 26  # which ship goes back; argument: space of the dwelling

# Arguments of frames on the decision stack. OBTAINING:
MAY_LEAVE: Final[i64] = 1
YARD_ONLY: Final[i64] = 2
# MOVING: a bit for each ship that has moved, and
CHOSEN: Final[i64] = 8  # times the ship + 1
PAID: Final[i64] = 32
MUST_PAY: Final[i64] = 64  # power was sacrificed for the extra space
# TRADING: a bit for each ship that has traded, and
BUILT: Final[i64] = 8  # the action has built its dwelling
ONE_HOME: Final[i64] = 16  # times up to two spaces + 1 that spades of these trades made home, 7 bits each
ONE_SHORT: Final[i64] = 262144  # times a space + 1 that they have left short of home


def chosen_ship(state: i64) -> i64:
    """The ship that is about to move by the argument of a MOVING frame, or -1."""
    return state // CHOSEN % 4 - 1
