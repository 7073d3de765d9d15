"""Map overlays of ships: where they may go, the land beside them, the trades within reach."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.boxes.merchants.engine.columns import SHIPS
from mystica.boxes.merchants.engine.frames import MOVING
from mystica.boxes.merchants.engine.moving import destinations, far_destinations, targets
from mystica.boxes.merchants.engine.places import is_visiting, land_reached, movement
from mystica.boxes.merchants.engine.reading import ship_at
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.reading import faction_of, occupied_hi, occupied_lo, top_argument
from mystica.engine.core.state import State
from mystica.game.views.map import labels_of


@dataclass(frozen=True, slots=True)
class ShipReach:
    """Where a ship may go: without power, and what only power for a longer move leads to."""

    ship: str
    near: tuple[str, ...]
    far: tuple[str, ...]


def ships_reach(s: State, seat: int) -> tuple[ShipReach, ...]:
    """For every ship of a seat on the map, one entry for each space."""
    if not with_ships(s) or faction_of(s, seat) < 0:
        return ()
    out: dict[int, ShipReach] = {}
    for k in range(SHIPS):
        at = ship_at(s, seat, k)
        if at >= 0 and at not in out:
            near = labels_of(s, *destinations(s, seat, k, movement(s, seat)))
            out[at] = ShipReach(s.setup.board.labels[at], near, labels_of(s, *far_destinations(s, seat, k)))
    return tuple(out[at] for at in sorted(out))


def land_beside_ships(s: State, seat: int) -> tuple[str, ...]:
    """Unoccupied land where a seat may transform and build because of ships."""
    if not with_ships(s) or faction_of(s, seat) < 0:
        return ()
    lo, hi = land_reached(s, seat)
    return labels_of(s, lo & ~occupied_lo(s), hi & ~occupied_hi(s))


def trades_in_reach(s: State, p: int) -> list[str]:
    """Labels of structures that a ship which may still move could trade with, without power."""
    if not with_ships(s):
        return []
    moved = top_argument(s) if top_kind(s) == MOVING else 0
    goal_lo, goal_hi = targets(s, p)
    for k in range(SHIPS):
        if ship_at(s, p, k) >= 0 and not moved & BIT[k] and not is_visiting(s, p, k):
            lo, hi = destinations(s, p, k, movement(s, p))
            found = labels_of(s, lo & goal_lo, hi & goal_hi)
            if found:
                return list(found)
    return []
