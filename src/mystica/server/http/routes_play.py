"""The routes of playing: drafts, turns, previews, explanations, going back."""

from __future__ import annotations

from fastapi import APIRouter, Response

from mystica.server.http.dependencies import TheVisit, json_answer
from mystica.server.http.error_answers import ANSWERS
from mystica.server.play import explaining
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.visits.visit import refusing

router = APIRouter(prefix="/api/games/{id}", responses=ANSWERS, tags=["play"])


@router.put("/draft", response_model=view_shapes.View)
async def put_draft(visit: TheVisit, request: moves_shapes.DraftRequest) -> Response:
    """The whole unfinished turn of the own seat; nobody else sees it."""
    return json_answer(await visit.put_draft(request))


@router.post("/turns", response_model=view_shapes.View)
async def commit(visit: TheVisit, request: moves_shapes.TurnRequest) -> Response:
    """Commit a turn on top of row `base`."""
    return json_answer(await visit.commit(request))


@router.post("/preview", response_model=moves_shapes.Preview)
async def preview(visit: TheVisit, request: moves_shapes.PreviewRequest) -> Response:
    """Try a typed move on a copy."""
    visit.check_seat(request.seat)
    with refusing(visit.record.game):
        return json_answer(explaining.preview(visit.record.game, request.seat, request.draft, request.text))


@router.post("/other-ways", response_model=moves_shapes.OtherWays)
async def other_ways(visit: TheVisit, request: moves_shapes.OtherWaysRequest) -> Response:
    """Further ways to transform, which the list of moves leaves out."""
    visit.check_seat(request.seat)
    game = visit.record.game
    with refusing(game):
        return json_answer(explaining.other_ways(game, request.seat, request.draft, request.space))


@router.post("/explain", response_model=moves_shapes.Explanation)
async def explain(visit: TheVisit, request: moves_shapes.ExplainRequest) -> Response:
    """Why something is not possible."""
    visit.check_seat(request.seat)
    with refusing(visit.record.game):
        return json_answer(explaining.explain(visit.record.game, request.seat, request.draft, request.what))


@router.post("/explain/target", response_model=moves_shapes.TargetAnswers)
async def explain_target(visit: TheVisit, request: moves_shapes.TargetRequest) -> Response:
    """Why what one might have wanted with something on the table is not possible."""
    visit.check_seat(request.seat)
    game = visit.record.game
    with refusing(game):
        found = explaining.answers_about(game, request.seat, request.draft, request.target, offered=request.offered)
    return json_answer(moves_shapes.TargetAnswers(answers=found))


@router.post("/takeback", response_model=view_shapes.View)
async def take_back(visit: TheVisit, request: moves_shapes.TakeBackRequest) -> Response:
    """Go back to an earlier row: at once if no other person has moved since, else the others are asked."""
    return json_answer(await visit.take_back(request))


@router.post("/takeback/answer", response_model=view_shapes.View)
async def answer_take_back(visit: TheVisit, answer: moves_shapes.TakeBackAnswerRequest) -> Response:
    """Agree to somebody's request to go back, or refuse it."""
    return json_answer(await visit.answer_take_back(answer))
