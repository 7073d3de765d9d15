"""The database: its tables, one file, old and new versions, and what does not fit is refused."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from mystica.server.games.records import Records
from mystica.server.problems import Refused
from mystica.server.services import Settings
from mystica.server.storage import data_dir
from mystica.server.storage.data_dir import data_folder, default_database
from mystica.server.storage.database import NEWEST, DatabaseProblem, address_of
from mystica.server.storage.games import Storage
from mystica.server.storage.outages import Outage
from mystica.server.storage.schema import METADATA
from tests.server import postgresql
from tests.server.people import Person, new_game
from tests.server.running import InThread, client, in_thread, sqlite, wait_for
from tests.server.versions import migrated, newest_version


def opened(url: str) -> None:
    async def once() -> None:
        storage = Storage(url)
        await storage.open()
        await storage.close()

    asyncio.run(once())


def test_a_closed_file_is_not_opened_again(tmp_path: Path) -> None:
    """Whoever still asks while the server goes down is refused, and no new thread touches what is taken down."""

    async def late() -> None:
        storage = Storage(sqlite(tmp_path))
        await storage.open()
        await storage.close()
        for ask in (storage.host_of, storage.delete):
            with pytest.raises(Outage):
                await ask("x" * 22)

    asyncio.run(late())
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("database")]


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    opened(sqlite(tmp_path))
    opened(sqlite(tmp_path))  # nothing is left to do
    engine = create_engine(sqlite(tmp_path))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_games_of_the_first_version_are_kept(tmp_path: Path) -> None:
    """Their seats have agreed to nothing, and the key of a seat goes on playing it."""
    migrated(sqlite(tmp_path), "0001")
    file = Path(str(address_of(sqlite(tmp_path)).database))
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("INSERT INTO games VALUES ('g', 0, '', '', '', 0, '', 'open', 'person', 0, 0)")
        old.execute("INSERT INTO seats VALUES ('g', 0, 'Ann', '', 'k', 1, '{}')")
    opened(sqlite(tmp_path))
    with closing(sqlite3.connect(file)) as new:
        assert new.execute("SELECT name, advice FROM seats").fetchall() == [("Ann", 0)]
        assert new.execute("SELECT game, seat, hash, kind FROM keys").fetchall() == [("g", 0, "k", "key")]


MADE_UP = [
    (["You", ""], "You and 3 bots"),
    (["You"], "You and 1 bot"),
    (["Vous", "Joueur 2"], "Vous et Joueur 2"),
    (["나", "지우"], "나, 지우, 봇 2명"),
    (["Anna", "Bram"], "You and Player 2 and 2 bots"),  # they have names by now
    (["Anna", "Bram"], "Anna and Bram"),
    (["Anna"], "Anna et 2 bots"),
    ([], "Partie de 4 bots"),
]
GIVEN = [
    (["You"], "Friday evening"),
    (["Anna", "Bram"], "Anna's revenge"),
    (["Anna", "Bram"], "Anna"),
    (["나"], "나의 게임"),
    (["You"], "Young ones"),
    (["Anna"], "3 bots"),
]


@pytest.mark.parametrize(("people", "title", "is_kept"), [
    *((*made_up, False) for made_up in MADE_UP), *((*given, True) for given in GIVEN),
])  # fmt: skip
def test_made_up_names_and_titles_of_older_games_go(
    tmp_path: Path, people: list[str], title: str, is_kept: bool
) -> None:
    """Nobody is called "You"; what people have written themselves stays, and everybody is asked before hints."""
    migrated(sqlite(tmp_path), "0003")
    file = Path(str(address_of(sqlite(tmp_path)).database))
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("INSERT INTO games VALUES ('g', 0, ?, '', '', 0, '', 'open', 'person', 0, 0)", (title,))
        sitting = [(seat, name, "") for seat, name in enumerate(people)] + [(4, "You", "novice")]
        old.executemany("INSERT INTO seats VALUES ('g', ?, ?, ?, 1, '{}', 1)", sitting)
    opened(sqlite(tmp_path))
    with closing(sqlite3.connect(file)) as new:
        assert new.execute("SELECT title, advice FROM games").fetchall() == [(title if is_kept else "", "agree")]
        made_up = ("You", "Vous", "나")
        named = [(name if name not in made_up else "", 1, 0) for name in people] + [("You", 1, 0)]
        assert new.execute("SELECT name, advice, asks_back FROM seats ORDER BY seat").fetchall() == named


def test_back_to_the_second_version(tmp_path: Path) -> None:
    """A seat keeps one of its keys, and an invitation is none."""
    opened(sqlite(tmp_path))
    file = Path(str(address_of(sqlite(tmp_path)).database))
    with closing(sqlite3.connect(file)) as new, new:
        new.execute("INSERT INTO games VALUES ('g', 0, '', '', '', 0, '', 'open', 'person', 0, 0, 'no')")
        new.executemany("INSERT INTO seats VALUES ('g', ?, '', '', 1, '{}', 0, 0)", [(0,), (1,)])
        new.executemany("INSERT INTO keys VALUES ('g', ?, 0, ?)", [("k", "key"), ("b", "key"), ("a", "used")])
        new.execute("INSERT INTO keys VALUES ('g', 'i', 1, 'invitation')")
    migrated(sqlite(tmp_path), "0002")
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT seat, key FROM seats ORDER BY seat").fetchall() == [(0, "b"), (1, "")]


def test_the_same_on_postgresql() -> None:
    with postgresql.running() as url:
        opened(url)
        opened(url.replace("postgresql://", "postgres://"))
        opened(f"{url}&sslmode=disable&application_name=mystica")  # settings of the driver
        for wrong, said in (
            (f"{url}&nonsense=1", 'parameter "nonsense"'),
            (url.replace("/postgres?", "/nowhere?"), 'database "nowhere" does not exist'),
            (url.replace("postgres:@", "nobody:@"), 'role "nobody" does not exist'),
        ):
            with pytest.raises(DatabaseProblem, match=said):
                opened(wrong)


def test_processes_that_start_together_migrate_once(tmp_path: Path) -> None:
    async def together() -> None:
        several = [Storage(sqlite(tmp_path)) for _ in range(4)]
        await asyncio.gather(*(storage.open() for storage in several))
        await asyncio.gather(*(storage.close() for storage in several))

    asyncio.run(together())


@pytest.mark.parametrize(
    "url", ["", "games.db", "mysql://localhost/x", "sqlite://", "sqlite:///", "http://x", "postgresql"]
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(DatabaseProblem, match="sqlite:///FILE"):
        address_of(url)


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("this is no database" * 100)
    (tmp_path / "file").touch()
    for url, said in (
        (sqlite(tmp_path), "not a database"),
        (f"sqlite:///{tmp_path}", "cannot be used"),
        (f"sqlite:///{tmp_path / 'file' / 'games.db'}", "cannot be made"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be used"),
    ):
        with pytest.raises(DatabaseProblem, match=said):
            opened(url)


def test_a_database_of_a_newer_mystica_is_left_alone(tmp_path: Path) -> None:
    opened(sqlite(tmp_path))
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(DatabaseProblem, match="newer Mystica"):
        opened(sqlite(tmp_path))


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "mystica"
    assert default_database() == f"sqlite:///{tmp_path}/mystica/games.db"
    opened(default_database())
    assert [path.name for path in data_folder().iterdir()] == ["games.db"]


def test_games_are_where_the_system_wants_them_unless_they_were_elsewhere_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As on Windows and macOS, whose users had `.local/share`, too."""
    usual, before = tmp_path / "AppData" / "mystica", tmp_path / ".local" / "share" / "mystica"
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(data_dir, "user_data_path", lambda name, appauthor: usual)
    assert data_folder() == usual
    before.mkdir(parents=True)
    opened(f"sqlite:///{before}/games.db")
    assert data_folder() == before
    assert default_database() == f"sqlite:///{before}/games.db"
    usual.mkdir(parents=True)
    assert data_folder() == usual


def test_the_newest_version_of_the_tables_is_known_without_alembic() -> None:
    """Where it is reached already, nothing waits for Alembic."""
    assert newest_version() == NEWEST


# ---- a server on it -----------------------------------------------------------------------------------------


def begin(server: InThread, http: httpx.Client, moves: int = 4) -> Person:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    for _ in range(moves):
        game.play(game.view()["desk"]["moves"][0]["text"])
    return game


def file_of(server: InThread) -> Path:
    return Path(server.services.settings.database.removeprefix("sqlite:///"))


def test_at_the_end_everything_is_in_one_file(tmp_path: Path) -> None:
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = begin(server, http)
        view = game.view()
        assert {path.name for path in tmp_path.iterdir()} == {"games.db", "games.db-wal", "games.db-shm"}
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]
    shutil.copy(tmp_path / "games.db", tmp_path / "copy.db")
    with in_thread(Settings(f"sqlite:///{tmp_path / 'copy.db'}")) as other, client(other.url) as elsewhere:
        assert Person(elsewhere, game.game, game.keys, game.host).view() == view


def test_a_move_is_on_the_disk_before_it_is_answered(tmp_path: Path) -> None:
    """Every commit waits for the log of the file to be there, so no loss of power takes a move back."""
    writing, reading = asyncio.run(_settings_of(sqlite(tmp_path)))
    assert writing == reading == ("wal", 2, 1)


async def _settings_of(url: str) -> tuple[tuple[object, ...], tuple[object, ...]]:
    def ask(c: Connection) -> tuple[object, ...]:
        words = ("journal_mode", "synchronous", "foreign_keys")
        return tuple(c.exec_driver_sql(f"PRAGMA {word}").scalar() for word in words)

    storage = Storage(url)
    await storage.open()
    try:
        return await storage._database.run(ask, writes=True), await storage._database.run(ask)
    finally:
        await storage.close()


def test_the_log_is_brought_into_the_file_at_a_quiet_moment(tmp_path: Path) -> None:
    """So what a plain copy of the file alone would miss is little, and the log does not grow without end."""
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = begin(server, http)

        def is_there() -> bool:
            shutil.copy(tmp_path / "games.db", tmp_path / "alone.db")
            with closing(sqlite3.connect(tmp_path / "alone.db")) as alone:
                try:
                    return bool(alone.execute("SELECT count(*) FROM turns").fetchone() == (4,))
                except sqlite3.Error:
                    return False

        wait_for(is_there)
        assert game.view()["last_row"] == 4


def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    """Also one that an older Mystica left readable for everybody, with its log."""
    opened(sqlite(tmp_path))
    (tmp_path / "games.db").chmod(0o644)
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        begin(server, http, 1)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}


def test_a_file_of_an_older_mystica_is_changed_to_wal(tmp_path: Path) -> None:
    opened(sqlite(tmp_path))
    with closing(sqlite3.connect(tmp_path / "games.db")) as old:
        assert old.execute("PRAGMA journal_mode = DELETE").fetchone() == ("delete",)
    opened(sqlite(tmp_path))
    with closing(sqlite3.connect(tmp_path / "games.db")) as new:
        assert new.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.fixture(scope="module")
def stored(server: InThread, http: httpx.Client, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a game of four rows, and its id."""
    game = begin(server, http)
    copy = tmp_path_factory.mktemp("stored") / "games.db"
    with closing(sqlite3.connect(file_of(server))) as running, closing(sqlite3.connect(copy)) as other:
        running.backup(other)
    return copy, game.game


async def last_row_of(url: str, game: str) -> int:
    storage = Storage(url)
    await storage.open()
    try:
        return (await Records(storage).get(game)).last_row
    finally:
        await storage.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE turns SET hash = 'x' WHERE ply = 2",
        "UPDATE turns SET text = 'build A1' WHERE ply = 2",
        "UPDATE turns SET text = 'nonsense' WHERE ply = 3",
        "UPDATE turns SET seat = 1 WHERE ply = 1",
        "DELETE FROM turns WHERE ply = 2",
        "UPDATE turns SET kind = 'back', back_to = 7 WHERE ply = 4",
        "UPDATE games SET setup = '{}'",
        "UPDATE games SET status = 'zzz'",
        "UPDATE games SET waiting = 'zzz'",
        "UPDATE games SET pace = 'zzz'",
        "UPDATE games SET updated = 'zzz'",
        "UPDATE games SET title = x'ff'",
        "UPDATE seats SET name = x'ff' WHERE seat = 1",
        "UPDATE seats SET bot = x'ff' WHERE seat = 1",
        "UPDATE turns SET kind = 'zzz' WHERE ply = 2",
        "UPDATE seats SET automatic = 'zzz' WHERE seat = 1",
        'UPDATE seats SET automatic = \'{"take": "zzz"}\' WHERE seat = 1',
        "DELETE FROM seats WHERE seat = 0",
        "INSERT INTO drafts SELECT id, 0, 'zzz' FROM games",
        "INSERT INTO drafts SELECT id, 0, '7' FROM games",
        "INSERT INTO drafts SELECT id, 4, '[]' FROM games",
        "INSERT INTO wishes SELECT id, 0, 2, 4, 'zzz' FROM games",
        "INSERT INTO wishes SELECT id, 0, 2, 4, '[\"x\"]' FROM games",
        "INSERT INTO wishes SELECT id, 7, 2, 4, '[]' FROM games",
        "INSERT INTO wishes SELECT id, 0, 99, 4, '[]' FROM games",
    ],
)
def test_a_damaged_game_is_refused_not_played(stored: tuple[Path, str], tmp_path: Path, damage: str) -> None:
    database_file, game = stored
    shutil.copy(database_file, tmp_path / "games.db")
    assert asyncio.run(last_row_of(sqlite(tmp_path), game)) == 4
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        database.execute(damage)
        database.commit()
    with pytest.raises(Refused) as refused:
        asyncio.run(last_row_of(sqlite(tmp_path), game))
    assert (refused.value.status, refused.value.problem.problem) == (409, "damaged")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE seats SET automatic = 'zzz'",
        "INSERT INTO drafts SELECT id, 0, 'zzz' FROM games",
        "UPDATE games SET status = 'zzz'",
        "UPDATE games SET setup = 'zzz'",
        "UPDATE games SET title = x'ff'",
        "UPDATE turns SET kind = 'zzz'",
        "DELETE FROM seats",
    ],
)
def test_a_damaged_game_can_be_deleted_by_its_host(tmp_path: Path, damage: str) -> None:
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        game = begin(server, http)
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute(damage)
    with in_thread(Settings(sqlite(tmp_path))) as server, client(server.url) as http:
        damaged = Person(http, game.game, game.keys, game.host)
        for path in ("", "/log", "/save", "/ledger", "/at/1", "/live", "/overlays/0"):
            refused = damaged.ask("GET", path)
            assert (refused.status_code, refused.json()["problem"]) == (409, "damaged"), path
        assert damaged.commit(0, ["pass"], 4).status_code == 409
        assert damaged.with_seats(0).ask("DELETE").status_code == 409
        assert damaged.ask("DELETE").status_code == 204
        assert damaged.ask("GET").status_code == 404
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        assert database.execute("SELECT count(*) FROM turns").fetchone() == (0,)


def test_a_database_put_back_is_read_anew(server: InThread, http: httpx.Client) -> None:
    game = begin(server, http, 3)
    assert game.view()["last_row"] == 3
    with closing(sqlite3.connect(file_of(server))) as database:
        database.execute("DELETE FROM turns WHERE ply = 3 AND game = ?", (game.game,))
        database.execute("UPDATE games SET changes = changes - 1 WHERE id = ?", (game.game,))
        database.commit()
    server.services.storage.forget(game.game)  # as after a conflict, or when somebody who follows is told
    assert (game.view()["last_row"], len(game.log())) == (2, 2)
