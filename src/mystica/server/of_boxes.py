"""What the server asks of the boxes.

Fields of their own in its answers, how their decisions are told apart, and where their moves come in lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, ParamSpec, TypeVar

from pydantic import BaseModel, create_model

from mystica.boxes import parts_of
from mystica.game import Game

Asked = ParamSpec("Asked")
Shape = TypeVar("Shape", bound=BaseModel)


@dataclass(frozen=True)
class BoxField(Generic[Asked]):
    """A field that a box adds to an answer: its name, its type, and what fills it."""

    name: str
    type: Any
    fill: Callable[Asked, object]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question, as far as its place among the others may depend on it."""

    decision: str
    kind: str
    part: str
    """Key of its first part, as events have it."""
    args: Mapping[str, int | str]
    """Of that part."""
    doubtful: bool
    """There is a warning about it."""


class ServerOfBox:
    """What a box adds to the answers of the API. Nothing, unless it says otherwise."""

    table: tuple[BoxField[[Game]], ...] = ()
    """About the position that everybody sees."""
    overlays: tuple[BoxField[[Game, int]], ...] = ()
    """About the map, seen from a seat."""
    catalogue: tuple[BoxField[[]], ...] = ()
    """Facts of the box."""
    counted: frozenset[str] = frozenset()
    """Decisions about a number of something, which the table shows."""
    first: frozenset[str] = frozenset()
    """Decisions that begin something: a turn that is taken back goes back to one of these."""
    kinds: Mapping[str, str] = {}
    """Its own kinds of moves, each with the usual kind that it stands in front of in lists."""
    titles: Mapping[str, str] = {}
    """Parts of moves that are telling enough to call a move after them, each with the usual one that is less so; empty
    where it is the least telling."""

    def place_of(self, answer: Answer) -> int:
        """Where an answer stands among others: lower numbers first, 0 where it does not matter."""
        return 0


@cache
def of_boxes() -> tuple[ServerOfBox, ...]:
    return parts_of("server", ServerOfBox)


def completed_by(fields: Iterable[BoxField[Any]], before: str = "") -> Callable[[type[Shape]], type[Shape]]:
    """A shape with the fields of the boxes: behind its own, or in front of one of them.

    Boxes are asked while the shapes are imported, since the routes need whole classes. No circle comes of it: what a
    box says to the server stands above the shapes.
    """

    def completed(shape: type[Shape]) -> type[Shape]:
        own = {name: (field.annotation, field) for name, field in shape.model_fields.items()}
        added = {field.name: (field.type, ...) for field in fields}
        place = list(own).index(before) if before else len(own)
        whole: dict[str, Any] = dict([*list(own.items())[:place], *added.items(), *list(own.items())[place:]])
        return create_model(
            shape.__name__, __base__=shape.__bases__, __doc__=shape.__doc__, __module__=shape.__module__, **whole
        )

    return completed


def filled(fields: Iterable[BoxField[Asked]], *args: Asked.args, **kwargs: Asked.kwargs) -> dict[str, Any]:
    """The values of these fields by name."""
    return {field.name: field.fill(*args, **kwargs) for field in fields}
