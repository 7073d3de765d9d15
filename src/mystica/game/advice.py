"""The shapes of advice (hints, forecasts, judgements), and a slot for the code that works it out.

`Game` offers advice, but the search behind it is in rooms that stand on this one. So the shapes are here, and
`mystica.analysis` registers itself as the adviser when it is loaded. `import mystica` sees to that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from mystica.engine.core.state import State
from mystica.game.moves.move import Move

GAMES = 12
"""How often a forecast plays the game on, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the evaluation and by how many VP it differs. The key is that of a text in the catalogues."""

    key: str
    vp: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a seat may expect: VP in the end, how far the games played on differ, and how likely it wins."""

    seat: int
    vp: float
    spread: float
    """Standard deviation over the games played on; 0 where there was one."""
    win_share: float
    """Those of all seats make 1; when the game is over, who shares the win has a share of it."""
    games: int


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with what is expected of it."""

    move: Move
    vp: float
    """Expected VP of the player in the end."""
    behind: float
    """VP by which its plan ends below that of the best move; 0 for the best."""
    than: Move | None
    """What it is compared with: the best move, and for the best one the second; nothing where there is no other."""
    terms: tuple[Term, ...]
    """By what it differs from that, the largest first."""
    alike: tuple[Move, ...]
    """Other moves that come to the same in every term, a few of them: an upgrade here or there."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What a bot would look at, the best first, and what every seat may expect if the best is played."""

    seat: int
    bot: str
    steps: int
    hints: tuple[Hint, ...]
    seats: tuple[Forecast, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision of a game beside what a bot would have done."""

    number: int
    """Place among the turns of the game, from 1."""
    action: int
    """Atomic actions before it."""
    round: int
    seat: int
    faction: str
    decision: str
    played: Move
    better: Move
    """The bot's choice; the move played where it is the same, or as good."""
    cost: float
    """VP that the better move's plan ends above that of the move played."""
    terms: tuple[Term, ...]
    """By what the better one differs, the largest first."""


class Adviser(Protocol):
    """Works out advice about positions."""

    def hints(
        self, state: State, bot: str, *, seconds: float | None, steps: int | None, top: int, games: int
    ) -> Hints: ...

    def forecast(self, state: State, games: int) -> tuple[Forecast, ...]: ...

    def review(
        self, start: State, actions: Iterable[int], bot: str, *, seconds: float | None, steps: int | None
    ) -> Iterator[Judgement]: ...


_ADVISERS: list[Adviser] = []


def register_adviser(adviser: Adviser) -> None:
    """From now on this one is asked."""
    _ADVISERS[:] = [adviser]


def adviser() -> Adviser:
    if not _ADVISERS:
        raise RuntimeError("nobody is there to give advice: import mystica.analysis, or use mystica.Game")
    return _ADVISERS[0]
