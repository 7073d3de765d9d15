"""`mystica play`: for now, one game with a bot in every seat."""

from __future__ import annotations

import random
from typing import Annotated

import typer
from rich.console import Console

from mystica.cli.drawing import draw_board, final_table
from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.setups import draw, introductory


def command(
    players: Annotated[int, typer.Option(min=2, max=5, help="How many seats.")] = 4,
    seed: Annotated[int | None, typer.Option(help="Same seed, same game. Drawn and shown if not given.")] = None,
    first_game: Annotated[bool, typer.Option("--first-game", help="The introductory game of the rulebook.")] = False,
) -> None:
    """Play one game with random bots in every seat and show the board and the final table."""
    number = random.SystemRandom().randrange(10**6) if seed is None else seed
    setup = introductory(players) if first_game else draw(players, number)
    state = new_game(setup.engine_setup())
    random_actions(state, number & 0x7FFFFFFF, 1_000_000, True)
    console = Console()
    console.print(draw_board(state))
    console.print("\nOn the map: seat and structure (D dwelling, TP trading house, TE temple,")
    console.print("SH stronghold, SA sanctuary), else the name of the space; ~~ is river.")
    console.print(final_table(state))
    console.print(f"A random bot in every seat, seed {number}, scoring tiles {' '.join(setup.scoring)}")
