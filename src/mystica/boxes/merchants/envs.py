"""The name of every number that ships add to an observation; `engine/observing` writes them in this order."""

from __future__ import annotations

from mystica.engine.core.ids import SEATS, SPACES
from mystica.envs.of_boxes import EnvsOfBox

_PLANES = int(SEATS * SPACES)
_PLANE = int(SPACES)


class MerchantsEnvs(EnvsOfBox):
    common = (
        ("sea", 3, "1 in games with ships, trade markers of each seat, power for a longer move"),
        ("voyage_of", int(SEATS), "whose ships move or trade in the action under way, counted likewise"),
        ("voyage", 6, "marks: ships move, trades are settled, longer move paid, power sacrificed for it, "
         "dwelling built in these trades, a ship is chosen"),
        ("obtaining", 2, "ships that come now: may be left, only beside the shipyard"),
    )  # fmt: skip
    seat = (
        ("ships", 1, "ships or merchants on the map"),
        ("dock", 1, "1 once the dock or storehouse has its place"),
        ("markers", 1, "trade markers on the map"),
        ("movement", 1, "spaces a ship moves without power"),
        ("ship_income", 1, "ships of the next income as it stands"),
        ("range", 1, "spaces that tunnel or carpet reaches by the range tile; 0 without one"),
    )
    map = (
        ("ship", _PLANES, "5 planes: how many ships or merchants, those of the seat that looks first"),
        ("dock_at", _PLANE, "dock or storehouse: 1 + seat from the one that looks"),
        ("marker", _PLANES, "5 planes: trade marker, those of the seat that looks first"),
        ("canal", _PLANE, "ends of canals, a bit for each canal of the map: the two spaces that it joins have it"),
        ("ship_in_hand", _PLANE, "ship that is about to move, or whose reward is picked"),
        ("ships_done", _PLANE, "how many ships have moved, or traded, in the action under way"),
        ("to_finish", _PLANE, "left short of home by spades of a trade: no other may be transformed before it"),
        ("paid_by_ship", _PLANE, "dwelling for which a ship goes back, while it is asked which one"),
    )
    more = {
        "decision_amount": "ships, structure traded with",
        "structures": "shipyards",
        "specials_taken": "moving ships, building one",
        "structure": "shipyard or market",
    }


PART = MerchantsEnvs()
