"""Environments for learning: all seats (PettingZoo), one seat (Gymnasium), and many games at once (numpy)."""

from mystica.extras import extra

with extra("envs", "mystica.envs"):
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401

from mystica.envs.aec import MysticaAEC, env, raw_env
from mystica.envs.batch import Batch, BatchStep
from mystica.envs.games import GameKind
from mystica.envs.layout import Block, blocks, where
from mystica.envs.rewards import REWARDS
from mystica.envs.single import MysticaEnv
from mystica.envs.turns import MysticaTurnsEnv

NAME = "Mystica-v0"
TURNS_NAME = "MysticaTurns-v0"
if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="mystica.envs.single:MysticaEnv")
    gymnasium.register(TURNS_NAME, entry_point="mystica.envs.turns:MysticaTurnsEnv")

__all__ = [
    "env", "raw_env", "MysticaAEC", "MysticaEnv", "MysticaTurnsEnv", "Batch", "BatchStep", "GameKind", "blocks",
    "Block", "where", "REWARDS", "NAME", "TURNS_NAME",
]  # fmt: skip
