"""The server is killed without warning while it is played on. `tools/kills.py` does the same a hundred times."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.killing import kill_under_load, replay_equals
from tests.server.running import process, sqlite

KILLS = 3


def test_nothing_accepted_is_lost(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with process(url) as server:
        report = kill_under_load(server, KILLS, players=2)
    assert report.troubles == []
    assert report.accepted > 0
    with sqlite3.connect(tmp_path / "games.db") as database:
        games = [row[0] for row in database.execute("SELECT id FROM games")]
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    for game in games:
        assert asyncio.run(replay_equals(url, game))
