"""Bots that users bring: loaded from a module or file, and checked, since they may answer anything."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import traceback
from collections.abc import Iterable
from operator import index
from pathlib import Path
from types import ModuleType

from mystica.bots.protocol import Bot, Budget
from mystica.engine.core.actions import N_ACTIONS
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider
from mystica.engine.playout import is_legal
from mystica.setups import SetupError


class CustomBot:
    """Whatever goes wrong in somebody's bot is said in one sentence, and no wrong answer reaches the game."""

    def __init__(self, where: str, bot: Bot) -> None:
        self.where = where
        self.bot = bot

    def choose(self, state: State, budget: Budget) -> list[int]:
        try:
            answer = self.bot.choose(state.copy(), budget)
        except Exception as error:
            raise SetupError.english_only(f"{self.where} failed: {_told(error)}") from None
        return self._checked(state, answer)

    def _checked(self, state: State, answer: Iterable[object]) -> list[int]:
        """The answer as plain numbers, if it is a whole legal choice of whoever decides."""
        try:
            chosen = [index(a) for a in answer]  # type: ignore[arg-type]
        except (TypeError, ValueError):
            raise SetupError.english_only(
                f"{self.where} answered {answer!r:.60}, which is not a list of actions"
            ) from None
        if not chosen:
            raise SetupError.english_only(f"{self.where} answered with no action at all")
        seat, after = decider(state), state.copy()
        for a in chosen:
            if decider(after) != seat:
                raise SetupError.english_only(f"{self.where} answered {chosen}: {a} would be somebody else's to decide")
            if not 0 <= a < N_ACTIONS or not is_legal(after, a):
                raise SetupError.english_only(f"{self.where} answered {chosen}: {a} is not legal there")
            apply(after, a)
        return chosen


def load_bot(where: str) -> Bot:
    """A bot from `module:attribute` or `file.py:attribute`: a class or function that makes one, or the bot itself."""
    place, _, attribute = where.rpartition(":")
    try:
        module = _from_file(Path(place)) if place.endswith(".py") else _from_here(place)
    except SetupError:
        raise
    except Exception as error:  # whatever somebody's own code does when it is loaded
        raise SetupError.english_only(f"cannot load {place}: {_told(error)}") from None
    found = getattr(module, attribute, None)
    if found is None:
        raise SetupError.english_only(f"there is no {attribute!r} in {place}")
    try:
        made = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    except Exception as error:
        raise SetupError.english_only(f"cannot make {where}: {_told(error)}") from None
    if not callable(getattr(made, "choose", None)):
        raise SetupError.english_only(
            f"{where} is not a bot: it needs choose(state, budget), which returns a list of actions"
        )
    return CustomBot(where, made)


def _told(error: Exception) -> str:
    """The error in one line, with the place where it happened."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f" ({Path(last.filename).name}, line {last.lineno})"
    if last.filename == __file__ or last.filename.startswith("<"):  # it did not come so far as to begin
        place = ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{place}"


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
        raise SetupError.english_only(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(f"own_bots_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise SetupError.english_only(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
