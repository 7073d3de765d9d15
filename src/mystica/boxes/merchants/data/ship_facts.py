"""Reads and checks ships.toml."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from mystica import data
from mystica.boxes.merchants.data.shapes import Range, ShipFacts, Trade, Yard
from mystica.data.marks import provenance
from mystica.data.numbers import HOME
from mystica.data.of_boxes import DataOfBox, Facts, Value
from mystica.data.reading.factions import read_factions
from mystica.data.replaced_facts import OTHERS, FactError, box_tables_with
from mystica.data.toml_table import TomlTable

FILE = "ships.toml"
YARD_NUMBERS = (
    "workers", "coins", "ships", "shipping", "steps", "income_ships", "ship_workers", "ship_coins", "extra_spaces",
    "extra_from_bowl_two", "stronghold_spades", "stronghold_tokens", "stronghold_steps", "protects_home",
    "stronghold_range", "returned_workers", "keys", "new_home", "storm_by_ship", "market", "reward_vp", "reward_coins",
    "reward_workers", "reward_priests", "reward_power", "reward_tokens", "reward_keys", "reward_favors",
    "reward_spades",
)  # fmt: skip
YARD_REWARDS = {
    "reward_vp": 30, "reward_coins": 30, "reward_workers": 15, "reward_priests": 7, "reward_power": 24,
    "reward_tokens": 12, "reward_keys": 4, "reward_favors": 3, "reward_spades": 3, "steps": 10,
}  # fmt: skip
"""What a shipyard may bring at once besides ships and shipping, with the most of each."""
TRADE_ONE_OF = ("power", "steps", "priests", "ship", "action")


class ShipData(DataOfBox):
    own_files = (FILE,)

    def check(self, folder: Path, facts: Facts) -> None:
        read_ships(folder, facts)

    def placeholders(self, folder: Path) -> dict[str, object]:
        return {"ships": read_ships(folder, all_boards=True)}

    def check_new(self, folder: Path, facts: Mapping[str, Value]) -> None:
        for faction, tile in read_ships(folder, facts).ranges.items():
            for track, stated in tile.stated.items():
                values: tuple[int, ...] = getattr(tile, track)
                if values[: len(stated)] != stated:
                    told = ", ".join(map(str, stated))
                    raise FactError("fact-range", text=f"ranges.{faction}.{track}", known=told)


@cache
def ships() -> ShipFacts:
    """Ships, trade, shipyards, range tiles and canals."""
    return read_ships(HOME)


def ships_with(facts: Mapping[str, Value]) -> ShipFacts:
    """The same with facts that a game replaces."""
    return read_ships(HOME, facts) if facts else ships()


def read_ships(folder: Path, facts: Facts = None, all_boards: bool = False) -> ShipFacts:
    """The file beside the data of this folder. Boards of factions that are not there are passed over, unless all are
    asked for: texts name them."""
    (file,) = box_tables_with(folder, FILE, facts)
    factions = data.factions() if folder == HOME else read_factions(folder)
    ships, trade, yards, ranges, canals = tables = [
        file.table(name) for name in ("ships", "trade", "shipyards", "ranges", "canals")
    ]
    sources = {table.name: table.text("source") for table in tables}
    canal_marks = provenance(canals)
    canal_marks.pop(OTHERS, None)
    standard = yards.table("standard")
    own = {key: yards.table(key, optional=True) for key in (*factions, *(yards.rest() if all_boards else ()))}
    found = ShipFacts(
        each=ships.number("each"),
        markers=ships.number("markers"),
        extra_power=ships.number("extra_power"),
        move_action=ships.text("move_action"),
        build_action=ships.text("build_action"),
        trade={code: _trade(trade.table(code)) for code in trade.rest()},
        yards=_yards(standard, own),
        ranges={key: _range(key, ranges.table(key)) for key in ranges.rest()},
        canals={name: tuple(_canal(canals, name, text) for text in canals.texts(name)) for name in canals.rest()},
        canal_provenance=canal_marks,
        sources=sources,
    )
    ships.close()
    return found


def _trade(table: TomlTable) -> Trade:
    one_of = table.table("one_of", optional=True)
    choices = one_of.number_map(TRADE_ONE_OF)
    numbers = {key: table.number(key, 0) for key in ("vp", "coins", "workers", "power", "spades")}
    table.close()
    return Trade(**numbers, one_of=choices)


def _yards(standard: TomlTable, own: dict[str, TomlTable]) -> dict[str, Yard]:
    marks = provenance(standard)
    usual = standard.number_map(YARD_NUMBERS)
    found: dict[str, Yard] = {}
    for faction, table in own.items():
        other_marks = provenance(table)
        numbers = table.number_map(YARD_NUMBERS)
        for key, most in YARD_REWARDS.items():
            if numbers.get(key, 0) > most:
                raise table.error(key, f"a whole number from 0 to {most}")
        found[faction] = Yard(faction, usual | numbers, marks | other_marks)
    return found


def _range(faction: str, table: TomlTable) -> Range:
    marks = provenance(table)
    movement, reach = table.numbers("movement"), table.numbers("reach")
    if not 1 <= len(movement) <= 5 or len(reach) != len(movement) or 0 in (*movement, *reach):
        raise table.error("movement", "one to five numbers from 1 up, and as many of reach")
    if max(movement) > 5 or max(reach) > 6:
        raise table.error("movement", "movement up to 5 and reach up to 6")
    stated = table.table("stated", optional=True)
    table.close()
    return Range(faction, movement, reach, marks, {key: stated.numbers(key) for key in stated.rest()})


def _canal(table: TomlTable, name: str, text: str) -> tuple[str, str]:
    one, colon, other = text.partition(":")
    if not colon or not one or not other:
        raise table.error(name, "canals like `E4:E5`")
    return one, other
