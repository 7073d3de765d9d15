"""Swarmlings: with the stronghold, once a round, a dwelling becomes a trading house free of charge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import hex_of_upgrade, upgrade_action
from mystica.engine.core.decisions import OWN_ABILITY, push, remove
from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import DWELLING, TRADING_HOUSE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS, LIMIT
from mystica.engine.rules.build import finish_structure
from mystica.engine.rules.transform import MAY_UPGRADE, NO_DWELLING, STARTED


class Swarmlings(Hooks):
    def special_possible(self, s: State, p: i64) -> bool:
        v = s.v
        me = seat_base(p)
        limit = FACT[v[me + col.WHO] * FACTS + LIMIT + TRADING_HOUSE]
        return v[me + col.COUNT + DWELLING] > 0 and v[me + col.COUNT + TRADING_HOUSE] < limit

    def take_special(self, s: State, p: i64, a: i64) -> None:
        push(s, OWN_ABILITY, p, 0, 0)

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        for space in range(s.setup.board.n):
            if s.v[col.STRUCTURE + space] == (p + 1) * 8 + DWELLING:
                out[n] = upgrade_action(space, TRADING_HOUSE)
                n += 1
        return n

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        remove(s, frame)
        finish_structure(s, p, hex_of_upgrade(a), TRADING_HOUSE)

    def left_when_given_up(self) -> i64:
        """An upgrade at its price, whichever it is."""
        return STARTED + NO_DWELLING + MAY_UPGRADE


register("swarmlings", Swarmlings())
