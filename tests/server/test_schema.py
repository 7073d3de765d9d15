"""The description of the API, and what comes of requests made up from it."""

from __future__ import annotations

import runpy
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from tests.server.people import Person, new_game
from tests.server.running import InThread

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_headers_conformance,
        response_schema_conformance,
        status_code_conformance,
        unsupported_method,
    )

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


@pytest.fixture(scope="module")
def table(http: httpx.Client) -> Person:
    """A game that requests can be about."""
    return new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)


def test_made_up_requests(server: InThread, table: Person) -> None:
    """Every operation with requests right and wrong; most are about a game that is there, with its keys."""
    api = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    tried = 0
    for found in api.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if not operation.path.endswith("/live"):  # never ends
            tried += 1
            for mode in GenerationMode:
                _try(operation, mode, server.url, table)
    assert tried >= 20


def _try(operation: Any, mode: GenerationMode, url: str, table: Person) -> None:
    ends = operation.method == "delete" or operation.path.endswith("/close")

    @settings(max_examples=6, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), about=st.integers(0, 3))
    def run(case: Any, about: int) -> None:
        if about and "id" in case.path_parameters:
            case.path_parameters["id"] = table.game
            if not ends:
                case.headers = {**(case.headers or {}), **table.headers}
        case.call_and_validate(base_url=url, checks=CHECKS)

    with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be asked wrongly
        run()


def test_the_description_is_complete(http: httpx.Client) -> None:
    described = http.get("/openapi.json").json()
    wanted = {
        "/healthz": {"get"},
        "/api/catalogue": {"get"},
        "/api/rules/{locale}": {"get"},
        "/api/maps": {"post"},
        "/api/games": {"post"},
        "/api/games/load": {"post"},
        "/api/games/lesson": {"post"},
        "/api/lessons": {"get"},
        "/api/games/{id}": {"get", "patch", "delete"},
        "/api/games/{id}/at/{row}": {"get"},
        "/api/games/{id}/log": {"get"},
        "/api/games/{id}/live": {"get"},
        "/api/games/{id}/overlays/{seat}": {"get"},
        "/api/games/{id}/draft": {"put"},
        "/api/games/{id}/turns": {"post"},
        "/api/games/{id}/preview": {"post"},
        "/api/games/{id}/explain": {"post"},
        "/api/games/{id}/explain/target": {"post"},
        "/api/games/{id}/other-ways": {"post"},
        "/api/games/{id}/takeback": {"post"},
        "/api/games/{id}/takeback/answer": {"post"},
        "/api/games/{id}/seats/{seat}": {"patch"},
        "/api/games/{id}/seats/{seat}/enter": {"post"},
        "/api/games/{id}/seats/{seat}/link": {"post"},
        "/api/games/{id}/seats/{seat}/device": {"post"},
        "/api/games/{id}/seats/{seat}/only-here": {"post"},
        "/api/games/{id}/close": {"post"},
        "/api/games/{id}/save": {"get"},
        "/api/games/{id}/ledger": {"get"},
        "/api/games/{id}/hints": {"post"},
        "/api/games/{id}/review": {"post"},
    }
    assert {path: set(ways) for path, ways in described["paths"].items()} == wanted
    known = set(described["components"]["schemas"])
    assert {"View", "Problem", "LogEntry", "NewGameRequest", "TableView", "Catalogue"} <= known
    for path, ways in described["paths"].items():
        for way in ways.values():
            if "{id}" in path:
                assert {"403", "404", "409", "413", "422"} <= set(way["responses"])
                assert way["responses"]["409"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")


def test_the_browsers_types_are_those_of_the_shapes() -> None:
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "web_types.py"))
    assert tool["generated"]() == tool["TARGET"].read_text(encoding="utf-8")
