"""Where a turn ends: what a seat does in one go, picks and conversions included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.ids import ACTIONS
from mystica.engine.core.reading import current_seat, phase_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.game.moves.kinds import is_conversion
from mystica.game.moves.of_boxes import of_boxes
from mystica.notation.moves import NAMING_A_SEAT, actor_of

# Questions that begin something new
_FRESH = (ask.CHOOSE_FACTION, ask.FIRST_DWELLING, ask.FIRST_BONUS, ask.TURN, ask.TAKE_POWER)
# Questions between two rounds, with the actions that answer them in one go
_BETWEEN_ROUNDS: dict[int, tuple[int, ...]] = {ask.CULT_SPADES: (act.TRANSFORM, act.BID)}
_ANSWERS = (act.LEECH, act.DECLINE, act.LATER)


def is_aside(a: int) -> bool:
    """Something that a seat may do though it does not decide: a late answer, a late step, leaving."""
    return act.kind_of(a) in NAMING_A_SEAT


def is_open(after: State, seat: int, atoms: Sequence[int]) -> bool:
    """Is the turn of these actions still under way? A pick or the end of the turn may be missing, or the action."""
    if is_over(after) or decider(after) != seat or is_aside(atoms[0]):
        return False
    if top_kind(after) == ask.TURN:
        acting = [a for a in atoms if a not in _ANSWERS]
        return bool(acting) and all(is_conversion(a) or act.kind_of(a) == act.CONNECT for a in acting)
    in_one_go = _between_rounds().get(top_kind(after))
    if in_one_go is not None and not _is_acting(after, seat):
        return act.kind_of(atoms[-1]) in in_one_go  # a new question unless a part of it is answered already
    return top_kind(after) not in _fresh()


@cache
def _fresh() -> tuple[int, ...]:
    return (*map(int, _FRESH), *(frame for part in of_boxes() for frame in part.fresh))


@cache
def _between_rounds() -> dict[int, tuple[int, ...]]:
    return _BETWEEN_ROUNDS | {frame: blocks for part in of_boxes() for frame, blocks in part.between_rounds.items()}


def _is_acting(s: State, seat: int) -> bool:
    """Is it this seat's turn, and not the time between two rounds?"""
    return phase_of(s) == ACTIONS and current_seat(s) == seat


@dataclass(frozen=True, slots=True)
class WholeTurn:
    """What a seat did in one go, and the position before it. `done` counts the actions before it."""

    state: State
    seat: int
    atoms: tuple[int, ...]
    done: int


def whole_turns(start: State, actions: Sequence[int]) -> Iterator[WholeTurn]:
    """The actions of a game as whole turns and single answers."""
    before, state = start.copy(), start.copy()
    atoms: list[int] = []
    seat = -1
    for done, a in enumerate(actions):
        by = actor_of(state, a)
        if atoms and (by != seat or is_aside(a) or not is_open(state, seat, atoms)):
            yield WholeTurn(before, seat, tuple(atoms), done - len(atoms))
            before, atoms = state.copy(), []
        seat = by
        atoms.append(a)
        apply(state, a)
    if atoms:
        yield WholeTurn(before, seat, tuple(atoms), len(actions) - len(atoms))
