"""Renders a position as a few lines of text."""

from __future__ import annotations

from mystica.engine.core.decisions import top_kind
from mystica.engine.core.reading import round_of
from mystica.engine.core.state import State
from mystica.engine.flow import decider
from mystica.game.decision_names import decisions
from mystica.notation.ledgers.reader import resources
from mystica.notation.moves import faction_key


def show(state: State) -> str:
    """Round, who decides what, and the resources of every seat."""
    lines = [f"round {int(round_of(state))}"]
    if decider(state) >= 0:
        lines[0] += f", seat {int(decider(state))} decides: {decisions()[int(top_kind(state))]}"
    for seat in range(int(state.setup.n)):
        have = resources(state, seat)
        lines.append(f"seat {seat} {faction_key(state, seat)}: {have}")
    return "\n".join(lines)
