"""Views of ships and merchants: fleets, canals, trade markers, voyages, and ships from income."""

from __future__ import annotations

from collections.abc import Mapping

from mystica.boxes.merchants.engine.columns import SPECIAL_OF_MOVE, SPECIAL_OF_SHIP
from mystica.boxes.merchants.engine.frames import OBTAINING
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.boxes.merchants.game.views.fleets import SeaView, sea_view, ship_income, ship_room
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import frame_amount, frame_kind, frame_seat, frames_of, shipping_of
from mystica.engine.core.state import State
from mystica.engine.rules.leech import offer_is_direct
from mystica.game.views.of_boxes import ViewsOfBox


class Views(ViewsOfBox):
    specials = {SPECIAL_OF_MOVE: "moving ships", SPECIAL_OF_SHIP: "building a ship"}

    def table(self, s: State) -> SeaView | None:
        return sea_view(s)

    def structures(self, s: State) -> tuple[str, ...]:
        return (STRUCTURE_CODES[SHIPYARD],) if with_ships(s) else ()

    def occasion(self, offer: int) -> str:
        return "trade" if offer_is_direct(offer) else ""

    def income(self, s: State, seat: int) -> Mapping[str, tuple[int, int]]:
        return {"ships": ship_income(s, seat)}

    def cult_bonus(self, s: State, after: State, seat: int) -> Mapping[str, int]:
        obtained = sum(
            frame_amount(after, frame)
            for frame in frames_of(after)
            if frame_kind(after, frame) == OBTAINING and frame_seat(after, frame) == seat
        )
        return {
            "ships": min(obtained, ship_room(s, seat)),
            "shipping": shipping_of(after, seat) - shipping_of(s, seat),  # or the marker on a range tile
        }


PART = Views()
