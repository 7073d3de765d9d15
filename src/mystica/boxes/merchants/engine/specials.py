"""Special actions with ships: of the shipyard board, the shipyard and bonus cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import SPECIAL_MOVE, SPECIAL_SHIP
from mystica.boxes.merchants.engine.columns import SPECIAL_OF_MOVE, SPECIAL_OF_SHIP
from mystica.boxes.merchants.engine.ids import BY_SHIP, SHIPYARD
from mystica.boxes.merchants.engine.moving import begin_moving, can_move_any
from mystica.boxes.merchants.engine.numbers import C_MOVES, C_SHIPS, CARDS, Y_SHIP_COINS, Y_SHIP_WORKERS, yard_fact
from mystica.boxes.merchants.engine.obtaining import obtain
from mystica.boxes.merchants.engine.places import can_obtain
from mystica.engine.core import state as col
from mystica.engine.core.actions import SPECIAL_BONUS
from mystica.engine.core.purse import pay
from mystica.engine.core.state import State, seat_base


def may_move_ships(s: State, p: i64) -> bool:
    """Is the action that moves ships open?"""
    return not s.v[seat_base(p) + col.SPECIALS_TAKEN] & SPECIAL_OF_MOVE and can_move_any(s, p)


def may_build_ship(s: State, p: i64) -> bool:
    """Is the action that builds a ship open, whatever it costs?"""
    v = s.v
    me = seat_base(p)
    open_to = not v[me + col.SPECIALS_TAKEN] & SPECIAL_OF_SHIP and v[me + col.COUNT + SHIPYARD] > 0
    return open_to and can_obtain(s, p)


def ship_price(s: State, p: i64) -> tuple[i64, i64]:
    """Coins and workers of that ship."""
    return yard_fact(s, p, Y_SHIP_COINS), yard_fact(s, p, Y_SHIP_WORKERS)


def legal_ship_specials(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    if may_move_ships(s, p):
        out[n] = SPECIAL_MOVE
        n += 1
    if may_build_ship(s, p):
        coins, workers = ship_price(s, p)
        if v[me + col.COINS] >= coins and v[me + col.WORKERS] >= workers:
            out[n] = SPECIAL_SHIP
            n += 1
    return n


def take_ship_special(s: State, p: i64, a: i64) -> None:
    v = s.v
    me = seat_base(p)
    if a == SPECIAL_BONUS:
        card = v[me + col.BONUS_CARD] - 1
        obtain(s, p, CARDS[card * 8 + C_SHIPS], 0)
        if CARDS[card * 8 + C_MOVES] > 0:
            begin_moving(s, p)
    elif a == SPECIAL_MOVE:
        v[me + col.SPECIALS_TAKEN] |= SPECIAL_OF_MOVE
        begin_moving(s, p)
    elif a == SPECIAL_SHIP:
        v[me + col.SPECIALS_TAKEN] |= SPECIAL_OF_SHIP
        coins, workers = ship_price(s, p)
        pay(s, p, coins, workers, 0, BY_SHIP)
        obtain(s, p, 1, 0)
