"""Hints and reviews, worked out in a worker process; a review comes piece by piece."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mystica.analysis.hints import hints
from mystica.analysis.review import decisions_of, review
from mystica.engine.core.state import State
from mystica.engine.flow import new_game
from mystica.game import Judgement, Move, Term
from mystica.notation.saves import load_setup
from mystica.server.bots.bot_turn import BotJob, state_of
from mystica.server.play.presenting import steps_of
from mystica.server.shapes import advice as advice_shapes

_SHORT, _FEW = 5.0, 300  # seconds, and steps, of hints that people wait for in front of the screen
_PIECE = 1.5  # seconds; others who ask for advice wait for the same process


@dataclass(frozen=True, slots=True)
class HintJob:
    """A position and how to look at it."""

    position: BotJob
    seconds: float | None
    steps: int | None
    top: int


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A game so far, and how many of its decisions were looked at before."""

    game: BotJob
    steps: int | None
    after: int


def length_of_hint(job: HintJob) -> int:
    """Like `bot_time.length_of`: is it short, or may it keep others waiting?"""
    return int((job.seconds or 0.0) > _SHORT or (job.steps or 0) > _FEW)


def find_hints(job: HintJob, stop: Callable[[], bool] | None = None) -> str:
    """The hints as JSON. Once `stop` is true nobody needs them."""
    state, _ = state_of(job.position)
    found = hints(state, job.position.level, seconds=job.seconds, steps=job.steps, top=job.top, stop=stop)
    return advice_shapes.Hints(
        seat=found.seat,
        bot=found.bot,
        moves=[
            advice_shapes.HintShape(
                move=_move(state, one.move), vp=round(one.vp, 2), behind=round(one.behind, 3),
                terms=_terms(one.terms), alike=[_move(state, other) for other in one.alike],
            )
            for one in found.hints
        ],
        seats=[
            advice_shapes.SeatForecast(
                seat=one.seat, vp=round(one.vp, 2), spread=round(one.spread, 2), win_share=one.win_share,
                games=one.games,
            )
            for one in found.seats
        ],
    ).model_dump_json()  # fmt: skip


def review_piece(job: ReviewJob, stop: Callable[[], bool] | None = None) -> str:
    """The next piece of a review as JSON: at least one decision, more while there is time."""
    until = time.perf_counter() + _PIECE
    turns = decisions_of(new_game(load_setup(job.game.setup, begun=True).engine_setup()), job.game.actions)
    found: list[advice_shapes.JudgementShape] = []
    done = min(job.after, len(turns))
    left = turns[done:]
    for (_, turn), judged in zip(left, review(left, job.game.level, steps=job.steps, stop=stop), strict=False):
        done += 1
        if judged is not None:
            found.append(_judgement(turn.state, judged))
        if time.perf_counter() > until:
            break
    return advice_shapes.Review(bot=job.game.level, done=done, total=len(turns), decisions=found).model_dump_json()


def _judgement(state: State, one: Judgement) -> advice_shapes.JudgementShape:
    return advice_shapes.JudgementShape(
        turn=one.number,
        action=one.action,
        round=one.round,
        seat=one.seat,
        decision=one.decision,
        played=_move(state, one.played),
        better=_move(state, one.better),
        cost=round(one.cost, 3),
        terms=_terms(one.terms),
    )


def _move(state: State, move: Move) -> advice_shapes.AdvisedMove:
    return advice_shapes.AdvisedMove(text=move.text, steps=steps_of(state, move))


def _terms(terms: Iterable[Term]) -> list[advice_shapes.TermShape]:
    return [advice_shapes.TermShape(key=term.key, vp=term.vp) for term in terms]
