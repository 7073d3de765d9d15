"""The walk of a move: it is read once, its position is handed on, and that is what a replay finds."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from mystica.errors import MoveError
from mystica.game import Game
from mystica.game.reading.phrases import read_move
from mystica.server.games import committing as writing
from mystica.server.games import record as folding
from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.play import presenting as showing
from mystica.server.play.presenting import table_of
from mystica.server.play.turns import Trial, read_draft
from mystica.server.services import Settings
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import hash_of, new_key
from mystica.setups import draw
from tests.server import postgresql
from tests.server.people import Json, Person, new_game
from tests.server.running import client, in_thread, sqlite


def turn_from(game: Person, view: Json, rng: random.Random) -> tuple[int, list[str]]:
    """Random choices, drafted move by move as the app does it, until they are a whole turn."""
    desk, moves = view["desk"], list[str]()
    while not (moves and desk["complete"]):
        active = [choice for choice in desk["moves"] if choice["kind"] not in ("pass", "decline")]
        moves.append(rng.choice(active or desk["moves"])["text"])
        drafted = game.draft(desk["seat"], moves, view["last_row"])
        assert drafted.status_code == 200, drafted.text[:300]
        desk = drafted.json()["desk"]
    return desk["seat"], [*moves, *desk["finish"]]


def counting(counts: Counter[str], what: str, real: Callable[..., Any]) -> Callable[..., Any]:
    def counted(*words: object) -> Any:
        counts[what] += 1
        return real(*words)

    return counted


def test_a_turn_is_read_once(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(http, {}, {}, seed=3)
    counts: Counter[str] = Counter()
    for module in ("mystica.game.game", "mystica.server.play.turns"):
        monkeypatch.setattr(f"{module}.read_move", counting(counts, "read", read_move))
    for room in (folding, writing, showing):
        monkeypatch.setattr(room, "position_hash", counting(counts, "hashed", room.position_hash))
    rng = random.Random(3)
    singles = 0
    for _ in range(12):
        view = game.mine_to_decide()
        seat, moves = turn_from(game, view, rng)
        before = counts.copy()
        assert game.commit(seat, moves, view["last_row"]).status_code == 200
        if len(moves) == 1:
            singles += 1
            assert counts == before  # all of it was there since the draft
    assert singles > 5 and counts["read"] < 2 * 12 and counts["hashed"] < 2 * 12


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_handed_on_is_what_a_replay_finds(tmp_path: Path, players: int) -> None:
    """Log, history and table of a game in memory, beside the same game read from the database."""
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = new_game(http, *[{}] * players, seed=players)
        rng = random.Random(players)
        for number in range(45):
            view = game.mine_to_decide()
            if number % 10 == 9:
                game.back(view["desk"]["seat"], view["last_row"] - 1)
                view = game.mine_to_decide()
            seat, moves = turn_from(game, view, rng)
            assert game.commit(seat, moves, view["last_row"]).status_code == 200
        game.mine_to_decide()  # rules may still answer
        seen, log = game.view(), game.log()
    record = asyncio.run(_read(sqlite(tmp_path), game.game))
    assert record.last_row == seen["last_row"] == len(log)
    assert httpx.Response(200, content=b"[%s]" % b",".join(record.entries)).json() == log
    assert seen["line"] == record.line and len(record.line) == record.game.ply + 1
    assert table_of(record.game).model_dump(mode="json") == seen["table"]


async def _read(url: str, game: str) -> Record:
    storage = Storage(url)
    await storage.open()
    try:
        return await Records(storage).get(game)
    finally:
        await storage.close()


def test_a_trial_keeps_the_text_tried_last() -> None:
    game = Game(draw(2, 7, factions=("witches", "nomads")))
    trial, before = Trial(game), game.hash
    first, second = game.moves()[0].text, game.moves()[1].text
    for text in (first, second, first):
        move, after = trial.play(text)
        assert move.text == text and after.game.ply == 1 and len(trial) == 1
        assert trial.play(text)[1] is after
    read_draft(trial, 0, [first])
    with pytest.raises(MoveError):
        trial.play("build Z9")
    assert len(trial) == 1 and trial.game is game and game.hash == before


def test_a_key_that_another_process_took_away_moves_nothing() -> None:
    """A game in memory may be outdated: whoever writes from there is looked at again, by the database."""
    with postgresql.running() as url, in_thread(Settings(url)) as server, client(server.url) as http:
        game = new_game(http, {}, {}, seed=3)
        view = game.view()
        seat, text = view["desk"]["seat"], view["desk"]["moves"][0]["text"]
        assert game.draft(seat, [text], view["last_row"]).status_code == 200
        asyncio.run(_renew_link(url, game.game, seat))
        for refused in (game.draft(seat, [], view["last_row"]), game.commit(seat, [text], view["last_row"])):
            assert (refused.status_code, refused.json()["problem"]) == (403, "not-your-seat")
        watcher = game.with_seats()
        assert watcher.view()["last_row"] == view["last_row"] and watcher.log() == []


async def _renew_link(url: str, game: str, seat: int) -> None:
    storage = Storage(url)
    await storage.open()
    try:
        await storage.renew_link(game, seat, hash_of(new_key()))
    finally:
        await storage.close()
