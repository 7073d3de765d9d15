"""`mystica train`: learn what positions are worth, from games that bots play for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from mystica.arena.training import Lesson, Progress, learn, weights_text
from mystica.cli.working import Address, Cluster, shown_progress, workers
from mystica.setups import SetupError


def command(
    out: Annotated[Path, typer.Option(help="File for the weights, as data/weights/value.toml.")],
    games: Annotated[int, typer.Option(min=1, help="Games to learn from, those of the checkpoint included.")] = 5000,
    seed: Annotated[int, typer.Option(help="Same seed and number of games, same weights.")] = 1,
    ridge: Annotated[float, typer.Option(min=0.001, help="What holds weights back that few games speak for.")] = 20.0,
    chunk: Annotated[int, typer.Option(min=1, help="Games between two checkpoints.")] = 500,
    checkpoint: Annotated[Path | None, typer.Option(help="Kept after each chunk; run again to go on from it.")] = None,
    curve: Annotated[Path | None, typer.Option(help="File for the learning curve (JSON).")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes, else one. The weights are the same for any number.")
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
) -> None:
    """Learn the worth of positions from self-play on drawn setups: checkpoints, a curve, and a file of weights."""
    lesson = Lesson(games, seed, ridge)
    for path in (out, checkpoint, curve):
        if path is not None and not path.absolute().parent.is_dir():
            raise SetupError(f"{path} cannot be written: there is no folder {path.parent}")
    resumes = checkpoint is not None and checkpoint.exists()
    progress = Progress.load(checkpoint, lesson) if checkpoint is not None and resumes else Progress(lesson)
    hired = workers(jobs, 1, cluster, address)
    try:
        if progress.games >= games:
            _write(out, progress, progress.solve())
        else:
            with hired as able, shown_progress(progress.games, games) as more:
                for found in learn(progress, chunk, able, more):
                    _write(out, progress, found)
                    _keep(progress, checkpoint, curve)
    except KeyboardInterrupt:
        print(f"stopped after {progress.games} of {games} games")
        raise typer.Exit(130) from None
    print(f"{out}: weights from {progress.games} games, seed {seed}")


def _keep(progress: Progress, checkpoint: Path | None, curve: Path | None) -> None:
    """After each chunk: what is needed to go on, and how well new games were foretold."""
    if checkpoint is not None:
        progress.save(checkpoint)
    if curve is not None:
        points = [{"games": p.games, "error": p.error, "spread": p.spread} for p in progress.curve]
        curve.write_text(json.dumps(points) + "\n", encoding="utf-8")
    if progress.curve:
        last = progress.curve[-1]
        shown = " ".join(f"{error:.1f}" for error in last.error)
        of = " ".join(f"{spread:.1f}" for spread in last.spread)
        print(f"{progress.games} games; error by round in VP {shown} (spread {of})", flush=True)


def _write(out: Path, progress: Progress, found: list[list[float]]) -> None:
    seed = progress.lesson.seed
    source = f"ours: mystica train --games {progress.games} --seed {seed}, self-play on drawn setups"
    out.write_text(weights_text(found, source), encoding="utf-8")
