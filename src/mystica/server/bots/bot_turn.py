"""A bot's whole turn, chosen in a worker process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from mystica.bots import Player, player
from mystica.engine.core.decisions import TAKE_POWER, top_kind
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, new_game
from mystica.errors import MoveError
from mystica.game import Game, Move
from mystica.game.turns import is_open
from mystica.lessons import reply
from mystica.notation.saves import load_setup
from mystica.server.bots.bot_time import TUTOR
from mystica.server.play.turns import reading_as

_STRIDE = 7919  # spreads the actions of one seed
_MOST_STATES = 32
_YES_OR_NO = 0.25  # of the time a bot was given for a choice: a turn of one person may ask all the others
_LONGEST_TURN = 200  # actions; who draws lots may convert for a while

_states: OrderedDict[str, tuple[tuple[int, ...], int, State]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class BotJob:
    """A position, as a setup file and actions, and who is to move."""

    setup: str
    actions: tuple[int, ...]
    level: str


def choose_turn(job: BotJob, stop: Callable[[], bool] | None = None) -> str:
    """The whole turn of whoever decides, as one text. Once `stop` is true nobody needs it, and any turn will do."""
    if job.level == TUTOR:
        return reply(Game(load_setup(job.setup, begun=True), job.actions)).text
    state, seed = state_of(job)
    start, seat = state.copy(), decider(state)
    if seat < 0:
        raise MoveError("move-over")
    thinker = player(job.level)  # a new one: what it answers depends on the job alone
    turn: list[int] = []
    first: list[int] = []
    while not turn or (len(turn) < _LONGEST_TURN and is_open(state, seat, turn)):
        chosen = _choice(thinker, state, seed + _STRIDE * (len(job.actions) + len(turn)), stop)
        for a in chosen:
            apply(state, a)
        first = first or chosen
        turn += chosen
    text = Move(tuple(turn), seat, start).text
    return text if reading_as(start, text, state) is not None else Move(tuple(first), seat, start).text


def _choice(thinker: Player, state: State, chance: int, stop: Callable[[], bool] | None) -> list[int]:
    if thinker.budget.seconds is not None and top_kind(state) == TAKE_POWER:
        budget = replace(thinker.budget, seconds=thinker.budget.seconds * _YES_OR_NO)
        thinker = replace(thinker, budget=budget)
    return thinker.choose(state, chance, stop)


def state_of(job: BotJob) -> tuple[State, int]:
    """The position; the last one of the same game saves most of the way."""
    known = _states.get(job.setup)
    if known is not None and job.actions[: len(known[0])] == known[0]:
        done, seed, state = known
        state = state.copy()
    else:
        setup = load_setup(job.setup, begun=True)
        done, seed, state = (), setup.seed or 0, new_game(setup.engine_setup())
    for a in job.actions[len(done) :]:
        apply(state, a)
    _states[job.setup] = (job.actions, seed, state.copy())
    _states.move_to_end(job.setup)
    while len(_states) > _MOST_STATES:
        _states.popitem(last=False)
    return state, seed
