"""Entries of the log: what a row did, as keys and arguments, written as JSON once."""

from __future__ import annotations

from mystica.engine.core import state as col
from mystica.events import events_of
from mystica.game import Game, Move
from mystica.notation.moves import field
from mystica.server.play.presenting import event_shape
from mystica.server.shapes import table as table_shapes
from mystica.server.storage.rows import TurnRow


def _entry(
    row: TurnRow, round: int, decision: str, after: Game, events: list[table_shapes.EventShape], spaces: list[str]
) -> bytes:
    state = after.state
    return (
        table_shapes.LogEntry(
            row=row.number,
            kind="back" if row.kind == "back" else "turn",
            seat=row.seat,
            round=round,
            decision=decision,
            text=row.text,
            back_to=row.back_to,
            automatic=row.automatic,
            events=events,
            spaces=spaces,
            vp=[field(state, seat, col.VP) for seat in range(after.setup.players)],
            at=row.at,
        )
        .model_dump_json()
        .encode()
    )


def turn_entry(row: TurnRow, move: Move, before: Game, after: Game) -> bytes:
    """A turn, with everything it brought."""
    events: list[table_shapes.EventShape] = []
    state = before.state
    for a in move.atoms:
        state, found = events_of(state, a)
        events += [event_shape(event) for event in found]
    return _entry(row, before.round, before.decision or "", after, events, list(move.spaces))


def back_entry(row: TurnRow, after: Game) -> bytes:
    """A step back to an earlier row."""
    return _entry(row, after.round, "", after, [], [])
