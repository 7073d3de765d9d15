"""Special abilities of factions, as far as explanations and overlays need them."""

from __future__ import annotations

from mystica.engine.core.reading import trait_of
from mystica.engine.core.state import State
from mystica.engine.core.tables import BUILDS_BY_RIVER, TRANSFORM_STEPS, TRANSFORM_TOKENS


def builds_by_river(s: State, seat: int) -> bool:
    """Does it reach land by river only, and take terrains as they are instead of using spades?"""
    return bool(trait_of(s, seat, BUILDS_BY_RIVER) > 0)


def without_spades(s: State, seat: int) -> bool:
    """Does it transform for a price of its own, into its home terrain only?"""
    return bool(trait_of(s, seat, TRANSFORM_STEPS) + trait_of(s, seat, TRANSFORM_TOKENS) > 0)
