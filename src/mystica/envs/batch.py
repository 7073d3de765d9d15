"""Many games at once: arrays of actions in, arrays of observations, masks and rewards out."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mystica.engine.core.state import State
from mystica.engine.observing import (
    apply_all,
    deciders,
    first_illegal,
    masks,
    observation,
    victory_points,
)
from mystica.envs.arrays import Mask, Numbers, rows
from mystica.envs.games import MOST_SEED, GameKind
from mystica.envs.rewards import check_reward, rewards
from mystica.errors import IllegalMove
from mystica.setups import SetupError

MOST_GAMES = 100_000


@dataclass(frozen=True)
class BatchStep:
    """Row i belongs to game i. Where a game has ended, `rewards`, `done` and `vp` are those of the ended game, and the
    rest shows the new one that has begun in its place."""

    observations: Numbers
    """(games, size): as whoever decides sees the table."""
    masks: Mask
    """(games, actions)"""
    seats: NDArray[np.int8]
    """(games,): who decides."""
    rewards: NDArray[np.float32]
    """(games, players): of every seat."""
    done: NDArray[np.bool_]
    """(games,)"""
    vp: NDArray[np.int16]
    """(games, players)"""


class Batch:
    """So many games of one kind. Ended games begin anew by themselves, each with the next seed of its row."""

    def __init__(self, games: int, kind: GameKind | None = None, reward: str = "margin") -> None:
        if not 1 <= games <= MOST_GAMES:
            raise SetupError.english_only(f"{games} games: between 1 and {MOST_GAMES} can be stepped together")
        self.games = games
        self.kind = kind or GameKind()
        self.reward = check_reward(reward)
        self._seeds: list[random.Random] = []
        self._states: list[State] = []
        self._vp: list[list[int]] = []

    @property
    def positions(self) -> list[State]:
        """Copies of the engine's states, for those who search."""
        return [state.copy() for state in self._states]

    def reset(self, seed: int = 0) -> BatchStep:
        """All games from their start; the seed decides these and all that begin after them."""
        self._seeds = [random.Random(seed * MOST_GAMES + number) for number in range(self.games)]
        self._states = [self._start(number) for number in range(self.games)]
        self._vp = [victory_points(state) for state in self._states]
        paid = np.zeros((self.games, self.kind.players), np.float32)
        return self._shown(paid, np.zeros(self.games, np.bool_), self._vp)

    def step(self, actions: ArrayLike) -> BatchStep:
        """One action in every game; if one of them is not legal, none is played."""
        if not self._states:
            raise SetupError.english_only("reset the batch before its first step")
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise SetupError.english_only(f"actions must be {self.games} whole numbers, one for each game")
        chosen: list[int] = given.tolist()
        wrong = first_illegal(self._states, chosen)
        if wrong >= 0:
            raise IllegalMove.english_only(
                f"action {chosen[wrong]} is not legal in game {wrong}: its mask tells which are"
            )
        over = apply_all(self._states, chosen)
        vp = [victory_points(state) for state in self._states]
        paid = np.zeros((self.games, self.kind.players), np.float32)
        if self.reward == "vp":
            paid[:] = np.subtract(vp, self._vp)
        done = np.zeros(self.games, np.bool_)
        before, self._vp = self._vp, vp[:]
        for number in over:
            done[number] = True
            paid[number] = rewards(self.reward, before[number], vp[number], True)
            self._states[number] = self._start(number)
            self._vp[number] = victory_points(self._states[number])
        return self._shown(paid, done, vp)

    def _start(self, number: int) -> State:
        return self.kind.start(self._seeds[number].randrange(MOST_SEED))

    def _shown(self, paid: NDArray[np.float32], done: NDArray[np.bool_], vp: list[list[int]]) -> BatchStep:
        seats = deciders(self._states)
        return BatchStep(
            rows(b"".join([observation(s, seat) for s, seat in zip(self._states, seats)])).reshape(self.games, -1),
            np.frombuffer(masks(self._states), np.int8).reshape(self.games, -1).copy(),
            np.frombuffer(seats, np.int8).copy(),
            paid,
            done,
            np.array(vp, np.int16),
        )
