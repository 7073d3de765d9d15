"""Random complete games, uniform over the atomic legal actions, all inside the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.legal import MOST_LEGAL, legal

_BUFFER: Final = zeros(MOST_LEGAL)


def _is_idle(s: State, a: i64) -> bool:
    """What a busy player avoids if it can: passing, converting, leaving something, digging elsewhere than home."""
    if act.TRANSFORM <= a < act.OUT_OF_TURN:  # bids too, where it means nothing: golden games are drawn with it
        return (a - act.TRANSFORM) % 18 // 2 != s.v[seat_base(decider(s)) + col.COLOUR]
    return (a <= act.BURN and a != act.LEECH) or act.PASS <= a < act.FACTION


def choose(s: State, x: i64, busy: bool) -> tuple[i64, i64]:
    """A random legal action and the next random number; busy players draw again when it is an idle one."""
    buffer = _BUFFER
    n = legal(s, buffer)
    x = next_random(x)
    a = buffer[(x * n) >> 32]
    if busy:
        for _ in range(i64(8)):
            if not _is_idle(s, a):
                break
            x = next_random(x)
            a = buffer[(x * n) >> 32]
    return a, x


def play_random(s: State, seed: i64) -> tuple[i64, i64]:
    """Play to the end; returns the number of decisions and a checksum over actions and list lengths."""
    x = next_random(scramble(seed))
    buffer = _BUFFER
    decisions: i64 = 0
    check: i64 = 0
    while not is_over(s):
        n = legal(s, buffer)
        x = next_random(x)
        a = buffer[(x * n) >> 32]
        apply(s, a)
        decisions += 1
        check = (check * 31 + a * 7 + n) % 1000003
    return decisions, check


def random_actions(s: State, seed: i64, most: i64, busy: bool = False) -> list[int]:
    """Play at most so many random decisions and return the actions."""
    x = next_random(scramble(seed))
    out: list[int] = []
    while not is_over(s) and len(out) < most:
        a, x = choose(s, x, busy)
        out.append(a)
        apply(s, a)
    return out


def legal_actions(s: State) -> list[int]:
    n = legal(s, _BUFFER)
    return [_BUFFER[i] for i in range(n)]


def perft(s: State, depth: i64) -> i64:
    """Number of action sequences of that length (shorter where the game ends)."""
    if depth == 0 or is_over(s):
        return 1
    actions = legal_actions(s)
    if depth == 1:
        return len(actions)
    total: i64 = 0
    for a in actions:
        child = s.copy()
        apply(child, a)
        total += perft(child, depth - 1)
    return total


def is_legal(s: State, a: i64) -> bool:
    """Is the action in the legal list?"""
    n = legal(s, _BUFFER)
    for i in range(n):
        if _BUFFER[i] == a:
            return True
    return False


def copy_many(s: State, times: i64) -> i64:
    """Copy a state over and over, for measuring."""
    total: i64 = 0
    for _ in range(times):
        total += s.copy().v[0]
    return total
