"""A table with ships: what the rules of the box need on top of the usual one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mystica import data
from mystica.boxes.merchants.engine import columns as ship_col
from mystica.boxes.merchants.engine.columns import sea_base
from tests.rules.table import ROUND_TILES, Table

BOX_TILES = ("MSC05", "MSC08", "MSC01", "MSC02", "MSC03", "MSC06", "MSC11", "MSC09", "MSC12")


class SeaTable(Table):
    """Ships and canals; with `tiles` the tiles of the box as well."""

    def __init__(
        self,
        *factions: str,
        tiles: bool = False,
        scoring: str = "",
        facts: Mapping[str, data.Value] | None = None,
        **more: Any,
    ) -> None:
        options = {"merchants": "true"} if tiles else {"merchants_ships": "true", "merchants_canals": "true"}
        self.round_tiles = BOX_TILES if tiles else ROUND_TILES
        self.facts = dict(facts or {})
        super().__init__(*factions, scoring=scoring or ("MSC06" if tiles else "SCORE7"), **{**options, **more})

    def _sea(self, faction: str) -> int:
        return int(sea_base(self.seat(faction)))

    def launch(self, faction: str, spaces: str) -> None:
        """Ships of a faction on these spaces and nowhere else."""
        at = sorted(self.space(label) + 1 for label in spaces.split())
        for k in range(int(ship_col.SHIPS)):
            self.state.v[self._sea(faction) + ship_col.SHIP_AT + k] = at[k] if k < len(at) else 0

    def dock(self, faction: str, label: str) -> None:
        self.state.v[self._sea(faction) + ship_col.DOCK_AT] = self.space(label) + 1

    def yard(self, faction: str, label: str) -> None:
        """A shipyard or market, without its rewards."""
        self.put(faction, label, "SY")
        self.state.v[self._sea(faction) + ship_col.YARD_AT] = self.space(label) + 1

    def mark(self, faction: str, labels: str) -> None:
        """Trade markers, whatever lies there."""
        for label in labels.split():
            lo, hi = divmod(self.space(label), 60)[::-1][0], self.space(label) // 60
            self.state.v[self._sea(faction) + (ship_col.MARKS_HI if hi else ship_col.MARKS_LO)] |= 2**lo

    def ships(self, faction: str) -> str:
        """Where the ships are, like `r4 r12`."""
        at = [int(self.state.v[self._sea(faction) + ship_col.SHIP_AT + k]) for k in range(int(ship_col.SHIPS))]
        return " ".join(self.state.setup.board.labels[space - 1] for space in at if space)

    def docked(self, faction: str) -> str:
        at = int(self.state.v[self._sea(faction) + ship_col.DOCK_AT])
        return self.state.setup.board.labels[at - 1] if at else ""

    def marks(self, faction: str) -> set[str]:
        sea = self._sea(faction)
        words = int(self.state.v[sea + ship_col.MARKS_LO]) | int(self.state.v[sea + ship_col.MARKS_HI]) << 60
        return {label for i, label in enumerate(self.state.setup.board.labels) if words >> i & 1}

    def goals(self) -> set[str]:
        """Where the ship that was chosen may go."""
        return {text.removeprefix("to ") for text in self.legal() if text.startswith("to ")}

    def sailors(self) -> set[str]:
        """Spaces whose ships may move."""
        return {text.partition(" ")[2] for text in self.legal() if text.startswith(("sail ", "walk "))}

    def places(self) -> set[str]:
        """Where a ship may be put."""
        return {text.partition(" ")[2] for text in self.legal() if text.startswith(("ship ", "merchant "))}
