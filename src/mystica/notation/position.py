"""The hash of a position, for saves and for comparing games. It survives changes of the state's layout."""

from __future__ import annotations

import hashlib
from functools import cache
from operator import itemgetter

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, POWER_CODES, TOWN_CODES
from mystica.engine.flow import decider
from mystica.notation.moves import offers_of

_TABLE = (col.ROUND, col.POWER_TAKEN, col.BONUS_LEFT, col.BRIDGES)
_SEAT = (
    col.WHO, col.VP, col.COINS, col.WORKERS, col.PRIESTS, col.BOWL1, col.BOWL1 + 1, col.BOWL1 + 2,
    col.CULT_LEVEL, col.CULT_LEVEL + 1, col.CULT_LEVEL + 2, col.CULT_LEVEL + 3,
    col.SHIPPING, col.DIGGING, col.FAVOR_TILES, col.BONUS_CARD, col.PASSED, col.KEYS, col.TOWN_TILES, col.OWN_BRIDGES,
)  # fmt: skip
_MORE = (col.COLOUR, col.START_TERRAIN, col.PRIEST_SUPPLY, col.UNLOCKED)
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
    told[col.WHO] = _FACTIONS.one(row[_SEAT.index(col.WHO)])
    told[col.FAVOR_TILES] = _FAVORS.many(row[_SEAT.index(col.FAVOR_TILES)])
    told[col.BONUS_CARD] = _CARDS.one(row[_SEAT.index(col.BONUS_CARD)] - 1, 1)
    told[col.TOWN_TILES] = _TOWNS.many(row[_SEAT.index(col.TOWN_TILES)], 3)
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
    seats = [list(v[me : me + col.FIELDS]) for me in range(col.PLAYER, col.PLAYER + n * col.FIELDS, col.FIELDS)]
    table, players = list(_of_table(v)), [list(_of_seat(seat)) for seat in seats]
    seen: tuple[object, ...] = (
        decider(s),
        table if _ALL_USUAL else _lasting_table(table),
        players if _ALL_USUAL else [_lasting_seat(row) for row in players],
        [offers_of(s, seat) for seat in range(n)],
        list(v[col.TERRAIN : col.TERRAIN + spaces]),
        list(v[col.STRUCTURE : col.STRUCTURE + spaces]),
    )
    if _has_more_columns(s):
        seen = (*seen, [list(_of_seat_more(seat)) for seat in seats])
    if s.setup.size > col.SIZE:  # a box keeps something behind the columns that all games have
        seen = (*seen, list(v[col.SIZE : s.setup.size]))
    return hashlib.sha256(repr(seen).encode("ascii")).hexdigest()[:16]
