"""Playing: drafts, turns, previews, explanations, steps back."""

from __future__ import annotations

from fastapi import APIRouter, Response

from mystica.errors import MoveError
from mystica.server.http.dependencies import TheTable, said
from mystica.server.http.error_answers import ANSWERS
from mystica.server.play import explaining
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.visits.visit import refusal_of

router = APIRouter(prefix="/api/games/{id}", responses=ANSWERS, tags=["play"])


@router.put("/draft", response_model=view_shapes.View)
async def put_draft(table: TheTable, wish: moves_shapes.DraftWish) -> Response:
    """The whole unfinished turn of the own seat; nobody else sees it."""
    return said(await table.put_draft(wish))


@router.post("/turns", response_model=view_shapes.View)
async def commit(table: TheTable, wish: moves_shapes.TurnWish) -> Response:
    """Commit a turn on top of ply `base`."""
    return said(await table.commit(wish))


@router.post("/preview", response_model=moves_shapes.Preview)
async def preview(table: TheTable, wish: moves_shapes.PreviewWish) -> Response:
    """Try a typed move on a copy."""
    table.check_seat(wish.seat)
    try:
        return said(explaining.preview(table.record.game, wish.seat, wish.draft, wish.text))
    except MoveError as error:
        raise refusal_of(table.record.game, error) from None


@router.post("/explain", response_model=moves_shapes.Explanation)
async def explain(table: TheTable, wish: moves_shapes.ExplainWish) -> Response:
    """Why something is not possible."""
    table.check_seat(wish.seat)
    try:
        return said(explaining.explain(table.record.game, wish.seat, wish.draft, wish.what))
    except MoveError as error:
        raise refusal_of(table.record.game, error) from None


@router.post("/takeback", response_model=view_shapes.View)
async def take_back(table: TheTable, wish: moves_shapes.BackWish) -> Response:
    """Go back to an earlier ply: at once if no other person has moved since, else the others are asked."""
    return said(await table.take_back(wish))


@router.post("/takeback/answer", response_model=view_shapes.View)
async def answer_take_back(table: TheTable, answer: moves_shapes.BackAnswer) -> Response:
    """Agree to somebody's wish to go back, or refuse it."""
    return said(await table.answer_take_back(answer))
