"""The columns that ships add to a state, behind all others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---- per player: v[sea_base(p) + ...] -------------------------------------------------------------------------
SEA: Final[i64] = 728
SEA_FIELDS: Final[i64] = 8
SHIP_AT: Final[i64] = 0  # + 0..2: space + 1, 0 in the supply; between actions those on the map first, ascending
DOCK_AT: Final[i64] = 3  # space + 1 of dock or storehouse
YARD_AT: Final[i64] = 4  # space + 1 of shipyard or market
MARKS_LO: Final[i64] = 5  # structures with an own trade marker
MARKS_HI: Final[i64] = 6
SHIPS: Final[i64] = 3
WIDE: Final[i64] = 728 + 5 * 8

# ---- what SPECIALS_TAKEN holds besides ------------------------------------------------------------------------
SPECIAL_OF_MOVE: Final[i64] = 8
SPECIAL_OF_SHIP: Final[i64] = 16


def sea_base(p: i64) -> i64:
    return SEA + p * SEA_FIELDS
