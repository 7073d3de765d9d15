"""The log of a game, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from mystica.engine.core.state import State
from mystica.events import describe, events_of, player_names
from mystica.game import Game

_LEFT_OUT = ("end-turn", "offer")  # every turn ends, and an offer is told by its answer


def sentences(before: State, atoms: Iterable[int], locale: str) -> list[str]:
    """One sentence for each thing that the atoms brought about."""
    out: list[str] = []
    state = before
    for a in atoms:
        names = player_names(state, locale)
        state, events = events_of(state, a)
        out += [describe(event, locale, names) for event in events if event.key not in _LEFT_OUT]
    return out


def last_sentences(game: Game, plies: int, locale: str) -> list[str]:
    """What the last plies brought."""
    first = max(0, game.ply - plies)
    if first == game.ply:
        return []
    atoms = [a for ply in game.history[first:] for a in ply.atoms]
    return sentences(game.at(first).state, atoms, locale)
