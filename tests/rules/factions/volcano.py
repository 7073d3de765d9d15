"""A table for the factions that live on volcanoes."""

from typing import Any

from tests.rules.table import Table

PRICES = {"acolytes": "-3fire", "dragonlords": "-bowl1"}
"""By faction: one of the ways to pay for a volcano."""


def volcano(faction: str, structure: str = "D", scoring: str = "SCORE7", **more: Any) -> Table:
    """On E6, which touches D4 (wasteland), E5 (swamp), E7 (mountains), F3 (desert) and F4 (forest, the Witches')."""
    t = Table(faction, "witches", scoring=scoring, terrains={faction: "red"}, **more)
    t.put(faction, "E6", structure)
    t.give(faction, coins=40, workers=40, priests=0, power=(4, 4, 4), cults=(5, 5, 5, 5))
    return t
