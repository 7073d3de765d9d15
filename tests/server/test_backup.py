"""`mystica backup`: one file with all games, made while people play."""

from __future__ import annotations

import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mystica.cli.app import app
from mystica.server.services import Settings
from tests.server.people import Person, new_game
from tests.server.running import client, in_thread, sqlite, wait_for


def backed_up(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["backup", *args])
    return done.exit_code, done.output


def test_copies_are_whole_while_people_play(tmp_path: Path) -> None:
    """Eight tables are played on without a pause: every copy is sound, and nobody is refused a move."""
    (tmp_path / "games").mkdir()
    url = sqlite(tmp_path / "games")
    with in_thread(Settings(url)) as server:
        over, refused, games = threading.Event(), [], []

        def play(number: int) -> None:
            chance = random.Random(number)
            with client(server.url) as http:
                game = new_game(http, {}, {}, seed=number)
                games.append(game)
                while not over.is_set():
                    view = game.mine_to_decide()
                    if view["status"] != "open":
                        return
                    moves = game.any_turn(view, chance.randrange(99))
                    done = game.commit(view["desk"]["seat"], moves, view["last_row"])
                    if done.status_code != 200:
                        refused.append(done.text)

        crowd = [threading.Thread(target=play, args=(number,)) for number in range(8)]
        for player in crowd:
            player.start()
        with client(server.url) as http:
            wait_for(lambda: len(games) == 8 and all(Person(http, g.game, g.keys).is_past(0) for g in games))
        counts = []
        for number in range(5):
            code, said = backed_up(str(tmp_path / f"copy{number}.db"), "--db", url)
            assert code == 0 and "8 games" in said and "checked" in said, said
            counts.append(rows_in(tmp_path / f"copy{number}.db"))
        over.set()
        for player in crowd:
            player.join(60)
        assert refused == [] and counts == sorted(counts) and 0 < counts[0] < counts[-1]
    assert {path.name for path in tmp_path.iterdir()} == {"games", *(f"copy{number}.db" for number in range(5))}
    assert stat.S_IMODE((tmp_path / "copy0.db").stat().st_mode) == 0o600
    with in_thread(Settings(f"sqlite:///{tmp_path / 'copy4.db'}")) as other, client(other.url) as http:
        played = sum(Person(http, game.game, game.keys, game.host).view()["last_row"] for game in games)
    assert played == counts[-1]  # every game of the copy leads where it did


def rows_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        found: int = copy.execute("SELECT count(*) FROM turns").fetchone()[0]
        return found


@pytest.fixture
def games(tmp_path: Path) -> Path:
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        new_game(http)
    return tmp_path / "games.db"


def test_a_file_that_is_there_stays(games: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("something else")
    code, said = backed_up(str(tmp_path / "copy.db"), "--db", f"sqlite:///{games}")
    assert code == 2 and "--force" in said
    assert (tmp_path / "copy.db").read_text() == "something else"
    code, said = backed_up(str(tmp_path / "copy.db"), "--db", f"sqlite:///{games}", "--force")
    assert code == 0 and rows_in(tmp_path / "copy.db") == 0


def test_what_is_in_the_way_is_said_in_a_sentence(games: Path, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database" * 100)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE games (id)")
    here = f"sqlite:///{games}"
    for target, url, expected in (
        ("x.db", "postgresql://nobody@localhost/x", "pg_dump"),
        ("x.db", f"sqlite:///{tmp_path / 'nowhere.db'}", "there is no file"),
        ("x.db", f"sqlite:///{tmp_path / 'text.db'}", "not a database"),
        ("x.db", f"sqlite:///{tmp_path / 'other.db'}", "does not hold games of Mystica"),
        ("x.db", "nonsense", "sqlite:///FILE"),
        ("games.db", here, "the database itself"),
        (".", here, "is a folder"),
        ("nowhere/x.db", here, "cannot be written"),
    ):
        code, said = backed_up(str(tmp_path / target), "--db", url, "--force")
        assert code == 2 and expected in said and len(said.strip().splitlines()) == 1, said
    assert not (tmp_path / "x.db").exists() and not list(tmp_path.glob(".*.part"))


def test_a_damaged_file_gives_no_copy(games: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(games)) as database, database:
        database.execute("INSERT INTO turns VALUES ('nowhere', 1, 'turn', 0, 'x', NULL, 0, 'x', 0)")
    code, said = backed_up(str(tmp_path / "x.db"), "--db", f"sqlite:///{games}")
    assert code == 2 and "damaged" in said and not (tmp_path / "x.db").exists()
