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


PLAIN = [key for key in BOARDS if "first_favors" not in data.factions()[key].traits]
"""Without those who begin with a favor tile: their own tests look at start and income."""
UPGRADES = (("F4", "SH"), ("C3", "SA"), ("F4", "TE"), ("I6", "TP"))


def test_every_board_is_in_the_table() -> None:
    assert set(BOARDS) == set(data.factions())


@pytest.mark.parametrize("key", BOARDS)
def test_start(key: str) -> None:
    faction, board = data.factions()[key], BOARDS[key]
    assert (faction.key, faction.name, faction.colour) == (key, board["name"], board["colour"])
    assert {name: getattr(faction, name) for name in board["start"]} == board["start"]
    assert (list(faction.power), list(faction.cults)) == (board["power"], board["cults"])
    assert faction.first_dwellings == board["first_dwellings"]
    assert faction.source and not faction.ability and not faction.stronghold, "sentences stand in the catalogues"


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


# ---- the engine goes by them --------------------------------------------------------------------------------------


def table_with(key: str) -> Table:
    return Table(key, "nomads" if BOARDS[key]["colour"] != "yellow" else "witches")


@pytest.mark.parametrize("key", PLAIN)
def test_the_engine_starts_by_them(key: str) -> None:
    board, t = BOARDS[key], table_with(key)
    assert {"coins": t.coins(key), "workers": t.workers(key), "priests": t.priests(key)} == board["start"]
    assert (list(t.power(key)), t.vp(key)) == (board["power"], 20)
    assert list(t.cults(key)) == board["cults"]
    assert t.placings().count(key) == board["first_dwellings"]


@pytest.mark.parametrize("key", BOARDS)
def test_the_engine_takes_these_prices(key: str) -> None:
    """A trading house beside nobody costs twice as many coins."""
    board, t = BOARDS[key], table_with(key)
    t.put(key, "F4", "TP")
    t.put(key, "C3", "TE")
    t.put(key, "I6")
    t.rich(key)
    found = {code: t.price(f"upgrade {space} to {code}") for space, code in UPGRADES}
    expected = {code: (board[code]["coins"], board[code]["workers"], 0) for _, code in UPGRADES}
    coins, workers, _ = expected["TP"]
    assert found == expected | {"TP": (coins * 2, workers, 0)}
    if board["colour"] in data.common().wheel:
        t.paint("I5", board["colour"])
        assert t.price("build I5") == (board["D"]["coins"], board["D"]["workers"], 0)


@pytest.mark.parametrize("key", PLAIN)
def test_the_engine_pays_these_incomes(key: str) -> None:
    board, t = BOARDS[key], table_with(key)
    for code in ("D", "TP", "TE", "SH", "SA"):
        income = board[code]["income"]
        length = data.common().structure_limits[code] + 1
        rows = zip(*(income.get(name, [0] * length) for name in RESOURCES), strict=True)
        assert t.incomes(key, code) == list(rows)
