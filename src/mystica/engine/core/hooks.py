"""What a faction may do beyond numbers: subclass `Hooks`, override methods, register."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS


@mypyc_attr(allow_interpreted_subclasses=False)
class Hooks:
    """No-op answers. `p` is the seat; generators write to `out` from `n` on and return the new end."""

    def special_possible(self, s: State, p: i64) -> bool:
        """May the faction's once-a-round special action be taken now?"""
        return False

    def take_special(self, s: State, p: i64, a: i64) -> None:
        """The special action was chosen, in one of its forms; the marker of the first is already set."""

    def special_keeps_turn(self) -> bool:
        """True if the special action is not itself one of the actions of the turn."""
        return False

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        """Choices of the faction's own frame on the decision stack."""
        return n

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        """A choice of the own frame at column `frame` was made; removing the frame is the hook's duty."""

    def left_when_given_up(self) -> i64:
        """What may still be done if the special action's own effect is given up.

        It is the argument of a frame of spades; -1 if the effect cannot be given up.
        """
        return -1

    def stronghold_built(self, s: State, p: i64) -> None:
        """The stronghold stands; numbers from the data files are paid already."""

    def faction_taken(self, s: State, p: i64) -> None:
        """The faction was taken; what it starts with is there already."""

    def all_factions_taken(self, s: State, p: i64) -> None:
        """Everybody has a faction, and nobody has settled yet."""

    def takes_spades(self, s: State, p: i64, spades: i64) -> bool:
        """Spades gained become something else, or nothing: True if that is done."""
        return False

    def legal_transforms(self, s: State, p: i64, lo: i64, hi: i64, out: vec[i64], n: i64) -> i64:
        """Transforming without spades, among the spaces reached."""
        return n

    def transform_price(self, s: State, p: i64, terrain: i64) -> tuple[i64, i64]:
        """Steps of one cult track and power tokens that transforming a space of this terrain costs without spades."""
        return 0, 0

    def pay_transform(self, s: State, p: i64, space: i64) -> None:
        """The price of transforming without spades; the terrain is still the old one."""

    def unlock_price(self, s: State, p: i64, terrain: i64) -> i64:
        """Coins for a terrain that is still locked."""
        return 0

    def priests_gained(self, s: State, p: i64, priests: i64, why: i64) -> bool:
        """Priests become something else, or a choice: True if that is seen to."""
        return False

    def power_taken(self, s: State, p: i64) -> None:
        """Somebody took power from the faction's building, and it may react."""

    def late_reaction(self, s: State, p: i64, number: i64) -> None:
        """A reaction left open is made, out of turn."""


HOOKS: Final[list[Hooks]] = [Hooks() for _ in FACTION_KEYS]


def register(faction: str, hooks: Hooks) -> None:
    HOOKS[FACTION_KEYS.index(faction)] = hooks
