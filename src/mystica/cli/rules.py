"""`mystica rules`: the rules in our own words, with the functions that implement them and the tests."""

from __future__ import annotations

import ast
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import mystica
from mystica import data
from mystica.cli.rules_facts import FactTable, facts_of
from mystica.data import Topic
from mystica.data.reference import plain_name, topic_names

PACKAGE = Path(mystica.__file__).parent
WIDEST = 100


def command(
    topic: Annotated[
        list[str] | None,
        typer.Argument(help="A rule, faction, tile (FAV5, BON4, TW7, SCORE3, ACT6) or option; without, the list."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, no tables, no paging.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the topic, or the list, as JSON.")] = False,
) -> None:
    """Explain a rule in our own words, and show where it is written, implemented and tested."""
    words = " ".join(topic or [])
    if not words.strip():
        if as_json:
            print(json.dumps(_list_as_json()))
        else:
            _print(_list_of_topics(plain), plain)
        return
    found = find_topic(words)
    if found is None:
        _refuse(words)
        raise typer.Exit(2)
    if as_json:
        print(json.dumps(_topic_as_json(found)))
    else:
        _print(_page(found, plain), plain)


# ---- finding ----------------------------------------------------------------------------------------------


def find_topic(words: str) -> Topic | None:
    """The topic of a key, alias, title or heading; case and signs do not matter."""
    topics = data.reference()
    key = topic_names(topics).get(plain_name(words))
    return topics[key] if key else None


def near_topics(words: str) -> list[str]:
    """Keys of the topics that may have been meant, the nearest first."""
    names = topic_names(data.reference())
    wanted = plain_name(words)
    near = get_close_matches(wanted, names, 5, 0.75)
    if len(wanted) > 2:
        near += [name for name in names if wanted in name]
    return list(dict.fromkeys(names[name] for name in near))[:5]


def _refuse(words: str) -> None:
    near = near_topics(words)
    if near:
        print(f"mystica: there is no topic {words!r}; did you mean {' or '.join(near)}?", file=sys.stderr)
        return
    print(f"mystica: there is no topic {words!r}; the topics are", file=sys.stderr)
    for chapter, topics in _chapters():
        print(f"  {chapter}: {', '.join(topic.key for topic in topics)}", file=sys.stderr)


def _chapters() -> list[tuple[str, list[Topic]]]:
    return [(chapter, list(group)) for chapter, group in groupby(data.reference().values(), lambda t: t.chapter)]


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def source_of(function: str) -> tuple[str, int] | None:
    """File and line of a dotted name, read from the source, which lies beside compiled modules too; None if not."""
    parts = function.split(".")
    for length in range(len(parts) - 1, 0, -1):
        path = PACKAGE.joinpath(*parts[:length]).with_suffix(".py")
        if path.is_file():
            body: list[ast.stmt] = _tree(path).body
            line = 0
            for name in parts[length:]:
                found = [n for n in body if isinstance(n, ast.FunctionDef | ast.ClassDef) and n.name == name]
                if not found:
                    return None
                body, line = found[0].body, found[0].lineno
            return path.relative_to(PACKAGE.parent).as_posix(), line
    return None


# ---- showing ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Line:
    """A line before wrapping; what is wrapped goes on at the column `hang`."""

    text: str
    style: str = ""
    hang: int = 0

    def wrapped(self, width: int) -> list[str]:
        text = self.text.lstrip()
        first, others = " " * (len(self.text) - len(text)), " " * self.hang
        return textwrap.wrap(
            text, width, initial_indent=first, subsequent_indent=others, break_long_words=False, break_on_hyphens=False
        ) or [""]


def _print(lines: Iterable[_Line], plain: bool) -> None:
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


def _heading(text: str) -> Iterator[_Line]:
    yield _Line("")
    yield _Line(text, "bold")


def _table(table: FactTable, plain: bool) -> Iterator[_Line]:
    """Columns that line up, the last one wrapped; in plain mode a sentence for each row."""
    yield from _heading(table.title)
    if plain:
        for name, *cells in table.rows:
            pairs = zip(table.columns[1:], cells, strict=True)
            yield _Line(f"  {name}: " + "; ".join(f"{column} {cell}".strip() for column, cell in pairs), hang=4)
        return
    widths = [max(map(len, column)) + 2 for column in zip(table.columns, *table.rows, strict=True)][:-1]
    for row in [table.columns] * any(table.columns) + list(table.rows):
        start = "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        yield _Line("  " + start + row[-1], "bold" if row is table.columns else "", hang=2 + sum(widths))


def _list_of_topics(plain: bool) -> Iterator[_Line]:
    for chapter, topics in _chapters():
        rows = tuple((topic.key, topic.title) for topic in topics)
        yield from _table(FactTable(chapter, ("", ""), rows), plain)
    yield _Line("")
    yield _Line("mystica rules TOPIC explains one of them.")


def _page(topic: Topic, plain: bool) -> Iterator[_Line]:
    yield _Line(topic.title, "bold")
    yield _Line("; ".join(topic.headings), "italic")
    yield _Line("")
    for line in topic.text.split("\n"):
        yield _Line(line, hang=2 if line.startswith("- ") else 0)
    for name, text in (("Example", topic.example), ("Ours, since no text speaks", topic.ours), ("House", topic.house)):
        if text:
            yield _Line("")
            yield _Line(f"{name}: {text}", "" if name == "Example" else "yellow")
    for table in facts_of(topic.key):
        yield from _table(table, plain)
    if topic.rulings:
        yield from _heading("Rulings")
    for key in topic.rulings:
        option = data.options()[key]
        yield _Line(f"  {key}: {option.official} (official), {option.snellman} (snellman)")
        yield _Line(f"    {option.text} Source: {option.source}.", hang=4)
    yield from _heading("Implemented by")
    for function in topic.functions:
        place = source_of(function)
        yield _Line(f"  {function}" + (f", {place[0]}:{place[1]}" if place else ""), hang=4)
    yield from _heading("Tested by")
    for test in topic.tests:
        yield _Line(f"  tests/rules/{test}", hang=4)
    if topic.see:
        yield _Line("")
        yield _Line(f"See also: {', '.join(topic.see)}")


# ---- JSON -------------------------------------------------------------------------------------------------


def _list_as_json() -> dict[str, object]:
    return {
        "chapters": [
            {"title": chapter, "topics": [{"key": topic.key, "title": topic.title} for topic in topics]}
            for chapter, topics in _chapters()
        ]
    }


def _topic_as_json(topic: Topic) -> dict[str, object]:
    places = {function: source_of(function) for function in topic.functions}
    return asdict(topic) | {
        "facts": [asdict(table) for table in facts_of(topic.key)],
        "rulings": [asdict(data.options()[key]) for key in topic.rulings],
        "functions": [
            {"name": name, "file": place[0] if place else None, "line": place[1] if place else None}
            for name, place in places.items()
        ],
        "tests": [f"tests/rules/{test}" for test in topic.tests],
    }
