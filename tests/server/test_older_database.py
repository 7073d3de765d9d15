"""A database that 0.1.0 wrote: its games open, and keep the rules they were begun with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from mystica import data
from mystica.notation.saves import load_save
from mystica.server.database import address_of
from mystica.server.house import Settings
from tests.server.running import client, in_thread, sqlite

WRITTEN = Path(__file__).parent / "data" / "games-0.1.0.sql"


def test_games_of_0_1_open_with_their_rules(tmp_path: Path) -> None:
    file = Path(str(address_of(sqlite(tmp_path)).database))
    with closing(sqlite3.connect(file)) as old, old:
        old.executescript(WRITTEN.read_text(encoding="utf-8"))
        games = [row[0] for row in old.execute("SELECT id FROM games")]
    assert len(games) == 2
    with in_thread(Settings(sqlite(tmp_path))) as running, client(running.url) as http:
        for game in games:
            view = http.get(f"/api/games/{game}")
            assert view.status_code == 200, view.text
            saved = load_save(http.get(f"/api/games/{game}/save").text)
            came = {key: option.before for key, option in data.options().items() if option.since == 4}
            assert {key: saved.setup.options[key] for key in came} == came
