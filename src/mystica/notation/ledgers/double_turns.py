"""A double turn in forms that the site counts as two actions.

The site cannot know what a player means: after spades it counts a dwelling, and mostly more spades, as part of the
action that gave the spades, although they were meant as the second action. And some effects of the first action end
only with the turn. `dig 0` helps: it costs and brings nothing, and where it belongs to no other action, the site counts
it as an action.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import AFTER
from mystica.engine.core.reading import frame_kind, frame_seat, frames_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, may_apply_unlisted
from mystica.engine.playout import is_legal

NEW_ACTION = "dig 0"
REFUSED = "## the site refuses this double turn: it allows neither order of its two actions"
_BEGINS = ("build ", "dig ", "transform ", "upgrade ", "send ", "advance ", "action ", "pass")
_BOUGHT = {"transform": 1, "build": 1, "dig": 1}


def site_counts(commands: list[str], home: str) -> int:
    """Actions of a double turn that the site counts in these commands; -1 if it refuses one of them."""
    turn = _SiteTurn(home)
    for place, command in enumerate(commands):
        following = next((c for c in commands[place + 1 :] if c.startswith(("transform ", "dig ", "build ", "-"))), "")
        if not turn.takes(command, following):
            return -1
    return turn.counted


@dataclass
class _SiteTurn:
    """What the site remembers while somebody has two actions."""

    home: str
    counted: int = 0
    open: dict[str, int] = field(default_factory=dict)  # what may follow as part of the last action
    homes: set[str] = field(default_factory=set)  # spaces that became home in this turn
    bought: bool = False  # spades cannot be given back any more
    home_next: bool = False  # a space was left short of home, with spades in hand

    def takes(self, command: str, following: str) -> bool:
        """Is this command accepted? `following` is the next one about spades."""
        word, *rest = command.split(" ")
        if word == "dig":
            self.bought = True
            return self._part("dig", dict(_BOUGHT))
        if word == "action":
            return self._part("action", _open_after_action(rest[0]))
        if word == "transform":
            return self._transform(rest[0], rest[-1], following)
        if word == "build":
            if self.homes and rest[0] not in self.homes:
                self.open.pop("build", None)
            return self._part("build", {})
        if word == "pass":
            self.counted = max(self.counted, 1)
        if word in ("upgrade", "send", "advance", "bridge", "pass"):
            return word == "bridge" or self._part(word, {})
        return not (command.startswith("-") and command.endswith("spade") and self.bought)

    def _transform(self, space: str, terrain: str, following: str) -> bool:
        left = self.open.get("transform", 1) - 1
        if self.home_next and terrain != self.home:
            return False
        if not self._part("transform", {"transform": left, "build": self.open.get("build", 0)}):
            return False
        more = following.startswith(("transform ", "-")) and left > 0  # spades are still in hand
        self.home_next = more and terrain != self.home
        if not more:
            self.open.pop("transform", None)
        if terrain == self.home:
            self.homes.add(space)
        return True

    def _part(self, kind: str, following: dict[str, int]) -> bool:
        if self.open.get(kind, 0) == 0:
            self.counted += 1
        self.open = following
        return self.counted <= 2


def _open_after_action(code: str) -> dict[str, int]:
    """Spades of a power action, or of a bonus card, may be used on so many spaces, and helped with bought ones."""
    power = data.power_actions().get(code)
    if power is not None and power.spades:
        return {**_BOUGHT, "transform": power.spades}
    card = data.bonus_cards().get(code)
    return dict(_BOUGHT) if card is not None and card.spades else {}


def _forms(first: list[str], second: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Ways to say the same in the same order, the plain one first."""
    begins = next((i for i, c in enumerate(second) if c.startswith(_BEGINS)), 0)
    for early in (False, True):
        start = _given_back_early(first) if early else first
        yield start, second
        yield start, [*second[:begins], NEW_ACTION, *second[begins:]]
        yield start, [*second, NEW_ACTION]


def _given_back_early(commands: list[str]) -> list[str]:
    """Spades that stay unused are given back before the others are used."""
    thrown = [c for c in commands if c.startswith("-") and c.endswith("spade")]
    rest = [c for c in commands if c not in thrown]
    action = next((i for i, c in enumerate(rest) if c.startswith("action ")), -1)
    return [*rest[: action + 1], *thrown, *rest[action + 1 :]] if action >= 0 else commands


def fitting(first: list[str], second: list[str], home: str) -> tuple[list[str], list[str]] | None:
    """The commands of both actions in a form of two actions for the site; None if there is none."""
    for one, two in _forms(first, second):
        if site_counts([*one, *two], home) == 2:
            return one, two
    return None


def is_acting(s: State, seat: int) -> bool:
    """Is the last action of a seat's turn under way? Conversions, at least, may still come."""
    return any(frame_kind(s, frame) == AFTER and frame_seat(s, frame) == seat for frame in frames_of(s))


@dataclass
class DoubleTurn:
    """The two actions of a turn, as they are played: their atoms and the state before the first."""

    seat: int
    before: State
    parts: list[list[int]] = field(default_factory=list)
    passed: bool = False
    alone: bool = True  # nobody has said anything in between

    def begins(self, seat: int) -> bool:
        """The next of the two actions, if it is one of them."""
        if seat != self.seat or len(self.parts) == 2:
            return False
        self.parts.append([])
        return True

    def play(self, seat: int, a: int) -> None:
        if seat != self.seat:
            self.alone = False
        elif self.parts:
            self.parts[-1].append(a)
            self.passed = act.kind_of(a) in (act.PASS, act.PASS_LAST)
        else:
            apply(self.before, a)  # a conversion before the first action

    def is_over(self, s: State) -> bool:
        """The second action, and what belongs to it, is played; or the first was a pass."""
        return self.passed or (len(self.parts) == 2 and not is_acting(s, self.seat))

    def other_way_round(self, after: State) -> list[State]:
        """States after the second action and then the first, if that leads to the same; else nothing."""
        if not self.alone:
            return []
        s = self.before.copy()
        shown: list[State] = []
        for part in reversed(self.parts):
            for a in part:
                allowed = may_apply_unlisted(s, a) if act.is_out_of_turn(a) else is_legal(s, a)
                if allowed and decider(s) == self.seat:
                    apply(s, a)
                elif a != act.DONE:  # which only ends the turn, not its first action
                    return []
            shown.append(s.copy())
        while is_acting(s, self.seat) and not is_acting(after, self.seat) and is_legal(s, act.DONE):
            apply(s, act.DONE)
        return shown if s.hash() == after.hash() else []
