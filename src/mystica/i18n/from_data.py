"""Texts for new things in the data files that no catalogue names yet.

A tile, faction, option, map or preset has the name that its own table gives it, and its effect is described from its
facts. A test lists what our own catalogues lack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from mystica import data
from mystica.data.reference import plain_name, topic_names
from mystica.i18n.catalogue import FALLBACK, has, keys_of, t
from mystica.i18n.tile_facts import tile_facts

_ASIDE = ("option", "source", "count")  # facts that are no effect


def messages_from_data(locale: str) -> str:
    """A Fluent file with the messages that are not written in this language, for all that the data files have.

    A name that is written in English stays as it is there; an effect is told in the words of the language."""
    written = set(keys_of("") if locale != FALLBACK else ())
    found = {
        key: text
        for key, text in _messages()
        if not has(locale, key) and not (isinstance(text, str) and key in written)
    }
    return "".join(
        f"{key} = {_fluent(text if isinstance(text, str) else _effect(text, locale))}\n" for key, text in found.items()
    )


def _fluent(text: str) -> str:
    """A text without any meaning of its own to Fluent."""
    plain = " ".join(text.split())
    return '{ "' + plain.replace("\\", "\\\\").replace('"', '\\"') + '" }'


def _messages() -> Iterator[tuple[str, str | data.Tile]]:
    """Every key with its text, or with the tile whose effect it is."""
    for code, tile in _tiles().items():
        yield f"tile-{code}", getattr(tile, "name", "") or code
        yield f"tile-{code}-effect", tile
    for key, faction in data.factions().items():
        yield f"faction-{key}", faction.name
        yield f"faction-{key}-ability", faction.ability
        yield f"faction-{key}-stronghold", faction.stronghold
        for code in filter(None, (faction.action, faction.other_action)):
            yield f"tile-{code}", faction.name
            yield f"tile-{code}-effect", faction.stronghold
    for key, option in data.options().items():
        yield f"option-{key}", _words(key).capitalize()
        yield f"ruling-{key}", option.text
        yield from ((f"option-{key}-{value}", _words(value)) for value in option.values)
    for name, facts in data.maps().items():
        yield f"map-{name.replace('.', '-')}", facts.title
    for key, preset in data.presets().items():
        yield f"preset-{key}", preset.name


def _words(key: str) -> str:
    return key.replace("-", " ")


def _tiles() -> dict[str, data.Tile]:
    """Whatever has a code."""
    return {
        **data.power_actions(), **data.bonus_cards(), **data.favor_tiles(), **data.town_tiles(),
        **data.scoring_tiles(), **data.final_tiles(),
    }  # fmt: skip


def _effect(tile: data.Tile, locale: str) -> str:
    """`Income: 2 coins. VP on passing: 3 for each temple.`"""
    rows = [row for field, row in tile_facts(tile, locale).items() if field not in _ASIDE]
    said = [t(locale, "list-row", name=name, text=text) for name, text in rows]
    return " ".join(f"{text[0].upper()}{text[1:]}." for text in said)


@cache
def topics(locale: str = FALLBACK) -> dict[str, data.Topic]:
    """The rules in words by topic, with one for each faction, tile and option that no topic is about, at the end of
    the chapter where others of its kind are. They are told in English where a language has no rules."""
    told = data.reference(locale if locale in data.reference_locales() else FALLBACK)
    known = topic_names(data.reference()) | topic_names(told)
    more = {topic.key: topic for topic in _topics(locale, told) if plain_name(topic.key) not in known}
    if not more:
        return told
    every = {**told, **more}
    chapters = dict.fromkeys(topic.chapter for topic in told.values())
    return {key: topic for chapter in chapters for key, topic in every.items() if topic.chapter == chapter}


def _topics(locale: str, told: Mapping[str, data.Topic]) -> Iterator[data.Topic]:
    """What there is to say about every thing, in the words of its table."""
    kinds: list[Mapping[str, data.Tile]] = [
        data.power_actions(), data.bonus_cards(), data.favor_tiles(), data.town_tiles(), data.scoring_tiles(),
    ]  # fmt: skip
    for kind in kinds:
        for code, tile in kind.items():
            name, text = t(locale, f"tile-{code}"), t(locale, f"tile-{code}-effect")
            yield _topic(_chapter(kind, told), code, code if name == code else f"{code}, {name}", text, tile.source)
    for key, faction in data.factions().items():
        text = "\n\n".join(t(locale, f"faction-{key}-{part}") for part in ("ability", "stronghold"))
        yield _topic(_chapter(data.factions(), told), key, t(locale, f"faction-{key}"), text, faction.source)
    about_options = max(told.values(), key=lambda topic: len(topic.rulings)).chapter
    for key, option in data.offered_options().items():
        topic = _topic(about_options, key, t(locale, f"option-{key}"), t(locale, f"ruling-{key}"), option.source)
        yield replace(topic, rulings=(key,))


def _chapter(things: Mapping[str, object], told: Mapping[str, data.Topic]) -> str:
    """Where others of the kind are told."""
    return next(told[key] for key in things if key in told).chapter


def _topic(chapter: str, key: str, title: str, text: str, source: str) -> data.Topic:
    return data.Topic(key, chapter, title, (source,), (), text, "", "", "", (), (), (), ())
