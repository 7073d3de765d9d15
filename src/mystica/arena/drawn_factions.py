"""Factions drawn by seat, for bots: they always choose the same ones, so that all games would be of one kind."""

from __future__ import annotations

import random

from mystica import data
from mystica.engine.core.tables import FACTION_KEYS
from mystica.setups import GameSetup


def drawn_factions(setup: GameSetup, seed: int) -> tuple[str, ...]:
    """Factions of different boards for a setup without any, out of those that may be chosen there.

    None where the setup has its factions, or its options draw them or put them up for auction.
    """
    if setup.factions or setup.options["factions"] != "choice":
        return ()
    by_board: dict[str, list[str]] = {}
    for key, allowed in zip(FACTION_KEYS, setup.allowed()):
        if allowed:
            by_board.setdefault(data.factions()[key].colour, []).append(key)
    rng = random.Random(f"factions {seed}")
    return tuple(rng.choice(by_board[board]) for board in rng.sample(sorted(by_board), setup.players))
