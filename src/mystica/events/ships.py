"""What ships do, as events: which one moves, where to, trades and their rewards, docks, ships that come."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from mystica import data
from mystica.boxes.merchants.data import YARD_NUMBERS
from mystica.engine.core import actions as act
from mystica.engine.core.bits import HI, LO
from mystica.engine.core.decisions import HOME_CHOICE, MOVING, OBTAINING, RETURNING, REWARDING, TILE_CHOICE, top
from mystica.engine.core.hooks import BOX
from mystica.engine.core.ids import (
    BY_CONVERSION,
    BY_FACTION,
    BY_FAVOR,
    BY_SAILING,
    BY_SHIP,
    BY_TRADE,
    DWELLING,
    STRUCTURE_CODES,
)
from mystica.engine.core.reading import (
    bonus_card,
    dock_at,
    faction_of,
    frame_amount,
    frame_kind,
    has_passed,
    marked_hi,
    marked_lo,
    owner_of,
    ship_at,
    shipping_of,
    structure_on,
    top_argument,
)
from mystica.engine.core.sea import RANGE_FACTS, YARD_FACTS, chosen_ship
from mystica.engine.core.state import (
    SHIPS,
    State,
)
from mystica.engine.core.tables import BONUS_CODES, PRIEST_STEPS
from mystica.events.event import Arguments
from mystica.events.special_codes import special_code

Told: TypeAlias = tuple[str, Arguments, int]
"""Key and arguments of an action, and the cause whose changes are its own price and gain."""

_REWARDS = {act.REWARD_POWER: "reward-power", act.REWARD_PRIEST: "reward-priest", act.REWARD_ACTION: "reward-action"}


def _yard(s: State, seat: int, key: str) -> int:
    row = faction_of(s, seat) * YARD_FACTS
    return s.setup.sea.yards[row + YARD_NUMBERS.index(key)]


def unit_of(s: State, seat: int) -> str:
    """What a seat has on its voyages: a ship, or a merchant."""
    return "merchant" if s.setup.ships and _yard(s, seat, "market") else "ship"


def dock_of(s: State, seat: int) -> str:
    return "storehouse" if _yard(s, seat, "market") else "dock"


def has_range_tile(s: State, seat: int) -> bool:
    """In place of the shipping track."""
    return bool(s.setup.ships and s.setup.sea.ranges[faction_of(s, seat) * RANGE_FACTS] > 0)


# ---- the action itself ------------------------------------------------------------------------------------


def told(s: State, seat: int, a: int) -> Told | None:
    """An action that only ships know, or that means something else while they ask; nothing for all others."""
    frame = top(s)
    kind = frame_kind(s, frame)
    if a >= act.MORE:
        return _of_ships(s, seat, a, kind)
    if a in (act.SPECIAL_MOVE, act.SPECIAL_SHIP):
        return "special-action", {"tile": special_code(s, seat, a)}, int(BY_SHIP)
    if kind == MOVING:
        if a == act.DONE:
            return "end-moving", {}, -1
        return ("sacrifice", {}, int(BY_CONVERSION)) if a == act.BURN else None
    if kind == OBTAINING and a == act.DONE:
        return "leave-ships", {"ships": frame_amount(s, frame), "unit": unit_of(s, seat)}, -1
    if kind == REWARDING:
        if a == act.DONE:
            return "leave-steps", {}, -1
        return "step", {"cult": data.CULTS[a - act.CULT], "steps": BOX[0].asked_steps(s, seat, frame)}, int(BY_TRADE)
    if kind == TILE_CHOICE:
        track, place = divmod(a - act.SEND, 4)
        sent: Arguments = {"cult": data.CULTS[track], "steps": PRIEST_STEPS[place]}
        return ("tile-step" if place == act.RETURNED else "tile-priest"), sent, int(BY_FAVOR)
    if kind == HOME_CHOICE:
        if a == act.DONE:
            return "keep-home", {}, -1
        return "new-home", {"terrain": data.common().wheel[a - act.ABILITY]}, -1
    return None


def _of_ships(s: State, seat: int, a: int, kind: int) -> Told:
    labels = s.setup.board.labels
    unit = unit_of(s, seat)
    block, number = act.kind_of(a), act.operand_of(a)
    if block == act.SHIP:
        key = {MOVING: "choose-ship", RETURNING: "return-ship", REWARDING: "keep-ship"}.get(kind, "ship")
        return key, {"space": labels[number], "unit": unit}, int(BY_TRADE) if kind == REWARDING else -1
    if block == act.SAIL:
        return "sail", {"from": labels[_chosen(s, seat)], "to": labels[number], "unit": unit}, -1
    if block in (act.EXTRA_SPACE, act.EXTRA_FROM_TWO):
        args: Arguments = {"space": labels[_chosen(s, seat)], "unit": unit, "spaces": _yard(s, seat, "extra_spaces")}
        if a == act.EXTRA_FROM_TWO:
            args["bowl"] = 2
        return "sail-further", args, int(BY_FACTION if a == act.EXTRA_FROM_TWO else BY_SAILING)
    if block == act.TRADE:
        return "trade", trade_args(s, number), -1
    if block == act.REWARD:
        if number in _REWARDS:
            return _REWARDS[number], {}, int(BY_TRADE)
        if number == act.REWARD_SHIPPING:
            return "tile-shipping", {}, int(BY_FAVOR)
        return "step", {"cult": data.CULTS[number - act.REWARD_STEP], "steps": 1}, int(BY_TRADE)
    if block == act.DOCK:
        return "dock", {"space": labels[number], "dock": dock_of(s, seat)}, -1
    built: Arguments = {
        "space": labels[number], "structure": STRUCTURE_CODES[DWELLING], "unit": unit,
    }  # fmt: skip
    return "build-by-ship", built, -1


def _chosen(s: State, seat: int) -> int:
    """Space of the ship that is about to move."""
    return ship_at(s, seat, chosen_ship(top_argument(s)))


def trade_args(s: State, space: int) -> Arguments:
    structure = STRUCTURE_CODES[structure_on(s, space)]
    return {"space": s.setup.board.labels[space], "structure": structure, "builder": owner_of(s, space)}


# ---- what followed ----------------------------------------------------------------------------------------


def _marks(s: State, seat: int) -> set[int]:
    lo, hi = marked_lo(s, seat), marked_hi(s, seat)
    return {i for i in range(s.setup.board.n) if lo & LO[i] or hi & HI[i]}


def trades_made(before: State, after: State, seat: int, first: str) -> list[Arguments]:
    """Trades that a seat made in between, the one that was chosen first."""
    made = [trade_args(after, space) for space in sorted(_marks(after, seat) - _marks(before, seat))]
    return sorted(made, key=lambda args: args["space"] != first)


def vp_notes_of_a_trade(before: State, seat: int) -> int:
    """How often one trade notes VP: the structure's, and the bonus card's if one pays for trades."""
    card = bonus_card(before, seat) - 1
    pays = card >= 0 and not has_passed(before, seat) and data.bonus_cards()[BONUS_CODES[card]].more["trade_vp"] > 0
    return 2 if pays else 1


def pieces_placed(
    before: State, after: State, seat: int, told: tuple[int, str, Arguments]
) -> list[tuple[str, Arguments]]:
    """Docks and ships of a seat that came, or went back, without being the action itself, which is told already."""
    out: list[tuple[str, Arguments]] = []
    labels = after.setup.board.labels
    who, key, args = told
    dock = dock_at(after, seat)
    if dock >= 0 and dock_at(before, seat) < 0 and (who, key) != (seat, "dock"):
        out.append(("dock", {"space": labels[dock], "dock": dock_of(after, seat)}))
    ships = Counter(ship_at(after, seat, k) for k in range(SHIPS))
    ships.subtract(ship_at(before, seat, k) for k in range(SHIPS))
    unit = unit_of(after, seat)
    came = {"ship": "space", "keep-ship": "space", "sail": "to"}.get(key)
    went = {"return-ship": "space", "sail": "from"}.get(key)
    for name, number in ((came, -1), (went, 1)) if who == seat else ():
        if name:
            ships[after.setup.board.space_of_label[str(args[name]).upper()]] += number
    marked = _marks(after, seat)
    for place, number in sorted(ships.items()):
        if place >= 0 and number > 0:
            out += [("ship", {"space": labels[place], "unit": unit})] * number
        elif place >= 0 and place not in marked:  # with a marker there it has traded
            out += [("return-ship", {"space": labels[place], "unit": unit})] * -number
    return out


def shipping_gained(before: State, after: State, seat: int) -> tuple[str, Arguments] | None:
    """A free step of shipping, or of the range tile."""
    level = shipping_of(after, seat)
    if level <= shipping_of(before, seat) or faction_of(after, seat) < 0:
        return None
    return ("range" if has_range_tile(after, seat) else "shipping"), {"level": level}
