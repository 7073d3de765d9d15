"""Base, Setup: choosing a faction, placing the first structures, choosing the first bonus card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.actions import BID, FACTION
from mystica.engine.core.bits import BIT
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import push
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import BY_SETUP, CULTS, DWELLING, E_COINS, E_CULT, E_PRIESTS, E_TOKENS, E_VP, E_WORKERS
from mystica.engine.core.purse import gain_vp, note
from mystica.engine.core.setup import AUCTION, CHOICE, FIXED
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    AUCTION_VP,
    FACT,
    FACTS,
    FAVOR_COUNT,
    FIRST_DWELLINGS,
    FIRST_FAVORS,
    FIRST_PRIEST_LIMIT,
    HOME,
    LAST_FIRST_DWELLING,
    N_FACTIONS,
    N_FAVORS,
    PRIEST_LIMIT,
    SHIPPING_START,
    START_BOWL,
    START_COINS,
    START_CULT,
    START_PRIESTS,
    START_WORKERS,
    TERRAIN_CHOICE,
    TOWN_COUNT,
)
from mystica.engine.rules.build import place
from mystica.engine.rules.favors import earn_favors


def lay_out(s: State) -> None:
    """Tiles and cards beside the board, seats in order."""
    v = s.v
    v[col.CURRENT] = -1
    for seat in range(s.setup.n):
        v[col.ORDER + seat] = seat
    for tile in range(N_FAVORS):
        if s.setup.favors & BIT[tile] != 0:
            v[col.FAVORS_LEFT + tile] = FAVOR_COUNT[tile]
    for kind in s.setup.towns:
        v[col.TOWNS_LEFT + kind] = TOWN_COUNT[kind]
    for card in s.setup.bonus:
        v[col.BONUS_LEFT] |= BIT[card]


def ask_for_factions(s: State) -> None:
    """In seat order; given factions are taken at once."""
    if s.setup.faction_mode == AUCTION:
        push(s, ask.BID_FACTION, 0, 0, 0)
        return
    seat = s.setup.n - 1  # from the last, so that what the first one has to choose lies on top
    while seat >= 0:
        if s.setup.faction_mode == FIXED:
            take_faction(s, seat, s.setup.factions[seat])
        else:
            push(s, ask.CHOOSE_FACTION, seat, 0, 0)
        seat -= 1


def is_board_taken(s: State, board: i64) -> bool:
    """Does somebody have this faction board, or start on its terrain?"""
    v = s.v
    for q in range(s.setup.n):
        me = seat_base(q)
        if v[me + col.WHO] >= 0 and (
            FACT[v[me + col.WHO] * FACTS + HOME] == board or v[me + col.START_TERRAIN] == board
        ):
            return True
    return False


def legal_factions(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Base, Choosing a faction board: either side of a board nobody has, or of the board of the drawn colour."""
    for faction in range(N_FACTIONS):
        home = FACT[faction * FACTS + HOME]
        if not s.setup.allowed[faction] or is_board_taken(s, home):
            continue
        if s.setup.faction_mode == CHOICE or s.setup.factions[p] == home:
            out[n] = FACTION + faction
            n += 1
    return n


# ---- auction ----------------------------------------------------------------------------------------------


def holder_of(s: State, place: i64) -> i64:
    """Seat whose bid stands on a drawn faction, or -1. UNLOCKED and TOWNS_FOUNDED hold the bids until the end."""
    v = s.v
    for q in range(s.setup.n):
        if v[seat_base(q) + col.UNLOCKED] == place + 1:
            return q
    return -1


def least_bid(s: State, place: i64) -> i64:
    holder = holder_of(s, place)
    return 0 if holder < 0 else s.v[seat_base(holder) + col.TOWNS_FOUNDED] + 1


def legal_bid_factions(s: State, out: vec[i64], n: i64) -> i64:
    """Every drawn faction whose standing bid can still be beaten, in the order of the factions."""
    for faction in range(N_FACTIONS):
        for k in range(s.setup.n):
            if s.setup.factions[k] == faction and least_bid(s, k) <= AUCTION_VP:
                out[n] = FACTION + faction
                n += 1
    return n


def place_of(s: State, faction: i64) -> i64:
    """Where it stands among the drawn factions."""
    place: i64 = 0
    while s.setup.factions[place] != faction:
        place += 1
    return place


def choose_bid_faction(s: State, p: i64, faction: i64) -> None:
    push(s, ask.BIDDING, p, 0, place_of(s, faction))


def legal_bids(s: State, place: i64, out: vec[i64], n: i64) -> i64:
    for vp in range(least_bid(s, place), AUCTION_VP + 1):
        out[n] = BID + vp
        n += 1
    return n


def bid(s: State, p: i64, place: i64, vp: i64) -> None:
    """Faction auction: who is outbid bids again; it ends when everybody holds a faction."""
    v = s.v
    n = s.setup.n
    beaten = holder_of(s, place)
    if beaten >= 0:
        v[seat_base(beaten) + col.UNLOCKED] = 0
        v[seat_base(beaten) + col.TOWNS_FOUNDED] = 0
    v[seat_base(p) + col.UNLOCKED] = place + 1
    v[seat_base(p) + col.TOWNS_FOUNDED] = vp
    for k in range(i64(1), n):
        q = (p + k) % n
        if v[seat_base(q) + col.UNLOCKED] == 0:
            push(s, ask.BID_FACTION, q, 0, 0)
            return
    for k in range(n):
        v[col.ORDER + k] = holder_of(s, k)
    k = n - 1
    while k >= 0:
        seat = v[col.ORDER + k]
        paid = v[seat_base(seat) + col.TOWNS_FOUNDED]
        v[seat_base(seat) + col.UNLOCKED] = 0
        v[seat_base(seat) + col.TOWNS_FOUNDED] = 0
        take_faction(s, seat, s.setup.factions[k])
        gain_vp(s, seat, AUCTION_VP - paid - v[seat_base(seat) + col.VP], BY_SETUP)
        k -= 1


# ---- a faction --------------------------------------------------------------------------------------------


def take_faction(s: State, p: i64, faction: i64) -> None:
    """Base, Faction setup: starting resources, cult advancements, bowls of power."""
    v = s.v
    me = seat_base(p)
    fact = faction * FACTS
    v[me + col.WHO] = faction
    v[me + col.COLOUR] = FACT[fact + HOME]
    v[me + col.START_TERRAIN] = FACT[fact + HOME] if FACT[fact + TERRAIN_CHOICE] == 0 else -1
    v[me + col.PRIEST_SUPPLY] = FACT[fact + FIRST_PRIEST_LIMIT] if FACT[fact + FIRST_PRIEST_LIMIT] > 0 else PRIEST_LIMIT
    v[me + col.VP] = s.setup.start_vp[faction]
    v[me + col.COINS] = FACT[fact + START_COINS]
    v[me + col.WORKERS] = FACT[fact + START_WORKERS]
    v[me + col.PRIESTS] = FACT[fact + START_PRIESTS]
    v[me + col.SHIPPING] = FACT[fact + SHIPPING_START]
    tokens: i64 = 0
    for bowl in range(i64(3)):
        v[me + col.BOWL1 + bowl] = FACT[fact + START_BOWL + bowl]
        tokens += FACT[fact + START_BOWL + bowl]
    for track in range(CULTS):
        v[me + col.CULT_LEVEL + track] = FACT[fact + START_CULT + track]
        note(s, p, E_CULT + track, v[me + col.CULT_LEVEL + track], BY_SETUP)
    note(s, p, E_VP, v[me + col.VP], BY_SETUP)
    note(s, p, E_COINS, v[me + col.COINS], BY_SETUP)
    note(s, p, E_WORKERS, v[me + col.WORKERS], BY_SETUP)
    note(s, p, E_PRIESTS, v[me + col.PRIESTS], BY_SETUP)
    note(s, p, E_TOKENS, tokens, BY_SETUP)
    earn_favors(s, p, FACT[fact + FIRST_FAVORS])
    HOOKS[faction].faction_taken(s, p)
    if s.setup.boxed:
        boxes_of(s).faction_taken(s, p)


def finish_factions(s: State) -> None:
    """Everybody has a faction: what had to wait for that, in the order of play."""
    k = s.setup.n - 1
    while k >= 0:
        p = s.v[col.ORDER + k]
        HOOKS[s.v[seat_base(p) + col.WHO]].all_factions_taken(s, p)
        k -= 1


def ask_for_dwellings(s: State) -> None:
    """Seats in order, then in reverse, then third dwellings, then the faction that places last of all."""
    v = s.v
    n = s.setup.n
    if len(s.setup.dwellings) > 0:
        for seat in range(n):
            for space in s.setup.dwellings[seat]:
                place(s, seat, space, DWELLING)
        return
    order: list[i64] = []
    for circle in range(i64(4)):
        for k in range(n):
            seat = v[col.ORDER + (n - 1 - k if circle == 1 else k)]
            fact = v[seat_base(seat) + col.WHO] * FACTS
            if FACT[fact + LAST_FIRST_DWELLING] == 0:
                if circle < FACT[fact + FIRST_DWELLINGS]:
                    order.append(seat)
            elif circle == 3:
                for _ in range(FACT[fact + FIRST_DWELLINGS]):
                    order.append(seat)
    i = len(order) - 1
    while i >= 0:
        push(s, ask.FIRST_DWELLING, order[i], 0, 0)
        i -= 1


def ask_for_bonus_cards(s: State) -> None:
    """From the last in order to the first; nobody asks a player who has left."""
    for k in range(s.setup.n):
        seat = s.v[col.ORDER + k]
        if s.v[seat_base(seat) + col.DROPPED] == 0:
            push(s, ask.FIRST_BONUS, seat, 0, 0)
