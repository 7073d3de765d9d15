"""Masks as MaskablePPO of sb3-contrib wants them: a method of that name, found through every wrapper."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from mystica import envs
from mystica.engine.observing import MASK_SIZE
from mystica.engine.playout import legal_actions
from mystica.envs import GameKind, MysticaEnv
from mystica.envs.turns import MOST_TURNS
from tests.envs.test_conformance import KINDS


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_masks_are_the_legal_actions(kind: GameKind) -> None:
    env = MysticaEnv(kind, seat=None)
    seen, _ = env.reset(seed=5)
    lots, over = np.random.default_rng(5), False
    while not over:
        masks = env.action_masks()
        assert masks.dtype == np.bool_ and masks.shape == (MASK_SIZE,)
        assert np.flatnonzero(masks).tolist() == sorted(legal_actions(env.position))
        assert (masks == seen["action_mask"]).all()
        seen, _, over, _, _ = env.step(lots.choice(np.flatnonzero(masks)))
    assert not env.action_masks().any()


@pytest.mark.parametrize(("name", "size"), [(envs.NAME, MASK_SIZE), (envs.TURNS_NAME, MOST_TURNS)])
def test_wrappers_have_them_too(name: str, size: int) -> None:
    made = gymnasium.make(name, kind=GameKind(players=2))
    wrapped = gymnasium.wrappers.FlattenObservation(gymnasium.wrappers.FilterObservation(made, ["observation"]))
    wrapped.reset(seed=1)
    assert wrapped.has_wrapper_attr("action_masks")
    masks = wrapped.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_ and masks.shape == (size,) and masks.any()


def test_masks_are_ones_own() -> None:
    env = MysticaEnv(GameKind(players=2))
    env.reset(seed=1)
    env.action_masks()[:] = False
    assert env.action_masks().any()
