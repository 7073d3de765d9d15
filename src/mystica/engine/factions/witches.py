"""Witches: with the stronghold, once a round, they ride to any free forest and build a dwelling there for nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import BUILD
from mystica.engine.core.decisions import OWN_ABILITY, push, remove
from mystica.engine.core.hooks import Hooks, register
from mystica.engine.core.ids import DWELLING
from mystica.engine.core.state import State, seat_base
from mystica.engine.rules.build import dwelling_left, finish_structure, legal_first_dwellings
from mystica.engine.rules.transform import PLAIN_BUILD, STARTED


class Witches(Hooks):
    def special_possible(self, s: State, p: i64) -> bool:
        v = s.v
        if not dwelling_left(s, p):
            return False
        home = v[seat_base(p) + col.COLOUR]
        for space in range(s.setup.board.n):
            if v[col.TERRAIN + space] == home and v[col.STRUCTURE + space] == 0:
                return True
        return False

    def take_special(self, s: State, p: i64, a: i64) -> None:
        push(s, OWN_ABILITY, p, 0, 0)

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        """Adjacency does not matter, as with the first dwellings."""
        return legal_first_dwellings(s, p, out, n)

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        remove(s, frame)
        finish_structure(s, p, a - BUILD, DWELLING)

    def left_when_given_up(self) -> i64:
        """A dwelling at its price, where they could build anyway."""
        return STARTED + PLAIN_BUILD


register("witches", Witches())
