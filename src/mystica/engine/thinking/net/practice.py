"""A game played to learn from: after every own choice of those who learn, what they saw, and what they expected."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from mystica.engine.core.bits import zeros
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import BOX_FRAMES, TURN, answerable_together, top_kind
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.greedy import best_macro, ranked
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.inputs import N_INPUTS, View
from mystica.engine.thinking.net.rivals import N_RIVAL, write_rival

OTHERS: Final[i64] = 4
ROW: Final = int(N_INPUTS + OTHERS * N_RIVAL)  # bytes of a row: own inputs, then each of the others
_BEST: Final = 6  # of which one is taken where chance decides


@mypyc_attr(acyclic=True)
class Notes:
    """What was seen in one game."""

    def __init__(self) -> None:
        self.view = View()
        self.seen = BytesWriter()
        self.seats: list[int] = []
        self.rounds: list[int] = []
        self.others: list[int] = []
        self.vp: list[int] = []  # there were
        self.expected: list[int] = []  # in the end, in thousandths
        self.free: list[int] = []  # 1 where the choice was not left to chance
        self._own: vec[i64] = zeros(int(N_INPUTS))
        self._one: vec[i64] = zeros(int(N_RIVAL))

    def bytes_seen(self) -> bytes:
        return self.seen.getvalue()

    def note(self, before: State, after: State, p: i64, expected: i64, free: bool) -> None:
        """The position after a choice, the others as they were before it."""
        view = self.view
        view.begin(before, p)
        view.write(after, self._own)
        for i in range(N_INPUTS):
            self.seen.append(u8(self._own[i]))
        n = before.setup.n
        for k in range(i64(1), OTHERS + 1):
            if k < n:
                q = (p + k) % n
                write_rival(before, p, q, view.areas[q], self._one)
            for i in range(N_RIVAL):
                self.seen.append(u8(self._one[i]) if k < n else u8(0))
        self.seats.append(int(p))
        self.rounds.append(int(after.v[ROUND]))
        self.others.append(int(n - 1))
        self.vp.append(int(after.v[seat_base(p) + VP]))
        self.expected.append(int(expected))
        self.free.append(1 if free else 0)


def practise(s: State, minds: list[Mind], learns: list[bool], seed: i64, noise: i64) -> Notes:
    """Play to the end by one ply. Of the turns of those who learn so many in a thousand are drawn among the best."""
    x = next_random(scramble(seed))
    notes = Notes()
    while not is_over(s):
        p = decider(s)
        mind = minds[p]
        free = True
        if learns[p] and noise > 0 and s.v[ROUND] > 0 and top_kind(s) == TURN:
            x = next_random(x)
            x = next_random(x)
            free = x % 1000 >= noise
        if free:
            chosen = best_macro(s, mind)
        else:
            few = ranked(s, mind, _BEST)
            x = next_random(x)
            x = next_random(x)
            chosen = few[x % i64(len(few))][1]
        if not learns[p]:
            for a in chosen:
                apply(s, a)
            continue
        before = s.copy()
        for a in chosen:
            apply(s, a)
        if is_over(s) or _goes_on(s, p):
            continue
        judge = mind.at(s)
        judge.begin(before, p)
        notes.note(before, s, p, judge.expects(s), free)
    return notes


def _goes_on(s: State, p: i64) -> bool:
    """Are there own picks left that belong to the choice?"""
    kind = top_kind(s)
    return decider(s) == p and (answerable_together(kind) or kind >= BOX_FRAMES)
