"""Map overlays for one seat: reach, spades to home, possible towns, leech, network.

Everything is asked of the engine's own rules; nothing here knows one.
"""

from __future__ import annotations

from dataclasses import dataclass

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, HI, LO, spaces_of
from mystica.engine.core.ids import RIVER, SANCTUARY, WHEEL
from mystica.engine.core.reading import (
    faction_of,
    home_terrain,
    offer_at,
    offer_count,
    own_hi,
    own_lo,
    round_of,
    shipping_of,
    start_terrain,
    structure_on,
    terrain_of,
    town_hi,
    town_lo,
    trait_of,
    unlocked_terrains,
)
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import MOST, SHIPPING_TOP
from mystica.engine.rules.leech import offer_leech, offer_owner, offer_power
from mystica.engine.rules.reach import reach, river_reach, shipping_value, skip_reach
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import group_of, power_needed, strength_of
from mystica.engine.rules.transform import spades_home, spades_needed
from mystica.game.views.map import labels_of
from mystica.game.why_not.traits import builds_by_river


@dataclass(frozen=True, slots=True)
class TownChance:
    """Own structures that are connected and no town yet, against what a town takes now."""

    spaces: tuple[str, ...]
    power: int
    needed: int
    structures: int
    structures_needed: int
    """One less where a sanctuary is among them."""


@dataclass(frozen=True, slots=True)
class LeechPlace:
    """Power that a structure would offer to another seat."""

    seat: int
    power: int


def land_in_reach(s: State, seat: int) -> tuple[str, ...]:
    """Unoccupied land a seat reaches now: directly, by bridge, by ship, by tunnel or carpet. Prices aside."""
    if faction_of(s, seat) < 0:
        return ()
    return labels_of(s, *_within(s, seat, shipping_value(s, seat)))


def more_in_reach(s: State, seat: int) -> tuple[str, ...]:
    """What one more shipping would add, by a step on the track or by a bonus card."""
    if faction_of(s, seat) < 0 or not _shipping_may_grow(s, seat):
        return ()
    now_lo, now_hi = _within(s, seat, shipping_value(s, seat))
    lo, hi = _within(s, seat, shipping_value(s, seat) + 1)
    return labels_of(s, lo & ~now_lo, hi & ~now_hi)


def _within(s: State, seat: int, shipping: int) -> tuple[int, int]:
    if builds_by_river(s, seat):
        return river_reach(s, seat, shipping)
    lo, hi = reach(s, seat, shipping)
    skip_lo, skip_hi = skip_reach(s, seat, lo, hi)
    return lo | skip_lo, hi | skip_hi


def _shipping_may_grow(s: State, seat: int) -> bool:
    """Is there a track, and a step left on it or a card that could be held?"""
    top = trait_of(s, seat, SHIPPING_TOP)
    by_card = shipping_value(s, seat) - shipping_of(s, seat)
    cards = max(card.shipping for card in data.bonus_cards().values())
    return top >= 0 and (shipping_of(s, seat) < top or by_card < cards)


def spades_to_home(s: State, seat: int) -> dict[str, int]:
    """For every land space without a structure: the spades that make it home terrain, 0 where a dwelling may go now.

    Left out is what spades cannot make home: terrains off the cycle, and all of them for factions without spades.
    """
    if faction_of(s, seat) < 0 or start_terrain(s, seat) < 0:
        return {}
    home = home_terrain(s, seat)
    by_river = builds_by_river(s, seat)
    board = s.setup.board
    out: dict[str, int] = {}
    for space in range(board.n):
        terrain = terrain_of(s, space)
        if terrain == RIVER or structure_on(s, space) != 0:
            continue
        if by_river:
            if terrain < WHEEL and unlocked_terrains(s, seat) & BIT[terrain]:
                out[board.labels[space]] = 0
        elif terrain == home:
            out[board.labels[space]] = 0
        elif spades_home(s, seat, terrain) <= MOST:
            out[board.labels[space]] = spades_needed(s, seat, space, home * 2)
    return out


def town_chances(s: State, seat: int) -> tuple[TownChance, ...]:
    """Connected own structures outside towns, the nearest to a town first.

    Lone structures only with half the power that is needed.
    """
    common = data.common()
    needed = power_needed(s, seat)
    out: list[TownChance] = []
    lo, hi = own_lo(s, seat) & ~town_lo(s, seat), own_hi(s, seat) & ~town_hi(s, seat)
    while lo or hi:
        first = spaces_of(lo, hi)[0]
        group_lo, group_hi = group_of(s, seat, LO[first], HI[first])
        lo &= ~group_lo
        hi &= ~group_hi
        if group_lo & town_lo(s, seat) or group_hi & town_hi(s, seat):
            continue  # it belongs to that town already
        spaces = spaces_of(group_lo, group_hi)
        _, power = strength_of(s, seat, group_lo, group_hi)
        holy = any(structure_on(s, space) == SANCTUARY for space in spaces)
        fewer = common.sanctuary_counts - 1 if holy else 0
        if len(spaces) > 1 or power >= needed // 2:
            labels = labels_of(s, group_lo, group_hi)
            out.append(TownChance(labels, power, needed, len(spaces), common.town_structures - fewer))
    return tuple(sorted(out, key=_distance))


def _distance(chance: TownChance) -> tuple[int, int]:
    power = max(chance.needed - chance.power, 0)
    structures = max(chance.structures_needed - chance.structures, 0)
    return max(power, structures), power + structures


def leech_places(s: State, seat: int) -> dict[str, tuple[LeechPlace, ...]]:
    """For land in reach and own structures: whom a building there would offer power, and how much."""
    if faction_of(s, seat) < 0 or round_of(s) == 0:
        return {}
    labels = s.setup.board.labels
    lo, hi = _within(s, seat, shipping_value(s, seat))
    out: dict[str, tuple[LeechPlace, ...]] = {}
    for space in spaces_of(lo | own_lo(s, seat), hi | own_hi(s, seat)):
        after = s.copy()
        offer_leech(after, seat, space)
        offers = [offer_at(after, i) for i in range(offer_count(s), offer_count(after))]
        if offers:
            out[labels[space]] = tuple(LeechPlace(offer_owner(offer), offer_power(offer)) for offer in offers)
    return out


def network(s: State, seat: int) -> tuple[tuple[str, ...], ...]:
    """Connected areas as area scoring counts them, the largest first.

    Two structures are connected if alone on the map they would be one area.
    """
    pair = s.copy()
    areas: list[list[int]] = []
    for space in spaces_of(own_lo(s, seat), own_hi(s, seat)):
        joined = [area for area in areas if any(_connected(pair, seat, space, other) for other in area)]
        areas = [area for area in areas if area not in joined]
        areas.append(sorted([space, *(other for area in joined for other in area)]))
    labels = s.setup.board.labels
    areas.sort(key=lambda area: (-len(area), area))
    return tuple(tuple(labels[space] for space in area) for area in areas)


def _connected(pair: State, seat: int, one: int, other: int) -> bool:
    """`pair` is a copy whose set of own structures may be overwritten."""
    me = seat_base(seat)
    pair.v[me + col.OWN_LO] = LO[one] | LO[other]
    pair.v[me + col.OWN_HI] = HI[one] | HI[other]
    return largest_area(pair, seat) == 2
