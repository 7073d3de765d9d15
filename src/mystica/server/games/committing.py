"""Commits a row: a turn, or a step back. Of two writers of one row the first wins."""

from __future__ import annotations

import time

from mystica.game import Game
from mystica.notation.position import position_hash
from mystica.server.games.automatic_moves import standing_of
from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.play.turns import Turn
from mystica.server.shapes.table import TableView
from mystica.server.storage.rows import Standing, TurnRow


def row_of(turn: Turn, number: int, *, automatic: bool = False, drafted: TableView | None = None) -> TurnRow:
    """The table after the turn is there already if it was drafted like that."""
    return TurnRow(
        number=number,
        kind="turn",
        seat=turn.seat,
        text=turn.text,
        back_to=None,
        automatic=automatic,
        hash=drafted.hash if drafted else position_hash(turn.after.state),
        at=time.time(),
    )


def back_row(seat: int, number: int, to: int, after: Game) -> TurnRow:
    return TurnRow(
        number=number,
        kind="back",
        seat=seat,
        text="",
        back_to=to,
        automatic=False,
        hash=position_hash(after.state),
        at=time.time(),
    )


def standing_after(record: Record, after: Game, row: TurnRow) -> Standing:
    return standing_of(after, record.seats, record.automatic, row)


async def commit_turn(
    records: Records,
    record: Record,
    turn: Turn,
    *,
    base: int,
    automatic: bool = False,
    by_itself: bool = False,
    unless_outdated: bool = False,
) -> None:
    """A turn on top of row `base`; Conflict if another row is there already."""
    drafted = record.tables.get(turn.move.atoms) if record.last_row == base else None
    row = row_of(turn, base + 1, automatic=automatic, drafted=drafted)
    then = standing_after(record, turn.after, row)
    await records.append(record, row, then, by_itself=by_itself, turn=turn, unless_outdated=unless_outdated)
