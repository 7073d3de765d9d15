"""The faction boards against the table of their numbers in tests/data/boards.toml, and the engine's start by them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.data import RESOURCES
from tests.rules.table import Table

BOARDS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "data" / "boards.toml").read_text(encoding="utf-8"))


def test_every_board_is_in_the_table() -> None:
    assert set(BOARDS) == set(data.factions())


@pytest.mark.parametrize("key", BOARDS)
def test_start(key: str) -> None:
    faction, board = data.factions()[key], BOARDS[key]
    assert (faction.key, faction.name, faction.colour) == (key, board["name"], board["colour"])
    assert {name: getattr(faction, name) for name in board["start"]} == board["start"]
    assert (list(faction.power), list(faction.cults)) == (board["power"], board["cults"])
    assert faction.first_dwellings == board["first_dwellings"]
    assert faction.ability and faction.stronghold and faction.source


@pytest.mark.parametrize("key", BOARDS)
def test_structures(key: str) -> None:
    """Prices, power values, favor tiles and incomes; income of any other kind there is none."""
    for code, structure in data.factions()[key].structures.items():
        board = BOARDS[key][code]
        assert structure.code == code and structure.limit == data.common().structure_limits[code]
        assert (structure.workers, structure.coins) == (board["workers"], board["coins"])
        assert (structure.power_value, structure.favors) == (board["value"], board["favors"])
        for name in RESOURCES:
            income = [getattr(step, name) for step in structure.income]
            assert income == board["income"].get(name, [0] * (structure.limit + 1)), (code, name)


@pytest.mark.parametrize("key", BOARDS)
def test_tracks(key: str) -> None:
    """What cannot be improved has no price."""
    faction, board = data.factions()[key], BOARDS[key]
    track, digging = faction.shipping, faction.digging
    if track is None:
        assert "shipping" not in board
    else:
        ship = board["shipping"]
        assert (track.start, track.top, list(track.vp)) == (ship["start"], ship["top"], ship["vp"])
        assert "coins" not in ship or (track.coins, track.priests) == (ship["coins"], ship["priests"])
    if "spades" not in board:
        assert (digging.top, digging.workers_per_spade, digging.priests_per_spade) == (0, (0,), (0,))
        return
    spades = board["spades"]
    assert (digging.top, list(digging.vp)) == (spades["top"], spades["vp"])
    assert list(digging.workers_per_spade) == spades["for_workers"]
    assert list(digging.priests_per_spade) == spades["for_priests"]
    price = (digging.workers, digging.coins, digging.priests)
    assert "workers" not in spades or price == (spades["workers"], spades["coins"], spades["priests"])


@pytest.mark.parametrize("key", [key for key in BOARDS if not data.factions()[key].option])
def test_the_engine_starts_by_them(key: str) -> None:
    board = BOARDS[key]
    table = Table(key, "nomads" if key not in ("nomads", "fakirs") else "witches")
    assert {"coins": table.coins(key), "workers": table.workers(key), "priests": table.priests(key)} == board["start"]
    assert (list(table.power(key)), list(table.cults(key)), table.vp(key)) == (board["power"], board["cults"], 20)
    assert table.placings().count(key) == board["first_dwellings"]
