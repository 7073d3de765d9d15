"""Completions of a typed move: whole turns, single phrases, or up to the next word."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mystica.engine.core import actions as act
from mystica.engine.flow import may_apply_unlisted
from mystica.game import Game
from mystica.notation.moves import CULTS, offers_of, text_of
from mystica.server.play.turns import fitting

MOST = 12


def aside_actions(game: Game, seat: int) -> list[int]:
    """What a seat may do that is in no list: answers and steps left open, waiting, leaving.

    Whoever is asked just now answers that question in the usual way.
    """
    if game.is_over:
        return []
    state = game.state
    found: list[int] = [act.LATE_STEP + seat * 4 + track for track in range(len(CULTS))]
    if seat == game.decider:
        found = [act.LATER, *found]
    else:
        offers = range(len(offers_of(state, seat)))
        answers = [act.ANSWER + seat * 64 + number * 2 + taken for number in offers for taken in (1, 0)]
        found = [*answers, *found, act.FIRST + seat]
    return [a for a in [*found, act.DROP + seat] if may_apply_unlisted(state, a)]


def aside_texts(game: Game, seat: int) -> list[str]:
    """The same as phrases, with whose they are in front of them."""
    state = game.state
    return [text_of(state, a) for a in aside_actions(game, seat)]


def completions_of(game: Game, seat: int, text: str) -> list[str]:
    """Up to twelve texts that begin with what was typed. Each stands for the whole of it, so it can replace it.

    Where more would fit, they end with the next word. After a full stop the position behind it counts.
    """
    *earlier, last = (" ".join(phrase.split()) for phrase in re.split(r"[.\n]", text))
    if last and text[-1:].isspace():
        last += " "
    typed = ". ".join([*earlier, last])
    turns = [move.text for move in game.moves()] if game.decider == seat else []
    found = _going_on(turns, typed)
    there = _after(game, seat, ". ".join(earlier)) if any(earlier) else game
    if there is not None:
        before = typed[: len(typed) - len(last)]
        found += [before + phrase for phrase in _going_on(_phrases(there, seat, last), last)]
    distinct = _once(found)
    if len(distinct) > MOST:
        distinct = _once(_next_word(one, len(typed)) for one in distinct)
    return distinct[:MOST]


def _once(texts: Iterable[str]) -> list[str]:
    """Each text once, however it is spelt; the first spelling counts."""
    out: dict[str, str] = {}
    for text in texts:
        out.setdefault(text.lower(), text)
    return list(out.values())


def _phrases(game: Game, seat: int, typed: str) -> list[str]:
    """Single phrases; leaving is only proposed to those who begin to type it."""
    listed = [move.text for move in game.atomic_moves()] if game.decider == seat else []
    asides = [text.removeprefix(f"{game.faction(seat)}: ") for text in aside_texts(game, seat)]
    return [text for text in [*listed, *asides] if typed or text != "resign"]


def _after(game: Game, seat: int, text: str) -> Game | None:
    """The game after the phrases before the last one, if they can be played."""
    move = fitting(game, seat, text)
    if move is None:
        return None
    copy = game.copy()
    copy.play(move)
    return copy


def _going_on(texts: Iterable[str], typed: str) -> list[str]:
    """Those that begin with what was typed and are more than it; the shorter turns first, else in their order."""
    found = [text for text in texts if text.lower().startswith(typed.lower()) and len(text) > len(typed.rstrip())]
    return sorted(found, key=lambda text: text.count(". "))


def _next_word(text: str, length: int) -> str:
    """The beginning of a text up to the end of the word that is being typed, or else of the next one."""
    while length < len(text) and text[length] in ". ":
        length += 1
    end = text.find(" ", length)
    return text if end < 0 else text[:end].rstrip(".")
