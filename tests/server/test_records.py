"""Games in memory: as many as fit into the bytes the host allows, and those that somebody follows whatever it takes."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest

from mystica.server.games.record import Record
from mystica.server.games.records import COLD, Records
from mystica.server.people.views import view_json, view_of
from mystica.server.people.visitor import Visitor
from mystica.server.services import Settings
from mystica.server.storage.games import Storage
from mystica.server.storage.rows import StoredGame
from tests.server.people import Person, new_game
from tests.server.running import WAIT, client, in_thread, sqlite


def played(folder: Path, games: int, rows: int) -> list[str]:
    """Ids of games of so many rows, in a database that lies there."""
    with in_thread(Settings(sqlite(folder))) as server, client(server.url) as http:
        found: list[Person] = []
        for seed in range(games):
            game = new_game(http, {}, {}, seed=seed)
            while (view := game.mine_to_decide())["last_row"] < rows:
                game.commit(view["desk"]["seat"], game.any_turn(view, view["last_row"]), view["last_row"])
            found.append(game)
        return [game.game for game in found]


def test_the_oldest_make_room_but_not_what_is_followed(tmp_path: Path) -> None:
    games = played(tmp_path, 6, 3)

    async def use() -> None:
        storage = Storage(sqlite(tmp_path))
        await storage.open()
        try:
            size = (await Records(storage).get(games[0])).size
            records = Records(storage, memory=3 * size + size // 2)
            records.followed.add(games[0])
            for game in games:
                await records.get(game)
            assert list(records._kept) == [games[0], *games[4:]]
            records.followed |= set(games)
            for game in games:
                await records.get(game)
            assert set(records._kept) == set(games)  # more than fits, as all of them are followed
            assert records._taken == sum(record.size for record in records._kept.values())
            records.followed.clear()
            await records.get(games[5])
            assert len(records._kept) == 3 and games[5] in records._kept
            assert records._taken == sum(record.size for record in records._kept.values())
        finally:
            await storage.close()

    asyncio.run(use())


def test_many_games_stay_in_memory(tmp_path: Path) -> None:
    """There is no number of games: what counts are bytes, and 300 small games are few."""
    (game,) = played(tmp_path, 1, 2)

    async def use() -> None:
        storage = Storage(sqlite(tmp_path))
        await storage.open()
        try:
            records = Records(storage)
            record = await records.get(game)
            for number in range(300):
                other = Record(replace(record.stored, game=replace(record.game_row, id=f"{number:022}")))
                records._keep(other)
            assert len(records._kept) == 301
        finally:
            await storage.close()

    asyncio.run(use())


def test_the_estimate_is_honest(tmp_path: Path) -> None:
    """Between two thirds and twice of what Python takes, for short games and long ones, bare and looked at."""
    nobody = Visitor()
    for rows in (1, 40):
        folder = tmp_path / str(rows)
        folder.mkdir()
        (game,) = played(folder, 1, rows)
        found = asyncio.run(_found(sqlite(folder), game))
        everybody = Visitor(frozenset(key for seat in found.seats for key in seat.keys))
        for looked_at in (None, nobody, everybody):
            _record(found, looked_at)  # what all games share is there by now
            gc.collect()
            tracemalloc.start()
            kept = [_record(found, looked_at) for _ in range(10)]
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0] / len(kept)
            tracemalloc.stop()
            assert 2 / 3 < kept[0].size / taken < 2, (rows, looked_at, kept[0].size, taken)


async def _found(url: str, game: str) -> StoredGame:
    storage = Storage(url)
    await storage.open()
    try:
        found = await storage.read(game, 0)
        assert found is not None
        return found
    finally:
        await storage.close()


def _record(found: StoredGame, looked_at: Visitor | None) -> Record:
    """With texts of its own, as they come from a database."""
    own = [replace(row, text=row.text[:1] + row.text[1:], hash=row.hash[:1] + row.hash[1:]) for row in found.turns]
    record = Record(found)
    for row in own:
        record.fold(row)
    if looked_at is not None:
        view_json(view_of(record, looked_at))
    return record


def test_games_are_read_from_their_beginning_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever opens many at once has everybody wait for a piece of each, again and again; games in memory do not
    wait for any of them."""
    games = played(tmp_path, 6, 3)
    reading, most, go_on = set[str](), list[int](), asyncio.Event()
    usual = Storage.read

    async def read(storage: Storage, game: str, after: int) -> StoredGame | None:
        reading.add(game)
        most.append(len(reading))
        await go_on.wait()
        reading.discard(game)
        return await usual(storage, game, after)

    async def use() -> None:
        storage = Storage(sqlite(tmp_path))
        await storage.open()
        try:
            records = Records(storage)
            known = await records.get(games[0])
            monkeypatch.setattr(Storage, "read", read)
            opened = [asyncio.ensure_future(records.get(game)) for game in games[1:]]
            while len(most) < COLD:
                await asyncio.sleep(0.01)
            assert await records.get(games[0]) is known
            go_on.set()
            await asyncio.gather(*opened)
        finally:
            await storage.close()

    asyncio.run(asyncio.wait_for(use(), WAIT))
    assert len(most) == 5 and max(most) == COLD
