"""Nomads: their storm also reaches land beside a ship, where a dwelling is built at once and the ship goes back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import BUILD_BY_SHIP
from mystica.boxes.merchants.engine.building import build_by_ship
from mystica.boxes.merchants.engine.numbers import Y_STORM_BY_SHIP, yard_fact
from mystica.boxes.merchants.engine.places import land_reached
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import state as col
from mystica.engine.core.bits import put_spaces
from mystica.engine.core.decisions import remove
from mystica.engine.core.hooks import register
from mystica.engine.core.state import State, seat_base
from mystica.engine.factions.nomads import Nomads, not_desert
from mystica.engine.rules.build import dwelling_left


class SailingNomads(Nomads):
    def special_possible(self, s: State, p: i64) -> bool:
        if Nomads.special_possible(self, s, p):
            return True
        lo, hi = storm_by_ship(s, p)
        return lo != 0 or hi != 0

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        n = Nomads.legal_ability(self, s, p, amount, argument, out, n)
        lo, hi = storm_by_ship(s, p)
        return put_spaces(lo, hi, BUILD_BY_SHIP, out, n)

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        if a < BUILD_BY_SHIP:
            Nomads.apply_ability(self, s, p, frame, a)
            return
        remove(s, frame)
        s.v[col.TERRAIN + a - BUILD_BY_SHIP] = s.v[seat_base(p) + col.COLOUR]
        build_by_ship(s, p, a - BUILD_BY_SHIP)


def storm_by_ship(s: State, p: i64) -> tuple[i64, i64]:
    """Free land beside ships that is not desert yet."""
    if not with_ships(s) or yard_fact(s, p, Y_STORM_BY_SHIP) == 0 or not dwelling_left(s, p):
        return 0, 0
    lo, hi = land_reached(s, p)
    return not_desert(s, p, lo, hi)


register("nomads", SailingNomads())
