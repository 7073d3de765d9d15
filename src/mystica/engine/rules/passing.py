"""Base, Passing and new starting player; Choosing the first bonus card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import PASS, PASS_LAST
from mystica.engine.core.bits import BIT, PLACE
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.ids import (
    BOX_STRUCTURE,
    BY_BONUS,
    BY_FACTION,
    BY_FAVOR,
    BY_PASS,
    ROUNDS,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from mystica.engine.core.purse import gain_coins, gain_vp
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BONUS,
    BONUS_PASS_VP,
    BONUS_SHIPPING_VP,
    FACT,
    FACTS,
    FAVOR_PASS_VP,
    FAVORS_ON_PASS,
    N_BONUS,
    TEMPLE_PASS_VP_WITH_STRONGHOLD,
)
from mystica.engine.rules.bridges import bridge_vp


def legal_bonus_cards(s: State, out: vec[i64], n: i64) -> i64:
    left = s.v[col.BONUS_LEFT]
    for card in range(N_BONUS):
        if left & BIT[card]:
            out[n] = PASS + card
            n += 1
    return n


def legal_passes(s: State, out: vec[i64], n: i64) -> i64:
    """With one of the cards left over; in the last round without."""
    if s.v[col.ROUND] == ROUNDS:
        out[n] = PASS_LAST
        return n + 1
    return legal_bonus_cards(s, out, n)


def pass_vp(s: State, p: i64) -> i64:
    """VP of the bonus card that goes back."""
    v = s.v
    me = seat_base(p)
    card = v[me + col.BONUS_CARD] - 1
    if card < 0:
        return 0
    vp = BONUS[card * 8 + BONUS_SHIPPING_VP] * v[me + col.SHIPPING]
    for structure in range(i64(1), BOX_STRUCTURE + 1):
        vp += BONUS_PASS_VP[card * 8 + structure] * v[me + col.COUNT + structure]
    if s.setup.boxed:
        vp += boxes_of(s).card_pass_vp(s, p, card)
    return vp


def faction_pass_vp(s: State, p: i64) -> i64:
    """What the faction itself brings on passing."""
    v = s.v
    me = seat_base(p)
    vp = bridge_vp(s, p)
    if v[me + col.COUNT + STRONGHOLD] > 0:
        vp += FACT[v[me + col.WHO] * FACTS + TEMPLE_PASS_VP_WITH_STRONGHOLD] * v[me + col.COUNT + TEMPLE]
    return vp


def favor_pass_vp(s: State, p: i64) -> i64:
    v = s.v
    me = seat_base(p)
    vp: i64 = 0
    rest = v[me + col.FAVOR_TILES] & FAVORS_ON_PASS
    while rest != 0:
        low = rest & -rest
        rest ^= low
        vp += FAVOR_PASS_VP[PLACE[low % 61] * 8 + v[me + col.COUNT + TRADING_HOUSE]]
    if s.setup.boxed:
        vp += boxes_of(s).favor_pass_vp(s, p)
    return vp


def take_bonus_card(s: State, p: i64, card: i64) -> None:
    """With the coins that lie on it."""
    v = s.v
    v[col.BONUS_LEFT] &= ~BIT[card]
    gain_coins(s, p, v[col.BONUS_COINS + card], BY_BONUS)
    v[col.BONUS_COINS + card] = 0
    v[seat_base(p) + col.BONUS_CARD] = card + 1


def return_bonus_card(s: State, p: i64) -> None:
    v = s.v
    me = seat_base(p)
    if v[me + col.BONUS_CARD] > 0:
        v[col.BONUS_LEFT] |= BIT[v[me + col.BONUS_CARD] - 1]
        v[me + col.BONUS_CARD] = 0


def pass_round(s: State, p: i64, a: i64) -> None:
    """Action 8: VP, card back, new card."""
    v = s.v
    me = seat_base(p)
    gain_vp(s, p, pass_vp(s, p), BY_PASS)
    gain_vp(s, p, favor_pass_vp(s, p), BY_FAVOR)
    gain_vp(s, p, faction_pass_vp(s, p), BY_FACTION)
    v[me + col.PASSED] = 1
    if v[col.FIRST_PASSED] == 0:
        v[col.FIRST_PASSED] = p + 1
    if a != PASS_LAST:
        old = v[me + col.BONUS_CARD]
        take_bonus_card(s, p, a - PASS)
        if old > 0:
            v[col.BONUS_LEFT] |= BIT[old - 1]
    else:
        return_bonus_card(s, p)


def move_to_the_end(s: State, p: i64) -> None:
    """Turn order by passing: whoever passes goes to the end of the order at once."""
    v = s.v
    n = s.setup.n
    place: i64 = 0
    while v[col.ORDER + place] != p:
        place += 1
    while place < n - 1:
        v[col.ORDER + place] = v[col.ORDER + place + 1]
        place += 1
    v[col.ORDER + n - 1] = p
