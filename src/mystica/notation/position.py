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
    SHIPPING,
    SIZE,
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
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, POWER_CODES, TOWN_CODES
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


class _Known:
    """A group of things by the numbers that hashes have always known them by; what has none is known by its code."""

    def __init__(self, group: str, codes: list[str]) -> None:
        numbers = data.numbers(group)
        self._of: list[int | str] = [numbers.get(code, code) if code else place for place, code in enumerate(codes)]
        self.usual = self._of == list(range(len(codes)))

    def one(self, place: int, more: int = 0) -> int | str:
        """The number plus what is added to it, or the code; a place below 0 stands for nothing."""
        found = self._of[place] if place >= 0 else place
        return found + more if isinstance(found, int) else found

    def many(self, word: int, bits: int = 1) -> int | list[int | str]:
        """A set, or how many there are of each in so many bits."""
        known, rest = 0, list[int | str]()
        for place, number in enumerate(self._of):
            count = word >> place * bits & 2**bits - 1
            if count and isinstance(number, int):
                known |= count << number * bits
            elif count:
                rest += [number, count]
        return [known, *rest] if rest else known


_FACTIONS, _CARDS = _Known("factions", FACTION_KEYS), _Known("bonus_cards", BONUS_CODES)
_FAVORS, _TOWNS = _Known("favor_tiles", FAVOR_CODES), _Known("town_tiles", TOWN_CODES)
_POWERS = _Known("power_actions", POWER_CODES)
_ALL_USUAL = all(group.usual for group in (_FACTIONS, _CARDS, _FAVORS, _TOWNS, _POWERS))


def _lasting_table(row: list[int]) -> list[object]:
    """What lies on the table, in numbers that nothing new in the data changes."""
    rounds, powers, cards, bridges = row
    return [rounds, _POWERS.many(powers), _CARDS.many(cards), bridges]


def _lasting_seat(row: list[int]) -> list[object]:
    """What a player has, likewise."""
    told: dict[int, object] = dict(zip(_SEAT, row, strict=True))
    told[WHO] = _FACTIONS.one(row[_SEAT.index(WHO)])
    told[FAVOR_TILES] = _FAVORS.many(row[_SEAT.index(FAVOR_TILES)])
    told[BONUS_CARD] = _CARDS.one(row[_SEAT.index(BONUS_CARD)] - 1, 1)
    told[TOWN_TILES] = _TOWNS.many(row[_SEAT.index(TOWN_TILES)], 3)
    return list(told.values())


@cache
def _of_boxes() -> list[int]:
    """Factions that an option brings."""
    return [k for k, key in enumerate(FACTION_KEYS) if key in data.factions() and data.factions()[key].option]


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
    table, players = list(_of_table(v)), [list(_of_seat(seat)) for seat in seats]
    seen: tuple[object, ...] = (
        decider(s),
        table if _ALL_USUAL else _lasting_table(table),
        players if _ALL_USUAL else [_lasting_seat(row) for row in players],
        [offers_of(s, seat) for seat in range(n)],
        list(v[TERRAIN : TERRAIN + spaces]),
        list(v[STRUCTURE : STRUCTURE + spaces]),
    )
    if _has_more_columns(s):
        seen = (*seen, [list(_of_seat_more(seat)) for seat in seats])
    if s.setup.size > SIZE:  # a box keeps something behind the columns that all games have
        seen = (*seen, list(v[SIZE : s.setup.size]))
    return hashlib.sha256(repr(seen).encode("ascii")).hexdigest()[:16]
