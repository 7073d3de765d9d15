"""Warnings about ships and merchants: ships that find no room, trades left undone."""

from __future__ import annotations

from mystica import data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import MOVING, OBTAINING
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.boxes.merchants.game.views.fleets import ship_income, ship_room
from mystica.boxes.merchants.game.views.overlays import trades_in_reach
from mystica.boxes.merchants.game.why_not.pieces import OF_MERCHANTS, of_pieces
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.reading import round_of
from mystica.engine.core.state import State
from mystica.engine.core.tables import TOWN_CODES
from mystica.game.warnings.of_boxes import Found, WarningsOfBox

_KEYS = {"ships-lost": ("n",), "income-ships-lost": ("n",), "trade-left": ("space",)}


class Warnings(WarningsOfBox):
    keys = _KEYS | {f"{key}{OF_MERCHANTS}": names for key, names in _KEYS.items()}
    bought = (int(ship_act.SPECIAL_SHIP),)

    def lost_by(self, before: State, p: int, a: int, after: State) -> list[Found]:
        """A town tile that brings ships, for whoever has none left or nowhere to put them."""
        if act.kind_of(a) != act.TOWN or not with_ships(before):
            return []
        ships = data.town_tiles()[TOWN_CODES[act.operand_of(a)]].more["ships"]
        lost = ships - ship_room(before, p)
        return [(of_pieces("ships-lost", before, p), {"n": lost})] if lost > 0 else []

    def left_undone(self, s: State, p: int) -> list[Found] | None:
        if top_kind(s) != MOVING:
            return None
        return [(of_pieces("trade-left", s, p), {"space": label}) for label in trades_in_reach(s, p)[:1]]

    def lost_by_ending(self, s: State, p: int) -> list[Found]:
        lost = ship_income(s, p)[1]
        return [(of_pieces("income-ships-lost", s, p), {"n": lost})] if lost > 0 else []

    def would_help(self, s: State, p: int, a: int, after: State) -> bool | None:
        if top_kind(after) == MOVING:
            return bool(trades_in_reach(after, p))
        if top_kind(after) == OBTAINING or (a == act.SPECIAL_BONUS and ship_room(after, p) < ship_room(s, p)):
            return bool(round_of(s) < ROUNDS)
        return None


PART = Warnings()
