"""Fire & Ice: the numbers on the six boards, written down a second time, and against the shared facts."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.data import Faction
from tests.rules.table import FIRE_AND_ICE_FACTIONS

SHARED = Path(__file__).resolve().parents[4] / "shared" / "facts" / "factions.yaml"
RESOURCES = {"C": "coins", "W": "workers", "P": "priests", "PW": "power"}

# colour, bowls, cults, stronghold (workers, coins, power income), sanctuary (workers, coins), workers of the dwellings
BOARDS = {
    "icemaidens": ("ice", (6, 6, 0), (0, 1, 0, 1), (4, 6, 4), (4, 6), (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "yetis": ("ice", (0, 12, 0), (0, 0, 1, 1), (4, 6, 4), (4, 6), (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    "acolytes": ("volcano", (6, 6, 0), (3, 3, 3, 3), (4, 8, 2), (4, 8), (0, 1, 2, 3, 3, 4, 5, 6, 6)),
    "dragonlords": ("volcano", (4, 4, 0), (2, 0, 0, 0), (4, 8, 2), (4, 8), (0, 1, 2, 3, 3, 4, 5, 6, 6)),
    "riverwalkers": ("variable", (10, 2, 0), (1, 0, 0, 1), (4, 6, 2), (4, 6), (1, 2, 3, 3, 4, 5, 5, 6, 7)),
    "shapeshifters": ("variable", (4, 4, 0), (1, 1, 0, 0), (3, 6, 4), (4, 6), (1, 2, 3, 4, 5, 6, 7, 8, 8)),
}

TRAITS = {
    "icemaidens": {"terrain_choice": 1, "first_favors": 1, "temple_pass_vp_with_stronghold": 3},
    "yetis": {"terrain_choice": 1, "power_action_discount": 1, "reuses_power_actions_with_stronghold": 1},
    "acolytes": {
        "terrain_choice": 2, "spade_steps": 1, "transform_steps": 3, "transform_steps_home": 4,
        "priest_steps_with_stronghold": 1,
    },
    "dragonlords": {
        "terrain_choice": 2, "spade_tokens": 1, "transform_tokens": 1, "transform_tokens_home": 2,
        "stronghold_tokens_per_player": 1,
    },
    "riverwalkers": {
        "terrain_choice": 1, "builds_by_river": 1, "first_priest_limit": 1, "unlock_coins": 1, "unlock_coins_home": 2,
        "stronghold_bridges": 2,
    },
    "shapeshifters": {
        "terrain_choice": 1, "reaction_tokens": 1, "reaction_token_vp": 1, "reaction_power": 1, "new_home_power": 5,
        "new_home_tokens": 5, "home_counts": 1,
    },
}  # fmt: skip


def column(faction: Faction, code: str, resource: str) -> tuple[int, ...]:
    return tuple(getattr(income, resource) for income in faction.structures[code].income)


# ---- by hand ----------------------------------------------------------------------------------------------------


def test_six_factions_in_one_file() -> None:
    found = [key for key, faction in data.factions().items() if faction.option == "fire-and-ice"]
    assert tuple(found) == tuple(BOARDS) == FIRE_AND_ICE_FACTIONS


@pytest.mark.parametrize("key", BOARDS)
def test_starting_position(key: str) -> None:
    faction = data.factions()[key]
    colour, power, cults, *_ = BOARDS[key]
    assert (faction.colour, faction.power, faction.cults) == (colour, power, cults)
    assert (faction.coins, faction.workers, faction.priests, faction.first_dwellings) == (15, 3, 0, 2)
    assert faction.name and faction.ability and faction.stronghold and faction.source


@pytest.mark.parametrize("key", BOARDS)
def test_prices_and_power_values(key: str) -> None:
    structures = data.factions()[key].structures
    stronghold, sanctuary = BOARDS[key][3:5]
    prices = {code: (structure.workers, structure.coins) for code, structure in structures.items()}
    assert prices == {"D": (1, 2), "TP": (2, 3), "TE": (2, 5), "SH": stronghold[:2], "SA": sanctuary}
    values = {code: structure.power_value for code, structure in structures.items()}
    great = 4 if key == "yetis" else 3
    assert values == {"D": 1, "TP": 2, "TE": 2, "SH": great, "SA": great}
    limits = {code: data.common().structure_limits[code] for code in data.STRUCTURES}
    assert {code: structure.limit for code, structure in structures.items()} == limits
    assert [structures[code].favors for code in ("D", "TP", "TE", "SH", "SA")] == [0, 0, 1, 0, 1]


@pytest.mark.parametrize("key", BOARDS)
def test_incomes(key: str) -> None:
    faction = data.factions()[key]
    assert column(faction, "D", "workers") == BOARDS[key][5]
    assert column(faction, "TP", "coins") == (0, 2, 4, 6, 8)
    assert column(faction, "TP", "power") == ((0, 2, 4, 6, 8) if key == "yetis" else (0, 1, 2, 4, 6))
    by_river = key == "riverwalkers"
    assert column(faction, "TE", "priests") == ((0, 1, 1, 2) if by_river else (0, 1, 2, 3))
    assert column(faction, "TE", "power") == ((0, 0, 5, 5) if by_river else (0, 0, 0, 0))
    assert column(faction, "SH", "power") == (0, BOARDS[key][3][2])
    assert column(faction, "SA", "priests") == (0, 1)


@pytest.mark.parametrize("key", BOARDS)
def test_tracks(key: str) -> None:
    faction = data.factions()[key]
    shipping, digging = faction.shipping, faction.digging
    assert shipping is not None
    if key == "riverwalkers":
        assert (shipping.start, shipping.top, shipping.vp) == (1, 1, ())
    else:
        assert (shipping.start, shipping.top, shipping.vp) == (0, 3, (2, 3, 4))
        assert (shipping.coins, shipping.priests) == (4, 1)
    if key in ("icemaidens", "yetis"):
        assert (digging.workers, digging.coins, digging.priests) == (1, 5, 1)
        assert (digging.top, digging.workers_per_spade, digging.vp) == (2, (3, 2, 1), (6, 6))
    else:
        assert (digging.top, digging.vp) == (0, ())
        assert digging.workers_per_spade == ((3,) if key == "shapeshifters" else (0,))


@pytest.mark.parametrize("key", BOARDS)
def test_traits(key: str) -> None:
    assert data.factions()[key].traits == TRAITS[key]
    assert set(TRAITS[key]) <= set(data.common().traits)


def test_actions() -> None:
    assert (data.factions()["shapeshifters"].action, data.factions()["shapeshifters"].other_action) == (
        "ACTH5",
        "ACTH6",
    )
    assert not any(data.factions()[key].action for key in BOARDS if key != "shapeshifters")


# ---- the shared facts ---------------------------------------------------------------------------------------------


@cache
def all_facts() -> Any:
    yaml = pytest.importorskip("yaml")
    if not SHARED.exists():
        pytest.skip("the shared facts are not beside the project")
    return yaml.safe_load(SHARED.read_text(encoding="utf-8"))["factions"]


def facts(key: str) -> Any:
    return all_facts()[key]


@pytest.mark.parametrize("key", data.factions())
def test_start_and_structures_as_in_the_facts(key: str) -> None:
    """All factions: starting position, prices, incomes and power values of factions.yaml."""
    faction, fact = data.factions()[key], facts(key)
    start = fact["start"]
    assert (faction.name, faction.colour) == (fact["display"], fact["colour"])
    assert (faction.coins, faction.workers, faction.priests) == (start["C"], start["W"], start["P"])
    assert (list(faction.power), list(faction.cults)) == (start["power"], start["cults"])
    assert faction.first_dwellings == fact["starting_dwellings"]
    great = fact.get("building_power_override", {})
    for code, building in fact["buildings"].items():
        structure = faction.structures[code]
        cost = building.get("cost", {})
        assert (structure.workers, structure.coins) == (cost.get("W", 0), cost.get("C", 0))
        assert structure.favors == building.get("favours", 0)
        assert structure.power_value == great.get(code, data.common().power_values[code])
        for letter, name in RESOURCES.items():
            expected = building.get("income", {}).get(letter, [0] * (structure.limit + 1))
            assert list(column(faction, code, name)) == expected, (code, name)


@pytest.mark.parametrize("key", data.factions())
def test_tracks_as_in_the_facts(key: str) -> None:
    """All factions: shipping and exchange track of factions.yaml; what cannot be improved has no price there."""
    faction, fact = data.factions()[key], facts(key)
    ship = fact["ship"]
    if ship is None:
        assert faction.shipping is None
    else:
        assert faction.shipping is not None
        assert (faction.shipping.start, faction.shipping.top) == (ship["start"], ship["max"])
        assert list(faction.shipping.vp) == ship["vp"]
        if ship["cost"]:
            assert (faction.shipping.coins, faction.shipping.priests) == (ship["cost"]["C"], ship["cost"]["P"])
    dig = fact["dig"]
    digging = faction.digging
    if dig is None or dig["cost_per_spade"] is None:
        assert (digging.top, digging.workers_per_spade, digging.priests_per_spade) == (0, (0,), (0,))
        return
    assert digging.top == dig["max"] and list(digging.vp) == dig.get("vp", [])
    assert list(digging.workers_per_spade) == [cost.get("W", 0) for cost in dig["cost_per_spade"]]
    assert list(digging.priests_per_spade) == [cost.get("P", 0) for cost in dig["cost_per_spade"]]
    if dig.get("advance_cost"):
        price = dig["advance_cost"]
        assert (digging.workers, digging.coins, digging.priests) == (price["W"], price["C"], price["P"])


@pytest.mark.parametrize("key", ["acolytes", "dragonlords"])
def test_volcano_prices_as_in_the_facts(key: str) -> None:
    cost = facts(key)["volcano_cost"]
    unit = "transform_steps" if "steps" in cost["unit"] else "transform_tokens"
    assert TRAITS[key][unit] == cost["normal"]
    assert TRAITS[key][f"{unit}_home"] == cost["opponents_home_colour"]


def test_priest_limit_as_in_the_facts() -> None:
    assert TRAITS["riverwalkers"]["first_priest_limit"] == facts("riverwalkers")["priest_limit"]
