"""Answers what the common rules ask of the box, with the file that knows the rule."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import BUILD_BY_SHIP, DOCK
from mystica.boxes.merchants.engine.building import (
    apply_return,
    build_by_ship,
    can_build_yard,
    legal_builds_by_ship,
    legal_homes,
    legal_returns,
    legal_spade_builds_by_ship,
    may_build_by_ship,
    take_home,
    yard_built,
    yard_price,
)
from mystica.boxes.merchants.engine.columns import DOCK_AT, SHIP_AT, SHIPS, sea_base
from mystica.boxes.merchants.engine.frames import (
    DOCKING,
    HOME_CHOICE,
    MAY_LEAVE,
    MOVING,
    OBTAINING,
    RETURNING,
    REWARDING,
    TILE_CHOICE,
    TRADING,
)
from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.engine.moving import (
    apply_moving,
    begin_moving,
    can_move_any,
    legal_moving,
    settle_moving,
)
from mystica.boxes.merchants.engine.numbers import (
    C_MOVES,
    C_SHIP_VP,
    C_SHIPS,
    CARDS,
    FAVOR_CHOICE,
    FAVOR_MARK_VP,
    FAVORS_ON_MARKS,
    MARK_COLUMNS,
    MOST_MARKS,
    POWER_MOVES,
    POWER_OF_BOX,
    POWER_SHIPS,
    S_SHIPS,
    TOWN_SHIPS,
    Y_KEYS,
    Y_STRONGHOLD_RANGE,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.obtaining import (
    apply_obtaining,
    ask_for_docks,
    dock_under_new_dwelling,
    legal_docks,
    legal_obtaining,
    obtain,
    settle_docking,
    settle_obtaining,
    take_ship_income,
)
from mystica.boxes.merchants.engine.places import (
    advance_range,
    can_obtain,
    is_visiting,
    land_reached,
    marks,
    ships_out,
    skip_range,
    sort_ships,
)
from mystica.boxes.merchants.engine.sea import RANGE_FACTS, sea_of
from mystica.boxes.merchants.engine.specials import legal_ship_specials, take_ship_special
from mystica.boxes.merchants.engine.tile_choice import legal_tile_choices, take_tile_choice
from mystica.boxes.merchants.engine.trading import (
    apply_reward,
    apply_trading,
    is_trading,
    legal_rewards,
    legal_trading,
    note_dwelling,
    note_transform,
    settle_trading,
    trade_at_once,
)
from mystica.engine.core import state as col
from mystica.engine.core.actions import ABILITY, DONE, kind_of, operand_of
from mystica.engine.core.bits import PLACE
from mystica.engine.core.box import Box
from mystica.engine.core.boxes import register_box
from mystica.engine.core.decisions import push, remove
from mystica.engine.core.ids import BY_CULT_BONUS, DWELLING, RIVER, STRONGHOLD
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    P_FAVORS,
    POWERS,
    S_SHIPPING,
)
from mystica.engine.rules.favors import favor_left
from mystica.engine.rules.towns import advance_shipping_free


class Tiles(Box):
    """The tiles of the box, in games without ships too."""

    def cult_bonus(self, s: State, p: i64, row: i64, times: i64) -> None:
        for _ in range(times * s.setup.rounds[row + S_SHIPPING]):
            advance_shipping_free(s, p, BY_CULT_BONUS)

    def legal_answers(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
        return legal_tile_choices(s, p, out) if s.v[frame] == TILE_CHOICE else 0

    def apply(self, s: State, p: i64, frame: i64, a: i64) -> bool:
        if s.v[frame] != TILE_CHOICE:
            return False
        take_tile_choice(s, p, frame, a)
        return True

    def favor_taken(self, s: State, p: i64, tile: i64) -> None:
        if FAVOR_CHOICE[tile * 4] > 0:
            push(s, TILE_CHOICE, p, tile, 0)

    def nothing_scores(self, s: State) -> bool:
        return sea_of(s).no_marker_scores


class Ships(Tiles):
    """Ships and merchants, with what the tiles of the box do for them."""

    def faction_taken(self, s: State, p: i64) -> None:
        v = s.v
        me = seat_base(p)
        v[me + col.KEYS] += yard_fact(s, p, Y_KEYS)
        if sea_of(s).ranges[v[me + col.WHO] * RANGE_FACTS] > 0:
            v[me + col.SHIPPING] = 1  # the leftmost space of the range tile

    def first_structures_placed(self, s: State) -> None:
        ask_for_docks(s)

    def take_income(self, s: State) -> None:
        take_ship_income(s)

    def cult_bonus(self, s: State, p: i64, row: i64, times: i64) -> None:
        obtain(s, p, times * s.setup.rounds[row + S_SHIPS], 0)
        Tiles.cult_bonus(self, s, p, row, times)

    def land_reached(self, s: State, p: i64) -> tuple[i64, i64]:
        return land_reached(s, p)

    def skip_range(self, s: State, p: i64) -> i64:
        return skip_range(s, p)

    def advance_range(self, s: State, p: i64) -> None:
        advance_range(s, p)

    def structure_built(self, s: State, p: i64, space: i64, structure: i64) -> None:
        if structure == DWELLING:
            dock_under_new_dwelling(s, p, space)
            note_dwelling(s, p)
            trade_at_once(s, p, space)
        elif structure == STRONGHOLD and yard_fact(s, p, Y_STRONGHOLD_RANGE) > 0:
            advance_range(s, p)

    def transformed(self, s: State, p: i64, space: i64) -> None:
        note_transform(s, p, space)

    def spades_finish_only(self, s: State, p: i64) -> bool:
        return is_trading(s, p)

    def may_build_free(self, s: State, p: i64, space: i64) -> bool:
        return may_build_by_ship(s, p, space)

    def can_upgrade(self, s: State, p: i64, space: i64) -> bool:
        return can_build_yard(s, p, space)

    def upgrade_price(self, s: State, p: i64) -> tuple[i64, i64]:
        return yard_price(s, p)

    def upgraded(self, s: State, p: i64, space: i64) -> None:
        yard_built(s, p, space)

    def power_possible(self, s: State, p: i64, action: i64) -> bool:
        if POWER_OF_BOX[action] == 0:
            return True
        if POWER_MOVES[action] > 0 and not can_move_any(s, p):
            return False
        if POWER_SHIPS[action] > 0 and not can_obtain(s, p):
            return False
        return POWERS[action * 8 + P_FAVORS] == 0 or favor_left(s, p)

    def may_reuse(self, s: State, p: i64, action: i64) -> bool:
        return POWER_OF_BOX[action] == 0 or s.v[seat_base(p) + col.COUNT + SHIPYARD] > 0

    def power_used(self, s: State, p: i64, action: i64) -> None:
        obtain(s, p, POWER_SHIPS[action], 0)
        if POWER_MOVES[action] > 0:
            begin_moving(s, p)

    def card_action_possible(self, s: State, p: i64, card: i64) -> bool:
        if CARDS[card * 8 + C_SHIPS] > 0 and can_obtain(s, p):
            return True
        return CARDS[card * 8 + C_MOVES] > 0 and can_move_any(s, p)

    def legal_specials(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        return legal_ship_specials(s, p, out, n)

    def take_special(self, s: State, p: i64, a: i64) -> None:
        take_ship_special(s, p, a)

    def legal_builds(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        return legal_builds_by_ship(s, p, out, n)

    def legal_spade_builds(self, s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
        return legal_spade_builds_by_ship(s, p, state, out, n)

    def apply_turn(self, s: State, p: i64, a: i64) -> None:
        if kind_of(a) == BUILD_BY_SHIP:
            build_by_ship(s, p, operand_of(a))

    def apply_spade_build(self, s: State, p: i64, frame: i64, a: i64) -> None:
        if kind_of(a) == BUILD_BY_SHIP:
            remove(s, frame)
            build_by_ship(s, p, operand_of(a))

    def legal_answers(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
        v = s.v
        kind = v[frame]
        if kind == DOCKING:
            return legal_docks(s, p, out)
        if kind == OBTAINING:
            return legal_obtaining(s, p, frame, out)
        if kind == MOVING:
            return legal_moving(s, p, frame, out)
        if kind == TRADING:
            return legal_trading(s, p, out)
        if kind == REWARDING:
            return legal_rewards(s, p, frame, out)
        if kind == HOME_CHOICE:
            return legal_homes(s, p, out)
        if kind == RETURNING:
            return legal_returns(s, p, v[frame + 3], out)
        return Tiles.legal_answers(self, s, p, frame, out)

    def apply(self, s: State, p: i64, frame: i64, a: i64) -> bool:
        kind = s.v[frame]
        if kind == DOCKING:
            remove(s, frame)
            s.v[sea_base(p) + DOCK_AT] = a - DOCK + 1
        elif kind == OBTAINING:
            apply_obtaining(s, p, frame, a)
        elif kind == MOVING:
            return apply_moving(s, p, frame, a)
        elif kind == TRADING:
            return apply_trading(s, p, frame, a)
        elif kind == REWARDING:
            apply_reward(s, p, frame, a)
        elif kind == HOME_CHOICE:
            remove(s, frame)
            if a != DONE:
                take_home(s, p, a - ABILITY)
        elif kind == RETURNING:
            apply_return(s, p, frame, a)
        else:
            return Tiles.apply(self, s, p, frame, a)
        return True

    def settle(self, s: State, p: i64, frame: i64) -> bool:
        kind = s.v[frame]
        if kind == DOCKING:
            return settle_docking(s, p, frame)
        if kind == OBTAINING:
            return settle_obtaining(s, p, frame)
        if kind == MOVING:
            return settle_moving(s, p, frame)
        if kind == TRADING:
            return settle_trading(s, p, frame)
        return False

    def town_taken(self, s: State, p: i64, tile: i64) -> None:
        obtain(s, p, TOWN_SHIPS[tile], MAY_LEAVE)

    def card_pass_vp(self, s: State, p: i64, card: i64) -> i64:
        return CARDS[card * 8 + C_SHIP_VP] * ships_out(s, p)

    def favor_pass_vp(self, s: State, p: i64) -> i64:
        rest = s.v[seat_base(p) + col.FAVOR_TILES] & FAVORS_ON_MARKS
        vp: i64 = 0
        if rest == 0:
            return vp
        number = marks(s, p)
        if number > MOST_MARKS:
            number = MOST_MARKS
        while rest != 0:
            low = rest & -rest
            rest ^= low
            vp += FAVOR_MARK_VP[PLACE[low % 61] * MARK_COLUMNS + number]
        return vp

    def final_value(self, s: State, p: i64) -> i64:
        return marks(s, p)

    def player_left(self, s: State, p: i64) -> None:
        """Ships at structures go back; the others stay where they are."""
        v = s.v
        at = sea_base(p) + SHIP_AT
        merchants = has_merchants(s, p)
        for k in range(SHIPS):
            if v[at + k] == 0:
                continue
            ashore = not merchants and s.setup.board.terrain[v[at + k] - 1] != RIVER
            if ashore or is_visiting(s, p, k):
                v[at + k] = 0
        sort_ships(s, p)


register_box("merchants-tiles", Tiles())
register_box("merchants-ships", Ships())
