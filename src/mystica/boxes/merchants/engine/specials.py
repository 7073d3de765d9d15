"""The special actions of the shipyard: moving ships, building one."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.boxes.merchants.engine.moving import can_move_any
from mystica.boxes.merchants.engine.numbers import Y_SHIP_COINS, Y_SHIP_WORKERS, yard_fact
from mystica.boxes.merchants.engine.places import can_obtain
from mystica.engine.core.ids import SHIPYARD
from mystica.engine.core.state import COUNT, SPECIAL_OF_MOVE, SPECIAL_OF_SHIP, SPECIALS_TAKEN, State, seat_base


def may_move_ships(s: State, p: i64) -> bool:
    """Is the special action that moves ships open?"""
    return not s.v[seat_base(p) + SPECIALS_TAKEN] & SPECIAL_OF_MOVE and can_move_any(s, p)


def may_build_ship(s: State, p: i64) -> bool:
    """Is the special action that builds a ship open, whatever it costs?"""
    v = s.v
    me = seat_base(p)
    open_to = not v[me + SPECIALS_TAKEN] & SPECIAL_OF_SHIP and v[me + COUNT + SHIPYARD] > 0
    return open_to and can_obtain(s, p)


def ship_price(s: State, p: i64) -> tuple[i64, i64]:
    """Coins and workers of that ship."""
    return yard_fact(s, p, Y_SHIP_COINS), yard_fact(s, p, Y_SHIP_WORKERS)
