"""Direct and indirect adjacency, tunnel and carpet."""

from __future__ import annotations

from functools import cache

from tests.oracle.facts import BONUS
from tests.oracle.geometry import geometry
from tests.oracle.position import Game, Player


def bridged(game: Game, space: int) -> set[int]:
    """Spaces at the other end of a bridge, whoever built it."""
    pairs = [game.map.bridges[k] for k in game.bridges]
    return {b for a, b in pairs if a == space} | {a for a, b in pairs if b == space}


def directly_adjacent(game: Game, space: int) -> set[int]:
    """Land that shares an edge or a bridge."""
    return {s for s in game.map.near[space] if s not in game.map.rivers} | bridged(game, space)


@cache
def by_ship(map_name: str, space: int, value: int) -> frozenset[int]:
    """Land reached over at most so many river spaces in a row."""
    board = geometry(map_name)
    crossed: set[int] = set()
    front = set(board.near[space] & board.rivers) if value > 0 else set()
    for _ in range(value):
        crossed |= front
        front = {t for s in front for t in board.near[s] if t in board.rivers and t not in crossed}
    return frozenset(t for s in crossed for t in board.near[s] if t not in board.rivers and t != space)


@cache
def within(map_name: str, space: int, distance: int) -> frozenset[int]:
    """Land at most so many steps away over any terrain; bridges are no steps."""
    board = geometry(map_name)
    seen = {space}
    for _ in range(distance):
        seen |= {t for s in seen for t in board.near[s]}
    return frozenset(seen - board.rivers - {space})


def own_spaces(game: Game, p: int) -> frozenset[int]:
    if ("own", p) not in game.memo:
        game.memo["own", p] = frozenset(space for space, (owner, _) in game.structures.items() if owner == p)
    return game.memo["own", p]


def shipping_value(game: Game, p: int) -> int:
    """The track, with the bonus card while its holder is still in the round."""
    player = game.players[p]
    if player.board.shipping is None:
        return 0
    return player.shipping + (BONUS[player.card].shipping if player.card and not player.passed else 0)


def reached(game: Game, p: int) -> frozenset[int]:
    """Unoccupied land adjacent to own structures: by edge, bridge or ship."""
    if ("reached", p) not in game.memo:
        out: set[int] = set()
        for space in own_spaces(game, p):
            out |= directly_adjacent(game, space) | by_ship(game.map.name, space, shipping_value(game, p))
        game.memo["reached", p] = frozenset(out - set(game.structures))
    return game.memo["reached", p]


def skip_range(player: Player) -> int:
    """Spaces that tunnel or carpet may leave out."""
    spaces = player.trait("skip_range")
    if spaces == 0:
        return 0
    spaces += player.skip_extra
    if player.counts["SH"]:
        spaces += player.trait("skip_range_stronghold")
    return min(spaces, player.trait("skip_range_max"))


def reached_by_skip(game: Game, p: int) -> frozenset[int]:
    """Unoccupied land that nothing but tunnel or carpet reaches."""
    if ("skip", p) not in game.memo:
        out: set[int] = set()
        spaces = skip_range(game.players[p])
        if spaces:
            for space in own_spaces(game, p):
                out |= within(game.map.name, space, spaces + 1)
        game.memo["skip", p] = frozenset(out - reached(game, p) - set(game.structures))
    return game.memo["skip", p]


def skip_price(player: Player) -> tuple[int, int]:
    """Workers and priests of one tunnel or carpet flight."""
    workers = player.trait("skip_workers_stronghold" if player.counts["SH"] else "skip_workers")
    return workers, player.trait("skip_priests")


def beside_opponent(game: Game, p: int, space: int) -> bool:
    return any(s in game.structures and game.structures[s][0] != p for s in directly_adjacent(game, space))
