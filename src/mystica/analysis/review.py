"""Reviews a game: what each decision cost, according to a bot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mystica.analysis.hints import best_first, level_named
from mystica.analysis.plan_differences import Accounts, differences
from mystica.bots.levels import Level
from mystica.bots.net_minds import mind_of_level
from mystica.bots.search import Stop, think
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.reading import round_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.plans import Plan, Plans
from mystica.game.advice import Judgement
from mystica.game.decision_names import decisions
from mystica.game.moves.move import Move
from mystica.game.turns import WholeTurn, is_aside, is_open, whole_turns
from mystica.notation.moves import faction_key

_LONGEST_TURN = 60  # actions


def decisions_of(start: State, actions: Iterable[int]) -> list[tuple[int, WholeTurn]]:
    """The turns in which something was decided in turn, numbered among all turns."""
    turns = enumerate(whole_turns(start, list(actions)), 1)
    return [
        (number, turn) for number, turn in turns if not is_aside(turn.atoms[0]) and decider(turn.state) == turn.seat
    ]


def review(
    turns: Iterable[tuple[int, WholeTurn]],
    bot: str,
    *,
    seconds: float | None = None,
    steps: int | None = None,
    stop: Stop | None = None,
) -> Iterator[Judgement | None]:
    """A judgement for each of the turns, nothing where there was no choice. Without seconds the same every time."""
    level = replace(level_named(bot), trials=0, scripts=1)  # both would compare the bot's favourites only
    if seconds is None and steps is None:
        steps = level.steps
    for number, turn in turns:
        if stop is not None and stop():
            return
        yield _judged(number, turn, level, seconds, steps, stop)


def _judged(
    number: int, turn: WholeTurn, level: Level, seconds: float | None, steps: int | None, stop: Stop | None
) -> Judgement | None:
    state = turn.state
    search = think(state, mind_of_level(level), level, seconds, steps, stop)
    if len(search.plans) == 1:
        return None
    best = best_first(search)[0]
    whole = _whole(state, turn.seat, best.first, search.mind)
    played = best
    if _after(state, whole).hash() != _after(state, turn.atoms).hash():
        played = _improved(search, search.plan_for(list(turn.atoms)))
    missed = best.value > played.value
    told = Accounts(search, played)
    return Judgement(
        number=number,
        action=turn.done,
        round=round_of(state),
        seat=turn.seat,
        faction=faction_key(state, turn.seat),
        decision=decisions()[top_kind(state)],
        played=Move(turn.atoms, turn.seat, state),
        better=Move(whole if missed else turn.atoms, turn.seat, state),
        cost=(best.value - played.value) / 1000 if missed else 0.0,
        terms=differences(told.of(best), told.of(played)) if missed else (),
    )


def _improved(search: Plans, plan: Plan) -> Plan:
    """The plan of the move played gets as much care as those that the search kept to the end."""
    care = max(2, int(search.steps) // 2)
    search.alive = [plan]
    search.place = 0
    for _ in range(care):
        if plan.finished:
            break
        search.step()
    return plan


def _whole(state: State, seat: int, first: list[int], mind: Mind) -> tuple[int, ...]:
    """A choice with the picks that the plan makes after it, to the end of the turn."""
    atoms = [int(a) for a in first]
    after = _after(state, tuple(atoms))
    while len(atoms) < _LONGEST_TURN and is_open(after, seat, atoms):
        for a in best_macro(after, mind):
            atoms.append(int(a))
            apply(after, a)
    return tuple(atoms)


def _after(state: State, atoms: tuple[int, ...]) -> State:
    after = state.copy()
    for a in atoms:
        apply(after, a)
    return after
