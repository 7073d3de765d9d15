"""Every command's help and options, below the section that introduces it."""

from __future__ import annotations

import re
from html import escape
from inspect import cleandoc

from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS


def escaped(text: str) -> str:
    """Fit for a cell of a table."""
    return re.sub(r"([|*_])", r"\\\1", escape(" ".join(text.split()), quote=False))


def reference(name: str) -> str:
    command = load_command(name)
    with command.make_context(f"mystica {name}", [], resilient_parsing=True) as context:
        usage = command.get_usage(context).removeprefix("Usage: ")
        rows = [row for parameter in command.params if (row := parameter.get_help_record(context))]
    lines = ["```text", " ".join(usage.split()), "```", "", *cleandoc(COMMANDS[name]).splitlines(), ""]
    if rows:
        lines += ["| option | meaning |", "|---|---|"]
        lines += [f"| `{option.replace('|', ' or ')}` | {escaped(help)} |" for option, help in rows]
    return "\n".join(lines)


def fill(page: str) -> str:
    """The page with the reference of each command at the end of its section, which is headed by its name."""
    head, *sections = re.split(r"^(?=## )", page, flags=re.M)
    filled = [head]
    for section in sections:
        name = section.partition("\n")[0].removeprefix("## ").strip("`")
        filled.append(f"{section.rstrip()}\n\n{reference(name)}\n\n" if name in COMMANDS else section)
    return "".join(filled)
