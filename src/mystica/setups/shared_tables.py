"""The engine's tables that games on one map with the same options and facts share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from mystica import data
from mystica.engine.core.boxes import boxes_named
from mystica.engine.core.setup import AUCTION, CHOICE, FIXED, SIDES, Setup
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    FINAL_CODES,
    NO_FAVOR,
    NO_TOWN,
    POWER_CODES,
    SCORING_CODES,
    TOWN_CODES,
    mask,
    round_row,
)
from mystica.setups.cache import Cache
from mystica.setups.checks import boards
from mystica.setups.of_boxes import of_boxes
from mystica.setups.options import Tile, in_play

if TYPE_CHECKING:
    from mystica.setups.game_setup import GameSetup


class SharedTables:
    """Immutable, as are the setups that share it."""

    def __init__(self, setup: GameSetup) -> None:
        options, facts = setup.options, setup.facts
        known_favors, known_towns = data.favor_tiles_with(facts), data.town_tiles_with(facts)
        favors = [known_favors.get(code, NO_FAVOR) for code in FAVOR_CODES]
        vp = {**data.vp_tables()[setup.map if options["vp"] == "table" else "flat"], **setup.start_vp}
        self._board = setup.board()
        self._towns = [TOWN_CODES.index(code) for code in in_play(data.town_tiles(), options)]
        self._start_vp = [vp.get(key, 0) for key in FACTION_KEYS]
        self._allowed = setup.allowed()
        self._rows = {code: round_row(tile) for code, tile in data.scoring_tiles_with(facts).items()}
        self._powers = _set_of(POWER_CODES, data.power_actions(), options)
        self._favors = _set_of(FAVOR_CODES, data.favor_tiles(), options)
        self._favor_cults = [tile.cult for tile in favors]
        self._favor_bars = [_favor_bars(tile, favors) for tile in favors]
        self._town_keys = [known_towns.get(code, NO_TOWN).keys for code in TOWN_CODES]
        self._boxes = boxes_named([name for box in of_boxes() for name in box.in_play(options)])
        self._box_facts = {key: facts for box in of_boxes() for key, facts in box.engine_facts(setup).items()}

    def engine_setup(self, setup: GameSetup) -> Setup:
        """The engine's form of a setup that is right."""
        board = self._board
        mode = FIXED if setup.factions else SIDES if setup.colours else CHOICE
        if setup.options["factions"] == "auction":
            mode = AUCTION
        return Setup(
            board=board,
            players=setup.players,
            scoring=[SCORING_CODES.index(code) for code in setup.scoring],
            bonus=sorted([BONUS_CODES.index(code) for code in setup.bonus]),
            towns=self._towns,
            faction_mode=int(mode),
            factions=[FACTION_KEYS.index(key) for key in setup.factions] or [boards().index(c) for c in setup.colours],
            dwellings=[[board.space_of_label[label] for label in labels] for labels in setup.dwellings],
            start_vp=self._start_vp,
            rulings=setup.options,
            allowed=self._allowed,
            final_tile=FINAL_CODES.index(setup.final_tile) + 1 if setup.final_tile else 0,
            rounds=[number for code in setup.scoring for number in self._rows[code]],
            powers=self._powers,
            favors=self._favors,
            favor_cults=self._favor_cults,
            favor_bars=self._favor_bars,
            town_keys=self._town_keys,
            boxes=self._boxes,
            box_facts=self._box_facts,
        )


cache: Cache[SharedTables] = Cache()


def tables_shared_by(setup: GameSetup) -> SharedTables:
    """What a setup that is right shares with others like it."""
    alike = (setup.map, setup.map_rows, setup.options, setup.start_vp, setup.facts)
    return cache.get(alike, lambda: SharedTables(setup))


def _set_of(codes: Sequence[str], tiles: Mapping[str, Tile], options: Mapping[str, str]) -> int:
    """The set of those in play, by their numbers."""
    there = in_play(tiles, options)
    return mask([code in there for code in codes])


def _favor_bars(tile: data.FavorTile, tiles: Sequence[data.FavorTile]) -> int:
    """Set of the tiles nobody may have beside one: itself, and others of one step on the same cult."""
    return sum(2**k for k, o in enumerate(tiles) if o is tile or (tile.cult == o.cult and tile.steps == o.steps == 1))
