"""Bridges and power actions."""

from __future__ import annotations

from tests.oracle.adjacency import own_spaces
from tests.oracle.facts import COMMON, POWERS
from tests.oracle.position import Game


def bridge_allowed(game: Game, p: int, k: int) -> bool:
    if k >= len(game.map.bridges) or k in game.bridges:
        return False
    if len(game.players[p].bridges) >= COMMON.bridge_limit:
        return False
    return any(s in own_spaces(game, p) for s in game.map.bridges[k])


def bridge_possible(game: Game, p: int) -> bool:
    return any(bridge_allowed(game, p, k) for k in range(len(game.map.bridges)))


def power_price(game: Game, p: int, code: str) -> int:
    return POWERS[code].cost - game.players[p].trait("power_action_discount")


def power_action_open(game: Game, p: int, code: str) -> bool:
    player = game.players[p]
    again = player.counts["SH"] > 0 and player.trait("reuses_power_actions_with_stronghold")
    if (code in game.power_taken and not again) or (POWERS[code].spades and player.trait("builds_by_river")):
        return False
    return POWERS[code].bridges == 0 or bridge_possible(game, p)
