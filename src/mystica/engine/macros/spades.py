"""Macro moves with spades: transform a space home, build on it, go only part of the way, or use a second space."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import BUILD, transform_action
from mystica.engine.core.bits import HI, LO, first_space
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    FACT,
    FACTS,
    SPADE_PRIESTS,
    SPADE_WORKERS,
    SPADES_PER_SPACE,
)
from mystica.engine.macros.of_boxes import free_dwelling
from mystica.engine.macros.paying import Macros, add_ways
from mystica.engine.rules.build import dwelling_price
from mystica.engine.rules.reach import skip_priests, skip_workers
from mystica.engine.rules.transform import spades_home


def terrain_towards_home(s: State, p: i64, terrain: i64, steps: i64) -> i64:
    """Terrain that so many spades lead to on the short way home."""
    me = seat_base(p)
    if steps >= spades_home(s, p, terrain):
        return s.v[me + col.COLOUR]
    home = s.v[me + col.START_TERRAIN]
    forward = (home - terrain + WHEEL) % WHEEL
    if forward <= WHEEL // 2:
        return (terrain + steps) % WHEEL
    return (terrain - steps + WHEEL) % WHEEL


def list_space(
    s: State, p: i64, m: Macros, space: i64, skips: bool, free: i64, two_spaces: bool, power: i64, a: i64,
    may_build: bool, lo: i64, hi: i64,
) -> None:  # fmt: skip
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    home = v[me + col.COLOUR]
    terrain = v[col.TERRAIN + space]
    workers = skip_workers(s, p) if skips else 0
    priests = skip_priests(s, p) if skips else 0
    build_coins, build_workers = dwelling_price(s, p)
    if terrain == home:
        if a < 0 and may_build:
            add_ways(m, build_coins, build_workers + workers, priests, 0, BUILD + space, -1, -1, -1)
        return
    if terrain >= WHEEL:
        return
    fixed = FACT[fact + SPADES_PER_SPACE]
    needed = fixed if fixed > 0 else spades_home(s, p, terrain)
    bought = needed - free if needed > free else 0
    workers += bought * FACT[fact + SPADE_WORKERS + v[me + col.DIGGING]]
    priests += bought * FACT[fact + SPADE_PRIESTS + v[me + col.DIGGING]]
    to_home = transform_action(space, home, 0)
    add_ways(m, 0, workers, priests, power, a, to_home, -1, -1)
    if may_build:
        add_ways(m, build_coins, workers + build_workers, priests, power, a, to_home, BUILD + space, -1)
        unpaid = free_dwelling(s, p, space)
        if unpaid >= 0:
            add_ways(m, 0, workers, priests, power, a, to_home, unpaid, -1)
    if fixed == 0:
        _short_of_home(s, p, m, space, skips, needed, free, power, a)
        if two_spaces and needed < free:
            _second_space(s, p, m, space, skips, power, a, may_build, lo, hi)


def _short_of_home(
    s: State, p: i64, m: Macros, space: i64, skips: bool, needed: i64, free: i64, power: i64, a: i64
) -> None:
    """Some of the way home: with the free spades alone, or with each number of bought ones."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    least: i64 = free if free > 0 else 1
    for used in range(least, needed):
        bought = used - free
        workers = bought * FACT[fact + SPADE_WORKERS + v[me + col.DIGGING]]
        priests = bought * FACT[fact + SPADE_PRIESTS + v[me + col.DIGGING]]
        if skips:
            workers += skip_workers(s, p)
            priests += skip_priests(s, p)
        step = transform_action(space, terrain_towards_home(s, p, v[col.TERRAIN + space], used), 0)
        add_ways(m, 0, workers, priests, power, a, step, -1, -1)


def _second_space(
    s: State, p: i64, m: Macros, space: i64, skips: bool, power: i64, a: i64, may_build: bool, lo: i64, hi: i64
) -> None:
    """One spade makes the first space home, the other goes to a second one; a dwelling on either."""
    v = s.v
    me = seat_base(p)
    home = v[me + col.COLOUR]
    workers = skip_workers(s, p) if skips else 0
    priests = skip_priests(s, p) if skips else 0
    coins, more = dwelling_price(s, p)
    unpaid = free_dwelling(s, p, space)
    to_home = transform_action(space, home, 0)
    while lo != 0 or hi != 0:
        other = first_space(lo, hi)
        lo &= ~LO[other]
        hi &= ~HI[other]
        terrain = v[col.TERRAIN + other]
        if other == space or terrain >= WHEEL or terrain == home or spades_home(s, p, terrain) > 2:
            continue
        becomes = terrain_towards_home(s, p, terrain, 1)
        step = transform_action(other, becomes, 0)
        if becomes != home or space < other:  # two home spaces: each pair once
            add_ways(m, 0, workers, priests, power, a, to_home, step, -1)
        if may_build:
            add_ways(m, coins, workers + more, priests, power, a, to_home, step, BUILD + space)
            if unpaid >= 0:
                add_ways(m, 0, workers, priests, power, a, to_home, step, unpaid)
