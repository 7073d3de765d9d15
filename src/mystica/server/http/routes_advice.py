"""The routes of hints and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from fastapi import APIRouter, Request, Response

from mystica.server.http.dependencies import TheVisit, address_of
from mystica.server.http.error_answers import ANSWERS
from mystica.server.live.stream import disconnected
from mystica.server.shapes import advice as advice_shapes
from mystica.server.tasks import end_tasks

router = APIRouter(prefix="/api/games/{id}", responses=ANSWERS, tags=["advice"])
_LEFT = 499  # as proxies write it down; nobody is there to read it


@router.post("/hints", response_model=advice_shapes.Hints)
async def hints(request: Request, visit: TheVisit, body: advice_shapes.HintRequest) -> Response:
    """The best moves of the own seat that decides. Where several people play, all of them must have agreed."""
    return await _unless_left(request, visit.hints(body, address_of(request)))


@router.post("/review", response_model=advice_shapes.Review)
async def review(request: Request, visit: TheVisit, body: advice_shapes.ReviewRequest) -> Response:
    """The next decisions of the game beside what a bot would have done. Ask again with `after` until all are done."""
    return await _unless_left(request, visit.review(body, address_of(request)))


async def _unless_left(request: Request, advice: Coroutine[None, None, str]) -> Response:
    """The advice, if whoever asked for it stays; else it is not worked out any further."""
    found = asyncio.ensure_future(advice)
    left = asyncio.ensure_future(disconnected(request.receive))
    try:
        await asyncio.wait((found, left), return_when=asyncio.FIRST_COMPLETED)
        return Response(found.result(), media_type="application/json") if found.done() else Response(status_code=_LEFT)
    finally:
        await end_tasks(found, left)
