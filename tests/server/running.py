"""Servers for tests: one in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from mystica.cli import main
from mystica.server.http.application import application
from mystica.server.services import Services, Settings
from mystica.server.serving import OPTIONS, bind

WAIT = 30.0


class InThread(uvicorn.Server):
    """A real server on loopback."""

    def __init__(self, app: FastAPI) -> None:
        super().__init__(uvicorn.Config(app, **{**OPTIONS, "timeout_graceful_shutdown": 2}))
        self.app = app
        self.bound = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.bound.getsockname()[1]}"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def end(self) -> None:
        self.services.hub.ending = True  # streams end at the next look; from another thread nothing can be waited for
        self.should_exit = True


@contextmanager
def in_thread(settings: Settings) -> Iterator[InThread]:
    server = InThread(application(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [server.bound]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        yield server
    finally:
        server.end()
        thread.join(WAIT)
        assert not thread.is_alive()


class Process:
    """`mystica serve` in a process of its own."""

    def __init__(self, database: str, *, port: int = 0, args: tuple[str, ...] = ()) -> None:
        self._command = [sys.executable, "-m", "mystica", "serve", "--db", database, *args]
        self.port = port
        self.running: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Until it says that it is ready; after the first time on the same port."""
        self.running = subprocess.Popen(
            [*self._command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True, env={**os.environ}
        )
        assert self.running.stdout is not None
        said = self.running.stdout.readline()
        assert "Mystica is at" in said, said
        self.port = int(said.partition("127.0.0.1:")[2].partition("/")[0])

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.running is None:
            return 0
        self.running.send_signal(number)
        code = self.running.wait(WAIT)
        assert self.running.stdout is not None
        self.running.stdout.close()
        self.running = None
        return code


class Forked(Process):
    """The same, ready in a moment: it comes from a process that has everything loaded. For many starts in a row."""

    _maker = multiprocessing.get_context("forkserver")
    _maker.set_forkserver_preload(["mystica.cli.app", "mystica.server.serving", "alembic.command", "asyncpg"])

    def __init__(self, database: str, *, args: tuple[str, ...] = ()) -> None:
        self._child: Any = None
        super().__init__(database, args=args)

    def start(self) -> None:
        words = [*self._command[3:], "--port", str(self.port)]
        hearing, saying = self._maker.Pipe(duplex=False)
        self._child = self._maker.Process(target=_serve_and_say, args=(saying, words))
        self._child.start()
        saying.close()
        assert hearing.poll(WAIT), "it took too long"
        said = hearing.recv()
        hearing.close()
        self.port = int(said.partition("127.0.0.1:")[2].partition("/")[0])

    def _end(self, number: int) -> int:
        if self._child is None:
            return 0
        os.kill(self._child.pid, number)
        self._child.join(WAIT)
        code = int(self._child.exitcode)
        self._child = None
        return code


def _serve_and_say(saying: Any, words: list[str]) -> None:
    """In the new process: `mystica serve`, whose first line goes through the pipe."""

    class Heard(io.TextIOBase):
        def write(self, text: str) -> int:
            if "127.0.0.1:" in text:
                saying.send(text)
            return len(text)

    sys.argv = ["mystica", *words]
    sys.stdout = Heard()
    main()


@contextmanager
def process(database: str, *args: str, forked: bool = False) -> Iterator[Process]:
    server = Forked(database, args=args) if forked else Process(database, args=args)
    try:
        yield server
    finally:
        server.kill()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


def wait_for(condition: Callable[[], object], seconds: float = WAIT) -> None:
    """Until a condition holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it took too long"
        time.sleep(0.02)


def client(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=WAIT, trust_env=False, verify=False)  # loading certificates takes long
