"""Tells whether a move can be made at this moment, or something else must be decided first."""

from __future__ import annotations

from functools import cache

from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import find_pending, top_kind
from mystica.engine.core.state import State
from mystica.game.decision_names import decisions
from mystica.game.why_not.of_boxes import of_boxes
from mystica.game.why_not.reasons import Reason, reason_against

_MOMENTS: dict[str, tuple[int, ...]] = {
    "leech": (ask.TAKE_POWER, ask.TURN), "decline": (ask.TAKE_POWER, ask.TURN), "power": (ask.TURN, ask.SACRIFICING),
    "pass": (ask.TURN, ask.FIRST_BONUS),
    "cult": (ask.PICK_STEP, ask.PICK_KEY), "favor": (ask.PICK_FAVOR,), "town": (ask.PICK_TOWN,),
    "faction": (ask.CHOOSE_FACTION, ask.BID_FACTION), "bid": (ask.BIDDING,),
    "ability": (ask.OWN_ABILITY,), "bridge": (ask.BRIDGING,), "upgrade": (ask.TURN, ask.OWN_ABILITY),
    "build": (ask.TURN, ask.FIRST_DWELLING, ask.SPADES, ask.OWN_ABILITY),
    "transform": (ask.TURN, ask.SPADES, ask.CULT_SPADES, ask.OWN_ABILITY),
    "shipping": (ask.TURN,), "digging": (ask.TURN,), "special": (ask.TURN,), "priest": (ask.TURN,),
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
        if frame == now or (frame > ask.SACRIFICING and find_pending(s, frame) >= 0):
            return frame
    return -1


def wrong_moment(s: State, kind: str) -> Reason:
    """Something else is to be decided first."""
    if top_kind(s) == ask.SACRIFICING:
        return reason_against("use-sacrifice", "sacrifice")
    return reason_against("wrong-moment", kind, now=decisions()[top_kind(s)])
