"""What a seat sees, as one row of small ints for learning, and the legal actions as a row of zeros and ones.

Rows are bytes that numpy reads without another copy: 16 bits for each number of an observation, 8 for each action.
`mystica.envs.layout` names every number; docs/environments.md has the table. The seat that looks comes first, the
others follow clockwise, so that every seat sees the table from its own place.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from mystica.engine.core.actions import N_ACTIONS
from mystica.engine.core.bits import BIT, HALF, PLACE, count_bits, zeros
from mystica.engine.core.board import MOST_BRIDGES
from mystica.engine.core.decisions import (
    MOVING,
    OBTAINING,
    OWN_ABILITY,
    RETURNING,
    REWARDING,
    SPADES,
    TRADING,
    find_pending,
    top,
    top_kind,
)
from mystica.engine.core.hooks import BOX
from mystica.engine.core.ids import ACTIONS, CHOOSING, CULT_BONUS, CULTS, OVER, ROUNDS, SEATS, SHIPYARD, SPACES
from mystica.engine.core.sea import BUILT, CHOSEN, MAY_LEAVE, MUST_PAY, ONE_SHORT, PAID, YARD_ONLY
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import (
    BONUS_CARD,
    BONUS_COINS,
    BONUS_LEFT,
    BOWL1,
    COINS,
    COLOUR,
    COUNT,
    CULT_LEVEL,
    CURRENT,
    DEPTH,
    DIGGING,
    DOCK_AT,
    DROPPED,
    FAVOR_TILES,
    FAVORS_LEFT,
    FIRST_PASSED,
    FRAME,
    KEYS,
    LATE_STEPS,
    MARKS_HI,
    MARKS_LO,
    OFFER,
    OFFERS,
    ORDER,
    OWN_BRIDGES,
    PASSED,
    PHASE,
    POWER_TAKEN,
    PRIEST_SUPPLY,
    PRIESTS,
    PRIESTS_AT,
    PRIESTS_SENT,
    ROUND,
    SHIP_AT,
    SHIPPING,
    SHIPS,
    SKIP_EXTRA,
    SPECIALS_TAKEN,
    START_TERRAIN,
    STRUCTURE,
    TERRAIN,
    TOWN_HI,
    TOWN_LO,
    TOWN_PICKS,
    TOWNS_FOUNDED,
    TOWNS_LEFT,
    UNLOCKED,
    VP,
    WHO,
    WORKERS,
    State,
    sea_base,
    seat_base,
)
from mystica.engine.core.tables import (
    FINAL_CODES,
    N_BONUS,
    N_FACTIONS,
    N_FAVORS,
    N_POWER,
    N_TOWNS,
    SCORING_CODES,
)
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.legal import MOST_LEGAL, legal
from mystica.engine.playout import is_legal
from mystica.engine.rules.income import income_of
from mystica.engine.rules.leech import offer_owner, offer_power
from mystica.engine.rules.reach import reach, shipping_value
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.setup import holder_of
from mystica.engine.rules.towns import has_town_tile
from mystica.engine.rules.transform import (
    BOUGHT,
    NO_DWELLING,
    OFF_HOME,
    ONE_BARRED,
    ONE_ONLY,
    ONE_SPACE,
    PLAIN_BUILD,
    SKIPPED,
    STARTED,
)

KINDS: Final[i64] = 27  # of frames, 0 for none
ASKED: Final[i64] = 7  # questions of a faction's own
COLOURS: Final[i64] = 10  # terrains, and boards without one
STARTS: Final[i64] = 7
OPEN: Final[i64] = 9  # terrains that can be unlocked
PLACES: Final[i64] = 16  # for priests on the cult board
SPECIALS: Final[i64] = 5
VOYAGE: Final[i64] = 6  # marks of ships under way
PLANES: Final[i64] = 42  # of the map
N_SCORING: Final[i64] = len(SCORING_CODES)
N_FINAL: Final[i64] = len(FINAL_CODES)
BRIDGE_PLACES: Final[i64] = MOST_BRIDGES

COMMON_SIZE: Final = int(
    1 + 6 + KINDS + 1 + KINDS + SEATS + SEATS + SEATS + 1 + ASKED + 1 + 8 + STARTS
    + ROUNDS * N_SCORING + N_FINAL + N_BONUS * 3 + N_FAVORS + N_TOWNS + N_POWER + PLACES + BRIDGE_PLACES
    + N_FACTIONS * 3 + 3 + SEATS + VOYAGE + 2
)  # fmt: skip
SEAT_SIZE: Final = int(
    1 + N_FACTIONS + COLOURS + STARTS + 10 + 4 + 6 + N_FAVORS + N_BONUS + N_TOWNS + SPECIALS + OPEN + 4 + 13 + 6
)
MAP_SIZE: Final = int(PLANES * SPACES)
OBSERVATION_SIZE: Final = COMMON_SIZE + int(SEATS) * SEAT_SIZE + MAP_SIZE
MASK_SIZE: Final = int(N_ACTIONS)

_NOTHING_SEEN: Final = bytes(2 * OBSERVATION_SIZE)
_NOTHING_LEGAL: Final = bytes(MASK_SIZE)
_MOST: Final[i64] = 32767
_BUFFER: Final = zeros(MOST_LEGAL)


def _put(w: BytesWriter, at: i64, value: i64) -> i64:
    """Write a number where it belongs and return the next place. Nothing is negative, and nothing needs more bits."""
    if value > 0:
        if value > _MOST:
            value = _MOST
        w[at * 2] = u8(value & 255)
        if value > 255:
            w[at * 2 + 1] = u8(value >> 8)
    return at + 1


def _mark(w: BytesWriter, at: i64, size: i64, which: i64) -> i64:
    """A 1 in one of so many places; nowhere if there is no such place."""
    if 0 <= which < size:
        w[(at + which) * 2] = u8(1)
    return at + size


def _marks(w: BytesWriter, at: i64, size: i64, which: i64) -> i64:
    """A 1 in every place that is in the set."""
    for k in range(size):
        if which & BIT[k]:
            w[(at + k) * 2] = u8(1)
    return at + size


def _spaces(w: BytesWriter, at: i64, lo: i64, hi: i64, value: i64) -> i64:
    """The number on every space of the set, in one plane."""
    while lo != 0:
        w[(at + PLACE[(lo & -lo) % 61]) * 2] = u8(value)
        lo &= lo - 1
    while hi != 0:
        w[(at + HALF + PLACE[(hi & -hi) % 61]) * 2] = u8(value)
        hi &= hi - 1
    return at + SPACES


def _from(s: State, p: i64, q: i64) -> i64:
    """How many places clockwise of p somebody sits."""
    n = s.setup.n
    return (q - p + n) % n


def write_observation(s: State, p: i64, w: BytesWriter) -> None:
    """Append the row of one seat."""
    at = i64(len(w)) // 2
    w.write(_NOTHING_SEEN)
    at = _write_moment(s, p, w, at)
    at = _write_tiles(s, p, w, at)
    at = _write_auction(s, p, w, at)
    at = _write_sea(s, p, w, at)
    for k in range(SEATS):
        if k < s.setup.n:
            _write_seat(s, (p + k) % s.setup.n, w, at)
        at += SEAT_SIZE
    _write_map(s, p, w, at)


def _write_moment(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Round, phase, and what is to be decided by whom."""
    v = s.v
    at = _put(w, at, v[ROUND])
    at = _mark(w, at, 6, v[PHASE])
    kind = top_kind(s)
    at = _mark(w, at, KINDS, kind)
    at = _put(w, at, v[top(s) + 2] if kind > 0 else 0)
    for i in range(v[DEPTH]):
        pending = v[FRAME + i * 4]
        if pending < KINDS:
            w[(at + pending) * 2] = u8(w[(at + pending) * 2] + u8(1))
    at += KINDS
    at = _mark(w, at, SEATS, _from(s, p, v[top(s) + 1]) if kind > 0 else -1)
    at = _mark(w, at, SEATS, _from(s, p, v[CURRENT]))
    at = _mark(w, at, SEATS, _from(s, p, v[FIRST_PASSED] - 1) if v[FIRST_PASSED] > 0 else -1)
    at = _put(w, at, v[TOWN_PICKS])
    ability = find_pending(s, OWN_ABILITY) if kind > 0 else -1
    at = _mark(w, at, ASKED, v[ability + 3] % 16 if ability >= 0 else -1)
    at = _put(w, at, v[ability + 3] // 16 if ability >= 0 else 0)
    spades = find_pending(s, SPADES) if kind > 0 else -1
    if spades >= 0:
        marks = v[spades + 3]
        _put(w, at, v[spades + 2])
        _put(w, at + 1, marks // ONE_SPACE % 4)
        _put(w, at + 2, 1 if marks & SKIPPED else 0)
        _put(w, at + 3, 1 if marks & OFF_HOME else 0)
        _put(w, at + 4, 1 if marks & STARTED else 0)
        _put(w, at + 5, 1 if marks & PLAIN_BUILD else 0)
        _put(w, at + 6, 1 if marks & BOUGHT else 0)
        _put(w, at + 7, 1 if marks & NO_DWELLING else 0)
        _mark(w, at + 8, STARTS, marks % ONE_ONLY // ONE_BARRED - 1)
    return at + 8 + STARTS


def _write_tiles(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Tiles, cards, power actions, priests and bridges that everybody shares."""
    v = s.v
    for number in range(ROUNDS):
        at = _mark(w, at, N_SCORING, s.setup.scoring[number])
    at = _mark(w, at, N_FINAL, s.setup.final_tile - 1)
    for card in s.setup.bonus:
        w[(at + card) * 2] = u8(1)
    at += N_BONUS
    at = _marks(w, at, N_BONUS, v[BONUS_LEFT])
    for card in range(N_BONUS):
        at = _put(w, at, v[BONUS_COINS + card])
    for tile in range(N_FAVORS):
        at = _put(w, at, v[FAVORS_LEFT + tile])
    for tile in range(N_TOWNS):
        at = _put(w, at, v[TOWNS_LEFT + tile])
    at = _marks(w, at, N_POWER, v[POWER_TAKEN])
    for place in range(PLACES):
        owner = v[PRIESTS_AT + place]
        at = _put(w, at, _from(s, p, owner - 1) + 1 if owner > 0 else 0)
    for q in range(s.setup.n):
        bridges = v[seat_base(q) + OWN_BRIDGES]
        while bridges != 0:
            _put(w, at + PLACE[(bridges & -bridges) % 61], _from(s, p, q) + 1)
            bridges &= bridges - 1
    return at + BRIDGE_PLACES


def _write_auction(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """Factions drawn for an auction, who holds each, and for how much, while it lasts."""
    if s.v[PHASE] == CHOOSING and s.setup.faction_mode == AUCTION:
        for place in range(i64(len(s.setup.factions))):
            faction: i64 = s.setup.factions[place]
            _put(w, at + faction, 1)
            holder = holder_of(s, place)
            if holder >= 0:
                _put(w, at + N_FACTIONS + faction, _from(s, p, holder) + 1)
                _put(w, at + 2 * N_FACTIONS + faction, s.v[seat_base(holder) + TOWNS_FOUNDED])
    return at + 3 * N_FACTIONS


def _voyage(s: State) -> i64:
    """Column of the frame in which ships move or trade, or -1. There is one at most."""
    v = s.v
    for i in range(v[DEPTH]):
        frame = FRAME + i * 4
        if v[frame] == MOVING or v[frame] == TRADING:
            return frame
    return -1


def _write_sea(s: State, p: i64, w: BytesWriter, at: i64) -> i64:
    """What ships go by in this game, and what they are about."""
    v = s.v
    if s.setup.ships:
        _put(w, at, 1)
        _put(w, at + 1, s.setup.sea.markers)
        _put(w, at + 2, s.setup.sea.extra_power)
        frame = _voyage(s)
        if frame >= 0:
            marks = v[frame + 3]
            moving = v[frame] == MOVING
            _mark(w, at + 3, SEATS, _from(s, p, v[frame + 1]))
            begin = at + 3 + SEATS
            _put(w, begin, 1 if moving else 0)
            _put(w, begin + 1, 0 if moving else 1)
            _put(w, begin + 2, 1 if moving and marks & PAID else 0)
            _put(w, begin + 3, 1 if moving and marks & MUST_PAY else 0)
            _put(w, begin + 4, 1 if not moving and marks & BUILT else 0)
            _put(w, begin + 5, 1 if moving and marks // CHOSEN % 4 > 0 else 0)
        if top_kind(s) == OBTAINING:
            how = v[top(s) + 3]
            _put(w, at + 3 + SEATS + VOYAGE, how & MAY_LEAVE)
            _put(w, at + 4 + SEATS + VOYAGE, 1 if how & YARD_ONLY else 0)
    return at + 5 + SEATS + VOYAGE


def _write_seat(s: State, q: i64, w: BytesWriter, at: i64) -> None:
    v = s.v
    me = seat_base(q)
    settled = v[me + WHO] >= 0
    at = _put(w, at, 1)
    at = _mark(w, at, N_FACTIONS, v[me + WHO])
    at = _mark(w, at, COLOURS, v[me + COLOUR] if settled else -1)
    at = _mark(w, at, STARTS, v[me + START_TERRAIN] if settled else -1)
    at = _put(w, at, v[me + VP])
    at = _put(w, at, v[me + COINS])
    at = _put(w, at, v[me + WORKERS])
    at = _put(w, at, v[me + PRIESTS])
    for bowl in range(i64(3)):
        at = _put(w, at, v[me + BOWL1 + bowl])
    at = _put(w, at, v[me + SHIPPING])
    at = _put(w, at, v[me + DIGGING])
    at = _put(w, at, v[me + SKIP_EXTRA])
    for track in range(CULTS):
        at = _put(w, at, v[me + CULT_LEVEL + track])
    for structure in range(i64(1), SHIPYARD + 1):
        at = _put(w, at, v[me + COUNT + structure])
    at = _marks(w, at, N_FAVORS, v[me + FAVOR_TILES])
    at = _mark(w, at, N_BONUS, v[me + BONUS_CARD] - 1)
    for tile in range(N_TOWNS):
        at = _put(w, at, has_town_tile(s, q, tile))
    at = _marks(w, at, SPECIALS, v[me + SPECIALS_TAKEN])
    at = _marks(w, at, OPEN, v[me + UNLOCKED] if settled else 0)
    if settled:
        coins, workers, priests, power = income_of(s, q)
        _put(w, at, coins)
        _put(w, at + 1, workers)
        _put(w, at + 2, priests)
        _put(w, at + 3, power)
    at += 4
    at = _put(w, at, v[me + PASSED])
    at = _put(w, at, v[me + KEYS])
    at = _put(w, at, v[me + TOWNS_FOUNDED] if settled else 0)
    at = _put(w, at, v[me + PRIESTS_SENT])
    at = _put(w, at, v[me + PRIEST_SUPPLY])
    at = _put(w, at, v[me + DROPPED])
    at = _put(w, at, v[me + LATE_STEPS])
    place: i64 = 0
    for k in range(s.setup.n):
        if v[ORDER + k] == q:
            place = k + 1
    at = _put(w, at, place)
    at = _put(w, at, count_bits(v[me + OWN_BRIDGES]))
    at = _put(w, at, largest_area(s, q) if settled else 0)
    at = _write_offers(s, q, w, at)
    if s.setup.ships:
        _write_fleet(s, q, w, at)


def _write_fleet(s: State, q: i64, w: BytesWriter, at: i64) -> None:
    """Ships on the map, dock, trade markers, how far a ship moves, ships of an income, reach of the range tile."""
    v = s.v
    sea = sea_base(q)
    at = _put(w, at, BOX[0].ships(s, q))
    at = _put(w, at, 1 if v[sea + DOCK_AT] > 0 else 0)
    at = _put(w, at, count_bits(v[sea + MARKS_LO]) + count_bits(v[sea + MARKS_HI]))
    if v[seat_base(q) + WHO] >= 0:
        at = _put(w, at, BOX[0].movement(s, q))
        at = _put(w, at, BOX[0].ship_income(s, q))
        _put(w, at, BOX[0].skip_range(s, q) + 1)


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
    at = _put(w, at, number)
    at = _put(w, at, total)
    return _put(w, at, oldest)


def _write_map(s: State, p: i64, w: BytesWriter, at: i64) -> None:
    """One plane after the other, each with a number for every space in reading order."""
    v = s.v
    n = s.setup.board.n
    board = s.setup.board
    structures = at + COLOURS * SPACES
    owners = structures + SHIPYARD * SPACES
    shape = owners + SEATS * SPACES
    for i in range(n):
        w[(at + v[TERRAIN + i] * SPACES + i) * 2] = u8(1)
        what = v[STRUCTURE + i]
        if what > 0:
            w[(structures + (what % 8 - 1) * SPACES + i) * 2] = u8(1)
            w[(owners + _from(s, p, what // 8 - 1) * SPACES + i) * 2] = u8(1)
        _put(w, shape + i, board.row[i] + 1)
        _put(w, shape + SPACES + i, board.half[i] + 1)
    at = shape + 2 * SPACES
    for q in range(s.setup.n):
        _spaces(w, at, v[seat_base(q) + TOWN_LO], v[seat_base(q) + TOWN_HI], _from(s, p, q) + 1)
    at += SPACES
    if v[seat_base(p) + WHO] >= 0 and (v[PHASE] == ACTIONS or v[PHASE] == CULT_BONUS):
        lo, hi = reach(s, p, shipping_value(s, p))
        _spaces(w, at, lo, hi, 1)
    at += SPACES
    spades = find_pending(s, SPADES) if v[DEPTH] > 0 else -1
    if spades >= 0:
        homes = v[spades + 3]
        for _ in range(i64(3)):
            if homes & 127:
                w[(at + (homes & 127) - 1) * 2] = u8(1)
            homes >>= 7
    if s.setup.ships:
        _write_waters(s, p, w, at + SPACES)


def _write_waters(s: State, p: i64, w: BytesWriter, at: i64) -> None:
    """The planes of ships: where they are, docks, trade markers, canals, and what is under way."""
    v = s.v
    docks = at + SEATS * SPACES
    marks = docks + SPACES
    for q in range(s.setup.n):
        sea = sea_base(q)
        seat = _from(s, p, q)
        for k in range(SHIPS):
            _count(w, at + seat * SPACES, v[sea + SHIP_AT + k])
        if v[sea + DOCK_AT] > 0:
            _put(w, docks + v[sea + DOCK_AT] - 1, seat + 1)
        _spaces(w, marks + seat * SPACES, v[sea + MARKS_LO], v[sea + MARKS_HI], 1)
    canals = marks + SEATS * SPACES
    joined = s.setup.sea.canals
    for number in range(min(i64(len(joined)), 15)):  # as many as a number has bits
        one, other = joined[number]
        for end in (one, other):
            place: i64 = (canals + end) * 2 + number // 8
            w[place] = w[place] | u8(BIT[number % 8])
    _write_voyage(s, w, canals + SPACES)


def _count(w: BytesWriter, plane: i64, place: i64) -> None:
    """One more on the space, which is given as space + 1; 0 is nowhere."""
    if place > 0:
        w[(plane + place - 1) * 2] = u8(w[(plane + place - 1) * 2] + u8(1))


def _write_voyage(s: State, w: BytesWriter, at: i64) -> None:
    """Four planes: the ship in hand, ships that are done, the space to finish first, the dwelling a ship pays for."""
    v = s.v
    done = at + SPACES
    unfinished = done + SPACES
    frame = _voyage(s)
    if frame >= 0:
        sea = sea_base(v[frame + 1])
        marks = v[frame + 3]
        for k in range(SHIPS):
            if marks & BIT[k]:
                _count(w, done, v[sea + SHIP_AT + k])
        if v[frame] == TRADING:
            _count(w, unfinished, marks // ONE_SHORT)
        elif marks // CHOSEN % 4 > 0:
            _count(w, at, v[sea + SHIP_AT + marks // CHOSEN % 4 - 1])
        if top_kind(s) == REWARDING:
            _count(w, at, v[sea + SHIP_AT + v[top(s) + 3]])
    spades = find_pending(s, SPADES) if v[DEPTH] > 0 else -1
    if spades >= 0 and v[spades + 3] // ONE_ONLY > 0:
        w[(unfinished + v[spades + 3] // ONE_ONLY - 1) * 2] = u8(1)
    if top_kind(s) == RETURNING:
        w[(unfinished + SPACES + v[top(s) + 3]) * 2] = u8(1)


def _write_mask(s: State, w: BytesWriter, out: vec[i64]) -> None:
    at = i64(len(w))
    w.write(_NOTHING_LEGAL)
    for i in range(legal(s, out)):
        w[at + out[i]] = u8(1)


def observation(s: State, p: i64) -> bytes:
    """The row of one seat."""
    w = BytesWriter()
    write_observation(s, p, w)
    return w.getvalue()


def mask(s: State) -> bytes:
    """A 1 for every legal action of whoever decides."""
    w = BytesWriter()
    _write_mask(s, w, _BUFFER)
    return w.getvalue()


def masks(states: list[State]) -> bytes:
    """The masks of several games, one behind the other."""
    w = BytesWriter()
    for s in states:
        _write_mask(s, w, _BUFFER)
    return w.getvalue()


def deciders(states: list[State]) -> bytes:
    """The seat that decides in each game."""
    w = BytesWriter()
    for s in states:
        w.append(0 if is_over(s) else decider(s))
    return w.getvalue()


def first_illegal(states: list[State], actions: list[int]) -> int:
    """Number of the first game whose action is not legal, or -1."""
    for i in range(len(states)):
        if not is_legal(states[i], actions[i]):
            return i
    return -1


def apply_all(states: list[State], actions: list[int]) -> list[int]:
    """Play one action in each game; returns the numbers of the games that are over now."""
    over: list[int] = []
    for i in range(len(states)):
        s = states[i]
        apply(s, actions[i])
        if s.v[PHASE] == OVER:
            over.append(i)
    return over


def victory_points(s: State) -> list[int]:
    return [s.v[seat_base(p) + VP] for p in range(s.setup.n)]
