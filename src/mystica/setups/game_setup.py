"""A setup in people's words, and the engine's form of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from mystica import data
from mystica.engine.core.board import Board, board_of
from mystica.engine.core.sea import RANGE_FACTS, YARD_FACTS, Sea, canal_rivers
from mystica.engine.core.setup import AUCTION, CHOICE, FIXED, SIDES, Setup
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FINAL_CODES,
    SCORING_CODES,
    TOWN_CODES,
    round_row,
)
from mystica.setups.checks import boards, check_setup, own_board, own_map
from mystica.setups.options import (
    SetupError,
    check_name,
    in_play,
    is_on,
)


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
            self._engine.append(self._make())
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

    def canals(self) -> list[tuple[int, int]]:
        """The river spaces that each canal of the game joins."""
        if not is_on(self.options, "merchants-canals"):
            return []
        joined: list[tuple[int, int]] = []
        for one, other, rivers in self._canals_of_the_map():
            if len(rivers) != 2:
                raise SetupError(
                    f"no canal can lie between {one} and {other} of map {self.map}",
                    "setup-canal",
                    first=one,
                    last=other,
                )
            joined.append((rivers[0], rivers[1]))
        return joined

    def canals_left_out(self) -> list[tuple[int, int]]:
        """The river spaces that canals of the map would join, had the game any."""
        if is_on(self.options, "merchants-canals"):
            return []
        return [(rivers[0], rivers[1]) for _, _, rivers in self._canals_of_the_map() if len(rivers) == 2]

    def _canals_of_the_map(self) -> Iterator[tuple[str, str, list[int]]]:
        """As the facts of this game have them: the land on both sides, and the rivers at the ends."""
        board = self.board()
        for one, other in data.ships_with(self.facts).canals.get(self.map, ()):
            ends = [board.space_of_label.get(label.upper(), -1) for label in (one, other)]
            yield one, other, canal_rivers(board, *ends) if min(ends) >= 0 else []

    def _sea(self) -> Sea | None:
        if not is_on(self.options, "merchants-ships"):
            return None
        ships = data.ships_with(self.facts)
        yards: list[int] = []
        ranges: list[int] = []
        for key in FACTION_KEYS:
            numbers = ships.yards[key].numbers
            yards += ([numbers.get(name, 0) for name in data.YARD_NUMBERS] + [0] * int(YARD_FACTS))[: int(YARD_FACTS)]
            row = [0] * int(RANGE_FACTS)
            if key in ships.ranges:
                tile = ships.ranges[key]
                row[0] = len(tile.movement)
                row[2 : 2 + len(tile.movement)] = tile.movement
                row[8 : 8 + len(tile.reach)] = tile.reach
            ranges += row
        left_out = self.canals_left_out()
        return Sea(self.board(), self.canals(), yards, ranges, ships.markers, ships.extra_power, left_out)

    def _make(self) -> Setup:
        board = self.board()
        mode = FIXED if self.factions else SIDES if self.colours else CHOICE
        if self.options["factions"] == "auction":
            mode = AUCTION
        seats = [FACTION_KEYS.index(f) for f in self.factions] or [boards().index(c) for c in self.colours]
        dwellings = [[board.space_of_label[label] for label in labels] for labels in self.dwellings]
        favors = list(data.favor_tiles_with(self.facts).values())
        table = {**data.vp_tables()[self.map if self.options["vp"] == "table" else "flat"], **self.start_vp}
        return Setup(
            board,
            self.players,
            [SCORING_CODES.index(code) for code in self.scoring],
            sorted(BONUS_CODES.index(code) for code in self.bonus),
            [TOWN_CODES.index(code) for code in in_play(data.town_tiles(), self.options)],
            int(mode),
            seats,
            dwellings,
            [table[key] for key in FACTION_KEYS],
            self.options,
            self.allowed(),
            FINAL_CODES.index(self.final_tile) + 1 if self.final_tile else 0,
            [number for code in self.scoring for number in round_row(data.scoring_tiles_with(self.facts)[code])],
            len(in_play(data.power_actions(), self.options)),
            len(in_play(data.favor_tiles(), self.options)),
            [tile.cult for tile in favors],
            [_favor_bars(tile, favors) for tile in favors],
            [tile.keys for tile in data.town_tiles_with(self.facts).values()],
            any(is_on(self.options, part) for part in ("merchants-ships", "merchants-tiles")),
            self._sea(),
        )

    def allowed(self) -> list[bool]:
        """By faction: may it be chosen?"""
        barred = self.barred()
        return [
            key not in barred and (not faction.option or self.options[faction.option] == "true")
            for key, faction in data.factions().items()
        ]


def _favor_bars(tile: data.FavorTile, tiles: Sequence[data.FavorTile]) -> int:
    """Set of the tiles nobody may have beside one: itself, and others of one step on the same cult."""
    return sum(2**k for k, o in enumerate(tiles) if o is tile or (tile.cult == o.cult and tile.steps == o.steps == 1))
