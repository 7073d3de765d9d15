"""`mystica dataset`: a data set of games between bots, with its data card."""

from __future__ import annotations

import random
import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from mystica.arena.dataset import check_folder, write_dataset
from mystica.arena.simulate import Plan
from mystica.arena.workers import local_workers
from mystica.cli import option_help
from mystica.cli.long_runs import make_folder, shown_progress
from mystica.cli.sim import names_of_factions, names_of_players
from mystica.setups import parse_options


def command(
    folder: Annotated[Path, typer.Argument(help="New or empty folder for the data set.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="Same seed, same games. Drawn if not given; the card has it.")
    ] = None,
    players: Annotated[
        str, typer.Option(help="One bot for each seat, separated by commas.")
    ] = "novice,novice,novice,novice",
    map: Annotated[str, typer.Option(help="Name of the map.")] = "base",
    factions: Annotated[str, typer.Option(help=option_help.FACTIONS)] = "",
    choose_factions: Annotated[bool, typer.Option("--choose-factions", help=option_help.CHOOSE_FACTIONS)] = False,
    profile: Annotated[str, typer.Option(help=option_help.PROFILE)] = "official",
    preset: Annotated[str, typer.Option(help=option_help.PRESET)] = "",
    option: Annotated[list[str] | None, typer.Option(help=option_help.OPTION)] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes. The games are the same for any number.")] = 1,
) -> None:
    plan = Plan(
        players=names_of_players(players),
        games=games,
        seed=random.SystemRandom().randrange(10**9) if seed is None else seed,
        map=map,
        profile=profile,
        options=parse_options(option or []),
        factions=names_of_factions(factions),
        preset=preset,
        chosen_factions=choose_factions,
    )
    plan.check()
    check_folder(folder)
    make_folder(folder)
    with _noted_interrupt() as stopped, local_workers(jobs) as workers, shown_progress(0, games) as more:
        contents = write_dataset(folder, plan, _command_line(folder, plan), workers, stopped, more)
    print(f"{folder}: {contents.totals.decisions} decisions of {contents.totals.games} games, seed {plan.seed}")
    if contents.totals.games < games:
        print(f"stopped after {contents.totals.games} of {games} games; the data set has these", file=sys.stderr)
        raise typer.Exit(130)


def _command_line(folder: Path, plan: Plan) -> str:
    """What makes the same games, but for their number."""
    words = ["mystica", "dataset", folder.name, "--seed", str(plan.seed), "--players", ",".join(plan.players)]
    words += ["--map", plan.map, "--profile", plan.profile]
    if plan.preset:
        words += ["--preset", plan.preset]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={value}"]
    if plan.factions:
        words += ["--factions", ",".join(plan.factions)]
    if plan.chosen_factions:
        words.append("--choose-factions")
    return shlex.join(words)


@contextmanager
def _noted_interrupt() -> Iterator[Callable[[], bool]]:
    """Ctrl-C is only noted, and nothing is cut off in the middle. The second one ends everything at once."""
    asked = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True
        print("stopping after this game; Ctrl-C again throws all games away", file=sys.stderr)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: asked
    finally:
        signal.signal(signal.SIGINT, before)
