"""What belongs to one seat."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from mystica.engine.core.bits import count_bits
from mystica.engine.core.ids import CULTS
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL1,
    COINS,
    COLOUR,
    COUNT,
    CULT_LEVEL,
    DIGGING,
    DROPPED,
    FAVOR_TILES,
    KEYS,
    LATE_STEPS,
    OFFER,
    OFFERS,
    ORDER,
    OWN_BRIDGES,
    PASSED,
    PRIEST_SUPPLY,
    PRIESTS,
    PRIESTS_SENT,
    SHIPPING,
    SKIP_EXTRA,
    SPECIALS_TAKEN,
    START_TERRAIN,
    TOWNS_FOUNDED,
    UNLOCKED,
    VP,
    WHO,
    WORKERS,
    State,
    seat_base,
)
from mystica.engine.core.tables import N_BONUS, N_FACTIONS, N_FAVORS, N_TOWNS
from mystica.engine.observing.of_boxes import SIGHTS
from mystica.engine.observing.rows import COLOURS, OPEN, SPECIALS, STARTS, STRUCTURES
from mystica.engine.observing.writing import mark_all, mark_one, put
from mystica.engine.rules.income import income_of
from mystica.engine.rules.leech import offer_owner, offer_power
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import has_town_tile


def write_seat(s: State, q: i64, w: BytesWriter, at: i64) -> None:
    v = s.v
    me = seat_base(q)
    settled = v[me + WHO] >= 0
    at = put(w, at, 1)
    at = mark_one(w, at, N_FACTIONS, v[me + WHO])
    at = mark_one(w, at, COLOURS, v[me + COLOUR] if settled else -1)
    at = mark_one(w, at, STARTS, v[me + START_TERRAIN] if settled else -1)
    at = put(w, at, v[me + VP])
    at = put(w, at, v[me + COINS])
    at = put(w, at, v[me + WORKERS])
    at = put(w, at, v[me + PRIESTS])
    for bowl in range(i64(3)):
        at = put(w, at, v[me + BOWL1 + bowl])
    at = put(w, at, v[me + SHIPPING])
    at = put(w, at, v[me + DIGGING])
    at = put(w, at, v[me + SKIP_EXTRA])
    for track in range(CULTS):
        at = put(w, at, v[me + CULT_LEVEL + track])
    for structure in range(i64(1), STRUCTURES + 1):
        at = put(w, at, v[me + COUNT + structure])
    at = mark_all(w, at, N_FAVORS, v[me + FAVOR_TILES])
    at = mark_one(w, at, N_BONUS, v[me + BONUS_CARD] - 1)
    for tile in range(N_TOWNS):
        at = put(w, at, has_town_tile(s, q, tile))
    at = mark_all(w, at, SPECIALS, v[me + SPECIALS_TAKEN])
    at = mark_all(w, at, OPEN, v[me + UNLOCKED] if settled else 0)
    if settled:
        coins, workers, priests, power = income_of(s, q)
        put(w, at, coins)
        put(w, at + 1, workers)
        put(w, at + 2, priests)
        put(w, at + 3, power)
    at += 4
    at = put(w, at, v[me + PASSED])
    at = put(w, at, v[me + KEYS])
    at = put(w, at, v[me + TOWNS_FOUNDED] if settled else 0)
    at = put(w, at, v[me + PRIESTS_SENT])
    at = put(w, at, v[me + PRIEST_SUPPLY])
    at = put(w, at, v[me + DROPPED])
    at = put(w, at, v[me + LATE_STEPS])
    place: i64 = 0
    for k in range(s.setup.n):
        if v[ORDER + k] == q:
            place = k + 1
    at = put(w, at, place)
    at = put(w, at, count_bits(v[me + OWN_BRIDGES]))
    at = put(w, at, largest_area(s, q) if settled else 0)
    at = _write_offers(s, q, w, at)
    if s.setup.boxed:
        for sights in SIGHTS:
            sights.write_seat(s, q, w, at)
            at += sights.seat


def _write_offers(s: State, q: i64, w: BytesWriter, at: i64) -> i64:
    """Offers of power that wait for an answer: how many, the power of all, and that of the oldest."""
    v = s.v
    number: i64 = 0
    total: i64 = 0
    oldest: i64 = 0
    for i in range(v[OFFERS]):
        offer = v[OFFER + i]
        if offer_owner(offer) == q:
            if number == 0:
                oldest = offer_power(offer)
            number += 1
            total += offer_power(offer)
    at = put(w, at, number)
    at = put(w, at, total)
    return put(w, at, oldest)
