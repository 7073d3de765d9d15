"""Is this the moment for a move, or is something else to be decided first?"""

from __future__ import annotations

from functools import cache

from mystica.engine.core.decisions import (
    BID_FACTION,
    BIDDING,
    BRIDGING,
    CHOOSE_FACTION,
    CULT_SPADES,
    FIRST_BONUS,
    FIRST_DWELLING,
    OWN_ABILITY,
    PICK_FAVOR,
    PICK_KEY,
    PICK_STEP,
    PICK_TOWN,
    SACRIFICING,
    SPADES,
    TAKE_POWER,
    TURN,
    find_pending,
    top_kind,
)
from mystica.engine.core.state import State
from mystica.game.decision_names import decisions
from mystica.game.why_not.of_boxes import of_boxes
from mystica.game.why_not.reasons import Reason, reason_against

_MOMENTS: dict[str, tuple[int, ...]] = {
    "leech": (TAKE_POWER, TURN), "decline": (TAKE_POWER, TURN), "power": (TURN, SACRIFICING),
    "pass": (TURN, FIRST_BONUS),
    "cult": (PICK_STEP, PICK_KEY), "favor": (PICK_FAVOR,), "town": (PICK_TOWN,),
    "faction": (CHOOSE_FACTION, BID_FACTION), "bid": (BIDDING,),
    "ability": (OWN_ABILITY,), "bridge": (BRIDGING,), "upgrade": (TURN, OWN_ABILITY),
    "build": (TURN, FIRST_DWELLING, SPADES, OWN_ABILITY), "transform": (TURN, SPADES, CULT_SPADES, OWN_ABILITY),
    "shipping": (TURN,), "digging": (TURN,), "special": (TURN,), "priest": (TURN,),
}  # fmt: skip


@cache
def _moments() -> dict[str, tuple[int, ...]]:
    """By kind of move, the decisions that it answers."""
    found = dict(_MOMENTS)
    for part in of_boxes():
        for kind, frames in part.moments.items():
            found[kind] = (*found.get(kind, ()), *frames)
    return found


def open_frame(s: State, kind: str) -> int:
    """The decision an action of this kind would answer now, or -1."""
    now = top_kind(s)
    for frame in _moments()[kind]:
        if frame == now or (frame > SACRIFICING and find_pending(s, frame) >= 0):
            return frame
    return -1


def wrong_moment(s: State, kind: str) -> Reason:
    """Something else is to be decided first."""
    if top_kind(s) == SACRIFICING:
        return reason_against("use-sacrifice", "sacrifice")
    return reason_against("wrong-moment", kind, now=decisions()[top_kind(s)])
