"""What spades, structures and priests cost, and whether they can be had."""

from __future__ import annotations

from functools import cache

from tests.oracle.adjacency import beside_opponent
from tests.oracle.facts import COMMON, WHEEL
from tests.oracle.position import Game, Player


@cache
def ways(home: str, start: str, target: str) -> tuple[int, ...]:
    """Spades of each way round the cycle that does not run through home on its way, the short one first."""
    found = []
    for direction in (1, -1):
        here = WHEEL.index(start)
        steps = 0
        while True:
            here = (here + direction) % len(WHEEL)
            steps += 1
            if WHEEL[here] == target:
                found.append(steps)
                break
            if WHEEL[here] == home or WHEEL[here] == start:
                break
    return tuple(sorted(found))


def spades_needed(game: Game, p: int, space: int, target: str, long_way: int) -> int | None:
    """Spades for that transformation, or None where there is no such way."""
    player = game.players[p]
    start = game.terrain[space]
    if start == target or start not in WHEEL or target not in (*WHEEL, player.home):
        return None
    if player.home == "ice":
        return None if long_way else spades_of_ice(player.start, start, target)
    fixed = player.trait("spades_per_space")
    if fixed:
        if long_way or (target != player.home and not game.setup.fixed_spades_any_target):
            return None
        return fixed
    found = ways(player.home, start, target)
    return found[long_way] if long_way < len(found) else None


def spades_of_ice(first: str, start: str, target: str) -> int:
    """Ice lies where the starting terrain does, which itself is one spade away; no way leads through it."""
    if target == "ice":
        return 1 if start == first else min(ways(first, start, first))
    return min(ways(first, start, target))


def spade_price(player: Player, spades: int) -> tuple[int, int]:
    """Workers and priests of bought spades."""
    digging = player.board.digging
    level = player.digging
    return spades * digging.workers_per_spade[level], spades * digging.priests_per_spade[level]


def sells_spades(player: Player) -> bool:
    return spade_price(player, 1) != (0, 0)


def can_pay(player: Player, coins: int, workers: int, priests: int) -> bool:
    return player.coins >= coins and player.workers >= workers and player.priests >= priests


def upgrade_price(game: Game, p: int, space: int, code: str) -> tuple[int, int]:
    """Coins and workers."""
    piece = game.players[p].board.structures[code]
    coins = piece.coins
    if code == "TP" and not beside_opponent(game, p, space):
        coins *= COMMON.lonely_trading_house_factor
    return coins, piece.workers


def piece_left(player: Player, code: str) -> bool:
    return player.counts[code] < player.board.structures[code].limit


def priests_in_supply(player: Player) -> int:
    return player.supply - player.priests - player.priests_sent


def may_take_priest(player: Player) -> bool:
    """Is one in the supply, or may a priest that is not kept unlock a terrain?"""
    return priests_in_supply(player) > 0 or player.trait("first_priest_limit") > 0
