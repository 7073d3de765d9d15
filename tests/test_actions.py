"""Taking actions apart: the block an action lies in, and its place there."""

import pytest

from mystica.boxes.merchants.engine import actions as ship_act
from mystica.engine.core import actions as act


def test_every_action_lies_in_the_last_block_that_begins_before_it() -> None:
    block = act.DONE
    for a in range(act.N_ACTIONS):
        if a in act.BLOCKS:
            block = a
        assert act.kind_of(a) == block
        assert act.kind_of(a) + act.operand_of(a) == a


@pytest.mark.parametrize("a", [-1, act.N_ACTIONS, 10**9])
def test_other_numbers_are_no_actions(a: int) -> None:
    assert act.kind_of(a) == -1


@pytest.mark.parametrize(
    ("a", "kind", "operand"),
    [
        (act.BUILD + 7, act.BUILD, 7),
        (act.upgrade_action(3, 4), act.UPGRADE, 3 * 5 + 4 - 2),
        (act.PASS_LAST, act.PASS_LAST, 0),
        (act.ANSWER + 64 + 3, act.ANSWER, 67),
        (act.N_ACTIONS - 1, ship_act.BUILD_BY_SHIP, act.N_ACTIONS - 1 - ship_act.BUILD_BY_SHIP),
    ],
)
def test_blocks_and_places(a: int, kind: int, operand: int) -> None:
    assert (act.kind_of(a), act.operand_of(a)) == (kind, operand)


def test_answers_out_of_turn() -> None:
    found = [a for a in range(act.N_ACTIONS) if act.is_out_of_turn(a)]
    assert (found[0], found[-1]) == (act.LATER, ship_act.SHIP - 1)
