"""What ships do, as events: which one moves, where to, trades and their rewards, docks, ships that come."""

from __future__ import annotations

from collections import Counter

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.columns import SHIPS
from mystica.boxes.merchants.engine.frames import (
    HOME_CHOICE,
    MOVING,
    OBTAINING,
    RETURNING,
    REWARDING,
    TILE_CHOICE,
    chosen_ship,
)
from mystica.boxes.merchants.engine.ids import BY_SAILING, BY_SHIP, BY_TRADE, SHIPYARD
from mystica.boxes.merchants.engine.reading import dock_at, marked_hi, marked_lo, ship_at
from mystica.boxes.merchants.engine.sea import RANGE_FACTS, YARD_FACTS, sea_of, with_ships
from mystica.boxes.merchants.engine.trading import reward_steps
from mystica.engine.core import actions as act
from mystica.engine.core.bits import HI, LO
from mystica.engine.core.decisions import top
from mystica.engine.core.ids import (
    BY_CONVERSION,
    BY_FACTION,
    BY_FAVOR,
    BY_UPGRADE,
    DWELLING,
    E_VP,
    STRUCTURE_CODES,
)
from mystica.engine.core.reading import (
    bonus_card,
    faction_of,
    frame_amount,
    frame_kind,
    has_passed,
    owner_of,
    structure_on,
    top_argument,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, PRIEST_STEPS
from mystica.engine.rules.leech import offer_is_direct
from mystica.events.event import Arguments, Event, Told
from mystica.events.of_boxes import Aftermath, EventsOfBox

SPECIALS = {
    int(ship_act.SPECIAL_MOVE): box_data.ships().move_action,
    int(ship_act.SPECIAL_SHIP): box_data.ships().build_action,
}
"""The special actions of shipyard board and shipyard."""
_REWARDS = {
    ship_act.REWARD_POWER: "reward-power",
    ship_act.REWARD_PRIEST: "reward-priest",
    ship_act.REWARD_ACTION: "reward-action",
}


def _yard(s: State, seat: int, key: str) -> int:
    row = faction_of(s, seat) * YARD_FACTS
    return sea_of(s).yards[row + box_data.YARD_NUMBERS.index(key)]


def unit_of(s: State, seat: int) -> str:
    """What a seat has on its voyages: a ship, or a merchant."""
    return "merchant" if with_ships(s) and _yard(s, seat, "market") else "ship"


def _dock_of(s: State, seat: int) -> str:
    return "storehouse" if _yard(s, seat, "market") else "dock"


def _has_range_tile(s: State, seat: int) -> bool:
    """In place of the shipping track."""
    return bool(with_ships(s) and sea_of(s).ranges[faction_of(s, seat) * RANGE_FACTS] > 0)


# ---- the action itself ------------------------------------------------------------------------------------


def _told(s: State, seat: int, a: int) -> Told | None:
    """An action that only ships know, or that means something else while they ask; nothing for all others."""
    frame = top(s)
    kind = frame_kind(s, frame)
    if a >= act.OUT_OF_TURN_END:
        return _of_ships(s, seat, a, kind)
    if a in SPECIALS:
        return "special-action", {"tile": SPECIALS[a]}, int(BY_SHIP)
    if act.kind_of(a) == act.UPGRADE:
        return _upgrade(s, seat, a)
    if kind == MOVING:
        if a == act.DONE:
            return "end-moving", {}, -1
        return ("sacrifice", {}, int(BY_CONVERSION)) if a == act.BURN else None
    if kind == OBTAINING and a == act.DONE:
        return "leave-ships", {"ships": frame_amount(s, frame), "unit": unit_of(s, seat)}, -1
    if kind == REWARDING:
        if a == act.DONE:
            return "leave-steps", {}, -1
        steps = int(reward_steps(s, seat, frame_amount(s, frame)))
        return "step", {"cult": data.CULTS[a - act.CULT], "steps": steps}, int(BY_TRADE)
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
    if block == ship_act.SHIP:
        key = {MOVING: "choose-ship", RETURNING: "return-ship", REWARDING: "keep-ship"}.get(kind, "ship")
        return key, {"space": labels[number], "unit": unit}, int(BY_TRADE) if kind == REWARDING else -1
    if block == ship_act.SAIL:
        return "sail", {"from": labels[_chosen(s, seat)], "to": labels[number], "unit": unit}, -1
    if block in (ship_act.EXTRA_SPACE, ship_act.EXTRA_FROM_TWO):
        args: Arguments = {"space": labels[_chosen(s, seat)], "unit": unit, "spaces": _yard(s, seat, "extra_spaces")}
        if a == ship_act.EXTRA_FROM_TWO:
            args["bowl"] = 2
        return "sail-further", args, int(BY_FACTION if a == ship_act.EXTRA_FROM_TWO else BY_SAILING)
    if block == ship_act.TRADE:
        return "trade", _trade_args(s, number), -1
    if block == ship_act.REWARD:
        if number in _REWARDS:
            return _REWARDS[number], {}, int(BY_TRADE)
        if number == ship_act.REWARD_SHIPPING:
            return "tile-shipping", {}, int(BY_FAVOR)
        return "step", {"cult": data.CULTS[number - ship_act.REWARD_STEP], "steps": 1}, int(BY_TRADE)
    if block == ship_act.DOCK:
        return "dock", {"space": labels[number], "dock": _dock_of(s, seat)}, -1
    return "build-by-ship", {"space": labels[number], "structure": STRUCTURE_CODES[DWELLING], "unit": unit}, -1


def _upgrade(s: State, seat: int, a: int) -> Told | None:
    """A shipyard of a faction with a range tile: its own word for it is another."""
    if act.structure_of_upgrade(a) != SHIPYARD or not _has_range_tile(s, seat):
        return None
    space = act.hex_of_upgrade(a)
    args: Arguments = {
        "space": s.setup.board.labels[space],
        "old": STRUCTURE_CODES[structure_on(s, space)],
        "structure": STRUCTURE_CODES[SHIPYARD],
        "faction": FACTION_KEYS[faction_of(s, seat)],
    }
    return "upgrade", args, int(BY_UPGRADE)


def _chosen(s: State, seat: int) -> int:
    """Space of the ship that is about to move."""
    return ship_at(s, seat, chosen_ship(top_argument(s)))


def _trade_args(s: State, space: int) -> Arguments:
    structure = STRUCTURE_CODES[structure_on(s, space)]
    return {"space": s.setup.board.labels[space], "structure": structure, "builder": owner_of(s, space)}


# ---- what followed ----------------------------------------------------------------------------------------


class _AfterSailing(Aftermath):
    """Trades with what they brought, and the docks and ships that came or went."""

    def __init__(self, before: State, after: State, main: Event) -> None:
        super().__init__(before, after, main)
        self.trades: dict[int, list[Event]] = {}
        self.vp_notes: dict[int, int] = {}

    def event_of(self, seat: int, what: int, why: int) -> Event | None:
        """The trade that a change belongs to, or the reward that was chosen. VP of the structure come first."""
        if why != BY_TRADE:
            return None
        if what == E_VP:
            number, rest = divmod(self.vp_notes.get(seat, 0), _vp_notes_of_a_trade(self.before, seat))
            self.vp_notes[seat] = self.vp_notes.get(seat, 0) + 1
            if rest == 0:
                self.trades.setdefault(seat, []).append(self._trade(seat, number))
        return self.trades[seat][-1] if self.trades.get(seat) else self.main

    def _trade(self, seat: int, number: int) -> Event:
        """One of the trades that a seat made; the one that was chosen comes first, and is the action itself."""
        chosen = self.main.key == "trade"
        if number == 0 and chosen and seat == self.main.seat:
            return self.main
        first = self.main.args.get("space") if chosen else None
        spaces = sorted(_marks(self.after, seat) - _marks(self.before, seat))
        made = sorted((_trade_args(self.after, space) for space in spaces), key=lambda args: args["space"] != first)
        return Event("trade", seat, made[number])

    def by_itself(self) -> list[Event]:
        """Docks and ships that came, or went back."""
        if not with_ships(self.after):
            return []
        seats = [seat for seat in range(self.after.setup.n) if faction_of(self.after, seat) >= 0]
        return [Event(key, seat, args) for seat in seats for key, args in self._pieces(seat)]

    def _pieces(self, seat: int) -> list[tuple[str, Arguments]]:
        """Those of a seat that are not the action itself, which is told already."""
        out: list[tuple[str, Arguments]] = []
        before, after, args = self.before, self.after, self.main.args
        key = self.main.key if self.main.seat == seat else ""
        labels = after.setup.board.labels
        dock = dock_at(after, seat)
        if dock >= 0 and dock_at(before, seat) < 0 and key != "dock":
            out.append(("dock", {"space": labels[dock], "dock": _dock_of(after, seat)}))
        ships = Counter(ship_at(after, seat, k) for k in range(SHIPS))
        ships.subtract(ship_at(before, seat, k) for k in range(SHIPS))
        unit = unit_of(after, seat)
        came = {"ship": "space", "keep-ship": "space", "sail": "to"}.get(key)
        went = {"return-ship": "space", "sail": "from"}.get(key)
        for name, number in ((came, -1), (went, 1)):
            if name:
                ships[after.setup.board.space_of_label[str(args[name]).upper()]] += number
        marked = _marks(after, seat)
        for place, number in sorted(ships.items()):
            if place >= 0 and number > 0:
                out += [("ship", {"space": labels[place], "unit": unit})] * number
            elif place >= 0 and place not in marked:  # with a marker there it has traded
                out += [("return-ship", {"space": labels[place], "unit": unit})] * -number
        return out


def _marks(s: State, seat: int) -> set[int]:
    lo, hi = marked_lo(s, seat), marked_hi(s, seat)
    return {i for i in range(s.setup.board.n) if lo & LO[i] or hi & HI[i]}


def _vp_notes_of_a_trade(before: State, seat: int) -> int:
    """How often one trade notes VP: the structure's, and the bonus card's if one pays for trades."""
    card = bonus_card(before, seat) - 1
    pays = card >= 0 and not has_passed(before, seat) and data.bonus_cards()[BONUS_CODES[card]].more["trade_vp"] > 0
    return 2 if pays else 1


class _Events(EventsOfBox):
    specials = SPECIALS
    aftermath = _AfterSailing

    def told(self, s: State, seat: int, a: int) -> Told | None:
        return _told(s, seat, a) if s.setup.boxed else None

    def about_offer(self, offer: int) -> Arguments:
        return {"why": "trade"} if offer_is_direct(offer) else {}

    def key(self, s: State, seat: int, key: str) -> str | None:
        return "range" if key == "shipping" and _has_range_tile(s, seat) else None


PART = _Events()
