"""The weights that bots use: of the evaluation, of the outlook, and what factions are worth.

The evaluation has a row of weights for each part of the game, and for each faction in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.bits import ints
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.state import State, seat_base

PARTS: Final = ("early", "middle", "late")
N_PARTS: Final[i64] = len(PARTS)
_PART_OF: Final[vec[i64]] = ints([0, 0, 0, 1, 1, 2, 2])  # by round; the setting up is round 0


@mypyc_attr(acyclic=True)
class Weights:
    """Rows of weights in the order of the evaluation's names: first those of a seat without a faction, then of each
    faction; for each the parts of the game one after the other. The outlook has a row for the start of each round, in
    the order of the features. What factions are worth, alone and beside others, is as a mind has it."""

    def __init__(self, rows: list[vec[i64]], outlook: list[vec[i64]], worth: vec[i64], beside: vec[i64]) -> None:
        self.rows = rows
        self.outlook = outlook
        self.worth = worth
        self.beside = beside

    def of(self, s: State, p: i64) -> vec[i64]:
        """Those a player goes by now."""
        return self.rows[(s.v[seat_base(p) + col.WHO] + 1) * N_PARTS + _PART_OF[s.v[col.ROUND]]]


def weights_from(rows: list[list[int]], outlook: list[list[int]], worth: list[int], beside: list[list[int]]) -> Weights:
    """`beside` has a row for each faction, from the nearest distance to the farthest."""
    flat: list[int] = []
    for row in beside:
        flat.append(0)
        flat += row
    return Weights([ints(row) for row in rows], [ints(row) for row in outlook], ints(worth), ints(flat))


def perturbed(weights: Weights, seed: i64, spread: i64) -> Weights:
    """The weights, each changed at random by at most so many percent, in all rows alike."""
    x = scramble(seed)
    shares: list[int] = []
    for _ in range(i64(len(weights.rows[0]))):
        x = next_random(x)
        x = next_random(x)
        shares.append(int(100 - spread + (x % 1000) * 2 * spread // 1000))
    rows: list[vec[i64]] = []
    for row in weights.rows:
        out: list[int] = []
        for i in range(i64(len(row))):
            out.append(int(row[i] * shares[i] // 100))
        rows.append(ints(out))
    return Weights(rows, weights.outlook, weights.worth, weights.beside)
