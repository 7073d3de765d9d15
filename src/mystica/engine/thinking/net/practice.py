"""Plays a training game and records what the learners saw and expected, at their choices and at the start of rounds."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import BOX_FRAMES, TURN, answerable_together, top_kind
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.inputs import N_INPUTS, View
from mystica.engine.thinking.net.rivals import N_RIVAL, write_rival
from mystica.engine.thinking.one_ply import best_macro, ranked
from mystica.engine.thinking.round_rollouts import RoundRollouts

OTHERS: Final[i64] = 4
ROW: Final = int(N_INPUTS + OTHERS * N_RIVAL)  # bytes of a row: own inputs, then each of the others
_BEST: Final = 6  # of which one is taken where chance decides
_TASTE: Final = 1500


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
        self.told: list[int] = []  # by looking ahead, what is expected then; -1 where nobody looked
        self._own: vec[i64] = zeros(int(N_INPUTS))
        self._one: vec[i64] = zeros(int(N_RIVAL))

    def bytes_seen(self) -> bytes:
        return self.seen.getvalue()

    def note(self, before: State, after: State, p: i64, expected: i64, told: i64) -> None:
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
        self.rounds.append(int(after.v[col.ROUND]))
        self.others.append(int(n - 1))
        self.vp.append(int(after.v[seat_base(p) + col.VP]))
        self.expected.append(int(expected))
        self.told.append(int(told))


@mypyc_attr(acyclic=True)
class Practice:
    """How those who learn play: mostly by one ply. So many of their turns in a thousand are drawn among the best few,
    and so many are looked at: the best ones are played on, which tells what each of them is worth."""

    def __init__(self, noise: int, looks: int, width: int, laps: int) -> None:
        self.noise: i64 = noise
        self.looks: i64 = looks
        self.width = width
        self.laps: i64 = laps


def practise(s: State, minds: list[Mind], learns: list[bool], seed: i64, how: Practice) -> Notes:
    """Play to the end."""
    x = next_random(scramble(seed))
    notes = Notes()
    now = s.v[col.ROUND]
    while not is_over(s):
        p = decider(s)
        if s.v[col.ROUND] != now and top_kind(s) == TURN:
            now = s.v[col.ROUND]
            for seat in range(s.setup.n):
                if learns[seat]:
                    judge = minds[seat].at(s)
                    judge.begin(s, seat)
                    notes.note(s, s, seat, judge.expects(s), -1)
        mind = minds[p]
        draw: i64 = 1000
        if learns[p] and s.v[col.ROUND] > 0 and top_kind(s) == TURN:
            x = next_random(x)
            x = next_random(x)
            draw = x % 1000
        if draw < how.noise:
            few = ranked(s, mind, _BEST)
            x = next_random(x)
            x = next_random(x)
            chosen = few[x % i64(len(few))][1]
        elif draw < how.noise + how.looks:
            chosen = _look_ahead(s, p, mind, how, x, notes)
        else:
            chosen = best_macro(s, mind)
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
        notes.note(before, s, p, judge.expects(s), -1)
    return notes


def _look_ahead(s: State, p: i64, mind: Mind, how: Practice, seed: i64, notes: Notes) -> list[int]:
    """The best turn when all of the best are played on. What they lead to is told, all of it higher or lower by half of
    what the looks have in common: that is chance more than anything."""
    looks = RoundRollouts(s, mind, how.width, 0, _TASTE, 1, int(seed))
    for _ in range(how.laps):
        looks.lap()
    count: i64 = len(looks.turns)
    if count < 2:
        return looks.turns[0].first
    expected: i64 = 0
    found: i64 = 0
    for turn in looks.turns:
        expected += turn.value
        found += turn.total // how.laps
    common = (found - expected) // count // 2
    judge = mind.at(s)
    for turn in looks.turns:
        after = s.copy()
        for a in turn.first:
            apply(after, a)
        if not is_over(after) and not _goes_on(after, p):
            judge.begin(s, p)
            notes.note(s, after, p, judge.expects(after), turn.total // how.laps - common)
    return looks.best().first


def _goes_on(s: State, p: i64) -> bool:
    """Are there own picks left that belong to the choice?"""
    kind = top_kind(s)
    return decider(s) == p and (answerable_together(kind) or kind >= BOX_FRAMES)
