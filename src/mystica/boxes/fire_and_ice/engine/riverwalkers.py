"""Riverwalkers: every priest may unlock a terrain instead; spades are nothing to them."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.boxes.fire_and_ice.engine.choices import FirstTerrain
from mystica.engine.core import state as col
from mystica.engine.core.actions import LEAVE_NUMBER
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import ASK_UNLOCK, OWN_ABILITY, push
from mystica.engine.core.hooks import register
from mystica.engine.core.ids import BY_FACTION
from mystica.engine.core.purse import pay, take_priests
from mystica.engine.core.state import State, seat_base


class Riverwalkers(FirstTerrain):
    def takes_spades(self, s: State, p: i64, spades: i64) -> bool:
        return True

    def priests_gained(self, s: State, p: i64, priests: i64, why: i64) -> bool:
        if s.v[seat_base(p) + col.DROPPED] != 0:  # nobody asks a player who has left
            return False
        for _ in range(priests):
            push(s, OWN_ABILITY, p, 0, ASK_UNLOCK)
        return True

    def choose(self, s: State, p: i64, kind: i64, number: i64) -> None:
        if number == LEAVE_NUMBER:
            take_priests(s, p, 1, BY_FACTION)
            return
        pay(s, p, self.unlock_price(s, p, number), 0, 0, BY_FACTION)
        v = s.v
        me = seat_base(p)
        v[me + col.UNLOCKED] |= BIT[number]
        v[me + col.PRIEST_SUPPLY] += 1


register("riverwalkers", Riverwalkers())
