"""What a box may change in a game: subclass `Box`, override methods, register in boxes.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.state import State


@mypyc_attr(allow_interpreted_subclasses=False)
class Box:
    """What a box, or a part of it, does in games that have it. No-op answers; what is not its own it leaves alone."""

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

    def legal_answers(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
        """Choices of a frame of its own."""
        return 0

    def apply(self, s: State, p: i64, frame: i64, a: i64) -> bool:
        """A choice of a frame of its own; False if the action is nothing of its own."""
        return False

    def settle(self, s: State, p: i64, frame: i64) -> bool:
        """Goes on by itself where a frame of its own leaves nothing to decide; True if it did."""
        return False

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

    def nothing_scores(self, s: State) -> bool:
        """Does its final scoring tile have a place even for who has nothing of what it counts?"""
        return False

    def player_left(self, s: State, p: i64) -> None:
        """A player has left the game."""
