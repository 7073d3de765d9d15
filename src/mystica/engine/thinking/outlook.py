"""The outlook: the final VP that a player can expect at the start of a round, in thousandths.

It was learned from pairs of games that branch off from one position, so it says what a coin, a tile or a step brings,
rather than what winners happen to have. The evaluation, which chooses turns by one ply, answers another question: what
to do next. As a forecast it exaggerates.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State, seat_base
from mystica.engine.thinking.features import N_TERMS, write_terms
from mystica.engine.thinking.weights import Weights

OUTLOOK_ROUNDS: Final = tuple(range(2, int(ROUNDS) + 1))  # the rounds at whose start there is an outlook
_FOUND: Final = zeros(int(N_TERMS))


def outlook(s: State, p: i64, weights: Weights) -> i64:
    """The VP there are and those to come, at the start of a round."""
    row = weights.outlook[s.v[col.ROUND]]
    found = _FOUND
    write_terms(s, p, found)
    total = s.v[seat_base(p) + col.VP] * 1000
    for i in range(N_TERMS):
        if found[i] != 0:
            total += found[i] * row[i]
    return total
