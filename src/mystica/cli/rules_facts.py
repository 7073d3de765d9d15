"""The facts a topic of the rules shows as tables: faction boards, tiles, the introductory game, starting VP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from mystica import data
from mystica.data import CULTS, RESOURCES, Faction, Income, Structure

_HIDDEN = ("code", "name")
_WORDS = {
    "count": "copies", "vp": "VP", "pass_vp": "VP on passing", "build_vp": "VP on building",
    "town_power": "power of a town", "action_steps": "steps as a special action",
    "pass_vp_trading_houses": "VP on passing by trading houses, from 0 up", "skip_range": "further spaces to skip",
    "event": "pays for", "per": "for every so many steps",
}  # fmt: skip
_EVENTS = {"spade": "spades", "town": "towns", "SH_SA": "stronghold, sanctuary"}


@dataclass(frozen=True)
class FactTable:
    """Rows of text below column headings; the first cell names the row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def facts_of(key: str) -> list[FactTable]:
    """The tables that belong to a topic, mostly none."""
    if key in data.factions():
        return _board(data.factions()[key])
    tiles: dict[str, object] = {
        **data.power_actions(),
        **data.bonus_cards(),
        **data.favor_tiles(),
        **data.town_tiles(),
        **data.scoring_tiles(),
    }
    if key in tiles:
        return [FactTable("Facts", ("", ""), tuple(_tile(tiles[key])))]
    if key == "first-play":
        return _introductions()
    if key == "vp":
        return _starting_vp()
    if key == "all-factions":
        return [FactTable("In short", ("", ""), tuple(_abilities()))]
    return []


def _amount(number: int, noun: str) -> str:
    return f"{number} {noun.removesuffix('s') if number == 1 else noun}"


def _goods(income: Income | Structure | Faction) -> str:
    """`2 workers, 3 coins` from the fields of that name."""
    names = [name for name in ("workers", "coins", "priests", "power") if hasattr(income, name)]
    amounts = [(getattr(income, name), name) for name in names]
    return ", ".join(_amount(n, noun) for n, noun in amounts if isinstance(n, int) and n) or "nothing"


def _home(faction: Faction) -> str:
    return data.common().terrain_names.get(faction.colour, faction.colour)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


# ---- faction boards ---------------------------------------------------------------------------------------


def _board(faction: Faction) -> list[FactTable]:
    steps = [f"{cult} {level}" for cult, level in zip(CULTS, faction.cults, strict=True) if level]
    lonely = faction.structures["TP"].coins * data.common().lonely_trading_house_factor
    rows = (
        ("home terrain", _home(faction)),
        ("start", _goods(faction)),
        ("power", "/".join(map(str, faction.power))),
        ("cults", ", ".join(steps) or "none"),
        ("first dwellings", str(faction.first_dwellings)),
        ("shipping", _shipping(faction)),
        ("spades", _digging(faction)),
        ("lonely house", f"{_amount(lonely, 'coins')} for a trading house without a neighbour"),
        ("source", faction.source),
    )
    structures = tuple(_structure(piece) for piece in faction.structures.values())
    columns = ("structure", "price", "value", "income, from none built to all")
    return [FactTable("Board", ("", ""), rows), FactTable("Structures", columns, structures)]


def _shipping(faction: Faction) -> str:
    track = faction.shipping
    if track is None:
        return "none"
    price = f"{_amount(track.priests, 'priests')}, {_amount(track.coins, 'coins')}"
    return f"{track.start} to {track.top}; a step costs {price} and brings {_numbers(track.vp)} VP in turn"


def _digging(faction: Faction) -> str:
    track = faction.digging
    if any(track.priests_per_spade):
        spade = f"{_numbers(track.priests_per_spade)} priest each"
    else:
        spade = f"{_numbers(track.workers_per_spade)} workers each, by level"
    if not track.top:
        return spade
    price = ", ".join(_amount(getattr(track, name), name) for name in ("workers", "coins", "priests"))
    return f"{spade}; a step costs {price} and brings {_numbers(track.vp)} VP in turn"


def _structure(piece: Structure) -> tuple[str, ...]:
    common = data.common()
    columns = {name: tuple(getattr(income, name) for income in piece.income) for name in RESOURCES}
    income = "; ".join(f"{name} {_numbers(column)}" for name, column in columns.items() if any(column))
    return common.structure_names[piece.code], _goods(piece), str(piece.power_value), income or "none"


def _abilities() -> list[tuple[str, ...]]:
    return [(f.key, f"{_home(f)}. {f.ability} Stronghold: {f.stronghold}") for f in data.factions().values()]


# ---- tiles ------------------------------------------------------------------------------------------------


def _tile(tile: object) -> list[tuple[str, ...]]:
    """Every field of a tile that says something."""
    rows: list[tuple[str, ...]] = []
    for field in fields(tile):  # type: ignore[arg-type]
        value = getattr(tile, field.name)
        if field.name == "cult":
            rows.append(("cult", CULTS[value] if value >= 0 else "priests left on the cults"))
        elif value and value != Income() and field.name not in _HIDDEN:
            rows.append((_WORDS.get(field.name, field.name), _value(value)))
    return rows


def _value(value: object) -> str:
    names = {**data.common().structure_names, **_EVENTS}
    if isinstance(value, Income):
        return _goods(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{number} for each {names.get(key, 'level of ' + key)}" for key, number in value.items())
    if isinstance(value, tuple):
        return _numbers(value)
    return names.get(value, value) if isinstance(value, str) else str(value)


# ---- setup ------------------------------------------------------------------------------------------------


def _introductions() -> list[FactTable]:
    tables = []
    for players, game in data.introductions().items():
        seats = tuple((data.factions()[key].name, " ".join(game.dwellings[key])) for key in game.factions)
        rows = (*seats, ("scoring tiles", " ".join(game.scoring)), ("bonus cards", " ".join(game.bonus)))
        tables.append(FactTable(f"{players} players", ("", ""), rows))
    return tables


def _starting_vp() -> list[FactTable]:
    known = data.factions()
    return [
        FactTable(
            f"Table of map {name}",
            ("faction", "VP"),
            tuple((known[k].name, str(v)) for k, v in table.items() if k in known),
        )
        for name, table in data.vp_tables().items()
        if name != "flat"
    ]
