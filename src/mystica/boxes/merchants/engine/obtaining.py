"""Docks and storehouses, and how ships are gained: as income, as rewards, by actions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import DOCK, SHIP
from mystica.boxes.merchants.engine.columns import DOCK_AT, SHIP_AT, sea_base
from mystica.boxes.merchants.engine.frames import DOCKING, MAY_LEAVE, OBTAINING, YARD_ONLY
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.numbers import (
    C_INCOME,
    CARDS,
    FAVOR_SHIPS,
    FAVORS_WITH_SHIPS,
    Y_INCOME_SHIPS,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.places import can_obtain, obtain_spaces, sort_ships
from mystica.engine.core import state as col
from mystica.engine.core.actions import DONE
from mystica.engine.core.bits import HI, LO, PLACE, first_space, lone_space, put_spaces
from mystica.engine.core.decisions import push, remove
from mystica.engine.core.state import State, seat_base

# ---- docks -----------------------------------------------------------------------------------------------


def may_dock(s: State, p: i64, space: i64) -> bool:
    """A dock lies beside a river, a storehouse anywhere."""
    return has_merchants(s, p) or s.setup.board.at_river[space]


def dock_spaces(s: State, p: i64) -> tuple[i64, i64]:
    v = s.v
    me = seat_base(p)
    lo = v[me + col.OWN_LO]
    hi = v[me + col.OWN_HI]
    out_lo: i64 = 0
    out_hi: i64 = 0
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if may_dock(s, p, space):
            out_lo |= LO[space]
            out_hi |= HI[space]
    return out_lo, out_hi


def ask_for_docks(s: State) -> None:
    """New rules for first structure placement: in turn order, under a riverside dwelling of one's own."""
    v = s.v
    k = s.setup.n - 1
    while k >= 0:
        p = v[col.ORDER + k]
        if v[seat_base(p) + col.DROPPED] == 0:
            push(s, DOCKING, p, 0, 0)
        k -= 1


def settle_docking(s: State, p: i64, frame: i64) -> bool:
    """Without a riverside dwelling the dock waits; with one there is nothing to choose."""
    lo, hi = dock_spaces(s, p)
    space = lone_space(lo, hi)
    if space == -2:
        return False
    remove(s, frame)
    s.v[sea_base(p) + DOCK_AT] = space + 1
    return True


def legal_docks(s: State, p: i64, out: vec[i64]) -> i64:
    lo, hi = dock_spaces(s, p)
    return put_spaces(lo, hi, DOCK, out, 0)


def dock_under_new_dwelling(s: State, p: i64, space: i64) -> None:
    """The first riverside dwelling built in the game gets a dock that is still set aside."""
    me = sea_base(p)
    if s.v[me + DOCK_AT] == 0 and may_dock(s, p, space):
        s.v[me + DOCK_AT] = space + 1


# ---- ships -----------------------------------------------------------------------------------------------


def obtain(s: State, p: i64, ships: i64, how: i64) -> None:
    """Ships from the supply; where they go is asked if there is a choice."""
    if ships > 0 and s.v[seat_base(p) + col.DROPPED] == 0:
        push(s, OBTAINING, p, ships, how)


def put_ship(s: State, p: i64, space: i64) -> None:
    v = s.v
    at = sea_base(p) + SHIP_AT
    k: i64 = 0
    while v[at + k] != 0:
        k += 1
    v[at + k] = space + 1
    sort_ships(s, p)


def settle_obtaining(s: State, p: i64, frame: i64) -> bool:
    """Nothing is obtained without a ship in the supply or without dock and shipyard."""
    v = s.v
    if v[frame + 2] == 0 or not can_obtain(s, p):
        remove(s, frame)
        return True
    how = v[frame + 3]
    lo, hi = obtain_spaces(s, p, how & YARD_ONLY != 0)
    space = lone_space(lo, hi)
    if space == -1:
        remove(s, frame)
        return True
    if space == -2 or how & MAY_LEAVE:
        return False
    v[frame + 2] -= 1
    put_ship(s, p, space)
    return True


def legal_obtaining(s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    how = s.v[frame + 3]
    if how & MAY_LEAVE:
        out[0] = DONE
        n = 1
    lo, hi = obtain_spaces(s, p, how & YARD_ONLY != 0)
    return put_spaces(lo, hi, SHIP, out, n)


def apply_obtaining(s: State, p: i64, frame: i64, a: i64) -> None:
    if a == DONE:
        remove(s, frame)
        return
    s.v[frame + 2] -= 1
    put_ship(s, p, a - SHIP)


def income_ships(s: State, p: i64) -> i64:
    """Ships of the shipyard, of favor tiles and of the bonus card."""
    v = s.v
    me = seat_base(p)
    ships: i64 = 0
    if v[me + col.COUNT + SHIPYARD] > 0:
        ships += yard_fact(s, p, Y_INCOME_SHIPS)
    rest = v[me + col.FAVOR_TILES] & FAVORS_WITH_SHIPS
    while rest != 0:
        low = rest & -rest
        rest ^= low
        ships += FAVOR_SHIPS[PLACE[low % 61]]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0:
        ships += CARDS[card * 8 + C_INCOME]
    return ships


def take_ship_income(s: State) -> None:
    """Phase I, in turn order."""
    k = s.setup.n - 1
    while k >= 0:
        p = s.v[col.ORDER + k]
        obtain(s, p, income_ships(s, p), 0)
        k -= 1
