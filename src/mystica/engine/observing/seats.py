"""The part of an observation that describes one seat."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import count_bits
from mystica.engine.core.ids import CULTS
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import N_BONUS, N_FACTIONS, N_FAVORS, N_TOWNS
from mystica.engine.observing.of_boxes import SIGHTS
from mystica.engine.observing.sizes import COLOURS, OPEN, SPECIALS, STARTS, STRUCTURES
from mystica.engine.observing.writing import mark_all, mark_one, put
from mystica.engine.rules.income import income_of
from mystica.engine.rules.leech import offer_owner, offer_power
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import has_town_tile


def write_seat(s: State, q: i64, w: BytesWriter, at: i64) -> None:
    v = s.v
    me = seat_base(q)
    settled = v[me + col.WHO] >= 0
    at = put(w, at, 1)
    at = mark_one(w, at, N_FACTIONS, v[me + col.WHO])
    at = mark_one(w, at, COLOURS, v[me + col.COLOUR] if settled else -1)
    at = mark_one(w, at, STARTS, v[me + col.START_TERRAIN] if settled else -1)
    at = put(w, at, v[me + col.VP])
    at = put(w, at, v[me + col.COINS])
    at = put(w, at, v[me + col.WORKERS])
    at = put(w, at, v[me + col.PRIESTS])
    for bowl in range(i64(3)):
        at = put(w, at, v[me + col.BOWL1 + bowl])
    at = put(w, at, v[me + col.SHIPPING])
    at = put(w, at, v[me + col.DIGGING])
    at = put(w, at, v[me + col.SKIP_EXTRA])
    for track in range(CULTS):
        at = put(w, at, v[me + col.CULT_LEVEL + track])
    for structure in range(i64(1), STRUCTURES + 1):
        at = put(w, at, v[me + col.COUNT + structure])
    at = mark_all(w, at, N_FAVORS, v[me + col.FAVOR_TILES])
    at = mark_one(w, at, N_BONUS, v[me + col.BONUS_CARD] - 1)
    for tile in range(N_TOWNS):
        at = put(w, at, has_town_tile(s, q, tile))
    at = mark_all(w, at, SPECIALS, v[me + col.SPECIALS_TAKEN])
    at = mark_all(w, at, OPEN, v[me + col.UNLOCKED] if settled else 0)
    if settled:
        coins, workers, priests, power = income_of(s, q)
        put(w, at, coins)
        put(w, at + 1, workers)
        put(w, at + 2, priests)
        put(w, at + 3, power)
    at += 4
    at = put(w, at, v[me + col.PASSED])
    at = put(w, at, v[me + col.KEYS])
    at = put(w, at, v[me + col.TOWNS_FOUNDED] if settled else 0)
    at = put(w, at, v[me + col.PRIESTS_SENT])
    at = put(w, at, v[me + col.PRIEST_SUPPLY])
    at = put(w, at, v[me + col.DROPPED])
    at = put(w, at, v[me + col.LATE_STEPS])
    place: i64 = 0
    for k in range(s.setup.n):
        if v[col.ORDER + k] == q:
            place = k + 1
    at = put(w, at, place)
    at = put(w, at, count_bits(v[me + col.OWN_BRIDGES]))
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
    for i in range(v[col.OFFERS]):
        offer = v[col.OFFER + i]
        if offer_owner(offer) == q:
            if number == 0:
                oldest = offer_power(offer)
            number += 1
            total += offer_power(offer)
    at = put(w, at, number)
    at = put(w, at, total)
    return put(w, at, oldest)
