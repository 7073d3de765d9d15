"""How far apart home terrains lie on the wheel: neighbours there want the same spaces, or make each other's useless."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core.ids import WHEEL
from mystica.engine.core.tables import FACT, FACTS, HOME

FARTHEST: Final[i64] = WHEEL // 2  # steps that two terrains of the wheel can be apart


def wheel_distance(terrain: i64, other: i64) -> i64:
    """Steps from one terrain to the other, the shorter way round; 0 if either is off the wheel."""
    if terrain >= WHEEL or other >= WHEEL:
        return 0
    apart = terrain - other if terrain > other else other - terrain
    return WHEEL - apart if apart > FARTHEST else apart


def homes_apart(faction: i64, other: i64) -> i64:
    """The same for the home terrains of two factions."""
    return wheel_distance(FACT[faction * FACTS + HOME], FACT[other * FACTS + HOME])
