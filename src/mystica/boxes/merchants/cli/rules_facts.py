"""The ship facts of `mystica rules`: shipyard boards, range tiles, canals, and how certain these values are."""

from __future__ import annotations

from collections.abc import Mapping

from mystica.boxes.merchants.data import YARD_NUMBERS, ships
from mystica.cli.rules_facts import WITHOUT_TITLES, FactTable, marked
from mystica.data import status_of
from mystica.i18n import t

Rows = tuple[tuple[str, ...], ...]


def faction_tables(faction: str, locale: str) -> list[FactTable]:
    """The shipyard board of a faction, and its range tile if it has one."""
    yard = ships().yards[faction]
    rows = tuple(
        (
            _name(locale, key),
            f"{yard.numbers[key]}{marked(yard.provenance.get(key, ''), locale)}",
        )
        for key in YARD_NUMBERS
        if yard.numbers.get(key) or key in yard.provenance  # that there is nothing may be a value of ours too
    )
    none = marked(yard.provenance.get("rewards", ""), locale)
    if none and not any(yard.numbers.get(key) for key in YARD_NUMBERS if key.startswith("reward_")):
        rows += ((_name(locale, "rewards"), t(locale, "fact-none") + none),)
    tables = [FactTable(t(locale, "fact-shipyard-board"), WITHOUT_TITLES, rows)]
    if faction in ships().ranges:
        tables.append(FactTable(t(locale, "word-range-tile"), WITHOUT_TITLES, _range(faction, locale)))
    return tables


def _name(locale: str, key: str) -> str:
    return t(locale, f"yard-{key.replace('_', '-')}")


def _range(faction: str, locale: str) -> Rows:
    tile = ships().ranges[faction]
    tracks: Mapping[str, tuple[int, ...]] = {"movement": tile.movement, "reach": tile.reach}
    return tuple(
        (t(locale, f"yard-{name}"), " ".join(map(str, values)) + marked(tile.provenance.get(name, ""), locale))
        for name, values in tracks.items()
    )


def topic_tables(topic: str, locale: str) -> list[FactTable]:
    """The tables of a topic about ships; none for other topics."""
    facts = ships()
    if topic == "shipyard":
        columns = ("workers", "coins", "ship_workers", "ship_coins", "shipping", "steps")
        rows = tuple(
            (
                t(locale, f"faction-{faction}"),
                *(f"{yard.numbers.get(name, 0)}{_sign(yard.provenance.get(name, ''))}" for name in columns),
            )
            for faction, yard in facts.yards.items()
        )
        names = tuple(_name(locale, name) for name in columns)
        return [FactTable(t(locale, "fact-shipyard-boards"), (t(locale, "fact-faction"), *names), rows)]
    if topic == "range-tile":
        title = t(locale, "word-range-tile")
        return [
            FactTable(f"{title}, {t(locale, f'faction-{faction}')}", WITHOUT_TITLES, _range(faction, locale))
            for faction in facts.ranges
        ]
    if topic == "canals":
        rows = tuple(
            (
                t(locale, f"map-{name.replace('.', '-')}"),
                " ".join(map(":".join, canals)) + marked(facts.canal_provenance.get(name, ""), locale),
            )
            for name, canals in facts.canals.items()
        )
        return [FactTable(t(locale, "fact-canals"), WITHOUT_TITLES, rows)]
    if topic == "own-facts":
        rows = tuple((mark, t(locale, f"mark-{mark}")) for mark in ("house", "inferred", "corroborated"))
        return [FactTable(t(locale, "fact-marks"), WITHOUT_TITLES, rows)]
    return []


def _sign(mark: str) -> str:
    """A short mark where there is little room: ! for house, ? for inferred, ~ for corroborated."""
    return {"house": "!", "inferred": "?", "corroborated": "~"}.get(status_of(mark), "")
