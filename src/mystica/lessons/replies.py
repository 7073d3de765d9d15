"""What the others do in a lesson: the first of their prepared moves that is legal, so that each branch is known.

They need no memory: a move that was made is not legal again. Where nothing was prepared, because the learner has left
the lesson's way, they take power that is free, refuse what has a price, and pass."""

from __future__ import annotations

from mystica.game import Game, Move
from mystica.lessons.accepted import matches
from mystica.lessons.position import lesson_of


def reply(game: Game) -> Move:
    """The next move of whoever decides."""
    moves = game.moves()
    lesson = lesson_of(game.setup, game.actions)
    prepared = lesson.replies.get(game.faction(moves[0].seat), ()) if lesson else ()
    for wanted in prepared:
        for move in moves:
            if matches(wanted, move.text):
                return move
    for start in ("leech" if _is_free(game) else "decline", "pass", "done"):
        for move in moves:
            if move.text.startswith(start):
                return move
    return moves[0]


def _is_free(game: Game) -> bool:
    return any(offer.owner == game.decider and offer.price == 0 for offer in game.offers)
