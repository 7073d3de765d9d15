"""A small cache for what games with the same setup share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 32  # the tables of one game may take some 50 kB


class Cache(Generic[T]):
    """Things by the words that asked for them. When there are too many, all are forgotten and made again."""

    def __init__(self) -> None:
        self._things: dict[str, T] = {}

    def get(self, words: object, make: Callable[[], T]) -> T:
        """What was made for these words before, or is made now."""
        key = repr(words)
        thing = self._things.get(key)
        if thing is None:
            thing = make()
            if len(self._things) >= MOST:
                self.clear()
            self._things[key] = thing
        return thing

    def clear(self) -> None:
        self._things.clear()

    def __len__(self) -> int:
        return len(self._things)
