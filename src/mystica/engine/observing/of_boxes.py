"""What boxes add to an observation, each a block of fixed length: subclass, override, register."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State


@mypyc_attr(allow_interpreted_subclasses=False)
class SightsOfBox:
    """How many numbers a box adds, in all games alike. It writes them in games with anything of a box, from `at` on;
    what it leaves out is 0."""

    def __init__(self, common: int, seat: int, planes: int) -> None:
        self.common: i64 = common  # to what everybody shares
        self.seat: i64 = seat  # to each seat
        self.planes: i64 = planes  # to the map

    def write_common(self, s: State, p: i64, w: BytesWriter, at: i64) -> None:
        """What everybody shares, as one seat sees it."""

    def write_seat(self, s: State, q: i64, w: BytesWriter, at: i64) -> None:
        """What belongs to a seat."""

    def write_planes(self, s: State, p: i64, w: BytesWriter, at: i64) -> None:
        """The map, as one seat sees it."""


SIGHTS: Final[list[SightsOfBox]] = []


def register_sights(sights: SightsOfBox) -> None:
    SIGHTS.append(sights)
