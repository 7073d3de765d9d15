"""The order of lists: positions of golden games with the groups, titles and picks that people are used to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mystica.events import Event, describe_move
from mystica.game import Game, kinds
from mystica.server.play.list_order import all_kinds, all_titles, title_of
from mystica.server.play.presenting import desk_of
from mystica.server.play.turns import Trial
from mystica.server.shapes.moves import Desk
from mystica.server.shapes.table import EventShape
from tests.golden_games import golden

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "list_orders.json").read_text(encoding="utf-8")
)


def desk_at(name: str, at: int) -> Desk:
    saved = golden(name)
    game = Game(saved.setup)
    for a in saved.actions[:at]:
        game.play(a)
    assert game.decider is not None
    desk, _ = desk_of(Trial(game), game.decider, [])
    assert desk is not None
    return desk


def grouped(desk: Desk) -> list[list[str]]:
    """The groups in their order, as the browser shows them."""
    found: dict[int, list[str]] = {}
    for place in desk.order:
        found.setdefault(desk.groups[place], []).append(desk.moves[place].text)
    return list(found.values())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p['game']}-{p['at']}-{p['decision']}")
def test_lists_are_as_people_know_them(position: dict[str, Any]) -> None:
    desk = desk_at(position["game"], position["at"])
    assert desk.decision == position["decision"]
    assert grouped(desk) == position["groups"]
    assert desk.kinds == position["kinds"]
    assert {start.code: start.text for start in desk.starts} == position["starts"]
    picks = set(position["picks"])
    assert [choice.text for choice in desk.moves if choice.text in picks] == position["picks"]
    said = {
        choice.text: describe_move(Event(step.key, step.seat, step.args), "en", [])
        for choice in desk.moves
        if choice.title >= 0 and (step := choice.steps[choice.title])
    }
    assert {text: said[text] for text in position["titles"]} == position["titles"]


def test_what_begins_an_action_can_be_played() -> None:
    """And its first parts are those that the desk counts."""
    tried = 0
    for position in POSITIONS:
        for start in desk_at(position["game"], position["at"]).starts:
            saved = golden(position["game"])
            game = Game(saved.setup)
            for a in saved.actions[: position["at"]]:
                game.play(a)
            assert game.decider is not None
            desk, _ = desk_of(Trial(game), game.decider, [start.text])
            assert desk is not None and desk.dropped == 0
            whole = desk_at(position["game"], position["at"]).moves[start.move]
            assert whole.text.startswith(f"{start.text}. ") and whole.target == start.code
            assert whole.steps[start.steps - 1].key in ("power-action", "special-action")
            tried += 1
    assert tried > 5


def test_every_kind_has_its_place() -> None:
    assert set(all_kinds()) == set(kinds()) and len(set(all_kinds())) == len(all_kinds())
    assert all_titles()[0] == "build"


def test_a_move_is_called_after_its_most_telling_part() -> None:
    def title(*keys: str) -> int:
        return title_of([EventShape(key, 0, {}) for key in keys])

    assert title("convert", "transform", "build") == 2
    assert title("power-action", "transform", "transform") == 2
    assert title("sacrifice", "power-action") == 1
    assert title("pass") == 0
    assert title("sacrifice", "convert") == -1
