"""A lock beside an SQLite file: only one server may use it, since it keeps games in memory.

The lock goes with the process that holds it, however it ends.
"""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import msvcrt
except ImportError:  # everywhere else
    msvcrt = None  # type: ignore[assignment]

from mystica.server.problems import LOG

_HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)
_TRIES = 20


class Held(Exception):
    """Another process has it. What it said about itself is told, if anything: its number, its address."""

    def __init__(self, process: int | None, address: str) -> None:
        self.process, self.address = process, address
        super().__init__("held by another process")


class FileLock:
    """Held from the moment it is made until it is let go."""

    def __init__(self, file: Path) -> None:
        file = Path(os.path.realpath(file))  # where SQLite has its log, too, whatever link led here
        self._path = file.with_name(file.name + ".lock")
        self._open = self._taken()
        self.tell("")

    def tell(self, address: str) -> None:
        """Where whoever comes second finds this server."""
        words = json.dumps({"process": os.getpid(), "address": address}).encode()
        os.lseek(self._open, 0, os.SEEK_SET)
        os.write(self._open, words)
        os.ftruncate(self._open, len(words))

    def release(self) -> None:
        if self._open < 0:
            return
        if fcntl is not None:  # elsewhere a file that is open cannot go
            self._path.unlink(missing_ok=True)
        os.close(self._open)
        self._open = -1

    def _taken(self) -> int:
        for _ in range(_TRIES):
            found = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
            try:
                if not _lock(found):
                    raise Held(*_said_in(found))
                if self._is_still(found):
                    return found
            except BaseException:
                os.close(found)
                raise
            os.close(found)  # whoever had it has just taken it away: make a new one
        raise OSError(errno.EAGAIN, "the lock comes and goes")

    def _is_still(self, found: int) -> bool:
        try:
            return os.path.samestat(os.fstat(found), self._path.stat())
        except FileNotFoundError:
            return False


def _said_in(found: int) -> tuple[int | None, str]:
    try:
        words: dict[str, Any] = json.loads(os.pread(found, 1000, 0) if hasattr(os, "pread") else os.read(found, 1000))
        return int(words["process"]), str(words["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return None, ""


def _lock(found: int) -> bool:
    try:
        if fcntl is not None:
            fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
        elif msvcrt is not None:
            os.lseek(found, 2**30, os.SEEK_SET)  # a byte that nobody reads
            msvcrt.locking(found, msvcrt.LK_NBLCK, 1)
    except OSError as error:
        if error.errno in _HELD:
            return False
        LOG.warning("the file cannot be locked here (%s): make sure that only one server uses it", error.strerror)
    return True
