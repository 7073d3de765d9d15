"""Tells whether a sentence is about ships or about merchants."""

from __future__ import annotations

from mystica.boxes.merchants.events import unit_of
from mystica.engine.core.state import State

OF_MERCHANTS = "-merchants"
"""Behind a key that speaks of ships: the same for a faction that has merchants."""


def of_pieces(key: str, s: State, p: int) -> str:
    """The key of a sentence about the ships of a seat, or about its merchants."""
    return key if unit_of(s, p) == "ship" else f"{key}{OF_MERCHANTS}"
