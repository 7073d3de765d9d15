"""Plans: a player's best line for this round and the next, if the others play by one ply.

Each promising choice is played on by one ply, while the opponents follow a script made in the same way. Then the
player's later turns are varied one by one: where another turn leads to more in the end, the plan keeps it. The choice
whose plan ends with the best outlook is taken; how it looked by one ply counts a little, because an outlook is a guess.
There is no chance in it: the same position always gives the same plans.

Turns can often be swapped, so different lines lead to the same position. One ply continues from there as it did before,
so the result is remembered and not played again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.bits import ints
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS, SEATS
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.faction_choice import is_about_factions
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro, is_choice, ranked, value_of
from mystica.engine.thinking.opponent_script import OpponentScript

_FAR: Final[i64] = 1000000000
_MANY: Final = 60  # more turns than that are hardly ever there
_KNOWN: Final = 200000  # ends that are remembered, about 25 MB
_MASK: Final[i64] = (1 << 62) - 1
_MIX: Final[vec[i64]] = ints([next_random(scramble(97 + seat)) << 22 for seat in range(int(SEATS))])


@mypyc_attr(acyclic=True)
class Turn:
    """An own turn of a plan."""

    def __init__(self, state: State, had: list[int], played: list[int]) -> None:
        self.state = state  # before it
        self.had = had  # of the others' script
        self.played = played


@mypyc_attr(acyclic=True)
class Plan:
    """A first choice, the own turns that follow it, and where it all ends."""

    def __init__(self, first: list[int], look: i64) -> None:
        self.first = first
        self.look = look  # what its first look adds to its value
        self.value: i64 = -_FAR
        self.tried_out: i64 = 0  # what trials have added to its value
        self.turns: list[Turn] = []  # the own turns after the first choice
        self.turn: i64 = 0  # the turn that is varied next,
        self.others: list[list[int]] = []  # with these
        self.other: i64 = -1  # and that many of them tried; -1 before they are listed
        self.played = False
        self.better = False  # since the varying last began with the first turn
        self.tried: int = 0  # so many of the best turns were tried at every place already
        self.finished = False

    def follows(self) -> list[list[int]]:
        """What the player means to do in the turns after the first choice."""
        return [turn.played for turn in self.turns]


@mypyc_attr(acyclic=True)
class Plans:
    """The choices of one decision with the best plan found for each so far."""

    def __init__(
        self, s: State, mind: Mind, width: int, ahead: int, others: int, keep: int, look: int, kept: list[list[int]]
    ) -> None:
        """`kept` are the own turns with which an earlier plan meant to go on: they are not thought out again."""
        self.state = s
        self.mind = mind
        self.seat: i64 = decider(s)
        self.last: i64 = s.v[col.ROUND] + ahead if s.v[col.ROUND] + ahead < ROUNDS else ROUNDS
        self.others: int = others
        self.keep: int = keep
        self.about_factions = is_about_factions(s)  # then the look is all there is
        self.look: i64 = 1000 if self.about_factions else look
        found = ranked(s, mind, width)
        self.best_look: i64 = found[0][0]
        self.plans: list[Plan] = [self._plan(first, value) for value, first in found]
        self.script = OpponentScript(s.setup.n)
        self.kept = kept
        self.known: dict[int, int] = {}  # what the player has in the end, by own turns from which one ply goes on
        self.alive: list[Plan] = list(self.plans)
        self.place: i64 = 0  # within `alive`
        self.lap: i64 = 0
        self.next_drop: i64 = 1  # lap after which plans drop out
        self.steps: i64 = 0
        self.nodes: i64 = 0  # choices of anybody on the way

    def _plan(self, first: list[int], value: i64) -> Plan:
        return Plan(first, (value - self.best_look) * self.look // 1000)

    def plan_for(self, turn: list[int]) -> Plan:
        """A plan for a whole turn that somebody chose, to be compared with the others."""
        return self._plan(turn, value_of(self.state, self.mind, turn))

    def decided(self) -> bool:
        """Is there nothing left to find out?"""
        if self.about_factions and self._all_finished():
            return True
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
        if self.about_factions:
            plan.value = plan.look
            plan.played = True
            plan.finished = True
        elif not plan.played:
            s = self.state.copy()
            for a in plan.first:
                apply(s, a)
            had = self.script.begin()
            plan.value = plan.look + self._follow(s, had, plan.turns, self._meant(plan), -_FAR)
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

    def _follow(self, s: State, had: list[int], turns: list[Turn], meant: list[list[int]], enough: i64) -> i64:
        """Play on until the horizon: the others by the script, of which they `had` so much, the player what was meant
        as long as it can be done, then by one ply. Own turns are noted. Returns what the player has then; as soon as
        it is known to be no more than `enough`, the rest is not played."""
        p = self.seat
        mind = self.mind
        k: i64 = 0
        passed: list[int] = []
        while not is_over(s) and s.v[col.ROUND] <= self.last:
            if top_kind(s) != TURN:
                best = best_macro(s, mind)
            elif decider(s) != p:
                best = self.script.turn(s, mind, had)
            else:
                before = s.copy()
                if k < len(meant) and is_choice(s, meant[k]):
                    best = meant[k]
                    k += 1
                else:
                    key = self._key(s, had)
                    if key in self.known and self.known[key] <= enough:
                        return self._remember(passed, self.known[key])
                    passed.append(key)
                    best = best_macro(s, mind)
                    k = _FAR
                turns.append(Turn(before, had[:], best))
            for a in best:
                apply(s, a)
            self.nodes += 1
        return self._remember(passed, s.v[seat_base(p) + col.VP] * 1000 if is_over(s) else mind.expected_vp(s, p))

    def _key(self, s: State, had: list[int]) -> int:
        """All that decides how one ply goes on: the position, and where the script stands in this round."""
        key = s.hash()
        for seat in range(s.setup.n):
            key = (key + i64(had[seat * (ROUNDS + 1) + s.v[col.ROUND]]) * _MIX[seat]) & _MASK
        return int(key)

    def _remember(self, passed: list[int], value: i64) -> i64:
        """Where the positions that were passed lead."""
        if len(self.known) > _KNOWN:
            self.known.clear()
        for key in passed:
            self.known[key] = value
        return value

    def _vary(self, plan: Plan) -> None:
        while plan.turn < len(plan.turns):
            if plan.other < 0:
                plan.others = self._untried(plan)
                plan.other = 0
            while plan.other < len(plan.others):
                other = plan.others[plan.other]
                plan.other += 1
                if other != plan.turns[plan.turn].played:
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
        state = plan.turns[plan.turn].state
        found = ranked(state, self.mind, self.others)
        before = ranked(state, self.mind, plan.tried) if plan.tried > 0 else []
        return [other[1] for other in found if other not in before]

    def _try(self, plan: Plan, other: list[int]) -> None:
        turn = plan.turns[plan.turn]
        s = turn.state.copy()
        for a in other:
            apply(s, a)
        turns: list[Turn] = []
        value = plan.look + self._follow(s, turn.had[:], turns, [], plan.value - plan.look)
        if value > plan.value:
            plan.value = value
            plan.better = True
            turn.played = other
            del plan.turns[plan.turn + 1 :]
            plan.turns.extend(turns)

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
