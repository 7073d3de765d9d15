"""The overlays of the map: reach, spades, towns, leech and network of one seat."""

from __future__ import annotations

from mystica.server.of_boxes import completed_by, of_boxes
from mystica.server.shapes.base import Outgoing


class TownChance(Outgoing):
    spaces: list[str]
    power: int
    needed: int
    structures: int
    structures_needed: int


class LeechPlace(Outgoing):
    seat: int
    power: int


@completed_by(field for box in of_boxes() for field in box.overlays)
class Overlays(Outgoing):
    """Looking at the map with the eyes of a seat."""

    seat: int
    reach: list[str]
    """Land in reach now, spades aside."""
    reach_more: list[str]
    """What one more shipping would add."""
    spades: dict[str, int]
    """Spades to home terrain, for land without a structure."""
    towns: list[TownChance]
    leech: dict[str, list[LeechPlace]]
    """For spaces in reach and own structures: who would be offered how much power by a building there."""
    network: list[list[str]]
    """Connected areas as final scoring counts them, the largest first."""
