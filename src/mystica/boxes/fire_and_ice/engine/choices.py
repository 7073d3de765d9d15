"""Choices that only factions of the box have: terrains, bowls, tracks. Each is one frame on the decision stack.

The frame's argument says what is asked, and how much of it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.fire_and_ice.engine.facts import facts_of
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import push, remove
from mystica.engine.core.hooks import Hooks
from mystica.engine.core.ids import BY_SPECIAL, BY_TRANSFORM, CULTS, VARIABLE, WHEEL
from mystica.engine.core.purse import lose_token
from mystica.engine.core.setup import SIDES
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BUILDS_BY_RIVER,
    FACT,
    FACTS,
    FIRST_DWELLINGS,
    HOME,
    HOME_COUNTS,
    NEW_HOME_TOKENS,
    REACTION_TOKEN_VP,
    UNLOCK_COINS,
    UNLOCK_COINS_HOME,
)
from mystica.engine.rules.cults import descend
from mystica.engine.rules.setup import is_board_taken


def is_anothers_home(s: State, p: i64, terrain: i64) -> bool:
    """Home terrain of another player. Only terrains of the wheel that a faction calls its home count."""
    v = s.v
    for q in range(s.setup.n):
        me = seat_base(q)
        if q != p and v[me + col.WHO] >= 0 and v[me + col.COLOUR] == terrain:
            fact = v[me + col.WHO] * FACTS
            if FACT[fact + HOME] < WHEEL or FACT[fact + HOME_COUNTS] > 0:
                return True
    return False


def ask_for_tokens(s: State, p: i64, tokens: i64, why: i64) -> None:
    """Power tokens leave the game: from bowls of the owner's choice, or from bowl I on."""
    v = s.v
    if not facts_of(s.setup).tokens_from_bowl_one:
        push(s, ask.OWN_ABILITY, p, 1, ask.ASK_TOKENS + 16 * tokens)
        return
    for _ in range(tokens):
        bowl: i64 = 0
        while v[seat_base(p) + col.BOWL1 + bowl] == 0:
            bowl += 1
        lose_token(s, p, bowl, why)


class Chooser(Hooks):
    """A faction of the box: its starting terrain is chosen, and its frames are answered here."""

    def legal_ability(self, s: State, p: i64, amount: i64, argument: i64, out: vec[i64], n: i64) -> i64:
        v = s.v
        me = seat_base(p)
        kind = argument % 16
        number = argument // 16
        if kind == ask.ASK_REACTION:
            out[n] = act.ABILITY + act.LEAVE_NUMBER
            if v[me + col.VP] < FACT[v[me + col.WHO] * FACTS + REACTION_TOKEN_VP]:
                return n + 1
            out[n + 1] = act.ABILITY + act.TAKE_NUMBER
            return n + 2
        if kind == ask.ASK_TOKENS:
            for bowl in range(i64(3)):
                if v[me + col.BOWL1 + bowl] > 0:
                    out[n] = act.ABILITY + act.BOWL_NUMBER + bowl
                    n += 1
            return n
        if kind == ask.ASK_STEPS:
            for track in range(CULTS):
                if v[me + col.CULT_LEVEL + track] >= number:
                    out[n] = act.ABILITY + act.TRACK_NUMBER + track
                    n += 1
            return n
        for terrain in range(WHEEL):
            if self._may_choose(s, p, kind, terrain):
                out[n] = act.ABILITY + act.TERRAIN_NUMBER + terrain
                n += 1
        if kind == ask.ASK_UNLOCK:
            out[n] = act.ABILITY + act.LEAVE_NUMBER
            n += 1
        return n

    def unlock_price(self, s: State, p: i64, terrain: i64) -> i64:
        fact = s.v[seat_base(p) + col.WHO] * FACTS
        return FACT[fact + UNLOCK_COINS_HOME] if is_anothers_home(s, p, terrain) else FACT[fact + UNLOCK_COINS]

    def _may_choose(self, s: State, p: i64, kind: i64, terrain: i64) -> bool:
        v = s.v
        me = seat_base(p)
        if kind == ask.ASK_TERRAIN:
            return not is_board_taken(s, terrain) and not is_reserved(s, terrain) and may_start_on(s, p, terrain)
        if kind == ask.ASK_UNLOCK:
            return v[me + col.UNLOCKED] & BIT[terrain] == 0 and v[me + col.COINS] >= self.unlock_price(s, p, terrain)
        return terrain != v[me + col.COLOUR] and not is_used(s, p, terrain)

    def apply_ability(self, s: State, p: i64, frame: i64, a: i64) -> None:
        v = s.v
        me = seat_base(p)
        kind = v[frame + 3] % 16
        number = v[frame + 3] // 16
        remove(s, frame)
        if kind == ask.ASK_TERRAIN:
            v[me + col.START_TERRAIN] = a - act.ABILITY
            v[me + col.UNLOCKED] = BIT[a - act.ABILITY]
            if FACT[v[me + col.WHO] * FACTS + HOME] == VARIABLE:
                v[me + col.COLOUR] = a - act.ABILITY
        elif kind == ask.ASK_TOKENS:
            why = BY_SPECIAL if FACT[v[me + col.WHO] * FACTS + NEW_HOME_TOKENS] > 0 else BY_TRANSFORM
            lose_token(s, p, a - act.ABILITY - act.BOWL_NUMBER, why)
            if number > 1:
                push(s, ask.OWN_ABILITY, p, 1, ask.ASK_TOKENS + 16 * (number - 1))
        elif kind == ask.ASK_STEPS:
            descend(s, p, a - act.ABILITY - act.TRACK_NUMBER, number, BY_TRANSFORM)
        else:
            self.choose(s, p, kind, a - act.ABILITY)

    def choose(self, s: State, p: i64, kind: i64, number: i64) -> None:
        """The choices only one of the factions has."""


class FirstTerrain(Chooser):
    """The starting terrain is chosen together with the faction."""

    def faction_taken(self, s: State, p: i64) -> None:
        push(s, ask.OWN_ABILITY, p, 1, ask.ASK_TERRAIN)


class LaterTerrain(Chooser):
    """The starting terrain is chosen once all factions are."""

    def all_factions_taken(self, s: State, p: i64) -> None:
        if s.v[seat_base(p) + col.START_TERRAIN] < 0:
            push(s, ask.OWN_ABILITY, p, 1, ask.ASK_TERRAIN)


def may_start_on(s: State, p: i64, terrain: i64) -> bool:
    """Is there land enough for the first dwellings, beside rivers where it has to be?"""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    board = s.setup.board
    missing = FACT[fact + FIRST_DWELLINGS]
    for space in range(board.n):
        if missing == 0:
            break
        if board.terrain[space] == terrain and (FACT[fact + BUILDS_BY_RIVER] == 0 or board.at_river[space]):
            missing -= 1
    return missing == 0


def is_reserved(s: State, terrain: i64) -> bool:
    """Was the colour drawn for somebody who has still to pick a side?"""
    return s.setup.faction_mode == SIDES and terrain in s.setup.factions


def is_used(s: State, p: i64, terrain: i64) -> bool:
    """Has another faction this colour now?"""
    v = s.v
    for q in range(s.setup.n):
        if q != p and v[seat_base(q) + col.WHO] >= 0 and v[seat_base(q) + col.COLOUR] == terrain:
            return True
    return False
