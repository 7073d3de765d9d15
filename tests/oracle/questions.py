"""Which questions are open, and whose."""

from __future__ import annotations

from mystica.engine.core import decisions as kinds
from tests.oracle.position import Frame, Game, spades_of


def in_own_turn(game: Game, p: int) -> bool:
    """Is one of the player's turns under way?"""
    return any(f.seat == p and f.kind in (kinds.TURN, kinds.AFTER) for f in game.stack)


TOGETHER = {
    int(kind)
    for kind in (
        kinds.SPADES,
        kinds.PICK_STEP,
        kinds.PICK_FAVOR,
        kinds.PICK_TOWN,
        kinds.PICK_KEY,
        kinds.OWN_ABILITY,
    )
}


def questions(game: Game) -> dict[int, Frame]:
    """Questions of one player that lie together and may be answered in any order: the latest of each kind."""
    if not game.questions:
        for frame in reversed(game.stack):
            if frame.seat != game.stack[-1].seat or frame.kind not in TOGETHER:
                break
            game.questions.setdefault(frame.kind, frame)
        game.questions.setdefault(game.stack[-1].kind, game.stack[-1])
    return game.questions


def made_home_before(game: Game, p: int) -> set[int]:
    """What an earlier action of the same turn made home, where building needs a space that was home before the turn."""
    if not game.setup.homes_before_turn:
        return set()
    noted: set[int] = set()
    for frame in game.stack:
        if frame.seat == p and frame.kind in (kinds.TURN, kinds.AFTER):
            marks = frame.argument >> 2
            noted |= {mark - 1 for mark in (marks % 128, marks // 128 % 128, marks // 16384 % 128) if mark}
    spades = questions(game).get(int(kinds.SPADES))
    return noted - (set(spades_of(spades).homes) if spades else set())
