"""Says why something was refused, in a sentence of the chosen language."""

from __future__ import annotations

from mystica.cli.terminal import words
from mystica.errors import InvalidMove, MoveError
from mystica.game import Reason, RefusedMove
from mystica.i18n import say, say_complaint, t


def reason_text(reason: Reason, locale: str) -> str:
    """The reason, where it is written, and what would help."""
    text = f"{say(locale, f'reason-{reason.key}', reason.arguments)} ({reason.rule})"
    repair = reason.repair
    if repair is None:
        return text
    if repair.move is not None:
        return f"{text} {t(locale, 'note-possible', moves=repair.move.text)}"
    if repair.missing:
        return f"{text} {say(locale, 'repair-missing', {'what': repair.missing, 'amount': repair.amount})}."
    return text


def refusal(text: str, error: MoveError, locale: str) -> str:
    """What to say about a text that was refused."""
    if isinstance(error, RefusedMove):
        return t(locale, "note-illegal", text=text, reason=reason_text(error.reason, locale))
    sentence = say_complaint(locale, error)
    return f"{sentence} {words.SEE_HELP}" if isinstance(error, InvalidMove) else sentence
