"""Advice: the best moves, what every seat may expect, and what decisions cost."""

from __future__ import annotations

from fastapi import APIRouter, Response

from mystica.server.asking import TheTable
from mystica.server.problems import ANSWERS
from mystica.server.shapes import advice as advice_shapes

router = APIRouter(prefix="/api/games/{id}", responses=ANSWERS, tags=["advice"])


@router.post("/hints", response_model=advice_shapes.Hints)
async def hints(table: TheTable, wish: advice_shapes.HintWish) -> Response:
    """The best moves of the own seat that decides. Where several people play, all of them must have agreed."""
    return Response(await table.hints(wish), media_type="application/json")


@router.post("/review", response_model=advice_shapes.Review)
async def review(table: TheTable, wish: advice_shapes.ReviewWish) -> Response:
    """The next decisions of the game beside what a bot would have done. Ask again with `after` until all are done."""
    return Response(await table.review(wish), media_type="application/json")
