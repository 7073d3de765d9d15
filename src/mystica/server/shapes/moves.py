"""Moves: what a seat may do, why something is not possible, and what is sent to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints

from mystica.game import FollowUp
from mystica.server.shapes.base import (
    LONGEST_DRAFT,
    LONGEST_MOVE,
    CachedOutgoing,
    Draft,
    Incoming,
    MoveText,
    Outgoing,
    RowNumber,
    Seat,
    Word,
)
from mystica.server.shapes.table import EventShape, TableView


@dataclass(slots=True)
class Warning:
    """A hint that a move may be a mistake: `warning-<key>` in the catalogues."""

    key: str
    args: dict[str, int | str]


@dataclass(slots=True)
class Choice:
    """A legal move: what to send, what it is done to, and what it brings its player."""

    text: str
    """In the ledger language: what is sent to play it."""
    kind: str
    target: str
    spaces: list[str]
    cost: dict[str, int]
    gain: dict[str, int]
    vp: int
    sources: dict[str, int]
    """The VP by where they come from."""
    follow_ups: list[FollowUp]
    warnings: list[Warning]
    steps: list[EventShape]
    """Its parts in order: `move-<key>` in the catalogues."""
    title: int
    """Which of its parts it is called after; -1 where it only pays."""


@dataclass(slots=True)
class Start:
    """An action that may be taken alone, its spaces to be chosen on the map afterwards."""

    code: str
    text: str
    """What is sent to take it."""
    move: int
    """The place in `moves` of the move that it begins,"""
    steps: int
    """and how many of its parts are the action and what pays for it."""


class Desk(CachedOutgoing):
    """What a seat may do now, after the moves of its draft."""

    seat: int
    decision: str
    amount: int
    draft: list[Choice]
    """The moves of the unfinished turn, each seen from where it was made."""
    dropped: int
    """Moves of the draft that no longer fit, since somebody else moved; they are gone."""
    moves: list[Choice]
    """Complete turns, or single answers."""
    kinds: list[str]
    """The kinds of the moves and conversions there are, in the order of lists."""
    order: list[int]
    """The places of `moves`, as they are offered for one thing on the table: the natural and cheap first."""
    groups: list[int]
    """For each of `moves` a number; those with the same come to the same, by different means."""
    starts: list[Start]
    """Actions with many spaces to choose from."""
    other_ways: list[str]
    """Spaces with further ways to transform, which are not in `moves` and have to be asked for."""
    conversions: list[Choice]
    """Conversions and sacrifices, one at a time."""
    finish: list[str]
    """What is to be added so that the draft is a whole turn: nothing, or the end of the turn."""
    complete: bool
    """With `finish` added the draft can be committed."""


class ReasonShape(Outgoing):
    """Why a move is not possible: `reason-<key>` in the catalogues."""

    key: str
    args: dict[str, int | str | None]
    topic: str
    rule: str
    first: Choice | None
    """Play this first and the move is possible."""
    move: Choice | None
    """The same and the move, in one."""
    missing: str
    amount: int


class Explanation(Outgoing):
    possible: bool
    reason: ReasonShape | None


class TargetAnswer(Outgoing):
    """Why a move that one might have wanted with something on the table is not possible."""

    text: str
    """The move, in the ledger language."""
    words: EventShape | None
    """The same as a choice, `move-<key>` in the catalogues; nothing where what was touched says it all."""
    reason: ReasonShape | None
    """Nothing if it is possible."""


class TargetAnswers(Outgoing):
    answers: list[TargetAnswer]


class Preview(Outgoing):
    """A typed move, tried on a copy."""

    choice: Choice | None
    problem: str
    """`problem-<key>` in the catalogues if the text is no move: invalid, ambiguous; empty otherwise."""
    reason: ReasonShape | None
    table: TableView | None
    completions: list[str]


class OtherWays(Outgoing):
    """Further ways to transform: away from home, the long way round, with free spades left unused."""

    moves: list[Choice]
    """The natural and cheap first."""
    groups: list[int]
    """For each of `moves` a number; those with the same come to the same, by different means."""


class DraftRequest(Incoming):
    """The whole unfinished turn; an empty one throws it away."""

    seat: Seat
    base: RowNumber
    moves: Draft


class TurnRequest(Incoming):
    """A turn to be committed on top of row `base`."""

    seat: Seat
    base: RowNumber
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=LONGEST_DRAFT)]


class PreviewRequest(Incoming):
    seat: Seat
    draft: Draft = []
    text: Annotated[str, StringConstraints(max_length=LONGEST_MOVE)]


class ExplainRequest(Incoming):
    seat: Seat
    draft: Draft = []
    what: MoveText
    """A move, or the name of a space, tile or track."""


class OtherWaysRequest(Incoming):
    seat: Seat
    draft: Draft = []
    space: Word = ""
    """Only those for this space; all of them if it is empty."""


class TargetRequest(Incoming):
    seat: Seat
    draft: Draft = []
    target: Word
    """What was touched: `space:F3`, `tile:ACT5`, `cult:fire`, `track:shipping`, `resource:power`, `faction:witches`."""
    offered: bool = False
    """There are choices for it: only what is missing beside them is asked."""


class TakeBackRequest(Incoming):
    seat: Seat
    base: RowNumber
    to: RowNumber


class TakeBackAnswerRequest(Incoming):
    seat: Seat
    base: RowNumber
    to: RowNumber
    """The request that is answered; another may have taken its place."""
    agree: bool
