"""Explains why one plan beats another: compares the evaluation's terms at both ends, and the VP on the way."""

from __future__ import annotations

from collections.abc import Mapping

from mystica.bots.minds import usual_mind
from mystica.engine.core.decisions import CHOOSE_FACTION, top_kind
from mystica.engine.core.ids import WHY
from mystica.engine.core.reading import vp_of
from mystica.engine.thinking.outlook_terms import TERMS, terms_of
from mystica.engine.thinking.plans import Plan, Plans
from mystica.engine.thinking.rollout import end_of
from mystica.game.advice import Term

_LEAST = 0.25  # VP; less is no reason
_MOST = 4


def account_of(search: Plans, plan: Plan) -> dict[str, int]:
    """The judgement of a plan's end by key of its terms, in thousandths; VP by where they come from.

    They add up to the plan's value: what its first choice looked like by one ply and what came of trials are among
    them.
    """
    if search.about_factions:
        fares = "term-faction" if top_kind(search.state) == CHOOSE_FACTION else "term-bid"
        return {fares: int(plan.look), "term-trials": int(plan.tried_out)}
    end, gains = end_of(search, plan)
    seat = int(search.seat)
    found = dict(zip((f"term-{name}" for name in TERMS), terms_of(end, seat, usual_mind().weights), strict=True))
    for why, amount in gains:
        key = f"source-{WHY[why].replace(' ', '-')}"
        found[key] = found.get(key, 0) + amount * 1000
    found["term-first-look"] = int(plan.look)
    found["term-trials"] = int(plan.tried_out)
    found["term-vp"] = vp_of(search.state, seat) * 1000
    return found


def differences(one: Mapping[str, int], other: Mapping[str, int]) -> tuple[Term, ...]:
    """What the one has more than the other, or less, the largest first; only what matters."""
    keys = dict.fromkeys([*one, *other])
    found = [Term(key, (one.get(key, 0) - other.get(key, 0)) / 1000) for key in keys]
    found.sort(key=lambda term: -abs(term.vp))
    return tuple(term for term in found[:_MOST] if abs(term.vp) >= _LEAST)
