"""Where ships may go, the land beside them and the trades in their reach."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import MOVING, top
from mystica.engine.core.state import OCCUPIED_HI, OCCUPIED_LO, SHIP_AT, SHIPS, WHO, State, sea_base
from mystica.engine.expansions.merchants.moving import destinations, far_destinations, targets
from mystica.engine.expansions.merchants.places import is_visiting, land_reached, movement
from mystica.game.views.map import labels_of
from mystica.notation.moves import field


@dataclass(frozen=True, slots=True)
class ShipReach:
    """Where one ship may go: without power, and what only power for a longer move leads to."""

    ship: str
    near: tuple[str, ...]
    far: tuple[str, ...]


def ships_reach(s: State, seat: int) -> tuple[ShipReach, ...]:
    """For every ship of a seat on the map, one entry for each space."""
    if not s.setup.ships or field(s, seat, WHO) < 0:
        return ()
    out: dict[int, ShipReach] = {}
    for k in range(SHIPS):
        at = s.v[sea_base(seat) + SHIP_AT + k]
        if at and at not in out:
            near = labels_of(s, *destinations(s, seat, k, movement(s, seat)))
            out[at] = ShipReach(s.setup.board.labels[at - 1], near, labels_of(s, *far_destinations(s, seat, k)))
    return tuple(out[at] for at in sorted(out))


def land_beside_ships(s: State, seat: int) -> tuple[str, ...]:
    """Unoccupied land where a seat may transform and build because of ships."""
    if not s.setup.ships or field(s, seat, WHO) < 0:
        return ()
    lo, hi = land_reached(s, seat)
    return labels_of(s, lo & ~s.v[OCCUPIED_LO], hi & ~s.v[OCCUPIED_HI])


def trades_in_reach(s: State, p: int) -> list[str]:
    """Labels of structures that a ship which may still move could trade with, without power."""
    if not s.setup.ships:
        return []
    moved = s.v[top(s) + 3] if s.v[top(s)] == MOVING else 0
    goal_lo, goal_hi = targets(s, p)
    for k in range(SHIPS):
        if s.v[sea_base(p) + SHIP_AT + k] and not moved & BIT[k] and not is_visiting(s, p, k):
            lo, hi = destinations(s, p, k, movement(s, p))
            found = labels_of(s, lo & goal_lo, hi & goal_hi)
            if found:
                return list(found)
    return []
