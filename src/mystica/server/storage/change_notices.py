"""The notices that processes at one PostgreSQL send each other: which game has changed and, if it was a move, how; and
who follows games there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from mystica.server.storage.rows import Standing, TurnRow

T = TypeVar("T")

CHANNEL = "mystica"
"""PostgreSQL tells the other processes here which game has changed."""

_GAMES_AT_ONCE = 100  # 50 bytes each at most
_LONGEST = 7500  # bytes of a notification; PostgreSQL takes 8000


@dataclass(frozen=True, slots=True)
class ChangeNotice:
    """What another process wrote."""

    game: str
    change: Change | None = None
    """Nothing: look for yourself."""


@dataclass(frozen=True, slots=True)
class Change:
    """A row, or else a seat's draft."""

    changes: int
    """How often the game has changed with it."""
    at: float
    turn: TurnRow | None = None
    after: Standing | None = None
    by_itself: bool = False
    seat: int = 0
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HereNotice:
    """Whose people follow which games in another process."""

    by: str
    here: Mapping[str, Sequence[int]]


def read_notice(text: str, me: str) -> ChangeNotice | HereNotice | None:
    """Nothing if it comes from here; what is no JSON is the id of a game, as 0.1.0 said it."""
    try:
        words = json.loads(text)
    except ValueError:
        return ChangeNotice(text)
    if words["by"] == me:
        return None
    if "here" in words:
        return HereNotice(words["by"], words["here"])
    if "changes" not in words:
        return ChangeNotice(words["game"])
    turn, after = words.get("turn"), words.get("after")
    change = Change(
        changes=words["changes"],
        at=words["at"],
        turn=TurnRow.of_columns(turn) if turn else None,
        after=Standing(**after) if after else None,
        by_itself=words.get("by_itself", False),
        seat=words.get("seat", 0),
        moves=tuple(words.get("moves", ())),
    )
    return ChangeNotice(words["game"], change)


def plain_notice(by: str, game: str) -> str:
    """Something has changed, whatever it is."""
    return json.dumps({"game": game, "by": by})


def here_notices(by: str, here: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """As many as it takes."""
    for some in batched(here.items(), _GAMES_AT_ONCE):
        yield json.dumps({"by": by, "here": dict(some)})


def batched(items: Iterable[T], size: int) -> Iterator[list[T]]:
    rest = iter(items)
    while some := list(islice(rest, size)):
        yield some


def notice_of(by: str, game: str, changes: int, at: float, **what: object) -> str:
    """What has changed; `read_notice` reads it."""
    said = json.dumps({"game": game, "by": by, "changes": changes, "at": at, **what})
    return said if len(said.encode()) <= _LONGEST else plain_notice(by, game)
