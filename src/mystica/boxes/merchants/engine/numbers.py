"""The facts of the box as arrays of ints: shipyard boards, what visits bring, what its tiles do beyond the usual."""

from __future__ import annotations

import sys
from typing import Final

from mypy_extensions import i64

from mystica import data
from mystica.boxes.merchants.data import YARD_NUMBERS, Trade, ships
from mystica.boxes.merchants.engine.sea import YARD_FACTS, sea_of
from mystica.engine.core import state as col
from mystica.engine.core.bits import ints
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS_CODES,
    FAVOR_CODES,
    NO_BONUS,
    NO_FAVOR,
    NO_POWER,
    NO_TOWN,
    POWER_CODES,
    ROUND_WORDS,
    S_OF_BOXES,
    TOWN_CODES,
    by_structure,
    flat,
    mask,
)

# Columns of a shipyard board, by the names of YARD_NUMBERS and in their order
Y_WORKERS: Final[i64] = 0
Y_COINS: Final[i64] = 1
Y_SHIPS: Final[i64] = 2
Y_SHIPPING: Final[i64] = 3
Y_STEPS: Final[i64] = 4
Y_INCOME_SHIPS: Final[i64] = 5
Y_SHIP_WORKERS: Final[i64] = 6
Y_SHIP_COINS: Final[i64] = 7
Y_EXTRA_SPACES: Final[i64] = 8
Y_EXTRA_FROM_BOWL_TWO: Final[i64] = 9
Y_STRONGHOLD_SPADES: Final[i64] = 10
Y_STRONGHOLD_TOKENS: Final[i64] = 11
Y_STRONGHOLD_STEPS: Final[i64] = 12
Y_PROTECTS_HOME: Final[i64] = 13
Y_STRONGHOLD_RANGE: Final[i64] = 14
Y_RETURNED_WORKERS: Final[i64] = 15
Y_KEYS: Final[i64] = 16
Y_NEW_HOME: Final[i64] = 17
Y_STORM_BY_SHIP: Final[i64] = 18
Y_MARKET: Final[i64] = 19
Y_REWARD_VP: Final[i64] = 20
Y_REWARD_COINS: Final[i64] = 21
Y_REWARD_WORKERS: Final[i64] = 22
Y_REWARD_PRIESTS: Final[i64] = 23
Y_REWARD_POWER: Final[i64] = 24
Y_REWARD_TOKENS: Final[i64] = 25
Y_REWARD_KEYS: Final[i64] = 26
Y_REWARD_FAVORS: Final[i64] = 27
Y_REWARD_SPADES: Final[i64] = 28

for _column, _name in enumerate(YARD_NUMBERS):
    if getattr(sys.modules[__name__], f"Y_{_name.upper()}") != _column:
        raise ValueError(f"Y_{_name.upper()} is not column {_column} of a shipyard board")


def yard_fact(s: State, p: i64, column: i64) -> i64:
    """A number of the player's shipyard board."""
    return sea_of(s).yards[s.v[seat_base(p) + col.WHO] * YARD_FACTS + column]


def has_merchants(s: State, p: i64) -> bool:
    """Merchants on land in place of ships."""
    return yard_fact(s, p, Y_MARKET) > 0


# TRADES[structure * 16 + ...]
T_VP: Final[i64] = 0
T_COINS: Final[i64] = 1
T_WORKERS: Final[i64] = 2
T_POWER: Final[i64] = 3
T_SPADES: Final[i64] = 4
T_CHOICES: Final[i64] = 5  # how many there are to pick one of
T_ONE_POWER: Final[i64] = 6
T_ONE_STEPS: Final[i64] = 7
T_ONE_PRIESTS: Final[i64] = 8
T_ONE_SHIP: Final[i64] = 9
T_ONE_ACTION: Final[i64] = 10


def _trade(code: str) -> list[int]:
    trade = ships().trade.get(code, Trade())
    one_of = [trade.one_of.get(key, 0) for key in ("power", "steps", "priests", "ship", "action")]
    usual = [trade.vp, trade.coins, trade.workers, trade.power, trade.spades]
    return [*usual, len(trade.one_of), *one_of, 0, 0, 0, 0, 0]


TRADES: Final = flat([_trade(code) for code in STRUCTURE_CODES])

# By power action: ships obtained, 1 if ships move, 1 if it is of this box
_power = [data.power_actions().get(code, NO_POWER) for code in POWER_CODES]
POWER_SHIPS: Final = ints([a.more["ships"] for a in _power])
POWER_MOVES: Final = ints([a.more["moves"] for a in _power])
POWER_OF_BOX: Final = ints([1 if a.option else 0 for a in _power])

# CARDS[card * 8 + ...]
_cards = [data.bonus_cards().get(code, NO_BONUS) for code in BONUS_CODES]
CARDS: Final = flat(
    [
        [b.income.more["ships"], b.more["ships"], b.more["moves"], b.more["trade_vp"], b.pass_vp.get("ships", 0)]
        + [0, 0, 0]
        for b in _cards
    ]
)
C_INCOME: Final[i64] = 0
C_SHIPS: Final[i64] = 1
C_MOVES: Final[i64] = 2
C_TRADE_VP: Final[i64] = 3
C_SHIP_VP: Final[i64] = 4

# By favor tile: ships of income; shipping, workers and coins of a choice; VP for each trade by structure, for markers
_favors = [data.favor_tiles().get(code, NO_FAVOR) for code in FAVOR_CODES]
FAVOR_SHIPS: Final = ints([f.income.more["ships"] for f in _favors])
FAVOR_CHOICE: Final = flat(
    [[len(f.one_of), *(f.one_of.get(key, 0) for key in ("shipping", "workers", "coins"))] for f in _favors]
)
FAVOR_TRADE_VP: Final = flat([by_structure(f.more_tables.get("trade_vp", {})) for f in _favors])
MARK_COLUMNS: Final[i64] = 16
MOST_MARKS: Final[i64] = MARK_COLUMNS - 1  # a game of 0.1 may hold more, see option faults-of-0-1
FAVOR_MARK_VP: Final = flat([(list(f.more_rows.get("pass_vp_markers", ())) + [0] * 16)[:16] for f in _favors])
FAVORS_WITH_SHIPS: Final[i64] = mask([f.income.more["ships"] > 0 for f in _favors])
FAVORS_ON_TRADE: Final[i64] = mask(["trade_vp" in f.more_tables for f in _favors])
FAVORS_ON_MARKS: Final[i64] = mask(["pass_vp_markers" in f.more_rows for f in _favors])

_towns = [data.town_tiles().get(code, NO_TOWN) for code in TOWN_CODES]
TOWN_SHIPS: Final = ints([t.more["ships"] for t in _towns])

# In the row of a scoring tile
S_TRADE_VP: Final[i64] = int(S_OF_BOXES) + ROUND_WORDS.index("trade")
S_SHIPS: Final[i64] = int(S_OF_BOXES) + ROUND_WORDS.index("ships")
