"""What boxes add to moves: kinds, decisions, and where a turn ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from mystica.boxes import parts_of


@dataclass(frozen=True)
class MovesOfBox:
    """Actions are named by the first of their block, decisions by the kind of their frame."""

    kinds: Mapping[int, str] = field(default_factory=dict)
    """The kind of move that an action makes; the order of actions is the order of kinds."""
    on_a_space: tuple[int, ...] = ()
    """Actions that there are once for each space."""
    builds: tuple[int, ...] = ()
    """Actions that build a dwelling."""
    verbs: tuple[str, ...] = ()
    """First words of phrases whose second word is the target."""
    decisions: Mapping[int, str] = field(default_factory=dict)
    """What is up for decision, and so what may follow a move."""
    counted: tuple[int, ...] = ()
    """Decisions whose amount says how many."""
    fresh: tuple[int, ...] = ()
    """Decisions that begin something new and are no part of a turn."""
    between_rounds: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """Decisions that also come between two rounds, with the actions that answer them in one go."""


@cache
def of_boxes() -> tuple[MovesOfBox, ...]:
    return parts_of("game.moves", MovesOfBox)
