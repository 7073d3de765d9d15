"""Why a ship or merchant cannot do something."""

from __future__ import annotations

from dataclasses import replace

from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.columns import SHIPS, SPECIAL_OF_MOVE, SPECIAL_OF_SHIP
from mystica.boxes.merchants.engine.frames import MOVING, OBTAINING, PAID, RETURNING, REWARDING, chosen_ship
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.moving import (
    can_move_any,
    destinations,
    targets,
)
from mystica.boxes.merchants.engine.numbers import (
    C_MOVES,
    C_SHIPS,
    CARDS,
    POWER_MOVES,
    POWER_SHIPS,
    Y_EXTRA_SPACES,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.places import (
    can_obtain,
    has_mark,
    is_visiting,
    land_reached,
    marks,
    movement,
    ships_out,
)
from mystica.boxes.merchants.engine.reading import ship_at
from mystica.boxes.merchants.engine.sea import MOST_SAILING, sea_of
from mystica.boxes.merchants.engine.trading import is_trading
from mystica.boxes.merchants.game.why_not.pieces import of_pieces
from mystica.engine.core import actions as act
from mystica.engine.core.bits import BIT, HI, LO
from mystica.engine.core.decisions import SPADES, TURN, find_pending, top_kind
from mystica.engine.core.ids import RIVER, SPACES, WHEEL
from mystica.engine.core.reading import (
    count_of,
    favor_tiles,
    frame_amount,
    frame_argument,
    owner_of,
    power_actions_taken,
    specials_taken,
    terrain_of,
    top_argument,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import FAVOR_CODES, P_FAVORS, POWER_CODES, POWERS
from mystica.engine.rules.build import dwelling_left
from mystica.engine.rules.reach import reach, shipping_value
from mystica.engine.rules.transform import BOUGHT, NO_DWELLING, ONE_BARRED, ONE_ONLY, spades_home, spades_needed
from mystica.game.why_not import on_map
from mystica.game.why_not.moment import wrong_moment
from mystica.game.why_not.prices import is_short, price_of, too_dear
from mystica.game.why_not.reasons import Argument, Reason, needs, reason_against
from mystica.notation.moves import TERRAINS, faction_key


def _against(s: State, p: int, key: str, kind: str, **arguments: Argument) -> Reason:
    """A reason whose sentence speaks of ships or of merchants."""
    return replace(reason_against(key, kind, **arguments), key=of_pieces(key, s, p))


def _label(s: State, space: int) -> str:
    return s.setup.board.labels[space]


def against(s: State, p: int, a: int, kind: str) -> Reason:
    """Against one of the actions that only ships know."""
    block, number = act.kind_of(a), act.operand_of(a)
    if block == ship_act.SHIP:
        return _against_ship(s, p, number)
    if block == ship_act.SAIL:
        return _against_sailing(s, p, number)
    if block in (ship_act.EXTRA_SPACE, ship_act.EXTRA_FROM_TWO):
        return _against_extra(s, p, a)
    if block == ship_act.TRADE:
        return _against(s, p, "no-visit", kind, space=_label(s, number))
    if block == ship_act.REWARD:
        return reason_against("not-a-reward", kind)
    if block == ship_act.DOCK:
        return _against_dock(s, p, number)
    return _against_building(s, p, number)


# ---- ships that come --------------------------------------------------------------------------------------


def no_new_ship(s: State, p: int, kind: str) -> Reason | None:
    """Why nothing can be obtained, if so."""
    if can_obtain(s, p):
        return None
    if ships_out(s, p) >= SHIPS:
        return _against(s, p, "all-ships-out", kind, ships=int(SHIPS))
    return needs(_against(s, p, "no-dock", kind), "dock", 1)


def _against_ship(s: State, p: int, space: int) -> Reason:
    """A place for a ship, or the ship that is meant, depending on what is asked."""
    kind = top_kind(s)
    label = _label(s, space)
    if kind == OBTAINING:
        return no_new_ship(s, p, "ship") or reason_against("not-beside-dock", "ship", space=label)
    if kind == REWARDING:
        return reason_against("not-beside-dock", "ship", space=label)
    at = [ship_at(s, p, k) for k in range(SHIPS)]
    if kind == RETURNING or space not in at:
        return _against(s, p, "no-ship", "sail", space=label)
    if kind == MOVING:
        state = top_argument(s)
        if chosen_ship(state) >= 0:
            return wrong_moment(s, "ship")
        own = [k for k in range(SHIPS) if at[k] == space]
        if all(state & BIT[k] or is_visiting(s, p, k) for k in own):
            return _against(s, p, "ship-moved", "sail", space=label)
        return _against(s, p, "ship-stuck", "sail", space=label)
    return wrong_moment(s, "ship")


def _against_dock(s: State, p: int, space: int) -> Reason:
    if owner_of(s, space) != p:
        return reason_against("no-structure", "dock", space=_label(s, space))
    return reason_against("no-riverside", "dock", space=_label(s, space))


# ---- ships that move --------------------------------------------------------------------------------------


def _against_sailing(s: State, p: int, space: int) -> Reason:
    """The ship that was chosen cannot go there."""
    ship = chosen_ship(top_argument(s))
    if ship < 0:
        return _against(s, p, "move-first", "sail")
    label = _label(s, space)
    blocked = _not_a_goal(s, p, space)
    if blocked is not None:
        return blocked
    near = movement(s, p)
    if _goes(s, p, ship, space, near):  # but the power for more is paid
        return reason_against("paid-for-more", "sail", space=label)
    most = near + yard_fact(s, p, Y_EXTRA_SPACES)
    distance = next((n for n in range(near + 1, MOST_SAILING + 1) if _goes(s, p, ship, space, n)), 0)
    if distance == 0:
        bridged = _would_a_canal_lead(s, p, ship, space)
        if bridged:
            return reason_against("no-canal", "sail", space=label)
        return _against(s, p, "no-way", "sail", space=label)
    reason = _against(s, p, "ship-too-far", "sail", space=label, distance=distance, movement=near, most=most)
    return needs(reason, "power" if distance <= most else "shipping", _missing(s, distance, near, most))


def _missing(s: State, distance: int, near: int, most: int) -> int:
    return sea_of(s).extra_power if distance <= most else distance - most


def _goes(s: State, p: int, ship: int, space: int, spaces: int) -> bool:
    lo, hi = destinations(s, p, ship, spaces)
    return (lo & LO[space]) != 0 or (hi & HI[space]) != 0


def _not_a_goal(s: State, p: int, space: int) -> Reason | None:
    """A space where no voyage of this player may end, however short."""
    label = _label(s, space)
    river = terrain_of(s, space) == RIVER
    owner = owner_of(s, space)
    on_land = has_merchants(s, p)
    if river:
        return reason_against("merchant-on-river", "sail") if on_land else None
    if owner < 0 or owner == p or has_mark(s, p, space):
        if on_land:
            return None
        if owner < 0:
            return reason_against("nothing-to-trade", "sail", space=label)
        return reason_against("own-structure" if owner == p else "already-traded", "sail", space=label)
    lo, hi = targets(s, p)
    if lo & LO[space] or hi & HI[space]:
        return None
    if marks(s, p) >= sea_of(s).markers:
        return reason_against("no-marker-left", "sail")
    if any(is_visiting(s, p, k) and ship_at(s, p, k) == space for k in range(SHIPS)):
        return _against(s, p, "ship-there-already", "sail", space=label)
    return reason_against("no-marker-left", "sail")  # those left are for ships that have come to trade


def _would_a_canal_lead(s: State, p: int, ship: int, space: int) -> bool:
    """Is there a way for ships if the game had the canals that its facts know for the map?"""
    if not sea_of(s).left_out or has_merchants(s, p):
        return False
    board = s.setup.board
    joined = [pair for one, other in sea_of(s).left_out for pair in ((one, other), (other, one))]
    seen = {ship_at(s, p, ship)}
    front = set(seen)
    while front:
        near = {k for at in front for k in board.near_list[at] if board.terrain[k] == RIVER}
        near |= {other for one, other in joined if one in front}
        front = near - seen
        seen |= front
    return space in seen or any(k in seen for k in board.near_list[space])


def _against_extra(s: State, p: int, a: int) -> Reason:
    """More spaces for power."""
    state = top_argument(s)
    if chosen_ship(state) < 0:
        return _against(s, p, "move-first", "extra-space")
    if state & PAID:
        return wrong_moment(s, "extra-space")
    if a == ship_act.EXTRA_FROM_TWO:
        return reason_against("not-allowed", "extra-space")
    price = price_of(s, p, a)
    if price is not None and is_short(s, p, price):
        return too_dear(s, p, a, "extra-space", price)
    ship = ship_at(s, p, chosen_ship(state))
    return _against(s, p, "ship-stuck", "extra-space", space=_label(s, ship))


# ---- actions ----------------------------------------------------------------------------------------------


def special(s: State, p: int, a: int) -> Reason | None:
    """Against a special action of the shipyard board, or of a bonus card with ships; nothing if it is another."""
    if a not in (ship_act.SPECIAL_MOVE, ship_act.SPECIAL_SHIP):
        return None
    ships = box_data.ships()
    taken = specials_taken(s, p)
    if a == ship_act.SPECIAL_MOVE:
        if taken & SPECIAL_OF_MOVE:
            return reason_against("already-taken", "special", what=ships.move_action)
        return _against(s, p, "no-ships-out", "special") if not can_move_any(s, p) else None
    if taken & SPECIAL_OF_SHIP:
        return reason_against("already-taken", "special", what=ships.build_action)
    if count_of(s, p, SHIPYARD) == 0:
        return needs(_against(s, p, "no-shipyard", "special"), "shipyard", 1)
    return no_new_ship(s, p, "special")


def card(s: State, p: int, tile: int) -> Reason | None:
    """Why a bonus card's action with ships is not possible; nothing if it has none."""
    if CARDS[tile * 8 + C_SHIPS] > 0:
        return no_new_ship(s, p, "special")
    if CARDS[tile * 8 + C_MOVES] > 0 and not can_move_any(s, p):
        return _against(s, p, "no-ships-out", "special")
    return None


def power_action(s: State, p: int, action: int) -> Reason | None:
    """Why a power action with ships is not possible; nothing if it is none, or taken."""
    if power_actions_taken(s) & BIT[action]:
        return None
    if POWER_MOVES[action] > 0 and not can_move_any(s, p):
        return _against(s, p, "no-ships-out", "power")
    if POWER_SHIPS[action] > 0:
        return no_new_ship(s, p, "power")
    if POWERS[action * 8 + P_FAVORS] > 0:
        return reason_against("no-piece-left", "power", piece=POWER_CODES[action])
    return None


def other_favor(s: State, p: int, tile: int) -> Reason | None:
    """Of the tiles with one step of a cult only one may be owned."""
    held = int(favor_tiles(s, p) & s.setup.favor_bars[tile] & ~BIT[tile])
    if not held:
        return None
    return reason_against("other-favor", "favor", what=FAVOR_CODES[(held & -held).bit_length() - 1])


# ---- building ---------------------------------------------------------------------------------------------


def shipyard(s: State, p: int, a: int) -> Reason | None:
    """Why no shipyard can be built where no river is; nothing against other upgrades."""
    space = act.hex_of_upgrade(a)
    if act.structure_of_upgrade(a) != SHIPYARD or s.setup.board.at_river[space]:
        return None
    usual = on_map.upgrading(s, p, a)
    return reason_against("no-riverside", "upgrade", space=_label(s, space)) if usual.key == "wrong-moment" else usual


def _against_building(s: State, p: int, space: int) -> Reason:
    """A dwelling for a ship."""
    label = _label(s, space)
    if terrain_of(s, space) == RIVER:
        return reason_against("river", "build", space=label)
    owner = owner_of(s, space)
    if owner >= 0:
        return reason_against("occupied", "build", what=label, by=faction_key(s, owner))
    lo, hi = land_reached(s, p)
    if not (lo & LO[space] or hi & HI[space]):
        return needs(_against(s, p, "no-ship-beside", "build", space=label), "ship", 1)
    if not dwelling_left(s, p):
        return reason_against("no-piece-left", "build", piece="dwelling")
    frame = find_pending(s, SPADES)
    if frame >= 0 and frame_argument(s, frame) & NO_DWELLING:
        return reason_against("one-dwelling", "build")
    if frame >= 0 or top_kind(s) != TURN:
        return reason_against("not-transformed", "build", space=label)
    return reason_against("wrong-terrain", "build", space=label, terrain=TERRAINS[terrain_of(s, space)], spades=None)


def spades_of_a_trade(s: State, p: int, space: int, code: int) -> Reason | None:
    """What binds the free spades of a trade: a terrain its owner protects, a space to be finished first, no others."""
    frame = find_pending(s, SPADES)
    if frame < 0 or not is_trading(s, p):
        return None
    state = frame_argument(s, frame)
    only = state // ONE_ONLY - 1
    if only >= 0 and only != space and only < SPACES:
        return reason_against("finish-first", "transform", space=_label(s, only))
    terrain = terrain_of(s, space)
    if state // ONE_BARRED % 16 - 1 == terrain:
        return reason_against("barred-terrain", "transform", space=_label(s, space), terrain=TERRAINS[terrain])
    lo, hi = reach(s, p, shipping_value(s, p))
    if not (lo & LO[space] or hi & HI[space]) or terrain >= WHEEL:
        return None
    free = frame_amount(s, frame) - (1 if state & BOUGHT else 0)
    if spades_home(s, p, terrain) <= free < spades_needed(s, p, space, code):
        return reason_against("spades-enough", "transform", space=_label(s, space))
    return None
