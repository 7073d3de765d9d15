"""Fields that boxes add to the answers of the API, and answers without boxes."""

from __future__ import annotations

from mystica.game import Game
from mystica.server.of_boxes import BoxField, completed_by, filled
from mystica.server.shapes.base import CachedOutgoing


class Plain(CachedOutgoing):
    """What is known."""

    round: int
    hash: str


FIELDS: list[BoxField[[Game]]] = [
    BoxField("gems", list[str], lambda game: game.setup.factions),
    BoxField("seats", int, lambda game: game.setup.players),
]


def test_fields_come_before_the_one_that_is_named_and_in_order() -> None:
    assert list(completed_by(FIELDS)(Plain).model_fields) == ["round", "hash", "gems", "seats"]
    shape = completed_by(FIELDS, before="hash")(Plain)
    assert list(shape.model_fields) == ["round", "gems", "seats", "hash"]
    made = shape(round=1, hash="x", **filled(FIELDS, Game.new(2, 1, factions=("witches", "nomads"))))
    assert made.as_json == b'{"round":1,"gems":["witches","nomads"],"seats":2,"hash":"x"}'


def test_the_shape_keeps_its_name_and_what_it_says() -> None:
    shape = completed_by(FIELDS)(Plain)
    assert (shape.__name__, shape.__module__, shape.__doc__) == ("Plain", __name__, "What is known.")
    assert set(shape.model_json_schema()["required"]) == {"round", "hash", "gems", "seats"}


def test_without_boxes_nothing_is_added() -> None:
    shape = completed_by([], before="hash")(Plain)
    assert shape.model_json_schema() == Plain.model_json_schema()
    assert shape(round=2, hash="y", **filled([])).as_json == b'{"round":2,"hash":"y"}'
