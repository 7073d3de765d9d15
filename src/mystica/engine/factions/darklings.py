"""Darklings: when the stronghold is built, up to three workers become priests."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import ABILITY
from mystica.engine.core.decisions import OWN_ABILITY, push, remove
from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import BY_FACTION
from mystica.engine.core.purse import gain_priests, pay, priest_room
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS, ORDINATION


class Darklings(Hooks):
    def stronghold_built(self, s: State, p: i64) -> None:
        push(s, OWN_ABILITY, p, 1, 0)

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        """ABILITY + k ordains k priests."""
        v = s.v
        me = seat_base(p)
        most = FACT[v[me + col.WHO] * FACTS + ORDINATION]
        if v[me + col.WORKERS] < most:
            most = v[me + col.WORKERS]
        if priest_room(s, p) < most:
            most = priest_room(s, p)
        for k in range(most + 1):
            out[n] = ABILITY + k
            n += 1
        return n

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        remove(s, frame)
        pay(s, p, 0, a - ABILITY, 0, BY_FACTION)
        gain_priests(s, p, a - ABILITY, BY_FACTION)


register("darklings", Darklings())
