"""Observations and masks as numpy arrays, and their Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mystica.engine.core.state import State
from mystica.engine.observing import MASK_SIZE, OBSERVATION_SIZE, mask, observation

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Seen = dict[str, Any]
"""`observation`, an array of int16, and `action_mask`, an array of int8."""


def action_space() -> spaces.Discrete:
    return spaces.Discrete(MASK_SIZE)


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 32767, (OBSERVATION_SIZE,), np.int16),
            "action_mask": spaces.Box(0, 1, (MASK_SIZE,), np.int8),
        }
    )


def rows(data: bytes) -> Numbers:
    """Numbers of observations, in an array of one's own."""
    return np.frombuffer(data, "<i2").astype(np.int16)


def numbers(state: State, seat: int) -> Numbers:
    return rows(observation(state, seat))


def legal_mask(state: State) -> Mask:
    """For whoever decides."""
    return np.frombuffer(mask(state), np.int8).copy()


def no_actions() -> Mask:
    """For those who do not decide."""
    return np.zeros(MASK_SIZE, np.int8)


def seen(state: State, seat: int, decides: bool) -> Seen:
    return {"observation": numbers(state, seat), "action_mask": legal_mask(state) if decides else no_actions()}
