"""Base, Phase I: income."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import PLACE
from mystica.engine.core.ids import BY_INCOME, SANCTUARY
from mystica.engine.core.purse import gain_coins, gain_power, gain_priests, gain_workers
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import BONUS, FAVORS, FAVORS_WITH_INCOME, INCOME


def income_of(s: State, p: i64) -> tuple[i64, i64, i64, i64]:
    """Coins, workers, priests and power of structures, bonus card and favor tiles."""
    v = s.v
    me = seat_base(p)
    coins: i64 = 0
    workers: i64 = 0
    priests: i64 = 0
    power: i64 = 0
    for structure in range(i64(1), SANCTUARY + 1):
        i = ((v[me + col.WHO] * 8 + structure) * 16 + v[me + col.COUNT + structure]) * 4
        coins += INCOME[i]
        workers += INCOME[i + 1]
        priests += INCOME[i + 2]
        power += INCOME[i + 3]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0:
        coins += BONUS[card * 8]
        workers += BONUS[card * 8 + 1]
        priests += BONUS[card * 8 + 2]
        power += BONUS[card * 8 + 3]
    rest = v[me + col.FAVOR_TILES] & FAVORS_WITH_INCOME
    while rest != 0:
        low = rest & -rest
        rest ^= low
        i = PLACE[low % 61] * 8
        coins += FAVORS[i]
        workers += FAVORS[i + 1]
        priests += FAVORS[i + 2]
        power += FAVORS[i + 3]
    return coins, workers, priests, power


def take_income(s: State, p: i64) -> None:
    coins, workers, priests, power = income_of(s, p)
    gain_coins(s, p, coins, BY_INCOME)
    gain_workers(s, p, workers, BY_INCOME)
    gain_priests(s, p, priests, BY_INCOME)
    gain_power(s, p, power, BY_INCOME)
