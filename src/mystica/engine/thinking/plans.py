"""Plans: what a player makes of this round and the next if the others play by one ply.

Each promising choice is played on by the one-ply policy. Then the own turns that follow it are varied one after the
other: where another turn leads to more in the end, the plan goes that way from then on. The choice whose plan ends
best is taken. Nothing is left to chance: the same position always gives the same plans.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.evaluation import evaluate
from mystica.engine.thinking.greedy import best_macro, is_choice, ranked
from mystica.engine.thinking.weights import Weights

_FAR: Final[i64] = 1000000000
_MANY: Final = 60  # more turns than that are hardly ever there


@mypyc_attr(acyclic=True)
class Plan:
    """A first choice, the own turns that follow it, and where it all ends."""

    def __init__(self, first: list[int]) -> None:
        self.first = first
        self.value: i64 = -_FAR
        self.turns: list[State] = []  # positions before the own turns after the first choice
        self.chosen: list[list[int]] = []  # what is played there
        self.turn: i64 = 0  # the turn that is varied next,
        self.others: list[list[int]] = []  # with these
        self.other: i64 = -1  # and that many of them tried; -1 before they are listed
        self.played = False
        self.better = False  # since the varying last began with the first turn
        self.tried: int = 0  # so many of the best turns were tried at every place already
        self.finished = False


@mypyc_attr(acyclic=True)
class Plans:
    """The choices of one decision with the best plan found for each so far."""

    def __init__(
        self, s: State, w: Weights, width: int, ahead: int, others: int, keep: int, envy: int, kept: list[list[int]]
    ) -> None:
        """`kept` are the own turns with which an earlier plan meant to go on: they are not thought out again."""
        self.state = s
        self.weights = w
        self.seat: i64 = decider(s)
        self.last: i64 = s.v[ROUND] + ahead if s.v[ROUND] + ahead < ROUNDS else ROUNDS
        self.others: int = others
        self.keep: int = keep
        self.envy: i64 = envy
        self.plans: list[Plan] = [Plan(first) for first in ranked(s, w, width)]
        self.kept = kept
        self.alive: list[Plan] = list(self.plans)
        self.place: i64 = 0  # within `alive`
        self.lap: i64 = 0
        self.next_drop: i64 = 1  # lap after which plans drop out
        self.steps: i64 = 0
        self.nodes: i64 = 0  # choices of anybody on the way

    def decided(self) -> bool:
        """Is there nothing left to find out?"""
        return len(self.plans) == 1 or (self._all_finished() and (self.others == 0 or self.others > _MANY))

    def _all_finished(self) -> bool:
        for plan in self.alive:
            if not plan.finished:
                return False
        return True

    def _widen(self) -> None:
        """There is time left: try twice as many turns at each place, and take plans up again that dropped out."""
        self.others *= 2
        self.keep *= 2
        self.alive = list(self.plans)
        while len(self.alive) > self.keep:
            self._drop_worst()
        for plan in self.alive:
            if plan.finished:
                plan.finished = False
                plan.turn = 0
                plan.other = -1
        self.place = 0

    def step(self) -> None:
        """Play one plan to its end: a first time, or with another turn somewhere."""
        while self.alive[self.place].finished:
            if self._all_finished():
                self._widen()
            else:
                self._go_on()
        plan = self.alive[self.place]
        self.steps += 1
        if not plan.played:
            s = self.state.copy()
            for a in plan.first:
                apply(s, a)
            plan.value = self._follow(s, plan.turns, plan.chosen, self._meant(plan))
            plan.played = True
        else:
            self._vary(plan)
        self._go_on()

    def _go_on(self) -> None:
        """To the next plan; after some laps worse ones drop out."""
        self.place += 1
        if self.place >= len(self.alive):
            self.place = 0
            self.lap += 1
            if self.lap == self.next_drop:
                self._drop()
                self.next_drop = self.lap * 2 + 2

    def _meant(self, plan: Plan) -> list[list[int]]:
        """The turns meant to follow this choice."""
        if len(self.kept) == 0 or top_kind(self.state) != TURN:
            return self.kept
        return self.kept[1:] if plan.first == self.kept[0] else []

    def _follow(self, s: State, turns: list[State], chosen: list[list[int]], meant: list[list[int]]) -> i64:
        """All play by one ply until the horizon, the player what was meant as long as it can be done; own turns are
        noted. Returns what the player has then."""
        p = self.seat
        w = self.weights
        k: i64 = 0
        while not is_over(s) and s.v[ROUND] <= self.last:
            own = decider(s) == p and top_kind(s) == TURN
            if own:
                turns.append(s.copy())
            if own and k < len(meant) and is_choice(s, meant[k]):
                best = meant[k]
                k += 1
            else:
                best = best_macro(s, w)
                if own:
                    k = _FAR
            if own:
                chosen.append(best)
            for a in best:
                apply(s, a)
            self.nodes += 1
        return standing(s, p, w, self.envy)

    def _vary(self, plan: Plan) -> None:
        while plan.turn < len(plan.turns):
            if plan.other < 0:
                plan.others = self._untried(plan)
                plan.other = 0
            while plan.other < len(plan.others):
                other = plan.others[plan.other]
                plan.other += 1
                if other != plan.chosen[plan.turn]:
                    self._try(plan, other)
                    return
            plan.turn += 1
            plan.other = -1
        if plan.better:  # turns before the one that changed may be worth another look
            plan.better = False
            plan.turn = 0
            plan.tried = 0
        else:
            plan.finished = True
            plan.tried = self.others

    def _untried(self, plan: Plan) -> list[list[int]]:
        """Other turns for the place that is varied now."""
        found = ranked(plan.turns[plan.turn], self.weights, self.others)
        if plan.tried == 0:
            return found
        before = ranked(plan.turns[plan.turn], self.weights, plan.tried)
        return [other for other in found if other not in before]

    def _try(self, plan: Plan, other: list[int]) -> None:
        s = plan.turns[plan.turn].copy()
        for a in other:
            apply(s, a)
        turns: list[State] = []
        chosen: list[list[int]] = []
        value = self._follow(s, turns, chosen, [])
        if value > plan.value:
            plan.value = value
            plan.better = True
            del plan.turns[plan.turn + 1 :]
            del plan.chosen[plan.turn :]
            plan.chosen.append(other)
            plan.turns.extend(turns)
            plan.chosen.extend(chosen)

    def _drop(self) -> None:
        """The worse half goes, down to the last few."""
        keep = (len(self.alive) + 1) // 2
        if keep < self.keep:
            keep = self.keep
        while len(self.alive) > keep:
            self._drop_worst()

    def _drop_worst(self) -> None:
        worst: i64 = 0
        for k in range(i64(len(self.alive))):
            if self.alive[k].value <= self.alive[worst].value:
                worst = k
        self.alive.pop(worst)

    def best(self) -> Plan:
        """The plan that ends best; before any was played, that of the best choice by one ply."""
        best = self.plans[0]
        for plan in self.alive:
            if plan.played and plan.value > best.value:
                best = plan
        return best


def standing(s: State, p: i64, w: Weights, envy: i64) -> i64:
    """The player's VP, counted or guessed, in thousandths, less a share of what the others have on average."""
    mine = _final(s, p, w)
    if envy == 0:
        return mine
    total: i64 = 0
    for q in range(s.setup.n):
        if q != p:
            total += _final(s, q, w)
    return mine - total // (s.setup.n - 1) * envy // 1000


def _final(s: State, p: i64, w: Weights) -> i64:
    if is_over(s):
        return s.v[seat_base(p) + VP] * 1000
    return evaluate(s, p, w)
