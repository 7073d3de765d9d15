"""Why a move is refused, as data: a key, its arguments, the rule, and what would help."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from mystica import data
from mystica.boxes.merchants.events import unit_of
from mystica.engine.core.state import State
from mystica.errors import IllegalMove
from mystica.game.moves import Move

Argument: TypeAlias = int | str | None

SENTENCES: dict[str, str] = {
    "game-over": "the game is over",
    "no-such-move": "there is no such move",
    "not-your-decision": "{decider} decide now",
    "wrong-moment": "this is not the moment for it (now: {now})",
    "coins-short": "{missing} coins short of {needed}",
    "workers-short": "{missing} workers short of {needed}",
    "priests-short": "{missing} priests short of {needed}",
    "power-short": "{missing} power short of {needed}; sacrificing would give {sacrifice}",
    "tokens-short": "bowl II needs {needed} tokens for a sacrifice and has {have}",
    "vp-short": "{missing} VP short of {needed}",
    "spades-short": "{missing} spades short of {needed}",
    "not-reachable": "{space} is out of reach",
    "occupied": "{what} is occupied by {by}",
    "river": "{space} is a river space",
    "no-river": "{space} is no river space",
    "wrong-terrain": "{space} is {terrain}, {spades} spades away from home",
    "same-terrain": "{space} is {terrain} already",
    "no-such-way": "no such way leads there on the transformation cycle",
    "used-already": "{space} was transformed in this action already",
    "not-transformed": "{space} did not become home in this action",
    "home-only": "only home terrain is allowed here",
    "spades-must-be-used": "the spades in hand must all be used on one space: {needed}",
    "already-taken": "{what} is taken already",
    "already-owned": "{what} can be owned only once",
    "no-piece-left": "no {piece} is left",
    "no-bridge-place": "there is no place for a bridge with an own structure at one end",
    "no-structure": "no own structure stands on {space}",
    "wrong-structure": "a {needed} must stand on {space} for that",
    "track-end": "the track ends here",
    "no-stronghold": "the stronghold is not built yet",
    "not-held": "{what} is not yours",
    "not-in-game": "{what} is not in this game",
    "not-drawn": "{what} does not have the colour that was drawn",
    "card-needed": "passing takes a bonus card along",
    "last-round": "in the last round no bonus card is taken",
    "no-key": "no key can be used on {what} now",
    "no-use": "power is sacrificed only for a use that bowl III cannot pay",
    "use-sacrifice": "the power just sacrificed for must be used first",
    "no-offer": "there is no such offer of power",
    "no-step": "no cult step is open",
    "bid-low": "the next bid must be at least {needed} VP",
    "steps-short": "the marker on {what} does not stand high enough",
    "lost-tokens-short": "{needed} power tokens would have to leave the game, and there are {have}",
    "not-transformable": "{space} is {terrain}, which is never transformed again",
    "locked-terrain": "{space} is {terrain}, which is not unlocked",
    "no-town": "no town would come of it",
    "no-target": "there is no space for it",
    "left-already": "{who} have left the game already",
    "no-dock": "neither dock nor shipyard is in play, so no ship can be obtained",
    "all-ships-out": "all {ships} ships are on the map already",
    "no-ships-out": "no ship is on the map that could move",
    "no-ship": "no own ship is on {space}",
    "ship-moved": "the ship on {space} has moved in this action already",
    "ship-stuck": "the ship on {space} cannot go anywhere",
    "ship-too-far": "{space} is {distance} spaces away; the ship moves {movement}, with power {most}",
    "no-way": "no way of ships leads to {space}",
    "no-canal": "only a canal would lead to {space}, and this game has none",
    "already-traded": "the structure on {space} was traded with already",
    "no-marker-left": "no trade marker is left",
    "own-structure": "an own structure stands on {space}: ships go only to those of others",
    "ship-there-already": "another own ship trades on {space} in this action",
    "nothing-to-trade": "ships go ashore only to trade, and nothing stands on {space}",
    "merchant-on-river": "merchants cannot end their move on a river space",
    "no-riverside": "{space} is not beside a river",
    "not-beside-dock": "new ships come beside dock or shipyard, merchants to storehouse or market: not on {space}",
    "no-ship-beside": "no own ship lies beside {space}",
    "no-shipyard": "the shipyard is not built yet",
    "paid-for-more": "power is paid for a longer move, and {space} is nearer",
    "move-first": "a ship is to be chosen first",
    "not-a-reward": "this is not among the rewards of the trade",
    "no-visit": "no own ship has come to {space} to trade",
    "barred-terrain": "{space} is {terrain}, which the spades of this trade must not transform",
    "finish-first": "{space} must become home first",
    "spades-enough": "the free spades of the trade lead {space} home, so none are bought for it",
    "one-dwelling": "this action has built its dwelling already",
    "other-favor": "a favor tile with 1 step of the same cult is owned already: {what}",
    "not-allowed": "the rules of this game do not allow it",
}
"""Every reason there is, with its English sentence; the names in braces are its arguments."""

OF_MERCHANTS = "-merchants"
"""Behind a key that speaks of ships: the same for a faction that has merchants."""
_MERCHANTS = {
    "no-dock": "neither storehouse nor market is in play, so no merchant can be obtained",
    "all-ships-out": "all {ships} merchants are on the map already",
    "no-ships-out": "no merchant is on the map who could move",
    "no-ship": "no own merchant is on {space}",
    "ship-moved": "the merchant on {space} has moved in this action already",
    "ship-stuck": "the merchant on {space} cannot go anywhere",
    "ship-too-far": "{space} is {distance} spaces away; the merchant moves {movement}, with power {most}",
    "no-way": "no way of merchants leads to {space}",
    "ship-there-already": "another own merchant trades on {space} in this action",
    "no-ship-beside": "no own merchant stands on {space}",
    "no-shipyard": "the market is not built yet",
    "move-first": "a merchant is to be chosen first",
    "no-visit": "no own merchant has come to {space} to trade",
}
SENTENCES |= {f"{key}{OF_MERCHANTS}": sentence for key, sentence in _MERCHANTS.items()}

TOPICS = {
    "done": "actions", "leech": "price-of-power", "decline": "price-of-power", "later": "leech",
    "convert": "conversions", "sacrifice": "sacrifice", "shipping": "advance-shipping", "digging": "advance-digging",
    "power": "power-actions", "special": "special-actions", "priest": "send-priest", "cult": "power-via-cults",
    "favor": "favor-tiles", "town": "towns", "connect": "towns", "pass": "passing", "bonus": "first-bonus-card",
    "faction": "choosing-factions", "bid": "choosing-factions", "ability": "all-factions", "bridge": "bridges",
    "build": "building", "dwelling": "placing-dwellings", "upgrade": "upgrade", "transform": "transforming",
    "dig": "spades",
    "spades first": "cult-spades", "resign": "leaving", "dock": "docks", "ship": "obtaining-ships",
    "sail": "moving-ships", "extra-space": "moving-ships", "trade": "trading", "reward": "trading-rewards",
}  # fmt: skip
"""The topic of the rules that each kind of move belongs to."""

_TOPIC_OF_KEY = {
    "game-over": "final-scoring", "not-reachable": "adjacency", "no-bridge-place": "bridges", "no-key": "space-10",
    "spades-short": "spades", "used-already": "leftover-spades", "not-transformed": "leftover-spades",
    "no-stronghold": "stronghold", "no-dock": "obtaining-ships", "all-ships-out": "obtaining-ships",
    "no-ships-out": "moving-ships", "no-ship": "moving-ships", "no-ship-beside": "building-with-ships",
    "no-riverside": "docks", "no-shipyard": "shipyard", "no-marker-left": "trading", "already-traded": "trading",
    "no-canal": "canals", "merchant-on-river": "traveling-merchants", "barred-terrain": "trading-rewards",
    "finish-first": "trading-rewards", "one-dwelling": "trading-rewards", "other-favor": "favor-tiles-of-ships",
    "not-a-reward": "trading-rewards", "spades-enough": "trading-rewards",
}  # fmt: skip


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
    """One of SENTENCES."""
    arguments: dict[str, Argument] = field(default_factory=dict)
    topic: str = "actions"
    """Key of the rule: `mystica rules TOPIC` tells it, `mystica.data.reference()` has it."""
    repair: Repair | None = None

    @property
    def rule(self) -> str:
        """Heading in the rulebook."""
        return data.reference()[self.topic].headings[0]

    def __str__(self) -> str:
        sentence = SENTENCES[self.key].format(**self.arguments)
        shipping = self.arguments.get("shipping_needed")
        return f"{sentence}; shipping {shipping} would reach it" if shipping else sentence


class RefusedMove(IllegalMove):
    """An illegal move, with the reason as data."""

    def __init__(self, text: str, reason: Reason) -> None:
        help_ = reason.repair.move.text if reason.repair and reason.repair.move else ""
        super().__init__(f"{text!r} is not allowed: {reason} ({reason.rule}){f'; possible: {help_}' if help_ else ''}")
        self.reason = reason


def of_pieces(key: str, s: State, p: int) -> str:
    """The key of a sentence about the ships of a seat, or about its merchants."""
    return key if unit_of(s, p) == "ship" else f"{key}{OF_MERCHANTS}"


def reason_against(key: str, kind: str, **arguments: Argument) -> Reason:
    """A reason with the rule it comes from, which is that of the kind of move unless the key has its own."""
    return Reason(key, arguments, _TOPIC_OF_KEY.get(key.removesuffix(OF_MERCHANTS), TOPICS[kind]))


def needs(reason: Reason, missing: str, amount: int) -> Reason:
    """The reason with the one thing that is missing."""
    return replace(reason, repair=Repair(missing=missing, amount=amount))
