"""Base, Setup: choosing a faction, placing the first structures, choosing the first bonus card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core.actions import FACTION
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import CHOOSE_FACTION, FIRST_BONUS, FIRST_DWELLING, push
from mystica.engine.core.ids import BY_SETUP, CULTS, DWELLING, E_COINS, E_CULT, E_PRIESTS, E_TOKENS, E_VP, E_WORKERS
from mystica.engine.core.purse import note
from mystica.engine.core.setup import CHOICE, FIXED
from mystica.engine.core.state import (
    BONUS_LEFT,
    BOWL1,
    COINS,
    COLOUR,
    CULT_LEVEL,
    DROPPED,
    FAVORS_LEFT,
    ORDER,
    PRIESTS,
    SHIPPING,
    TOWNS_LEFT,
    VP,
    WHO,
    WORKERS,
    State,
    seat_base,
)
from mystica.engine.core.tables import (
    FACT,
    FACTS,
    FAVOR_COUNT,
    FIRST_DWELLINGS,
    HOME,
    LAST_FIRST_DWELLING,
    N_FACTIONS,
    N_FAVORS,
    SHIPPING_START,
    START_BOWL,
    START_COINS,
    START_CULT,
    START_PRIESTS,
    START_WORKERS,
    TOWN_COUNT,
)
from mystica.engine.rules.build import place


def lay_out(s: State) -> None:
    """Tiles and cards beside the board, seats in order."""
    v = s.v
    for seat in range(s.setup.n):
        v[ORDER + seat] = seat
    for tile in range(N_FAVORS):
        v[FAVORS_LEFT + tile] = FAVOR_COUNT[tile]
    for kind in s.setup.towns:
        v[TOWNS_LEFT + kind] = TOWN_COUNT[kind]
    for card in s.setup.bonus:
        v[BONUS_LEFT] |= BIT[card]


def ask_for_factions(s: State) -> None:
    """In seat order; given factions are taken at once."""
    if s.setup.faction_mode == FIXED:
        for seat in range(s.setup.n):
            take_faction(s, seat, s.setup.factions[seat])
        return
    seat = s.setup.n - 1
    while seat >= 0:
        push(s, CHOOSE_FACTION, seat, 0, 0)
        seat -= 1


def _colour_taken(s: State, colour: i64) -> bool:
    v = s.v
    for q in range(s.setup.n):
        if v[seat_base(q) + WHO] >= 0 and v[seat_base(q) + COLOUR] == colour:
            return True
    return False


def legal_factions(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    """Base, Choosing a faction board: either side of a board nobody has, or of the board of the drawn colour."""
    for faction in range(N_FACTIONS):
        home = FACT[faction * FACTS + HOME]
        if _colour_taken(s, home):
            continue
        if s.setup.faction_mode == CHOICE or s.setup.factions[p] == home:
            out[n] = FACTION + faction
            n += 1
    return n


def take_faction(s: State, p: i64, faction: i64) -> None:
    """Base, Faction setup: starting resources, cult advancements, bowls of power."""
    v = s.v
    me = seat_base(p)
    fact = faction * FACTS
    v[me + WHO] = faction
    v[me + COLOUR] = FACT[fact + HOME]
    v[me + VP] = s.setup.start_vp[faction]
    v[me + COINS] = FACT[fact + START_COINS]
    v[me + WORKERS] = FACT[fact + START_WORKERS]
    v[me + PRIESTS] = FACT[fact + START_PRIESTS]
    v[me + SHIPPING] = FACT[fact + SHIPPING_START]
    tokens: i64 = 0
    for bowl in range(i64(3)):
        v[me + BOWL1 + bowl] = FACT[fact + START_BOWL + bowl]
        tokens += FACT[fact + START_BOWL + bowl]
    for track in range(CULTS):
        v[me + CULT_LEVEL + track] = FACT[fact + START_CULT + track]
        note(s, p, E_CULT + track, v[me + CULT_LEVEL + track], BY_SETUP)
    note(s, p, E_VP, v[me + VP], BY_SETUP)
    note(s, p, E_COINS, v[me + COINS], BY_SETUP)
    note(s, p, E_WORKERS, v[me + WORKERS], BY_SETUP)
    note(s, p, E_PRIESTS, v[me + PRIESTS], BY_SETUP)
    note(s, p, E_TOKENS, tokens, BY_SETUP)


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
            seat = n - 1 - k if circle == 1 else k
            fact = v[seat_base(seat) + WHO] * FACTS
            if FACT[fact + LAST_FIRST_DWELLING] == 0:
                if circle < FACT[fact + FIRST_DWELLINGS]:
                    order.append(seat)
            elif circle == 3:
                for _ in range(FACT[fact + FIRST_DWELLINGS]):
                    order.append(seat)
    i = len(order) - 1
    while i >= 0:
        push(s, FIRST_DWELLING, order[i], 0, 0)
        i -= 1


def ask_for_bonus_cards(s: State) -> None:
    """From the last seat to the first; nobody asks a player who has left."""
    for seat in range(s.setup.n):
        if s.v[seat_base(seat) + DROPPED] == 0:
            push(s, FIRST_BONUS, seat, 0, 0)
