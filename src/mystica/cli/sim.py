"""`mystica sim`: many games between bots."""

from __future__ import annotations

import json
import random
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mystica.arena.simulate import Plan, Totals, play_all
from mystica.arena.workers import Workers
from mystica.cli import option_help
from mystica.cli.long_runs import Address, Cluster, make_folder, shown_progress, workers
from mystica.cli.setup_notes import notes_of_boxes, starting_vp, vp_line
from mystica.engine import COMPILED
from mystica.notation.custom_files import find_map, read_facts, read_start_vp
from mystica.setups import Settled, parse_options, settle_options

_FACTIONS = {
    "named": "as named",
    "setup": "given by the setup",
    "drawn": "drawn by the seed for each game; --choose-factions lets the bots choose",
    "chosen": "chosen in each game",
    "auction": "drawn and auctioned in each game",
    "random": "each game draws the boards, and the players choose the sides",
}


def command(
    players: Annotated[
        str, typer.Option(help="One player for each seat, separated by commas.")
    ] = "random,random,random,random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="Same seed, same games. If you give none, one is drawn and shown.")
    ] = None,
    map: Annotated[str, typer.Option(help=option_help.MAP)] = "base",
    factions: Annotated[str, typer.Option(help=option_help.FACTIONS)] = "",
    choose_factions: Annotated[bool, typer.Option("--choose-factions", help=option_help.CHOOSE_FACTIONS)] = False,
    profile: Annotated[str, typer.Option(help=option_help.PROFILE)] = "official",
    preset: Annotated[str, typer.Option(help=option_help.PRESET)] = "",
    option: Annotated[list[str] | None, typer.Option(help=option_help.OPTION)] = None,
    vp_file: Annotated[Path | None, typer.Option(help=option_help.VP_FILE)] = None,
    facts: Annotated[Path | None, typer.Option(help=option_help.FACTS)] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Processes; by default one. The results are the same for any number."),
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
    out: Annotated[Path | None, typer.Option(help="Folder to write a ledger of each game to.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write only the results, as JSON.")] = False,
) -> None:
    found = find_map(map)
    for note in found.notes:
        print(f"note: {note}", file=sys.stderr)
    plan = Plan(
        players=names_of_players(players),
        games=games,
        seed=random.SystemRandom().randrange(10**9) if seed is None else seed,
        map=found.name,
        profile=profile,
        options=parse_options(option or []),
        factions=names_of_factions(factions),
        out=str(make_folder(out)) if out is not None else "",
        map_rows=found.rows,
        start_vp=read_start_vp(vp_file) if vp_file else {},
        facts=read_facts(facts) if facts else {},
        preset=preset,
        chosen_factions=choose_factions,
    )
    plan.check()
    settled = settle_options(
        profile, plan.options, preset, found.name, own_map=bool(found.rows), own_vp=bool(plan.start_vp)
    )
    for note in notes_of_boxes(settled, found.name, plan.facts):
        print(f"note: {note}", file=sys.stderr)
    totals = Totals(len(plan.players))
    began = time.perf_counter()
    stopped = _run(plan, workers(jobs, 1, cluster, address), totals)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_summary(plan, settled, totals, seconds, stopped)))
    else:
        _show(plan, settled, totals, seconds, stopped)
    if stopped:
        raise typer.Exit(130)


def names_of_factions(text: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in text.split(",") if name.strip())


def names_of_players(text: str) -> tuple[str, ...]:
    """Names of players; those of one's own are written as they are."""
    return tuple(name.strip() if ":" in name else name.strip().lower() for name in text.split(",") if name.strip())


def _run(plan: Plan, hired: AbstractContextManager[Workers], totals: Totals) -> bool:
    """Play all games; True if somebody stopped it."""
    try:
        with hired as able, shown_progress(0, plan.games) as more:
            play_all(plan, able, totals, more)
    except KeyboardInterrupt:
        return True
    return False


def _summary(plan: Plan, settled: Settled, totals: Totals, seconds: float, stopped: bool) -> dict[str, object]:
    return {
        "games": totals.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(totals.games / seconds, 1),
        "decisions_per_second": round(totals.decisions / seconds, 1),
        "engine": "compiled" if COMPILED else "pure",
        "mean_vp": totals.mean_vp,
        "win_share": totals.win_share,
        "players": list(plan.players),
        "seed": plan.seed,
        "factions": plan.where_factions_come_from,
        "starting_vp": starting_vp(settled, plan.map),
        "stopped": stopped,
    }


def _show(plan: Plan, settled: Settled, totals: Totals, seconds: float, stopped: bool) -> None:
    table = Table("seat", "player", "faction", "mean VP", "win share")
    for seat, player in enumerate(plan.players):
        faction = plan.factions[seat] if plan.factions else "any"  # the line below the table says how
        table.add_row(
            str(seat + 1), player, faction, f"{totals.mean_vp[seat]:.1f}", f"{100 * totals.win_share[seat]:.1f} %"
        )
    Console().print(table)
    print(f"Factions: {_FACTIONS[plan.where_factions_come_from]}.")
    print(vp_line(settled, plan.map))
    if stopped:
        print(f"stopped after {totals.games} of {plan.games} games", file=sys.stderr)
    engine = "compiled" if COMPILED else "pure"
    print(
        f"played {totals.games} games in {seconds:.2f} s"
        f" ({totals.games / seconds:.0f} games/s, {engine} engine, seed {plan.seed})"
    )
