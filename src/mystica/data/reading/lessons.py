"""Reads the lessons: a position from a real game, and the steps that a beginner is led through there."""

from dataclasses import dataclass
from pathlib import Path

from mystica.data.files import tables_in
from mystica.data.toml_table import TomlTable

LESSONS = "lessons"
"""The folder inside the data, common or of a box."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One card of the lesson. Its words are `lesson-<lesson>-<step>` and so on, in the catalogues."""

    key: str
    look: tuple[str, ...]
    """What it speaks of: targets such as `space:F4` or `tile:BON4`, or parts of the table such as `cults`; the first
    that can be seen is shown."""
    moves: tuple[str, ...]
    """What counts as done, in the ledger language; a `*` stands for any end of a phrase. Nothing: there is only
    something to read."""
    free: bool
    """Other turns may come before it; else the lesson offers to take them back."""
    rule: str
    """The topic of the rules that says more; empty for none."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A setup, the moves that lead to the position, what is done there, and what the others answer."""

    key: str
    order: int
    icon: str
    """Of the list of lessons."""
    learner: str
    """The faction that the learner plays."""
    map: str
    options: dict[str, str]
    factions: tuple[str, ...]
    scoring: tuple[str, ...]
    bonus: tuple[str, ...]
    moves: tuple[str, ...]
    replies: dict[str, tuple[str, ...]]
    """By faction: whoever decides plays the first of these that is legal."""
    steps: tuple[LessonStep, ...]


def read_lessons(folder: Path) -> dict[str, Lesson]:
    """All lessons by key, in their order: those of every game, then those of the boxes."""
    found = [_lesson(table) for table in tables_in(folder, LESSONS)]
    return {lesson.key: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def _lesson(table: TomlTable) -> Lesson:
    options, replies = table.table("options", optional=True), table.table("replies", optional=True)
    lesson = Lesson(
        key=Path(table.file).stem,
        order=table.number("order"),
        icon=table.text("icon"),
        learner=table.text("learner", choices=table.texts("factions")),
        map=table.text("map", "base"),
        options={key: options.text(key) for key in options.rest()},
        factions=table.texts("factions"),
        scoring=table.texts("scoring"),
        bonus=table.texts("bonus"),
        moves=table.texts("moves"),
        replies={key: replies.texts(key) for key in replies.rest(table.texts("factions"))},
        steps=tuple(_step(step) for step in table.tables("steps")),
    )
    table.close()
    return lesson


def _step(table: TomlTable) -> LessonStep:
    step = LessonStep(
        key=table.text("key"),
        look=table.texts("look") if table.has("look") else (),
        moves=table.texts("moves") if table.has("moves") else (),
        free=table.flag("free") if table.has("free") else False,
        rule=table.text("rule", ""),
    )
    table.close()
    return step
