"""The libraries' own tests of what an environment must be."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from mystica import envs
from mystica.envs import GameKind
from mystica.envs.aec import ILLEGAL_REWARD

KINDS = {
    "two": GameKind(players=2),
    "five with choice": GameKind(players=5, map="fire-and-ice", options={"fire-and-ice": "true"}),
    "ships": GameKind(
        players=3, map="lakes", options={"merchants": "true"}, factions=("dwarves", "mermaids", "witches")
    ),
    "auction": GameKind(players=3, profile="snellman", options={"factions": "auction"}),
}
DICTIONARY = ("Observation is not a NumPy array", "Observation space for each agent probably")


@pytest.fixture(autouse=True)
def dictionaries_are_meant() -> Iterator[None]:
    """The library prefers arrays, but its own games with masks have dictionaries as well."""
    with warnings.catch_warnings():
        for text in DICTIONARY:
            warnings.filterwarnings("ignore", text)
        yield


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("reward", envs.REWARDS)
def test_pettingzoo(kind: GameKind, reward: str) -> None:
    api_test(envs.env(kind=kind, reward=reward), num_cycles=250)


def test_pettingzoo_without_wrappers() -> None:
    api_test(envs.raw_env(kind=KINDS["two"]), num_cycles=500)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_pettingzoo_seeds(kind: GameKind) -> None:
    seed_test(lambda: envs.env(kind=kind), num_cycles=150)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("seat", [0, None])
def test_gymnasium(kind: GameKind, seat: int | None) -> None:
    made = gymnasium.make(envs.NAME, kind=kind, seat=seat, render_mode="ansi")
    check_env(made.unwrapped)


def test_an_illegal_action_ends_the_episode() -> None:
    env = envs.MysticaEnv(GameKind(players=2))
    env.reset(seed=1)
    seen, paid, terminated, truncated, info = env.step(0)
    assert (paid, terminated, truncated, info["illegal"]) == (ILLEGAL_REWARD, True, False, True)
    assert seen["action_mask"].sum() == 0
