"""The facts a topic of the rules shows as tables: faction boards, tiles, the introductory game, starting VP."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from mystica import data
from mystica.cli.rules_sea import SEA_TOPICS, board_tables, marked, sea_tables
from mystica.data import CULTS, RESOURCES, Faction, Income, Structure
from mystica.i18n import FALLBACK, has, t

_HIDDEN = ("code", "name", "provenance")
_EVENTS = {
    "spade": ("word-spades",), "town": ("word-town",), "SH_SA": ("structure-SH", "structure-SA"),
    "SH_SA_SY": ("structure-SH", "structure-SA", "structure-SY"), "trade": ("word-trade",),
    "advance": ("fact-advances",),
}  # fmt: skip
_WITHOUT_TITLES = ("", "")


@dataclass(frozen=True)
class FactTable:
    """Rows of text below column headings; the first cell names the row."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def facts_of(key: str, locale: str = FALLBACK) -> list[FactTable]:
    """The tables that belong to a topic, mostly none."""
    if key in data.factions():
        return _board(data.factions()[key], locale)
    tiles: dict[str, object] = {
        **data.power_actions(),
        **data.bonus_cards(),
        **data.favor_tiles(),
        **data.town_tiles(),
        **data.scoring_tiles(),
    }
    if key in tiles:
        return [FactTable(t(locale, "fact-facts"), _WITHOUT_TITLES, tuple(_tile(tiles[key], locale)))]
    if key in SEA_TOPICS:
        return [FactTable(*table) for table in sea_tables(key, locale)]
    if key == "first-play":
        return _introductions(locale)
    if key == "vp":
        return _starting_vp(locale)
    if key == "all-factions":
        return [FactTable(t(locale, "fact-in-short"), _WITHOUT_TITLES, tuple(_abilities(locale)))]
    return []


def _label(locale: str, name: str) -> str:
    """A field by name: a word of its own here, or the word of the game."""
    key = f"fact-{name.replace('_', '-')}"
    return t(locale, key if has(locale, key) else f"word-{name}")


def _goods(amounts: object, locale: str, names: tuple[str, ...] = ("workers", "coins", "priests", "power")) -> str:
    """`2 workers, 3 coins` from the fields of that name."""
    found = [(getattr(amounts, name, 0), name) for name in names]
    parts = [t(locale, f"amount-{name}", n=n) for n, name in found if isinstance(n, int) and n]
    return ", ".join(parts) or t(locale, "fact-none")


def _home(faction: Faction, locale: str) -> str:
    key = f"terrain-{faction.colour}"
    return t(locale, key if has(locale, key) else f"colour-{faction.colour}")


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


# ---- faction boards ---------------------------------------------------------------------------------------


def _board(faction: Faction, locale: str) -> list[FactTable]:
    levels = zip(CULTS, faction.cults, strict=True)
    steps = [f"{t(locale, f'cult-{cult}')} {level}" for cult, level in levels if level]
    lonely = faction.structures["TP"].coins * data.common().lonely_trading_house_factor
    price = t(locale, "amount-coins", n=lonely)
    rows = (
        (_label(locale, "home"), _home(faction, locale)),
        (_label(locale, "start"), _goods(faction, locale)),
        (_label(locale, "power"), "/".join(map(str, faction.power))),
        (_label(locale, "cults"), ", ".join(steps) or t(locale, "fact-none")),
        (_label(locale, "first-dwellings"), str(faction.first_dwellings)),
        (_label(locale, "shipping"), _shipping(faction, locale)),
        (_label(locale, "spades"), _digging(faction, locale)),
        (_label(locale, "lonely-house"), t(locale, "fact-lonely-price", price=price)),
        (_label(locale, "source"), faction.source),
    )
    structures = tuple(_structure(piece, locale) for piece in faction.structures.values())
    columns = tuple(_label(locale, name) for name in ("structure", "price", "value", "incomes"))
    return [
        FactTable(t(locale, "fact-board"), _WITHOUT_TITLES, rows),
        FactTable(t(locale, "fact-structures"), columns, structures),
        *(FactTable(*table) for table in board_tables(faction.key, locale)),
    ]


def _shipping(faction: Faction, locale: str) -> str:
    track = faction.shipping
    if track is None:
        return t(locale, "fact-none")
    price = _goods(track, locale, ("priests", "coins"))
    return t(locale, "fact-shipping-track", start=track.start, top=track.top, price=price, vps=_numbers(track.vp))


def _digging(faction: Faction, locale: str) -> str:
    track = faction.digging
    good = "priests" if any(track.priests_per_spade) else "workers"
    spade = t(locale, f"fact-spades-for-{good}", numbers=_numbers(getattr(track, f"{good}_per_spade")))
    if not track.top:
        return spade
    price = _goods(track, locale, ("workers", "coins", "priests"))
    return t(locale, "fact-spades-and-steps", spade=spade, price=price, vps=_numbers(track.vp))


def _structure(piece: Structure, locale: str) -> tuple[str, ...]:
    columns = {name: tuple(getattr(income, name) for income in piece.income) for name in RESOURCES}
    income = [f"{_label(locale, name)} {_numbers(column)}" for name, column in columns.items() if any(column)]
    name, price = t(locale, f"structure-{piece.code}"), _goods(piece, locale)
    return name, price, str(piece.power_value), ", ".join(income) or t(locale, "fact-none")


def _abilities(locale: str) -> list[tuple[str, ...]]:
    return [
        (
            faction.key,
            t(
                locale,
                "fact-summary",
                terrain=_home(faction, locale),
                ability=t(locale, f"faction-{faction.key}-ability"),
                stronghold=t(locale, f"faction-{faction.key}-stronghold"),
            ),
        )
        for faction in data.factions().values()
    ]


# ---- tiles ------------------------------------------------------------------------------------------------


def _tile(tile: object, locale: str) -> list[tuple[str, ...]]:
    """Every field of a tile that says something."""
    rows: list[tuple[str, ...]] = []
    for field in fields(tile):  # type: ignore[arg-type]
        value = getattr(tile, field.name)
        mark = marked(getattr(tile, "provenance", {}).get(field.name, ""), locale)
        if field.name == "cult":
            key = f"cult-{CULTS[value]}" if value >= 0 else "fact-priests-on-cults"
            rows.append((_label(locale, "cult"), t(locale, key) + mark))
        elif value and value != Income() and field.name not in _HIDDEN:
            rows.append((_label(locale, field.name), _value(value, locale) + mark))
    return rows


def _value(value: object, locale: str) -> str:
    if isinstance(value, Income):
        return _goods(value, locale, ("workers", "coins", "priests", "power", "ships"))
    if isinstance(value, Mapping):
        return ", ".join(_each(key, number, locale) for key, number in value.items())
    if isinstance(value, tuple):
        return _numbers(value)
    if value in data.EVENTS:
        return ", ".join(t(locale, key) for key in _EVENTS.get(str(value), (f"structure-{value}",)))
    return str(value)


def _each(what: str, number: int, locale: str) -> str:
    if what in data.common().structure_names:
        return t(locale, "fact-each", number=number, what=t(locale, f"structure-{what}"))
    if what == "ships":
        return t(locale, "fact-each", number=number, what=t(locale, "unit-ship"))
    if what == "shipping" and number > 1:  # of the promo card; a favor tile with a choice has steps
        return t(locale, "fact-each-level", number=number)
    return f"{_label(locale, what)} {number}"


# ---- setup ------------------------------------------------------------------------------------------------


def _introductions(locale: str) -> list[FactTable]:
    tables = []
    for players, game in data.introductions().items():
        seats = tuple((t(locale, f"faction-{key}"), " ".join(game.dwellings[key])) for key in game.factions)
        rows = (
            *seats,
            (t(locale, "heading-scoring-tiles"), " ".join(game.scoring)),
            (t(locale, "heading-bonus-cards"), " ".join(game.bonus)),
        )
        tables.append(FactTable(t(locale, "fact-players", n=players), _WITHOUT_TITLES, rows))
    return tables


def _starting_vp(locale: str) -> list[FactTable]:
    known = data.factions()
    return [
        FactTable(
            t(locale, "fact-vp-table", map=name),
            (_label(locale, "faction"), _label(locale, "vp")),
            tuple((t(locale, f"faction-{key}"), str(vp)) for key, vp in table.items() if key in known),
        )
        for name, table in data.vp_tables().items()
        if name != "flat"
    ]
