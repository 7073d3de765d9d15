"""Reads typed moves: one phrase or several, played in order on a copy, or refused with the reason."""

from __future__ import annotations

import re
from dataclasses import replace

from mystica.engine.core import actions as act
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider
from mystica.errors import AmbiguousMove, IllegalMove, InvalidMove
from mystica.game.moves.kinds import block_of, is_conversion
from mystica.game.moves.move import Move
from mystica.game.reading.natural_moves import natural_move
from mystica.game.reading.phrase_candidates import is_conversion_text, meanings, singly
from mystica.game.why_not.explain import why_not
from mystica.game.why_not.prices import converted_first, price_amid, too_dear
from mystica.game.why_not.reasons import Reason, RefusedMove, reason_against
from mystica.notation.moves import (
    action_of,
    actor_of,
    faction_key,
    is_allowed,
    text_of,
)

LONGEST = 2000
_BY = re.compile(r"\s*([A-Za-z0-9]+)\s*:\s+(.*)", re.S)


def read_move(s: State, text: str) -> Move:
    """The legal move that a text stands for; the state stays as it is."""
    seat, phrases = _split(s, text)
    atoms: list[int] = []
    after = s.copy()
    announced = 0  # sacrifices to be made when a use of power needs them, where they are for that alone
    for number, phrase in enumerate(phrases):
        if phrase == "done" and atoms and number == len(phrases) - 1 and not (
            decider(after) == seat and is_allowed(after, act.DONE)
        ):  # fmt: skip
            break  # the turn is over without saying so
        for part in singly(phrase):
            if part == "burn 1" and not s.setup.sacrifice_anytime and number < len(phrases) - 1:
                announced += 1
                continue
            a, reason = _resolve(after, seat, part)
            while reason is not None and announced > 0 and is_allowed(after, act.BURN):
                announced -= 1
                atoms.append(act.BURN)
                apply(after, act.BURN)
                a, reason = _resolve(after, seat, part)
            if reason is not None:
                raise RefusedMove(phrase, _explained(s, seat, atoms, after, phrases, number, reason))
            atoms.append(a)
            apply(after, a)
    if announced > 0:
        raise RefusedMove(text.strip(), _resolve(s, seat, "burn 1")[1] or reason_against("no-use", "sacrifice"))
    return Move(tuple(atoms), actor_of(s, atoms[0]), s)


def explain_text(s: State, text: str) -> Reason | None:
    """Why the text, or anything to be done with the space, tile or track it names, is not possible now."""
    try:
        read_move(s, natural_move(s, text))
    except AmbiguousMove:
        return None
    except RefusedMove as refused:
        return refused.reason
    return None


def _explained(
    s: State, seat: int, before: list[int], after: State, phrases: list[str], number: int, reason: Reason
) -> Reason:
    """A reason found in the middle of a text, as seen from its beginning.

    An action that could not be paid is over at once, so its next part comes at the wrong moment: then the price is the
    reason, and it helps to convert first.
    """
    reason = _seen_from(s, seat, before, reason)
    if not before or decider(s) != seat or reason.key not in ("wrong-moment", "not-your-decision"):
        return reason
    wanted = _actions_meant(s, seat, phrases, number)
    done = sum(1 for a in before if not is_conversion(a))
    if len(wanted) <= done:
        return reason
    price = price_amid(s, seat, before, wanted[done][0])
    if price is not None:
        reason = too_dear(after, seat, wanted[done][0], block_of(wanted[done][0]), price)
    repair = converted_first(s, seat, wanted, done + 1)
    return replace(reason, repair=repair) if repair else reason


def _actions_meant(s: State, seat: int, phrases: list[str], number: int) -> list[list[int]]:
    """What each phrase may mean that is no conversion, as far as they make sense; at least up to one of them."""
    out: list[list[int]] = []
    for place, phrase in enumerate(phrases):
        if is_conversion_text(phrase):
            continue
        try:
            meant = meanings(s, seat, phrase)
        except InvalidMove:
            meant = []
        if not meant:
            return out if place > number else []
        out.append(meant)
    return out


def _seen_from(s: State, seat: int, before: list[int], reason: Reason) -> Reason:
    """A repair found in the middle of a text, as a move from its beginning."""
    repair = reason.repair
    if not before or repair is None or repair.first is None or repair.move is None:
        return reason
    first = Move((*before, *repair.first.atoms), seat, s)
    move = Move((*before, *repair.move.atoms), seat, s)
    return replace(reason, repair=replace(repair, first=first, move=move))


def _split(s: State, text: str) -> tuple[int, list[str]]:
    """Whose text it is, and its phrases."""
    if len(text) > LONGEST:
        raise InvalidMove("move-long", n=len(text))
    seat = decider(s)
    named = _BY.fullmatch(text)
    if named:
        seats = [faction_key(s, p) for p in range(s.setup.n)]
        numbers = [f"player{p + 1}" for p in range(s.setup.n)]
        name = named[1].lower()
        if name not in seats and name not in numbers:
            raise InvalidMove("move-player", text=named[1], known=", ".join(seats))
        seat = (seats if name in seats else numbers).index(name)
        text = named[2]
    phrases = [" ".join(phrase.split()) for phrase in re.split(r"[.\n]", text)]
    phrases = [phrase for phrase in phrases if phrase]
    if not phrases:
        raise InvalidMove("move-nothing")
    if seat < 0:
        raise RefusedMove(text.strip(), reason_against("game-over", "done"))
    return seat, phrases


def _resolve(s: State, seat: int, phrase: str) -> tuple[int, Reason | None]:
    """The allowed action that a single phrase of a seat means, or why there is none."""
    who = faction_key(s, seat)
    try:
        return action_of(s, f"{who}: {phrase}"), None
    except AmbiguousMove:
        raise
    except (InvalidMove, IllegalMove):
        meant = meanings(s, seat, phrase)
    if decider(s) < 0:
        return 0, reason_against("game-over", "done")
    allowed = [a for a in meant if is_allowed(s, a)]
    if len(allowed) == 1:
        return allowed[0], None
    if allowed:
        known = ", ".join(text_of(s, a) for a in allowed)
        raise AmbiguousMove("move-several", text=phrase, known=known)
    if not meant:
        return 0, _nothing_meant(s, seat, phrase)
    reasons = [why_not(s, a) for a in meant]
    helpful = [r for r in reasons if r and r.repair and r.repair.move]
    return 0, (helpful or reasons)[0]


def _nothing_meant(s: State, seat: int, phrase: str) -> Reason:
    """A phrase that makes sense, but not of anything this seat has or is offered."""
    words = phrase.lower().split()
    if words[0] in ("leech", "decline"):
        return reason_against("no-offer", "leech")
    if seat != decider(s):
        return reason_against("not-your-decision", "done", decider=faction_key(s, decider(s)))
    if words[0] == "action":
        return reason_against("not-held", "special", what=words[1].upper())
    return reason_against("no-step", "cult")
