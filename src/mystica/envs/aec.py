"""All seats in one PettingZoo environment (AEC): whoever decides is the agent that acts."""

from __future__ import annotations

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.observing import victory_points
from mystica.engine.playout import is_legal
from mystica.envs.arrays import Seen, action_space, observation_space, seen
from mystica.envs.games import MOST_SEED, GameKind
from mystica.envs.rendering import show
from mystica.envs.rewards import check_reward, rewards
from mystica.errors import IllegalMove

ILLEGAL_REWARD = -100.0


class MysticaAEC(AECEnv[str, Seen, Any]):
    """Agents are `seat_0` and so on. One seat may act several times in a row: a turn has many parts.

    An action that is not legal is refused with `IllegalMove`, and the game stays as it is.
    """

    metadata = {"name": "mystica_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, kind: GameKind | None = None, reward: str = "margin", render_mode: str | None = None) -> None:
        super().__init__()
        self.kind = kind or GameKind()
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {a: observation_space() for a in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {a: action_space() for a in self.possible_agents}
        self._seeds = random.Random()
        self._state = self.kind.start(0)

    @property
    def position(self) -> State:
        """A copy of the engine's state, for those who search."""
        return self._state.copy()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed also decides the games after it; without one the next of its row is played."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._state = self.kind.start(self._seeds.randrange(MOST_SEED))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[decider(self._state)]

    def observe(self, agent: str) -> Seen:
        """The table from the agent's place; only whoever decides has legal actions."""
        seat = self.possible_agents.index(agent)
        return seen(self._state, seat, not is_over(self._state) and seat == decider(self._state))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = int(action)
        if not is_legal(self._state, number):
            raise IllegalMove.english_only(f"action {number} is not legal now: the action mask tells which are")
        before = victory_points(self._state)
        apply(self._state, number)
        self._cumulative_rewards[agent] = 0.0
        over = is_over(self._state)
        paid = rewards(self.reward, before, victory_points(self._state), over)
        self.rewards = dict(zip(self.possible_agents, paid))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, vp in enumerate(victory_points(self._state)):
                self.infos[self.possible_agents[seat]] = {"vp": vp}
        else:
            self.agent_selection = self.possible_agents[decider(self._state)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return show(self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(**arguments: Any) -> MysticaAEC:
    """The environment itself: `kind`, `reward` and `render_mode` as for `MysticaAEC`."""
    return MysticaAEC(**arguments)


def env(**arguments: Any) -> AECEnv[str, Seen, Any]:
    """With the library's usual checks: an illegal action ends the game, and calls out of order are refused."""
    checked: AECEnv[str, Seen, Any] = wrappers.TerminateIllegalWrapper(raw_env(**arguments), ILLEGAL_REWARD)
    checked = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
    return checked
