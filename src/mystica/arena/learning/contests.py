"""Measures a net at mixed duplicate tables, by one ply: cheap enough to do after every generation."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.arena.learning.training_games import contest
from mystica.arena.seatings import pair_seatings
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import mind_of
from mystica.data.net_file import NetFile
from mystica.engine.core.reading import vp_of
from mystica.engine.flow import new_game
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.rollout import play_out


@dataclass(frozen=True)
class Match:
    """One table: a net against another, or against the terms."""

    seed: int
    number: int
    a: NetFile
    b: NetFile | None
    base_only: bool = True


def play_match(match: Match) -> tuple[float, float]:
    """VP per seat that A makes more than B, over all seatings, and what A makes."""
    a: Mind = mind_of(match.a)
    b: Mind = mind_of(match.b) if match.b is not None else usual_mind()
    setup = contest(match.seed, match.number, match.base_only).setup(0).engine_setup()
    n = int(setup.n)
    sums, counts = [0.0, 0.0], [0, 0]
    for seating in pair_seatings(n):
        state = new_game(setup)
        play_out(state, [(a, b)[who] for who in seating])
        for seat, who in enumerate(seating):
            sums[who] += int(vp_of(state, seat))
            counts[who] += 1
    mean = sums[0] / counts[0]
    return mean - sums[1] / counts[1], mean
