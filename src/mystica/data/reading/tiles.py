"""Tiles, cards and power actions, of the base game and of the boxes."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from mystica.data.boxes import Value, box_tables, provenance
from mystica.data.facts import (
    CULTS,
    EVENTS,
    MEASURES,
    RESOURCES,
    STRUCTURES,
    BonusCard,
    FavorTile,
    FinalTile,
    Income,
    PowerAction,
    ScoringTile,
    TownTile,
)
from mystica.data.numbers import in_order, read_numbers
from mystica.data.reader import DataError, TomlTable, read_table

T = TypeVar("T")
Facts = Mapping[str, Value] | None
"""What a game replaces, by path."""
_STRUCTURES = (*STRUCTURES, "SY")
_DRAWN = ("bonus_cards", "scoring_tiles", "final_tiles")
"""Groups whose tiles a setup names. The others are in a game because of its options."""
_NUMBERED = ("power_actions", "bonus_cards", "favor_tiles", "town_tiles")


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
    """The final scoring tiles of tiles.toml and the boxes."""
    return _tiles(folder, "final_tiles", _final_tile)


def _tiles(
    folder: Path, group: str, make: Callable[[str, TomlTable, str, str], T], facts: Facts = None
) -> dict[str, T]:
    """One group of tiles.toml and of the boxes; a tile without its own source and option has the group's."""
    found: dict[str, T] = {}
    for file in [read_table(folder, "tiles.toml"), *box_tables(folder, facts)]:
        if file.file != "tiles.toml" and not file.has(group):
            continue
        table = file.table(group)
        source, option = table.text("source"), table.text("option", "")
        for code in table.rest():
            tile = table.table(code)
            brought_by = tile.text("option", option)
            found[code] = make(code, tile, tile.text("source", source), brought_by)
            tile.close()
            _check_option(folder, group, tile, code, brought_by)
    return found if group not in _NUMBERED else in_order(folder, group, found)


def _check_option(folder: Path, group: str, tile: TomlTable, code: str, option: str) -> None:
    """A tile that a setup does not name would be in games that have begun long ago, if no option said otherwise."""
    if option and not read_table(folder, "options.toml").has(option):
        raise DataError(f"{tile.file}: table [{tile.name}]: there is no option {option} in options.toml")
    if not option and group not in _DRAWN and code not in read_numbers(folder, group):
        raise DataError(
            f"{tile.file}: table [{tile.name}]: name the `option` that brings this tile, one of options.toml;"
            " without one it would turn up in games that have already begun"
        )


def _power_action(code: str, tile: TomlTable, source: str, option: str) -> PowerAction:
    keys = ("coins", "workers", "priests", "spades", "bridges", "paid_priests", "favors", "ships", "moves")
    gains = {key: tile.number(key, 0) for key in keys}
    marks = provenance(tile)
    return PowerAction(code=code, cost=tile.number("cost"), source=source, option=option, provenance=marks, **gains)


def _bonus_card(code: str, tile: TomlTable, source: str, option: str) -> BonusCard:
    return BonusCard(
        code=code,
        name=tile.text("name"),
        income=_income(tile.table("income", optional=True)),
        spades=tile.number("spades", 0),
        steps=tile.number("steps", 0),
        shipping=tile.number("shipping", 0),
        pass_vp=tile.table("pass_vp", optional=True).number_map((*_STRUCTURES, "shipping", "ships")),
        option=option,
        source=source,
        ships=tile.number("ships", 0),
        moves=tile.number("moves", 0),
        trade_vp=tile.number("trade_vp", 0),
        provenance=provenance(tile),
    )


def _favor_tile(code: str, tile: TomlTable, source: str, option: str) -> FavorTile:
    return FavorTile(
        code=code,
        name=tile.text("name"),
        count=tile.number("count"),
        cult=CULTS.index(tile.text("cult", choices=CULTS)),
        steps=tile.number("steps"),
        income=_income(tile.table("income", optional=True)),
        action_steps=tile.number("action_steps", 0),
        town_power=tile.number("town_power", 0),
        build_vp=tile.table("build_vp", optional=True).number_map(STRUCTURES),
        pass_vp_trading_houses=tile.numbers("pass_vp_trading_houses", ()),
        option=option,
        source=source,
        one_of=tile.table("one_of", optional=True).number_map(("shipping", "workers", "coins")),
        trade_vp=tile.table("trade_vp", optional=True).number_map(_STRUCTURES),
        pass_vp_markers=tile.numbers("pass_vp_markers", ()),
        provenance=provenance(tile),
    )


def _town_tile(code: str, tile: TomlTable, source: str, option: str) -> TownTile:
    gains = {key: tile.number(key, 0) for key in (*RESOURCES, "steps", "shipping", "skip_range", "ships")}
    return TownTile(
        code=code,
        name=tile.text("name"),
        count=tile.number("count"),
        keys=tile.number("keys"),
        vp=tile.number("vp"),
        option=option,
        source=source,
        provenance=provenance(tile),
        **gains,
    )


def _scoring_tile(code: str, tile: TomlTable, source: str, option: str) -> ScoringTile:
    cult = tile.text("cult", choices=(*CULTS, "priests"))
    if tile.number("per") == 0:
        raise tile.error("per", "a whole number from 1 up")
    gains = {key: tile.number(key, 0) for key in (*RESOURCES, "spades", "ships", "shipping")}
    return ScoringTile(
        code=code,
        name=tile.text("name"),
        event=tile.text("event", choices=EVENTS),
        vp=tile.number("vp"),
        cult=CULTS.index(cult) if cult in CULTS else -1,
        per=tile.number("per"),
        option=option,
        source=source,
        provenance=provenance(tile),
        **gains,
    )


def _final_tile(code: str, tile: TomlTable, source: str, option: str) -> FinalTile:
    return FinalTile(
        code=code,
        name=tile.text("name"),
        ledger=tile.text("ledger"),
        measure=tile.text("measure", choices=MEASURES),
        vp=tile.numbers("vp"),
        option=option,
        source=source,
    )


def _income(table: TomlTable) -> Income:
    found = {key: table.number(key, 0) for key in (*RESOURCES, "ships")}
    table.close()
    return Income(**found)
