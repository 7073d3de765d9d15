"""`mystica train`: trains a net on its own games, generation after generation."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mystica.cli.long_runs import Address, Cluster, make_folder, shown_progress, workers
from mystica.extras import extra
from mystica.notation.files import check_places, write_text
from mystica.setups import SetupError

if TYPE_CHECKING:
    from mystica.arena.learning.progress import Point, Progress
    from mystica.arena.workers import Workers

_USUAL = 20  # generations


def command(
    folder: Annotated[Path, typer.Argument(help="Everything is kept here; run the same command again to continue.")],
    generations: Annotated[
        int | None,
        typer.Option(min=1, max=9999, help=f"How many in all, including those in the folder; by default {_USUAL}."),
    ] = None,
    take_out: Annotated[
        Path | None,
        typer.Option(
            help="File for the best net; `novice:FILE.json` plays with it. Without --generations, only this is done."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Same seed and course, same nets; by default 1.")] = None,
    games: Annotated[int | None, typer.Option(help="Games in each generation; by default 2400.")] = None,
    tables: Annotated[
        int | None, typer.Option(help="Duplicate tables in each contest against the novice; by default 20.")
    ] = None,
    base_only: Annotated[
        bool | None,
        typer.Option("--base-only", help="Train only with four players on the base map, without other maps or boxes."),
    ] = None,
    course: Annotated[
        list[str] | None,
        typer.Option(
            help="NAME=VALUE for everything else; can be repeated: cells=128, replay=3. A wrong name lists all names."
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Processes; by default one. The nets are the same for any number."),
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write only the curve, as JSON.")] = False,
) -> None:
    with extra("train", "learning"):
        from mystica.arena.learning.course import parse_course
        from mystica.arena.learning.progress import Progress
    options = {"seed": seed, "games": games, "tables": tables, "base_only": base_only}
    wanted = parse_course(course or [])
    wanted.update({name: value for name, value in options.items() if value is not None})
    check_places(take_out)
    progress = Progress.open(folder, wanted)
    alone = take_out is not None and generations is None
    if alone and progress.best() is None:
        raise SetupError.english_only(f"there is no net in {folder} yet: say how many --generations to learn")
    total = progress.generation if alone else generations or _USUAL
    hired = workers(jobs, 1, cluster, address)
    stopped = False
    if progress.generation < total or (progress.contest_is_due() and not alone):
        try:
            with hired as able:
                _learn(progress, total, able, as_json)
        except KeyboardInterrupt:
            stopped = True
    if take_out is not None:
        _take_out(progress, take_out)
    if as_json:
        print(json.dumps(_summary(progress, stopped)))
    else:
        _say(progress, take_out)
    if stopped:
        print(
            f"stopped after {progress.generation} of {total} generations; what is played of the next one is kept: "
            f"go on with mystica train {folder} --generations {total}",
            file=sys.stderr,
        )
        raise typer.Exit(130)


def _learn(progress: Progress, total: int, able: Workers, quiet: bool) -> None:
    from mystica.arena.learning.loop import learn

    make_folder(progress.folder)
    course = progress.course
    games = sum(course.games_of(number) for number in range(progress.generation + 1, total + 1))
    with shown_progress(0, games) as more:
        for point in learn(progress, total, able, more):
            if not quiet:
                print(_line(point), flush=True)


def _line(point: Point) -> str:
    told = f"generation {point.generation}: {point.games} games, {point.vp:.1f} VP per seat in practice"
    if point.lead is None:
        return told
    give_or_take = f" ± {2 * point.error:.1f}" if point.error else ""  # a single table says nothing about that
    return f"{told}; {point.lead:+.1f}{give_or_take} VP per seat against the novice"


def _take_out(progress: Progress, path: Path) -> None:
    from mystica.data.net_file import net_text

    best = progress.best()
    if best is not None:  # nothing to take out if it was stopped before the first was learned
        write_text(path, net_text(progress.net(best.generation)))


def _summary(progress: Progress, stopped: bool) -> dict[str, object]:
    best = progress.best()
    return {
        "folder": str(progress.folder),
        "generations": progress.generation,
        "games": progress.games,
        "seconds": round(progress.seconds, 1),
        "course": asdict(progress.course),
        "curve": [asdict(point) for point in progress.curve],
        "best": None if best is None else best.generation,
        "stopped": stopped,
    }


def _say(progress: Progress, take_out: Path | None) -> None:
    best = progress.best()
    if best is not None:
        print(
            f"{progress.folder}: {progress.generation} generations, {progress.games} games, seed {progress.course.seed}"
        )
        print(f"{take_out or 'best so far'}: the net of {_line(best)}")
