"""Finds a bot by its name.

Ours are `novice`, `strong@0.5s`, `expert@100n`, `casual:weights.toml` or `strong:net.json`; `my_bots:Clever` is a
custom one."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from mystica.bots.custom import load_bot
from mystica.bots.levels import LEVELS as LEVELS
from mystica.bots.levels import WITH_A_NET
from mystica.bots.minds import own_mind
from mystica.bots.net_minds import net_mind
from mystica.bots.novice import Novice
from mystica.bots.protocol import Bot, Budget
from mystica.bots.random_bot import RandomBot
from mystica.bots.searcher import Searcher
from mystica.data.toml_table import DataError
from mystica.engine.core.state import State
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.net import NetMind
from mystica.setups import SetupError, check_name


@dataclass(frozen=True)
class Entry:
    """A player of ours, and what was measured of it."""

    name: str
    description: str
    league: float
    """VP per seat on the 42 recorded setups, itself in every seat."""
    make: Callable[[Mind | None], Bot]
    below: str = ""
    """The level that it plays against"""
    lead: float = 0.0
    """and the VP per seat that it makes more, at mixed tables of four."""

    @property
    def strength(self) -> str:
        """Among equals better players need not make more VP, so who beats whom comes first."""
        lead = f"{self.lead:+} VP per seat against {self.below}; " if self.below else ""
        return f"{lead}{self.league} VP per seat among equals on 42 recorded setups"


def _searcher(level: str) -> Callable[[Mind | None], Bot]:
    return lambda mind: Searcher((WITH_A_NET if isinstance(mind, NetMind) else LEVELS)[level], mind)


ENTRIES = {
    entry.name: entry
    for entry in (
        Entry("random", "picks any legal atomic action with equal chance", 57.5, lambda mind: RandomBot(False)),
        Entry(
            "busy", "like random, but picks again rather than pass, convert or leave something undone", 59.6,
            lambda mind: RandomBot(True),
        ),
        Entry(
            "novice", "looks one turn ahead and judges the position with a few readable terms", 110.7, Novice,
            "random", 82.4,
        ),
        Entry(
            "casual", "plays its six best turns through to the end of the next round before it decides", 122.4,
            _searcher("casual"), "novice", 21.2,
        ),
        Entry(
            "strong", "like casual with ten turns, and varies the turns that follow them", 128.4, _searcher("strong"),
            "casual", 7.9,
        ),
        Entry(
            "expert", "like strong, and tries its three best plans in whole games against varied opponents", 128.1,
            _searcher("expert"), "strong", 6.7,
        ),
    )
}  # fmt: skip
PLAYERS = {name: entry.description for name, entry in ENTRIES.items()}
USUAL = "casual"  # whom a newcomer can beat and must not wait for
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|n)")


@dataclass(frozen=True)
class Player:
    """A bot with the time it gets."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, state: State, seed: int = 0, stop: Callable[[], bool] | None = None) -> list[int]:
        """The atoms of its next choice."""
        return [int(a) for a in self.bot.choose(state, replace(self.budget, seed=seed, stop=stop))]


def player(name: str, budget: Budget | None = None) -> Player:
    """The player of that name. What stands behind an @ is its budget: `0.5s`, `80ms`, or `40n` for 40 steps."""
    who, at, amount = name.partition("@")
    given = parse_budget(amount) if at else budget or Budget()
    level, with_own, where = who.partition(":")
    if with_own and not where.endswith((".toml", ".json")):
        return Player(name, load_bot(who), given)
    mind = _mind(Path(where)) if with_own else None
    return Player(name, ENTRIES[check_name("player", level, ENTRIES)].make(mind), given)


def is_ours(name: str) -> bool:
    """Is it the name of one of our players? Others may be people's, and code of one's own is loaded only when asked."""
    who, at, amount = name.partition("@")
    if who not in ENTRIES or not at:
        return who in ENTRIES
    try:
        parse_budget(amount)
    except SetupError:
        return False
    return True


def check_player(name: str) -> None:
    """Refuse what is no player, in one sentence."""
    player(name)


def parse_budget(text: str) -> Budget:
    found = _BUDGET.fullmatch(text)
    if found is None or float(found[1]) == 0:
        raise SetupError.english_only(f"{text!r} is not a budget: write 0.5s, 80ms or, for a number of steps, 40n")
    if found[2] == "n":
        if "." in found[1]:
            raise SetupError.english_only(f"{text!r} is not a budget: steps are whole numbers")
        return Budget(steps=int(found[1]))
    return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


def _mind(path: Path) -> Mind:
    try:
        return net_mind(path) if path.suffix == ".json" else own_mind(path)
    except (DataError, OSError) as error:
        raise SetupError.english_only(f"cannot read the weights: {error}") from None
