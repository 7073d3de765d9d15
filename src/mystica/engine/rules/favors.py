"""Base, Appendix II: the favor tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import FAVOR
from mystica.engine.core.bits import BIT
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import PICK_FAVOR, push
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    FAVOR_STEPS,
    FAVOR_TOWN_POWER,
    FAVORS,
    N_FAVORS,
)
from mystica.engine.rules.cults import advance
from mystica.engine.rules.towns import found_towns_everywhere


def legal_favors(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Only one tile of each kind, and only one of one step on the same cult."""
    v = s.v
    own = v[seat_base(p) + col.FAVOR_TILES]
    for tile in range(N_FAVORS):
        if v[col.FAVORS_LEFT + tile] > 0 and not own & s.setup.favor_bars[tile]:
            out[n] = FAVOR + tile
            n += 1
    return n


def favor_left(s: State, p: i64) -> bool:
    v = s.v
    own = v[seat_base(p) + col.FAVOR_TILES]
    for tile in range(N_FAVORS):
        if v[col.FAVORS_LEFT + tile] > 0 and not own & s.setup.favor_bars[tile]:
            return True
    return False


def earn_favors(s: State, p: i64, tiles: i64) -> None:
    for _ in range(tiles):
        push(s, PICK_FAVOR, p, 0, 0)


def take_favor_tile(s: State, p: i64, tile: i64) -> None:
    v = s.v
    v[col.FAVORS_LEFT + tile] -= 1
    v[seat_base(p) + col.FAVOR_TILES] |= BIT[tile]
    if FAVORS[tile * 8 + FAVOR_TOWN_POWER] > 0:
        found_towns_everywhere(s, p)
    advance(s, p, s.setup.favor_cults[tile], FAVORS[tile * 8 + FAVOR_STEPS])
    if s.setup.boxed:
        boxes_of(s).favor_taken(s, p, tile)
