"""Explains the outlook: what each of its named terms says about a player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.bits import zeros
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import is_over
from mystica.engine.thinking.features import N_TERMS, write_terms
from mystica.engine.thinking.features import TERMS as FEATURES
from mystica.engine.thinking.of_boxes import THOUGHTS
from mystica.engine.thinking.weights import Weights

# The names under which features and inputs of the net are told, each with beginnings of theirs; the longest that fits
# counts. Together with the VP there are they are the whole outlook, to the last thousandth.
_TOLD: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("vp", ()),
    ("expected", ("always", "faction_")),
    ("coins", ("coins",)),
    ("workers", ("workers",)),
    ("priests", ("priests",)),
    ("power", ("bowl", "power_", "open_power_")),
    ("income", ("income_",)),
    ("cult-rank", ("cult_rank_vp", "cult_tops")),
    ("cult-steps", ("cult", "priests_sent")),
    ("cult-bonus", ("bonus",)),
    ("area", ("area", "map_area", "final_")),
    ("structures", (
        "dwellings", "trading_houses", "temples", "sanctuary", "structures_outside_towns", "spare_", "map_structures",
    )),
    ("towns", (
        "towns", "town_best", "town_second", "keys", "bridges", "map_outside_towns", "map_town_power", "map_group",
        "open_town_",
    )),
    ("reach", ("reach_", "map_")),
    ("neighbours", ("neighbours", "map_neighbour", "map_power_beside")),
    ("scoring-tile", ("now_", "ahead_", "workers_for_", "large_open_now", "town_best_now", "round")),
    ("favor-tiles", ("favor_", "open_favor_")),
    ("stronghold", ("stronghold",)),
    ("shipping", ("shipping",)),
    ("digging", ("digging", "spade_price")),
    ("bonus-card", ("card_", "open_card_", "coins_on_", "pass_vp")),
    ("turn-order", ("place_in_order", "others_in_round")),
    *[told for thoughts in THOUGHTS for told in thoughts.told],
]  # fmt: skip
TERMS: Final = tuple([name for name, _ in _TOLD])


def told_under(feature: str) -> int:
    """The term under which a feature, or an input of the net, is told: the longest beginning that fits."""
    found, length = 1, 0
    for number, (_, beginnings) in enumerate(_TOLD):
        for beginning in beginnings:
            if feature.startswith(beginning) and len(beginning) > length:
                found, length = number, len(beginning)
    return found


_TERM_OF: Final = [told_under(feature) for feature in FEATURES]


def terms_of(s: State, p: i64, weights: Weights) -> list[int]:
    """What the outlook sees in a player's position at the start of a round, in thousandths of a VP, in the order of
    TERMS. Once the game is over only the VP count."""
    found: list[int] = [0] * len(TERMS)
    found[0] = int(s.v[seat_base(p) + col.VP]) * 1000
    if is_over(s):
        return found
    row = weights.outlook[s.v[col.ROUND]]
    features = zeros(int(N_TERMS))
    write_terms(s, p, features)
    for i in range(N_TERMS):
        found[_TERM_OF[i]] += int(features[i] * row[i])
    return found
