"""The log of a game, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mystica.cli.terminal.session import YOU
from mystica.engine.core.state import State
from mystica.events import describe, events_of, player_names
from mystica.game import Game
from mystica.i18n import has, t

_LEFT_OUT = ("end-turn", "offer")  # every turn ends, and an offer is told by its answer


def sitter_names(names: Sequence[str], locale: str) -> list[str]:
    """What those who sit at the table are called: bots after their kind, with a number where there are several."""
    found = []
    for seat, name in enumerate(names):
        bot = f"bot-{name.partition('@')[0]}"
        if name == YOU:
            found.append(t(locale, "player-number", n=seat + 1))
        elif not has(locale, bot):
            found.append(name)
        elif names.count(name) > 1:
            found.append(t(locale, "shell-bot-number", level=t(locale, bot), n=names[: seat + 1].count(name)))
        else:
            found.append(t(locale, bot))
    return found


def sentences(before: State, atoms: Iterable[int], locale: str, sitters: Sequence[str] = ()) -> list[str]:
    """One sentence for each thing that the atoms brought about."""
    out: list[str] = []
    state = before
    for a in atoms:
        names = player_names(state, locale)
        state, events = events_of(state, a)
        out += [describe(event, locale, names, sitters) for event in events if event.key not in _LEFT_OUT]
    return out


def last_sentences(game: Game, plies: int, locale: str, sitters: Sequence[str] = ()) -> list[str]:
    """What the last plies brought."""
    first = max(0, game.ply - plies)
    if first == game.ply:
        return []
    atoms = [a for ply in game.history[first:] for a in ply.atoms]
    return sentences(game.at(first).state, atoms, locale, sitters)
