"""What the common rules ask of the box, passed on to the file that knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

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
    Y_SHIP_COINS,
    Y_SHIP_WORKERS,
    Y_STRONGHOLD_RANGE,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.obtaining import (
    apply_obtaining,
    ask_for_docks,
    dock_under_new_dwelling,
    income_ships,
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
    movement,
    ships_out,
    skip_range,
    sort_ships,
)
from mystica.boxes.merchants.engine.tile_choice import legal_tile_choices, take_tile_choice
from mystica.boxes.merchants.engine.trading import (
    apply_reward,
    apply_trading,
    is_trading,
    legal_rewards,
    legal_trading,
    note_dwelling,
    note_transform,
    reward_steps,
    settle_trading,
    trade_at_once,
)
from mystica.engine.core.actions import (
    ABILITY,
    BUILD_BY_SHIP,
    DOCK,
    DONE,
    SPECIAL_BONUS,
    SPECIAL_MOVE,
    SPECIAL_SHIP,
)
from mystica.engine.core.bits import PLACE
from mystica.engine.core.decisions import (
    DOCKING,
    HOME_CHOICE,
    MOVING,
    OBTAINING,
    REWARDING,
    TILE_CHOICE,
    TRADING,
    push,
    remove,
)
from mystica.engine.core.hooks import Box, register_box
from mystica.engine.core.ids import BY_CULT_BONUS, BY_SHIP, DWELLING, RIVER, SHIPYARD, STRONGHOLD
from mystica.engine.core.purse import pay
from mystica.engine.core.sea import MAY_LEAVE, RANGE_FACTS
from mystica.engine.core.state import (
    BONUS_CARD,
    COINS,
    COUNT,
    DOCK_AT,
    FAVOR_TILES,
    KEYS,
    SHIP_AT,
    SHIPPING,
    SHIPS,
    SPECIAL_OF_MOVE,
    SPECIAL_OF_SHIP,
    SPECIALS_TAKEN,
    WHO,
    WORKERS,
    State,
    sea_base,
    seat_base,
)
from mystica.engine.core.tables import (
    P_FAVORS,
    POWERS,
    S_SHIPPING,
)
from mystica.engine.rules.favors import favor_left
from mystica.engine.rules.towns import advance_shipping_free


class Merchants(Box):
    def faction_taken(self, s: State, p: i64) -> None:
        v = s.v
        me = seat_base(p)
        v[me + KEYS] += yard_fact(s, p, Y_KEYS)
        if s.setup.sea.ranges[v[me + WHO] * RANGE_FACTS] > 0:
            v[me + SHIPPING] = 1  # the leftmost space of the range tile

    def first_structures_placed(self, s: State) -> None:
        ask_for_docks(s)

    def take_income(self, s: State) -> None:
        take_ship_income(s)

    def cult_bonus(self, s: State, p: i64, row: i64, times: i64) -> None:
        if s.setup.ships:
            obtain(s, p, times * s.setup.rounds[row + S_SHIPS], 0)
        for _ in range(times * s.setup.rounds[row + S_SHIPPING]):
            advance_shipping_free(s, p, BY_CULT_BONUS)

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
        return POWER_OF_BOX[action] == 0 or s.v[seat_base(p) + COUNT + SHIPYARD] > 0

    def power_used(self, s: State, p: i64, action: i64) -> None:
        obtain(s, p, POWER_SHIPS[action], 0)
        if POWER_MOVES[action] > 0:
            begin_moving(s, p)

    def card_action_possible(self, s: State, p: i64, card: i64) -> bool:
        if CARDS[card * 8 + C_SHIPS] > 0 and can_obtain(s, p):
            return True
        return CARDS[card * 8 + C_MOVES] > 0 and can_move_any(s, p)

    def asked_steps(self, s: State, p: i64, frame: i64) -> i64:
        return reward_steps(s, p, s.v[frame + 2]) if s.v[frame] == REWARDING else 0

    def ships(self, s: State, p: i64) -> i64:
        return ships_out(s, p)

    def movement(self, s: State, p: i64) -> i64:
        return movement(s, p)

    def ship_income(self, s: State, p: i64) -> i64:
        return income_ships(s, p)

    def may_move_ships(self, s: State, p: i64) -> bool:
        return not s.v[seat_base(p) + SPECIALS_TAKEN] & SPECIAL_OF_MOVE and can_move_any(s, p)

    def may_build_ship(self, s: State, p: i64) -> bool:
        v = s.v
        me = seat_base(p)
        open_to = not v[me + SPECIALS_TAKEN] & SPECIAL_OF_SHIP and v[me + COUNT + SHIPYARD] > 0
        return open_to and can_obtain(s, p)

    def ship_price(self, s: State, p: i64) -> tuple[i64, i64]:
        return yard_fact(s, p, Y_SHIP_COINS), yard_fact(s, p, Y_SHIP_WORKERS)

    def legal_specials(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        v = s.v
        me = seat_base(p)
        if self.may_move_ships(s, p):
            out[n] = SPECIAL_MOVE
            n += 1
        if self.may_build_ship(s, p):
            coins, workers = self.ship_price(s, p)
            if v[me + COINS] >= coins and v[me + WORKERS] >= workers:
                out[n] = SPECIAL_SHIP
                n += 1
        return n

    def take_special(self, s: State, p: i64, a: i64) -> None:
        v = s.v
        me = seat_base(p)
        if a == SPECIAL_BONUS:
            card = v[me + BONUS_CARD] - 1
            obtain(s, p, CARDS[card * 8 + C_SHIPS], 0)
            if CARDS[card * 8 + C_MOVES] > 0:
                begin_moving(s, p)
        elif a == SPECIAL_MOVE:
            v[me + SPECIALS_TAKEN] |= SPECIAL_OF_MOVE
            begin_moving(s, p)
        elif a == SPECIAL_SHIP:
            v[me + SPECIALS_TAKEN] |= SPECIAL_OF_SHIP
            pay(s, p, yard_fact(s, p, Y_SHIP_COINS), yard_fact(s, p, Y_SHIP_WORKERS), 0, BY_SHIP)
            obtain(s, p, 1, 0)

    def legal_builds(self, s: State, p: i64, out: vec[i64], n: i64) -> i64:
        return legal_builds_by_ship(s, p, out, n)

    def legal_spade_builds(self, s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
        return legal_spade_builds_by_ship(s, p, state, out, n)

    def apply_turn(self, s: State, p: i64, a: i64) -> None:
        build_by_ship(s, p, a - BUILD_BY_SHIP)

    def apply_spade_build(self, s: State, p: i64, frame: i64, a: i64) -> None:
        remove(s, frame)
        build_by_ship(s, p, a - BUILD_BY_SHIP)

    def legal(self, s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
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
        if kind == TILE_CHOICE:
            return legal_tile_choices(s, p, out)
        if kind == HOME_CHOICE:
            return legal_homes(s, p, out)
        return legal_returns(s, p, v[frame + 3], out)

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
        elif kind == TILE_CHOICE:
            take_tile_choice(s, p, frame, a)
        elif kind == HOME_CHOICE:
            remove(s, frame)
            if a != DONE:
                take_home(s, p, a - ABILITY)
        else:
            apply_return(s, p, frame, a)
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

    def favor_taken(self, s: State, p: i64, tile: i64) -> None:
        if FAVOR_CHOICE[tile * 4] > 0:
            push(s, TILE_CHOICE, p, tile, 0)

    def town_taken(self, s: State, p: i64, tile: i64) -> None:
        if s.setup.ships:
            obtain(s, p, TOWN_SHIPS[tile], MAY_LEAVE)

    def card_pass_vp(self, s: State, p: i64, card: i64) -> i64:
        return CARDS[card * 8 + C_SHIP_VP] * ships_out(s, p)

    def favor_pass_vp(self, s: State, p: i64) -> i64:
        rest = s.v[seat_base(p) + FAVOR_TILES] & FAVORS_ON_MARKS
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
        return marks(s, p) if s.setup.ships else 0

    def left(self, s: State, p: i64) -> None:
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


register_box(Merchants())
