"""Reads a position by name, for code outside the engine, which does not know the columns of a state."""

from __future__ import annotations

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.decisions import top
from mystica.engine.core.ids import CULTS
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS

# ---- the game ---------------------------------------------------------------------------------------------


def round_of(s: State) -> i64:
    """0 before the first."""
    return s.v[col.ROUND]


def phase_of(s: State) -> i64:
    return s.v[col.PHASE]


def current_seat(s: State) -> i64:
    """Whose turn it is, or was last."""
    return s.v[col.CURRENT]


def seat_in_order(s: State, place: i64) -> i64:
    return s.v[col.ORDER + place]


def offer_count(s: State) -> i64:
    """Offers of power that are still open."""
    return s.v[col.OFFERS]


def offer_at(s: State, number: i64) -> i64:
    """An open offer, packed as in rules/leech.py; the oldest is number 0."""
    return s.v[col.OFFER + number]


def power_actions_taken(s: State) -> i64:
    """Set."""
    return s.v[col.POWER_TAKEN]


def coins_on_card(s: State, card: i64) -> i64:
    return s.v[col.BONUS_COINS + card]


def favors_left(s: State, tile: i64) -> i64:
    return s.v[col.FAVORS_LEFT + tile]


def towns_left(s: State, tile: i64) -> i64:
    return s.v[col.TOWNS_LEFT + tile]


def priest_at(s: State, track: i64, place: i64) -> i64:
    """Seat whose priest stands there, or -1."""
    return s.v[col.PRIESTS_AT + track * 4 + place] - 1


def town_picks(s: State) -> i64:
    """Towns founded whose tile is still to be picked."""
    return s.v[col.TOWN_PICKS]


# ---- the map ----------------------------------------------------------------------------------------------


def terrain_of(s: State, space: i64) -> i64:
    return s.v[col.TERRAIN + space]


def structure_on(s: State, space: i64) -> i64:
    """What stands on a space, `NOTHING` if it is empty."""
    return s.v[col.STRUCTURE + space] % 8


def owner_of(s: State, space: i64) -> i64:
    """Seat whose structure stands on a space, or -1."""
    return s.v[col.STRUCTURE + space] // 8 - 1


def terrains_of_map(s: State) -> list[int]:
    """The terrain of every space."""
    return [int(s.v[col.TERRAIN + space]) for space in range(s.setup.board.n)]


def pieces_on_map(s: State) -> list[int]:
    """What stands on every space: (owner + 1) * 8 + structure, 0 for nothing."""
    return [int(s.v[col.STRUCTURE + space]) for space in range(s.setup.board.n)]


def occupied_lo(s: State) -> i64:
    """Spaces with a structure, the first word of the set."""
    return s.v[col.OCCUPIED_LO]


def occupied_hi(s: State) -> i64:
    return s.v[col.OCCUPIED_HI]


def bridges_built(s: State) -> i64:
    """Set, by anyone."""
    return s.v[col.BRIDGES]


# ---- the decision stack -----------------------------------------------------------------------------------


def stack_depth(s: State) -> i64:
    return s.v[col.DEPTH]


def frames_of(s: State) -> list[int]:
    """The columns of all frames, the top one last."""
    return [int(col.FRAME + depth * 4) for depth in range(s.v[col.DEPTH])]


def frame_kind(s: State, frame: i64) -> i64:
    return s.v[frame]


def frame_seat(s: State, frame: i64) -> i64:
    return s.v[frame + 1]


def frame_amount(s: State, frame: i64) -> i64:
    return s.v[frame + 2]


def frame_argument(s: State, frame: i64) -> i64:
    return s.v[frame + 3]


def top_seat(s: State) -> i64:
    return s.v[top(s) + 1]


def top_amount(s: State) -> i64:
    return s.v[top(s) + 2]


def top_argument(s: State) -> i64:
    return s.v[top(s) + 3]


# ---- a seat -----------------------------------------------------------------------------------------------


def faction_of(s: State, seat: i64) -> i64:
    """Index of the faction, -1 before it is chosen."""
    return s.v[seat_base(seat) + col.WHO]


def home_terrain(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.COLOUR]


def start_terrain(s: State, seat: i64) -> i64:
    """On the wheel; -1 before it is chosen."""
    return s.v[seat_base(seat) + col.START_TERRAIN]


def vp_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.VP]


def coins_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.COINS]


def workers_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.WORKERS]


def priests_of(s: State, seat: i64) -> i64:
    """In hand."""
    return s.v[seat_base(seat) + col.PRIESTS]


def bowl2_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.BOWL2]


def bowl3_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.BOWL3]


def bowls_of(s: State, seat: i64) -> tuple[int, int, int]:
    """Power in bowls I, II and III."""
    me = seat_base(seat)
    return int(s.v[me + col.BOWL1]), int(s.v[me + col.BOWL2]), int(s.v[me + col.BOWL3])


def cult_levels(s: State, seat: i64) -> list[int]:
    """On fire, water, earth and air."""
    return [int(s.v[seat_base(seat) + col.CULT_LEVEL + track]) for track in range(CULTS)]


def shipping_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.SHIPPING]


def digging_of(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.DIGGING]


def favor_tiles(s: State, seat: i64) -> i64:
    """Set."""
    return s.v[seat_base(seat) + col.FAVOR_TILES]


def town_tiles(s: State, seat: i64) -> i64:
    """3 bits for each kind of tile."""
    return s.v[seat_base(seat) + col.TOWN_TILES]


def bonus_card(s: State, seat: i64) -> i64:
    """Card + 1, 0 for none."""
    return s.v[seat_base(seat) + col.BONUS_CARD]


def has_passed(s: State, seat: i64) -> bool:
    return s.v[seat_base(seat) + col.PASSED] != 0


def has_left(s: State, seat: i64) -> bool:
    """Has the player left the game for good?"""
    return s.v[seat_base(seat) + col.DROPPED] != 0


def keys_left(s: State, seat: i64) -> i64:
    """Town keys that are not used yet."""
    return s.v[seat_base(seat) + col.KEYS]


def late_steps(s: State, seat: i64) -> i64:
    """Cult steps of a reaction that are left open."""
    return s.v[seat_base(seat) + col.LATE_STEPS]


def specials_taken(s: State, seat: i64) -> i64:
    """Set."""
    return s.v[seat_base(seat) + col.SPECIALS_TAKEN]


def unlocked_terrains(s: State, seat: i64) -> i64:
    """Set; in an auction the place of the faction held + 1."""
    return s.v[seat_base(seat) + col.UNLOCKED]


def own_bridges(s: State, seat: i64) -> i64:
    """Set."""
    return s.v[seat_base(seat) + col.OWN_BRIDGES]


def own_lo(s: State, seat: i64) -> i64:
    """Spaces with structures of the seat, the first word of the set."""
    return s.v[seat_base(seat) + col.OWN_LO]


def own_hi(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.OWN_HI]


def town_lo(s: State, seat: i64) -> i64:
    """Spaces that are part of the seat's towns, the first word of the set."""
    return s.v[seat_base(seat) + col.TOWN_LO]


def town_hi(s: State, seat: i64) -> i64:
    return s.v[seat_base(seat) + col.TOWN_HI]


def cult_level(s: State, seat: i64, track: i64) -> i64:
    return s.v[seat_base(seat) + col.CULT_LEVEL + track]


def count_of(s: State, seat: i64, structure: i64) -> i64:
    """Pieces on the map."""
    return s.v[seat_base(seat) + col.COUNT + structure]


def trait_of(s: State, seat: i64, trait: i64) -> i64:
    """A number or a yes-or-no trait of the seat's faction, by its column in tables.py."""
    return FACT[s.v[seat_base(seat) + col.WHO] * FACTS + trait]
