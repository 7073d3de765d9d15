"""Observations: what a seat sees as a row of small ints for learning, and legal actions as a row of zeros and ones.

Rows are bytes that numpy reads without another copy: 16 bits for each number of an observation, 8 for each action.
`mystica.envs.layout` names every number; docs/environments.md has the table. The seat that looks comes first, the
others follow clockwise, so that every seat sees the table from its own place.
"""

from mystica.boxes import load_engine_parts

load_engine_parts("engine.observing")  # before the rest: a row is as long as boxes make it

from mystica.engine.observing.games import (  # noqa: E402
    apply_all,
    deciders,
    first_illegal,
    mask,
    masks,
    observation,
    victory_points,
)
from mystica.engine.observing.sizes import MASK_SIZE, OBSERVATION_SIZE  # noqa: E402

__all__ = [
    "MASK_SIZE",
    "OBSERVATION_SIZE",
    "apply_all",
    "deciders",
    "first_illegal",
    "mask",
    "masks",
    "observation",
    "victory_points",
]
