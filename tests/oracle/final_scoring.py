"""VP of the final scoring."""

from __future__ import annotations

from mystica import data
from tests.oracle import fire_and_ice
from tests.oracle.adjacency import by_ship, directly_adjacent, own_spaces, skip_range, within
from tests.oracle.facts import COMMON
from tests.oracle.position import Game


def areas(game: Game, p: int) -> list[set[int]]:
    """Own structures connected directly, by ship at the own level, by tunnel or carpet."""
    player = game.players[p]
    level = player.shipping if player.board.shipping is not None else 0
    spaces = skip_range(player)
    left = set(own_spaces(game, p))
    out: list[set[int]] = []
    while left:
        todo = [left.pop()]
        area: set[int] = set()
        while todo:
            here = todo.pop()
            area.add(here)
            linked = directly_adjacent(game, here) | by_ship(game.map.name, here, level)
            if spaces:
                linked |= within(game.map.name, here, spaces + 1)
            for river in player.links & game.map.near[here]:
                linked |= game.map.near[river]
            for other in linked & left:
                left.remove(other)
                todo.append(other)
        out.append(area)
    return out


def largest_area(game: Game, p: int) -> int:
    return max((len(area) for area in areas(game, p)), default=0)


def shares(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """VP by seat: tied places are added up, divided and rounded down; nothing for 0."""
    out = [0] * len(values)
    place = 0
    for value in sorted(set(values), reverse=True):
        tied = [p for p, v in enumerate(values) if v == value]
        total = sum(prizes[place : place + len(tied)])
        place += len(tied)
        for p in tied:
            out[p] = total // len(tied) if value > 0 else 0
    return out


def cult_vp(game: Game) -> list[int]:
    tracks = [shares([q.cults[t] for q in game.players], COMMON.cult_vp) for t in range(4)]
    return [sum(track[p] for track in tracks) for p in range(len(game.players))]


def area_vp(game: Game) -> list[int]:
    return shares([largest_area(game, p) for p in range(len(game.players))], COMMON.area_vp)


def resource_vp(game: Game) -> list[int]:
    """Everything becomes coins, power by sacrificing too."""
    out = []
    for q in game.players:
        coins = q.coins + q.workers + q.priests + q.bowls[2] + q.bowls[1] // 2
        out.append(coins // (q.trait("coins_per_vp") or COMMON.coins_per_vp))
    return out


def final_tile_vp(game: Game, code: str) -> list[int]:
    """VP of the final scoring tile: each counts in the best single area."""
    values = []
    for p in range(len(game.players)):
        counted = [fire_and_ice.final_value(game, p, area, code) for area in areas(game, p)]
        values.append(max(counted, default=0))
    return shares(values, data.final_tiles()[code].vp)
