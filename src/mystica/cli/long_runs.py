"""What `arena`, `sim` and `train` share: the choice of workers, the folder for results, the progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from mystica.arena.workers import Workers, local_workers
from mystica.setups import SetupError

Cluster = Annotated[
    bool, typer.Option("--cluster", help="Use Ray: on this machine, or on the cluster given by --address.")
]
Address = Annotated[str, typer.Option(help="HOST:PORT of a running Ray cluster (--cluster).")]

_SECONDS_BETWEEN = 0.1  # as often as the bar is drawn


def workers(jobs: int | None, usual: int, cluster: bool, address: str) -> AbstractContextManager[Workers]:
    """`jobs` of them; without that number as many as is usual, and on a cluster as many as it has room for."""
    if address and not cluster:
        raise SetupError.english_only("--address needs --cluster")
    if not cluster:
        return local_workers(jobs or usual)
    from mystica.arena.cluster import cluster_workers

    return cluster_workers(address, jobs)


def make_folder(path: Path) -> Path:
    """The folder that results are written to, made before the work begins."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError.english_only(f"cannot write to {path}: {error.strerror}") from None
    return path


@contextmanager
def shown_progress(done: int, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on a terminal only; what it gives hears how many games have been played since."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda games: None
        return
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    above = sys.stdout.isatty()  # lines printed meanwhile go above the bar, but those for a file stay in it
    with Progress(*columns, console=console, transient=True, redirect_stdout=above) as progress:
        task = progress.add_task("games", total=total - done)
        yield _rarely(lambda games: progress.advance(task, games))


def _rarely(show: Callable[[int], None]) -> Callable[[int], None]:
    """The same a few times a second, however many games are played in between: drawing a bar costs more than a game."""
    waiting, shown = 0, 0.0

    def more(games: int) -> None:
        nonlocal waiting, shown
        waiting += games
        now = monotonic()
        if now - shown >= _SECONDS_BETWEEN:
            show(waiting)
            waiting, shown = 0, now

    return more
