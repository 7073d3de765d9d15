"""Two boxes in one game: the engine asks both. Compiled classes cannot be subclassed here, so a pure engine plays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mystica import data
from mystica.boxes.fire_and_ice.engine.terrains import ICE, VOLCANO
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine import frames as ship_frames
from mystica.boxes.merchants.engine.columns import SEA, WIDE
from mystica.boxes.merchants.engine.ids import BY_SHIP, SHIPYARD
from mystica.engine.core.actions import BLOCKS, N_ACTIONS, kind_of
from mystica.engine.core.ids import BOX_STRUCTURE, SPADED, STRUCTURE_CODES, UNSPADED, WHY
from mystica.engine.core.state import MOST_COLUMNS
from tests.conftest import ROOT

PLAYED = """
from mystica.engine.core.actions import PASS
from mystica.engine.core.box import Box
from mystica.engine.core.boxes import box_bit, boxes_of, register_box
from mystica.engine.core.state import ROUND, VP, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.setups import draw

class Generous(Box):
    asked = 0

    def card_pass_vp(self, s, p, card):
        Generous.asked += 1
        return 5

    def land_reached(self, s, p):
        return 1, 0

register_box("generous", Generous())

def begun(*boxes):
    setup = draw(2, 1, options={"merchants": "true"}, factions=("witches", "nomads")).engine_setup()
    alone = setup.boxes
    for box in boxes:
        setup.boxes |= box_bit(box)
    return new_game(setup), alone

def vp_of_first_pass(*boxes):
    state, _ = begun(*boxes)
    while True:
        legal = legal_actions(state)
        p = decider(state)
        passing = [a for a in legal if PASS <= a < PASS + 31]
        before = int(state.v[seat_base(p) + VP])
        if passing and state.v[ROUND] == 1:
            apply(state, passing[0])
            return int(state.v[seat_base(p) + VP]) - before
        apply(state, legal[-1])

assert vp_of_first_pass("generous") == vp_of_first_pass() + 5 and Generous.asked == 1

state, alone = begun("generous")
ships = new_game(draw(2, 1, options={"merchants": "true"}).engine_setup())
assert state.setup.boxes != alone and type(boxes_of(state)).__name__ == "SeveralBoxes"
assert type(boxes_of(ships)).__name__ == "Ships"  # one box is asked without a detour
assert boxes_of(state).land_reached(state, 0)[0] & 1
assert len(state.v) == len(ships.v)  # columns and frames of the other box are there
actions = random_actions(state, 3, 100_000, True)
assert is_over(state) and any(a >= 3686 for a in actions)
print("both were asked")
"""


def test_two_boxes_are_both_asked() -> None:
    """A tiny box beside the ships: each adds its own, and a whole game with both comes to its end."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={"PYTHONPATH": str(ROOT / "src"), "MYSTICA_PURE": "1", "PATH": os.environ.get("PATH", "")},
        text=True, capture_output=True, cwd=ROOT, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "both were asked" in done.stdout


def test_numbers_of_a_box_are_those_of_its_manifest() -> None:
    box = data.boxes()["merchants"]
    assert box.columns == ((SEA, WIDE),) and MOST_COLUMNS == WIDE
    assert SHIPYARD == BOX_STRUCTURE and STRUCTURE_CODES[SHIPYARD] == box.structure
    assert box.frames == ((ship_frames.DOCKING, ship_frames.RETURNING + 1),)
    own = [a for a in BLOCKS if any(first <= a < end for first, end in box.actions)]
    assert own[0] == ship_act.SPECIAL_MOVE and own[-1] == ship_act.BUILD_BY_SHIP == kind_of(N_ACTIONS - 1)
    assert WHY[BY_SHIP] == "ship" and len(WHY) == BY_SHIP + 1
    assert (ICE, VOLCANO) == (SPADED, UNSPADED)


@pytest.mark.parametrize("a", range(int(ship_act.SPECIAL_MOVE), int(ship_act.SPECIAL_SHIP) + 1))
def test_special_actions_of_a_box_are_blocks_of_their_own(a: int) -> None:
    assert kind_of(a) == a
