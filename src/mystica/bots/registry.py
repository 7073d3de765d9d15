"""The players there are, and those of one's own: `novice`, `strong@0.5s`, `expert@100n`, `my_bots:Clever`,
`casual:weights.toml`."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

from mystica.bots.lots import Lots
from mystica.bots.novice import Novice
from mystica.bots.protocol import Bot, Budget
from mystica.bots.searching import Searcher
from mystica.data.reader import DataError
from mystica.engine.core.state import State
from mystica.engine.thinking.weights import Weights
from mystica.game.levels import LEVELS as LEVELS
from mystica.game.planning import own_weights
from mystica.setups import SetupError, check_name


@dataclass(frozen=True)
class Entry:
    """A player of ours. `strength` is what was measured, in words."""

    name: str
    description: str
    strength: str
    make: Callable[[Weights | None], Bot]


ENTRIES = {
    entry.name: entry
    for entry in (
        Entry("random", "chooses uniformly among all legal atomic actions", "", lambda weights: Lots(False)),
        Entry(
            "busy", "random, but draws again rather than pass, convert or leave something undone", "",
            lambda weights: Lots(True),
        ),
        Entry(
            "novice", "looks one turn ahead and judges the position with a few readable terms",
            "110.7 VP per seat on 42 recorded setups", Novice,
        ),
        Entry(
            "casual", "plays its six best turns on to the end of the next round before it decides",
            "122.4 VP per seat on 42 recorded setups",
            lambda weights: Searcher(LEVELS["casual"], weights),
        ),
        Entry(
            "strong", "as casual with ten turns, and varies the turns that follow them",
            "128.4 VP per seat on 42 recorded setups",
            lambda weights: Searcher(LEVELS["strong"], weights),
        ),
        Entry(
            "expert", "as strong, and tries its three best plans in whole games against varied others",
            "127.6 VP per seat on 42 recorded setups",
            lambda weights: Searcher(LEVELS["expert"], weights),
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
    if with_own and not where.endswith(".toml"):
        return Player(name, _own(who), given)
    weights = _weights(Path(where)) if with_own else None
    return Player(name, ENTRIES[check_name("player", level, ENTRIES)].make(weights), given)


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
        raise SetupError(f"{text!r} is no budget: write 0.5s, 80ms or, for a number of steps, 40n")
    if found[2] == "n":
        if "." in found[1]:
            raise SetupError(f"{text!r} is no budget: steps are whole numbers")
        return Budget(steps=int(found[1]))
    return Budget(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


def _weights(path: Path) -> Weights:
    try:
        return own_weights(path)
    except (DataError, OSError) as error:
        raise SetupError(f"cannot read the weights: {error}") from None


def _own(where: str) -> Bot:
    """A bot from `module:attribute` or `file.py:attribute`: a class or function that makes one, or the bot itself."""
    place, _, attribute = where.rpartition(":")
    try:
        module = _from_file(Path(place)) if place.endswith(".py") else _from_here(place)
    except SetupError:
        raise
    except Exception as error:  # whatever somebody's own code does when it is loaded
        raise SetupError(f"cannot load {place}: {type(error).__name__}: {error}") from None
    found = getattr(module, attribute, None)
    if found is None:
        raise SetupError(f"there is no {attribute!r} in {place}")
    try:
        made = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    except Exception as error:
        raise SetupError(f"cannot make {where}: {type(error).__name__}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise SetupError(f"{where} is no bot: it needs choose(state, budget), which answers with a list of actions")
    bot: Bot = made
    return bot


def _from_here(name: str) -> ModuleType:
    """A module that is installed or lies in the folder we are in, which an installed command does not look into."""
    here = str(Path.cwd())
    if here in sys.path:
        return importlib.import_module(name)
    sys.path.append(here)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(here)


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise SetupError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"own_bots_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise SetupError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
