"""Who is next when many games want the same few processes: those whose players are there, then in turn. Pure logic."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

FIRST = 0
"""The rank of those who go before all others; a higher number waits for them, and `None` is not to be served at all."""


@dataclass(frozen=True, slots=True)
class Quota:
    """How many of those behind the first rank may be under way at once."""

    total: int
    of_one: int
    """Of one owner."""


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    owner: str
    length: int
    rank: Callable[[], int | None]


@dataclass(slots=True)
class _UnderWay:
    owner: str
    length: int
    behind: bool
    """Not of the first rank."""
    working: bool = True
    """Has a process."""


class FairQueue:
    """Each name waits once. Owners take turns, and so do the names of one owner; a new one begins at the end.

    Work has a length from 0 (short) on. What is longer, or not of the first rank, gets fewer of the processes: one is
    always left to short work of the first rank, one more to what is no longer than 1, and so on while there are any.
    """

    def __init__(self, processes: int, quota: Quota | None = None) -> None:
        self._processes = processes
        self._quota = quota
        self._waiting: OrderedDict[str, OrderedDict[str, _Entry]] = OrderedDict()  # by owner, in turn; by name
        self._owners: dict[str, str] = {}
        self._under_way: dict[str, _UnderWay] = {}

    def __len__(self) -> int:
        """How many wait."""
        return len(self._owners)

    def __contains__(self, name: str) -> bool:
        """Does it wait?"""
        return name in self._owners

    def __iter__(self) -> Iterator[str]:
        """All that wait."""
        return iter(self._owners)

    def add(self, name: str, rank: Callable[[], int | None], *, owner: str = "", length: int = 0) -> None:
        """Have it wait. Whoever waits already keeps the place, unless it has another owner by now."""
        if self._owners.get(name, owner) != owner:
            self.discard(name)
        self._owners[name] = owner
        self._waiting.setdefault(owner, OrderedDict())[name] = _Entry(name, owner, length, rank)

    def discard(self, name: str) -> None:
        """It does not wait any more."""
        owner = self._owners.pop(name, None)
        if owner is None:
            return
        line = self._waiting[owner]
        del line[name]
        if not line:
            del self._waiting[owner]

    def pick(self) -> str | None:
        """Whose turn it is, if there is a process for it. It is under way then, until `done`."""
        best: tuple[int, _Entry] | None = None
        nobodys: list[str] = []
        for entry in (entry for line in self._waiting.values() for entry in line.values()):
            rank = entry.rank()
            if rank is None:
                nobodys.append(entry.name)
            elif (best is None or rank < best[0]) and self._may_begin(entry, rank):
                best = rank, entry
                if rank == FIRST:
                    break
        for name in nobodys:
            self.discard(name)
        if best is None:
            return None
        rank, entry = best
        self.discard(entry.name)
        if entry.owner in self._waiting:
            self._waiting.move_to_end(entry.owner)
        self._under_way[entry.name] = _UnderWay(entry.owner, _length(entry.length, rank), rank != FIRST)
        return entry.name

    def _may_begin(self, entry: _Entry, rank: int) -> bool:
        if entry.name in self._under_way:
            return False
        if rank != FIRST and self._quota is not None:
            behind = [one.owner for one in self._under_way.values() if one.behind]
            if len(behind) >= self._quota.total or behind.count(entry.owner) >= self._quota.of_one:
                return False
        lengths = [one.length for one in self._under_way.values() if one.working]
        return all(
            sum(length >= least for length in lengths) < max(1 if least else 0, self._processes - least)
            for least in range(_length(entry.length, rank) + 1)
        )

    def worked(self, name: str) -> None:
        """It needs its process no more, although it is not done yet."""
        if name in self._under_way:
            self._under_way[name].working = False

    def done(self, name: str) -> None:
        """It is not under way any more, and may wait again."""
        self._under_way.pop(name, None)


def _length(length: int, rank: int) -> int:
    """Work nobody waits for in front of the screen makes room like long work."""
    return length if rank == FIRST else max(length, 1)
