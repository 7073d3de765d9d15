"""Why a move is refused, as data: a key, its arguments, the rule, and what would help."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeAlias

from mystica import data
from mystica.errors import IllegalMove
from mystica.game.moves.move import Move
from mystica.game.why_not.of_boxes import of_boxes
from mystica.i18n import FALLBACK, keys_of, say

Argument: TypeAlias = int | str | None

_IN_CATALOGUE = "reason-"

_TOPICS = {
    "done": "actions", "leech": "price-of-power", "decline": "price-of-power", "later": "leech",
    "convert": "conversions", "sacrifice": "sacrifice", "shipping": "advance-shipping", "digging": "advance-digging",
    "power": "power-actions", "special": "special-actions", "priest": "send-priest", "cult": "power-via-cults",
    "favor": "favor-tiles", "town": "towns", "connect": "towns", "pass": "passing", "bonus": "first-bonus-card",
    "faction": "choosing-factions", "bid": "choosing-factions", "ability": "all-factions", "bridge": "bridges",
    "build": "building", "dwelling": "placing-dwellings", "upgrade": "upgrade", "transform": "transforming",
    "dig": "spades",
    "spades first": "cult-spades", "resign": "leaving",
}  # fmt: skip
_TOPIC_OF_KEY = {
    "game-over": "final-scoring", "not-reachable": "adjacency", "no-bridge-place": "bridges", "no-key": "space-10",
    "spades-short": "spades", "used-already": "leftover-spades", "not-transformed": "leftover-spades",
    "no-stronghold": "stronghold",
}  # fmt: skip


@cache
def topics() -> dict[str, str]:
    """The topic of the rules that each kind of move belongs to."""
    return _TOPICS | {kind: topic for part in of_boxes() for kind, topic in part.topics.items()}


@cache
def topics_of_reasons() -> dict[str, str]:
    """Reasons with a topic of their own, whatever the move."""
    return _TOPIC_OF_KEY | {key: topic for part in of_boxes() for key, topic in part.topics_of_reasons.items()}


@cache
def reason_keys() -> tuple[str, ...]:
    """Every reason there is: those that the English catalogue has a sentence for."""
    return tuple(key.removeprefix(_IN_CATALOGUE) for key in keys_of(_IN_CATALOGUE))


@dataclass(frozen=True)
class Repair:
    """What would make the move possible: something to play first, or else the one thing that is missing."""

    first: Move | None = None
    """Conversions or an action; when they are played, the refused move is legal."""
    move: Move | None = None
    """The same and the refused move, in one."""
    missing: str = ""
    amount: int = 0


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal now."""

    key: str
    """One of `reason_keys()`; its sentence is `reason-<key>` in `mystica.i18n`."""
    arguments: dict[str, Argument] = field(default_factory=dict)
    topic: str = "actions"
    """Key of the rule: `mystica rules TOPIC` tells it, `mystica.data.reference()` has it."""
    repair: Repair | None = None

    @property
    def rule(self) -> str:
        """Heading in the rulebook."""
        return data.reference()[self.topic].headings[0]

    def __str__(self) -> str:
        return say(FALLBACK, f"{_IN_CATALOGUE}{self.key}", self.arguments)


class RefusedMove(IllegalMove):
    """An illegal move, with the reason as data."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__("move-refused", text=text)
        self.text = text
        self.reason = reason

    def __str__(self) -> str:
        """Put into words only when somebody reads it: many a move is just tried."""
        reason = self.reason
        said = f"{self.text!r} is not allowed. {reason} See {reason.rule}."
        return f"{said} Possible: {reason.repair.move.text}" if reason.repair and reason.repair.move else said

    def __reduce__(self) -> tuple[type[RefusedMove], tuple[str, Reason]]:
        return RefusedMove, (self.text, self.reason)


def reason_against(key: str, kind: str, **arguments: Argument) -> Reason:
    """A reason with the rule it comes from, which is that of the kind of move unless the key has its own."""
    return Reason(key, arguments, topics_of_reasons().get(key, topics()[kind]))


def needs(reason: Reason, missing: str, amount: int) -> Reason:
    """The reason with the one thing that is missing."""
    return replace(reason, repair=Repair(missing=missing, amount=amount))
