"""Acolytes and Dragonlords: volcanoes for cult steps or power tokens, and spades that become these."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.fire_and_ice.engine.choices import (
    LaterTerrain,
    ask_for_tokens,
    is_anothers_home,
)
from mystica.boxes.fire_and_ice.engine.terrains import VOLCANO
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.actions import transform_action
from mystica.engine.core.bits import HI, LO, first_space
from mystica.engine.core.decisions import push
from mystica.engine.core.hooks import register
from mystica.engine.core.ids import BY_FACTION, BY_TRANSFORM, CULTS, WHEEL
from mystica.engine.core.purse import gain_tokens, tokens_of
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    FACT,
    FACTS,
    SPADE_STEPS,
    SPADE_TOKENS,
    TRANSFORM_STEPS,
    TRANSFORM_STEPS_HOME,
    TRANSFORM_TOKENS,
    TRANSFORM_TOKENS_HOME,
)
from mystica.engine.rules.transform import reward_spades


class Volcano(LaterTerrain):
    def takes_spades(self, s: State, p: i64, spades: i64) -> bool:
        """A spade turned into a step or token counts as used."""
        fact = s.v[seat_base(p) + col.WHO] * FACTS
        reward_spades(s, p, spades)
        for _ in range(spades * FACT[fact + SPADE_STEPS]):
            push(s, ask.PICK_STEP, p, 1, 0)
        gain_tokens(s, p, 0, spades * FACT[fact + SPADE_TOKENS], BY_FACTION)
        return True

    def transform_price(self, s: State, p: i64, terrain: i64) -> tuple[i64, i64]:
        fact = s.v[seat_base(p) + col.WHO] * FACTS
        if is_anothers_home(s, p, terrain):
            return FACT[fact + TRANSFORM_STEPS_HOME], FACT[fact + TRANSFORM_TOKENS_HOME]
        return FACT[fact + TRANSFORM_STEPS], FACT[fact + TRANSFORM_TOKENS]

    def legal_transforms(self, s: State, p: i64, lo: i64, hi: i64, out: vec[i64], n: i64) -> i64:
        v = s.v
        me = seat_base(p)
        steps: i64 = 0  # of the track furthest up
        for track in range(CULTS):
            if v[me + col.CULT_LEVEL + track] > steps:
                steps = v[me + col.CULT_LEVEL + track]
        tokens = tokens_of(s, p)
        while lo != 0 or hi != 0:
            space = first_space(lo, hi)
            lo &= ~LO[space]
            hi &= ~HI[space]
            if v[col.TERRAIN + space] >= WHEEL:
                continue
            price_steps, price_tokens = self.transform_price(s, p, v[col.TERRAIN + space])
            if steps >= price_steps and tokens >= price_tokens:
                out[n] = transform_action(space, VOLCANO, 0)
                n += 1
        return n

    def pay_transform(self, s: State, p: i64, space: i64) -> None:
        steps, tokens = self.transform_price(s, p, s.v[col.TERRAIN + space])
        if steps > 0:
            push(s, ask.OWN_ABILITY, p, 1, ask.ASK_STEPS + 16 * steps)
        if tokens > 0:
            ask_for_tokens(s, p, tokens, BY_TRANSFORM)


register("acolytes", Volcano())
register("dragonlords", Volcano())
