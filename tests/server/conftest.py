"""A server that the tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from mystica.server.http.log_filter import filter_logs
from mystica.server.services import Settings
from tests.server.running import InThread, client, in_thread, sqlite


@pytest.fixture(autouse=True)
def nothing_said_yet() -> None:
    """What one test made the server say is said again in the next: a log is lean for one server, not for all tests."""
    filter_logs()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(Settings(sqlite(tmp_path_factory.mktemp("server")), names=("games.example",))) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: InThread) -> Iterator[httpx.Client]:
    with client(server.url) as connected:
        yield connected
