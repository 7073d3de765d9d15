"""One seat in a Gymnasium environment that chooses among whole turns instead of atomic actions."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from mystica.engine.core import actions as act
from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.engine.macros import Macros, list_macros
from mystica.engine.observing.seats import write_seat
from mystica.engine.observing.sizes import COMMON_SIZE, SEAT_SIZE
from mystica.envs.arrays import Numbers, numbers, observation_space, rows
from mystica.envs.layout import where
from mystica.envs.single import MysticaEnv
from mystica.setups import SetupError

MOST_TURNS = 512
_ABOUT = {
    "action": "number of its action: the first one that is no conversion",
    "last": "number of its last atomic action",
    "atoms": "how many atomic actions it has, conversions included",
}
_CHANGES = (
    "vp", "coins", "workers", "priests", "bowls", "shipping", "digging", "cults", "structures", "income", "passed",
    "keys", "towns_founded", "priests_sent", "bridges_built", "area",
)  # fmt: skip


class MysticaTurnsEnv(MysticaEnv):
    """Takes what `MysticaEnv` takes. Action i is the i-th turn of `turns`, an array with a row of features for each.

    `most` bounds how many turns are offered: where there are more, those with the most atoms are left out.
    """

    def __init__(self, *arguments: Any, most: int = MOST_TURNS, **more: Any) -> None:
        if not 1 <= most <= act.N_ACTIONS:
            raise SetupError.english_only(f"{most} turns: between 1 and {int(act.N_ACTIONS)} can be offered")
        self.most = most
        self._macros = Macros()
        self._offered: list[list[int]] = []
        super().__init__(*arguments, **more)
        self.action_space = spaces.Discrete(most)
        self.observation_space = spaces.Dict(
            {
                "observation": observation_space()["observation"],
                "turns": spaces.Box(-32768, 32767, (most, feature_count()), np.int16),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )

    @property
    def turns(self) -> list[list[int]]:
        """The atomic actions of every turn that is offered now, in the order of their numbers."""
        return [turn[:] for turn in self._offered]

    def action_masks(self) -> NDArray[np.bool_]:
        return np.arange(self.most) < len(self._offered)

    def _atoms(self, number: int) -> list[int]:
        return self._offered[number] if 0 <= number < len(self._offered) else []

    def _seen(self) -> dict[str, Any]:
        self._offered = [] if self._ended else self._list()
        turns = np.zeros((self.most, feature_count()), np.int16)
        if self._offered:
            turns[: len(self._offered)] = features(self._state, self.seat, self._offered)
        return {
            "observation": numbers(self._state, self.seat),
            "turns": turns,
            "action_mask": self.action_masks().astype(np.int8),
        }

    def _list(self) -> list[list[int]]:
        list_macros(self._state, self._macros)
        turns = [[int(a) for a in turn] for turn in self._macros.all()]
        if len(turns) > self.most:
            kept = sorted(sorted(range(len(turns)), key=lambda i: len(turns[i]))[: self.most])
            turns = [turns[i] for i in kept]
        return turns


@cache
def _places() -> list[int]:
    """Where the numbers that may change stand among those of a seat."""
    return [place - int(COMMON_SIZE) for name in _CHANGES for place in range(where(name).start, where(name).stop)]


def feature_count() -> int:
    return len(_ABOUT) + len(_places())


def features(state: State, seat: int, turns: list[list[int]]) -> Numbers:
    """A row for each turn: what it is, and what it changes about the seat at once."""
    before = _possessions(state, seat)
    out = np.zeros((len(turns), feature_count()), np.int16)
    for row, turn in zip(out, turns):
        after = state.copy()
        for a in turn:
            apply(after, a)
        action = next((a for a in turn if not act.CONVERT <= a <= act.BURN), turn[0])
        row[: len(_ABOUT)] = action, turn[-1], len(turn)
        row[len(_ABOUT) :] = _possessions(after, seat) - before
    return out


def _possessions(state: State, seat: int) -> Numbers:
    writer = BytesWriter()
    writer.write(bytes(2 * SEAT_SIZE))
    write_seat(state, seat, writer, 0)
    return rows(writer.getvalue())[_places()]


def turn_table() -> str:
    """The features as a table for the documents."""
    lines = ["| feature | first | last | meaning |", "|---|---|---|---|"]
    first = 0
    sized = [(name, 1, meaning) for name, meaning in _ABOUT.items()]
    for name in _CHANGES:
        place = where(name)
        sized.append((name, place.stop - place.start, f"change of `{name}` of one's own seat"))
    for name, size, meaning in sized:
        lines.append(f"| `{name}` | {first} | {first + size - 1} | {meaning} |")
        first += size
    return "\n".join(lines)
