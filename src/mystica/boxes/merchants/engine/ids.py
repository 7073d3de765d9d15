"""Names for the small ints of the box: its structure, and reasons for gains and payments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core.ids import add_reasons

SHIPYARD: Final[i64] = 6  # or market: `BOX_STRUCTURE`

BY_TRADE: Final[i64] = 26
BY_SAILING: Final[i64] = 27  # a ship that moves further
BY_SHIP: Final[i64] = 28  # the price of a ship
add_reasons(int(BY_TRADE), ["trade", "sailing", "ship"])
