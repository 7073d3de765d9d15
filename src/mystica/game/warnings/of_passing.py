"""What passing leaves behind: special actions, a cult bonus almost reached, income without room, towns."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core.bits import spaces_of, zeros
from mystica.engine.core.decisions import PICK_STEP, SPADES, top, top_kind
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import CULTS, E_POWER, E_PRIESTS, ROUNDS
from mystica.engine.core.reading import (
    bowl3_of,
    cult_level,
    faction_of,
    frame_amount,
    frame_argument,
    frame_kind,
    home_terrain,
    priests_of,
    round_of,
    terrain_of,
    trait_of,
    vp_of,
)
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import ROUND_ROW, S_CULT, S_PER, S_SPADE_VP, SPADE_VP
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL
from mystica.engine.rules.build import can_pay_dwelling
from mystica.engine.rules.cleanup import give_cult_bonuses
from mystica.engine.rules.income import take_income
from mystica.engine.rules.passing import pass_round
from mystica.engine.rules.reach import reach, shipping_value, skip_reach
from mystica.engine.rules.scoring import final_scoring
from mystica.engine.rules.special import legal_specials
from mystica.engine.rules.towns import legal_connections
from mystica.engine.rules.transform import spades_needed
from mystica.game.warnings.of_action import Trace, gained, roomy, steps_possible
from mystica.game.warnings.of_boxes import Found, of_boxes
from mystica.notation.moves import CULTS as TRACKS
from mystica.notation.moves import text_of

_BUFFER = zeros(MOST_LEGAL)


def lost_by_passing(s: State, p: int, a: int) -> list[Found]:
    """Before a seat passes with action `a`."""
    specials = _unused_specials(s, p)
    out: list[Found] = [("special-unused", {"tile": text_of(s, special).split(" ")[1]}) for special in specials]
    if round_of(s) < ROUNDS:
        out += _bonus_missed(s, p, specials)
        s = s.copy()
        pass_round(s, p, a)
    return out + lost_by_ending(s, p)


def lost_by_ending(s: State, p: int) -> list[Found]:
    """A seat has passed and converts no more."""
    if round_of(s) == ROUNDS:
        return [("town-left", {})] if legal_connections(s, p, _BUFFER, 0) > 0 else []
    out = [found for part in of_boxes() for found in part.lost_by_ending(s, p)]
    spendable = {"income-power-lost": bowl3_of(s, p) > 0, "income-priests-lost": priests_of(s, p) > 0}
    if not any(spendable.values()):
        return out
    traces = [next_round(s, p)[1], next_round(roomy(s, p), p)[1]]
    for key, what in (("income-power-lost", E_POWER), ("income-priests-lost", E_PRIESTS)):
        real, endless = (gained(trace, p, what) for trace in traces)
        if spendable[key] and endless > real:
            out.append((key, {"n": endless - real}))
    return out


def next_round(s: State, p: int) -> tuple[State, Trace]:
    """The state with the cult bonuses and a seat's income as they stand, and what was gained."""
    after = s.copy()
    trace: Trace = []
    after.trace = trace
    give_cult_bonuses(after)
    take_income(after, p)
    return after, trace


# ---- special actions --------------------------------------------------------------------------------------


def _unused_specials(s: State, p: int) -> list[int]:
    """Special actions once a round that would still bring something. What is bought, like a bridge, is none."""
    n = legal_specials(s, p, _BUFFER, 0)
    found = [_BUFFER[i] for i in range(n)]
    bought = (int(act.SPECIAL_BRIDGE), *(a for part in of_boxes() for a in part.bought))
    return [a for a in found if a not in bought and _would_help(s, p, a)]


def _would_help(s: State, p: int, a: int) -> bool:
    """In the last round only VP count. More actions in a turn are no help to whoever has none left."""
    hooks = HOOKS[faction_of(s, p)]
    if a == act.SPECIAL_FACTION and hooks.special_keeps_turn():
        return False
    after = s.copy()
    apply(after, a)
    for part in of_boxes():
        helps = part.would_help(s, p, a, after)
        if helps is not None:
            return helps
    frame = top(after)
    amount = frame_amount(after, frame)
    last = round_of(s) == ROUNDS
    if frame_kind(after, frame) == SPADES:
        return _spades_help(s, p, amount, last)
    if frame_kind(after, frame) == PICK_STEP:
        choices = [act.CULT + track for track in range(CULTS) if steps_possible(s, p, track, amount) > 0]
    else:
        n = hooks.legal_ability(after, p, amount, frame_argument(after, frame), _BUFFER, 0)
        choices = [_BUFFER[i] for i in range(n)]
    if not last:
        return bool(choices)
    if choices and choices[0] >= act.TRANSFORM and not can_pay_dwelling(s, p, 0):
        return False
    standing = _final_vp(s, p)
    return any(_final_vp(_played(after, choice), p) > standing for choice in choices)


def _played(s: State, a: int) -> State:
    """After a choice, and after the dwelling it may bring."""
    after = s.copy()
    apply(after, a)
    if act.kind_of(a) in (act.TRANSFORM, act.BID):
        apply(after, act.BUILD + (a - act.TRANSFORM) // 18)
    return after


def _final_vp(s: State, p: int) -> int:
    """VP of a seat if it passed now and the game ended."""
    after = s.copy()
    pass_round(after, p, act.PASS_LAST)
    final_scoring(after)
    return vp_of(after, p)


def _spades_help(s: State, p: int, spades: int, last: bool) -> bool:
    """Is there land to transform? In the last round only for VP or a dwelling at once."""
    home = home_terrain(s, p)
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    away = [space for space in spaces_of(lo | skip_lo, hi | skip_hi) if terrain_of(s, space) != home]
    if not last:
        return bool(away)
    vp = s.setup.rounds[(round_of(s) - 1) * ROUND_ROW + S_SPADE_VP] + trait_of(s, p, SPADE_VP)
    dwelling = can_pay_dwelling(s, p, 0) and any(spades_needed(s, p, space, home * 2) <= spades for space in away)
    return bool(away) and (vp > 0 or dwelling)


# ---- the cult bonus ---------------------------------------------------------------------------------------


def _bonus_missed(s: State, p: int, specials: list[int]) -> list[Found]:
    """One step short of a cult bonus, with a priest or a special action that could make it."""
    row = (round_of(s) - 1) * ROUND_ROW
    track, per = s.setup.rounds[row + S_CULT], s.setup.rounds[row + S_PER]
    if track < 0 or per == 1 or (cult_level(s, p, track) + 1) % per or steps_possible(s, p, track, 1) == 0:
        return []
    if priests_of(s, p) == 0 and not any(_brings_step(s, a) for a in specials):
        return []
    return [("bonus-missed", {"cult": TRACKS[track]})]


def _brings_step(s: State, a: int) -> bool:
    after = s.copy()
    apply(after, a)
    return top_kind(after) == PICK_STEP
