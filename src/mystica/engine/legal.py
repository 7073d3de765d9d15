"""Lists legal actions: runs the generators that the top of the decision stack calls for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import find_pending, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import SECOND_OPTIONAL
from mystica.engine.core.state import State, seat_base
from mystica.engine.rules.bridges import legal_bridges
from mystica.engine.rules.build import legal_builds, legal_first_dwellings
from mystica.engine.rules.convert import can_sacrifice, legal_after_sacrifice, legal_conversions, legal_vp_exchanges
from mystica.engine.rules.cults import legal_keys, legal_priests, legal_steps
from mystica.engine.rules.favors import legal_favors
from mystica.engine.rules.leech import (
    oldest_offer,
)
from mystica.engine.rules.passing import (
    legal_bonus_cards,
    legal_passes,
)
from mystica.engine.rules.power import legal_power_actions
from mystica.engine.rules.reach import reach, shipping_value, skip_reach
from mystica.engine.rules.setup import legal_bid_factions, legal_bids, legal_factions
from mystica.engine.rules.special import legal_specials
from mystica.engine.rules.towns import legal_connections, legal_towns
from mystica.engine.rules.transform import (
    MAY_UPGRADE,
    legal_cult_spades,
    legal_spade_builds,
    legal_spade_transforms,
    legal_turn_transforms,
)
from mystica.engine.rules.upgrade import (
    can_advance_digging,
    can_advance_shipping,
    legal_upgrades,
)

MOST_LEGAL: Final = 2048


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions to `out`, ascending; return how many."""
    v = s.v
    if v[col.DEPTH] == 0:
        return 0
    frame = top(s)
    kind = v[frame]
    p = v[frame + 1]
    if kind == ask.TURN:
        return _legal_turn(s, p, out)
    if kind == ask.AFTER:
        return legal_after(s, p, out)
    if kind == ask.TAKE_POWER:
        out[0] = act.LEECH
        out[1] = act.DECLINE
        return legal_vp_exchanges(s, p, out, 2) if s.setup.vp_exchange_anytime else 2
    if kind == ask.SACRIFICING:
        return legal_after_sacrifice(s, p, v[frame + 3] == 1, out, 0)
    if kind == ask.CULT_SPADES:
        return legal_cult_spades(s, p, v[frame + 2], v[frame + 3], out, 0)
    if kind == ask.FIRST_DWELLING:
        return legal_first_dwellings(s, p, out, 0)
    if kind == ask.FIRST_BONUS:
        return legal_bonus_cards(s, out, 0)
    if kind == ask.CHOOSE_FACTION:
        return legal_factions(s, p, out, 0)
    if kind == ask.BID_FACTION:
        return legal_bid_factions(s, out, 0)
    if kind == ask.BIDDING:
        return legal_bids(s, v[frame + 3], out, 0)
    if kind >= ask.BOX_FRAMES:
        return boxes_of(s).legal_answers(s, p, frame, out)
    return _legal_picks(s, p, frame, out)


def _legal_turn(s: State, p: i64, out: vec[i64]) -> i64:
    """Base, Phase II: conversions and the eight actions."""
    n: i64 = 0
    frame = top(s)
    if s.v[frame + 3] & SECOND_OPTIONAL and s.v[frame + 2] == 1:
        out[0] = act.DONE
        n = 1
    if s.setup.unanswered_declined and s.v[col.OFFERS] > 0 and oldest_offer(s, p) >= 0:
        out[n] = act.LEECH
        out[n + 1] = act.DECLINE
        n += 2
    n = legal_conversions(s, p, out, n)
    if can_sacrifice(s, p, True):
        out[n] = act.BURN
        n += 1
    if can_advance_shipping(s, p):
        out[n] = act.ADVANCE_SHIPPING
        n += 1
    if can_advance_digging(s, p):
        out[n] = act.ADVANCE_DIGGING
        n += 1
    n = legal_power_actions(s, p, out, n)
    n = legal_specials(s, p, out, n)
    n = legal_priests(s, p, out, n)
    n = legal_passes(s, out, n)
    n = legal_connections(s, p, out, n)
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    n = legal_builds(s, p, lo, hi, skip_lo, skip_hi, out, n)
    n = legal_upgrades(s, p, out, n)
    n = legal_turn_transforms(s, p, lo, hi, skip_lo, skip_hi, out, n)
    return boxes_of(s).legal_builds(s, p, out, n) if s.setup.boxed else n


def legal_after(s: State, p: i64, out: vec[i64]) -> i64:
    """Conversions after the action, or the end of the turn."""
    out[0] = act.DONE
    n = legal_conversions(s, p, out, 1)
    if can_sacrifice(s, p, False):
        out[n] = act.BURN
        n += 1
    return legal_connections(s, p, out, n)


def _legal_picks(s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
    """Parts of an action still to be settled; those of one player that lie together come in any order."""
    v = s.v
    spades = find_pending(s, ask.SPADES)
    key = find_pending(s, ask.PICK_KEY)
    n: i64 = 0
    may_leave_bridge = v[frame] == ask.BRIDGING and v[frame + 3] == 1
    if spades >= 0 or (key >= 0 and v[key + 2] == 1) or may_leave_bridge:
        out[0] = act.DONE
        n = 1
    ability = find_pending(s, ask.OWN_ABILITY)
    asked = v[ability + 3] % 16 if ability >= 0 else 0
    if asked == ask.ASK_STEPS or asked == ask.ASK_TOKENS:  # a price comes first
        return HOOKS[v[seat_base(p) + col.WHO]].legal_ability(s, p, v[ability + 2], v[ability + 3], out, 0)
    reacting = v[frame] == ask.PICK_STEP and v[frame + 3] == 1
    if v[col.CURRENT] == p and not reacting and (ability < 0 or v[ability + 2] == 0):
        if s.setup.convert_anytime:
            n = legal_conversions(s, p, out, n)
        if (s.setup.convert_anytime or s.setup.sacrifice_anytime) and can_sacrifice(s, p, False):
            out[n] = act.BURN
            n += 1
    if find_pending(s, ask.PICK_STEP) >= 0:
        n = legal_steps(s, p, out, n)
    elif key >= 0:
        n = legal_keys(v[key + 3], out, n)
    if find_pending(s, ask.PICK_FAVOR) >= 0:
        n = legal_favors(s, p, out, n)
    if find_pending(s, ask.PICK_TOWN) >= 0:
        n = legal_towns(s, out, n)
    if ability >= 0:
        n = HOOKS[v[seat_base(p) + col.WHO]].legal_ability(s, p, v[ability + 2], v[ability + 3], out, n)
    if v[frame] == ask.BRIDGING:
        n = legal_bridges(s, p, out, n)
    if v[col.CURRENT] == p:
        n = legal_connections(s, p, out, n)
    if spades >= 0:
        n = legal_spade_builds(s, p, v[spades + 3], out, n)
        if v[spades + 3] & MAY_UPGRADE:
            n = legal_upgrades(s, p, out, n)
        n = legal_spade_transforms(s, p, v[spades + 2], v[spades + 3], out, n)
        if s.setup.boxed:
            n = boxes_of(s).legal_spade_builds(s, p, v[spades + 3], out, n)
    return n
