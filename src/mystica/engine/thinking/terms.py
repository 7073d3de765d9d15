"""The evaluation taken apart: what each of its named terms says about a player, so that a judgement can be explained.

The parts are those of `evaluation`, asked with some of their weights at zero; together they are the judgement, to the
last thousandth.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core.bits import ints
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import PASSED, ROUND, VP, State, seat_base
from mystica.engine.flow import is_over
from mystica.engine.thinking.evaluation import (
    CARD,
    COIN,
    CULT_BONUS,
    CULT_STEP,
    DIGGING_LEVEL,
    FAVOR,
    FAVOR_ACTION,
    FAVOR_BUILD,
    FAVOR_EASING,
    INCOME,
    INCOME_LATER,
    KEY,
    LAST,
    MANY_COINS,
    MANY_PRIESTS,
    MANY_WORKERS,
    NEIGHBOUR,
    OVERFLOW,
    PRIEST,
    REACH_HOME,
    REACH_NEAR,
    SHIP,
    SHIPPING_LEVEL,
    SHIPYARD_ROUND,
    STANDING,
    STRONGHOLD_NOW,
    STRONGHOLD_ROUND,
    STRUCTURES,
    TILE_AHEAD,
    TOWN_PROGRESS,
    WORKER,
    cult_worth,
    income_worth,
    map_worth,
    purse_worth,
    structures_worth,
    tiles_worth,
)
from mystica.engine.thinking.measures import passing_vp, rival_areas
from mystica.engine.thinking.weights import Weights

TERMS: Final = (
    "vp", "passing",  # VP there are, and those that passing would bring now
    "coins", "workers", "priests", "power",  # in hand
    "income", "cult-rank", "cult-steps", "cult-bonus",
    "area", "structures", "towns", "reach", "neighbours", "scoring-tile",
    "favor-tiles", "stronghold", "shipping", "digging", "ships", "bonus-card",
)  # fmt: skip


def without(w: vec[i64], names: list[int]) -> vec[i64]:
    """The weights with some of them at zero."""
    left: list[int] = [int(weight) for weight in w]
    for name in names:
        left[name] = 0
    return ints(left)


def terms_of(s: State, p: i64, weights: Weights) -> list[int]:
    """What the evaluation sees in a player's position, in thousandths of a VP, in the order of TERMS.

    Once the game is over only the VP count.
    """
    me = seat_base(p)
    w = weights.of(s, p)
    left = ROUNDS - s.v[ROUND]
    found: list[int] = [int(s.v[me + VP]) * 1000]
    if is_over(s):
        return found + [0] * (len(TERMS) - 1)
    passing: i64 = 0
    if s.v[me + PASSED] == 0:
        passing = passing_vp(s, p) * 1000
    found.append(int(passing))
    _purse(s, me, left, w, found)

    bare = without(w, [int(INCOME), int(INCOME_LATER), int(OVERFLOW)])
    card = income_worth(s, p, left, bare)  # the card's income counts by itself
    found.append(int(income_worth(s, p, left, w) - card))

    no_bonus = without(w, [int(CULT_BONUS)])
    bare = without(no_bonus, [int(CULT_STEP)])
    rank = cult_worth(s, p, left, bare)
    steps = cult_worth(s, p, left, no_bonus)
    found += [int(rank), int(steps - rank), int(cult_worth(s, p, left, w) - steps)]

    _map(s, p, left, w, found)
    _tiles(s, p, left, w, found)
    found[len(found) - 1] += int(card)
    return found


def _purse(s: State, me: i64, left: i64, w: vec[i64], found: list[int]) -> None:
    all_of_it = purse_worth(s, me, left, w)
    rest = all_of_it
    for each, many, last in (
        (COIN, MANY_COINS, LAST),
        (WORKER, MANY_WORKERS, LAST + 1),
        (PRIEST, MANY_PRIESTS, LAST + 2),
    ):
        part = all_of_it - purse_worth(s, me, left, without(w, [int(each), int(many), int(last)]))
        found.append(int(part))
        rest -= part
    found.append(int(rest))


def _map(s: State, p: i64, left: i64, w: vec[i64], found: list[int]) -> None:
    areas = rival_areas(s, p)
    groups = [
        [int(STRUCTURES)], [int(TOWN_PROGRESS), int(KEY)], [int(REACH_HOME), int(REACH_NEAR)], [int(NEIGHBOUR)],
    ]  # fmt: skip
    all_of_it = map_worth(s, p, left, w, areas)
    parts: list[int] = []
    rest = int(all_of_it)
    for group in groups:
        part = int(all_of_it - map_worth(s, p, left, without(w, group), areas))
        parts.append(part)
        rest -= part
    later = structures_worth(s, seat_base(p), without(w, [int(STANDING) + kind for kind in range(4)]))
    parts[0] += int(structures_worth(s, seat_base(p), w) - later)
    found.append(rest)
    found += parts
    found.append(int(later))


def _tiles(s: State, p: i64, left: i64, w: vec[i64], found: list[int]) -> None:
    groups = [
        [int(FAVOR_BUILD), int(FAVOR_ACTION), int(FAVOR_EASING)] + [int(place) for place in range(FAVOR, CARD)],
        [int(STRONGHOLD_NOW), int(STRONGHOLD_ROUND)], [int(SHIPPING_LEVEL)], [int(DIGGING_LEVEL)],
        [int(SHIP), int(SHIPYARD_ROUND)],
    ]  # fmt: skip
    all_of_it = tiles_worth(s, p, left, w)
    ahead = int(all_of_it - tiles_worth(s, p, left, without(w, [int(TILE_AHEAD)])))
    found[len(found) - 1] += ahead  # the scoring tile of the next round
    rest = int(all_of_it) - ahead
    for group in groups:
        part = int(all_of_it - tiles_worth(s, p, left, without(w, group)))
        found.append(part)
        rest -= part
    found.append(rest)
