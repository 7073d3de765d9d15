"""A setup in people's words, and the engine's form of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from mystica import data
from mystica.engine.core.board import Board, board_of
from mystica.engine.core.setup import Setup
from mystica.engine.core.tables import FACTION_KEYS
from mystica.setups.checks import check_setup, own_board, own_map
from mystica.setups.options import check_name
from mystica.setups.shared_tables import tables_shared_by


@dataclass(frozen=True)
class GameSetup:
    """The result of setting up: everything a game needs before its first decision."""

    players: int
    map: str
    profile: str
    options: dict[str, str]
    scoring: tuple[str, ...]
    bonus: tuple[str, ...]
    factions: tuple[str, ...] = ()
    """By seat; empty if they are chosen in the game."""
    colours: tuple[str, ...] = ()
    """By seat, where a drawn colour leaves the choice of side."""
    dwellings: tuple[tuple[str, ...], ...] = ()
    """First dwellings that are given, by seat, in printed labels."""
    final_tile: str = ""
    """The final scoring tile that is added, if one is."""
    map_rows: tuple[str, ...] = ()
    """The rows of a map of one's own, as text; empty for a map of ours, which its name tells."""
    start_vp: dict[str, int] = field(default_factory=dict)
    """Starting VP by faction, if they are given."""
    facts: dict[str, data.Value] = field(default_factory=dict)
    """Facts that this game replaces, by path like `shipyards.witches.coins`."""
    seed: int | None = None
    """Information only: what was drawn is in the other fields."""
    _engine: list[Setup] = field(default_factory=list, compare=False, repr=False)

    def engine_setup(self) -> Setup:
        """The engine's form, checked and made once."""
        if not self._engine:
            check_setup(self)
            self._engine.append(tables_shared_by(self).engine_setup(self))
        return self._engine[0]

    def map_facts(self) -> data.MapFacts:
        """The map, whoever made it."""
        if self.map_rows:
            return own_map(self.map, "\n".join(self.map_rows))
        return data.maps()[check_name("map", self.map, data.maps())]

    def board(self) -> Board:
        """The board to play on."""
        return own_board(self.map_facts()) if self.map_rows else board_of(self.map)

    def barred(self) -> set[str]:
        """Factions that cannot play on a map of one's own."""
        return data.unplayable(self.map_facts()) if self.map_rows else set()

    def allowed(self) -> list[bool]:
        """By the number of a faction: may it be chosen?"""
        barred = self.barred()
        known = data.factions()
        return [
            key in known and key not in barred and (not known[key].option or self.options[known[key].option] == "true")
            for key in FACTION_KEYS
        ]
