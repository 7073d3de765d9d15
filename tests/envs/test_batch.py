"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from mystica.engine.flow import apply, decider, is_over
from mystica.envs import Batch, GameKind
from mystica.envs.arrays import legal_mask, numbers
from mystica.envs.batch import MOST_GAMES
from mystica.envs.rewards import REWARDS, rewards
from mystica.envs.throughput import draw_actions, measure
from mystica.errors import IllegalMove
from mystica.setups import SetupError


@pytest.mark.parametrize("reward", REWARDS)
def test_each_game_is_as_it_would_be_alone(reward: str) -> None:
    kind = GameKind(players=2)
    batch = Batch(3, kind, reward)
    now = batch.reset(seed=8)
    lots = np.random.default_rng(8)
    alone = batch.positions
    ended = 0
    vp = now.vp.tolist()
    while ended < 4:
        actions = draw_actions(now.masks, lots)
        now = batch.step(actions)
        fresh = batch.positions
        for i, state in enumerate(alone):
            apply(state, int(actions[i]))
            after = [int(x) for x in now.vp[i]]
            assert bool(now.done[i]) == is_over(state)
            assert now.rewards[i].tolist() == rewards(reward, vp[i], after, is_over(state))
            if is_over(state):
                ended += 1
                alone[i] = fresh[i]
                after = [0, 0]
            vp[i] = after
            seat = int(decider(alone[i]))
            assert now.seats[i] == seat
            assert (now.observations[i] == numbers(alone[i], seat)).all()
            assert (now.masks[i] == legal_mask(alone[i])).all()
    assert now.observations.dtype == np.int16 and now.masks.dtype == np.int8


def test_seeds() -> None:
    one, two, other = Batch(4), Batch(2), Batch(4)
    a, b, c = one.reset(3), two.reset(3), other.reset(4)
    assert (a.observations[:2] == b.observations).all()  # a game does not depend on how many there are
    assert (a.observations != c.observations).any()
    assert len({row.tobytes() for row in a.observations}) == 4


def test_refusals() -> None:
    batch = Batch(2, GameKind(players=2))
    with pytest.raises(SetupError, match="reset the batch"):
        batch.step([0, 0])
    now = batch.reset(1)
    good = int(np.flatnonzero(now.masks[0])[0])
    before = batch.positions
    with pytest.raises(IllegalMove, match="action 0 is not legal in game 1"):
        batch.step([good, 0])
    assert all(a.same(b) for a, b in zip(before, batch.positions))
    for wrong in ([good], [[good, good]], [0.5, 1.5]):
        with pytest.raises(SetupError, match="2 whole numbers"):
            batch.step(wrong)
    for wrong_number in (0, MOST_GAMES + 1):
        with pytest.raises(SetupError, match="games"):
            Batch(wrong_number)


def test_figures() -> None:
    assert all(figure > 100 for figure in measure(quick=True).values())
