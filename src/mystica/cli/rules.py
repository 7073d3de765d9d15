"""`mystica rules`: the rules in our own words, with the functions that implement them and the tests."""

from __future__ import annotations

import ast
import json
import os
from difflib import get_close_matches
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

import mystica
from mystica.data import Topic
from mystica.data.reference import ENGLISH, plain_name, topic_names
from mystica.i18n import LOCALES, topics

PACKAGE = Path(mystica.__file__).parent


def command(
    topic: Annotated[
        list[str] | None,
        typer.Argument(
            help="A rule, faction, tile (FAV5, BON4, TW7, SCORE3, ACT6) or option. Without a topic, all are listed."
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Only sentences: no colours, tables or paging.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the topic, or the list, as JSON.")] = False,
    locale: Annotated[str, typer.Option(help=f"Language of the rules: {', '.join(LOCALES)}.")] = "",
) -> None:
    from mystica.cli import rules_page as page  # which loads the catalogues: other commands need not wait for them

    language = _language(locale)
    words = " ".join(topic or [])
    if not words.strip():
        if as_json:
            print(json.dumps(page.list_as_json(language)))
        else:
            page.show(page.list_of_topics(language, plain), plain)
        return
    found = find_topic(words, language)
    if found is None:
        page.refuse(words, language)
        raise typer.Exit(2)
    if as_json:
        print(json.dumps(page.topic_as_json(found, language)))
    else:
        page.show(page.page_of(found, language, plain), plain)


def _language(locale: str) -> str:
    from mystica.i18n import locale_of
    from mystica.setups import check_name

    return check_name("language", locale, LOCALES) if locale else locale_of(os.environ)


# ---- finding ----------------------------------------------------------------------------------------------


@cache
def names_of_topics(locale: str) -> dict[str, str]:
    """Plain name -> key: the names of the language first, then the English ones, which players know as well."""
    return topic_names(topics()) | topic_names(topics(locale))


def find_topic(words: str, locale: str = ENGLISH) -> Topic | None:
    """The topic of a key, alias, title or heading; case, accents and signs do not matter."""
    key = names_of_topics(locale).get(plain_name(words))
    return topics(locale)[key] if key else None


def near_topics(words: str, locale: str = ENGLISH) -> list[str]:
    """Keys of the topics that may have been meant, the nearest first."""
    names = names_of_topics(locale)
    wanted = plain_name(words)
    near = get_close_matches(wanted, names, 5, 0.75)
    if len(wanted) > 2:
        near += [name for name in names if wanted in name]
    return list(dict.fromkeys(names[name] for name in near))[:5]


def chapters(locale: str = ENGLISH) -> list[tuple[str, list[Topic]]]:
    """Titles of the chapters with their topics."""
    return [(title, list(group)) for title, group in groupby(topics(locale).values(), lambda t: t.chapter)]


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
