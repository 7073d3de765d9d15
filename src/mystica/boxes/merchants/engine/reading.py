"""Reads the ships of a position by name, for code outside the engine."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.boxes.merchants.engine.columns import DOCK_AT, MARKS_HI, MARKS_LO, SHIP_AT, YARD_AT, sea_base
from mystica.engine.core.state import State


def ship_at(s: State, seat: i64, ship: i64) -> i64:
    """Space of a ship, -1 in the supply."""
    return s.v[sea_base(seat) + SHIP_AT + ship] - 1


def dock_at(s: State, seat: i64) -> i64:
    """Space of dock or storehouse, or -1."""
    return s.v[sea_base(seat) + DOCK_AT] - 1


def yard_at(s: State, seat: i64) -> i64:
    """Space of shipyard or market, or -1."""
    return s.v[sea_base(seat) + YARD_AT] - 1


def marked_lo(s: State, seat: i64) -> i64:
    """Structures with a trade marker of the seat, the first word of the set."""
    return s.v[sea_base(seat) + MARKS_LO]


def marked_hi(s: State, seat: i64) -> i64:
    return s.v[sea_base(seat) + MARKS_HI]
