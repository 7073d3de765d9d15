"""A move as a value: its atomic actions, its text, and what playing it would bring."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, cached_property

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.game.moves.kinds import FIRST_KIND, block_of, is_build, is_conversion
from mystica.game.moves.of_boxes import of_boxes
from mystica.game.moves.outcome import Outcome, outcome_of
from mystica.notation.moves import text_of

_NAMES_ITS_TARGET = (
    "action", "build", "upgrade", "transform", "connect", "bridge", "setup", "pass", "pick-color",
    "unlock-terrain", "bid",
)  # fmt: skip


@cache
def _on_a_space() -> tuple[int, ...]:
    """Actions that there are once for each space."""
    return (int(act.CONNECT), int(act.BUILD), *(block for part in of_boxes() for block in part.on_a_space))


@cache
def _naming_verbs() -> tuple[str, ...]:
    """First words of phrases whose second word is the target."""
    return (*_NAMES_ITS_TARGET, *(verb for part in of_boxes() for verb in part.verbs))


@dataclass(frozen=True, repr=False)
class Move:
    """One choice: a complete turn, an answer, a pick. Equal if the same seat does the same.

    Everything but the atoms is worked out when asked for, on a copy of the position the move was made for.
    """

    atoms: tuple[int, ...]
    seat: int
    _before: State = field(compare=False)
    other_way: bool = field(default=False, compare=False)
    """A transform that lists fold away: it leads away from home, goes the long way round or leaves spades unused."""

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        """In the ledger language; `Game.parse` reads it."""
        return phrases_of(self._before, self.atoms)

    def beginning(self, count: int) -> Move:
        """Its first actions alone."""
        return Move(self.atoms[:count], self.seat, self._before)

    @property
    def _main(self) -> int:
        return next((a for a in self.atoms if not is_conversion(a)), self.atoms[0])

    @property
    def kind(self) -> str:
        """One of `kinds()`, by the action itself, not by what pays for it."""
        kind = block_of(self._main)
        if kind == "transform" and any(is_build(a) for a in self.atoms):
            return "build"
        return FIRST_KIND.get(top_kind(self._before), kind) if kind in ("build", "pass") else kind

    @property
    def target(self) -> str:
        """What it is done to: a space, a tile, a track, a faction; nothing where the kind says it all."""
        text = self.text if len(self.atoms) == 1 else text_of(self._before, self._main)
        words = text.rpartition(": ")[2].split(" ")
        if words[0].startswith("+"):
            return words[0].lstrip("+0123456789")
        if words[0] in ("leech", "decline", "send"):
            return words[3]
        if words[0] in _naming_verbs():
            return words[-1] if words[0] == "bid" else words[1] if len(words) > 1 else ""
        return ""

    @property
    def spaces(self) -> tuple[str, ...]:
        """Labels of all spaces it touches."""
        board = self._before.setup.board
        found: list[int] = []
        for a in self.atoms:
            kind, number = act.kind_of(a), act.operand_of(a)
            if kind == act.TRANSFORM:
                found.append(number // 18)
            elif kind == act.UPGRADE:
                found.append(act.hex_of_upgrade(a))
            elif kind in _on_a_space():
                found.append(number)
            elif kind == act.BRIDGE:
                found += [board.bridge_a[number], board.bridge_b[number]]
        return tuple(board.labels[space] for space in dict.fromkeys(found))

    @cached_property
    def outcome(self) -> Outcome:
        """What playing it changes for its player, and what comes next."""
        return outcome_of(self._before, self.seat, self.atoms)


# ---- text -------------------------------------------------------------------------------------------------


def phrases_of(before: State, atoms: tuple[int, ...]) -> str:
    """Phrases joined by full stops; equal conversions in a row become one phrase."""
    if len(atoms) == 1:
        return text_of(before, atoms[0])
    state = before.copy()
    out: list[str] = []
    run = 1
    for i, a in enumerate(atoms):
        if i and a == atoms[i - 1] and is_conversion(a):
            run += 1
            out[-1] = _times(text_of(state, a), run)
        else:
            run = 1
            out.append(text_of(state, a))
        if i + 1 < len(atoms):
            apply(state, a)
    return ". ".join(out)


def _times(phrase: str, count: int) -> str:
    """`convert 3pw to 1w` twice is `convert 6pw to 2w`."""
    return re.sub(r"\d+", lambda number: str(int(number[0]) * count), phrase)
