"""Which faction to take and what to bid for it.

Before anything is built, the only thing to go by is how each faction has fared at other tables."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import decisions as ask
from mystica.engine.core.actions import BID, FACTION
from mystica.engine.core.decisions import top, top_kind
from mystica.engine.core.state import State
from mystica.engine.rules.setup import least_bid, place_of


def is_about_factions(s: State) -> bool:
    kind = top_kind(s)
    return kind == ask.CHOOSE_FACTION or ask.BID_FACTION <= kind <= ask.BIDDING


def faction_value(s: State, atoms: list[int], worth: vec[i64]) -> i64:
    """What a choice about factions is worth, in thousandths of a VP: the faction's VP beyond those of others, and what
    it starts with. Nobody bids more than is needed, so a faction to bid on costs the least bid if none is named."""
    first: i64 = atoms[0]
    kind = top_kind(s)
    if kind == ask.BIDDING:
        return worth[s.setup.factions[s.v[top(s) + 3]]] - (first - BID) * 1000
    faction = first - FACTION
    if kind == ask.CHOOSE_FACTION:
        return worth[faction] + s.setup.start_vp[faction] * 1000
    price: i64 = atoms[1] - BID if len(atoms) > 1 else least_bid(s, place_of(s, faction))
    return worth[faction] - price * 1000
