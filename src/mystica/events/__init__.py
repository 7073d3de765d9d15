"""What happened, as keys and arguments: who gained what, and why. The texts are in `mystica.i18n`.

The first event of an action is the action itself, with its price and direct gains. Then come the effects in the order
of the rules: tiles that paid, cult tracks, offers of power, towns; at the end of a round cult bonuses and income; at
the end of the game the final scoring. What changes a resource stands under the resource's name, and every change is
in exactly one event. Only goods that are left at the very end and bring no VP are not worth one.
"""

from __future__ import annotations

from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import (
    bowls_of,
    coins_of,
    cult_levels,
    faction_of,
    owner_of,
    priests_of,
    structure_on,
    vp_of,
    workers_of,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import apply
from mystica.events.consequences import Reading
from mystica.events.event import RESOURCES, TABLE, Arguments, Event, Trace
from mystica.events.texts import describe, describe_move, player_names

__all__ = [
    "RESOURCES", "TABLE", "Event", "action_told", "describe", "describe_move", "events_of", "opening", "player_names",
]  # fmt: skip


def events_of(state: State, action: int) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. The state given stays as it is; legality is the caller's duty."""
    after = state.copy()
    trace: Trace = []
    stages: list[tuple[int, State]] = []
    after.trace = trace
    after.stages = stages
    apply(after, action)
    after.trace = None
    after.stages = None
    return after, Reading(state, action, after, trace, stages).events()


def action_told(state: State, action: int) -> tuple[State, Event]:
    """The state after an action, and the first of its events alone: the action itself."""
    after = state.copy()
    trace: Trace = []
    after.trace = trace
    apply(after, action)
    after.trace = None
    return after, Reading(state, action, after, trace, []).main


def opening(state: State) -> list[Event]:
    """What is given before the first decision: factions with what they start with, and first dwellings."""
    out: list[Event] = []
    for seat in range(state.setup.n):
        if faction_of(state, seat) < 0:
            continue
        values = [
            vp_of(state, seat),
            coins_of(state, seat),
            workers_of(state, seat),
            priests_of(state, seat),
            0,
            *cult_levels(state, seat),
            sum(bowls_of(state, seat)),
        ]
        args: Arguments = {"faction": FACTION_KEYS[faction_of(state, seat)]}
        args.update({name: value for name, value in zip(RESOURCES, values) if value})
        out.append(Event("faction", seat, args))
    labels = state.setup.board.labels
    for space in range(state.setup.board.n):
        if structure_on(state, space):
            args = {"space": labels[space], "structure": STRUCTURE_CODES[structure_on(state, space)]}
            out.append(Event("first-dwelling", owner_of(state, space), args))
    return out
