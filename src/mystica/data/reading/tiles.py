"""Reads tiles, cards and power actions, of the base game and of the boxes."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict, TypeVar

from mystica.data.facts import (
    CULTS,
    RESOURCES,
    STRUCTURES,
    BonusCard,
    Common,
    FavorTile,
    FinalTile,
    Income,
    Option,
    PowerAction,
    ScoringTile,
    TileFacts,
    TownTile,
)
from mystica.data.marks import provenance
from mystica.data.numbers import in_order, read_numbers
from mystica.data.of_boxes import Facts
from mystica.data.reading.rules import read_common, read_tile_facts
from mystica.data.reading.setups import read_options
from mystica.data.replaced_facts import tables_with
from mystica.data.toml_table import DataError, TomlTable

T = TypeVar("T")
TILES = "tiles.toml"
_DRAWN = ("bonus_cards", "scoring_tiles", "final_tiles")
"""Groups whose tiles a setup names. The others are in a game because of its options."""
_NUMBERED = ("power_actions", "bonus_cards", "favor_tiles", "town_tiles")


class _Every(TypedDict):
    """What every tile has."""

    code: str
    option: str
    source: str
    provenance: dict[str, str]
    more: Counter[str]
    more_rows: dict[str, tuple[int, ...]]
    more_tables: dict[str, dict[str, int]]


@dataclass(frozen=True, slots=True)
class _Tile:
    """The table of a tile, its group's source and option, and what there is to know besides."""

    code: str
    table: TomlTable
    group: str
    source: str | None
    option: str
    common: Common
    further: TileFacts

    def every(self) -> _Every:
        table, kind = self.table, self.group
        return {
            "code": self.code,
            "option": table.text("option", self.option),
            "source": table.text("source", self.source),
            "provenance": provenance(table),
            "more": self.more(kind, table),
            "more_rows": {key: table.numbers(key) for key in self.further.rows.get(kind, ()) if table.has(key)},
            "more_tables": {key: self.by_structure(key) for key in self.further.tables.get(kind, ()) if table.has(key)},
        }

    def more(self, kind: str, table: TomlTable) -> Counter[str]:
        """The numbers that boxes add to things of this kind."""
        return Counter({key: table.number(key) for key in self.further.numbers.get(kind, ()) if table.has(key)})

    def by_structure(self, key: str, *others: str) -> dict[str, int]:
        """A table of numbers by structure."""
        return self.table.table(key, optional=True).number_map((*self.common.structure_names, *others))

    def income(self) -> Income:
        table = self.table.table("income", optional=True)
        found = {key: table.number(key, 0) for key in RESOURCES}
        income = Income(**found, more=self.more("income", table))
        table.close()
        return income


def read_power_actions(folder: Path) -> dict[str, PowerAction]:
    """The power actions of tiles.toml and the boxes."""
    return _tiles(folder, "power_actions", _power_action)


def read_bonus_cards(folder: Path) -> dict[str, BonusCard]:
    """The bonus cards of tiles.toml and the boxes."""
    return _tiles(folder, "bonus_cards", _bonus_card)


def read_favor_tiles(folder: Path, facts: Facts = None) -> dict[str, FavorTile]:
    """The favor tiles of tiles.toml and the boxes."""
    return _tiles(folder, "favor_tiles", _favor_tile, facts)


def read_town_tiles(folder: Path, facts: Facts = None) -> dict[str, TownTile]:
    """The town tiles of tiles.toml and the boxes."""
    return _tiles(folder, "town_tiles", _town_tile, facts)


def read_scoring_tiles(folder: Path, facts: Facts = None) -> dict[str, ScoringTile]:
    """The scoring tiles of tiles.toml and the boxes."""
    return _tiles(folder, "scoring_tiles", _scoring_tile, facts)


def read_final_tiles(folder: Path) -> dict[str, FinalTile]:
    """The final scoring tiles of the boxes."""
    return _tiles(folder, "final_tiles", _final_tile)


def _tiles(folder: Path, group: str, make: Callable[[_Tile], T], facts: Facts = None) -> dict[str, T]:
    """One group of every tiles.toml; a tile without its own source and option has the group's."""
    common, further, options = read_common(folder), read_tile_facts(folder), read_options(folder)
    found: dict[str, T] = {}
    for file in tables_with(folder, TILES, facts):
        if not file.has(group):
            continue
        table = file.table(group)
        source, option = table.text("source") if table.has("source") else None, table.text("option", "")
        for code in table.rest():
            tile = _Tile(code, table.table(code), group, source, option, common, further)
            found[code] = make(tile)
            tile.table.close()
            _check_code(tile)
            _check_option(folder, tile, options)
    return found if group not in _NUMBERED else in_order(folder, group, found)


def _check_code(tile: _Tile) -> None:
    """Moves and saves name tiles by their codes."""
    if tile.group != "final_tiles" and not re.fullmatch("[A-Z]+[0-9]+", tile.code):
        raise DataError(f"{tile.table.file}: table [{tile.table.name}]: expected a code of capitals and a number")


def _check_option(folder: Path, tile: _Tile, options: dict[str, Option]) -> None:
    """A tile that a setup does not name would be in games that have begun long ago, if no option said otherwise."""
    option = tile.table.text("option", tile.option)
    place = f"{tile.table.file}: table [{tile.table.name}]"
    if option and option not in options:
        raise DataError(f"{place}: there is no option {option} in options.toml")
    if not option and tile.group not in _DRAWN and tile.code not in read_numbers(folder, tile.group):
        raise DataError(
            f"{place}: name the `option` that brings this tile, one of options.toml;"
            " without one it would turn up in games that have already begun"
        )


def _power_action(tile: _Tile) -> PowerAction:
    keys = ("coins", "workers", "priests", "spades", "bridges", "paid_priests", "favors")
    gains = {key: tile.table.number(key, 0) for key in keys}
    return PowerAction(**tile.every(), cost=tile.table.number("cost"), **gains)


def _bonus_card(tile: _Tile) -> BonusCard:
    table = tile.table
    return BonusCard(
        **tile.every(),
        name=table.text("name", ""),
        income=tile.income(),
        spades=table.number("spades", 0),
        steps=table.number("steps", 0),
        shipping=table.number("shipping", 0),
        pass_vp=tile.by_structure("pass_vp", "shipping", *tile.further.numbers.get("pass_vp", ())),
    )


def _favor_tile(tile: _Tile) -> FavorTile:
    table = tile.table
    return FavorTile(
        **tile.every(),
        name=table.text("name", ""),
        count=table.number("count"),
        cult=CULTS.index(table.text("cult", choices=CULTS)),
        steps=table.number("steps"),
        income=tile.income(),
        action_steps=table.number("action_steps", 0),
        town_power=table.number("town_power", 0),
        build_vp=table.table("build_vp", optional=True).number_map(STRUCTURES),
        pass_vp_trading_houses=table.numbers("pass_vp_trading_houses", ()),
        one_of=table.table("one_of", optional=True).number_map(("shipping", "workers", "coins")),
    )


def _town_tile(tile: _Tile) -> TownTile:
    table = tile.table
    gains = {key: table.number(key, 0) for key in (*RESOURCES, "steps", "shipping", "skip_range")}
    return TownTile(
        **tile.every(),
        name=table.text("name", ""),
        count=table.number("count"),
        keys=table.number("keys"),
        vp=table.number("vp"),
        **gains,
    )


def _scoring_tile(tile: _Tile) -> ScoringTile:
    table = tile.table
    cult = table.text("cult", choices=(*CULTS, "priests"))
    if table.number("per") == 0:
        raise table.error("per", "a whole number from 1 up")
    gains = {key: table.number(key, 0) for key in (*RESOURCES, "spades", "shipping")}
    return ScoringTile(
        **tile.every(),
        name=table.text("name", ""),
        event=_event(tile),
        vp=table.number("vp"),
        cult=CULTS.index(cult) if cult in CULTS else -1,
        per=table.number("per"),
        **gains,
    )


def _event(tile: _Tile) -> str:
    """One of those there are, or structures that are built: `TE`, `SH_SA`."""
    event = tile.table.text("event")
    if not set(event.split("_")) <= set(tile.common.structure_names):
        tile.table.text("event", choices=(*tile.common.structure_names, *tile.further.events))
    return event


def _final_tile(tile: _Tile) -> FinalTile:
    table = tile.table
    return FinalTile(
        **tile.every(),
        name=table.text("name", ""),
        ledger=table.text("ledger"),
        measure=table.text("measure", choices=tile.further.measures),
        vp=table.numbers("vp"),
    )
