"""What is stored about a game, as plain data classes; and how a write can fail."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


class Conflict(Exception):
    """Somebody else was faster, or the game is closed or gone: nothing was written."""


class Damaged(Exception):
    """What is stored of a game cannot be read, or does not lead where it did when it was written."""


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    created: float
    title: str
    preset: str
    setup: str
    pace: int
    host: str
    status: str
    waiting: str
    changes: int
    updated: float
    advice: str = "agree"


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    name: str
    bot: str
    claimed: bool
    automatic: str
    advice: bool = False
    asks_back: bool = False
    keys: frozenset[str] = frozenset()
    """Hashes of those that play it."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A secret of a seat, by its hash; the kinds are those of the schema."""

    seat: int
    hash: str
    kind: str


@dataclass(frozen=True, slots=True)
class TurnRow:
    number: int
    """From 1 on, steps back included; the column is called `ply`."""
    kind: str
    seat: int
    text: str
    back_to: int | None
    automatic: bool
    hash: str
    at: float

    def columns(self) -> dict[str, Any]:
        """By the names of the table's columns."""
        values = asdict(self)
        return {"ply": values.pop("number"), **values}

    @classmethod
    def of_columns(cls, values: dict[str, Any]) -> TurnRow:
        """The other way round."""
        rest = dict(values)
        return cls(number=rest.pop("ply"), **rest)


@dataclass(frozen=True, slots=True)
class TakeBackRow:
    seat: int
    to: int
    base: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the database has it, with the rows that were asked for."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    drafts: dict[int, tuple[str, ...]]
    take_back: TakeBackRow | None
    turns: tuple[TurnRow, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands once a row is in."""

    status: str
    waiting: str


@dataclass(frozen=True, slots=True)
class WriteStamp:
    """What a write left behind about itself: how often the game has changed with it, and when that was."""

    changes: int
    at: float


class Outdated(Exception):
    """Somebody has written to the game since it was read, so nothing was done."""
