"""Moving ships and merchants: which one, power for more spaces, where to; then the trades."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import EXTRA_FROM_TWO, EXTRA_SPACE, SAIL, SHIP
from mystica.boxes.merchants.engine.columns import MARKS_HI, MARKS_LO, SHIP_AT, SHIPS, sea_base
from mystica.boxes.merchants.engine.frames import CHOSEN, MOVING, MUST_PAY, PAID, TRADING, chosen_ship
from mystica.boxes.merchants.engine.ids import BY_SAILING
from mystica.boxes.merchants.engine.numbers import Y_EXTRA_FROM_BOWL_TWO, Y_EXTRA_SPACES, has_merchants, yard_fact
from mystica.boxes.merchants.engine.places import is_visiting, marks, movement, ship_on, spaces_of, visiting
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.engine.core import state as col
from mystica.engine.core.actions import BURN, DONE
from mystica.engine.core.bits import BIT, HI, LO, count_bits, first_space, put_spaces
from mystica.engine.core.board import MOST_SKIP
from mystica.engine.core.decisions import push
from mystica.engine.core.ids import BY_CONVERSION, BY_FACTION, E_POWER, SPACES
from mystica.engine.core.purse import burn, note, spend_power
from mystica.engine.core.state import State, seat_base
from mystica.engine.rules.convert import can_sacrifice, legal_conversions
from mystica.engine.rules.reach import bridged


def targets(s: State, p: i64) -> tuple[i64, i64]:
    """Structures of others that a ship may be sent to: without own marker and own ship, as long as markers last."""
    v = s.v
    me = seat_base(p)
    sea = sea_base(p)
    waiting = visiting(s, p)
    if marks(s, p) + count_bits(waiting) >= sea_of(s).markers:
        return 0, 0
    away_lo, away_hi = spaces_of(s, p, waiting)
    lo = v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO] & ~v[sea + MARKS_LO] & ~away_lo
    hi = v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI] & ~v[sea + MARKS_HI] & ~away_hi
    return lo, hi


def _walk(s: State, start: i64, spaces: i64) -> tuple[i64, i64]:
    """Land so many spaces away at most, over anything; bridges make spaces directly adjacent."""
    board = s.setup.board
    if spaces <= 0:
        return 0, 0
    if s.v[col.BRIDGES] == 0 and spaces <= MOST_SKIP + 1:
        i = (spaces - 1) * SPACES + start
        return board.skip_lo[i], board.skip_hi[i]
    lo = LO[start]
    hi = HI[start]
    new_lo = lo
    new_hi = hi
    for _ in range(spaces):
        next_lo: i64 = 0
        next_hi: i64 = 0
        while new_lo != 0 or new_hi != 0:
            space = first_space(new_lo, new_hi)
            new_lo &= ~LO[space]
            new_hi &= ~HI[space]
            far_lo, far_hi = bridged(s, space)
            next_lo |= board.adjacent_lo[space] | far_lo
            next_hi |= board.adjacent_hi[space] | far_hi
        new_lo = next_lo & ~lo
        new_hi = next_hi & ~hi
        lo |= new_lo
        hi |= new_hi
    return lo & board.land_lo & ~LO[start], hi & board.land_hi & ~HI[start]


def destinations(s: State, p: i64, ship: i64, spaces: i64) -> tuple[i64, i64]:
    """Where a ship or merchant may end with so many spaces."""
    v = s.v
    start = v[sea_base(p) + SHIP_AT + ship] - 1
    lo, hi = targets(s, p)
    if has_merchants(s, p):
        me = seat_base(p)
        sea = sea_base(p)
        walk_lo, walk_hi = _walk(s, start, spaces)
        barred_lo = v[col.OCCUPIED_LO] & ~v[me + col.OWN_LO] & ~v[sea + MARKS_LO] & ~lo
        barred_hi = v[col.OCCUPIED_HI] & ~v[me + col.OWN_HI] & ~v[sea + MARKS_HI] & ~hi
        return walk_lo & ~barred_lo, walk_hi & ~barred_hi
    waters = sea_of(s)
    i = spaces * SPACES + start
    return waters.river_lo[i] | (waters.land_lo[i] & lo), waters.river_hi[i] | (waters.land_hi[i] & hi)


def far_destinations(s: State, p: i64, ship: i64) -> tuple[i64, i64]:
    """What only the power for more spaces leads to."""
    near = movement(s, p)
    lo, hi = destinations(s, p, ship, near)
    far_lo, far_hi = destinations(s, p, ship, near + yard_fact(s, p, Y_EXTRA_SPACES))
    return far_lo & ~lo, far_hi & ~hi


def can_pay_extra(s: State, p: i64) -> bool:
    """Power in bowl III, or by a sacrifice, or in bowl II for who may take it from there."""
    v = s.v
    me = seat_base(p)
    if v[me + col.BOWL3] >= sea_of(s).extra_power or v[me + col.BOWL2] >= 2:
        return True
    return v[me + col.BOWL2] >= 1 and yard_fact(s, p, Y_EXTRA_FROM_BOWL_TWO) > 0


def can_move(s: State, p: i64, ship: i64) -> bool:
    if s.v[sea_base(p) + SHIP_AT + ship] == 0 or is_visiting(s, p, ship):
        return False
    lo, hi = destinations(s, p, ship, movement(s, p))
    if lo != 0 or hi != 0:
        return True
    if not can_pay_extra(s, p):
        return False
    lo, hi = far_destinations(s, p, ship)
    return lo != 0 or hi != 0


def can_move_any(s: State, p: i64) -> bool:
    for k in range(SHIPS):
        if can_move(s, p, k):
            return True
    return False


def can_move_unpaid(s: State, p: i64) -> bool:
    """Does any ship get somewhere without power for more spaces?"""
    for k in range(SHIPS):
        if s.v[sea_base(p) + SHIP_AT + k] != 0 and not is_visiting(s, p, k):
            lo, hi = destinations(s, p, k, movement(s, p))
            if lo != 0 or hi != 0:
                return True
    return False


def begin_moving(s: State, p: i64) -> None:
    push(s, MOVING, p, 0, 0)


def _movable(s: State, p: i64, state: i64) -> i64:
    """The ships that may still move in this action: a bit for each."""
    ships: i64 = 0
    for k in range(SHIPS):
        if not state & BIT[k] and can_move(s, p, k):
            ships |= BIT[k]
    return ships


def settle_moving(s: State, p: i64, frame: i64) -> bool:
    """When no ship is left that could move, the trades begin."""
    state = s.v[frame + 3]
    if chosen_ship(state) >= 0 or _movable(s, p, state) != 0:
        return False
    _begin_trading(s, frame)
    return True


def _begin_trading(s: State, frame: i64) -> None:
    s.v[frame] = TRADING
    s.v[frame + 3] = 0


def legal_moving(s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
    v = s.v
    state = v[frame + 3]
    ship = chosen_ship(state)
    if state & MUST_PAY:
        out[0] = EXTRA_SPACE
        return 1
    if state & PAID:
        lo, hi = far_destinations(s, p, ship)
        return put_spaces(lo, hi, SAIL, out, 0)
    n: i64 = 0
    if ship < 0:
        out[0] = DONE
        n = 1
    own_turn = v[col.CURRENT] == p
    if own_turn and s.setup.convert_anytime and ship < 0:  # a ship that is chosen must keep the power it needs
        n = legal_conversions(s, p, out, n)
    if own_turn and s.setup.sacrifice_anytime and can_sacrifice(s, p, False):
        out[n] = BURN
        n += 1
    if ship < 0:
        lo, hi = spaces_of(s, p, _movable(s, p, state))
        return put_spaces(lo, hi, SHIP, out, n)
    far_lo, far_hi = far_destinations(s, p, ship)
    me = seat_base(p)
    far = far_lo != 0 or far_hi != 0
    if far and not s.setup.sacrifice_anytime and v[me + col.BOWL3] < sea_of(s).extra_power and v[me + col.BOWL2] >= 2:
        out[n] = BURN
        n += 1
    lo, hi = destinations(s, p, ship, movement(s, p))
    n = put_spaces(lo, hi, SAIL, out, n)
    if far and v[me + col.BOWL3] >= sea_of(s).extra_power:
        out[n] = EXTRA_SPACE
        n += 1
    if far and v[me + col.BOWL2] >= 1 and yard_fact(s, p, Y_EXTRA_FROM_BOWL_TWO) > 0:
        out[n] = EXTRA_FROM_TWO
        n += 1
    return n


def apply_moving(s: State, p: i64, frame: i64, a: i64) -> bool:
    v = s.v
    me = seat_base(p)
    state = v[frame + 3]
    ship = chosen_ship(state)
    if a == DONE:
        _begin_trading(s, frame)
    elif a == BURN and not s.setup.sacrifice_anytime:
        burn(s, p, BY_CONVERSION)
        v[frame + 3] = state | MUST_PAY
    elif a == EXTRA_SPACE:
        spend_power(s, p, sea_of(s).extra_power, BY_SAILING)
        v[frame + 3] = state & ~MUST_PAY | PAID
    elif a == EXTRA_FROM_TWO:
        v[me + col.BOWL2] -= 1
        v[me + col.BOWL1] += 1
        note(s, p, E_POWER, -1, BY_FACTION)
        v[frame + 3] = state | PAID
    elif SAIL <= a < EXTRA_SPACE:
        v[sea_base(p) + SHIP_AT + ship] = a - SAIL + 1
        v[frame + 3] = state % CHOSEN | BIT[ship]
    elif SHIP <= a < SAIL:
        v[frame + 3] = state + CHOSEN * (ship_on(s, p, _movable(s, p, state), a - SHIP) + 1)
    else:
        return False
    return True
