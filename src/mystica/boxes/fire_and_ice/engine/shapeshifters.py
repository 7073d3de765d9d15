"""Shapeshifters: a power token for 1 VP when somebody takes their power; another home terrain with the stronghold."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.boxes.fire_and_ice.engine.choices import FirstTerrain, ask_for_tokens
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.actions import SPECIAL_TOKENS, TAKE_NUMBER
from mystica.engine.core.decisions import push
from mystica.engine.core.hooks import register
from mystica.engine.core.ids import BY_FACTION, BY_SPECIAL
from mystica.engine.core.purse import gain_tokens, gain_vp, spend_power
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    FACT,
    FACTS,
    NEW_HOME_POWER,
    NEW_HOME_TOKENS,
    REACTION_TOKEN_VP,
    REACTION_TOKENS,
)


class Shapeshifters(FirstTerrain):
    def special_possible(self, s: State, p: i64) -> bool:
        return s.v[seat_base(p) + col.BOWL3] >= FACT[s.v[seat_base(p) + col.WHO] * FACTS + NEW_HOME_POWER]

    def take_special(self, s: State, p: i64, a: i64) -> None:
        """Paid with power or with tokens, as often as wished."""
        v = s.v
        me = seat_base(p)
        fact = v[me + col.WHO] * FACTS
        v[me + col.SPECIALS_TAKEN] &= ~col.SPECIAL_OF_FACTION
        push(s, ask.OWN_ABILITY, p, 1, ask.ASK_HOME)
        if a == SPECIAL_TOKENS:
            ask_for_tokens(s, p, FACT[fact + NEW_HOME_TOKENS], BY_SPECIAL)
        else:
            spend_power(s, p, FACT[fact + NEW_HOME_POWER], BY_SPECIAL)

    def power_taken(self, s: State, p: i64) -> None:
        if self._can_pay_token(s, p) or s.setup.reaction_deferred:  # who has no VP now may have some later
            push(s, ask.OWN_ABILITY, p, 1, ask.ASK_REACTION)

    def late_reaction(self, s: State, p: i64, number: i64) -> None:
        """0 takes the token, anything else leaves it; so does 0 once the VP for it are gone."""
        if number == 0 and self._can_pay_token(s, p):
            self._take_token(s, p)

    def choose(self, s: State, p: i64, kind: i64, number: i64) -> None:
        if kind == ask.ASK_HOME:
            s.v[seat_base(p) + col.COLOUR] = number
            s.v[seat_base(p) + col.START_TERRAIN] = number
        elif number == TAKE_NUMBER:
            self._take_token(s, p)

    def _can_pay_token(self, s: State, p: i64) -> bool:
        v = s.v
        return v[seat_base(p) + col.VP] >= FACT[v[seat_base(p) + col.WHO] * FACTS + REACTION_TOKEN_VP]

    def _take_token(self, s: State, p: i64) -> None:
        fact = s.v[seat_base(p) + col.WHO] * FACTS
        gain_vp(s, p, -FACT[fact + REACTION_TOKEN_VP], BY_FACTION)
        gain_tokens(s, p, 2, FACT[fact + REACTION_TOKENS], BY_FACTION)


register("shapeshifters", Shapeshifters())
