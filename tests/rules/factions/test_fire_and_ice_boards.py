"""Fire & Ice: what the six factions do beyond the numbers on their boards, which tests/test_boards.py has."""

import pytest

from mystica import data
from tests.rules.table import FIRE_AND_ICE_FACTIONS

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


def test_six_factions_in_one_file() -> None:
    found = [key for key, faction in data.factions().items() if faction.option == "fire-and-ice"]
    assert tuple(found) == tuple(TRAITS) == FIRE_AND_ICE_FACTIONS


@pytest.mark.parametrize("key", TRAITS)
def test_traits(key: str) -> None:
    assert data.factions()[key].traits == TRAITS[key]
    assert set(TRAITS[key]) <= set(data.common().traits)


def test_actions() -> None:
    assert (data.factions()["shapeshifters"].action, data.factions()["shapeshifters"].other_action) == (
        "ACTH5",
        "ACTH6",
    )
    assert not any(data.factions()[key].action for key in TRAITS if key != "shapeshifters")
