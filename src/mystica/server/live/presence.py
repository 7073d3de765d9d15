"""Who is at which game, so that bots think for people who are there. Pure logic, but for the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

HERE = 600.0  # seconds after a request with a seat's key in which its owner counts as sitting there
LOOKING = 30.0  # seconds after a look without following
_TIDY = 1000  # games noted before those nobody looks at any more are looked for


@dataclass(slots=True)
class _Noted:
    looked: float
    looker: str
    played: float | None = None
    player: str = ""


class Presence:
    """What this process has seen of people; another one has other people."""

    def __init__(self, is_followed: Callable[[str], bool], clock: Callable[[], float] = time.monotonic) -> None:
        self._is_followed = is_followed
        self._clock = clock
        self._noted: dict[str, _Noted] = {}
        self._tidy_at = _TIDY

    def seen(self, game: str, address: str, *, plays: bool) -> bool:
        """Somebody asks something about a game, with the key of a seat or without. Was nobody there before?"""
        new = not self.is_watched(game) and not self.is_played(game)
        now = self._clock()
        noted = self._noted.setdefault(game, _Noted(now, address))
        noted.looked, noted.looker = now, address
        if plays:
            noted.played, noted.player = now, address
        if len(self._noted) >= self._tidy_at:
            self._tidy()
        return new

    def is_played(self, game: str) -> bool:
        """Is somebody there who has a seat?"""
        noted = self._noted.get(game)
        return noted is not None and noted.played is not None and self._clock() - noted.played < HERE

    def is_watched(self, game: str) -> bool:
        """Does anybody follow the game, or has looked at it just now?"""
        noted = self._noted.get(game)
        return self._is_followed(game) or (noted is not None and self._clock() - noted.looked < LOOKING)

    def owner(self, game: str) -> str:
        """The address that the work for a game is done for: that of a player, else of whoever looks."""
        noted = self._noted.get(game)
        if noted is None:
            return ""
        return noted.player if self.is_played(game) else noted.looker

    def games(self) -> Iterable[str]:
        """All games at which somebody is."""
        return [game for game in self._noted if self.is_played(game) or self.is_watched(game)]

    def _tidy(self) -> None:
        kept = set(self.games())
        self._noted = {game: noted for game, noted in self._noted.items() if game in kept}
        self._tidy_at = max(_TIDY, 2 * len(self._noted))
