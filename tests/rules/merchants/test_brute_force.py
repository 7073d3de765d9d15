"""Where ships and merchants may go, worked out space by space from the words of the rulebook and compared."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine import columns as ship_col
from mystica.boxes.merchants.engine.frames import MOVING
from mystica.boxes.merchants.setups import canals_of
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.decisions import TURN, top
from mystica.engine.core.ids import RIVER
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import legal_actions
from mystica.setups import GameSetup
from tests.invariants import random_setup

YARDS = box_data.ships().yards
BOARD = [action.option for action in data.power_actions().values()].index("merchants-ships")


def owner(s: State, space: int) -> int:
    return int(s.v[col.STRUCTURE + space]) // 8 - 1


def own_marks(s: State, p: int) -> int:
    sea = int(ship_col.sea_base(p))
    return int(s.v[sea + ship_col.MARKS_LO]) | int(s.v[sea + ship_col.MARKS_HI]) << 60


def steps_from(s: State, setup: GameSetup, p: int, space: int, merchants: bool) -> set[int]:
    """Spaces one step further, whatever lies there."""
    board = s.setup.board
    near = set(board.near_list[space])
    if merchants:
        for k in range(int(board.n_bridges)):
            if int(s.v[col.BRIDGES]) >> k & 1:
                ends = {int(board.bridge_a[k]), int(board.bridge_b[k])}
                near |= ends - {space} if space in ends else set()
    else:
        for one, other in canals_of(setup):
            near |= {other} if space == one else {one} if space == other else set()
    return near


def reached(s: State, setup: GameSetup, p: int, start: int, spaces: int) -> set[int]:
    """Where one of the player's pieces may end within so many spaces."""
    board = s.setup.board
    who = int(s.v[col.seat_base(p) + col.WHO])
    merchants = YARDS[list(data.factions())[who]].numbers.get("market", 0) > 0
    marks = own_marks(s, p)
    sea = int(ship_col.sea_base(p))
    ships = [int(s.v[sea + k]) - 1 for k in range(3)]
    visiting = [at for at in ships if at >= 0 and owner(s, at) not in (-1, p) and not marks >> at & 1]
    left = box_data.ships().markers - marks.bit_count() - len(visiting)

    def may_trade(space: int) -> bool:
        return owner(s, space) not in (-1, p) and not marks >> space & 1 and space not in visiting and left > 0

    found: set[int] = set()
    front, seen = {start}, {start}
    for _ in range(spaces):
        beyond = {k for space in front for k in steps_from(s, setup, p, space, merchants)}
        if merchants:
            front = beyond - seen
            for space in front:
                foreign = owner(s, space) not in (-1, p) and not marks >> space & 1
                if board.terrain[space] != RIVER and (not foreign or may_trade(space)):
                    found.add(space)
        else:
            found |= {space for space in beyond if board.terrain[space] != RIVER and may_trade(space)}
            front = {space for space in beyond if board.terrain[space] == RIVER} - seen
            found |= front
        seen |= front
    return found - {start}


def movement(s: State, p: int) -> int:
    """Shipping value, or the lower track of the range tile, with the bonus card."""
    me = int(col.seat_base(p))
    key = list(data.factions())[int(s.v[me + col.WHO])]
    card = int(s.v[me + col.BONUS_CARD])
    level = int(s.v[me + col.SHIPPING])
    if card and not s.v[me + col.PASSED]:
        level += list(data.bonus_cards().values())[card - 1].shipping
    if key in box_data.ships().ranges:
        track = box_data.ships().ranges[key].movement
        return track[min(level, len(track)) - 1]
    return level


@pytest.mark.parametrize("seed", range(24))
def test_destinations_are_those_of_the_rulebook(seed: int) -> None:
    rng = random.Random(f"sea {seed}")
    setup = random_setup(rng, merchants=True, mixed_rulings=False)
    s = new_game(setup.engine_setup())
    compared = 0
    while not is_over(s) and compared < 500:  # who reuses power actions never ends with all this power
        if s.v[top(s)] == TURN:
            s.v[int(col.seat_base(decider(s))) + col.BOWL3] = 12
        actions = legal_actions(s)
        if s.v[top(s)] == MOVING:
            p = int(decider(s))
            state = int(s.v[top(s) + 3])
            ship = state // 8 % 4 - 1
            if ship >= 0 and not state & 64:
                start = int(s.v[int(ship_col.sea_base(p)) + ship]) - 1
                value = movement(s, p)
                near = reached(s, setup, p, start, value)
                who = list(data.factions())[int(s.v[col.seat_base(p) + col.WHO])]
                far = reached(s, setup, p, start, value + YARDS[who].numbers["extra_spaces"])
                listed = {a - ship_act.SAIL for a in actions if ship_act.SAIL <= a < ship_act.EXTRA_SPACE}
                assert listed == (far - near if state & 32 else near)
                assert state & 32 or any(a == ship_act.EXTRA_SPACE for a in actions) <= bool(far - near)
                compared += 1
        wanted = [a for a in actions if a >= act.OUT_OF_TURN_END or ship_act.SPECIAL_MOVE <= a <= ship_act.SPECIAL_SHIP]
        wanted += [a for a in actions if act.POWER + BOARD <= a < act.SPECIAL_BONUS]
        busy = [a for a in actions if act.BUILD <= a < act.TRANSFORM]
        apply(s, rng.choice(wanted or busy or actions))
    assert compared > 0
