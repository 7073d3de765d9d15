"""Errors as HTTP answers: every refusal, outage and invalid request becomes a `Problem` in JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from mystica.server.problems import SENTENCES, Refused
from mystica.server.shapes import problem as problem_shapes
from mystica.server.storage.outages import Outage

AGAIN = 5
"""Seconds after which it may be worth a new try, once the database has failed."""

ANSWERS: dict[int | str, dict[str, Any]] = {
    status: {"model": problem_shapes.Problem, "description": description}
    for status, description in {
        403: "The key that this needs was not sent along, or the request comes from a foreign page.",
        404: "There is no such thing.",
        409: "The game stands otherwise: `view` is how.",
        413: "Too large.",
        415: "Not JSON.",
        422: "The request makes no sense, or the move is not allowed: `reason` says why.",
        429: "Asked for too often: `Retry-After` says in how many seconds it is allowed again.",
        503: "No room, or a database that does not take it: `Retry-After` says in how many seconds to try again.",
    }.items()
}
"""For the description of the API."""


def answer(problem: problem_shapes.Problem, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(problem.model_dump_json(), status, headers, media_type="application/json")


def plain(key: str, headers: Mapping[str, str] | None = None) -> Response:
    status, sentence = SENTENCES[key]
    return answer(problem_shapes.Problem(problem=key, detail=sentence), status, headers)


def complaint(errors: Sequence[Any]) -> str:
    """Where the first mistakes of a request are, without repeating what was sent."""
    said = [f"{'.'.join(str(part) for part in error['loc'][1:]) or 'request'}: {error['msg']}" for error in errors[:3]]
    return "; ".join(said)[:500].encode("utf-8", "replace").decode("utf-8")


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return answer_refused(error)


def answer_refused(refused: Refused) -> Response:
    return answer(refused.problem, refused.status, refused.headers)


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return answer(problem_shapes.Problem(problem="request", detail=complaint(error.errors())), 422)


_BY_STATUS = {404: "not-found", 405: "method", 413: "too-large"}


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return plain(_BY_STATUS.get(error.status_code, "request"), error.headers)


async def _outage(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Outage)
    return answer_outage(error)


def answer_outage(outage: Outage) -> Response:
    return plain(outage.key, {"Retry-After": str(AGAIN)})


def handle_problems(app: FastAPI) -> None:
    """Every error becomes a `Problem`; the guard does so with those that nobody expects."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Outage, _outage)  # the log has it from `Outages`
