"""A short cut around the web framework for the three requests of every move: view, draft, turn.

The framework takes as long to hand such a request on as the rules take to answer it. So these are read right here;
anything unusual takes the normal way, which has the right error messages.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress

from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mystica.server.http.dependencies import visit_at_hand, visit_of
from mystica.server.http.error_answers import answer_outage, answer_refused
from mystica.server.people.views import view_json
from mystica.server.problems import Refused
from mystica.server.shapes import moves as moves_shapes
from mystica.server.storage.outages import Outage
from mystica.server.storage.rows import Outdated
from mystica.server.visits.visit import Visit

_PATH = re.compile(r"/api/games/([A-Za-z0-9_-]{22})(/draft|/turns)?")
_LONGEST_KEYS = 400  # as for all other routes
_KINDS = {"": "GET", "/draft": "PUT", "/turns": "POST"}


class FastPath:
    """Behind the guard, in front of all routes."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != _KINDS[found[2] or ""]:
            await self._app(scope, receive, send)
            return
        keys = [value for name, value in scope["headers"] if name == b"x-mystica-keys"]
        if len(keys) > 1 or (keys and len(keys[0]) > _LONGEST_KEYS):
            await self._app(scope, receive, send)
            return
        move: moves_shapes.DraftRequest | moves_shapes.TurnRequest | None = None
        if found[2]:
            body = await _whole(receive)
            move = _read(found[2], body)
            if move is None:
                await self._app(scope, _again(body, receive), send)
                return
        try:
            brought = keys[0].decode("latin-1") if keys else ""
            asked = scope["app"].state.services, found[1], brought, scope["state"]["address"]
            body = await _answer_at_once(visit_at_hand(*asked), move) if move else b""
            if not body:
                body = await _answer(await visit_of(*asked), move)
        except Refused as refused:
            await answer_refused(refused)(scope, receive, send)
        except Outage as outage:
            await answer_outage(outage)(scope, receive, send)
        else:
            length = str(len(body)).encode()
            head = [(b"content-type", b"application/json"), (b"content-length", length)]
            await send({"type": "http.response.start", "status": 200, "headers": head})
            await send({"type": "http.response.body", "body": body})


async def _answer_at_once(visit: Visit | None, move: moves_shapes.DraftRequest | moves_shapes.TurnRequest) -> bytes:
    """A move is written if the game is as this process knows it; nothing if somebody has to look first."""
    if visit is not None:
        with suppress(Outdated, Refused):
            return await _answer(visit, move)
    return b""


async def _answer(visit: Visit, move: moves_shapes.DraftRequest | moves_shapes.TurnRequest | None) -> bytes:
    if move is None:
        return view_json(await visit.open())
    if isinstance(move, moves_shapes.DraftRequest):
        return view_json(await visit.put_draft(move))
    return view_json(await visit.commit(move))


def _read(kind: str, body: bytes) -> moves_shapes.DraftRequest | moves_shapes.TurnRequest | None:
    try:
        words = json.loads(body)
        return (moves_shapes.DraftRequest if kind == "/draft" else moves_shapes.TurnRequest).model_validate(words)
    except (ValueError, RecursionError, ValidationError):
        return None


async def _whole(receive: Receive) -> bytes:
    """The guard has it already, and it is not too long."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def once_more() -> Message:
        return waiting.pop() if waiting else await receive()

    return once_more
