"""The command line: one small file per command beside this one."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from mystica import __version__
from mystica.cli import (
    arena,
    backup,
    bench,
    bots,
    export,
    hint,
    play,
    replay,
    review,
    rules,
    serve,
    sim,
    train,
    train_factions,
    train_outlook,
    validate,
)
from mystica.errors import MoveError
from mystica.notation.json_text import SaveError
from mystica.setups import SetupError

app = typer.Typer(
    name="mystica",
    help="Terra Mystica: rules engine, simulations and ledgers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from mystica.engine import COMPILED

        print(f"mystica {__version__} ({'compiled' if COMPILED else 'pure'} engine)")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    pass


app.command("play")(play.command)
app.command("serve")(serve.command)
app.command("backup")(backup.command)
app.command("sim")(sim.command)
app.command("arena")(arena.command)
app.command("hint")(hint.command)
app.command("review")(review.command)
app.command("train")(train.command)
app.command("train-outlook")(train_outlook.command)
app.command("train-factions")(train_factions.command)
app.command("bots")(bots.command)
app.command("export")(export.command)
app.command("replay")(replay.command)
app.command("validate")(validate.command)
app.command("rules")(rules.command)
app.command("bench")(bench.command)


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
    except (SetupError, MoveError, SaveError, OSError) as error:
        print(f"mystica: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("mystica: stopped", file=sys.stderr)
        sys.exit(130)
