"""Which faction to take and what to bid for it.

Before anything is built, the only thing to go by is how each faction has fared at other tables, and how it fares beside
the other factions of this one."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.actions import BID, FACTION
from mystica.engine.core.decisions import top, top_kind
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import AUCTION_VP
from mystica.engine.rules.setup import holder_of, least_bid, place_of
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.wheel_distance import FARTHEST, homes_apart


def is_about_factions(s: State) -> bool:
    return top_kind(s) == ask.CHOOSE_FACTION or is_bidding(s)


def is_bidding(s: State) -> bool:
    return ask.BID_FACTION <= top_kind(s) <= ask.BIDDING


def faction_value(s: State, atoms: list[int], mind: Mind) -> i64:
    """What a choice about factions is worth, in thousandths of a VP: the faction's VP beyond those of others, and what
    it starts with or costs."""
    first: i64 = atoms[0]
    kind = top_kind(s)
    if kind == ask.CHOOSE_FACTION:
        return worth_here(s, first - FACTION, mind) + s.setup.start_vp[first - FACTION] * 1000
    if kind == ask.BIDDING:
        return _value_of_bid(s, s.v[top(s) + 3], first - BID, mind)
    place = place_of(s, first - FACTION)
    return _value_of_bid(s, place, atoms[1] - BID if len(atoms) > 1 else fair_bid(s, place, mind), mind)


def worth_here(s: State, faction: i64, mind: Mind) -> i64:
    """What a faction is worth at this table, as far as its other factions are known: those that are taken, or in an
    auction all that were drawn."""
    total = mind.worth[faction]
    for k in range(s.setup.n):
        other: i64 = s.setup.factions[k] if s.setup.faction_mode == AUCTION else s.v[seat_base(k) + col.WHO]
        if other >= 0 and other != faction:
            total += mind.beside[faction * (FARTHEST + 1) + homes_apart(faction, other)]
    return total


# ---- auction ----------------------------------------------------------------------------------------------
#
# There are as many factions as players, so whoever is outbid can always have one that is still free. A faction is worth
# a bid as far as it is better than the mean of the others that are free. Whoever bids so much at once is rarely outbid,
# only by those who come late, when poor factions are left. Each round of that leaves fewer factions free: five players
# who think alike make at most 11 bids.


def fair_bid(s: State, place: i64, mind: Mind) -> i64:
    """The least bid that it does not pay to beat, for somebody who could have one of the other free factions instead.
    It is below what the faction is worth more than those, if that is possible at all."""
    least = least_bid(s, place)
    total: i64 = 0
    free: i64 = 0
    for k in range(s.setup.n):
        if k != place and holder_of(s, k) < 0:
            total += worth_here(s, s.setup.factions[k], mind)
            free += 1
    if free == 0:
        return least
    more = worth_here(s, s.setup.factions[place], mind) - total // free
    bid = (more - 1) // 1000
    if bid < least:
        return least
    return bid if bid < AUCTION_VP else AUCTION_VP


def _value_of_bid(s: State, place: i64, bid: i64, mind: Mind) -> i64:
    """A bid up to the fair one costs no more than the least possible, since others would drive it up. One below it only
    makes the auction longer. To drive somebody out for a faction that is as good as a free one makes no sense."""
    fair = fair_bid(s, place, mind)
    value = worth_here(s, s.setup.factions[place], mind) - least_bid(s, place) * 1000
    value -= (bid - fair) * 1000 if bid > fair else fair - bid
    return value - 1 if holder_of(s, place) >= 0 else value
