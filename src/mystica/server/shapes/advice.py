"""Hints and reviews: how they are asked for and what they say."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from mystica.server.shapes.base import Draft, Incoming, Outgoing, RowNumber, Seat, Word
from mystica.server.shapes.table import EventShape


class HintRequest(Incoming):
    """A look at the position of the own seat that decides, after the moves of its draft."""

    seat: Seat
    base: RowNumber
    draft: Draft = []
    bot: Word = "expert"
    seconds: Annotated[float, Field(gt=0, le=30)] | None = None
    """Time for it; nothing: what the bot is meant for."""
    steps: Annotated[int, Field(ge=1, le=2000)] | None = None
    """A number of steps instead: the same answer every time."""
    top: Annotated[int, Field(ge=1, le=20)] = 5


class ReviewRequest(Incoming):
    bot: Word = "strong"
    after: RowNumber = 0
    """How many decisions were looked at already."""
    steps: Annotated[int, Field(ge=1, le=300)] | None = None
    """For each decision; nothing: those of the bot."""


class TermShape(Outgoing):
    """A term of the evaluation, by the key of its name, and by how many VP it differs."""

    key: str
    vp: float


class AdvisedMove(Outgoing):
    text: str
    steps: list[EventShape]
    """Its parts, each told by its first event."""


class HintShape(Outgoing):
    move: AdvisedMove
    vp: float
    """VP to be expected in the end."""
    behind: float
    """VP by which its plan ends below that of the best move."""
    terms: list[TermShape]
    """By what it differs from the best move; the best one from the second."""
    alike: list[AdvisedMove]
    """Moves that come to the same in everything."""


class SeatForecast(Outgoing):
    """From games played on: what a seat may expect in the end."""

    seat: int
    vp: float
    spread: float
    win_share: float
    games: int


class Hints(Outgoing):
    seat: int
    bot: str
    moves: list[HintShape]
    """The best first."""
    seats: list[SeatForecast]


class JudgementShape(Outgoing):
    """A decision beside what a bot would have done."""

    turn: int
    action: int
    """Atomic actions before it."""
    round: int
    seat: int
    decision: str
    played: AdvisedMove
    better: AdvisedMove
    cost: float
    """VP by the evaluation; 0 where the move played was as good."""
    terms: list[TermShape]


class Review(Outgoing):
    """A piece of a review."""

    bot: str
    done: int
    """Ask again after so many, until they are all."""
    total: int
    decisions: list[JudgementShape]
