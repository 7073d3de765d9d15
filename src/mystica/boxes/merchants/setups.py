"""Setups of games with ships: what is in play, canals, shipyard boards, new bonus cards first."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine.sea import RANGE_FACTS, YARD_FACTS, Sea, canal_rivers
from mystica.engine.core.board import Board, board_of
from mystica.engine.core.setup import BoxFacts
from mystica.engine.core.tables import FACTION_KEYS
from mystica.setups.game_setup import GameSetup
from mystica.setups.of_boxes import SetupsOfBox
from mystica.setups.options import SetupError, is_on

SHIPS, TILES, CANALS = "merchants-ships", "merchants-tiles", "merchants-canals"


class MerchantsSetups(SetupsOfBox):
    def in_play(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """With ships they see to the tiles, too."""
        return (SHIPS,) if is_on(options, SHIPS) else (TILES,) if is_on(options, TILES) else ()

    def engine_facts(self, setup: GameSetup) -> dict[str, BoxFacts]:
        ships = box_data.ships_with(setup.facts)
        with_ships = is_on(setup.options, SHIPS)
        sea = Sea(
            board=setup.board() if with_ships else None,
            canals=canals_of(setup) if with_ships else [],
            left_out=canals_left_out(setup) if with_ships else [],
            yards=[number for key in FACTION_KEYS for number in _yard_row(ships.yards[key])],
            ranges=[number for key in FACTION_KEYS for number in _range_row(ships.ranges.get(key))],
            markers=ships.markers,
            extra_power=ships.extra_power,
            rulings=setup.options,
        )
        return {"merchants": sea}

    def may_replace_facts(self, options: Mapping[str, str]) -> bool:
        return bool(self.in_play(options))

    def check_new_facts(self, facts: Mapping[str, data.Value]) -> None:
        """Canals of our maps; others are looked at with their maps."""
        for name, canals in box_data.ships_with(facts).canals.items():
            if f"canals.{name}" in facts and name in data.maps():
                for one, other in canals:
                    rivers_joined(board_of(name), name, one, other)

    def drawn_first(self, options: Mapping[str, str]) -> tuple[str, int]:
        return (TILES, 2) if options["merchants-cards-first"] == "true" else ("", 0)


PART = MerchantsSetups()


def _yard_row(yard: box_data.Yard) -> list[int]:
    """The numbers of a shipyard board, in the order of their columns."""
    return _filled([yard.numbers.get(name, 0) for name in box_data.YARD_NUMBERS], int(YARD_FACTS))


def _range_row(tile: box_data.Range | None) -> list[int]:
    """The last space of a range tile, movement from column 2 on, reach from column 8 on."""
    row = [] if tile is None else [len(tile.movement), 0, *_filled([*tile.movement], 6), *tile.reach]
    return _filled(row, int(RANGE_FACTS))


def _filled(numbers: list[int], columns: int) -> list[int]:
    return (numbers + [0] * columns)[:columns]


# ---- canals ----------------------------------------------------------------------------------------------------


def canals_of(setup: GameSetup) -> list[tuple[int, int]]:
    """The river spaces that each canal of the game joins."""
    if not is_on(setup.options, CANALS):
        return []
    board = setup.board()
    return [rivers_joined(board, setup.map, one, other) for one, other in _canals_of_the_map(setup)]


def canals_left_out(setup: GameSetup) -> list[tuple[int, int]]:
    """The river spaces that canals of the map would join, had the game any."""
    if is_on(setup.options, CANALS):
        return []
    board = setup.board()
    found = [rivers_between(board, one, other) for one, other in _canals_of_the_map(setup)]
    return [(rivers[0], rivers[1]) for rivers in found if len(rivers) == 2]


def _canals_of_the_map(setup: GameSetup) -> tuple[tuple[str, str], ...]:
    """As the facts of this game have them: the land on both sides."""
    return box_data.ships_with(setup.facts).canals.get(setup.map, ())


def rivers_between(board: Board, one: str, other: str) -> list[int]:
    """The rivers at the ends of the edge between two spaces: a canal there needs two."""
    ends = [board.space_of_label.get(label.upper(), -1) for label in (one, other)]
    return canal_rivers(board, *ends) if min(ends) >= 0 else []


def rivers_joined(board: Board, name: str, one: str, other: str) -> tuple[int, int]:
    """The two river spaces that a canal between these spaces of a map joins."""
    rivers = rivers_between(board, one, other)
    if len(rivers) != 2:
        raise SetupError("setup-canal", first=one, last=other, name=name)
    return rivers[0], rivers[1]
