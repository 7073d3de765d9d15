"""Values that no text states: every one of them may be replaced, reaches the rules, and travels with saves."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mystica
from mystica import data
from mystica.boxes.merchants.engine.sea import canal_rivers, sea_of
from mystica.boxes.merchants.setups import canals_of
from mystica.engine.core.board import board_of
from mystica.engine.core.setup import Setup
from mystica.engine.flow import new_game
from mystica.notation.saves import dump_save, load_save
from mystica.setups import GameSetup, draw
from tests.rules.merchants.sea import SeaTable

FOLDER = Path(mystica.__file__).parent / "boxes" / "merchants" / "data"
BOX: dict[str, Any] = {
    group: table
    for name in ("tiles.toml", "ships.toml")
    for group, table in tomllib.loads((FOLDER / name).read_text(encoding="utf-8")).items()
    if group != "one_mark"
}
FREE = ("house", "inferred", "corroborated")


def marked() -> Iterator[tuple[str, Any]]:
    """Every value marked house or inferred: its path and what the file says."""
    for group, tables in BOX.items():
        if group == "canals":
            for name, mark in tables["provenance"].items():
                if data.status_of(mark) in FREE and name != "others":
                    yield f"canals.{name}", tables[name]
            continue
        for code, table in tables.items():
            if not isinstance(table, dict) or code == "standard":
                continue
            for key, mark in table.get("provenance", {}).items():
                if data.status_of(mark) in FREE and key != "rewards":
                    value = table.get(key, BOX["shipyards"]["standard"].get(key) if group == "shipyards" else None)
                    yield f"{group}.{code}.{key}", value
    for key, mark in BOX["shipyards"]["standard"]["provenance"].items():
        if data.status_of(mark) in FREE and key != "rewards":
            yield f"shipyards.witches.{key}", BOX["shipyards"]["standard"][key]


MARKED = dict(marked())


def other_canals(name: str, value: list[str]) -> list[str]:
    """The canals of the file without the first, and one on another edge where there is one."""
    board = board_of(name)
    edges = (
        f"{board.labels[one]}:{board.labels[other]}"
        for one in range(int(board.n))
        for other in board.near_list[one]
        if len(canal_rivers(board, one, other)) == 2
    )
    taken = {tuple(sorted(pair.split(":"))) for pair in value}
    return [*value[1:], next((edge for edge in edges if tuple(sorted(edge.split(":"))) not in taken), value[0])]


def another(path: str, value: Any) -> data.Value:
    if path.startswith("canals"):
        return other_canals(path.removeprefix("canals."), value)
    if path.endswith(".event"):
        return "TE" if value != "TE" else "TP"
    if path.endswith(".cult"):
        return "fire" if value != "fire" else "air"
    if isinstance(value, list):
        return [value[0], *(number + 1 for number in value[1:])]
    return int(value) + 1


def numbers(setup: Setup) -> tuple[object, ...]:
    """All that a game takes from values that may be replaced."""
    sea = sea_of(new_game(setup))
    return (
        list(sea.yards), list(sea.ranges), sorted(sea.canals), list(sea.river_lo), list(sea.river_hi),
        list(setup.favor_cults), list(setup.favor_bars), list(setup.rounds), list(setup.town_keys),
    )  # fmt: skip


def game(path: str, facts: dict[str, data.Value]) -> GameSetup:
    """A game that uses the value."""
    group, code = path.split(".")[:2]
    tiles = [tile for tile in data.scoring_tiles() if tile.startswith("MSC") and tile not in (code, "MSC07")][:5]
    scoring = (code if group == "scoring_tiles" else "MSC07", *tiles)
    drawn = draw(2, 1, map=code if group == "canals" else "base", options={"merchants": "true"})
    return GameSetup(2, drawn.map, drawn.profile, drawn.options, scoring, drawn.bonus, drawn.factions, facts=facts)


def test_there_are_some_of_each_group() -> None:
    assert {path.split(".")[0] for path in MARKED} == {
        "favor_tiles", "town_tiles", "scoring_tiles", "shipyards", "ranges", "canals"
    }  # fmt: skip
    assert len(MARKED) > 50


@pytest.mark.parametrize("path", MARKED)
def test_a_replaced_value_reaches_the_rules(path: str) -> None:
    """The engine plays by other numbers; a save of the game plays by the same."""
    facts = {path: another(path, MARKED[path])}
    setup = game(path, facts)
    played = numbers(setup.engine_setup())
    if path != "canals.fjords":  # there is no other edge on that map
        assert played != numbers(game(path, {}).engine_setup())
    assert numbers(load_save(dump_save(setup, [])).setup.engine_setup()) == played


def test_the_same_values_change_nothing() -> None:
    same = dict(MARKED)
    assert numbers(game("scoring_tiles.MSC02.vp", same).engine_setup()) == numbers(
        game("scoring_tiles.MSC02.vp", {}).engine_setup()
    )


# ---- played ---------------------------------------------------------------------------------------------------


def test_the_price_of_a_shipyard() -> None:
    t = SeaTable("witches", "nomads", facts={"shipyards.witches.coins": 3, "shipyards.witches.workers": 1})
    t.put("witches", "F4", "TP")
    t.rich("witches")
    assert t.price("upgrade F4 to SY")[:2] == (3, 1)


def test_what_a_shipyard_brings() -> None:
    t = SeaTable("witches", "nomads", facts={"shipyards.witches.shipping": 2})
    t.put("witches", "F4", "TP")
    t.rich("witches")
    t.give("witches", shipping=0, vp=20)
    t.play("upgrade F4 to SY")
    assert (t.get("witches", 13), t.vp("witches")) == (2, 25)


def test_how_far_merchants_go() -> None:
    t = SeaTable("dwarves", "nomads", facts={"ranges.dwarves.movement": [2, 2, 3, 4]})
    t.put("dwarves", "E6")
    t.launch("dwarves", "E6")
    t.give("dwarves", power=(9, 0, 0))
    t.play("action SHIPMOVE. sail E6")
    assert "E4" in t.goals()


def test_the_cult_of_a_favor_tile() -> None:
    t = SeaTable("witches", "nomads", tiles=True, facts={"favor_tiles.MFAV3.cult": "water"})
    t.put("witches", "F4")
    t.rich("witches")
    before = t.cults("witches")
    t.play("action MPA3. +MFAV3")
    assert t.cults("witches") == (before[0], before[1] + 1, before[2], before[3])


def test_another_reward_of_a_scoring_tile() -> None:
    facts: dict[str, data.Value] = {"scoring_tiles.MSC02.event": "TP", "scoring_tiles.MSC02.vp": 4}
    t = SeaTable("witches", "nomads", tiles=True, scoring="MSC02", facts=facts)
    t.put("witches", "F4")
    t.rich("witches")
    t.give("witches", vp=20)
    t.play("upgrade F4 to TP")
    assert t.vp("witches") == 24


def test_another_canal() -> None:
    t = SeaTable("witches", "nomads", map="lakes", facts={"canals.lakes": ["A8:B6"]})
    assert len(canals_of(t.setup)) == 1
