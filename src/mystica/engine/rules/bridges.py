"""Base, Appendix I: building a bridge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import BRIDGE
from mystica.engine.core.bits import BIT, HI, LO, PLACE, count_bits
from mystica.engine.core.ids import BY_BRIDGE, STRONGHOLD
from mystica.engine.core.purse import pay
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import BRIDGE_LIMIT, BRIDGE_PASS_VP, BRIDGE_WORKERS, FACT, FACTS
from mystica.engine.rules.towns import found_town


def _can_bridge(s: State, p: i64, bridge: i64) -> bool:
    """Free, and with an own structure at one end at least."""
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    a = board.bridge_a[bridge]
    b = board.bridge_b[bridge]
    return (
        v[col.BRIDGES] & BIT[bridge] == 0
        and ((v[me + col.OWN_LO] & (LO[a] | LO[b])) | (v[me + col.OWN_HI] & (HI[a] | HI[b]))) != 0
    )


def bridge_possible(s: State, p: i64) -> bool:
    """Is a bridge left, and a place for it?"""
    if count_bits(s.v[seat_base(p) + col.OWN_BRIDGES]) >= BRIDGE_LIMIT:
        return False
    for bridge in range(s.setup.board.n_bridges):
        if _can_bridge(s, p, bridge):
            return True
    return False


def legal_bridges(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    for bridge in range(s.setup.board.n_bridges):
        if _can_bridge(s, p, bridge):
            out[n] = BRIDGE + bridge
            n += 1
    return n


def build_bridge(s: State, p: i64, bridge: i64) -> None:
    v = s.v
    board = s.setup.board
    me = seat_base(p)
    v[col.BRIDGES] |= BIT[bridge]
    v[me + col.OWN_BRIDGES] |= BIT[bridge]
    a = board.bridge_a[bridge]
    b = board.bridge_b[bridge]
    if v[me + col.OWN_LO] & LO[a] or v[me + col.OWN_HI] & HI[a]:
        found_town(s, p, a)
    else:
        found_town(s, p, b)


def can_buy_bridge(s: State, p: i64) -> bool:
    """A bridge for workers, for the faction that may."""
    v = s.v
    me = seat_base(p)
    price = FACT[v[me + col.WHO] * FACTS + BRIDGE_WORKERS]
    return price > 0 and v[me + col.WORKERS] >= price and bridge_possible(s, p)


def buy_bridge(s: State, p: i64) -> None:
    pay(s, p, 0, FACT[s.v[seat_base(p) + col.WHO] * FACTS + BRIDGE_WORKERS], 0, BY_BRIDGE)


def bridge_vp(s: State, p: i64) -> i64:
    """With the stronghold, VP on passing for each own bridge between two own structures."""
    v = s.v
    me = seat_base(p)
    each = FACT[v[me + col.WHO] * FACTS + BRIDGE_PASS_VP]
    if each == 0 or v[me + col.COUNT + STRONGHOLD] == 0:
        return 0
    board = s.setup.board
    total: i64 = 0
    rest = v[me + col.OWN_BRIDGES]
    while rest != 0:
        low = rest & -rest
        rest ^= low
        k = PLACE[low % 61]
        if v[col.STRUCTURE + board.bridge_a[k]] // 8 - 1 == p and v[col.STRUCTURE + board.bridge_b[k]] // 8 - 1 == p:
            total += each
    return total
