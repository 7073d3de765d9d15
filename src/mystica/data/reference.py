"""The rules in our own words: topics by chapter, read from rules/*.toml beside this file and in the boxes.

Numbers in the texts are placeholders such as {common.town_power} or {favor[FAV5].steps}, filled from the other facts,
so that no number is written twice.

A box can add to the topics of other files: the table `also` of its own file has paragraphs by topic and by the option
that brings them. A file of a box with the number and title of a chapter adds its topics to that chapter.

A folder of rules/ is a language. Its files have the names, topics, texts and placeholders of the English ones, and one
more, names.toml, has the words that placeholders put in, and what the language calls headings of the printed rules and
sources of facts. Everything else of a topic is only in the English file. What a language lacks, a topic, a file, a
heading or a box, is told in English.
"""

import re
import unicodedata
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path, PurePosixPath
from string import Formatter

from mystica.data.facts import Option
from mystica.data.files import BOXES, box_tables, is_of_box, read_named, tables_in
from mystica.data.named_facts import named_facts
from mystica.data.numbers import HOME
from mystica.data.reading.rules import read_common
from mystica.data.reading.setups import read_options
from mystica.data.toml_table import DataError, TomlTable, read_table

ALL_RULINGS = "all"
ENGLISH = "en"
RULES = "rules"
"""The folder, in the data of all and in those of boxes."""
ALSO = "also"
"""The table of a file with what it says in topics of other files: a paragraph for an option, or more of a list. Boxes
speak of topics of other boxes, too: what is said about a topic that is not there is passed over."""
_LISTS = ("functions", "tests", "rulings", "see")
NAMES = "names.toml"
TERRAINS, HEADINGS, SOURCES = "terrains", "headings", "sources"
"""The tables of that file. A box has one of its own, without terrains."""


@dataclass(frozen=True, slots=True)
class Also:
    """What an option that is on adds to a rule, or changes of it."""

    option: str
    text: str


@dataclass(frozen=True, slots=True)
class Topic:
    """One rule. Paragraphs of the text are separated by empty lines; lines that begin with "- " form a list."""

    key: str
    chapter: str
    title: str
    headings: tuple[str, ...]
    """Where the rule stands: "Base, The price of power"; the FAQ, the erratum and promos have names of their own."""
    aliases: tuple[str, ...]
    text: str
    example: str
    ours: str
    """What of it is our own answer or our own choice; empty if nothing is."""
    house: str
    """Which of its values stand in no text we hold; empty if none do."""
    functions: tuple[str, ...]
    """Dotted names inside the package: "engine.rules.leech.answer"."""
    tests: tuple[str, ...]
    """Files below tests/rules, with the name of a test after "::", or a folder that ends with "/"."""
    rulings: tuple[str, ...]
    """Options of a setup that change the rule."""
    see: tuple[str, ...]
    """Keys of related topics."""
    also: tuple[Also, ...] = ()
    """What boxes say about it, if their options are on."""


def plain_name(name: str) -> str:
    """Only letters without accents and digits count in a name: "Price of power" is "price-of-power"."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name.casefold()) if sign.isalnum())


# Texts


def _name_files(folder: Path, locale: str) -> list[TomlTable]:
    """The words of a language for names: the common file, if there is one, then those of the boxes."""
    name = f"{RULES}/{locale}/{NAMES}"
    return [*([read_table(folder, name)] if (folder / name).exists() else []), *box_tables(folder, name)]


def _names(folder: Path, locale: str, kind: str, known: Container[str] = ()) -> dict[str, str]:
    """What the language calls headings or sources; with known ones, only they are allowed."""
    found: dict[str, str] = {}
    for file in _name_files(folder, locale):
        tables = {name: file.table(name, optional=True) for name in (HEADINGS, SOURCES)}
        if not is_of_box(file):
            file.table(TERRAINS)
        file.close()
        for name in tables[kind].rest():
            if known and name not in known:
                raise tables[kind].error(name, "a heading of the English rules")
            found[name] = tables[kind].text(name)
    return found


def _terrain_names(folder: Path, locale: str, wheel: tuple[str, ...]) -> dict[str, str]:
    """What the language calls the terrains; nothing where it does not say."""
    if not (folder / RULES / locale / NAMES).exists():
        return {}
    table = read_table(folder, f"{RULES}/{locale}/{NAMES}").table(TERRAINS)
    found = {colour: table.text(colour) for colour in wheel}
    table.close()
    return found


def _facts(folder: Path, locale: str) -> dict[str, object]:
    """What placeholders may name."""
    if locale == ENGLISH:
        return named_facts(folder)
    return named_facts(folder, _terrain_names(folder, locale, read_common(folder).wheel))


def _lines(text: str) -> Iterator[str]:
    """One line for each paragraph and each entry of a list, with empty lines between paragraphs."""
    for block in re.split(r"\n\s*\n", text.strip()):
        for part in re.split(r"\n(?=- )", block):
            yield " ".join(part.split())
        yield ""


def _filled(table: TomlTable, key: str, facts: dict[str, object]) -> str:
    text = table.text(key, "" if key in ("example", "ours", "house") else None)
    try:
        return "\n".join(_lines(text.format_map(facts))).strip()
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise table.error(key, f"placeholders that name facts ({error})") from error


def _placeholders(table: TomlTable, key: str) -> set[str]:
    try:
        return {name for _, name, _, _ in Formatter().parse(table.text(key)) if name is not None}
    except ValueError as error:
        raise table.error(key, f"placeholders that name facts ({error})") from error


# Topics


def _texts(table: TomlTable, key: str) -> tuple[str, ...]:
    return table.texts(key) if table.has(key) else ()


def _rulings(table: TomlTable, options: dict[str, Option]) -> tuple[str, ...]:
    if not table.has("rulings"):
        return ()
    found = table.texts("rulings", (*options, ALL_RULINGS))
    if found == (ALL_RULINGS,):
        return tuple(key for key, option in options.items() if not option.retired)
    return found


def _topic(key: str, chapter: str, table: TomlTable, facts: dict[str, object], options: dict[str, Option]) -> Topic:
    found = Topic(
        key=key,
        chapter=chapter,
        title=table.text("title"),
        headings=table.texts("headings"),
        aliases=_texts(table, "aliases"),
        text=_filled(table, "text", facts),
        example=_filled(table, "example", facts),
        ours=_filled(table, "ours", facts),
        house=_filled(table, "house", facts),
        functions=table.texts("functions"),
        tests=table.texts("tests"),
        rulings=_rulings(table, options),
        see=_texts(table, "see"),
    )
    table.close()
    return found


def topic_names(topics: dict[str, Topic], files: str = "rules/*.toml") -> dict[str, str]:
    """Every plain name that leads to a topic -> its key: keys, aliases, titles, then headings where they are free."""
    names: dict[str, str] = {}
    for topic in topics.values():
        for name in dict.fromkeys(plain_name(name) for name in (topic.key, *topic.aliases, topic.title)):
            if name in names:
                raise DataError(f"{files}: the topics {names[name]} and {topic.key} share the name '{name}'")
            names[name] = topic.key
    for topic in topics.values():
        for heading in topic.headings:
            names.setdefault(plain_name(heading.partition(", ")[2]), topic.key)
    names.pop("", None)
    return names


def _files(folder: Path) -> list[TomlTable]:
    """The English files in the order of the chapters' numbers."""
    return sorted(tables_in(folder, RULES), key=lambda file: file.number("number"))


def _read_english(folder: Path) -> dict[str, Topic]:
    facts = _facts(folder, ENGLISH)
    options = read_options(folder)
    found: dict[str, Topic] = {}
    of_boxes_alone: set[str] = set()
    said: list[TomlTable] = []
    for file in _files(folder):
        chapter = file.text("title")
        said.append(file.table(ALSO, optional=True))
        for key in file.rest():
            if key in found:
                raise DataError(f"{file.file}: table [{key}]: expected a new topic, this one is in another file")
            found[key] = _topic(key, chapter, file.table(key), facts, options)
            of_boxes_alone |= {key} if is_of_box(file) else set()
    for table in said:
        for key in table.rest(() if is_of_box(table) else tuple(found)):
            if key in found:
                found[key] = _with_more(found[key], table.table(key), facts, options)
    topics = {key: _seeing(topic, found, key in of_boxes_alone) for key, topic in found.items()}
    topic_names(topics)
    return topics


def _with_more(topic: Topic, said: TomlTable, facts: dict[str, object], options: dict[str, Option]) -> Topic:
    """A topic with what another file says about it."""
    functions, tests, rulings, see = (_texts(said, key) for key in _LISTS)
    also = tuple(Also(option, _filled(said, option, facts)) for option in said.rest(options))
    return replace(
        topic,
        functions=topic.functions + functions,
        tests=topic.tests + tests,
        rulings=topic.rulings + rulings,
        see=topic.see + see,
        also=topic.also + also,
    )


def _seeing(topic: Topic, topics: Container[str], of_box: bool) -> Topic:
    """A topic that points to no other that is not there. Only those of boxes may name some: of other boxes."""
    missing = [key for key in topic.see if key not in topics]
    if missing and not of_box:
        raise DataError(f"rules/*.toml: table [{topic.key}]: key 'see': there is no topic '{missing[0]}'")
    return replace(topic, see=tuple(key for key in topic.see if key not in missing)) if missing else topic


# Other languages


def _told(english: TomlTable, table: TomlTable, key: str, facts: dict[str, object]) -> str:
    """A text that is there if, and only if, the English one is, with the same placeholders."""
    if not english.has(key):
        return ""
    wanted, found = _placeholders(english, key), _placeholders(table, key)
    if found != wanted:
        names = [f"no {name}" for name in sorted(wanted - found)] + [f"also {name}" for name in sorted(found - wanted)]
        place = f"{table.file}: table [{table.name}]: key '{key}'"
        raise DataError(f"{place}: expected the placeholders of the English text, found {', '.join(names)}")
    return _filled(table, key, facts)


def _translated(topic: Topic, english: TomlTable, table: TomlTable, facts: dict[str, object]) -> Topic:
    found = replace(
        topic,
        title=table.text("title"),
        aliases=_texts(table, "aliases"),
        text=_told(english, table, "text", facts),
        example=_told(english, table, "example", facts),
        ours=_told(english, table, "ours", facts),
        house=_told(english, table, "house", facts),
    )
    table.close()
    return found


def _read_translated(folder: Path, locale: str) -> dict[str, Topic]:
    known = read_reference_locales(folder)
    if locale not in known:
        raise DataError(f"rules/{locale}: expected a folder, the languages there are: {', '.join(known)}")
    english = _read_english(folder)
    files = _files(folder)
    known_files = {_beside(_name_in(file, locale), NAMES) for file in files}
    known_files |= {_name_in(file, locale) for file in files} | {f"{RULES}/{locale}/{NAMES}"}
    for other in tables_in(folder, f"{RULES}/{locale}"):
        if other.file not in known_files:
            raise DataError(f"{other.file}: expected only files that the English rules have, and {NAMES}")
    english_facts, facts = _facts(folder, ENGLISH), _facts(folder, locale)
    headings = _names(folder, locale, HEADINGS, {name for topic in english.values() for name in topic.headings})
    found: dict[str, Topic] = {}
    said: list[tuple[TomlTable, TomlTable]] = []
    for file in files:
        told = _told_file(folder, _name_in(file, locale))
        chapter = told.text("title", file.text("title"))
        said.append((file.table(ALSO, optional=True), told.table(ALSO, optional=True)))
        for key in file.rest():
            topic = replace(english[key], chapter=chapter, also=())
            if told.has(key):
                topic = replace(topic, headings=tuple(headings.get(name, name) for name in topic.headings))
                topic = _translated(topic, file.table(key), told.table(key), facts)
            found[key] = topic
        told.close()
    for wanted, given in said:
        for key in wanted.rest():
            texts, words = wanted.table(key), given.table(key, optional=True)
            if key in found:
                more = tuple(
                    Also(option, _told(texts, words, option, facts))
                    if words.has(option)
                    else Also(option, _filled(texts, option, english_facts))
                    for option in texts.rest()
                    if option not in _LISTS
                )
                words.close()
                found[key] = replace(found[key], also=(*found[key].also, *more))
        given.close()
    topic_names(found, f"rules/{locale}/*.toml")
    return found


def _told_file(folder: Path, name: str) -> TomlTable:
    """A file of another language; an empty one where there is none."""
    home = folder.parent if name.startswith(f"{BOXES}/") else folder
    return read_named(folder, name) if (home / name).exists() else TomlTable(name, "", {})


def _name_in(file: TomlTable, locale: str) -> str:
    """The same file in another language: one folder deeper."""
    place = PurePosixPath(file.file)
    return str(place.parent / locale / place.name)


def _beside(name: str, other: str) -> str:
    """Another file of the same folder."""
    return str(PurePosixPath(name).with_name(other))


# Reading


def read_reference_locales(folder: Path) -> tuple[str, ...]:
    """The languages of the rules: English, and every folder of rules/ with a file in it."""
    return (ENGLISH, *sorted(path.name for path in (folder / RULES).glob("[!._]*") if any(path.glob("*.toml"))))


def read_reference(folder: Path, locale: str = ENGLISH) -> dict[str, Topic]:
    """Every file of rules/ and of the boxes: topics by key, in the order of the chapters' numbers and of the tables."""
    return _read_english(folder) if locale == ENGLISH else _read_translated(folder, locale)


@cache
def _sources(locale: str) -> dict[str, str]:
    return {} if locale == ENGLISH else _names(HOME, locale, SOURCES)


def source_in(locale: str, source: str) -> str:
    """Where a fact or a ruling comes from, in a language; in English if the language does not say."""
    return _sources(locale).get(source, source)


@cache
def _reference(locale: str) -> dict[str, Topic]:
    return read_reference(HOME, locale)


def reference(locale: str = ENGLISH) -> dict[str, Topic]:
    """All topics of our own files by key, chapter by chapter. What a language with rules lacks is in English."""
    return _reference(locale)


@cache
def reference_locales() -> tuple[str, ...]:
    """The languages that the rules are told in, English first."""
    return read_reference_locales(HOME)
