"""The hash of a position, for saves and everybody who compares games: it outlives changes of the state's layout."""

from __future__ import annotations

import hashlib
from functools import cache
from operator import itemgetter

from mystica import data
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import (
    BONUS_CARD,
    BONUS_LEFT,
    BOWL1,
    BRIDGES,
    COINS,
    COLOUR,
    CULT_LEVEL,
    DIGGING,
    FAVOR_TILES,
    FIELDS,
    KEYS,
    OWN_BRIDGES,
    PASSED,
    PLAYER,
    POWER_TAKEN,
    PRIEST_SUPPLY,
    PRIESTS,
    ROUND,
    SEA,
    SHIPPING,
    START_TERRAIN,
    STRUCTURE,
    TERRAIN,
    TOWN_TILES,
    UNLOCKED,
    VP,
    WHO,
    WORKERS,
    State,
)
from mystica.engine.flow import decider
from mystica.notation.moves import offers_of

_TABLE = (ROUND, POWER_TAKEN, BONUS_LEFT, BRIDGES)
_SEAT = (
    WHO, VP, COINS, WORKERS, PRIESTS, BOWL1, BOWL1 + 1, BOWL1 + 2,
    CULT_LEVEL, CULT_LEVEL + 1, CULT_LEVEL + 2, CULT_LEVEL + 3,
    SHIPPING, DIGGING, FAVOR_TILES, BONUS_CARD, PASSED, KEYS, TOWN_TILES, OWN_BRIDGES,
)  # fmt: skip
_MORE = (COLOUR, START_TERRAIN, PRIEST_SUPPLY, UNLOCKED)
_of_table, _of_seat, _of_seat_more = itemgetter(*_TABLE), itemgetter(*_SEAT), itemgetter(*_MORE)


@cache
def _of_boxes() -> list[int]:
    """Factions that an option brings."""
    return [k for k, faction in enumerate(data.factions().values()) if faction.option]


def _has_more_columns(s: State) -> bool:
    """Home terrains that are chosen, and bids: where nobody can have them, hashes stay what they were."""
    allowed = s.setup.allowed
    return s.setup.faction_mode == AUCTION or any(allowed[k] for k in _of_boxes())


def position_hash(s: State) -> str:
    """Over what lies on the table: map, tiles, resources, open offers, whose decision it is.

    Not `State.hash`: that changes with every new column of the state, and no save would outlive it.
    """
    v = s.v
    n, spaces = s.setup.n, s.setup.board.n
    seats = [list(v[me : me + FIELDS]) for me in range(PLAYER, PLAYER + n * FIELDS, FIELDS)]
    seen: tuple[object, ...] = (
        decider(s),
        list(_of_table(v)),
        [list(_of_seat(seat)) for seat in seats],
        [offers_of(s, seat) for seat in range(n)],
        list(v[TERRAIN : TERRAIN + spaces]),
        list(v[STRUCTURE : STRUCTURE + spaces]),
    )
    if _has_more_columns(s):
        seen = (*seen, [list(_of_seat_more(seat)) for seat in seats])
    if s.setup.ships:
        seen = (*seen, list(v[SEA : s.setup.size]))
    return hashlib.sha256(repr(seen).encode("ascii")).hexdigest()[:16]
