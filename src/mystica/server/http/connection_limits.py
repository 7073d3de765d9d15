"""How many connections and live streams may be open: in total, by address and by game.

There is always room left for moves, and file descriptors for the database. Idle connections make room first.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Protocol

from mystica.server.http.addresses import ClientAddresses
from mystica.server.http.rate_limits import Limits, times_for
from mystica.server.problems import Refused

MOST_CONNECTIONS = 12_000  # 30 kB of memory each
OVERFLOW = 64
"""Connections beyond the last, taken from the reserve only to be told that there is no room."""
FOR_MOVES = 4
"""One connection of so many is kept for those who ask and move, however many windows want to follow; and for others,
however many one address opens."""
FOR_PLAYERS = 2
"""One of so many is for others than watchers."""
RETRY = 30  # seconds; connections come and go


class Admission(Enum):
    IN = auto()
    FULL = auto()  # to be told so
    SHUT = auto()  # not even that


class IdleConnection(Protocol):
    """A connection that may be asked to go."""

    def make_room(self) -> None:
        """Close it, and `leave`."""


class ConnectionLimits:
    """Of one process."""

    def __init__(self, limits: Limits, addresses: ClientAddresses, room: int) -> None:
        self._limits = limits
        self._addresses = addresses
        self.most = min(room, MOST_CONNECTIONS)
        self.most_windows = self.most - self.most // FOR_MOVES
        self.most_watching = self.most - self.most // FOR_PLAYERS
        """Windows of those who do not play."""
        self._connected: Counter[str] = Counter()
        self._idle: OrderedDict[IdleConnection, str] = (
            OrderedDict()
        )  # with their addresses, those idle for longest first
        self._windows: Counter[str] = Counter()  # by address
        self._followed: Counter[str] = Counter()  # by game
        self._total = 0
        self.windows = 0

    # ---- connections --------------------------------------------------------------------------------------

    def enter(self, peer: str) -> Admission:
        """Somebody has connected; whatever the answer is, `leave` says when that is over."""
        address = self._addresses.connected(peer)
        self._total += 1
        if address:
            self._connected[address] += 1
        if self._beyond(address) > 0:
            self._send_one_away(address if self._beyond_own(address) > 0 else None)
        beyond = self._beyond(address)
        if beyond <= 0:
            return Admission.IN
        return Admission.FULL if beyond <= OVERFLOW else Admission.SHUT

    def _beyond(self, address: str) -> int:
        return max(self._total - self.most, self._beyond_own(address))

    def _beyond_own(self, address: str) -> int:
        """Connections of an address above those it may have."""
        if not address or self._limits.connections is None:
            return 0
        most = min(self._limits.connections * times_for(address), self.most - self.most // FOR_MOVES)
        return self._connected[address] - most

    def _send_one_away(self, address: str | None) -> None:
        """Whoever has asked for nothing for longest: of this address, or of all."""
        for idler, own in self._idle.items():
            if address in (None, own):
                idler.make_room()
                return

    def idle(self, idler: IdleConnection, peer: str) -> None:
        """It has not asked for anything yet, or has its answer: it goes first when others want to come in."""
        self._idle[idler] = self._addresses.connected(peer)
        self._idle.move_to_end(idler)

    def busy(self, idler: IdleConnection) -> None:
        """It has asked, or is gone."""
        self._idle.pop(idler, None)

    def leave(self, peer: str) -> None:
        self._total -= 1
        address = self._addresses.connected(peer)
        if address:
            _less(self._connected, address)

    # ---- windows that follow ------------------------------------------------------------------------------

    @contextmanager
    def follow(self, game: str, address: str, *, plays: bool = False) -> Iterator[None]:
        """While a window follows a game. Refused if there is no room for it; there is more for those who play."""
        if self.windows >= self.most_windows or (not plays and self.windows >= self.most_watching):
            raise Refused("crowded", retry=RETRY, leave=True)
        if not plays and _is_full(self._limits.windows_of_game, self._followed[game]):
            raise Refused("too-many-windows", retry=RETRY, leave=True)
        if address and self._limits.windows is not None:
            of_one = (self.most_watching + self.most_windows) // 2  # some are left to the players of other addresses
            most = min(self._limits.windows * times_for(address), of_one)
            if self._windows[address] >= most:
                raise Refused("too-many-windows", retry=RETRY, leave=True)
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
