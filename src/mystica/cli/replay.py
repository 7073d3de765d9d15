"""`mystica replay`: replays recorded games and checks them against the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from mystica.cli.long_runs import make_folder
from mystica.errors import MoveError
from mystica.notation.files import read_text, write_text
from mystica.notation.json_text import SaveError
from mystica.notation.ledgers.check import Check, check_ledger
from mystica.notation.ledgers.rewrite import rewritten


def command(
    paths: Annotated[list[Path], typer.Argument(help="Ledgers, or folders with ledgers (*.txt).")],
    rows: Annotated[Path | None, typer.Option(help="Folder with the resources after every row (*.jsonl).")] = None,
    write: Annotated[
        Path | None,
        typer.Option(help="Folder to write each replayed ledger to. Existing files are kept."),
    ] = None,
    own_words: Annotated[
        bool, typer.Option("--own-words", help="With --write: use Mystica's own words, not those of the ledger.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write only the results, as JSON.")] = False,
) -> None:
    ledgers = find_ledgers(paths)
    if rows is not None and not rows.is_dir():
        raise MoveError.english_only(f"there is no folder {rows}")
    if own_words and write is None:
        raise MoveError.english_only("--own-words needs --write DIR")
    places = _places(ledgers, write) if write is not None else {}
    checks = _check_all(ledgers, rows, places, own_words, quiet=as_json)
    good = sum(check.ok for check in checks)
    if as_json:
        print(json.dumps(_summary(checks, write)))
    else:
        for check in checks:
            if not check.ok:
                print(f"{check.name}: {check.difference}")
        if write is not None:
            print(f"wrote {sum(bool(c.written) for c in checks)}/{len(checks)} ledgers to {write}")
        print(
            f"replayed {good}/{len(checks)} games,"
            f" {sum(c.rows_equal for c in checks)}/{sum(c.rows for c in checks)} rows"
        )
    if good < len(checks):
        raise typer.Exit(1)


def _places(ledgers: list[Path], folder: Path) -> dict[Path, Path]:
    """Where each ledger goes; refused before anything is written if a file is there, or two would get one name."""
    places = {path: folder / path.name for path in ledgers}
    for path, place in places.items():
        if place.exists() or place.is_symlink():
            raise MoveError.english_only(
                f"{place} already exists, so nothing was written: name another folder or move it away"
            )
        if sum(other == place for other in places.values()) > 1:
            raise MoveError.english_only(
                f"several ledgers are called {path.name}: write them one by one, each to its own folder"
            )
    make_folder(folder)
    return places


def find_ledgers(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.glob("*.txt"))
            if not inside:
                raise MoveError.english_only(f"there is no ledger (*.txt) in {path}")
            found.extend(inside)
        elif path.is_file():
            found.append(path)
        else:
            raise MoveError.english_only(f"there is no file or folder {path}")
    return found


def _check_all(
    ledgers: list[Path], rows: Path | None, places: dict[Path, Path], own_words: bool, quiet: bool
) -> list[Check]:
    def checked(path: Path) -> Check:
        check = check_ledger(path, rows)
        if path in places:
            _write(path, places[path], own_words, check)
        return check

    console = Console(stderr=True)
    if quiet or not console.is_terminal or len(ledgers) < 5:
        return [checked(path) for path in ledgers]
    with Progress(console=console, transient=True) as progress:
        return [checked(path) for path in progress.track(ledgers, description="games")]


def _write(path: Path, place: Path, own_words: bool, check: Check) -> None:
    """What cannot be played is not written; its difference says why."""
    try:
        write_text(place, rewritten(read_text(path), own_words))
        check.written = str(place)
    except (MoveError, SaveError) as error:
        check.difference = check.difference or str(error)


def _summary(checks: list[Check], folder: Path | None) -> dict[str, object]:
    written = {"written": sum(bool(check.written) for check in checks)} if folder is not None else {}
    return {
        "games": len(checks),
        "games_equal": sum(check.ok for check in checks),
        "rows": sum(check.rows for check in checks),
        "rows_equal": sum(check.rows_equal for check in checks),
        **written,
        "results": [
            {"name": c.name, "ok": c.ok, "rows": c.rows, "rows_equal": c.rows_equal, "vp": c.vp,
             "difference": c.difference, **({"written": c.written} if folder is not None else {})}
            for c in checks
        ],
    }  # fmt: skip
