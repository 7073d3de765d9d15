"""Explains why one plan beats another: what is judged at both ends, by named terms, and the VP on the way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mystica.bots.minds import usual_mind
from mystica.engine.core.decisions import CHOOSE_FACTION, top_kind
from mystica.engine.core.ids import WHY
from mystica.engine.core.reading import vp_of
from mystica.engine.core.state import State
from mystica.engine.flow import is_over
from mystica.engine.thinking.net.inputs import NAMES
from mystica.engine.thinking.net.net import NetMind
from mystica.engine.thinking.outlook_terms import TERMS, terms_of, told_under
from mystica.engine.thinking.plans import Plan, Plans
from mystica.engine.thinking.rollout import end_of
from mystica.game.advice import Term

_LEAST = 0.25  # VP; less is no reason
_MOST = 4


class Accounts:
    """What plans of one search come to, told by the same terms.

    The net says what one position is worth more than another, so all plans are compared with the end of one of them.
    """

    def __init__(self, search: Plans, usual: Plan) -> None:
        self.search = search
        self.usual = None if search.about_factions else end_of(search, usual)[0]

    def of(self, plan: Plan) -> dict[str, int]:
        """The judgement of a plan's end by key of its terms, in thousandths; VP by where they come from.

        Two accounts differ by as much as the plans' values: what the first choices looked like by one ply and what
        came of trials are among the terms.
        """
        search = self.search
        if self.usual is None:
            fares = "term-faction" if top_kind(search.state) == CHOOSE_FACTION else "term-bid"
            return {fares: int(plan.look), "term-trials": int(plan.tried_out)}
        end, gains = end_of(search, plan)
        seat = int(search.seat)
        found = self._by_net(end, seat) if isinstance(search.mind, NetMind) else _by_terms(end, seat)
        for why, amount in gains:
            key = f"source-{WHY[why].replace(' ', '-')}"
            found[key] = found.get(key, 0) + amount * 1000
        found["term-first-look"] = int(plan.look)
        found["term-trials"] = int(plan.tried_out)
        found["term-vp"] = vp_of(search.state, seat) * 1000
        return found

    def _by_net(self, end: State, seat: int) -> dict[str, int]:
        mind, usual = self.search.mind, self.usual
        assert isinstance(mind, NetMind) and usual is not None
        if is_over(end) or is_over(usual):
            return {}
        found = mind.parts(end, usual, seat, _groups(), len(TERMS))
        return dict(zip([f"term-{name}" for name in (*TERMS, "rivals")], found, strict=True))


@cache
def _groups() -> list[int]:
    """The number of the term under which each input of the net is told."""
    return [told_under(name) for name in NAMES]


def _by_terms(end: State, seat: int) -> dict[str, int]:
    return dict(zip((f"term-{name}" for name in TERMS), terms_of(end, seat, usual_mind().weights), strict=True))


def differences(one: Mapping[str, int], other: Mapping[str, int]) -> tuple[Term, ...]:
    """What the one has more than the other, or less, the largest first; only what matters."""
    keys = dict.fromkeys([*one, *other])
    found = [Term(key, (one.get(key, 0) - other.get(key, 0)) / 1000) for key in keys]
    found.sort(key=lambda term: -abs(term.vp))
    return tuple(term for term in found[:_MOST] if abs(term.vp) >= _LEAST)
