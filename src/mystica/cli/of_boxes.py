"""What commands ask of the boxes: how their pieces are drawn, facts for `mystica rules`, notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from mystica.boxes import parts_of

if TYPE_CHECKING:
    from mystica.cli.rules_facts import FactTable
    from mystica.data import Value
    from mystica.game import Game
    from mystica.setups import Settled


@dataclass(frozen=True)
class TerrainLook:
    """How a terrain is drawn: its letter, and the style of its space."""

    letter: str
    style: str


class CliOfBox:
    """What a box adds to the commands. Nothing, unless it says otherwise. Files that few need are loaded when asked."""

    terrains: Mapping[str, TerrainLook] = {}
    """Terrains beyond those of the cycle, by colour."""
    river_legend: str = ""
    """What its marks on river spaces mean."""

    def river_marks(self, game: Game) -> Mapping[str, str]:
        """What is drawn on a river space, by label."""
        return {}

    def notes(self, settled: Settled, map: str, facts: Mapping[str, Value], locale: str) -> list[str]:
        """What people should know about the game they are about to begin."""
        return []

    def topic_tables(self, topic: str, locale: str) -> list[FactTable]:
        """The facts that a topic of the rules shows."""
        return []

    def faction_tables(self, faction: str, locale: str) -> list[FactTable]:
        """What it adds to the board of a faction."""
        return []


@cache
def of_boxes() -> tuple[CliOfBox, ...]:
    return parts_of("cli", CliOfBox)
