"""What ships add to the table, as small frozen objects: fleets, canals, trade markers, a voyage under way."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.boxes.merchants.data import YARD_NUMBERS
from mystica.boxes.merchants.engine.columns import DOCK_AT, MARKS_HI, MARKS_LO, SHIP_AT, SHIPS, YARD_AT, sea_base
from mystica.boxes.merchants.engine.frames import MOVING, PAID, chosen_ship
from mystica.boxes.merchants.engine.moving import can_move
from mystica.boxes.merchants.engine.obtaining import income_ships
from mystica.boxes.merchants.engine.places import movement, voyage
from mystica.boxes.merchants.engine.reading import dock_at, ship_at, yard_at
from mystica.boxes.merchants.engine.sea import RANGE_FACTS, YARD_FACTS, sea_of, with_ships
from mystica.boxes.merchants.game.views.trades import VisitView, prospects_of, visits_of
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, HI, LO
from mystica.engine.core.reading import faction_of, frame_argument, frame_kind, shipping_of
from mystica.engine.core.state import State, seat_base


@dataclass(frozen=True, slots=True)
class RangeView:
    """A range tile: the space its marker is on, from 1; what each space says of merchants and of tunnel or carpet."""

    place: int
    movement: tuple[int, ...]
    reach: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FleetView:
    """A seat's ships, or merchants, and everything that belongs to them."""

    seat: int
    merchants: bool
    """On land in place of ships; then the dock is a storehouse and the shipyard a market."""
    ships: tuple[str, ...]
    """Labels of their spaces; as often as there are ships."""
    ships_left: int
    """In the supply."""
    dock: str
    """Label of the space, empty as long as it is set aside."""
    yard: str
    """Label of the space, empty before it is built."""
    markers: tuple[str, ...]
    """Labels of the structures traded with."""
    markers_left: int
    movement: int
    """Spaces each ship moves without power."""
    extra_spaces: int
    """What the power for a longer move adds."""
    extra_power: int
    extra_from_bowl_two: bool
    """That power may come from bowl II."""
    income: int
    """Ships of an income phase as it stands, with the bonus card in hand."""
    board: dict[str, int]
    """The shipyard board as this game has it: `YARD_NUMBERS`. Empty before a faction is chosen."""
    range: RangeView | None


@dataclass(frozen=True, slots=True)
class CanalView:
    """A canal: the land on both sides of it, and the river spaces it joins."""

    between: tuple[str, str]
    joins: tuple[str, str]


@dataclass(frozen=True, slots=True)
class VoyageView:
    """Ships that move, or trades that follow."""

    seat: int
    moving: bool
    """Ships may still move; else the trades are being settled."""
    chosen: str
    """Space of the ship that is about to move, if one is chosen."""
    paid: bool
    """The power for a longer move is paid."""
    moved: tuple[str, ...]
    """Where ships lie that have moved."""
    movable: tuple[str, ...]
    """Where ships lie that may still move."""
    visits: tuple[VisitView, ...]
    """Trades that will follow, with ships that have come to a structure."""
    prospects: tuple[VisitView, ...]
    """By structure that a ship may still be sent to: what it would bring, after the others."""
    total: dict[str, int]
    """What all visits bring together, without what is chosen."""


@dataclass(frozen=True, slots=True)
class SeaView:
    """Ships on the table."""

    fleets: tuple[FleetView, ...]
    """By seat."""
    canals: tuple[CanalView, ...]
    markers: dict[str, tuple[int, ...]]
    """By space: the seats with a trade marker there."""
    voyage: VoyageView | None


def sea_view(s: State) -> SeaView | None:
    """Nothing in games without ships."""
    if not with_ships(s):
        return None
    fleets = tuple(fleet_view(s, seat) for seat in range(s.setup.n))
    markers: dict[str, tuple[int, ...]] = {}
    for fleet in fleets:
        for space in fleet.markers:
            markers[space] = (*markers.get(space, ()), fleet.seat)
    return SeaView(fleets, canal_views(s), markers, voyage_view(s))


def fleet_view(s: State, seat: int) -> FleetView:
    v = s.values()
    sea = int(sea_base(seat))
    labels = s.setup.board.labels
    who = v[int(seat_base(seat)) + col.WHO]
    places = [v[sea + SHIP_AT + k] for k in range(SHIPS)]
    ships = tuple(labels[at - 1] for at in places if at)
    lo, hi = v[sea + MARKS_LO], v[sea + MARKS_HI]
    markers = tuple(labels[i] for i in range(s.setup.board.n) if lo & LO[i] or hi & HI[i])
    if who < 0:
        return FleetView(seat, False, ships, int(SHIPS), "", "", (), sea_of(s).markers, 0, 0, 0, False, 0, {}, None)
    board = {key: sea_of(s).yards[who * YARD_FACTS + k] for k, key in enumerate(YARD_NUMBERS)}
    return FleetView(
        seat=seat,
        merchants=board["market"] > 0,
        ships=ships,
        ships_left=int(SHIPS) - len(ships),
        dock=_label(s, v[sea + DOCK_AT]),
        yard=_label(s, v[sea + YARD_AT]),
        markers=markers,
        markers_left=sea_of(s).markers - len(markers),
        movement=movement(s, seat),
        extra_spaces=board["extra_spaces"],
        extra_power=sea_of(s).extra_power,
        extra_from_bowl_two=board["extra_from_bowl_two"] > 0,
        income=income_ships(s, seat),
        board=board,
        range=_range_view(s, seat, who),
    )


def ship_income(s: State, seat: int) -> tuple[int, int]:
    """Ships of an income phase as it stands, and how many of them find no room."""
    if not with_ships(s) or faction_of(s, seat) < 0:
        return 0, 0
    ships = income_ships(s, seat)
    return ships, max(ships - ship_room(s, seat), 0)


def ship_room(s: State, seat: int) -> int:
    """Ships a seat could obtain now."""
    if not with_ships(s) or (dock_at(s, seat) < 0 and yard_at(s, seat) < 0):
        return 0
    return sum(1 for k in range(SHIPS) if ship_at(s, seat, k) < 0)


def _label(s: State, place: int) -> str:
    """Of a column that holds space + 1."""
    return s.setup.board.labels[place - 1] if place else ""


def _range_view(s: State, seat: int, who: int) -> RangeView | None:
    row = who * RANGE_FACTS
    spaces = sea_of(s).ranges[row]
    if spaces == 0:
        return None
    movement = tuple(sea_of(s).ranges[row + 2 + k] for k in range(spaces))
    reach = tuple(sea_of(s).ranges[row + 8 + k] for k in range(spaces))
    return RangeView(shipping_of(s, seat), movement, reach)


def canal_views(s: State) -> tuple[CanalView, ...]:
    """The land on both sides of a canal is what both its ends lie beside."""
    board = s.setup.board
    out: list[CanalView] = []
    for one, other in sea_of(s).canals:
        land = [k for k in board.near_list[one] if k in board.near_list[other]]
        out.append(CanalView((board.labels[land[0]], board.labels[land[1]]), (board.labels[one], board.labels[other])))
    return tuple(out)


def voyage_view(s: State) -> VoyageView | None:
    """Whose ships move or trade at the moment."""
    seat, frame = next(((p, f) for p in range(s.setup.n) if (f := voyage(s, p)) >= 0), (-1, -1))
    if frame < 0:
        return None
    state = frame_argument(s, frame)
    moving = frame_kind(s, frame) == MOVING
    places = [ship_at(s, seat, k) + 1 for k in range(SHIPS)]
    chosen = chosen_ship(state) if moving else -1
    movable = [k for k in range(SHIPS) if moving and not state & BIT[k] and can_move(s, seat, k)]
    visits = visits_of(s, seat)
    return VoyageView(
        seat=seat,
        moving=moving,
        chosen=_label(s, places[chosen]) if chosen >= 0 else "",
        paid=moving and bool(state & PAID),
        moved=tuple(_label(s, places[k]) for k in range(SHIPS) if moving and state & BIT[k] and places[k]),
        movable=tuple(_label(s, places[k]) for k in movable),
        visits=visits,
        prospects=prospects_of(s, seat, movable[0]) if movable else (),
        total=_sum(visits),
    )


def _sum(visits: tuple[VisitView, ...]) -> dict[str, int]:
    total: dict[str, int] = {}
    for visit in visits:
        for name, n in visit.gain.items():
            total[name] = total.get(name, 0) + n
    return total
