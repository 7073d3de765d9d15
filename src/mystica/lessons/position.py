"""The game that a lesson begins with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from mystica import data
from mystica.game import Game
from mystica.setups import GameSetup, resolve_options

_PROFILE = "official"


@cache
def _beginning(key: str) -> Game:
    lesson = data.lessons()[key]
    setup = GameSetup(
        players=len(lesson.factions),
        map=lesson.map,
        profile=_PROFILE,
        options=resolve_options(_PROFILE, lesson.options),
        scoring=lesson.scoring,
        bonus=lesson.bonus,
        factions=lesson.factions,
    )
    return Game(setup, lesson.moves)


def beginning(lesson: data.Lesson) -> Game:
    """The position before the first step."""
    return _beginning(lesson.key).copy()


def lesson_of(setup: GameSetup, actions: Sequence[int]) -> data.Lesson | None:
    """The lesson that a game began with; nothing if there is none any more, because its box has gone or it was
    written anew. Lessons may share the moves of one game, so the longest beginning counts."""
    found: data.Lesson | None = None
    longest = -1
    for lesson in data.lessons().values():
        begun = _beginning(lesson.key)
        done = begun.actions
        if len(done) > longest and begun.setup == setup and list(actions[: len(done)]) == done:
            found, longest = lesson, len(done)
    return found
