"""When a group of structures is a town."""

from __future__ import annotations

from tests.oracle.adjacency import bridged, own_spaces
from tests.oracle.facts import COMMON, FAVORS
from tests.oracle.position import Game


def town_group(game: Game, p: int, start: set[int]) -> set[int]:
    """Own structures, and rivers inside own towns, that hang together from these spaces on."""
    player = game.players[p]
    members = own_spaces(game, p) | player.links
    seen = set(start)
    todo = list(start)
    while todo:
        space = todo.pop()
        for other in game.map.near[space] | bridged(game, space):
            if other in members and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def makes_town(game: Game, p: int, group: set[int]) -> bool:
    """Four structures, or three with the sanctuary, with enough power value."""
    player = game.players[p]
    codes = [game.structures[s][1] for s in group if s in game.structures]
    enough = 3 if "SA" in codes else 4
    eased = [FAVORS[code].town_power for code in player.favors if FAVORS[code].town_power]
    need = min([*eased, COMMON.town_power])
    return len(codes) >= enough and sum(player.board.structures[code].power_value for code in codes) >= need


def town_tiles_free(game: Game) -> int:
    return sum(game.towns_left.values()) - game.town_picks


def connection_allowed(game: Game, p: int, river: int) -> bool:
    """A town over one river space, of its own: it touches no town of the player."""
    player = game.players[p]
    if not player.trait("skips_river_for_town") or river not in game.map.rivers or town_tiles_free(game) <= 0:
        return False
    shore = set(game.map.near[river])
    if shore & player.towns or not shore & own_spaces(game, p):
        return False
    group = town_group(game, p, (shore & own_spaces(game, p)) | {river})
    return not group & player.towns and makes_town(game, p, group)
