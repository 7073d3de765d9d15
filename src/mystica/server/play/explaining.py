"""Answers about moves: why not, what a typed text would do, how it could go on, what may be done out of turn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mystica.errors import AmbiguousMove, InvalidMove
from mystica.game import Game, Move, Reason, RefusedMove
from mystica.server.play.completing import aside_actions, completions_of
from mystica.server.play.list_order import listed
from mystica.server.play.presenting import choice_of, event_shape, table_of
from mystica.server.play.questions import questions_about
from mystica.server.play.turns import fitting
from mystica.server.shapes import moves as moves_shapes

_BY = re.compile(r"\s*\w+\s*:\s")  # who, before a phrase


def drafted(game: Game, seat: int, draft: Sequence[str]) -> Game:
    """A copy with the moves of an unfinished turn played, as far as they still fit."""
    copy = game.copy()
    for text in draft:
        move = fitting(copy, seat, text)
        if move is None:
            break
        copy.play(move)
    return copy


# ---- why not ----------------------------------------------------------------------------------------------


def reason_shape(game: Game, reason: Reason) -> moves_shapes.ReasonShape:
    """A refusal of this position; what would help is seen from here."""
    repair = reason.repair
    return moves_shapes.ReasonShape(
        key=reason.key,
        args=reason.arguments,
        topic=reason.topic,
        rule=reason.rule,
        first=choice_of(game, repair.first) if repair and repair.first else None,
        move=choice_of(game, repair.move) if repair and repair.move else None,
        missing=repair.missing if repair else "",
        amount=repair.amount if repair else 0,
    )


def explain(game: Game, seat: int, draft: Sequence[str], what: str) -> moves_shapes.Explanation:
    """Why a move, or the natural one with a space, tile or track, is not possible after the draft.

    InvalidMove if it is neither.
    """
    there = drafted(game, seat, draft)
    reason = there.explain(what, seat)
    return moves_shapes.Explanation(possible=reason is None, reason=reason_shape(there, reason) if reason else None)


def answers_about(
    game: Game, seat: int, draft: Sequence[str], target: str, *, offered: bool
) -> list[moves_shapes.TargetAnswer]:
    """Why what one might have wanted with something on the table is not possible after the draft.

    What is possible is left out, unless the question was about the target as a whole.
    """
    there = drafted(game, seat, draft)
    found = []
    for question in questions_about(there, seat, target, offered=offered):
        reason = there.explain(question.text, seat)
        if reason is not None or question.words is None:
            found.append(
                moves_shapes.TargetAnswer(
                    text=question.text,
                    words=event_shape(question.words) if question.words else None,
                    reason=reason_shape(there, reason) if reason else None,
                )
            )
    return found


# ---- further ways to transform ----------------------------------------------------------------------------


def other_ways(game: Game, seat: int, draft: Sequence[str], space: str) -> moves_shapes.OtherWays:
    """Transforms after the draft that lists fold away: of one space, or all of them."""
    there = drafted(game, seat, draft)
    moves = [move for move in there.moves(all_ways=True) if move.other_way] if there.decider == seat else []
    if space:
        moves = [move for move in moves if space.upper() in move.spaces]
    shown = listed(moves, [choice_of(there, move) for move in moves], there.decision)
    return moves_shapes.OtherWays(
        moves=[shown.moves[place] for place in shown.order], groups=[shown.groups[place] for place in shown.order]
    )


# ---- a typed move -----------------------------------------------------------------------------------------


def preview(game: Game, seat: int, draft: Sequence[str], text: str) -> moves_shapes.Preview:
    """A text tried on a copy after the draft: the move it is and the table it leads to, or what is wrong with it."""
    there = drafted(game, seat, draft)
    seen = moves_shapes.Preview(
        choice=None, problem="", reason=None, table=None, completions=completions_of(there, seat, text)
    )
    if not text.strip():
        return seen
    try:
        move = _typed(there, seat, text)
    except AmbiguousMove:
        return seen.model_copy(update={"problem": "ambiguous"})
    except InvalidMove:
        return seen.model_copy(update={"problem": "invalid"})
    except RefusedMove as refused:
        return seen.model_copy(update={"reason": reason_shape(there, refused.reason)})
    choice = choice_of(there, move)
    there.play(move)
    return seen.model_copy(update={"choice": choice, "table": table_of(there)})


def _typed(game: Game, seat: int, text: str) -> Move:
    """The move of a seat; out of turn it need not say who it is."""
    if game.decider != seat and not _BY.match(text):
        text = f"{game.faction(seat)}: {text}"
    move = game.parse(text)
    if move.seat != seat:
        raise InvalidMove("move-others", text=text)
    return move


# ---- out of turn ------------------------------------------------------------------------------------------


def asides(game: Game, seats: Sequence[int]) -> list[moves_shapes.Choice]:
    """What these seats may do that is in no list: answers and steps left open, waiting, leaving."""
    state = game.state
    return [choice_of(game, Move((a,), seat, state)) for seat in seats for a in aside_actions(game, seat)]
