"""Runs the server: opens a socket, starts one process or several, and stops them."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from mystica.server.http.application import SETTINGS, application, rest_garbage_collector
from mystica.server.http.protocol import PatientProtocol
from mystica.server.processes.child_process import interrupts_held
from mystica.server.processes.open_file_limit import raise_limit
from mystica.server.services import Settings
from mystica.server.storage.database import DatabaseProblem, file_of, is_postgresql, make_folder
from mystica.server.storage.file_lock import FileLock, Held
from mystica.server.storage.games import Storage

OPTIONS: dict[str, Any] = {
    "http": PatientProtocol,
    "ws": "none",
    "lifespan": "on",
    "log_level": "warning",
    "proxy_headers": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,  # seconds for answers under way
}
_NEXT = 50  # ports to try one after the other
_NOT_HERE = "{} is not an address of this machine: choose another with --host"


class CannotListen(Exception):
    """Nothing can listen there, with the reason in one sentence."""


def bind(host: str, port: int, *, take_next: bool = False) -> socket.socket:
    """A socket on this port, or on the next free one."""
    host = host.removeprefix("[").removesuffix("]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + (_NEXT if take_next else 1), 65536)):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(128)  # whoever comes too early waits instead of being turned away
        except (UnicodeError, TypeError):  # from looking up what can be no name
            found.close()
            raise CannotListen(_NOT_HERE.format(host)) from None
        except OSError as error:
            found.close()
            if error.errno == errno.EADDRINUSE:
                continue
            if error.errno == errno.EACCES:
                raise CannotListen(f"port {number} needs special rights: choose a port above 1023") from None
            raise CannotListen(_NOT_HERE.format(host)) from None
        found.set_inheritable(True)
        return found
    raise CannotListen(f"port {port} is already in use: choose another with --port")


def address_of(bound: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


@contextmanager
def prepared(settings: Settings, processes: int = 1) -> Iterator[Callable[[str], None]]:
    """A database that is in order and, if it is a file, ours alone: whatever is wrong is said before anything starts.

    What comes out is told the address of the server once there is one.
    """
    shared = is_postgresql(settings.database)
    if processes > 1 and not shared:
        raise DatabaseProblem("several processes need PostgreSQL: name one with --db postgresql://...")
    with nullcontext(_unheard) if shared else _only_server(settings.database) as tell:
        asyncio.run(_once(settings.database))
        yield tell


async def _once(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await storage.close()


def _unheard(_address: str) -> None:
    """Several servers may use one PostgreSQL: nobody needs to be told."""


@contextmanager
def _only_server(database: str) -> Iterator[Callable[[str], None]]:
    file = file_of(database)
    make_folder(file)
    try:
        lock = FileLock(file)
    except Held as held:
        who = f"process {held.process}" if held.process else "another process"
        where = f" and is at {held.address}" if held.address else ""
        raise DatabaseProblem(
            f"another Mystica serves {file} ({who}){where}: use that one, stop it, or name another file with --db"
        ) from None
    except OSError as error:
        raise DatabaseProblem(f"the file {file} cannot be used: {error.strerror}") from None
    try:
        yield lock.tell
    finally:
        lock.release()


def serve(settings: Settings, bound: socket.socket, *, processes: int = 1, ready: Callable[[], None]) -> None:
    """Until a signal comes."""
    raise_limit()
    if processes > 1:
        os.environ[SETTINGS] = replace(settings, processes=processes).dump()
        config = uvicorn.Config(
            "mystica.server.http.application:from_environment", factory=True, workers=processes, **OPTIONS
        )
        ready()
        _Several(config, sockets=[bound]).run()
        return
    rest_garbage_collector()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # an end like that by Ctrl-C, with everything tidied up
    server = _Server(uvicorn.Config(application(settings), **OPTIONS), ready)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(3)  # the log says why


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class _Several(Multiprocess):
    """Several processes; Ctrl-C while they begin ends them without many words."""

    def init_processes(self) -> None:
        with interrupts_held():
            super().init_processes()

    def keep_subprocess_alive(self) -> None:
        with interrupts_held():
            super().keep_subprocess_alive()
