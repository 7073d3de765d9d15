"""Copies an SQLite database while people play; nobody waits for it."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from mystica.server.storage.database import DatabaseProblem, file_of, is_postgresql

_BUSY = 30.0  # seconds that somebody may hold the file: a server of 0.1.0 that writes, or another program


@dataclass(frozen=True)
class Copied:
    games: int
    rows: int
    size: int
    """In bytes."""


def back_up(url: str, target: Path, *, force: bool = False) -> Copied:
    """The whole copy, checked, or no file at all; a file that is there stays unless told otherwise."""
    if is_postgresql(url):
        raise DatabaseProblem(
            "back up a PostgreSQL database with its own program: pg_dump --format=custom --file=FILE NAME"
        )
    source = file_of(url)
    if not source.is_file():
        raise DatabaseProblem(f"there is no file {source}")
    if target.exists() and target.samefile(source):
        raise DatabaseProblem(f"{target} is the database itself: choose another file")
    if target.is_dir():
        raise DatabaseProblem(f"{target} is a folder: name a file in it")
    if target.exists() and not force:
        raise DatabaseProblem(f"{target} already exists: choose another file, or use --force to replace it")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            copied = _copy(source, part)
            _put(part, target, force=force)
        finally:
            part.unlink(missing_ok=True)
    except sqlite3.Error as error:
        raise DatabaseProblem(f"{source} cannot be copied to {target}: {error}") from None
    except OSError as error:
        raise DatabaseProblem(f"{target} cannot be written: {error.strerror}") from None
    return copied


def _copy(source: Path, part: Path) -> Copied:
    with (
        closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, timeout=_BUSY)) as games,
        closing(sqlite3.connect(part, isolation_level=None)) as copy,
    ):
        tables = {name for (name,) in games.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"games", "turns", "alembic_version"} <= tables:
            raise DatabaseProblem(f"{source} does not hold games of Mystica")
        games.backup(copy)  # in one go: a copy in pieces begins anew with every move
        copy.execute("PRAGMA journal_mode = DELETE").fetchone()  # so that the copy is one file
        said = [word for (word,) in copy.execute("PRAGMA integrity_check")]
        if said != ["ok"]:
            raise DatabaseProblem(f"{source} is damaged, so no copy was kept: {said[0]}")
        if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise DatabaseProblem(f"{source} is damaged, so no copy was kept: it has rows of games that are not there")
        count = [copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("games", "turns")]
    return Copied(count[0], count[1], part.stat().st_size)


def _put(part: Path, target: Path, *, force: bool) -> None:
    """At its place in one step, and on the disk."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    if force:
        part.replace(target)
    else:
        try:
            os.link(part, target)  # unlike a change of its name, this replaces nothing
        except FileExistsError:
            raise
        except OSError as error:
            if error.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK):
                raise
            part.rename(target)  # no links here
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.absolute().parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
