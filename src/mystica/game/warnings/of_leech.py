"""What an answer to an offer of power gives away: VP for power that comes anyway, or power that costs nothing."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import BY_LEECH, ROUNDS
from mystica.engine.core.purse import gain_power
from mystica.engine.core.reading import bowl2_of, bowl3_of, has_passed, offer_at, offer_count, round_of, vp_of
from mystica.engine.core.state import State
from mystica.engine.rules.leech import ASKED, offer_owner, taken_power
from mystica.engine.rules.scoring import score_resources
from mystica.game.warnings.of_boxes import Found
from mystica.game.warnings.of_passing import next_round


def lost_by_answer(s: State, p: int, a: int) -> list[Found]:
    """The oldest offer is being answered, or out of turn any."""
    number, accept = (0, a == act.LEECH) if a < act.OUT_OF_TURN else divmod((a - act.ANSWER) % 64, 2)
    offer = _own_offers(s, p)[number]
    gain = taken_power(s, offer)
    if gain == 0:
        return []
    if accept:
        return _dear(s, p, gain) if gain > 1 else []
    nobody_cares = offer % ASKED // 4096 == 0  # else the builder gains by a taken offer
    return [("free-power-refused", {})] if gain == 1 and nobody_cares and _worth(s, p, gain) > 0 else []


def refused_by_acting(s: State, p: int, a: int) -> list[Found]:
    """Under that ruling whoever acts has refused what was still open."""
    if not s.setup.unanswered_declined or top_kind(s) != TURN or offer_count(s) == 0:
        return []
    if a in (act.LEECH, act.DECLINE, act.BURN) or a > act.DIG:  # an answer, or not an action yet
        return []
    if s.setup.leech_any_order and a < act.BURN:
        return []
    power = sum(taken_power(s, offer) for offer in _own_offers(s, p))
    return [("offer-refused", {"n": power})] if power > 0 else []


def _own_offers(s: State, p: int) -> list[int]:
    return [offer_at(s, i) for i in range(offer_count(s)) if offer_owner(offer_at(s, i)) == p]


def _dear(s: State, p: int, gain: int) -> list[Found]:
    """VP are paid for power that is worth less, or that would come without them."""
    if not has_passed(s, p):  # there is still time to use it
        return []
    if round_of(s) == ROUNDS:
        loss = gain - 1 - _worth(s, p, gain)
        return [("power-not-worth-it", {"vp": loss})] if loss > 0 else []
    anyway = gain - _worth(s, p, gain)
    return [("power-comes-anyway", {"n": anyway, "vp": gain - 1})] if anyway > 0 else []


def _worth(s: State, p: int, gain: int) -> int:
    """What so much power is good for: all of it for who is still in play, else what is left of it in the next round.

    In the last round that is VP.
    """
    if not has_passed(s, p):
        return gain
    states: list[State] = [s.copy(), s.copy()]
    gain_power(states[1], p, gain, BY_LEECH)
    if round_of(s) == ROUNDS:
        for state in states:
            score_resources(state, p)
        return vp_of(states[1], p) - vp_of(states[0], p)
    without, with_it = (next_round(state, p)[0] for state in states)
    return bowl2_of(with_it, p) - bowl2_of(without, p) + 2 * (bowl3_of(with_it, p) - bowl3_of(without, p))
