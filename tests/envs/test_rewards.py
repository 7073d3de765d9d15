"""What is paid, and that the sums of a whole game are what they should be."""

from __future__ import annotations

import random

import numpy as np
import pytest

from mystica.envs import GameKind, MysticaEnv, raw_env
from mystica.envs.rewards import rewards
from mystica.errors import IllegalMove
from mystica.setups import SetupError


def test_rewards_of_an_end() -> None:
    assert rewards("margin", [0, 0, 0], [90, 110, 100], True) == [-20.0, 10.0, -10.0]
    assert rewards("win", [0, 0, 0], [110, 110, 100], True) == [0.5, 0.5, 0.0]
    assert rewards("vp", [20, 30], [25, 29], False) == [5.0, -1.0]
    assert rewards("margin", [20, 30], [25, 29], False) == [0.0, 0.0]


@pytest.mark.parametrize("reward", ["margin", "vp", "win"])
def test_sums_of_a_game(reward: str) -> None:
    env = raw_env(kind=GameKind(players=3), reward=reward)
    env.reset(seed=5)
    lots = random.Random(5)
    total = dict.fromkeys(env.agents, 0.0)
    ends: dict[str, int] = {}
    for agent in env.agent_iter():
        seen, paid, ended, _, info = env.last()
        total[agent] += paid
        if ended:
            ends[agent] = info["vp"]
        env.step(None if ended else lots.choice(np.flatnonzero(seen["action_mask"])))
    vp = [ends[agent] for agent in env.possible_agents]
    assert list(total.values()) == rewards(reward, [0, 0, 0], vp, True)


def test_the_learner_gets_what_happens_before_its_next_decision() -> None:
    env = MysticaEnv(GameKind(players=2), opponents="novice", reward="vp")
    seen, info = env.reset(seed=2)
    began = info["vp"][0]
    lots, total, over = random.Random(2), 0.0, False
    while not over:
        seen, paid, over, _, info = env.step(lots.choice(np.flatnonzero(seen["action_mask"])))
        total += paid
    assert total == info["vp"][0] - began


def test_refusals() -> None:
    env = raw_env(kind=GameKind(players=2))
    env.reset(seed=1)
    before = env.position
    with pytest.raises(IllegalMove, match="action 0 is not legal now"):
        env.step(0)
    assert env.position.same(before)
    with pytest.raises(SetupError, match="reward"):
        raw_env(reward="fame")
    with pytest.raises(SetupError, match="2 opponents: 2 players have 1"):
        MysticaEnv(GameKind(players=2), opponents=["random", "random"])
    with pytest.raises(SetupError, match="seat 2"):
        MysticaEnv(GameKind(players=2), seat=2)
    with pytest.raises(SetupError, match="the game is over"):
        MysticaEnv(GameKind(players=2)).step(0)
