"""`mystica train-outlook`: learn from games that part from one another what the start of a round promises."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mystica.cli.curves import Curve, write_curve
from mystica.cli.working import Address, Cluster, shown_progress, workers
from mystica.notation.files import check_places, write_text
from mystica.setups import SetupError

if TYPE_CHECKING:
    from mystica.arena.promises import Lesson


def command(
    out: Annotated[Path, typer.Option(help="File for the outlook; `casual:FILE` plays by it.")],
    games: Annotated[int, typer.Option(min=5, help="Games to learn from, those of the checkpoint included.")] = 20_000,
    seed: Annotated[int, typer.Option(help="Same seed and number of games, same outlook.")] = 1,
    batch: Annotated[int, typer.Option(min=1, help="Games after which the file and the checkpoint are written.")] = 500,
    checkpoint: Annotated[Path | None, typer.Option(help="Kept after each batch; run again to go on from it.")] = None,
    curve: Curve = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes, else one. The outlook is the same for any number.")
    ] = None,
    cluster: Cluster = False,
    address: Address = "",
) -> None:
    try:
        from mystica.arena.promises import Lesson, learn
    except ModuleNotFoundError:
        raise SetupError("learning an outlook needs numpy: pip install mystica[envs]") from None
    check_places(out, checkpoint, curve)
    resumes = checkpoint is not None and checkpoint.exists()
    lesson = Lesson.load(checkpoint, seed) if checkpoint is not None and resumes else Lesson(seed)
    began = kept = lesson.games
    try:
        with workers(jobs, 1, cluster, address) as able, shown_progress(lesson.games, games) as more:
            for _ in learn(lesson, games, batch, able, more):
                _keep(lesson, out, checkpoint, curve)
                kept = lesson.games
    except KeyboardInterrupt:
        print(f"stopped after {kept} of {games} games")
        raise typer.Exit(130) from None
    if lesson.games == began:  # nothing was left to play: what is known is written all the same
        _keep(lesson, out, checkpoint, curve)
    print(f"{out}: outlook from {lesson.games} games, seed {seed}")


def _keep(lesson: Lesson, out: Path, checkpoint: Path | None, curve: Path | None) -> None:
    from mystica.arena.promises import outlook_text
    from mystica.engine.thinking.outlook import PROMISES

    write_text(out, outlook_text(lesson))
    if checkpoint is not None:
        lesson.save(checkpoint)
    names = [f"round {number}" for number in PROMISES]
    rows = [{"games": float(games), **dict(zip(names, told))} for games, told in lesson.curve]
    write_curve(curve, "Learning an outlook", rows, "share foretold of what differs")
    shares = ", ".join(f"{name} {share:.1%}" for name, share in zip(names, lesson.explained()))
    print(f"{lesson.games} games; foretold of what differs: {shares}", flush=True)
