"""Base, Special actions: of the bonus card, of a favor tile, of the faction."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import PLACE
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import BRIDGING, PICK_STEP, push
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import STRONGHOLD
from mystica.engine.core.purse import tokens_of
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    ACTION_SPADES,
    ACTION_STEPS,
    BONUS,
    BONUS_SPADES,
    BONUS_STEPS,
    BUILDS_BY_RIVER,
    FACT,
    FACTS,
    FAVOR_ACTION,
    FAVORS,
    FAVORS_WITH_ACTION,
    NEW_HOME_TOKENS,
)
from mystica.engine.rules.bridges import buy_bridge, can_buy_bridge
from mystica.engine.rules.transform import gain_spades


def _faction_action_possible(s: State, p: i64) -> bool:
    """Unlocked by the stronghold."""
    v = s.v
    me = seat_base(p)
    if v[me + col.COUNT + STRONGHOLD] == 0:
        return False
    fact = v[me + col.WHO] * FACTS
    if FACT[fact + ACTION_SPADES] > 0 or FACT[fact + ACTION_STEPS] > 0:
        return True
    return HOOKS[v[me + col.WHO]].special_possible(s, p)


def legal_specials(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    taken = v[me + col.SPECIALS_TAKEN]
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and not taken & col.SPECIAL_OF_BONUS:
        spades = BONUS[card * 8 + BONUS_SPADES]
        if spades > 0 and FACT[fact + BUILDS_BY_RIVER] > 0:  # nobody to use them
            spades = 0
        possible = spades + BONUS[card * 8 + BONUS_STEPS] > 0
        if possible or (s.setup.boxed and boxes_of(s).card_action_possible(s, p, card)):
            out[n] = act.SPECIAL_BONUS
            n += 1
    if v[me + col.FAVOR_TILES] & FAVORS_WITH_ACTION and not taken & col.SPECIAL_OF_FAVOR:
        out[n] = act.SPECIAL_FAVOR
        n += 1
    if not taken & col.SPECIAL_OF_FACTION and _faction_action_possible(s, p):
        out[n] = act.SPECIAL_FACTION
        n += 1
    if can_buy_bridge(s, p):
        out[n] = act.SPECIAL_BRIDGE
        n += 1
    price = FACT[fact + NEW_HOME_TOKENS]
    if price > 0 and v[me + col.COUNT + STRONGHOLD] > 0 and tokens_of(s, p) >= price:
        out[n] = act.SPECIAL_TOKENS
        n += 1
    if s.setup.boxed:
        n = boxes_of(s).legal_specials(s, p, out, n)
    return n


def take_special(s: State, p: i64, a: i64) -> None:
    v = s.v
    me = seat_base(p)
    if a == act.SPECIAL_BONUS:
        v[me + col.SPECIALS_TAKEN] |= col.SPECIAL_OF_BONUS
        row = (v[me + col.BONUS_CARD] - 1) * 8
        if BONUS[row + BONUS_SPADES] > 0:
            gain_spades(s, p, BONUS[row + BONUS_SPADES], 1, True)
        if BONUS[row + BONUS_STEPS] > 0:
            push(s, PICK_STEP, p, BONUS[row + BONUS_STEPS], 0)
        if s.setup.boxed:
            boxes_of(s).take_special(s, p, a)
    elif a >= act.BOX_SPECIALS:
        boxes_of(s).take_special(s, p, a)
    elif a == act.SPECIAL_FAVOR:
        v[me + col.SPECIALS_TAKEN] |= col.SPECIAL_OF_FAVOR
        tiles = v[me + col.FAVOR_TILES] & FAVORS_WITH_ACTION
        push(s, PICK_STEP, p, FAVORS[PLACE[(tiles & -tiles) % 61] * 8 + FAVOR_ACTION], 0)
    elif a == act.SPECIAL_BRIDGE:
        buy_bridge(s, p)
        push(s, BRIDGING, p, 0, 0)
    else:
        if a == act.SPECIAL_FACTION:
            v[me + col.SPECIALS_TAKEN] |= col.SPECIAL_OF_FACTION
        fact = v[me + col.WHO] * FACTS
        if FACT[fact + ACTION_SPADES] > 0:
            gain_spades(s, p, FACT[fact + ACTION_SPADES], 1, True)
        if FACT[fact + ACTION_STEPS] > 0:
            push(s, PICK_STEP, p, FACT[fact + ACTION_STEPS], 0)
        HOOKS[v[me + col.WHO]].take_special(s, p, a)
