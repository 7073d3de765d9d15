"""Boxes that bring tiles and pieces of their own: a file each in boxes/. What is marked there may be replaced."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from mystica.data.facts import FavorTile, Range, ShipFacts, Trade, Yard
from mystica.data.reader import DataError, TomlTable, read_table, read_text
from mystica.errors import Complaint

STATUSES = ("confirmed", "corroborated", "inferred", "house")
REPLACEABLE = ("corroborated", "inferred", "house")
MOST = 10**6
"""No number of a game is larger; what somebody replaces in a new game may not even be beyond MOST_OF_OURS."""
MOST_OF_OURS = 99
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
REWARDS = "rewards"
"""The mark of a shipyard board for all of these."""
TRADE_ONE_OF = ("power", "steps", "priests", "ship", "action")
CANALS = "canals"
TILE_REWARDS = ("coins", "workers", "priests", "power", "spades", "ships", "shipping")
Value = int | str | list[int] | list[str]
"""Of a fact that is replaced."""


class FactError(Complaint, DataError):
    """A fact that cannot be replaced, or not like that."""


def status_of(mark: str) -> str:
    """The first word of a mark."""
    return mark.partition(":")[0]


def provenance(table: TomlTable) -> dict[str, str]:
    """The marks of a table, by key."""
    marks = table.table("provenance", optional=True)
    found = {key: marks.text(key) for key in marks.rest()}
    for key, mark in found.items():
        if status_of(mark) not in STATUSES:
            raise marks.error(key, "a mark like `house: why`")
    return found


def box_tables(folder: Path, facts: Mapping[str, Value] | None = None) -> list[TomlTable]:
    """The top table of every box, facts that a game replaces in their place."""
    tables: list[TomlTable] = []
    for path in sorted((folder / "boxes").glob("*.toml")):
        table = read_table(folder, f"boxes/{path.name}")
        tables.append(_with_facts(table, facts) if facts else table)
    return tables


def _with_facts(table: TomlTable, facts: Mapping[str, Value]) -> TomlTable:
    values = _copied(table.values())
    for path, value in facts.items():
        *names, key = _parts(path)
        inner = values
        for name in names:
            deeper = inner.setdefault(name, {})
            if not isinstance(deeper, dict):
                raise FactError("fact-unknown", text=path)
            inner = deeper
        inner[key] = list(value) if isinstance(value, (list, tuple)) else value
    return TomlTable(table.file, "", values)


def _parts(path: str) -> list[str]:
    """The keys of a path. The name of a map may have a dot in it."""
    group, _, name = path.partition(".")
    return [group, name] if group == CANALS else path.split(".")


def _copied(values: Mapping[str, object]) -> dict[str, object]:
    return {key: _copied(value) if isinstance(value, dict) else value for key, value in values.items()}


# Facts of a game of one's own


def read_own_facts(folder: Path, text: str) -> dict[str, Value]:
    """Facts from a file of one's own, by path like `shipyards.witches.coins`, checked that they may be replaced."""
    flat = dict(_flat(read_text("facts", text).values()))
    check_replaceable(folder, flat)
    return flat


def _flat(values: Mapping[str, object]) -> Iterator[tuple[str, Value]]:
    """Facts by their paths, in the order of the file."""
    left = list(values.items())[::-1]
    while left:
        path, value = left.pop()
        if isinstance(value, dict):
            left += [(f"{path}.{key}", inner) for key, inner in list(value.items())[::-1]]
        elif isinstance(value, bool) or not isinstance(value, (int, str, list)):
            raise FactError("fact-value", text=path)
        else:
            yield path, value


def check_replaceable(folder: Path, facts: Mapping[str, Value]) -> None:
    """Only what no text at hand states may be replaced."""
    boxes = [table.values() for table in box_tables(folder)]
    for path, value in facts.items():
        if any(isinstance(n, int) and n > MOST for n in (value if isinstance(value, list) else [value])):
            raise FactError("fact-large", text=path, most=MOST)
        marks = [mark for box in boxes if (mark := _mark(box, path))]
        if not marks:
            raise FactError("fact-unknown", text=path)
        if status_of(marks[0]) not in REPLACEABLE:
            raise FactError("fact-stated", text=path)


def _mark(box: Mapping[str, object], path: str) -> str:
    """The mark of a fact, or nothing."""
    parts = _parts(path)
    group = box.get(parts[0])
    if not isinstance(group, dict):
        return ""
    if parts[0] == CANALS and len(parts) == 2:
        found = _text(group.get("provenance"), parts[1])
        return found or ("" if parts[1] in ("source", "provenance") else "house: a map of one's own")
    if len(parts) != 3:
        return ""
    tables = [group.get(parts[1]), group.get("standard")] if parts[0] == "shipyards" else [group.get(parts[1])]
    for table in tables:
        marks = table.get("provenance") if isinstance(table, dict) else None
        found = _text(marks, parts[2])
        if not found and parts[0] == "scoring_tiles" and parts[2] in TILE_REWARDS:
            found = _text(marks, "per")  # another reward in place of a marked one
        if not found and parts[0] == "shipyards" and parts[2] in YARD_REWARDS and not _states(table, parts[2]):
            found = _text(marks, REWARDS)
        if found:
            return found
        if _states(table, parts[2]):
            return ""  # what the board of a faction states is no fact of the standard one
    return ""


def _states(table: object, key: str) -> bool:
    return isinstance(table, dict) and key in table


def _text(table: object, key: str) -> str:
    value = table.get(key) if isinstance(table, dict) else None
    return value if isinstance(value, str) else ""


def check_sense(facts: Mapping[str, Value], ships: ShipFacts, favors: Mapping[str, FavorTile]) -> None:
    """What is replaced must agree with what the rulebook does state. Games that exist keep what they have."""
    for path, value in facts.items():
        numbers = value if isinstance(value, list) else [value]
        if any(isinstance(number, int) and number > MOST_OF_OURS for number in numbers):
            raise FactError("fact-large", text=path, most=MOST_OF_OURS)
    for faction, tile in ships.ranges.items():
        for track, stated in tile.stated.items():
            values: tuple[int, ...] = getattr(tile, track)
            if values[: len(stated)] != stated:
                told = ", ".join(map(str, stated))
                raise FactError("fact-range", text=f"ranges.{faction}.{track}", known=told)
    taken: dict[tuple[str, int], str] = {}
    for code, favor in favors.items():
        first = taken.setdefault((favor.option, favor.cult), code) if favor.provenance else code
        if first != code:
            raise FactError("fact-cults", first=first, last=code)


# Ships


def read_replaced(folder: Path) -> dict[str, str]:
    """Codes of tiles that stay in the box, with the option that puts others in their place."""
    found: dict[str, str] = {}
    for box in box_tables(folder):
        table = box.table("replaced", optional=True)
        table.text("source", "")
        for option in table.rest():
            found |= dict.fromkeys(table.texts(option), option)
    return found


def read_structures(folder: Path) -> dict[str, dict[str, int | str]]:
    """Structures beyond those of the faction boards, by code: name, power value, limit, what stands there before."""
    found: dict[str, dict[str, int | str]] = {}
    for box in box_tables(folder):
        if box.has("structure"):
            table = box.table("structure")
            table.text("source")
            found[table.text("code")] = {
                "name": table.text("name"),
                "power_value": table.number("power_value"),
                "limit": table.number("limit"),
                "upgraded_from": table.text("upgraded_from"),
            }
            table.close()
    return found


def read_ships(folder: Path, factions: tuple[str, ...], facts: Mapping[str, Value] | None = None) -> ShipFacts:
    """Ships, trade, shipyards, range tiles and canals of the box that has them; nothing of it without such a box."""
    for box in box_tables(folder, facts):
        if box.has("ships"):
            return _ships(box, factions)
    yards = {key: Yard(key, {}, {}) for key in factions}
    return ShipFacts(0, 0, 0, "", "", {}, yards, {}, {}, {}, {})


def _ships(box: TomlTable, factions: tuple[str, ...]) -> ShipFacts:
    ships, trade, yards, ranges, canals = tables = [
        box.table(name) for name in ("ships", "trade", "shipyards", "ranges", "canals")
    ]
    sources = {table.name: table.text("source") for table in tables}
    canal_marks = provenance(canals)
    standard = yards.table("standard")
    own = {key: yards.table(key, optional=True) for key in factions}
    yards.close()
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
