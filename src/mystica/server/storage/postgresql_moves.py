"""Writes drafts and turns to PostgreSQL with one statement each.

Each is a transaction by itself: it does all of it or, if somebody else has written to the game since, nothing; then the
usual way finds out why. Other processes hear what was written, so that none of them has to read it again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mystica.server.storage.change_notices import CHANNEL, notice_of
from mystica.server.storage.outages import of_postgresql
from mystica.server.storage.rows import Standing, StoredGame, TurnRow

if TYPE_CHECKING:
    from mystica.server.storage.postgresql_database import PostgresqlDatabase

_TELL = f"SELECT changes, pg_notify('{CHANNEL}', $3) FROM counted"
_COUNT = "UPDATE games SET changes = changes + 1, updated = $4::float8"
_UNCHANGED = "WHERE id = $1::varchar AND changes = $2::int"

CHANGES = "SELECT changes FROM games WHERE id = $1"
_APPEND = f"""
WITH counted AS ({_COUNT}, status = $5::varchar, waiting = $6::varchar
                 {_UNCHANGED} AND status <> 'closed' RETURNING changes),
     added AS (INSERT INTO turns (game, ply, kind, seat, text, back_to, automatic, hash, at)
               SELECT $1::varchar, $7::int, $8::varchar, $9::int, $10::text, $11::int, $12::bool, $13::varchar,
                      $14::float8 FROM counted),
     dropped AS (DELETE FROM drafts USING counted WHERE game = $1::varchar AND ($8::varchar = 'back' OR seat = $9::int))
{_TELL}"""
_PUT_DRAFT = f"""
WITH counted AS ({_COUNT} {_UNCHANGED} RETURNING changes),
     put AS (INSERT INTO drafts (game, seat, moves) SELECT $1::varchar, $5::int, $6::text FROM counted
             ON CONFLICT (game, seat) DO UPDATE SET moves = excluded.moves)
{_TELL}"""
_DROP_DRAFT = f"""
WITH counted AS ({_COUNT} {_UNCHANGED} RETURNING changes),
     dropped AS (DELETE FROM drafts USING counted WHERE game = $1::varchar AND seat = $5::int)
{_TELL}"""


async def append(
    database: PostgresqlDatabase,
    game: str,
    turn: TurnRow,
    after: Standing,
    *,
    by_itself: bool,
    known: StoredGame,
    now: float,
) -> int | None:
    """How often the game has changed with it; nothing if it is not as it was known."""
    if known.take_back is not None:
        return None
    changes = known.game.changes
    told = notice_of(database.me, game, changes + 1, now, turn=turn.columns(), after=asdict(after), by_itself=by_itself)
    row = turn.columns()
    del row["ply"]
    values = (game, changes, told, now, after.status, after.waiting, turn.number, *row.values())
    return await _counted(database, _APPEND, values)


async def put_draft(
    database: PostgresqlDatabase, game: str, seat: int, moves: Sequence[str], *, known: StoredGame, now: float
) -> int | None:
    changes = known.game.changes
    told = notice_of(database.me, game, changes + 1, now, seat=seat, moves=list(moves))
    if moves:
        return await _counted(database, _PUT_DRAFT, (game, changes, told, now, seat, json.dumps(list(moves))))
    return await _counted(database, _DROP_DRAFT, (game, changes, told, now, seat))


async def _counted(database: PostgresqlDatabase, statement: str, values: tuple[Any, ...]) -> int | None:
    try:
        row = await database.write(statement, *values)
    except of_postgresql("UniqueViolationError"):  # the row is there, and the counter was not counted
        return None
    return int(row["changes"]) if row is not None else None
