"""The interface of a mind, which judges positions. Code that chooses turns need not know what kind it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State


@mypyc_attr(acyclic=True)
class Mind:
    """Judges what one player may expect, in thousandths of a VP.

    `begin` comes first: many positions that differ by the player's own moves have much in common, which is worked out
    once. The worth of each faction is what it has more or less than others in the end. `beside` says what another
    faction adds to that, by the distance of their homes on the wheel: FARTHEST + 1 numbers for each faction, the first
    of them 0, for homes off the wheel.
    """

    def __init__(self, worth: vec[i64], beside: vec[i64]) -> None:
        self.worth = worth
        self.beside = beside
        self.passes_last: bool = False  # passing is worth no more than the position before it

    def at(self, s: State) -> Mind:
        """The one that judges this position: itself, or whom it leaves some positions to."""
        return self

    def begin(self, s: State, p: i64) -> None:
        """From here on it is about this player, in this position or soon after it."""

    def value(self, s: State) -> i64:
        """What the player may expect, on a scale for choosing the next turn."""
        return 0

    def expects(self, s: State) -> i64:
        """The same without what is only wished for."""
        return self.value(s)

    def expected_vp(self, s: State, p: i64) -> i64:
        """The VP a player may expect in the end, at the start of a round."""
        self.begin(s, p)
        return self.value(s)

    def perturbed(self, seed: i64, spread: i64) -> Mind:
        """One that judges a little differently, by at most so many percent."""
        return self
