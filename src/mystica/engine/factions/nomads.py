"""Nomads: with the stronghold, once a round, a sandstorm turns a directly adjacent space into desert."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import TRANSFORM, transform_action
from mystica.engine.core.bits import HI, LO, first_space
from mystica.engine.core.decisions import OWN_ABILITY, push, remove
from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.state import State, seat_base
from mystica.engine.rules.reach import from_own
from mystica.engine.rules.transform import ONE_SPACE, PLAIN_BUILD, offer_dwelling


class Nomads(Hooks):
    def special_possible(self, s: State, p: i64) -> bool:
        lo, hi = _storm_reach(s, p)
        return lo != 0 or hi != 0

    def take_special(self, s: State, p: i64, a: i64) -> None:
        push(s, OWN_ABILITY, p, 0, 0)

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        home = s.v[seat_base(p) + col.COLOUR]
        lo, hi = _storm_reach(s, p)
        while lo != 0 or hi != 0:
            space = first_space(lo, hi)
            lo &= ~LO[space]
            hi &= ~HI[space]
            out[n] = transform_action(space, home, 0)
            n += 1
        return n

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        """No spade, so no reward for one; a dwelling may follow at its price."""
        space = (a - TRANSFORM) // 18
        s.v[col.TERRAIN + space] = s.v[seat_base(p) + col.COLOUR]
        remove(s, frame)
        offer_dwelling(s, p, space)

    def left_when_given_up(self) -> i64:
        """Transform and build with bought spades, or build only."""
        return ONE_SPACE + PLAIN_BUILD


def _storm_reach(s: State, p: i64) -> tuple[i64, i64]:
    """Directly adjacent land that is not desert yet; bridges and rivers are no way for a storm."""
    lo, hi = from_own(s, p, s.setup.board.adjacent_lo, s.setup.board.adjacent_hi, 0)
    return not_desert(s, p, lo, hi)


def not_desert(s: State, p: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """Of these spaces, free land that is not desert yet."""
    v = s.v
    home = v[seat_base(p) + col.COLOUR]
    lo &= ~v[col.OCCUPIED_LO]
    hi &= ~v[col.OCCUPIED_HI]
    out_lo: i64 = 0
    out_hi: i64 = 0
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if v[col.TERRAIN + space] != home and v[col.TERRAIN + space] < WHEEL:
            out_lo |= LO[space]
            out_hi |= HI[space]
    return out_lo, out_hi


register("nomads", Nomads())
