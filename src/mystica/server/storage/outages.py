"""Failures of the database that pass: it cannot be reached, it is locked, or its disk is full.

The user gets a sentence about it and may try again; it is no bug of the program.
"""

from __future__ import annotations

import errno
import sqlite3
import sys
import time

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from mystica.server.problems import LOG

_FULL = {"SQLITE_FULL"}
_LOCKED = {"SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL"}
_BROKEN = ("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_READONLY")  # and all that begin so
_LOST = (
    "PostgresConnectionError",
    "OperatorInterventionError",  # it is being stopped, or is not up yet
    "TooManyConnectionsError",
    "InternalClientError",  # so its driver calls a connection that was ended while it was idle
)


class Outage(Exception):
    """The database cannot do what was asked, for now. The key stands among the problems."""

    def __init__(self, key: str, detail: str) -> None:
        self.key = key
        super().__init__(detail)


def of_postgresql(*names: str) -> tuple[type[Exception], ...]:
    """Errors of PostgreSQL's driver. Where nothing has loaded it, as with games in a file, there are none."""
    driver = sys.modules.get("asyncpg")
    return tuple(getattr(driver, name) for name in names) if driver is not None else ()


def outage_of(error: BaseException) -> Outage | None:
    """What a failure of the database means for those who ask; nothing if it is a mistake of ours."""
    if isinstance(error, Outage):
        return error
    cause: BaseException = error
    while isinstance(cause, DBAPIError) and cause.orig is not None:
        cause = cause.orig
    key = _file_key(cause) if isinstance(cause, sqlite3.Error) else _server_key(error, cause)
    return Outage(key, " ".join(str(cause).split()) or type(cause).__name__) if key else None


def is_lost_connection(error: BaseException) -> bool:
    """Did PostgreSQL hang up, so that another connection may do better?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    return _server_key(error, cause) == "database-away"


def is_commit_unknown(error: BaseException) -> bool:
    """Was the line cut while something was under way? What PostgreSQL itself refused is not written for sure."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    known = getattr(cause, "__cause__", None) or cause
    lost = of_postgresql("ConnectionDoesNotExistError", "ConnectionFailureError")
    cut = (*lost, OSError, TimeoutError)
    return any(isinstance(one, cut) for one in (cause, known))


def _file_key(cause: sqlite3.Error) -> str:
    name = getattr(cause, "sqlite_errorname", "")
    if name in _FULL:
        return "disk-full"
    if any(name == known or name.startswith(f"{known}_") for known in _LOCKED):
        return "database-busy"
    return "database-away" if name.startswith(_BROKEN) else ""


def _server_key(error: BaseException, cause: BaseException | None) -> str:
    known = getattr(cause, "__cause__", None) or cause  # SQLAlchemy wraps what asyncpg raises
    for one in (cause, known):
        if isinstance(one, of_postgresql("DiskFullError")):
            return "disk-full"
        if isinstance(one, (*of_postgresql(*_LOST), OSError, TimeoutError)):
            return "disk-full" if getattr(one, "errno", None) == errno.ENOSPC else "database-away"
        if isinstance(one, of_postgresql("InterfaceError")) and "clos" in str(one):  # "connection is closed"
            return "database-away"
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "database-away"
    return "database-busy" if isinstance(error, PoolTimeout) else ""


class CommitUnknown(Outage):
    """The connection was lost in the middle of a commit: what was to be written may be there, or not."""


class Outages:
    """Notes in the log when an outage begins and when it is over: two lines, however many ask in between."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._failed = 0

    def failed(self, outage: Outage) -> None:
        self._failed += 1
        if outage.key not in self._since:
            self._since[outage.key] = time.monotonic()
            LOG.warning("%s: %s; clients are told to try again", outage.key, outage)

    def worked(self, *keys: str) -> None:
        """Something went well that does not while there is such an outage."""
        if not self._since:
            return
        for key in keys:
            since = self._since.pop(key, None)
            if since is not None:
                LOG.warning("%s is over after %.0f s", key, time.monotonic() - since)
        if not self._since and self._failed:
            LOG.warning("%d requests of the database had failed", self._failed)
            self._failed = 0
