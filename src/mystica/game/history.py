"""The plies of a game, and the position after each. Setup and actions are the truth; snapshots only save time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mystica.engine.core.ids import E_VP
from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.errors import MoveError

Notes: TypeAlias = list[tuple[int, int, int]]

_EVERY = 16  # plies between two snapshots


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as it was played."""

    number: int
    """Counted from 1: the ply leads from position `number - 1` to position `number`."""
    seat: int
    faction: str
    atoms: tuple[int, ...]
    text: str
    round: int
    """Round in which it was played, 0 before the first."""


class History:
    """A line of plies with those taken back behind it."""

    def __init__(self, start: State) -> None:
        self.plies: list[Ply] = []
        self.undone: list[Ply] = []  # the next to redo is the last
        self._snapshots = [start]  # after 0, 16, 32 ... plies; never changed once they are here
        # of the first plies, as far as anybody asked; shared with copies, so each says whose it is
        self._vp_notes: list[tuple[Ply, Notes]] = []

    def copy(self) -> History:
        twin = History(self._snapshots[0])
        twin.plies = self.plies.copy()
        twin.undone = self.undone.copy()
        twin._snapshots = self._snapshots.copy()
        twin._vp_notes = self._vp_notes
        return twin

    @property
    def start(self) -> State:
        return self._snapshots[0]

    def add(self, ply: Ply, after: State) -> None:
        """A new move: what was taken back is forgotten."""
        self.undone.clear()
        del self._snapshots[len(self.plies) // _EVERY + 1 :]
        self.plies.append(ply)
        if len(self.plies) % _EVERY == 0:
            self._snapshots.append(after)

    def go_to(self, number: int) -> None:
        """Take back or play again until so many plies are played."""
        self._check(number, len(self.plies) + len(self.undone))
        while len(self.plies) > number:
            self.undone.append(self.plies.pop())
        while len(self.plies) < number:
            self.plies.append(self.undone.pop())

    def state_at(self, number: int) -> State:
        """The position after so many plies."""
        self._check(number, len(self.plies))
        nearest = min(number // _EVERY, len(self._snapshots) - 1)
        state = self._snapshots[nearest]
        if nearest * _EVERY == number:
            return state
        state = state.copy()
        for ply in self.plies[nearest * _EVERY : number]:
            for a in ply.atoms:
                apply(state, a)
        return state

    def ply(self, number: int) -> Ply:
        """By its number, counted from 1."""
        if not 1 <= number <= len(self.plies):
            raise MoveError.english_only(f"there is no ply {number}: this game has {len(self.plies)}")
        return self.plies[number - 1]

    def vp_notes(self) -> list[Notes]:
        """By ply: VP won and lost, with what followed by itself: seat, amount, why."""
        known = self._vp_notes
        same = 0
        for mine, (ply, _) in zip(self.plies, known):
            if mine is not ply:  # a copy went another way
                known = self._vp_notes = known[:same]
                break
            same += 1
        if same < len(self.plies):
            state = self.state_at(same).copy()
            for ply in self.plies[same:]:
                trace: list[tuple[int, int, int, int]] = []
                state.trace = trace
                for a in ply.atoms:
                    apply(state, a)
                known.append((ply, [(seat, amount, why) for seat, what, amount, why in trace if what == E_VP]))
        return [notes for _, notes in known[: len(self.plies)]]

    @staticmethod
    def _check(number: int, last: int) -> None:
        if not 0 <= number <= last:
            raise MoveError.english_only(f"there is no ply {number}: this game has {last}")
