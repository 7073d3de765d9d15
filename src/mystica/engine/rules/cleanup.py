"""Base, Phase III: cult bonuses and clean-up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.ids import BY_CULT_BONUS
from mystica.engine.core.purse import gain_coins, gain_power, gain_priests, gain_workers
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    COMMON,
    N_BONUS,
    ROUND_ROW,
    S_COINS,
    S_CULT,
    S_PER,
    S_POWER,
    S_PRIESTS,
    S_SPADES,
    S_WORKERS,
)
from mystica.engine.rules.transform import give_cult_spades

_LEFTOVER_COINS: Final[i64] = COMMON.coins_on_leftover_card


def set_next_order(s: State) -> None:
    """First to pass starts, then clockwise; with turn order by passing the order stands already."""
    v = s.v
    if s.setup.passing_order or v[col.FIRST_PASSED] == 0:
        return
    n = s.setup.n
    first = v[col.FIRST_PASSED] - 1
    for k in range(n):
        v[col.ORDER + k] = (first + k) % n


def give_cult_bonuses(s: State) -> None:
    """In the play order of the next round; spades become decisions in that order."""
    v = s.v
    n = s.setup.n
    rounds = s.setup.rounds
    row = (v[col.ROUND] - 1) * ROUND_ROW
    spades_each = rounds[row + S_SPADES]
    k = n - 1
    while k >= 0:  # the last in order first, so that the first one's spades end on top
        p = v[col.ORDER + k]
        me = seat_base(p)
        progress = v[me + col.PRIESTS_SENT]
        if rounds[row + S_CULT] >= 0:
            progress = v[me + col.CULT_LEVEL + rounds[row + S_CULT]]
        times = progress // rounds[row + S_PER]
        gain_coins(s, p, times * rounds[row + S_COINS], BY_CULT_BONUS)
        gain_workers(s, p, times * rounds[row + S_WORKERS], BY_CULT_BONUS)
        gain_priests(s, p, times * rounds[row + S_PRIESTS], BY_CULT_BONUS)
        if times * rounds[row + S_POWER] > 0:
            gain_power(s, p, times * rounds[row + S_POWER], BY_CULT_BONUS)
        if times * spades_each > 0 and v[me + col.DROPPED] == 0:
            give_cult_spades(s, p, times * spades_each)
        if s.setup.boxed and v[me + col.DROPPED] == 0:
            boxes_of(s).cult_bonus(s, p, row, times)
        k -= 1


def put_coins_on_cards(s: State) -> None:
    """On each bonus card left over."""
    v = s.v
    for card in range(N_BONUS):
        if v[col.BONUS_LEFT] & BIT[card]:
            v[col.BONUS_COINS + card] += _LEFTOVER_COINS


def clean_up(s: State) -> None:
    """Action tokens come back, everyone is in play again."""
    v = s.v
    v[col.POWER_TAKEN] = 0
    v[col.FIRST_PASSED] = 0
    for p in range(s.setup.n):
        me = seat_base(p)
        v[me + col.SPECIALS_TAKEN] = 0
        v[me + col.PASSED] = v[me + col.DROPPED]
