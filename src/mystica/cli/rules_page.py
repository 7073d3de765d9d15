"""The pages of `mystica rules`: one topic, the list of all, and both as JSON, in a language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import reduce

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from mystica import data
from mystica.cli import rules
from mystica.cli.rules_facts import FactTable, facts_of
from mystica.data import Topic
from mystica.i18n import t

WIDEST = 100


# ---- lines ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A line before wrapping; what is wrapped goes on at the column `hang`."""

    text: str
    style: str = ""
    hang: int = 0

    def wrapped(self, width: int) -> list[str]:
        """Lines of at most so many columns, which wide letters take two of; no French sign begins one."""
        text = self.text.lstrip()
        line, lines = " " * (len(self.text) - len(text)), []
        empty = True
        for word in re.split(r"(?<! ) (?![ :;!?])", text.rstrip()):  # wider gaps line columns up
            if not empty and cell_len(line) + 1 + cell_len(word) > width:
                lines.append(line)
                line, empty = " " * self.hang, True
            line += word if empty else f" {word}"
            empty = False
        return [*lines, line.rstrip()]


def show(lines: Iterable[Line], plain: bool) -> None:
    """Print, page by page where there is more than a terminal shows."""
    console = Console(color_system=None if plain else "auto", highlight=False)
    page = Text()
    for line in lines:
        for part in line.wrapped(min(console.width, WIDEST)):
            page.append(part + "\n", line.style)
    if plain or not console.is_terminal or page.plain.count("\n") < console.height:
        console.print(page, end="", soft_wrap=True)
        return
    with console.pager():  # without styles: not every pager understands them
        console.print(page, end="", soft_wrap=True)


def _heading(text: str) -> Iterator[Line]:
    yield Line("")
    yield Line(text, "bold")


def _joined(locale: str, link: str, texts: Iterable[str]) -> str:
    return reduce(lambda first, last: t(locale, link, first=first, last=last), texts)


def _row(locale: str, name: str, text: str) -> str:
    return "  " + t(locale, "list-row", name=name, text=text)


def _table(table: FactTable, locale: str, plain: bool) -> Iterator[Line]:
    """Columns that line up, the last one wrapped; in plain mode a sentence for each row."""
    yield from _heading(table.title)
    if plain:
        for name, *cells in table.rows:
            pairs = zip(table.columns[1:], cells, strict=True)
            parts = [f"{column} {cell}".strip() for column, cell in pairs]
            yield Line(_row(locale, name, _joined(locale, "list-part", parts)), hang=4)
        return
    widths = [max(map(cell_len, column)) + 2 for column in zip(table.columns, *table.rows, strict=True)][:-1]
    for row in [table.columns] * any(table.columns) + list(table.rows):
        start = "".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=False))
        yield Line("  " + start + row[-1], "bold" if row is table.columns else "", hang=2 + sum(widths))


# ---- pages ------------------------------------------------------------------------------------------------


def list_of_topics(locale: str, plain: bool) -> Iterator[Line]:
    """Every topic by chapter."""
    for chapter, topics in rules.chapters(locale):
        rows = tuple((topic.key, topic.title) for topic in topics)
        yield from _table(FactTable(chapter, ("", ""), rows), locale, plain)
    yield Line("")
    yield Line(t(locale, "rules-usage"))


def _prose(text: str) -> Iterator[Line]:
    for line in text.split("\n"):
        yield Line(line, hang=2 if line.startswith("- ") else 0)


def page_of(topic: Topic, locale: str, plain: bool) -> Iterator[Line]:
    """All about one topic."""
    yield Line(topic.title, "bold")
    yield Line("; ".join(topic.headings), "italic")
    yield Line("")
    yield from _prose(topic.text)
    for more in topic.also:
        yield from _heading(t(locale, "rules-also", option=t(locale, f"option-{more.option}")))
        yield from _prose(more.text)
    for name, text, style in (
        ("example", topic.example, ""),
        ("ours", topic.ours, "yellow"),
        ("house", topic.house, "yellow"),
    ):
        if text:
            yield Line("")
            yield Line(t(locale, f"rules-{name}", text=text), style)
    for table in facts_of(topic.key, locale):
        yield from _table(table, locale, plain)
    if topic.rulings:
        yield from _heading(t(locale, "rules-rulings"))
    for key in topic.rulings:
        option = data.options()[key]
        yield Line(_row(locale, key, f"{option.official} (official), {option.snellman} (snellman)"))
        text = t(locale, "rules-source", text=t(locale, f"ruling-{key}"), source=data.source_in(locale, option.source))
        yield Line(f"    {text}", hang=4)
    if topic.functions:
        yield from _heading(t(locale, "rules-functions"))
    for function in topic.functions:
        place = rules.source_of(function)
        yield Line(f"  {function}" + (f", {place[0]}:{place[1]}" if place else ""), hang=4)
    if topic.tests:
        yield from _heading(t(locale, "rules-tests"))
    for test in topic.tests:
        yield Line(f"  tests/rules/{test}", hang=4)
    if topic.see:
        yield Line("")
        yield Line(t(locale, "rules-see", topics=", ".join(topic.see)))


def refuse(words: str, locale: str) -> None:
    """Say that there is no such topic, and which there are."""
    near = rules.near_topics(words, locale)
    if near:
        topics = _joined(locale, "rules-or", near)
        print("mystica: " + t(locale, "rules-near", words=repr(words), topics=topics), file=sys.stderr)
        return
    print("mystica: " + t(locale, "rules-unknown", words=repr(words)), file=sys.stderr)
    for chapter, found in rules.chapters(locale):
        print(_row(locale, chapter, ", ".join(topic.key for topic in found)), file=sys.stderr)


# ---- JSON -------------------------------------------------------------------------------------------------


def list_as_json(locale: str) -> dict[str, object]:
    """Keys and titles of the topics by chapter."""
    return {
        "locale": locale,
        "chapters": [
            {"title": chapter, "topics": [{"key": topic.key, "title": topic.title} for topic in topics]}
            for chapter, topics in rules.chapters(locale)
        ],
    }


def topic_as_json(topic: Topic, locale: str) -> dict[str, object]:
    """A topic with its facts, rulings, and where its functions lie."""
    places = {function: rules.source_of(function) for function in topic.functions}
    return asdict(topic) | {
        "locale": locale,
        "facts": [asdict(table) for table in facts_of(topic.key, locale)],
        "rulings": [_ruling_as_json(key, locale) for key in topic.rulings],
        "functions": [
            {"name": name, "file": place[0] if place else None, "line": place[1] if place else None}
            for name, place in places.items()
        ],
        "tests": [f"tests/rules/{test}" for test in topic.tests],
    }


def _ruling_as_json(key: str, locale: str) -> dict[str, object]:
    option = data.options()[key]
    return asdict(option) | {"text": t(locale, f"ruling-{key}"), "source": data.source_in(locale, option.source)}
