"""Tiles in words: every fact of a tile as a label and a value, in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from mystica import data
from mystica.data import CULTS, Income
from mystica.i18n.catalogue import has, t

_HIDDEN = ("code", "name", "provenance", "more", "more_rows", "more_tables")
_EVENTS = {"spade": "word-spades", "advance": "fact-advances"}
"""What scoring tiles pay for, where it is called otherwise than its key."""


def label(locale: str, name: str) -> str:
    """A field by name: a word of its own here, or the word of the game."""
    key = f"fact-{name.replace('_', '-')}"
    return t(locale, key if has(locale, key) else f"word-{name}")


def goods(amounts: object, locale: str, names: tuple[str, ...] = ("workers", "coins", "priests", "power")) -> str:
    """`2 workers, 3 coins` from the fields of that name, and what boxes add to an income."""
    found = [(getattr(amounts, name, 0), name) for name in names]
    found += [(n, name) for name, n in getattr(amounts, "more", {}).items()]
    parts = [t(locale, f"amount-{name}", n=n) for n, name in found if isinstance(n, int) and n]
    return ", ".join(parts) or t(locale, "fact-none")


def numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def tile_facts(tile: object, locale: str) -> dict[str, tuple[str, str]]:
    """Label and value of every field of a tile that says something, by the name of the field."""
    found: dict[str, tuple[str, str]] = {}
    for field in fields(tile):  # type: ignore[arg-type]
        value = getattr(tile, field.name)
        if field.name == "cult":
            key = f"cult-{CULTS[value]}" if value >= 0 else "fact-priests-on-cults"
            found["cult"] = label(locale, "cult"), t(locale, key)
        elif field.name == "event":
            found["event"] = label(locale, "event"), _event(str(value), locale)
        elif value and value != Income() and field.name not in _HIDDEN:
            found[field.name] = label(locale, field.name), _value(value, locale)
    if isinstance(tile, data.Tile):
        of_boxes: Mapping[str, object] = {**tile.more, **tile.more_rows, **tile.more_tables}
        found |= {key: (label(locale, key), _value(value, locale)) for key, value in of_boxes.items() if value}
    return found


def _event(event: str, locale: str) -> str:
    """`stronghold, sanctuary` for SH_SA."""
    parts = event.split("_")
    if set(parts) <= set(data.common().structure_names):
        return ", ".join(t(locale, f"structure-{part}") for part in parts)
    return t(locale, _EVENTS.get(event, f"word-{event}"))


def _value(value: object, locale: str) -> str:
    if isinstance(value, Income):
        return goods(value, locale)
    if isinstance(value, Mapping):
        return ", ".join(_each(key, number, locale) for key, number in value.items())
    if isinstance(value, tuple):
        return numbers(value)
    return str(value)


def _each(what: str, number: int, locale: str) -> str:
    if what in data.common().structure_names:
        return t(locale, "fact-each", number=number, what=t(locale, f"structure-{what}"))
    if has(locale, f"fact-one-of-{what}"):
        return t(locale, "fact-each", number=number, what=t(locale, f"fact-one-of-{what}"))
    if what == "shipping" and number > 1:  # of the promo card; a favor tile with a choice has steps
        return t(locale, "fact-each-level", number=number)
    return f"{label(locale, what)} {number}"
