"""What the server asks of the boxes: fields of their own in its answers, and decisions that it has to tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
