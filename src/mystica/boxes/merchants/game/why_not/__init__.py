"""Why something is not possible with ships, merchants and the tiles of the box."""

from __future__ import annotations

from collections.abc import Mapping

from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import (
    DOCKING,
    HOME_CHOICE,
    MOVING,
    OBTAINING,
    RETURNING,
    REWARDING,
    TILE_CHOICE,
    TRADING,
)
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.boxes.merchants.game.why_not import at_sea
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import SPADES, find_pending
from mystica.engine.core.purse import priest_room
from mystica.engine.core.reading import bonus_card, frame_argument, specials_taken
from mystica.engine.core.state import State
from mystica.engine.rules.transform import NO_DWELLING
from mystica.game.why_not.of_boxes import ReasonsOfBox
from mystica.game.why_not.reasons import Reason, reason_against
from mystica.notation.moves import CULTS as TRACKS
from mystica.notation.moves import WHEEL as COLOURS


class Reasons(ReasonsOfBox):
    topics = {
        "dock": "docks", "ship": "obtaining-ships", "sail": "moving-ships", "extra-space": "moving-ships",
        "trade": "trading", "reward": "trading-rewards",
    }  # fmt: skip
    topics_of_reasons = {
        "no-dock": "obtaining-ships", "all-ships-out": "obtaining-ships", "no-ships-out": "moving-ships",
        "no-ship": "moving-ships", "no-ship-beside": "building-with-ships", "no-riverside": "docks",
        "no-shipyard": "shipyard", "no-marker-left": "trading", "already-traded": "trading", "no-canal": "canals",
        "merchant-on-river": "traveling-merchants", "barred-terrain": "trading-rewards",
        "finish-first": "trading-rewards", "one-dwelling": "trading-rewards", "other-favor": "favor-tiles-of-ships",
        "not-a-reward": "trading-rewards", "spades-enough": "trading-rewards",
    }  # fmt: skip
    hopeless = (
        "no-dock", "all-ships-out", "no-ships-out", "no-shipyard", "no-riverside", "other-favor", "no-ship-beside",
    )  # fmt: skip
    moments = {
        "dock": (DOCKING,), "ship": (OBTAINING, MOVING, REWARDING, RETURNING), "sail": (MOVING,),
        "extra-space": (MOVING,), "trade": (TRADING,), "reward": (REWARDING, TILE_CHOICE), "cult": (REWARDING,),
        "ability": (HOME_CHOICE,), "priest": (TILE_CHOICE,),
    }  # fmt: skip

    def is_played(self, s: State, a: int) -> bool:
        own = a >= ship_act.SHIP or a in (ship_act.SPECIAL_MOVE, ship_act.SPECIAL_SHIP)
        if act.kind_of(a) == act.UPGRADE:
            own = act.structure_of_upgrade(a) == SHIPYARD
        return bool(own and with_ships(s))

    def meaningful(self, s: State) -> Mapping[int, int]:
        spaces = int(s.setup.board.n)
        return {
            ship_act.SPECIAL_SHIP: 1, ship_act.SHIP: spaces, ship_act.SAIL: spaces, ship_act.EXTRA_FROM_TWO: 1,
            ship_act.TRADE: spaces, ship_act.REWARD: ship_act.REWARD_STEP + len(TRACKS), ship_act.DOCK: spaces,
            ship_act.BUILD_BY_SHIP: spaces,
        }  # fmt: skip

    def against(self, s: State, p: int, a: int, kind: str, frame: int) -> Reason | None:
        if not s.setup.boxed:
            return None
        if kind == "favor":
            return at_sea.other_favor(s, p, a - act.FAVOR)
        if frame == REWARDING and kind == "cult":
            return reason_against("not-a-reward", kind)
        if frame == HOME_CHOICE:
            return reason_against("already-taken", kind, what=COLOURS[(a - act.ABILITY) % len(COLOURS)])
        if frame == TILE_CHOICE and kind == "priest" and priest_room(s, p) == 0:
            return reason_against("no-piece-left", kind, piece="priest")
        return _with_ships(s, p, a, kind, frame) if with_ships(s) else None


def _with_ships(s: State, p: int, a: int, kind: str, frame: int) -> Reason | None:
    if a >= act.OUT_OF_TURN_END:
        return at_sea.against(s, p, a, kind)
    if kind == "transform":
        return at_sea.spades_of_a_trade(s, p, *divmod(a - act.TRANSFORM, 18))
    if kind == "build" and frame == SPADES and frame_argument(s, find_pending(s, SPADES)) & NO_DWELLING:
        return reason_against("one-dwelling", kind)
    if kind == "upgrade":
        return at_sea.shipyard(s, p, a)
    if kind == "power" and s.setup.powers & BIT[a - act.POWER]:
        return at_sea.power_action(s, p, a - act.POWER)
    if kind == "special" and a == act.SPECIAL_BONUS and bonus_card(s, p) > 0:
        if not specials_taken(s, p) & col.SPECIAL_OF_BONUS:
            return at_sea.card(s, p, bonus_card(s, p) - 1)
    return at_sea.special(s, p, a) if kind == "special" else None


PART = Reasons()
