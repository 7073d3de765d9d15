"""The list of macro moves, and the conversions that make each price payable."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import actions as act
from mystica.engine.core.bits import zeros
from mystica.engine.rules.convert import COIN_POWER, PRIEST_POWER, WORKER_POWER

MOST_MACROS: Final[i64] = 4096  # twice the longest legal list; the largest number met in play is below 1,000
MOST_ATOMS: Final[i64] = 40  # of one macro


@mypyc_attr(acyclic=True)
class Macros:
    """A caller-owned list of macros: macro i is atoms[start[i]] up to atoms[start[i + 1]]."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.start: vec[i64] = zeros(int(MOST_MACROS) + 2)
        self.atoms: vec[i64] = zeros(int(MOST_MACROS) * 8)
        self.end: i64 = 0
        # what may be spent on conversions, before the macro that is being written
        self.coins: i64 = 0
        self.workers: i64 = 0
        self.priests: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0
        self.room: i64 = 0  # priests left in the supply

    def listed(self, i: i64) -> list[int]:
        """The atoms of one macro."""
        return [self.atoms[k] for k in range(self.start[i], self.start[i + 1])]

    def all(self) -> list[list[int]]:
        return [self.listed(i) for i in range(self.n)]

    def put(self, a: i64) -> None:
        self.atoms[self.end] = a
        self.end += 1

    def close(self) -> None:
        """The atoms put since the last macro are one more."""
        self.n += 1
        self.start[self.n] = self.end

    def add(self, a: i64) -> None:
        """A macro of one atom."""
        self.put(a)
        self.close()

    def give_up(self) -> None:
        """The atoms put since the last macro are none."""
        self.end = self.start[self.n]

    def has_space(self) -> bool:
        return self.n < MOST_MACROS and self.end < MOST_MACROS * 8 - MOST_ATOMS


def _spend_power(m: Macros, power: i64, left: i64, a: i64) -> i64:
    """One use of power with the sacrifice it needs, for which bowl II is enough; returns bowl III afterwards."""
    while left < power:
        m.put(act.BURN)
        left += 1
    m.put(a)
    return left - power


def pay_for(m: Macros, coins: i64, workers: i64, priests: i64, power: i64, goods_first: bool) -> bool:
    """Put the conversions that make the price payable. False if it cannot be paid, and nothing is put."""
    short_priests = priests - m.priests if priests > m.priests else 0
    short_workers = workers - m.workers if workers > m.workers else 0
    short_coins = coins - m.coins if coins > m.coins else 0
    spare_priests = m.priests - priests if m.priests > priests else 0
    spare_workers = m.workers - workers if m.workers > workers else 0
    most = m.bowl3 + m.bowl2 // 2 - power  # power for conversions, with all sacrifices
    if most < 0 or short_priests > m.room:
        return False
    if short_priests + short_workers + short_coins == 0:
        return _put_payment(m, 0, 0, 0, 0, 0, power)
    most -= short_priests * PRIEST_POWER
    if most < 0:
        return False
    from_priests: i64 = 0
    by_power = most // WORKER_POWER
    if goods_first:
        from_priests = short_workers if short_workers < spare_priests else spare_priests
        by_power = short_workers - from_priests
    else:
        by_power = short_workers if short_workers < by_power else by_power
        from_priests = short_workers - by_power
    if from_priests > spare_priests or by_power * WORKER_POWER > most:
        return False
    most -= by_power * WORKER_POWER
    spare_priests -= from_priests
    coins_by_power: i64 = 0
    from_workers: i64 = 0
    if goods_first:
        from_workers = short_coins if short_coins < spare_workers else spare_workers
        coins_by_power = short_coins - from_workers
        if coins_by_power > most:
            coins_by_power = most
    else:
        coins_by_power = short_coins if short_coins < most else most
        from_workers = short_coins - coins_by_power
        if from_workers > spare_workers:
            from_workers = spare_workers
    through = short_coins - coins_by_power - from_workers  # priests that become coins by way of workers
    if through > spare_priests:
        return False
    return _put_payment(
        m, short_priests, by_power, coins_by_power, from_priests + through, from_workers + through, power
    )


def _put_payment(
    m: Macros, to_priests: i64, to_workers: i64, to_coins: i64, priest_workers: i64, worker_coins: i64, power: i64
) -> bool:
    for _ in range(priest_workers):
        m.put(act.CONVERT + act.PRIEST_TO_WORKER)
    for _ in range(worker_coins):
        m.put(act.CONVERT + act.WORKER_TO_COIN)
    left = m.bowl3
    for _ in range(to_priests):
        left = _spend_power(m, PRIEST_POWER, left, act.CONVERT + act.POWER_TO_PRIEST)
    for _ in range(to_workers):
        left = _spend_power(m, WORKER_POWER, left, act.CONVERT + act.POWER_TO_WORKER)
    for _ in range(to_coins):
        left = _spend_power(m, COIN_POWER, left, act.CONVERT + act.POWER_TO_COIN)
    while left < power:  # the action's own price
        m.put(act.BURN)
        left += 1
    return True


def _same_as_last(m: Macros, begin: i64) -> bool:
    """Is what was put since `begin` the same as the macro just closed?"""
    last = m.start[m.n - 1]
    length = m.end - begin
    if m.start[m.n] - last != length:
        return False
    for k in range(length):
        if m.atoms[last + k] != m.atoms[begin + k]:
            return False
    return True


def add_ways(m: Macros, coins: i64, workers: i64, priests: i64, power: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """The atoms a, b, c, d (those that are not negative) behind each of the ways to pay for them."""
    for way in range(i64(2)):
        if not m.has_space():
            return
        begin = m.end
        if not pay_for(m, coins, workers, priests, power, way == 1):
            m.give_up()
            continue
        paid = m.end
        if a >= 0:
            m.put(a)
        if b >= 0:
            m.put(b)
        if c >= 0:
            m.put(c)
        if d >= 0:
            m.put(d)
        if way == 1 and m.n > 0 and _same_as_last(m, begin):
            m.give_up()
            return
        m.close()
        if paid == begin:  # nothing to convert: one way is all
            return
