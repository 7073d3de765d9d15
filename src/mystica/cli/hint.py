"""`mystica hint`: the best moves of a saved game, and what every seat may expect."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from mystica.analysis import hints
from mystica.bots import Budget, parse_budget
from mystica.bots.levels import LEVELS
from mystica.cli import advice
from mystica.cli.loading import load_game
from mystica.i18n import LOCALES, locale_of, t
from mystica.setups import check_name

BOTS = f"The bot that looks at the position: {', '.join(LEVELS)}."
BUDGET = "Time to think (2s, 500ms), or a number of steps (200n). With steps, the answer is always the same."
LOCALE = f"Language: {', '.join(LOCALES)}. By default, the environment's."


def command(
    file: Annotated[Path, typer.Argument(help="A save, a setup file or a ledger.")],
    bot: Annotated[str, typer.Option(help=BOTS)] = "expert",
    budget: Annotated[str, typer.Option(help=BUDGET)] = "",
    top: Annotated[int, typer.Option(min=1, max=50, help="How many moves to show.")] = 5,
    locale: Annotated[str, typer.Option(help=LOCALE)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write only the answer, as JSON.")] = False,
) -> None:
    language = language_of(locale)
    given = budget_of(budget)
    game = load_game(file)
    found = hints(game.state, bot, seconds=given.seconds, steps=given.steps, top=top)
    if as_json:
        print(json.dumps(advice.hints_json(game, found)))
        return
    console = Console(highlight=False)
    name = advice.player_name(language, game, found.seat)
    console.print(t(language, "hint-moves", player=name, bot=found.bot), soft_wrap=True)
    console.print(advice.hint_table(language, found))
    console.print(advice.seats_table(language, game, found.seats))


def language_of(locale: str) -> str:
    return check_name("language", locale, LOCALES) if locale else locale_of(os.environ)


def budget_of(text: str) -> Budget:
    return parse_budget(text) if text else Budget()
