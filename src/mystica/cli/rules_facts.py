"""The facts that `mystica rules` shows as tables: faction boards, tiles, the introductory game, starting VP."""

from __future__ import annotations

from dataclasses import dataclass

from mystica import data
from mystica.cli.of_boxes import of_boxes
from mystica.data import CULTS, RESOURCES, Faction, Structure
from mystica.i18n import FALLBACK, goods, has, label, numbers, t, tile_facts

WITHOUT_TITLES = ("", "")


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
    tiles: dict[str, data.Tile] = {
        **data.power_actions(),
        **data.bonus_cards(),
        **data.favor_tiles(),
        **data.town_tiles(),
        **data.scoring_tiles(),
    }
    if key in tiles:
        return [FactTable(t(locale, "fact-facts"), WITHOUT_TITLES, tuple(_tile(tiles[key], locale)))]
    if key == "first-play":
        return _introductions(locale)
    if key == "vp":
        return _starting_vp(locale)
    if key == "all-factions":
        return [FactTable(t(locale, "fact-in-short"), WITHOUT_TITLES, tuple(_abilities(locale)))]
    return [table for box in of_boxes() for table in box.topic_tables(key, locale)]


def marked(mark: str, locale: str) -> str:
    """What is shown behind a value that is not confirmed."""
    if not mark or data.status_of(mark) == "confirmed":
        return ""
    return f" ({t(locale, f'fact-mark-{data.status_of(mark)}')})"


def _home(faction: Faction, locale: str) -> str:
    key = f"terrain-{faction.colour}"
    return t(locale, key if has(locale, key) else f"colour-{faction.colour}")


# ---- faction boards ---------------------------------------------------------------------------------------


def _board(faction: Faction, locale: str) -> list[FactTable]:
    levels = zip(CULTS, faction.cults, strict=True)
    steps = [f"{t(locale, f'cult-{cult}')} {level}" for cult, level in levels if level]
    lonely = faction.structures["TP"].coins * data.common().lonely_trading_house_factor
    price = t(locale, "amount-coins", n=lonely)
    rows = (
        (label(locale, "home"), _home(faction, locale)),
        (label(locale, "start"), goods(faction, locale)),
        (label(locale, "power"), "/".join(map(str, faction.power))),
        (label(locale, "cults"), ", ".join(steps) or t(locale, "fact-none")),
        (label(locale, "first-dwellings"), str(faction.first_dwellings)),
        (label(locale, "shipping"), _shipping(faction, locale)),
        (label(locale, "spades"), _digging(faction, locale)),
        (label(locale, "lonely-house"), t(locale, "fact-lonely-price", price=price)),
        (label(locale, "source"), data.source_in(locale, faction.source)),
    )
    structures = tuple(_structure(piece, locale) for piece in faction.structures.values())
    columns = tuple(label(locale, name) for name in ("structure", "price", "value", "incomes"))
    return [
        FactTable(t(locale, "fact-board"), WITHOUT_TITLES, rows),
        FactTable(t(locale, "fact-structures"), columns, structures),
        *(table for box in of_boxes() for table in box.faction_tables(faction.key, locale)),
    ]


def _shipping(faction: Faction, locale: str) -> str:
    track = faction.shipping
    if track is None:
        return t(locale, "fact-no-shipping")
    price = goods(track, locale, ("priests", "coins"))
    return t(locale, "fact-shipping-track", start=track.start, top=track.top, price=price, vps=numbers(track.vp))


def _digging(faction: Faction, locale: str) -> str:
    track = faction.digging
    good = "priests" if any(track.priests_per_spade) else "workers"
    spade = t(locale, f"fact-spades-for-{good}", numbers=numbers(getattr(track, f"{good}_per_spade")))
    if not track.top:
        return spade
    price = goods(track, locale, ("workers", "coins", "priests"))
    return t(locale, "fact-spades-and-steps", spade=spade, price=price, vps=numbers(track.vp))


def _structure(piece: Structure, locale: str) -> tuple[str, ...]:
    columns = {name: tuple(getattr(income, name) for income in piece.income) for name in RESOURCES}
    income = [f"{label(locale, name)} {numbers(column)}" for name, column in columns.items() if any(column)]
    name, price = t(locale, f"structure-{piece.code}"), goods(piece, locale)
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


def _tile(tile: data.Tile, locale: str) -> list[tuple[str, ...]]:
    """Every field of a tile that says something, with the mark of its value."""
    return [
        (name, text + marked(tile.provenance.get(field, ""), locale))
        for field, (name, text) in tile_facts(tile, locale).items()
    ]


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
        tables.append(FactTable(t(locale, "fact-players", n=players), WITHOUT_TITLES, rows))
    return tables


def _starting_vp(locale: str) -> list[FactTable]:
    known = data.factions()
    return [
        FactTable(
            t(locale, "fact-vp-table", map=name),
            (label(locale, "faction"), label(locale, "vp")),
            tuple((t(locale, f"faction-{key}"), str(vp)) for key, vp in table.items() if key in known),
        )
        for name, table in data.vp_tables().items()
        if name != "flat"
    ]
