"""What an answer to an offer of power gives away: VP for power that comes anyway, or power that costs nothing."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import BY_LEECH, ROUNDS
from mystica.engine.core.purse import gain_power
from mystica.engine.core.state import BOWL2, BOWL3, OFFER, OFFERS, PASSED, ROUND, VP, State, seat_base
from mystica.engine.rules.leech import ASKED, offer_owner, taken_power
from mystica.engine.rules.scoring import score_resources
from mystica.game.warnings.of_action import Found
from mystica.game.warnings.of_passing import next_round


def lost_by_answer(s: State, p: int, a: int) -> list[Found]:
    """The oldest offer is being answered, or out of turn any."""
    number, accept = (0, a == act.LEECH) if a < act.LISTED else divmod((a - act.ANSWER) % 64, 2)
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
    if not s.setup.unanswered_declined or top_kind(s) != TURN or s.v[OFFERS] == 0:
        return []
    if a in (act.LEECH, act.DECLINE, act.BURN) or a > act.DIG:  # an answer, or not an action yet
        return []
    if s.setup.leech_any_order and a < act.BURN:
        return []
    power = sum(taken_power(s, offer) for offer in _own_offers(s, p))
    return [("offer-refused", {"n": power})] if power > 0 else []


def _own_offers(s: State, p: int) -> list[int]:
    return [s.v[OFFER + i] for i in range(s.v[OFFERS]) if offer_owner(s.v[OFFER + i]) == p]


def _dear(s: State, p: int, gain: int) -> list[Found]:
    """VP are paid for power that is worth less, or that would come without them."""
    if not s.v[seat_base(p) + PASSED]:  # there is still time to use it
        return []
    if s.v[ROUND] == ROUNDS:
        loss = gain - 1 - _worth(s, p, gain)
        return [("power-not-worth-it", {"vp": loss})] if loss > 0 else []
    anyway = gain - _worth(s, p, gain)
    return [("power-comes-anyway", {"n": anyway, "vp": gain - 1})] if anyway > 0 else []


def _worth(s: State, p: int, gain: int) -> int:
    """What so much power is good for: all of it for who is still in play, else what is left of it in the next round.

    In the last round that is VP.
    """
    me = seat_base(p)
    if not s.v[me + PASSED]:
        return gain
    states: list[State] = [s.copy(), s.copy()]
    gain_power(states[1], p, gain, BY_LEECH)
    if s.v[ROUND] == ROUNDS:
        for state in states:
            score_resources(state, p)
        return states[1].v[me + VP] - states[0].v[me + VP]
    without, with_it = (next_round(state, p)[0].v for state in states)
    return sum((with_it[me + bowl] - without[me + bowl]) * weight for bowl, weight in ((BOWL2, 1), (BOWL3, 2)))
