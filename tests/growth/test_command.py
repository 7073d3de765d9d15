"""A command, put into a copy of the package: a file, and its help in the list of all."""

from __future__ import annotations

from pathlib import Path

from tests.growth.copies import copy_of_package, run

COMMAND = '''"""`mystica dice`: a number, for those who cannot decide."""

from typing import Annotated

import typer


def command(most: Annotated[int, typer.Argument(help="The largest number.")] = 6) -> None:
    print(f"between 1 and {most}")
'''


def test_a_command_is_a_file_and_its_help(tmp_path: Path) -> None:
    cli = copy_of_package(tmp_path) / "cli"
    (cli / "dice.py").write_text(COMMAND, encoding="utf-8")
    listed = (cli / "commands.py").read_text(encoding="utf-8")
    assert listed.endswith("\n}\n")
    more = '    "dice": """Name a number.\n\n        For those who cannot decide.""",\n}\n'
    (cli / "commands.py").write_text(listed.removesuffix("}\n") + more, encoding="utf-8")
    assert "dice" in run(tmp_path, "mystica", "--help")
    told = run(tmp_path, "mystica", "dice", "--help")
    assert all(text in told for text in ("Name a number.", "For those who cannot decide.", "The largest number."))
    assert run(tmp_path, "mystica", "dice", "8") == "between 1 and 8\n"
