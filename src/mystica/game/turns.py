"""Where a turn ends: what a seat does in one go, picks and conversions included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import (
    CHOOSE_FACTION,
    CULT_SPADES,
    FIRST_BONUS,
    FIRST_DWELLING,
    TAKE_POWER,
    TURN,
    top_kind,
)
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.game.moves import is_conversion
from mystica.notation.moves import actor_of

_FRESH = (CHOOSE_FACTION, FIRST_DWELLING, FIRST_BONUS, TURN, TAKE_POWER)  # questions that begin something new
_ANSWERS = (act.LEECH, act.DECLINE, act.LATER)


def is_aside(a: int) -> bool:
    """Something that a seat may do though it does not decide: a late answer, a late step, leaving."""
    return act.ANSWER <= a < act.MORE


def is_open(after: State, seat: int, atoms: Sequence[int]) -> bool:
    """Is the turn of these actions still under way? A pick or the end of the turn may be missing, or the action."""
    if is_over(after) or decider(after) != seat or is_aside(atoms[0]):
        return False
    if top_kind(after) == TURN:
        acting = [a for a in atoms if a not in _ANSWERS]
        return bool(acting) and all(is_conversion(a) or act.CONNECT <= a < act.BUILD for a in acting)
    if top_kind(after) == CULT_SPADES:  # a new question unless some of the spades are used already
        return act.TRANSFORM <= atoms[-1] < act.LISTED
    return top_kind(after) not in _FRESH


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
