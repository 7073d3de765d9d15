"""Secrets: who has a seat's key plays it, who has the host's key may close and delete the game.

A link is an invitation: the browser that opens it first exchanges it for a key that nobody else has seen. `schema.keys`
holds both, as hashes.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from mystica.server.storage import GameRow, SeatRow

MOST_KEYS = 12
MOST_BROWSERS = 8
"""Keys of one seat: who plays on several devices has a few."""
_SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    """128 random bits, in the letters of URLs."""
    return secrets.token_urlsafe(16)


def is_key(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def hash_of(key: str) -> str:
    """What is stored. A key has no pattern that could be tried out, so a plain hash will do."""
    return hashlib.sha256(key.encode("ascii")).hexdigest()


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: hashes of the keys that were sent along."""

    hashes: frozenset[str] = frozenset()

    @classmethod
    def with_keys(cls, text: str) -> Visitor:
        """From a header: keys with spaces between them. What is no key is passed over."""
        return cls(frozenset(hash_of(key) for key in text.split()[:MOST_KEYS] if is_key(key)))

    def seats(self, sitting: Iterable[SeatRow]) -> list[int]:
        """The people's seats this visitor may play."""
        return [seat.seat for seat in sitting if not seat.bot and not seat.keys.isdisjoint(self.hashes)]

    def is_host(self, game: GameRow) -> bool:
        return game.host in self.hashes
