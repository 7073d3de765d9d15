"""Reads the setups of recorded games, so that bots can play positions that people have played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mystica import data
from mystica.notation.ledgers.header import OPTIONS
from mystica.setups import GameSetup, SetupError, resolve_options


@dataclass(frozen=True)
class Recorded:
    """A setup that people played, and the VP they ended with, by seat."""

    name: str
    setup: GameSetup
    people: tuple[int, ...]


def read_recorded_setups(folder: Path, most: int | None = None) -> list[Recorded]:
    """All recorded games of a folder, in the order of their names."""
    if not folder.is_dir():
        raise SetupError.english_only(f"there is no folder {folder}")
    files = sorted(folder.glob("*.json"))
    if not files and (folder / "games").is_dir():
        files = sorted((folder / "games").glob("*.json"))
    games = [_recorded(path) for path in files[:most]]
    if not games:
        raise SetupError.english_only(
            f"{folder} has no recorded games: each must be a .json file with tiles, factions and final VP"
        )
    return games


def _recorded(path: Path) -> Recorded:
    try:
        raw: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        factions = tuple(str(key) for key in raw["factions"])
        people = tuple(int(raw["final_vp"][key]) for key in factions)
        setup = _setup(raw, factions)
        setup.engine_setup()
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        reason = error if isinstance(error, SetupError) else f"{type(error).__name__}: {error}"
        raise SetupError.english_only(f"{path} is not a recorded game: {reason}") from None
    return Recorded(path.stem, setup, people)


def _setup(raw: dict[str, Any], factions: tuple[str, ...]) -> GameSetup:
    """Tiles, factions, seats and options as they were; all start with the same VP."""
    chosen: dict[str, str] = {}
    for name in raw["options"]:
        chosen.update(OPTIONS.get(name, {}))
    options = resolve_options("snellman", chosen)
    cards = [code for code, card in data.bonus_cards().items() if not card.option or options[card.option] == "true"]
    bonus = tuple(code for code in cards if code not in raw["removed_bonus"])
    return GameSetup(len(factions), "base", "snellman", options, tuple(raw["score"]), bonus, factions)
