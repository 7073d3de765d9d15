"""Games in memory go on with what was written, and are the same as if they were read again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from mystica.game import Game
from mystica.notation.position import position_hash
from mystica.notation.saves import dump_setup
from mystica.server.games.committing import back_row
from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import new_key
from mystica.server.storage.rows import Conflict, GameRow, Outdated, SeatRow, Standing, StoredGame, TakeBackRow, TurnRow
from mystica.setups import introductory
from tests.server import postgresql
from tests.server.running import sqlite

OPEN = Standing("open", "person")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("written")
    if request.param == "sqlite":
        yield sqlite(folder)
    else:
        with postgresql.running() as url:
            yield url


class Process:
    """A storage and its games, as one process has them."""

    def __init__(self, database: str) -> None:
        self.storage = Storage(database)
        self.records = Records(self.storage)

    async def begin(self) -> str:
        game, now = new_key(), time.time()
        row = GameRow(game, now, "", "standard", dump_setup(introductory(2)), 0, "", "open", "person", 0, now)
        await self.storage.create(row, [SeatRow(seat, "", "", False, "{}") for seat in (0, 1)], [], [])
        return game

    async def play(self, game: str, *, by_itself: bool = False) -> Record:
        """The first move there is."""
        record = await self.records.get(game)
        after = record.game.copy()
        move = after.play(record.game.moves()[0])
        row = TurnRow(
            record.last_row + 1, "turn", move.seat, move.text, None, by_itself, position_hash(after.state), time.time()
        )
        await self.records.append(record, row, OPEN, by_itself=by_itself)
        return record


def alone(database: str, job: Callable[[Process, Process], Awaitable[None]]) -> None:
    """With two processes at the database."""

    async def run() -> None:
        one, other = Process(database), Process(database)
        await one.storage.open()
        await other.storage.open()
        try:
            await job(one, other)
        finally:
            await one.storage.close()
            await other.storage.close()

    asyncio.run(run())


async def is_as_read(process: Process, record: Record) -> None:
    """Nothing is read: the record goes on by itself, and a reading would find the same."""
    found = await process.storage.read(record.id, 0)
    assert found is not None
    assert record.stored == StoredGame(found.game, found.seats, found.drafts, found.take_back, ())
    assert tuple(record.rows) == found.turns
    fresh = Game(record.setup)
    for row in found.turns:
        if row.kind == "back":
            fresh.undo_to(row.back_to or 0)
        else:
            fresh.play(row.text)
    assert fresh.hash == record.game.hash


def test_rows_drafts_and_requests_to_go_back(database: str) -> None:
    async def job(one: Process, _other: Process) -> None:
        game = await one.begin()
        record = await one.play(game)
        assert record.last_row == 1
        await is_as_read(one, record)
        for seat, moves in ((0, ["x"]), (1, ["y", "z"]), (0, []), (0, ["x", "\u00e9 \u2603"])):
            await one.records.put_draft(record, seat, 1, moves)
            assert record.drafts.get(seat, ()) == tuple(moves)
            await is_as_read(one, record)
        await one.storage.put_take_back(game, TakeBackRow(0, 0, 1, frozenset({0})))
        await one.records.get(game)
        await one.play(game, by_itself=True)  # the request moves along
        assert record.take_back == TakeBackRow(0, 0, 2, frozenset({0}))
        await is_as_read(one, record)
        await one.records.put_draft(record, record.game.decider or 0, 2, ["x"])
        await one.play(game)
        assert record.take_back is None
        await is_as_read(one, record)
        row = back_row(0, 4, 1, record.game.at(1))
        await one.records.append(record, row, OPEN)
        assert (record.last_row, record.game.ply, record.drafts) == (4, 1, {})
        await is_as_read(one, record)

    alone(database, job)


def test_somebody_else_has_written(database: str) -> None:
    """Then what was written is not taken for the whole of it, whatever it was."""

    async def job(one: Process, other: Process) -> None:
        game = await one.begin()
        mine, theirs = await one.play(game), await other.records.get(game)
        await one.records.put_draft(mine, 0, 1, ["x"])
        await other.records.put_draft(theirs, 1, 1, ["y"])
        assert theirs.drafts == {}  # not even the own draft: it is read with the rest
        theirs = await other.records.get(game) if other.storage.is_shared else await anew(other, game)
        assert theirs.drafts == {0: ("x",), 1: ("y",)}
        await is_as_read(other, theirs)
        with pytest.raises(Conflict):
            await other.records.append(theirs, back_row(0, 1, 0, theirs.game.at(0)), OPEN)
        await is_as_read(other, theirs)
        one.storage.forget(game)
        await one.play(game)
        with pytest.raises(Conflict):  # they know of no second row
            await other.records.put_draft(theirs, 1, 1, ["z"])
        with pytest.raises(Conflict):
            await other.records.append(theirs, back_row(0, 2, 0, theirs.game.at(0)), OPEN)
        await one.storage.put_take_back(game, TakeBackRow(0, 0, 2, frozenset()))
        theirs = await anew(other, game)
        await one.records.put_draft(await anew(one, game), 1 - (theirs.game.decider or 0), 2, ["x"])
        await other.play(game)  # they have heard of the request, and not of the draft
        theirs = await anew(other, game)
        assert theirs.take_back is None
        await is_as_read(other, theirs)

    async def anew(process: Process, game: str) -> Record:
        """A file has one process that writes; for the test another has to be told."""
        process.storage.forget(game)
        return await process.records.get(game)

    alone(database, job)


def test_what_is_outdated_is_not_written(database: str) -> None:
    """Whoever was not sure of a game hears that it has changed, and nothing of theirs is there."""

    async def job(one: Process, other: Process) -> None:
        game = await one.begin()
        theirs = await other.records.get(game)
        before = theirs.stored
        await one.records.put_draft(await one.records.get(game), 0, 0, ["build E7"])
        after = theirs.game.copy()
        move = after.play(theirs.game.moves()[0])
        row = TurnRow(1, "turn", move.seat, move.text, None, False, position_hash(after.state), time.time())
        with pytest.raises(Outdated):
            await other.storage.append(game, row, OPEN, known=before, unless_outdated=True)
        with pytest.raises(Outdated):
            await other.storage.put_draft(game, 0, 0, ["build F4"], known=before, unless_outdated=True)
        found = await other.storage.read(game, 0)
        assert found is not None and found.turns == () and found.drafts == {0: ("build E7",)}
        written = await other.storage.append(game, row, OPEN, known=found, unless_outdated=True)
        assert written.changes == found.game.changes + 1

    alone(database, job)
