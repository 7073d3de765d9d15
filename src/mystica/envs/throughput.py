"""Measures the speed of the environments on one core, with random legal actions."""

from __future__ import annotations

import random
import time

import numpy as np
from numpy.typing import NDArray

from mystica.arena.engine_speed import Figure
from mystica.engine import COMPILED
from mystica.envs.aec import MysticaAEC
from mystica.envs.arrays import Mask
from mystica.envs.batch import Batch

BATCH = 64
FIGURES = (
    Figure("env", "steps of an environment", "steps/s", 10_000, more_is_better=True),
    Figure("batch", f"the same, {BATCH} games together", "steps/s", 40_000, more_is_better=True),
)


def measure(quick: bool = False) -> dict[str, float]:
    """Steps a second; the best of several rounds counts."""
    rounds = 2 if quick else 5
    size = 1.0 if COMPILED else 0.05
    return {
        "env": max(_env(int(8000 * size), number) for number in range(rounds)),
        "batch": max(_batch(int(400 * size), number) for number in range(rounds)),
    }


def _env(steps: int, seed: int) -> float:
    env = MysticaAEC()
    lots = random.Random(seed)
    env.reset(seed)
    began = time.process_time()
    for _ in range(steps):
        seen = env.observe(env.agent_selection)
        env.step(lots.choice(np.flatnonzero(seen["action_mask"])))
        if env.terminations[env.agent_selection]:
            env.reset()
    return steps / (time.process_time() - began)


def draw_actions(masks: Mask, lots: np.random.Generator) -> NDArray[np.int64]:
    """One legal action of each game, uniformly."""
    game, action = np.divmod(np.flatnonzero(masks.view(np.bool_)), masks.shape[1])
    first = np.searchsorted(game, np.arange(len(masks)))
    number = np.bincount(game, minlength=len(masks))
    return action[first + (lots.random(len(masks)) * number).astype(np.int64)]


def _batch(steps: int, seed: int) -> float:
    batch = Batch(BATCH)
    lots = np.random.default_rng(seed)
    now = batch.reset(seed)
    began = time.process_time()
    for _ in range(steps):
        now = batch.step(draw_actions(now.masks, lots))
    return steps * BATCH / (time.process_time() - began)
