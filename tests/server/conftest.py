"""A server that the tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from mystica.server.house import Settings
from tests.server.running import InThread, client, in_thread, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(Settings(sqlite(tmp_path_factory.mktemp("server")), names=("games.example",))) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: InThread) -> Iterator[httpx.Client]:
    with client(server.url) as connected:
        yield connected
