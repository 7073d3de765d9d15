"""Macro moves with ships: the actions that move and build them, and whole voyages of single ships."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import (
    BUILD_BY_SHIP,
    EXTRA_SPACE,
    SAIL,
    SHIP,
    SPECIAL_MOVE,
    SPECIAL_SHIP,
    TRADE,
)
from mystica.boxes.merchants.engine.building import legal_builds_by_ship, may_build_by_ship
from mystica.boxes.merchants.engine.frames import MOVING
from mystica.boxes.merchants.engine.moving import can_move_unpaid
from mystica.boxes.merchants.engine.numbers import POWER_MOVES, POWER_SHIPS
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.boxes.merchants.engine.specials import may_build_ship, may_move_ships, ship_price
from mystica.engine.core import state as col
from mystica.engine.core.actions import BURN, DONE, POWER
from mystica.engine.core.bits import zeros
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.macros.of_boxes import TurnsOfBox, register_turns
from mystica.engine.macros.paying import Macros, add_ways

_BUFFER: Final = zeros(MOST_LEGAL)


class TurnsWithShips(TurnsOfBox):
    def list_turns(self, s: State, p: i64, m: Macros) -> None:
        """What moves and builds ships, and dwellings on home terrain that cost a ship; what follows is asked."""
        if not with_ships(s):
            return
        if may_move_ships(s, p):
            m.add(SPECIAL_MOVE)
        if may_build_ship(s, p):
            coins, workers = ship_price(s, p)
            add_ways(m, coins, workers, 0, 0, SPECIAL_SHIP, -1, -1, -1)
        n = legal_builds_by_ship(s, p, _BUFFER, 0)
        for i in range(n):
            m.add(_BUFFER[i])

    def free_dwelling(self, s: State, p: i64, space: i64) -> i64:
        if with_ships(s) and may_build_by_ship(s, p, space):
            return BUILD_BY_SHIP + space
        return -1

    def helps_when_paid(self, s: State, p: i64, action: i64, cost: i64) -> bool:
        """Ships that move only with power cannot if the action takes the last of it, though the rules allow that."""
        if POWER_MOVES[action] == 0 or POWER_SHIPS[action] > 0 or not with_ships(s) or can_move_unpaid(s, p):
            return True
        paid = s.copy()
        for _ in range(cost - s.v[seat_base(p) + col.BOWL3]):
            apply(paid, BURN)
        apply(paid, POWER + action)
        return top_kind(paid) == MOVING

    def list_frame(self, s: State, m: Macros) -> bool:
        if top_kind(s) != MOVING:
            return False
        _list_voyages(s, m)
        return True


def _list_voyages(s: State, m: Macros) -> None:
    """One choice for each ship and place it may go to, with the power for it; or the end of the voyage."""
    n = legal(s, _BUFFER)
    ships = [_BUFFER[i] for i in range(n) if SHIP <= _BUFFER[i] < SAIL]
    if n > 0 and _BUFFER[0] == DONE:
        m.add(DONE)
    if len(ships) > 0:
        for ship in ships:
            chosen = s.copy()
            apply(chosen, ship)
            _voyage(chosen, m, ship, -1, -1)
    else:
        _voyage(s, m, -1, -1, -1)


def _voyage(s: State, m: Macros, a: i64, b: i64, c: i64) -> None:
    """The places a chosen ship may go to, behind the atoms that led here."""
    n = legal(s, _BUFFER)
    atoms = [_BUFFER[i] for i in range(n)]
    pays = False  # without a sacrifice
    for x in atoms:
        pays = pays or EXTRA_SPACE <= x < TRADE
    needed = not s.setup.sacrifice_anytime  # a sacrifice is listed only if the ship gets somewhere by it
    for x in atoms:
        if SAIL <= x < EXTRA_SPACE:
            if not m.has_space():
                return
            for before in (a, b, c):
                if before >= 0:
                    m.put(before)
            m.put(x)
            m.close()
        elif EXTRA_SPACE <= x < TRADE or (x == BURN and b < 0 and not pays and (needed or len(atoms) == 1)):
            paid = s.copy()
            apply(paid, x)
            if b < 0:
                _voyage(paid, m, a, x, -1)
            else:
                _voyage(paid, m, a, b, x)


register_turns(TurnsWithShips())
