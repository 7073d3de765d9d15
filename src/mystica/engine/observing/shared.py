"""What all seats share in an observation: round and phase, tiles, cards and actions, an auction."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from mystica.engine.core import state as col
from mystica.engine.core.bits import PLACE
from mystica.engine.core.decisions import OWN_ABILITY, SPADES, find_pending, top, top_kind
from mystica.engine.core.ids import CHOOSING, ROUNDS, SEATS
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import N_BONUS, N_FACTIONS, N_FAVORS, N_POWER, N_TOWNS
from mystica.engine.observing.sizes import (
    ASKED,
    BRIDGE_PLACES,
    KINDS,
    N_FINAL,
    N_SCORING,
    PLACES,
    STARTS,
)
from mystica.engine.observing.writing import mark_all, mark_one, places_from, put
from mystica.engine.rules.setup import holder_of
from mystica.engine.rules.transform import (
    BOUGHT,
    NO_DWELLING,
    OFF_HOME,
    ONE_BARRED,
    ONE_SPACE,
    PLAIN_BUILD,
    SKIPPED,
    STARTED,
)


def write_moment(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Round, phase, and what is to be decided by whom."""
    v = s.v
    at = put(w, at, v[col.ROUND])
    at = mark_one(w, at, 6, v[col.PHASE])
    kind = top_kind(s)
    at = mark_one(w, at, KINDS, kind)
    at = put(w, at, v[top(s) + 2] if kind > 0 else 0)
    for i in range(v[col.DEPTH]):
        pending = v[col.FRAME + i * 4]
        if pending < KINDS:
            w[(at + pending) * 2] = u8(w[(at + pending) * 2] + u8(1))
    at += KINDS
    at = mark_one(w, at, SEATS, places_from(s, p, v[top(s) + 1]) if kind > 0 else -1)
    at = mark_one(w, at, SEATS, places_from(s, p, v[col.CURRENT]))
    at = mark_one(w, at, SEATS, places_from(s, p, v[col.FIRST_PASSED] - 1) if v[col.FIRST_PASSED] > 0 else -1)
    at = put(w, at, v[col.TOWN_PICKS])
    ability = find_pending(s, OWN_ABILITY) if kind > 0 else -1
    at = mark_one(w, at, ASKED, v[ability + 3] % 16 if ability >= 0 else -1)
    at = put(w, at, v[ability + 3] // 16 if ability >= 0 else 0)
    spades = find_pending(s, SPADES) if kind > 0 else -1
    if spades >= 0:
        marks = v[spades + 3]
        put(w, at, v[spades + 2])
        put(w, at + 1, marks // ONE_SPACE % 4)
        put(w, at + 2, 1 if marks & SKIPPED else 0)
        put(w, at + 3, 1 if marks & OFF_HOME else 0)
        put(w, at + 4, 1 if marks & STARTED else 0)
        put(w, at + 5, 1 if marks & PLAIN_BUILD else 0)
        put(w, at + 6, 1 if marks & BOUGHT else 0)
        put(w, at + 7, 1 if marks & NO_DWELLING else 0)
        mark_one(w, at + 8, STARTS, marks // ONE_BARRED % 16 - 1)
    return at + 8 + STARTS


def write_tiles(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Tiles, cards, power actions, priests and bridges that everybody shares."""
    v = s.v
    for number in range(ROUNDS):
        at = mark_one(w, at, N_SCORING, s.setup.scoring[number])
    at = mark_one(w, at, N_FINAL, s.setup.final_tile - 1)
    for card in s.setup.bonus:
        w[(at + card) * 2] = u8(1)
    at += N_BONUS
    at = mark_all(w, at, N_BONUS, v[col.BONUS_LEFT])
    for card in range(N_BONUS):
        at = put(w, at, v[col.BONUS_COINS + card])
    for tile in range(N_FAVORS):
        at = put(w, at, v[col.FAVORS_LEFT + tile])
    for tile in range(N_TOWNS):
        at = put(w, at, v[col.TOWNS_LEFT + tile])
    at = mark_all(w, at, N_POWER, v[col.POWER_TAKEN])
    for place in range(PLACES):
        owner = v[col.PRIESTS_AT + place]
        at = put(w, at, places_from(s, p, owner - 1) + 1 if owner > 0 else 0)
    for q in range(s.setup.n):
        bridges = v[seat_base(q) + col.OWN_BRIDGES]
        while bridges != 0:
            put(w, at + PLACE[(bridges & -bridges) % 61], places_from(s, p, q) + 1)
            bridges &= bridges - 1
    return at + BRIDGE_PLACES


def write_auction(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Factions drawn for an auction, who holds each, and for how much, while it lasts."""
    if s.v[col.PHASE] == CHOOSING and s.setup.faction_mode == AUCTION:
        for place in range(i64(len(s.setup.factions))):
            faction: i64 = s.setup.factions[place]
            put(w, at + faction, 1)
            holder = holder_of(s, place)
            if holder >= 0:
                put(w, at + N_FACTIONS + faction, places_from(s, p, holder) + 1)
                put(w, at + 2 * N_FACTIONS + faction, s.v[seat_base(holder) + col.TOWNS_FOUNDED])
    return at + 3 * N_FACTIONS
