"""Writes drafts and turns to SQLite in plain SQL: SQLAlchemy would take longer than the write itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from mystica.server.storage.rows import Standing, TurnRow

_COUNT = "UPDATE games SET changes = changes + 1, updated = ? WHERE id = ? AND changes = ? RETURNING changes"
_COUNT_TURN = (
    "UPDATE games SET changes = changes + 1, updated = ?, status = ?, waiting = ? "
    "WHERE id = ? AND changes = ? AND status <> 'closed' RETURNING changes"
)
_ADD_TURN = (
    "INSERT INTO turns (game, ply, kind, seat, text, back_to, automatic, hash, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_DROP_DRAFTS = "DELETE FROM drafts WHERE game = ?"
_DROP_DRAFT = "DELETE FROM drafts WHERE game = ? AND seat = ?"
_PUT_DRAFT = "INSERT OR REPLACE INTO drafts (game, seat, moves) VALUES (?, ?, ?)"


def append(c: Connection, game: str, turn: TurnRow, after: Standing, changes: int, now: float) -> bool:
    """A row in a game that nobody asks to take back, that has changed so often; nothing is done if it is otherwise."""
    do = _driver(c)
    counted = do(_COUNT_TURN, (now, after.status, after.waiting, game, changes)).fetchall()
    if not counted:
        return False
    row = (game, turn.number, turn.kind, turn.seat, turn.text, turn.back_to, turn.automatic, turn.hash, turn.at)
    do(_ADD_TURN, row)
    if turn.kind == "back":
        do(_DROP_DRAFTS, (game,))
    else:
        do(_DROP_DRAFT, (game, turn.seat))
    return True


def put_draft(c: Connection, game: str, seat: int, moves: Sequence[str], changes: int, now: float) -> bool:
    do = _driver(c)
    if not do(_COUNT, (now, game, changes)).fetchall():
        return False
    if moves:
        do(_PUT_DRAFT, (game, seat, json.dumps(list(moves))))
    else:
        do(_DROP_DRAFT, (game, seat))
    return True


def _driver(c: Connection) -> Any:
    return c.connection.driver_connection.execute  # type: ignore[union-attr]
