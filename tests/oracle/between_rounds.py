"""Income, and how often a cult bonus is paid."""

from __future__ import annotations

from mystica import data
from tests.oracle.facts import BONUS, FAVORS
from tests.oracle.position import Player


def income_of(player: Player) -> data.Income:
    """Structures on the map, bonus card and favor tiles."""
    parts = [player.board.structures[code].income[count] for code, count in player.counts.items()]
    parts += [FAVORS[code].income for code in player.favors]
    if player.card:
        parts.append(BONUS[player.card].income)
    return data.Income(
        coins=sum(part.coins for part in parts),
        workers=sum(part.workers for part in parts),
        priests=sum(part.priests for part in parts),
        power=sum(part.power for part in parts),
    )


def cult_bonus_times(player: Player, tile: data.ScoringTile) -> int:
    """How often the reward of a round's scoring tile is due."""
    return (player.cults[tile.cult] if tile.cult >= 0 else player.priests_sent) // tile.per
