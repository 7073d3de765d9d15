"""Write the beginning of a lesson from a save: `python tools/lesson_moves.py SAVE [ROWS]`.

Play to the position in the app, or let bots play, save the game, and copy what this prints to `data/lessons/KEY.toml`.
With ROWS only so many rows are taken."""

from __future__ import annotations

import sys
from pathlib import Path

from mystica.notation.any_game_file import find_game
from mystica.server.play.turns import rows_of
from mystica.setups import GameSetup, resolve_options

_WIDTH = 110


def beginning(setup: GameSetup, actions: tuple[int, ...], rows: int | None = None) -> str:
    """Setup and moves as TOML; the options that are not the usual ones."""
    usual = resolve_options(setup.profile, {})
    options = {key: value for key, value in setup.options.items() if usual[key] != value}
    lines = [f"{name} = {_listed(getattr(setup, name))}" for name in ("factions", "scoring", "bonus")]
    if setup.map != "base":
        lines.insert(0, f'map = "{setup.map}"')
    lines += ["moves = [", *_wrapped([row.text for row in rows_of(setup, actions)][:rows]), "]"]
    if options:
        lines += ["", "[options]", *(f'{key} = "{value}"' for key, value in options.items())]
    return "\n".join(lines) + "\n"


def _listed(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def _wrapped(texts: list[str]) -> list[str]:
    lines, line = [], ""
    for text in texts:
        piece = f' "{text}",'
        if line and len(line) + len(piece) > _WIDTH:
            lines.append(f" {line}")
            line = ""
        line += piece
    return [*lines, f" {line}"]


def main() -> None:
    found = find_game(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(beginning(found.setup, found.actions, int(sys.argv[2]) if len(sys.argv) > 2 else None), end="")


if __name__ == "__main__":
    main()
