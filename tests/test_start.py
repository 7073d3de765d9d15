"""What a command loads before it does anything: nobody waits for what is not needed."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from inspect import cleandoc

import pytest

from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS

MOST_LETTERS = 60  # of a line in the list of all commands, on a terminal of 80 columns
OURS = "mystica mystica.cli mystica.cli.app mystica.cli.commands mystica.cli.version mystica.engine mystica.errors"
ALLOWED = {*OURS.split(), "mystica.__main__", "mystica._fingerprint", "mystica.extras"}
SERVER = ("fastapi", "sqlalchemy", "alembic", "uvicorn", "starlette")
CATALOGUES = ("fluent", "babel")


def loaded(*args: str) -> set[str]:
    """Every module that a command has loaded when it ends."""
    code = (
        f"import sys; sys.argv = {['mystica', *args]!r}\n"
        "from mystica.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    return set(done.stderr.split())


@pytest.mark.parametrize("args", [["--version"], ["--help"], ["-h"], []], ids=str)
def test_the_list_of_commands_loads_none_of_them(args: list[str]) -> None:
    modules = loaded(*args)
    assert {name for name in modules if name.partition(".")[0] == "mystica"} <= ALLOWED
    assert not modules & {"rich", "pydantic", "tomllib", *SERVER, *CATALOGUES}


def test_the_version_needs_no_command_line_at_all() -> None:
    assert "typer" not in loaded("--version")


@pytest.mark.parametrize(
    "args",
    [
        ["sim", "--games", "1", "--seed", "1", "--json"],
        ["bots", "--json"],
        ["play", "--help"],
        ["serve", "--help"],
        ["bench", "--help"],
        ["arena", "--help"],
    ],
    ids=lambda args: args[0],
)
def test_games_between_bots_and_help_need_neither_server_nor_sentences(args: list[str]) -> None:
    modules = loaded(*args)
    assert not modules & {*SERVER, *CATALOGUES}
    assert f"mystica.cli.{args[0]}" in modules


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_file_of_its_name(name: str) -> None:
    assert callable(import_module(f"mystica.cli.{name.replace('-', '_')}").command)
    command = load_command(name)
    assert command.name == name
    assert command.help == cleandoc(COMMANDS[name])


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_told_in_one_line(name: str) -> None:
    line, _, more = COMMANDS[name].partition("\n\n")
    assert len(line) <= MOST_LETTERS
    assert line.endswith(".")
    assert more == "" or more.strip()


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "mystica", *args], capture_output=True, text=True, check=False)


def test_help_says_the_same_of_a_command_everywhere() -> None:
    listed = run("--help").stdout
    for name, text in COMMANDS.items():
        assert f"  {name} " in listed
        assert text.partition("\n")[0] in listed
    assert COMMANDS["replay"].partition("\n")[0] in run("replay", "--help").stdout


def test_a_misspelt_command_is_named_with_what_was_meant() -> None:
    done = run("reply")
    assert done.returncode == 2
    assert "No such command 'reply'. Did you mean 'replay'" in done.stderr
