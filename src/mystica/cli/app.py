"""The command line. Each command is a small file beside this one, loaded when the command runs."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperGroup

from mystica.cli.commands import COMMANDS
from mystica.errors import Complaint
from mystica.extras import MissingExtra

if TYPE_CHECKING:
    from typer import _click as click  # typer brings its own


class Commands(TyperGroup):
    """Knows names and help of all commands; which one is meant decides what is loaded."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, found, rest = super().resolve_command(ctx, args)
        return name, found and load_command(found.name or ""), rest


def load_command(name: str) -> click.Command:
    """The command itself, with its options."""
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    run = import_module(f"{__package__}.{name.replace('-', '_')}").command
    alone.command(name, help=COMMANDS[name])(run)
    return typer.main.get_command(alone)


app = typer.Typer(
    cls=Commands,
    name="mystica",
    help="Terra Mystica: rules engine, simulations and ledgers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # rich takes longer to load than all that is needed to show the list of commands
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from mystica.cli.version import VERSION_LINE

        print(VERSION_LINE)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    pass


def _is_loaded_later() -> None:
    """Stands for a command in the list of all."""


for _name, _help in COMMANDS.items():
    app.command(_name, help=_help)(_is_loaded_later)


def main() -> None:
    """Run a command; what is wrong with the input is said in one sentence."""
    for stream in (sys.stdout, sys.stderr):  # names of files may hold what cannot be shown
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (Complaint, MissingExtra, OSError) as error:
        print(f"mystica: {error}", file=sys.stderr)
        sys.exit(2)
    except ValueError as error:
        from mystica.data.toml_table import (
            DataError,  # not before it is needed: commands that need no data start sooner
        )

        if not isinstance(error, DataError):
            raise
        print(f"mystica: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("mystica: stopped", file=sys.stderr)
        sys.exit(130)
