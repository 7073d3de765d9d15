"""Ships, shipyards and trades as named numbers by which bots judge a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.frames import MOVING
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.numbers import S_TRADE_VP
from mystica.boxes.merchants.engine.places import ships_out
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import state as col
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import ROUND_ROW
from mystica.engine.thinking.of_boxes import ThoughtsOfBox, register_thoughts


class ThoughtsOfShips(ThoughtsOfBox):
    def __init__(self) -> None:
        super().__init__(
            weights=["ship", "shipyard"],  # on the map, for each later round
            features=["ships", "shipyards"],
            inputs=["shipyard", "ships"] + [f"round{ahead}_trade" for ahead in range(int(ROUNDS))],
            told=[("ships", ("ships", "shipyard"))],
        )

    def worth(self, s: State, p: i64, left: i64, w: vec[i64]) -> i64:
        if not with_ships(s):
            return 0
        at = self.weights.at
        return ships_out(s, p) * w[at[0]] + s.v[seat_base(p) + col.COUNT + SHIPYARD] * left * w[at[1]]

    def write_features(self, s: State, p: i64, f: vec[i64]) -> None:
        if with_ships(s):
            at = self.features.at
            f[at[0]] = ships_out(s, p)
            f[at[1]] = s.v[seat_base(p) + col.COUNT + SHIPYARD]

    def write_inputs(self, s: State, p: i64, f: vec[i64]) -> None:
        v = s.v
        at = self.inputs.at
        if with_ships(s):
            f[at[0]] = v[seat_base(p) + col.COUNT + SHIPYARD]
            f[at[1]] = ships_out(s, p)
        now = v[col.ROUND] if v[col.ROUND] > 0 else 1
        for number in range(now, ROUNDS + 1):
            f[at[2 + number - now]] = s.setup.rounds[(number - 1) * ROUND_ROW + S_TRADE_VP]

    def stands_alone(self, kind: i64) -> bool:
        """Each voyage is judged by what this ship brings, not by those that the others may make."""
        return kind == MOVING


register_thoughts(ThoughtsOfShips())
