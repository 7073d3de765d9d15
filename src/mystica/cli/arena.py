"""`mystica arena`: bots against each other at duplicate tables, or alone on the setups of recorded games."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from itertools import combinations
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from mystica.arena.contest_games import run
from mystica.arena.contest_summary import Group, by_faction, by_seat, differences, duels, elo, overall, summary
from mystica.arena.plots import bars, curve, write_plots
from mystica.arena.recorded_setups import Recorded, read_recorded_setups
from mystica.arena.results_file import ResultsFile
from mystica.arena.seatings import Contest, Result
from mystica.arena.statistics import Estimate, by_table, clustered, estimate
from mystica.arena.workers import Workers
from mystica.cli import option_help
from mystica.cli.long_runs import Address, Cluster, make_folder, shown_progress, workers
from mystica.notation.files import check_places, write_text
from mystica.notation.saves import dump_setup
from mystica.setups import SetupError, check_players, parse_options

_DRAWN = ("tables", "seats", "map", "profile", "preset", "option", "choose_factions")  # how setups are drawn


def command(
    ctx: typer.Context,
    a: Annotated[
        str, typer.Option("--a", help="One bot, as `mystica bots` lists them: strong, strong@0.5s, expert@100n.")
    ] = "",
    b: Annotated[str, typer.Option("--b", help="The other bot.")] = "",
    players: Annotated[
        str, typer.Option(help="Bots for a round robin, separated by commas; with --league, one bot.")
    ] = "",
    tables: Annotated[
        int, typer.Option(help="Setups. Each is played once for every seating (6 with four seats).")
    ] = 20,
    seats: Annotated[int, typer.Option(help="Seats at a table.")] = 4,
    league: Annotated[Path | None, typer.Option(help="Folder of recorded games: play their setups.")] = None,
    setups: Annotated[int | None, typer.Option(min=1, help="With --league: play only the first N of them.")] = None,
    budget: Annotated[float | None, typer.Option(help="Seconds for a choice, instead of each bot's own time.")] = None,
    steps: Annotated[
        int | None, typer.Option(min=1, help="Steps for a choice instead of time: same seed, same games.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Same seed, same setups. If you give none, one is drawn and shown.")
    ] = None,
    map: Annotated[str, typer.Option(help="Name of the map.")] = "base",
    profile: Annotated[str, typer.Option(help=option_help.PROFILE)] = "official",
    preset: Annotated[str, typer.Option(help=option_help.PRESET)] = "",
    option: Annotated[list[str] | None, typer.Option(help=option_help.OPTION)] = None,
    choose_factions: Annotated[
        bool, typer.Option("--choose-factions", help="Bots choose factions in the game instead of drawing them.")
    ] = False,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="Processes; by default one for each core.")] = None,
    cluster: Cluster = False,
    address: Address = "",
    results: Annotated[
        Path | None, typer.Option(help="Keep every game here; run again to continue where it stopped.")
    ] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
    plots: Annotated[Path | None, typer.Option(help="Folder for plots (SVG).")] = None,
) -> None:
    if budget is not None and not 0 < budget <= 3600:
        raise SetupError.english_only(f"a budget of {budget} seconds: choose more than 0 and at most 3600")
    if budget is not None and steps is not None:
        raise SetupError.english_only("use --budget or --steps, not both")
    check_places(results, as_json)
    recorded = read_recorded_setups(league, setups) if league is not None else []
    if setups is not None and league is None:
        raise SetupError.english_only("--setups is only for --league; otherwise use --tables")
    given = [name for name in _DRAWN if getattr(ctx.get_parameter_source(name), "name", "") == "COMMANDLINE"]
    if league is not None and given:
        options = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise SetupError.english_only(f"--league plays setups as they were recorded: leave {options} out")
    bots = _bots(a, b, players, alone=league is not None)
    check_players(seats)
    contest = Contest(
        bots=bots,
        tables=len(recorded) or tables,
        seed=_seed(seed, recorded, results),
        players=seats,
        seconds=budget,
        steps=steps,
        map=map,
        profile=profile,
        preset=preset,
        options=parse_options(option or []),
        chosen_factions=choose_factions,
        setups=tuple(dump_setup(game.setup) for game in recorded),
        names=tuple(game.name for game in recorded),
    )
    contest.check()
    if plots is not None:
        make_folder(plots)
    played, stopped = _play(contest, workers(jobs, os.cpu_count() or 1, cluster, address), results)
    played.sort(key=lambda result: (result.table, result.seating))
    if as_json is not None:
        _write_json(as_json, contest, played, recorded, stopped)
    if plots is not None:
        write_plots(plots, _plots(contest, played))
    if stopped:
        again = f"; run again with --results {results} to go on" if results else ""
        print(f"stopped after {len(played)} of {contest.games} games{again}", file=sys.stderr)
    if not played:
        raise typer.Exit(130)
    if recorded:
        _show_league(contest, played, recorded)
    else:
        _show(contest, played)
    if stopped:
        raise typer.Exit(130)


def _seed(seed: int | None, recorded: Sequence[Recorded], results: Path | None) -> int:
    """The given one; else that of the results file that goes on; else drawn, or 1 where nothing has to be drawn."""
    if seed is not None:
        return seed
    if results is not None and results.exists():
        try:
            with results.open(encoding="utf-8") as file:
                return int(json.loads(file.readline())["seed"])
        except (ValueError, KeyError, TypeError):
            raise SetupError.english_only(f"{results} does not hold results of the arena") from None
    return 1 if recorded else random.SystemRandom().randrange(10**6)


def _bots(a: str, b: str, players: str, alone: bool) -> tuple[str, ...]:
    named = tuple(name.strip() for name in players.split(",") if name.strip())
    if (a or b) and named:
        raise SetupError.english_only("use --a and --b for two bots, or --players for more, not both")
    if alone:
        if a or b or len(named) != 1:
            raise SetupError.english_only("--league needs --players with one bot, which plays every seat")
        return named
    bots = named or tuple(name.strip() for name in (a, b) if name.strip())
    if len(bots) < 2:
        raise SetupError.english_only("two bots are needed: --a BOT --b BOT, or --players A,B,C for a round robin")
    return bots


def _play(contest: Contest, hired: AbstractContextManager[Workers], path: Path | None) -> tuple[list[Result], bool]:
    """Play what is not played yet; also whether somebody stopped it."""
    with ExitStack() as stack:
        file = stack.enter_context(ResultsFile(path, contest)) if path is not None else None
        played = [result for result in file.done if result.table < contest.tables] if file is not None else []
        try:
            if len(played) < contest.games:
                with hired as able, shown_progress(len(played), contest.games) as more:
                    for result in run(contest, played, able):
                        played.append(result)
                        if file is not None:
                            file.add(result)
                        more(1)
        except KeyboardInterrupt:
            return played, True
        if file is not None:
            file.put_in_order()
    return played, False


# ---- showing ----------------------------------------------------------------------------------------------


def _show(contest: Contest, played: Sequence[Result]) -> None:
    console = Console()
    for duel in duels(contest, played):
        if duel.games == 0:
            continue
        table = Table("", duel.a, duel.b, title=f"{duel.a} against {duel.b}: {duel.games} games")
        table.add_row("mean VP", duel.vp_a.text(), duel.vp_b.text())
        table.add_row("win share", duel.win_share.text(1, 100) + " %", f"{100 - duel.win_share.mean * 100:.1f} %")
        console.print(table)
        print(f"{duel.a} - {duel.b}: {duel.difference.text(2)} VP per seat over {duel.difference.tables} tables")
    if len(contest.bots) > 2:
        table = Table("bot", "rating", "mean VP")
        points, vp = elo(contest, played), overall(contest, played)
        for name in sorted(contest.bots, key=lambda name: -points[name]):
            table.add_row(name, f"{points[name]:+.0f}", vp[name].text())
        console.print(table)
    console.print(_groups("faction", contest, by_faction(contest, played)))
    console.print(_groups("seat", contest, by_seat(contest, played)))
    print(f"{len(played)} of {contest.games} games, seed {contest.seed}")


def _groups(heading: str, contest: Contest, groups: Sequence[Group]) -> Table:
    columns = [text for bot in contest.bots for text in (f"{bot} VP", "wins")]
    table = Table(heading, *columns)
    for group in groups:
        cells: list[str] = []
        for bot in contest.bots:
            if bot in group.vp:
                cells += [group.vp[bot].text(), f"{100 * group.wins[bot]:.0f} %"]
            else:
                cells += ["", ""]
        table.add_row(group.name, *cells)
    return table


def _people(played: Sequence[Result], recorded: Sequence[Recorded]) -> tuple[Estimate, Estimate, float, float]:
    """VP per seat of the bot and of people, by table; then the plain means over all seats, the same tables for both."""
    bots = [vp for result in played for vp in result.vp]
    people = [vp for result in played for vp in recorded[result.table].people]
    return (
        clustered([(result.table, sum(result.vp) / len(result.vp)) for result in played]),
        clustered([(r.table, sum(recorded[r.table].people) / len(r.vp)) for r in played]),
        sum(bots) / len(bots),
        sum(people) / len(people),
    )


def _show_league(contest: Contest, played: Sequence[Result], recorded: Sequence[Recorded]) -> None:
    bot = contest.bots[0]
    table = Table("faction", f"{bot} VP", "people", "games")
    for group in by_faction(contest, played):
        vps = [
            recorded[r.table].people[seat]
            for r in played
            for seat, faction in enumerate(r.factions)
            if faction == group.name
        ]
        table.add_row(group.name, group.vp[bot].text(), f"{sum(vps) / len(vps):.1f}", str(len(vps)))
    Console().print(table)
    of_bot, of_people, mean, people = _people(played, recorded)
    print(f"by setup: {bot} {of_bot.text()}, people {of_people.text()}")
    print(f"league {mean:.1f} VP per seat over {len(played)} setups (people {people:.1f})")


def _write_json(
    path: Path, contest: Contest, played: Sequence[Result], recorded: Sequence[Recorded], stopped: bool
) -> None:
    found = summary(contest, played) | {"stopped": stopped}
    if recorded and played:
        by_setup, _, mean, people = _people(played, recorded)
        found["league"] = {
            "vp_per_seat": round(mean, 3), "by_setup": by_setup.figures(), "people": round(people, 3),
            "setups": {contest.names[r.table]: list(r.vp) for r in played},
        }  # fmt: skip
    write_text(path, json.dumps(found, indent=1) + "\n")


def _plots(contest: Contest, played: Sequence[Result]) -> dict[str, str]:
    found = {
        "factions": bars("VP by faction", [(g.name, g.vp) for g in by_faction(contest, played)], "VP per seat"),
        "seats": bars("VP by seat", [(g.name, g.vp) for g in by_seat(contest, played)], "VP per seat"),
    }
    for number, (a, b) in enumerate(combinations(range(len(contest.bots)), 2), 1):
        means = by_table(differences(a, b, played))
        points = [estimate(means[: n + 1]) for n in range(len(means))]
        found[f"difference-{number}"] = curve(f"{contest.bots[a]} less {contest.bots[b]}", points, "VP per seat")
    return found
