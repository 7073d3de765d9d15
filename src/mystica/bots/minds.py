"""How bots judge positions: by the weights of the package, or by those of a file that somebody trained."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mystica.data.bot_weights import (
    FactionWorth,
    Rows,
    is_outlook,
    is_worth,
    outlook,
    read_outlook,
    read_weights,
    read_worth,
    weights,
    worth,
)
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.thinking.evaluation import NAMES, Terms
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.outlook import OUTLOOK_ROUNDS
from mystica.engine.thinking.weights import PARTS, weights_from


@cache
def usual_mind() -> Terms:
    """With the weights of the evaluation and the outlook that all levels use."""
    factions = tuple(FACTION_KEYS)
    return _mind(weights("usual", NAMES, PARTS, factions), outlook(TERMS, OUTLOOK_ROUNDS), worth(factions))


def own_mind(path: Path) -> Terms:
    """With the weights of a file that one of the commands for training wrote, with the usual ones for what it lacks."""
    factions = tuple(FACTION_KEYS)
    rows, promises, brings = weights("usual", NAMES, PARTS, factions), outlook(TERMS, OUTLOOK_ROUNDS), worth(factions)
    if is_outlook(path):
        promises = read_outlook(path, TERMS, OUTLOOK_ROUNDS)
    elif is_worth(path):
        brings = read_worth(path, factions)
    else:
        rows = read_weights(path, NAMES, PARTS, factions)
    return _mind(rows, promises, brings)


def _mind(rows: Rows, promises: Rows, brings: FactionWorth) -> Terms:
    """Before the first outlook that one is used."""
    by_round = [promises[max(number, OUTLOOK_ROUNDS[0]) - OUTLOOK_ROUNDS[0]] for number in range(int(ROUNDS) + 1)]
    return Terms(
        weights_from(
            [list(row) for row in rows],
            [list(row) for row in by_round],
            list(brings.worth),
            [list(row) for row in brings.beside],
        )
    )
