"""What environments ask of the boxes: the names of the numbers that they add to an observation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mystica.boxes import parts_of

Named = tuple[str, int, str]
"""A block of numbers: its name, how many there are, and what they mean."""


class EnvsOfBox:
    """What a box adds to observations, in the order in which they are written. Nothing, unless it says otherwise."""

    common: tuple[Named, ...] = ()
    """About the game, behind all other blocks."""
    seat: tuple[Named, ...] = ()
    """About a seat, likewise."""
    map: tuple[Named, ...] = ()
    """Planes of the map, likewise."""
    more: Mapping[str, str] = {}
    """What it adds to the meaning of blocks that are there anyway, by their names."""


@cache
def of_boxes() -> tuple[EnvsOfBox, ...]:
    return parts_of("envs", EnvsOfBox)
