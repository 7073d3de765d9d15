"""`mystica train-factions`: measures how factions fare, alone and beside others. By that bots choose and bid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mystica.arena.faction_worth import Experience, gather, worth_text
from mystica.bots import check_player
from mystica.cli.long_runs import Address, Cluster, shown_progress, workers
from mystica.notation.files import check_places, write_text


def command(
    out: Annotated[Path, typer.Option(help="File for the worth of factions; `casual:FILE` chooses factions by it.")],
    bot: Annotated[str, typer.Option(help="The bot that plays every seat.")] = "novice",
    games: Annotated[int, typer.Option(min=1, help="How many games to learn from.")] = 5000,
    seed: Annotated[int, typer.Option(help="Same seed and number of games, same file.")] = 1,
    batch: Annotated[int, typer.Option(min=1, help="Write the file after every so many games.")] = 500,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes; by default one. The file is the same for any number.")
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
) -> None:
    check_player(bot)
    check_places(out)
    heard = Experience(bot, seed)
    kept = 0
    try:
        with workers(jobs, 1, cluster, address) as able, shown_progress(0, games) as more:
            for _ in gather(heard, games, batch, able, more):
                write_text(out, worth_text(heard))
                kept = heard.games
    except KeyboardInterrupt:
        print(f"stopped: {f'{out} is from {kept} games' if kept else 'nothing has been written yet'}")
        raise typer.Exit(130) from None
    worth, beside = heard.learned()
    for key, value in sorted(worth.items(), key=lambda item: -item[1]):
        near = ", ".join(f"{number / 1000:+.1f}" for number in beside.get(key, ()))
        print(
            f"{key:15} {value / 1000:+6.1f} VP in {heard.seats[key]} seats{f'; beside others {near}' if near else ''}"
        )
    alone, together = heard.foretold()
    print(f"variance foretold in games left out: {alone:.1%} by worth alone, {together:.1%} with who is beside")
    print(f"{out}: worth of factions from {heard.games} games, seed {seed}")
