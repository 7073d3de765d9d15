"""One seat in a Gymnasium environment; bots play the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from mystica.bots import player
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.observing import victory_points
from mystica.engine.playout import is_legal
from mystica.envs.aec import ILLEGAL_REWARD
from mystica.envs.arrays import Seen, action_space, legal_mask, no_actions, observation_space, seen
from mystica.envs.games import MOST_SEED, GameKind
from mystica.envs.rendering import show
from mystica.envs.rewards import check_reward, rewards
from mystica.setups import SetupError


class MysticaEnv(gymnasium.Env[Seen, Any]):
    """`opponents` are bots, one for all or one for each other seat clockwise; `seat` is drawn if it is None.

    An action that is not legal ends the episode with `ILLEGAL_REWARD` and `illegal` in the info.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        kind: GameKind | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "margin",
        render_mode: str | None = None,
    ) -> None:
        self.kind = kind or GameKind()
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        others = self.kind.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise SetupError.english_only(f"{len(names)} opponents: {self.kind.players} players have {others}")
        if seat is not None and not 0 <= seat < self.kind.players:
            raise SetupError.english_only(f"seat {seat}: {self.kind.players} players have seats 0 to {others}")
        self.fixed_seat = seat
        self.opponents = [player(name) for name in names]
        self.action_space = action_space()
        self.observation_space = observation_space()
        self._seeds = random.Random()
        self._state = self.kind.start(0)
        self.seat = seat or 0
        """Where the learner sits in this game."""
        self._ended = True

    @property
    def position(self) -> State:
        """A copy of the engine's state, for those who search."""
        return self._state.copy()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played on to the learner's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = random.Random(seed)
        self._state = self.kind.start(self._seeds.randrange(MOST_SEED))
        self.seat = self._seeds.randrange(self.kind.players) if self.fixed_seat is None else self.fixed_seat
        self._ended = False
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise SetupError.english_only("the game is over: reset the environment")
        atoms = self._atoms(int(action))
        if not atoms:
            self._ended = True
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        before = victory_points(self._state)
        for a in atoms:
            apply(self._state, a)
        self._play_others()
        over = is_over(self._state)
        self._ended = over
        paid = rewards(self.reward, before, victory_points(self._state), over)[self.seat]
        return self._seen(), paid, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action, for MaskablePPO of sb3-contrib, which asks by this name through all wrappers."""
        return (no_actions() if self._ended else legal_mask(self._state)).view(np.bool_)

    def render(self) -> str | None:
        return show(self._state) if self.render_mode == "ansi" else None

    def _atoms(self, number: int) -> list[int]:
        """The atomic actions that an action stands for; none if it is not legal."""
        return [number] if is_legal(self._state, number) else []

    def _play_others(self) -> None:
        """Bots play until the learner decides or the game is over."""
        s = self._state
        while not is_over(s) and decider(s) != self.seat:
            bot = self.opponents[(int(decider(s)) - self.seat - 1) % self.kind.players]
            for a in bot.choose(s, self._seeds.randrange(MOST_SEED)):
                apply(s, a)

    def _seen(self) -> Seen:
        return seen(self._state, self.seat, not self._ended)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "vp": victory_points(self._state)}
