"""Lessons for beginners: what the coach in the browser goes by."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from mystica.server.shapes.base import Incoming, Outgoing, Word


class LessonStepShape(Outgoing):
    """One card: its words are `lesson-<lesson>-<step>` in the catalogues."""

    key: str
    look: list[str]
    """What it speaks of: targets such as `space:F4`, or parts of the table such as `cults`."""
    moves: list[str]
    """What counts as done, in the ledger language; a `*` stands for any end of a phrase. Empty: it is only read."""
    free: bool
    """Other turns may come before it."""
    rule: str
    """The topic of the rules that says more; empty for none."""


class LessonShape(Outgoing):
    key: str
    icon: str
    seat: int
    """Of the learner."""
    factions: list[str]
    """By seat."""
    options: list[str]
    """Options that are on in it and usually are not."""
    steps: list[LessonStepShape]


class NewLessonRequest(Incoming):
    """A game that begins with a lesson. The others answer as it was prepared."""

    lesson: Word
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = ""
    """Of the learner."""
    pace: Annotated[int, Field(ge=0, le=5000)] = 1200
    """Milliseconds between two moves of the others, so that they can be followed."""
