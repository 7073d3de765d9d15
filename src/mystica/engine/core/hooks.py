"""What a faction or expansion may do that is more than a number: subclass, override, register."""

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


@mypyc_attr(allow_interpreted_subclasses=False)
class Box:
    """What a box with pieces of its own does, in games that have it (`setup.boxed`). No-op answers."""

    def faction_taken(self, s: State, p: i64) -> None:
        """A faction was taken; what it starts with is there already."""

    def first_structures_placed(self, s: State) -> None:
        """All first dwellings stand; nobody has a bonus card yet."""

    def take_income(self, s: State) -> None:
        """Phase I: everybody has the usual income."""

    def cult_bonus(self, s: State, p: i64, row: i64, times: i64) -> None:
        """Phase III: so many times the reward in the row of `setup.rounds`."""

    def land_reached(self, s: State, p: i64) -> tuple[i64, i64]:
        """Land that counts as indirectly adjacent by more than structures; occupied spaces may be among it."""
        return 0, 0

    def skip_range(self, s: State, p: i64) -> i64:
        """Spaces that tunnel or carpet may skip, for factions that can; -1 if this changes nothing."""
        return -1

    def advance_range(self, s: State, p: i64) -> None:
        """A free step of shipping for a faction without that track."""

    def structure_built(self, s: State, p: i64, space: i64, structure: i64) -> None:
        """A structure was built in the action phase, and offers and town are seen to."""

    def transformed(self, s: State, p: i64, space: i64) -> None:
        """Spades were used on a space."""

    def spades_finish_only(self, s: State, p: i64) -> bool:
        """Are more spades bought only where the free ones of this action do not lead home?"""
        return False

    def may_build_free(self, s: State, p: i64, space: i64) -> bool:
        """Can a dwelling on this space be had without its price?"""
        return False

    def can_upgrade(self, s: State, p: i64, space: i64) -> bool:
        """May the trading house there become a structure that is on no faction board?"""
        return False

    def upgrade_price(self, s: State, p: i64) -> tuple[i64, i64]:
        """Coins and workers of that structure."""
        return 0, 0

    def upgraded(self, s: State, p: i64, space: i64) -> None:
        """It stands: its rewards."""

    def power_possible(self, s: State, p: i64, action: i64) -> bool:
        """Is what a power action brings beyond the usual possible?"""
        return True

    def may_reuse(self, s: State, p: i64, action: i64) -> bool:
        """May a power action be used again by who reuses them?"""
        return True

    def power_used(self, s: State, p: i64, action: i64) -> None:
        """A power action was taken; the usual is paid and gained."""

    def card_action_possible(self, s: State, p: i64, card: i64) -> bool:
        """Has a bonus card a special action beyond spades and steps that is possible now?"""
        return False

    def legal_specials(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        """Special actions of its own."""
        return n

    def take_special(self, s: State, p: i64, a: i64) -> None:
        """One of these, or the bonus card's, was chosen."""

    def legal_builds(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        """Dwellings that are paid in another way."""
        return n

    def legal_spade_builds(self, s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
        """The same while an action transforms and builds; `state` is the argument of its frame."""
        return n

    def apply_turn(self, s: State, p: i64, a: i64) -> None:
        """An action of its own was chosen in a turn."""

    def apply_spade_build(self, s: State, p: i64, frame: i64, a: i64) -> None:
        """A dwelling paid in another way, while an action transforms and builds."""

    def legal(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
        """Choices of a frame of its own."""
        return 0

    def apply(self, s: State, p: i64, frame: i64, a: i64) -> bool:
        """A choice of a frame of its own; False if the action is nothing of its own."""
        return False

    def settle(self, s: State, p: i64, frame: i64) -> bool:
        """Goes on by itself where a frame of its own leaves nothing to decide; True if it did."""
        return False

    def asked_steps(self, s: State, p: i64, frame: i64) -> i64:
        """Cult steps on one track that a frame of its own asks about."""
        return 0

    def ships(self, s: State, p: i64) -> i64:
        """Own ships on the map."""
        return 0

    def movement(self, s: State, p: i64) -> i64:
        """Spaces a ship moves without power."""
        return 0

    def ship_income(self, s: State, p: i64) -> i64:
        """Ships of an income phase as it stands."""
        return 0

    def may_move_ships(self, s: State, p: i64) -> bool:
        """Is its special action that moves ships open?"""
        return False

    def may_build_ship(self, s: State, p: i64) -> bool:
        """Is its special action that builds a ship open, whatever it costs?"""
        return False

    def ship_price(self, s: State, p: i64) -> tuple[i64, i64]:
        """Coins and workers of that ship."""
        return 0, 0

    def favor_taken(self, s: State, p: i64, tile: i64) -> None:
        """A favor tile was taken, and its marker has moved."""

    def town_taken(self, s: State, p: i64, tile: i64) -> None:
        """A town tile was taken; the usual is gained."""

    def card_pass_vp(self, s: State, p: i64, card: i64) -> i64:
        """VP of a bonus card on passing, beyond the usual."""
        return 0

    def favor_pass_vp(self, s: State, p: i64) -> i64:
        """VP of favor tiles on passing, beyond the usual."""
        return 0

    def final_value(self, s: State, p: i64) -> i64:
        """What its final scoring tile counts."""
        return 0

    def left(self, s: State, p: i64) -> None:
        """A player has left the game."""


BOX: Final[list[Box]] = [Box()]


def register_box(box: Box) -> None:
    BOX[0] = box
