"""The players that the program itself can be."""

from __future__ import annotations

from mystica.bots.protocol import Bot, Budget
from mystica.bots.registry import ENTRIES, PLAYERS, USUAL, Entry, Player, check_player, is_ours, parse_budget, player

__all__ = [
    "Bot", "Budget", "ENTRIES", "Entry", "PLAYERS", "Player", "USUAL", "check_player", "is_ours", "parse_budget",
    "player",
]  # fmt: skip
