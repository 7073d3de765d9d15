"""What Merchants of the Seas adds to the API's answers: ships, canals, voyages, and where its moves come in lists."""

from __future__ import annotations

from mystica.boxes.merchants.data import ShipFacts, ships
from mystica.boxes.merchants.game.views.fleets import SeaView
from mystica.boxes.merchants.game.views.overlays import ShipReach, land_beside_ships, ships_reach
from mystica.server.of_boxes import Answer, BoxField, ServerOfBox


class MerchantsServer(ServerOfBox):
    table = (BoxField("sea", SeaView | None, lambda game: game.boxes.get("merchants")),)
    """Ships, canals, trade markers, a voyage under way; nothing in games without ships."""
    overlays = (
        # where the ships on the map may go; land where one may transform and build because of ships
        BoxField("ships", list[ShipReach], lambda game, seat: ships_reach(game.state, seat)),
        BoxField("ship_land", list[str], lambda game, seat: land_beside_ships(game.state, seat)),
    )
    catalogue = (BoxField("ships", ShipFacts, ships),)
    """Trade, shipyard boards, range tiles and canals, with the marks of values that stand in no text at hand."""
    counted = frozenset({"ship"})
    first = frozenset({"dock"})
    kinds = {
        "dock": "bonus", "ship": "build", "sail": "build", "extra-space": "build", "trade": "build", "reward": "build",
    }  # fmt: skip
    titles = {"build-by-ship": "upgrade", "sail": ""}

    def place_of(self, answer: Answer) -> int:
        """Many answers to a tile's question: what is no step first, what may be a mistake last."""
        if answer.decision != "tile-choice":
            return 0
        return 0 if answer.kind == "reward" else 2 if answer.doubtful else 1


PART = MerchantsServer()
