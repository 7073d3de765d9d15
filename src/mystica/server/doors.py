"""How many may be in at once. Connections and live streams are counted, in total, by address and by game, so that
there is always room left for moves, and descriptors for the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto

from mystica.server.addresses import Visitors
from mystica.server.limits import Limits, times_for
from mystica.server.problems import Refused

MOST_CONNECTIONS = 12_000  # 30 kB of memory each
OVERFLOW = 64
"""Connections beyond the last, taken from the reserve only to be told that there is no room."""
FOR_MOVES = 4
"""One connection of so many is kept for those who ask and move, however many windows want to follow."""
RETRY = 30  # seconds; connections come and go


class Entry(Enum):
    IN = auto()
    FULL = auto()  # to be told so
    SHUT = auto()  # not even that


class Doors:
    """Of one process."""

    def __init__(self, limits: Limits, visitors: Visitors, room: int) -> None:
        self._limits = limits
        self._visitors = visitors
        self.most = min(room, MOST_CONNECTIONS)
        self.most_windows = self.most - self.most // FOR_MOVES
        self._connected: Counter[str] = Counter()
        self._windows: Counter[str] = Counter()  # by address
        self._followed: Counter[str] = Counter()  # by game
        self._total = 0
        self.windows = 0

    # ---- connections --------------------------------------------------------------------------------------

    def enter(self, peer: str) -> Entry:
        """Somebody has connected; whatever the answer is, `leave` says when that is over."""
        self._total += 1
        beyond = self._total - self.most
        address = self._visitors.connected(peer)
        if address:
            self._connected[address] += 1
            if self._limits.connections is not None:
                most = self._limits.connections * times_for(address)
                beyond = max(beyond, self._connected[address] - most)
        if beyond <= 0:
            return Entry.IN
        return Entry.FULL if beyond <= OVERFLOW else Entry.SHUT

    def leave(self, peer: str) -> None:
        self._total -= 1
        address = self._visitors.connected(peer)
        if address:
            _less(self._connected, address)

    # ---- windows that follow ------------------------------------------------------------------------------

    @contextmanager
    def follow(self, game: str, address: str) -> Iterator[None]:
        """While a window follows a game. Refused if there is no room for it."""
        if self.windows >= self.most_windows:
            raise Refused("crowded", retry=RETRY)
        if _is_full(self._limits.windows_of_game, self._followed[game]):
            raise Refused("too-many-windows", retry=RETRY)
        if address and _is_full(self._limits.windows, self._windows[address] // times_for(address)):
            raise Refused("too-many-windows", retry=RETRY)
        self.windows += 1
        self._followed[game] += 1
        self._windows[address] += 1
        try:
            yield
        finally:
            self.windows -= 1
            _less(self._followed, game)
            _less(self._windows, address)


def _is_full(most: int | None, now: int) -> bool:
    return most is not None and now >= most


def _less(counted: Counter[str], key: str) -> None:
    """Whoever is gone leaves no entry behind."""
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
