"""The position that everybody sees, and rows of the log with their events.

What an answer has by the hundred is a dataclass: we make it ourselves, so it need not be checked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mystica.game import (
    AuctionView,
    BonusView,
    BridgeView,
    CultBonusView,
    CultView,
    FinalView,
    IncomeView,
    OfferView,
    PlayerView,
)
from mystica.game import ScoringView as ScoringTileView
from mystica.server.of_boxes import completed_by, of_boxes
from mystica.server.shapes.base import CachedOutgoing, Outgoing


@dataclass(slots=True)
class EventShape:
    """A thing that happened, or a part of a move: a key and arguments for the catalogues, never prose."""

    key: str
    seat: int
    """-1 where it concerns everybody."""
    args: dict[str, int | str]


class LogEntry(Outgoing):
    """A committed row of the game: a turn, or a step back to an earlier row."""

    row: int
    """Its number, from 1 on."""
    kind: Literal["turn", "back"]
    seat: int
    round: int
    decision: str
    """What was up for decision; empty for a step back."""
    text: str
    """In the ledger language; empty for a step back."""
    back_to: int | None
    automatic: bool
    """Played by a rule the player had set."""
    events: list[EventShape]
    spaces: list[str]
    vp: list[int]
    """By seat, after it."""
    at: float
    """Seconds since 1970."""


@dataclass(slots=True)
class Space:
    """A space of the map. `x` counts half spaces from the left, `row` rows from the top."""

    label: str
    row: int
    x: int
    terrain: str
    structure: str
    owner: int | None
    town_of: int | None


@dataclass(slots=True)
class MapShape:
    name: str
    spaces: list[Space]
    bridges: list[BridgeView]


@dataclass(slots=True)
class Tiles:
    scoring: list[ScoringTileView]
    bonus: list[BonusView]
    favors_left: dict[str, int]
    towns_left: dict[str, int]
    power_actions: dict[str, bool]
    """By code: is it taken this round?"""
    final: str
    """The final scoring tile that is added, if one is."""


@completed_by((field for box in of_boxes() for field in box.table), before="hash")
class TableView(CachedOutgoing):
    """Everything everybody sees."""

    round: int
    rounds: int
    phase: str
    """factions, dwellings, bonus cards, actions, cult bonus or over."""
    decision: str
    """One of the kinds of decisions; empty once the game is over."""
    decider: int | None
    amount: int
    """Spades, steps ... that the decision is about; 0 where there is nothing to count."""
    over: bool
    winners: list[int]
    turn_order: list[int]
    players: list[PlayerView]
    income: list[IncomeView]
    """By seat: of the next round. Empty in the last one."""
    cult_bonus: list[CultBonusView]
    """By seat: at the end of this round, as it stands. Empty where none is to come."""
    final: list[FinalView]
    """By seat: if the game ended now. Empty until all have factions."""
    sources: list[dict[str, int]]
    """By seat: VP by where they came from."""
    spendable_power: list[int]
    """By seat, with sacrificing."""
    map: MapShape
    tiles: Tiles
    cults: list[CultView]
    offers: list[OfferView]
    auction: list[AuctionView]
    """The factions that are bid for; empty outside an auction."""
    hash: str
