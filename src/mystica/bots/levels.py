"""The playing levels of the searching bots. Hints and reviews use the same levels."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

_SLOWNESS = 20 if sys.platform == "emscripten" else 1  # in a browser the engine is plain Python on WebAssembly
_LONGEST = 3.0  # seconds there, all the same


@dataclass(frozen=True, slots=True)
class Level:
    """How a searching bot thinks."""

    seconds: float
    """Time for a choice where no budget is given."""
    steps: int
    """Steps after which the answer stands, where no budget is given, whatever time is left."""
    width: int
    """Choices looked at, the best ones by one ply."""
    ahead: int
    """Rounds after the present one that are played on before the position is judged."""
    others: int
    """Turns tried at each place of a plan."""
    judge: str = "terms"
    """Who judges positions: the terms, or the net that learned from its own games."""
    keep: int = 2
    """Choices whose plans are improved to the end; the others drop out on the way."""
    look: int = 400
    """How much a choice's value by one ply counts along with the end of its plan, in thousandths."""
    finalists: int = 0
    """Best plans that are tried in whole games in the end; 0 for none."""
    trials: int = 0
    """Most games for each of them, where all steps are made; fewer steps, fewer games."""
    scripts: int = 1
    """Scripts of the others that plans are made against, each with as many of the steps as the others."""
    closing: int = 1
    """So many times the choices and the steps once plans end with the game: nothing of them is a guess then, and it
    pays to look at more."""


def _time(seconds: float) -> float:
    """What a compiled engine needs for all steps of a level, or as much of it as people like to wait for."""
    return seconds if _SLOWNESS == 1 else min(seconds * _SLOWNESS, _LONGEST)


LEVELS = {
    "casual": Level(seconds=_time(0.05), steps=6, width=6, ahead=1, others=0),
    "strong": Level(seconds=_time(0.25), steps=40, width=10, ahead=1, others=3, closing=2),
    "expert": Level(seconds=_time(1.0), steps=120, width=12, ahead=1, others=3, finalists=3, trials=16, closing=4),
}

WITH_A_NET = {
    **{name: replace(level, ahead=0, judge="net", finalists=0, trials=0) for name, level in LEVELS.items()},
    "expert": Level(seconds=_time(1.0), steps=160, width=12, ahead=0, others=3, judge="net", scripts=4, closing=2),
}
"""The same levels where a net judges. It knows what a position is worth at any time, so plans end with the round."""
