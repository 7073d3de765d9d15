"""Searching bots with the expansions: legal, repeatable, to the end of every game, and in little memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mystica.bots import player
from mystica.engine import COMPILED
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import ROUND, State
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.playout import choose, is_legal
from mystica.notation.moves import text_of
from mystica.setups import draw

LEVELS = ("casual", "strong", "expert")
BOXES = {
    "base": {},
    "fire-and-ice": {"fire-and-ice": "true"},
    "merchants": {"merchants": "true"},
    "both": {"fire-and-ice": "true", "merchants": "true"},
}
MOST_CHOICES = 1500  # of a game; ten times as many as there are in most


def positions(players: int, seed: int, box: str, each: int) -> list[State]:
    """Of a game by lot, busily played: so many from every round, and as many from the set-up."""
    state = new_game(draw(players, seed, options=BOXES[box]).engine_setup())
    x = next_random(scramble(seed))
    by_round: dict[int, list[State]] = {}
    while not is_over(state):
        by_round.setdefault(int(state.v[ROUND]), []).append(state.copy())
        a, x = choose(state, x, True)
        apply(state, a)
    return [found[len(found) * k // each] for found in by_round.values() for k in range(each)]


def play(state: State, name: str, most: int) -> int:
    """The bot decides for everybody, at most so often; every action is checked. Returns how often it did."""
    bot = player(name)
    made = 0
    while not is_over(state) and made < most:
        chosen = bot.choose(state.copy(), made)
        assert chosen
        for a in chosen:
            assert is_legal(state, a), text_of(state, a)
            apply(state, a)
        made += 1
    return made


@pytest.mark.parametrize("box", ["fire-and-ice", "merchants", "both"])
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_nothing_illegal(level: str, players: int, box: str) -> None:
    for number, position in enumerate(positions(players, players, box, 2 if COMPILED else 1)):
        if COMPILED or number % 3 == players % 3:
            play(position, f"{level}@{3 if COMPILED else 1}n", 12 if COMPILED else 2)


@pytest.mark.parametrize("box", ["fire-and-ice", "merchants", "both"])
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_every_game_ends(level: str, players: int, box: str) -> None:
    """Whole games where the engine is fast, else from the middle of the last round on."""
    if COMPILED:
        state = new_game(draw(players, 20 + players, options=BOXES[box]).engine_setup())
    else:
        state = next(s for s in reversed(positions(players, players, box, 3)) if s.v[ROUND] == ROUNDS)
    assert play(state, f"{level}@2n" if COMPILED else f"{level}@1n", MOST_CHOICES) < MOST_CHOICES
    assert is_over(state)


@pytest.mark.parametrize("box", list(BOXES))
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_steps_and_seed_give_the_same_answer(level: str, box: str) -> None:
    name = f"{level}@{20 if COMPILED else 2}n"
    found = positions(3, 4, box, 3 if COMPILED else 1)
    for position in found if COMPILED else found[3::3]:
        first = player(name).choose(position, 3)
        assert player(name).choose(position.copy(), 3) == first


THINK = """
import sys
from pathlib import Path
from mystica.bots import player
from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.setups import draw

state = new_game(draw(5, 8, options={"fire-and-ice": "true", "merchants": "true"}).engine_setup())
random_actions(state, 8, 250, True)
assert player(sys.argv[1]).choose(state)
(most,) = [row.split()[1] for row in Path("/proc/self/status").read_text().splitlines() if row.startswith("VmHWM")]
print(most)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="how much memory a process had is told otherwise")
def test_the_expert_needs_less_than_300_mb() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THINK, f"expert@{400 if COMPILED else 3}n"], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 300 * 1024, f"{int(done.stdout) // 1024} MB"
