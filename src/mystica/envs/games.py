"""Which games an environment plays: everything that decides a setup, except the seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from mystica.engine.core.state import State
from mystica.engine.flow import new_game
from mystica.setups import GameSetup, draw

MOST_SEED = 2**31


@dataclass(frozen=True)
class GameKind:
    """As for `mystica.Game.new`; without factions they are chosen in the game."""

    players: int = 4
    map: str = "base"
    profile: str = "official"
    options: dict[str, str] = field(default_factory=dict)
    factions: tuple[str, ...] = ()
    preset: str = ""

    def setup(self, seed: int) -> GameSetup:
        return draw(
            self.players, seed, map=self.map, profile=self.profile, options=self.options, factions=self.factions,
            preset=self.preset,
        )  # fmt: skip

    def start(self, seed: int) -> State:
        return new_game(self.setup(seed).engine_setup())
