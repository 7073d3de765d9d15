"""Which turns a step of a lesson accepts. The browser app asks the same in `web/src/lesson/accepted.ts`."""

from __future__ import annotations

from mystica.data import LessonStep


def accepts(step: LessonStep, text: str) -> bool:
    """Has the turn one of the step's moves among its phrases, one after the other? Conversions around them are free."""
    return any(matches(wanted, text) for wanted in step.moves)


def matches(wanted: str, text: str) -> bool:
    pattern, phrases = wanted.split(". "), text.split(". ")
    return any(
        all(_same(one, phrase) for one, phrase in zip(pattern, phrases[at:], strict=False))
        for at in range(len(phrases) - len(pattern) + 1)
    )


def _same(wanted: str, phrase: str) -> bool:
    return phrase.startswith(wanted[:-1]) if wanted.endswith("*") else phrase == wanted
