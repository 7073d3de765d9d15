"""Plays a plan, or a whole game by one ply, to its end."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import E_VP
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.plans import Plan, Plans


def end_of(search: Plans, plan: Plan) -> tuple[State, list[tuple[int, int]]]:
    """The position at the horizon of a plan, and on the way there the player's VP with what each was for."""
    s = search.state.copy()
    trace: list[tuple[int, int, int, int]] = []
    s.trace = trace
    for a in plan.first:
        apply(s, a)
    turn: i64 = 0
    had = search.script.begin()
    while not is_over(s) and s.v[col.ROUND] <= search.last:
        if top_kind(s) != TURN:
            chosen = best_macro(s, search.mind)
        elif decider(s) != search.seat:
            chosen = search.script.turn(s, search.mind, had)
        else:
            chosen = plan.turns[turn].played
            turn += 1
        for a in chosen:
            apply(s, a)
    s.trace = None
    seat = int(search.seat)
    return s, [(why, amount) for who, what, amount, why in trace if who == seat and what == E_VP]


def play_out(s: State, minds: list[Mind]) -> None:
    """Play to the end by one ply, each seat with a mind of its own."""
    while not is_over(s):
        for a in best_macro(s, minds[decider(s)]):
            apply(s, a)
