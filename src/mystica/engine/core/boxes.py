"""The boxes that have code in the engine, and the joint answer of those in a game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import BIT
from mystica.engine.core.box import Box
from mystica.engine.core.state import State


@mypyc_attr(allow_interpreted_subclasses=False)
class SeveralBoxes(Box):
    """Asks each in turn, in the order of registration. What they want done is done one after the other."""

    def __init__(self, boxes: list[Box]) -> None:
        self.boxes: list[Box] = boxes

    def faction_taken(self, s: State, p: i64) -> None:
        for box in self.boxes:
            box.faction_taken(s, p)

    def first_structures_placed(self, s: State) -> None:
        for box in self.boxes:
            box.first_structures_placed(s)

    def take_income(self, s: State) -> None:
        for box in self.boxes:
            box.take_income(s)

    def cult_bonus(self, s: State, p: i64, row: i64, times: i64) -> None:
        for box in self.boxes:
            box.cult_bonus(s, p, row, times)

    def land_reached(self, s: State, p: i64) -> tuple[i64, i64]:
        """Whatever any of them reaches."""
        lo: i64 = 0
        hi: i64 = 0
        for box in self.boxes:
            more_lo, more_hi = box.land_reached(s, p)
            lo |= more_lo
            hi |= more_hi
        return lo, hi

    def skip_range(self, s: State, p: i64) -> i64:
        """The first that changes it."""
        for box in self.boxes:
            spaces = box.skip_range(s, p)
            if spaces >= 0:
                return spaces
        return -1

    def advance_range(self, s: State, p: i64) -> None:
        for box in self.boxes:
            box.advance_range(s, p)

    def structure_built(self, s: State, p: i64, space: i64, structure: i64) -> None:
        for box in self.boxes:
            box.structure_built(s, p, space, structure)

    def transformed(self, s: State, p: i64, space: i64) -> None:
        for box in self.boxes:
            box.transformed(s, p, space)

    def spades_finish_only(self, s: State, p: i64) -> bool:
        """If any says so."""
        for box in self.boxes:
            if box.spades_finish_only(s, p):
                return True
        return False

    def may_build_free(self, s: State, p: i64, space: i64) -> bool:
        """If any allows it."""
        for box in self.boxes:
            if box.may_build_free(s, p, space):
                return True
        return False

    def can_upgrade(self, s: State, p: i64, space: i64) -> bool:
        """If any has such a structure: only one box may add one."""
        for box in self.boxes:
            if box.can_upgrade(s, p, space):
                return True
        return False

    def upgrade_price(self, s: State, p: i64) -> tuple[i64, i64]:
        """Of the only one that adds a structure; the others say 0."""
        coins: i64 = 0
        workers: i64 = 0
        for box in self.boxes:
            more_coins, more_workers = box.upgrade_price(s, p)
            coins += more_coins
            workers += more_workers
        return coins, workers

    def upgraded(self, s: State, p: i64, space: i64) -> None:
        for box in self.boxes:
            box.upgraded(s, p, space)

    def power_possible(self, s: State, p: i64, action: i64) -> bool:
        """If none objects."""
        for box in self.boxes:
            if not box.power_possible(s, p, action):
                return False
        return True

    def may_reuse(self, s: State, p: i64, action: i64) -> bool:
        """If none objects."""
        for box in self.boxes:
            if not box.may_reuse(s, p, action):
                return False
        return True

    def power_used(self, s: State, p: i64, action: i64) -> None:
        for box in self.boxes:
            box.power_used(s, p, action)

    def card_action_possible(self, s: State, p: i64, card: i64) -> bool:
        """If any has such an action."""
        for box in self.boxes:
            if box.card_action_possible(s, p, card):
                return True
        return False

    def legal_specials(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        for box in self.boxes:
            n = box.legal_specials(s, p, out, n)
        return n

    def take_special(self, s: State, p: i64, a: i64) -> None:
        for box in self.boxes:
            box.take_special(s, p, a)

    def legal_builds(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        for box in self.boxes:
            n = box.legal_builds(s, p, out, n)
        return n

    def legal_spade_builds(self, s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
        for box in self.boxes:
            n = box.legal_spade_builds(s, p, state, out, n)
        return n

    def apply_turn(self, s: State, p: i64, a: i64) -> None:
        for box in self.boxes:
            box.apply_turn(s, p, a)

    def apply_spade_build(self, s: State, p: i64, frame: i64, a: i64) -> None:
        for box in self.boxes:
            box.apply_spade_build(s, p, frame, a)

    def legal_answers(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
        """Of the only one whose frame it is; the others have no choices."""
        for box in self.boxes:
            n = box.legal_answers(s, p, frame, out)
            if n > 0:
                return n
        return 0

    def apply(self, s: State, p: i64, frame: i64, a: i64) -> bool:
        """By the only one whose frame it is."""
        for box in self.boxes:
            if box.apply(s, p, frame, a):
                return True
        return False

    def settle(self, s: State, p: i64, frame: i64) -> bool:
        """By the only one whose frame it is."""
        for box in self.boxes:
            if box.settle(s, p, frame):
                return True
        return False

    def favor_taken(self, s: State, p: i64, tile: i64) -> None:
        for box in self.boxes:
            box.favor_taken(s, p, tile)

    def town_taken(self, s: State, p: i64, tile: i64) -> None:
        for box in self.boxes:
            box.town_taken(s, p, tile)

    def card_pass_vp(self, s: State, p: i64, card: i64) -> i64:
        """All together."""
        vp: i64 = 0
        for box in self.boxes:
            vp += box.card_pass_vp(s, p, card)
        return vp

    def favor_pass_vp(self, s: State, p: i64) -> i64:
        """All together."""
        vp: i64 = 0
        for box in self.boxes:
            vp += box.favor_pass_vp(s, p)
        return vp

    def final_value(self, s: State, p: i64) -> i64:
        """Of the only one whose tile it is; the others count nothing."""
        value: i64 = 0
        for box in self.boxes:
            value += box.final_value(s, p)
        return value

    def nothing_scores(self, s: State) -> bool:
        """If any says so."""
        for box in self.boxes:
            if box.nothing_scores(s):
                return True
        return False

    def player_left(self, s: State, p: i64) -> None:
        for box in self.boxes:
            box.player_left(s, p)


_NAMES: Final[list[str]] = []
_BOXES: Final[list[Box]] = []  # in the same order
_IN_PLAY: Final[list[Box]] = [Box()]
"""What speaks for a set of boxes: nothing for none, the box itself for one, so that one box costs no detour."""


def box_bit(name: str) -> int:
    """The bit by which `Setup.boxes` knows a box, or a part of one that is in play by itself."""
    if name not in _NAMES:
        _NAMES.append(name)
        _BOXES.append(Box())
    return int(BIT[_NAMES.index(name)])


def boxes_named(names: list[str]) -> int:
    """A set of boxes, as `Setup.boxes` holds it."""
    return sum([box_bit(name) for name in set(names)])


def register_box(name: str, box: Box) -> None:
    """From now on games that have it in `Setup.boxes` ask it."""
    box_bit(name)
    _BOXES[_NAMES.index(name)] = box
    _IN_PLAY.clear()
    for boxes in range(int(BIT[len(_BOXES)])):
        there = [box for k, box in enumerate(_BOXES) if boxes & BIT[k] != 0]
        _IN_PLAY.append(there[0] if len(there) == 1 else SeveralBoxes(there) if len(there) > 1 else Box())


def boxes_of(s: State) -> Box:
    """What the boxes of this game say. Games without any (`setup.boxed`) need not ask."""
    return _IN_PLAY[s.setup.boxes]
