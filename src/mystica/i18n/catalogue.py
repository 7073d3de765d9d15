"""Fluent catalogues: one folder for each language here and in each box, loaded when first used."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from mystica.data import boxes
from mystica.errors import Complaint
from mystica.i18n.numbers_in_texts import amount_terms, with_numbers

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent
FALLBACK = "en"
LOCALES = (FALLBACK, *sorted({path.parent.name for path in HOME.glob("*/*.ftl")} - {FALLBACK}))
"""The languages there are, each a folder beside this file. What one of them lacks is said in English."""
_SENTENCES = "sentences.ftl"
_MOST = 10**15
"""Larger numbers, which somebody may have typed, are too many digits for Fluent."""


def _homes() -> tuple[Path, ...]:
    """The folder of our texts, and those of the boxes."""
    return (HOME, *(box.folder / "i18n" for box in boxes().values()))


def text_files(locale: str) -> list[Path]:
    """The files of a language: the common ones, then those of each box."""
    return [path for folder in _homes() for path in sorted((folder / locale).glob("*.ftl"))]


@cache
def written_in(locale: str) -> str:
    """All files of a language in one, and what is the same in every language."""
    texts = "\n".join([*map(with_numbers, text_files(locale)), *sentence_files()])
    return f"{texts}\n{amount_terms(texts)}"


@cache
def sentence_files() -> tuple[str, ...]:
    """How sentences come from events and reasons: the one file of ours, and those of the boxes."""
    files = [home / _SENTENCES for home in _homes()]
    return tuple(file.read_text(encoding="utf-8") for file in files if file.exists())


def source_of(locale: str) -> str:
    """All messages of a language as one Fluent file, for readers elsewhere."""
    bundle(locale)
    return f"{written_in(locale)}\n{_ADDED[locale]}"


def bundle(locale: str) -> FluentBundle:
    """All messages of a language: the written ones, names for what only the data files have, English for the rest."""
    return _BUNDLES.get(locale) or _load(locale)


_BUNDLES: dict[str, FluentBundle] = {}
_LOADING: dict[str, FluentBundle] = {}
_ADDED: dict[str, str] = {}
"""What a language says without having it in its files."""
_ONE_AT_A_TIME = RLock()


def _load(locale: str) -> FluentBundle:
    """Isolating marks are left out: none of the languages runs from right to left."""
    from fluent.runtime import FluentBundle, FluentResource  # takes a while: whoever says nothing need not wait for it

    from mystica.i18n.from_data import messages_from_data

    with _ONE_AT_A_TIME:
        if locale in _BUNDLES:
            return _BUNDLES[locale]
        if locale in _LOADING:  # what is told from the data is told in words that are written
            return _LOADING[locale]
        out = _LOADING[locale] = FluentBundle([locale], use_isolating=False)
        added = ""
        try:
            out.add_resource(FluentResource(written_in(locale)))
            for more in (messages_from_data, _lacking):
                text = more(locale)
                out.add_resource(FluentResource(text))
                added += text
        finally:
            del _LOADING[locale]  # after a mistake in the data nothing is half loaded
        _ADDED[locale] = added
        _BUNDLES[locale] = out
        return out


def _lacking(locale: str) -> str:
    """The messages in English that this language lacks."""
    every = re.findall(r"^(([a-z][\w-]*) =.*(?:\n[ }].*)*\n)", written_in(FALLBACK), re.M)
    return "".join(text for text, key in every if not bundle(locale).has_message(key))


def has(locale: str, key: str) -> bool:
    """Is there a message (or `message.attribute`) of this name?"""
    name, _, attribute = key.partition(".")
    if not bundle(locale).has_message(name):
        return False
    message = bundle(locale).get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def keys_of(prefix: str) -> tuple[str, ...]:
    """The messages of the English catalogue whose keys begin so, in the order they are written in."""
    return tuple(key for key in re.findall(r"^([a-z][\w-]*) =", written_in(FALLBACK), re.M) if key.startswith(prefix))


def t(locale: str, key: str, /, **arguments: int | str) -> str:
    """The text of a message, or of its attribute if the key is `message.attribute`.

    An unknown language falls back to English, an unknown message to English and then to its key: a missing text
    must never end a game. Tests find it.

    >>> t("en", "amount-coins", n=2), t("fr", "amount-coins", n=2), t("ko", "amount-coins", n=2)
    ('2 coins', '2 pièces', '동전 2개')
    """
    if locale not in LOCALES or not has(locale, key):
        locale = FALLBACK
        if not has(locale, key):
            return key
    name, _, attribute = key.partition(".")
    message = bundle(locale).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # has() looked
    text, _ = bundle(locale).format_pattern(pattern, dict(arguments))
    return str(text)


@cache
def listed(key: str) -> tuple[str, ...]:
    """A list of `sentences.ftl`; nothing where there is none of this name.

    >>> listed("sentence-names-by"), listed("sentence-names-space")
    (('faction-*', 'thing-*'), ())
    """
    return tuple(t(FALLBACK, key).split()) if has(FALLBACK, key) else ()


def name_of(locale: str, argument: str, value: str) -> str:
    """What a key given as this argument is called; the key itself where it is none.

    >>> name_of("fr", "cult", "fire"), name_of("ko", "tile", "FAV1"), name_of("en", "space", "F3")
    ('culte du feu', '불 3', 'F3')
    """
    word, _, number = value.rpartition(" ")
    if word and number.isdigit():  # a place of a track
        return f"{name_of(locale, argument, word)} {number}"
    for form in listed(f"sentence-names-{argument}"):
        key = form.replace("*", value.replace(" ", "-"))
        if has(locale, key):
            return t(locale, key)
    return value


def say(locale: str, key: str, arguments: Mapping[str, int | str | None]) -> str:
    """The text of a message whose arguments are still keys: structures, terrains, tracks, tiles, factions.

    >>> say("en", "reason-wrong-terrain", {"space": "F3", "terrain": "gray", "spades": 2})
    'F3 is mountains, 2 spades away from your home terrain.'
    """
    if locale not in LOCALES:
        locale = FALLBACK
    named = {
        name: name_of(locale, name, value) if isinstance(value, str) else value if abs(value) < _MOST else str(value)
        for name, value in arguments.items()
        if value is not None
    }
    return t(locale, key, **named)


def say_complaint(locale: str, error: Complaint) -> str:
    """What is wrong, in a language; in English if no player was meant to read it.

    >>> say_complaint("fr", Complaint("move-over"))
    'La partie est finie.'
    """
    return " ".join(say(locale, f"complaint-{key}", said) for key, said in error.sentences) or str(error)


def enumerate_texts(locale: str, texts: Sequence[str]) -> str:
    """`a, b and c`; nothing for nothing.

    >>> enumerate_texts("en", ["a", "b", "c"]), enumerate_texts("fr", ["a", "b"])
    ('a, b and c', 'a et b')
    """
    if len(texts) < 2:
        return "".join(texts)
    first = texts[0]
    for text in texts[1:-1]:
        first = t(locale, "list-more", first=first, last=text)
    return t(locale, "list-end", first=first, last=texts[-1])


def amounts(locale: str, numbers: Mapping[str, int]) -> str:
    """Resources with their numbers as a list, without those that are 0; `numbers` may hold other keys too.

    >>> amounts("en", {"coins": 2, "workers": 1, "power": 0})
    '2 coins and 1 worker'
    """
    parts = [t(locale, f"amount-{what}", n=numbers[what]) for what in listed("sentence-amounts") if numbers.get(what)]
    return enumerate_texts(locale, parts)


def locale_of(environment: Mapping[str, str]) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, the first of them that is set; else English.

    >>> locale_of({"LANG": "fr_CA.UTF-8"}), locale_of({"LANG": "ko_KR.UTF-8", "LC_ALL": "C"})
    ('fr', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = re.split(r"[^a-z]", value.lower())[0]
            return language if language in LOCALES else FALLBACK
    return FALLBACK
