"""Games that part from one another, to learn what the start of a round promises.

A game is played on several times from one position: the player makes another choice each time and goes on by weights
that are off, until the horizon of a plan; from there on everybody plays by one ply. Whatever differs at the horizon is
due to the player, so it can be told from the VP that follow what it was worth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from mystica.arena.training import Course
from mystica.engine.core.bits import zeros
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.state import ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.thinking.endings import play_out
from mystica.engine.thinking.features import N_TERMS, write_terms
from mystica.engine.thinking.greedy import best_macro, ranked
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.outlook import PROMISES
from mystica.game.planning import usual_mind

BRANCHES = 5
_PARTINGS = 2  # of each game
_CHOICES = 8  # from which the branches take their first turns
_SPREAD = 35  # percent by which weights are off
_TURNS = 4  # of each player in a round, among which the parting is drawn; the first one for the nearest horizon


@dataclass(frozen=True)
class Fork:
    """Branches of one position: at the start of this round each had these features and made so many VP from there."""

    round: int
    features: list[list[int]]
    made: list[int]


def forks(seed: int, number: int) -> Iterator[Fork]:
    """Those of one game; the same for the same numbers."""
    rng = random.Random(f"branches {seed} {number}")
    setup = Course(seed).contest(number).setup(0).engine_setup()
    minds = [_mind(rng) for _ in range(setup.n)]
    wanted = {
        horizon: rng.randrange(setup.n * (_TURNS if horizon > PROMISES[0] else 1))
        for horizon in rng.sample(PROMISES, _PARTINGS)
    }
    s = new_game(setup)
    while not is_over(s):
        if top_kind(s) == TURN:
            for horizon in list(wanted):
                if int(s.v[ROUND]) == max(1, horizon - 2):
                    if wanted[horizon] == 0:
                        yield _fork(s, horizon, rng)
                    wanted[horizon] -= 1
        for a in best_macro(s, minds[decider(s)]):
            apply(s, a)


def _mind(rng: random.Random) -> Mind:
    return usual_mind().shaken(rng.getrandbits(30), _SPREAD)


def _fork(s: State, horizon: int, rng: random.Random) -> Fork:
    """The same position several times, until the start of the round and from there to the end."""
    usual, seat = usual_mind(), decider(s)
    choices = [atoms for _, atoms in ranked(s, usual, _CHOICES)]
    rng.shuffle(choices)
    fork = Fork(horizon, [], [])
    for number in range(BRANCHES):
        branch, mind = s.copy(), _mind(rng)
        for a in choices[number % len(choices)]:
            apply(branch, a)
        while branch.v[ROUND] < horizon:
            for a in best_macro(branch, mind if decider(branch) == seat else usual):
                apply(branch, a)
        found = zeros(int(N_TERMS))
        write_terms(branch, seat, found)
        fork.features.append([int(found[i]) for i in range(int(N_TERMS))])
        had = int(branch.v[seat_base(seat) + VP])
        play_out(branch, [usual] * branch.setup.n)
        fork.made.append(int(branch.v[seat_base(seat) + VP]) - had)
    return fork
