"""Mystica as a game of OpenSpiel: import this, then `pyspiel.load_game("mystica(players=3,seed=7)")`.

The seed draws the setup before the game begins. From there on everything is open and nothing is left to chance, so
there are no chance nodes. Utilities are general-sum and paid at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mystica.engine.core.ids import SEATS
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.observing import MASK_SIZE, OBSERVATION_SIZE, victory_points
from mystica.engine.playout import legal_actions
from mystica.envs.arrays import numbers
from mystica.envs.games import GameKind
from mystica.envs.rendering import show
from mystica.envs.rewards import rewards
from mystica.extras import extra
from mystica.notation.moves import text_of
from mystica.setups import SetupError, check_name, parse_options

with extra("openspiel", "mystica.envs.open_spiel"):
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

NAME = "mystica"
MOST_VP = 1000.0  # nobody has come near it
MOST_ACTIONS = 10_000  # in a game; nobody has come near it
UTILITIES = {"vp": (0.0, MOST_VP), "margin": (-MOST_VP, MOST_VP), "win": (0.0, 1.0)}
"""What a seat is paid, with the least and the most: its VP, or what `REWARDS` says."""
_BETWEEN, _IS = "+", ":"  # within a parameter: OpenSpiel takes comma and equals sign for its own

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Terra Mystica",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=int(SEATS),
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 4, "seed": 0, "map": "base", "profile": "official", "preset": "", "options": "", "factions": "",
        "utility": "vp",
    },
)  # fmt: skip


class Position:
    """A state of the engine that can be copied and pickled, which OpenSpiel does with all that its states hold."""

    def __init__(self, kind: GameKind, seed: int, actions: tuple[int, ...] = ()) -> None:
        self.kind, self.seed = kind, seed
        self.state = kind.start(seed)
        self.actions: list[int] = []
        for action in actions:
            self.play(action)

    def play(self, action: int) -> None:
        apply(self.state, action)
        self.actions.append(action)

    def __deepcopy__(self, memo: object) -> Position:
        copy = Position.__new__(Position)
        copy.kind, copy.seed = self.kind, self.seed
        copy.state, copy.actions = self.state.copy(), self.actions[:]
        return copy

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return Position, (self.kind, self.seed, tuple(self.actions))


class MysticaGame(pyspiel.Game):
    """`options` are like `leech:deferred+promo-towns:true`, `factions` like `witches+nomads`, by seat."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.paid_by = check_name("utility", given["utility"], UTILITIES)
        kind = GameKind(
            players=given["players"],
            map=given["map"],
            profile=given["profile"],
            options=parse_options([part.replace(_IS, "=", 1) for part in _parts(given["options"])]),
            factions=tuple(_parts(given["factions"])),
            preset=given["preset"],
        )
        self.start = Position(kind, given["seed"])
        least, most = UTILITIES[self.paid_by]
        info = pyspiel.GameInfo(
            num_distinct_actions=MASK_SIZE,
            max_chance_outcomes=0,
            num_players=kind.players,
            min_utility=least,
            max_utility=most,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, state: None = None) -> MysticaState:
        if state is not None:
            raise SetupError.english_only("a position cannot be given: play the actions that lead to it")
        return MysticaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return TableObserver(params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class MysticaState(pyspiel.State):
    """Players are seats. A player may act several times in a row, since a turn has many parts."""

    def __init__(self, game: MysticaGame) -> None:
        super().__init__(game)
        self.paid_by = game.paid_by
        self.position = game.start.__deepcopy__({})

    @property
    def engine_state(self) -> State:
        """A copy, for those who search on their own."""
        return self.position.state.copy()

    def current_player(self) -> int:
        state = self.position.state
        return int(pyspiel.PlayerId.TERMINAL) if is_over(state) else int(decider(state))

    def is_terminal(self) -> bool:
        return bool(is_over(self.position.state))

    def returns(self) -> list[float]:
        """What was paid so far: nothing before the end."""
        state = self.position.state
        vp = victory_points(state)
        if not is_over(state):
            return [0.0] * len(vp)
        return [float(own) for own in vp] if self.paid_by == "vp" else rewards(self.paid_by, vp, vp, over=True)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(a) for a in legal_actions(self.position.state)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return text_of(self.position.state, action)

    def __str__(self) -> str:
        return show(self.position.state)


class TableObserver:
    """The table as a seat sees it: the observation of all environments of Mystica."""

    def __init__(self, params: Any) -> None:
        if params:
            raise SetupError.english_only(f"an observation takes no parameters: {params}")
        self.tensor = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MysticaState, player: int) -> None:
        self.tensor[:] = numbers(state.position.state, player)

    def string_from(self, state: MysticaState, player: int) -> str:
        return str(state)


def _parts(text: str) -> list[str]:
    return [part for part in text.split(_BETWEEN) if part]


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, MysticaGame)
