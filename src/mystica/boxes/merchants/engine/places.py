"""Where ships and merchants are, and what lies beside them."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.boxes.merchants.engine.columns import DOCK_AT, MARKS_HI, MARKS_LO, SHIP_AT, SHIPS, YARD_AT, sea_base
from mystica.boxes.merchants.engine.frames import MOVING, TRADING
from mystica.boxes.merchants.engine.numbers import has_merchants
from mystica.boxes.merchants.engine.sea import RANGE_FACTS, sea_of
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, HI, LO, count_bits
from mystica.engine.core.decisions import top
from mystica.engine.core.ids import RIVER
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import BONUS, BONUS_SHIPPING
from mystica.engine.rules.reach import shipping_value
from mystica.engine.rules.towns import score_advance


def ships_out(s: State, p: i64) -> i64:
    """Own ships on the map."""
    v = s.v
    at = sea_base(p) + SHIP_AT
    out: i64 = 0
    for k in range(SHIPS):
        if v[at + k] != 0:
            out += 1
    return out


def voyage(s: State, p: i64) -> i64:
    """Column of the frame in which the player's ships move or trade, or -1."""
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        if (v[frame] == TRADING or v[frame] == MOVING) and v[frame + 1] == p:
            return frame
        frame -= 4
    return -1


def sort_ships(s: State, p: i64) -> None:
    """Equal positions look equal: ships on the map first, by their space. Not while a frame counts them by number."""
    if voyage(s, p) >= 0:
        return
    v = s.v
    at = sea_base(p) + SHIP_AT
    for _ in range(i64(2)):
        for k in range(SHIPS - 1):
            a = v[at + k]
            b = v[at + k + 1]
            if b != 0 and (a == 0 or a > b):
                v[at + k] = b
                v[at + k + 1] = a


def marks(s: State, p: i64) -> i64:
    """Own trade markers on the map."""
    v = s.v
    me = sea_base(p)
    return count_bits(v[me + MARKS_LO]) + count_bits(v[me + MARKS_HI])


def has_mark(s: State, p: i64, space: i64) -> bool:
    v = s.v
    me = sea_base(p)
    return (v[me + MARKS_LO] & LO[space]) != 0 or (v[me + MARKS_HI] & HI[space]) != 0


def put_mark(s: State, p: i64, space: i64) -> None:
    v = s.v
    me = sea_base(p)
    v[me + MARKS_LO] |= LO[space]
    v[me + MARKS_HI] |= HI[space]


def is_foreign(s: State, p: i64, space: i64) -> bool:
    """Does another faction's structure stand there?"""
    v = s.v
    me = seat_base(p)
    return (v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO] & LO[space]) != 0 or (
        v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI] & HI[space]
    ) != 0


def is_visiting(s: State, p: i64, ship: i64) -> bool:
    """Does the ship lie at a structure that it has still to trade with? Nobody trades without a marker."""
    at = s.v[sea_base(p) + SHIP_AT + ship]
    if at == 0 or not is_foreign(s, p, at - 1) or has_mark(s, p, at - 1):
        return False
    return s.setup.old_faults or marks(s, p) < sea_of(s).markers


def visiting(s: State, p: i64) -> i64:
    """The ships that have still to trade: a bit for each."""
    ships: i64 = 0
    for k in range(SHIPS):
        if is_visiting(s, p, k):
            ships |= BIT[k]
    return ships


def spaces_of(s: State, p: i64, ships: i64) -> tuple[i64, i64]:
    """The spaces where these ships are: one action stands for all that lie together."""
    at = sea_base(p) + SHIP_AT
    lo: i64 = 0
    hi: i64 = 0
    for k in range(SHIPS):
        if ships & BIT[k]:
            lo |= LO[s.v[at + k] - 1]
            hi |= HI[s.v[at + k] - 1]
    return lo, hi


def ship_on(s: State, p: i64, ships: i64, space: i64) -> i64:
    """The first of these ships on a space."""
    at = sea_base(p) + SHIP_AT
    k: i64 = 0
    while not ships & BIT[k] or s.v[at + k] != space + 1:
        k += 1
    return k


def land_beside(s: State, p: i64, ship: i64) -> tuple[i64, i64]:
    """Land that a ship on a river lies beside; for a merchant the space he stands on."""
    at = s.v[sea_base(p) + SHIP_AT + ship]
    if at == 0:
        return 0, 0
    board = s.setup.board
    if has_merchants(s, p):
        return LO[at - 1], HI[at - 1]
    if board.terrain[at - 1] != RIVER:
        return 0, 0
    return board.adjacent_lo[at - 1] & board.land_lo, board.adjacent_hi[at - 1] & board.land_hi


def land_reached(s: State, p: i64) -> tuple[i64, i64]:
    """Land beside any of the ships."""
    lo: i64 = 0
    hi: i64 = 0
    for k in range(SHIPS):
        more_lo, more_hi = land_beside(s, p, k)
        lo |= more_lo
        hi |= more_hi
    return lo, hi


def obtain_spaces(s: State, p: i64, yard_only: bool) -> tuple[i64, i64]:
    """Rivers beside dock and shipyard; for merchants storehouse and market themselves."""
    v = s.v
    board = s.setup.board
    me = sea_base(p)
    lo: i64 = 0
    hi: i64 = 0
    merchants = has_merchants(s, p)
    for k in range(i64(2)):
        at = v[me + DOCK_AT + k]  # dock, then yard
        if at == 0 or (yard_only and k == 0):
            continue
        if merchants:
            lo |= LO[at - 1]
            hi |= HI[at - 1]
        else:
            lo |= board.adjacent_lo[at - 1] & ~board.land_lo
            hi |= board.adjacent_hi[at - 1] & ~board.land_hi
    return lo, hi


def can_obtain(s: State, p: i64) -> bool:
    """Is a ship left, and dock or shipyard there?"""
    v = s.v
    me = sea_base(p)
    return (v[me + DOCK_AT] != 0 or v[me + YARD_AT] != 0) and ships_out(s, p) < SHIPS


# ---- how far ---------------------------------------------------------------------------------------------


def range_place(s: State, p: i64) -> i64:
    """Column in the range tile's row of the space the marker counts as on; -1 without such a tile."""
    v = s.v
    me = seat_base(p)
    row = v[me + col.WHO] * RANGE_FACTS
    last = sea_of(s).ranges[row]
    if last == 0:
        return -1
    place = v[me + col.SHIPPING]
    card = v[me + col.BONUS_CARD]
    if card > 0 and v[me + col.PASSED] == 0:
        place += BONUS[(card - 1) * 8 + BONUS_SHIPPING]
    if place > last:
        place = last
    return row + 1 + place  # movement from column 2 on, reach from 8 on


def movement(s: State, p: i64) -> i64:
    """Spaces a ship or merchant moves without power."""
    place = range_place(s, p)
    return shipping_value(s, p) if place < 0 else sea_of(s).ranges[place]


def skip_range(s: State, p: i64) -> i64:
    """The range tile counts the space that is reached, the skip those in between."""
    place = range_place(s, p)
    return -1 if place < 0 else sea_of(s).ranges[place + 6] - 1


def advance_range(s: State, p: i64) -> None:
    """The marker goes one space to the right, without VP of its own."""
    v = s.v
    me = seat_base(p)
    if v[me + col.SHIPPING] < sea_of(s).ranges[v[me + col.WHO] * RANGE_FACTS]:
        v[me + col.SHIPPING] += 1
        score_advance(s, p)
