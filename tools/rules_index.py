"""Write docs/rules.md, the index of the rules, from the topics of `mystica rules`.

python tools/rules_index.py
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from mystica import data
from mystica.data import Topic

OUT = Path(__file__).parent.parent / "docs" / "rules.md"
ROOMS = ("engine.rules.", "engine.core.", "engine.")
TOP = """\
# Index of the rules

This page says where each rule is implemented and tested. `mystica rules` explains a rule in our own words, with an
example, the rulings that change it and its tests by name:

```sh
mystica rules towns
```

You may also ask for a heading, a faction, a tile or an option. Without a name the command lists all topics.

Code is named `file.function` and is in `src/mystica/engine/rules`, `engine/core` or `engine`; tests are in
`tests/rules`. Numbers are facts in `src/mystica/data` and `boxes/*/data`, under the names of the rulebook.
`python tools/rules_index.py` writes this page; the tests check that it is up to date and that everything named here
exists.
"""
END = """\

## Beyond the rulebook

Options and rulings have [a page of their own](rulings.md). What we had to decide ourselves is marked in the topics, and
listed under [rulings that are ours](rulings.md#rulings-that-are-ours).
"""


def short_name(function: str) -> str:
    """`leech.answer`; what a faction or a box adds is a file."""
    if function.startswith(("engine.factions.", "boxes.")):
        return "/".join(function.split(".")[:-1]) + ".py"
    for room in ROOMS:
        if function.startswith(room):
            return function.removeprefix(room)
    return function


def row(topic: Topic) -> str:
    functions = dict.fromkeys(short_name(function) for function in topic.functions)
    files = dict.fromkeys(test.partition("::")[0] for test in topic.tests)
    code, tests = (", ".join(f"`{name}`" for name in names) for names in (functions, files))
    return f"| {topic.key} | {'; '.join(topic.headings)} | {code} | {tests} |"


def page() -> str:
    parts = [TOP]
    for chapter, topics in groupby(data.reference().values(), lambda topic: topic.chapter):
        rows = "\n".join(row(topic) for topic in topics)
        parts.append(f"\n## {chapter}\n\n| topic | heading | code | tests |\n|---|---|---|---|\n{rows}\n")
    return "".join([*parts, END])


if __name__ == "__main__":
    OUT.write_text(page(), encoding="utf-8")
