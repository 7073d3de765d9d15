"""What the start of a round promises: the VP a player may expect in the end, in thousandths.

It was learned from games that part from one another, so it says what a coin, a tile or a step
brings to one who has it rather than what those who win happen to have. The evaluation, which chooses turns by one ply,
is another matter: it says what to do next, and exaggerates.
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
