"""`mystica train`: learn the weights of the evaluation from games that bots play for it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mystica.arena.training import Course, Progress, Table, train, weights_text
from mystica.cli.curves import Curve, write_curve
from mystica.cli.working import Address, Cluster, shown_progress, workers
from mystica.notation.files import check_places, write_text


def command(
    out: Annotated[Path, typer.Option(help="File for the weights; `casual:FILE` plays by them.")],
    pairs: Annotated[
        int, typer.Option(min=1, help="Pairs of games to learn from, those of the checkpoint included.")
    ] = 100_000,
    seed: Annotated[int, typer.Option(help="Same seed and number of pairs, same weights.")] = 1,
    batch: Annotated[int, typer.Option(min=1, help="Pairs after which the weights move.")] = 500,
    spread: Annotated[
        float, typer.Option(min=0.01, max=1.0, help="How far weights are changed to see what happens, of their size.")
    ] = 0.2,
    rate: Annotated[
        float, typer.Option(min=0.0001, max=100.0, help="How far they move for each VP that brings.")
    ] = 0.2,
    own_rate: Annotated[
        float, typer.Option(min=0.0, max=100.0, help="The same for what a single faction does differently.")
    ] = 0.03,
    checkpoint: Annotated[Path | None, typer.Option(help="Kept after each batch; run again to go on from it.")] = None,
    curve: Curve = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes, else one. The weights are the same for any number.")
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
) -> None:
    course = Course(seed, batch, spread, rate, own_rate)
    check_places(out, checkpoint, curve)
    resumes = checkpoint is not None and checkpoint.exists()
    progress = (
        Progress.load(checkpoint, course) if checkpoint is not None and resumes else Progress(course, Table.usual())
    )
    hired = workers(jobs, 1, cluster, address)
    try:
        if progress.pairs < pairs:
            with hired as able, shown_progress(progress.pairs * 2, pairs * 2) as more:
                for _ in train(progress, pairs, able, more):
                    _write(out, progress)
                    _keep(progress, checkpoint, curve)
        _write(out, progress)
    except KeyboardInterrupt:
        print(f"stopped after {progress.pairs} of {pairs} pairs")
        raise typer.Exit(130) from None
    print(f"{out}: weights from {progress.pairs} pairs of games, seed {seed}")


def _keep(progress: Progress, checkpoint: Path | None, curve: Path | None) -> None:
    """After each batch: what is needed to go on, and how well the seats played."""
    if checkpoint is not None:
        progress.save(checkpoint)
    points = [{"pairs": point.pairs, "vp": point.vp} for point in progress.curve]
    write_curve(curve, "Learning weights", points, "VP per seat")
    last = progress.curve[-1]
    print(f"{last.pairs} pairs; {last.vp:.1f} VP per seat", flush=True)


def _write(out: Path, progress: Progress) -> None:
    write_text(out, weights_text(progress.table, progress.source()))
