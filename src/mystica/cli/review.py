"""`mystica review`: the costliest decisions of a game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from mystica.analysis.hints import level_named
from mystica.analysis.review import decisions_of, review
from mystica.cli import advice
from mystica.cli.hint import BOTS, BUDGET, LOCALE, budget_of, language_of
from mystica.cli.loading import load_game
from mystica.game import Game, Judgement
from mystica.i18n import t


def command(
    file: Annotated[Path, typer.Argument(help="A save or a ledger. The game need not be over.")],
    bot: Annotated[str, typer.Option(help=BOTS)] = "strong",
    budget: Annotated[str, typer.Option(help=BUDGET + " For each decision; by default the bot's steps.")] = "",
    top: Annotated[int, typer.Option(min=1, max=1000, help="How many decisions to show.")] = 10,
    seat: Annotated[int | None, typer.Option(min=1, max=5, help="Show only the decisions of this seat.")] = None,
    locale: Annotated[str, typer.Option(help=LOCALE)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write only the answer, as JSON.")] = False,
) -> None:
    language = language_of(locale)
    given = budget_of(budget)
    level_named(bot)
    game = load_game(file)
    found, done, total = _look(game, bot, given.seconds, given.steps, seat)
    shown = advice.costliest(found, top)
    stopped = done < total
    if as_json:
        summary = {
            "bot": bot, "turns": total, "looked_at": done, "stopped": stopped,
            "decisions": [advice.judgement_json(one) for one in shown], "seats": advice.lost_by_seat(game, found),
        }  # fmt: skip
        print(json.dumps(summary))
    else:
        console = Console(highlight=False)
        if found:
            console.print(advice.review_table(language, bot, shown))
            console.print(advice.lost_table(language, game, found))
        elif not stopped:
            console.print(t(language, "review-none"))
    if stopped:
        print(t(language, "review-stopped", done=done, all=total), file=sys.stderr)
        raise typer.Exit(130)


def _look(
    game: Game, bot: str, seconds: float | None, steps: int | None, seat: int | None
) -> tuple[list[Judgement], int, int]:
    """What was found, how many turns were looked at, and how many there are."""
    turns = decisions_of(game.at(0).state, game.actions)
    if seat is not None:
        turns = [(number, turn) for number, turn in turns if turn.seat == seat - 1]
    found: list[Judgement] = []
    done = 0
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("turns", total=len(turns))
            for judgement in review(turns, bot, seconds=seconds, steps=steps):
                done += 1
                progress.advance(task)
                if judgement is not None:
                    found.append(judgement)
    except KeyboardInterrupt:
        pass
    return found, done, len(turns)
