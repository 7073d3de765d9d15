"""Who is asking: the keys that were sent along, and the seats they open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mystica.server.storage.keys import hash_of, is_key
from mystica.server.storage.rows import GameRow, SeatRow

MOST_KEYS = 12
"""That are looked at; the rest of a header is passed over."""


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

    def handed_over(self, sitting: Iterable[SeatRow]) -> list[int]:
        """The seats this visitor played until a bot got them."""
        return [seat.seat for seat in sitting if seat.bot and not seat.keys.isdisjoint(self.hashes)]

    def is_host(self, game: GameRow) -> bool:
        return game.host in self.hashes
