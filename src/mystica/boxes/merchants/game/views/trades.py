"""Previews of trades. Each is tried on a copy, so it shows exactly what the rules would give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.columns import SHIP_AT, SHIPS, SPECIAL_OF_MOVE, sea_base
from mystica.boxes.merchants.engine.frames import MOVING, REWARDING
from mystica.boxes.merchants.engine.moving import targets
from mystica.boxes.merchants.engine.places import is_visiting, put_mark, voyage
from mystica.boxes.merchants.engine.reading import ship_at
from mystica.boxes.merchants.engine.trading import reward_steps, visit
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import HI, LO
from mystica.engine.core.decisions import SPADES, pop, top
from mystica.engine.core.ids import E_COINS, E_POWER, E_PRIESTS, E_TOKENS, E_VP, E_WORKERS, STRUCTURE_CODES
from mystica.engine.core.reading import (
    frame_amount,
    frame_argument,
    frame_kind,
    frame_seat,
    offer_at,
    offer_count,
    owner_of,
    specials_taken,
    structure_on,
)
from mystica.engine.core.state import State
from mystica.engine.flow import apply
from mystica.engine.playout import legal_actions
from mystica.engine.rules.leech import offer_power, taken_power
from mystica.engine.rules.transform import NO_DWELLING

_GOODS = {
    E_VP: "vp", E_COINS: "coins", E_WORKERS: "workers", E_PRIESTS: "priests", E_POWER: "power", E_TOKENS: "tokens",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class VisitView:
    """A trade to come: what it brings for certain, what is chosen then, and what the owner may take."""

    space: str
    structure: str
    owner: int
    gain: dict[str, int]
    """VP with those of tiles, coins, workers, power as far as there is room, power tokens."""
    spades: int
    one_of: dict[str, int]
    """One of these is picked: power, steps, priests, ship, action; as far as there is room."""
    power: int
    """Offered to the owner."""
    price: int
    """VP it would cost the owner now."""
    builds: bool
    """A dwelling may be built at once for its price."""


def visits_of(s: State, seat: int) -> tuple[VisitView, ...]:
    """The trades of ships that lie at structures, one after the other."""
    return tuple(_after_each_other(s.copy(), seat))


def _after_each_other(running: State, seat: int) -> Iterator[VisitView]:
    """Each is tried with those before it made; `running` is then where all have been made, but for what is chosen."""
    for ship in range(SHIPS):
        if is_visiting(running, seat, ship):
            space = ship_at(running, seat, ship)
            yield visit_view(running, seat, ship, space)
            visit(running, seat, space)


def prospects_of(s: State, seat: int, ship: int) -> tuple[VisitView, ...]:
    """What a trade would bring, after those that are certain, at each structure that a ship may be sent to."""
    running = s.copy()
    for _ in _after_each_other(running, seat):
        pass
    lo, hi = targets(running, seat)
    spaces = [space for space in range(s.setup.board.n) if lo & LO[space] or hi & HI[space]]
    return tuple(visit_view(running, seat, ship, space) for space in spaces)


def visit_view(s: State, seat: int, ship: int, space: int) -> VisitView:
    """What the trade of a ship at a structure brings, if it is there or were there."""
    offered = s.copy()
    visit(offered, seat, space)
    offer = offer_at(offered, offer_count(s)) if offer_count(offered) > offer_count(s) else 0
    after, gain = _traded(s, seat, ship, space)
    spades, builds = _ground(after, seat)
    return VisitView(
        space=s.setup.board.labels[space],
        structure=STRUCTURE_CODES[structure_on(s, space)],
        owner=owner_of(s, space),
        gain=gain,
        spades=spades,
        one_of=_rewards(after, seat),
        power=offer_power(offer) if offer else 0,
        price=max(taken_power(offered, offer) - 1, 0) if offer else 0,
        builds=builds,
    )


def _traded(s: State, seat: int, ship: int, space: int) -> tuple[State, dict[str, int]]:
    """The position after this one trade, before anything of it is chosen, and what it has brought."""
    after = s.copy()
    frame = voyage(after, seat)
    while top(after) > frame:
        pop(after)
    after.v[sea_base(seat) + SHIP_AT + ship] = space + 1
    for other in range(SHIPS):  # the others trade in lines of their own
        if other != ship and is_visiting(after, seat, other):
            put_mark(after, seat, ship_at(after, seat, other))
    if frame_kind(after, frame) == MOVING:
        after.v[frame + 3] = 0
    return after, _gained(after, seat, act.DONE if frame_kind(after, frame) == MOVING else ship_act.TRADE + space)


def _gained(s: State, seat: int, action: int) -> dict[str, int]:
    """What an action brings a seat; it is applied."""
    trace: list[tuple[int, int, int, int]] = []
    s.trace = trace
    apply(s, action)
    s.trace = None
    gain: dict[str, int] = {}
    for who, what, amount, _ in trace:
        if who == seat and what in _GOODS and amount:
            gain[_GOODS[what]] = gain.get(_GOODS[what], 0) + amount
    return gain


def _frame_of(s: State, seat: int, kind: int) -> int:
    """The frame that the trade has put on top for a seat, or -1."""
    frame = top(s)
    while frame >= col.FRAME and frame_seat(s, frame) == seat:
        if frame_kind(s, frame) == kind:
            return frame
        frame -= 4
    return -1


def _ground(after: State, seat: int) -> tuple[int, bool]:
    """Spades to use, and whether a dwelling may be built."""
    frame = _frame_of(after, seat, SPADES)
    return (0, False) if frame < 0 else (frame_amount(after, frame), frame_argument(after, frame) & NO_DWELLING == 0)


def _rewards(after: State, seat: int) -> dict[str, int]:
    """What may be chosen, each as much as it would really be."""
    frame = _frame_of(after, seat, REWARDING)
    if frame < 0:
        return {}
    while top(after) > frame:
        pop(after)
    legal = set(legal_actions(after))
    found: dict[str, int] = {}
    for action in (ship_act.REWARD + ship_act.REWARD_POWER, ship_act.REWARD + ship_act.REWARD_PRIEST):
        if action in legal:
            found |= _gained(after.copy(), seat, action)
    if act.CULT in legal:
        found["steps"] = reward_steps(after, seat, frame_amount(after, frame))
    if any(ship_act.SHIP <= action < ship_act.TRADE for action in legal):
        found["ship"] = 1
    if ship_act.REWARD + ship_act.REWARD_ACTION in legal and specials_taken(after, seat) & SPECIAL_OF_MOVE:
        found["action"] = 1
    return found
