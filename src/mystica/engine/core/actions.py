"""The dense layout of atomic actions: one int each, stable, documented in docs/actions.md.

Blocks are in ascending order; generators go through them in this order, so a legal list is ascending.
Actions from `OUT_OF_TURN` up to `OUT_OF_TURN_END` are answers out of turn: they are accepted where they make sense but
never appear in a legal list, because somebody else decides at that moment. All others may be listed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica import data
from mystica.engine.core.bits import zeros

DONE: Final[i64] = 0
LEECH: Final[i64] = 1
DECLINE: Final[i64] = 2
CONVERT: Final[i64] = 4  # + kind
BURN: Final[i64] = 16
ADVANCE_SHIPPING: Final[i64] = 17
ADVANCE_DIGGING: Final[i64] = 18
POWER: Final[i64] = 20  # + index of the power action
SPECIAL_BONUS: Final[i64] = 32
SPECIAL_FAVOR: Final[i64] = 33
SPECIAL_FACTION: Final[i64] = 34
SPECIAL_BRIDGE: Final[i64] = 35
SPECIAL_TOKENS: Final[i64] = 36  # the faction's action, paid with power tokens
BOX_SPECIALS: Final[i64] = 37  # to SEND: special actions of boxes
SEND: Final[i64] = 48  # + track * 4 + place
CULT: Final[i64] = 64  # + track
FAVOR: Final[i64] = 68  # + index of the tile
TOWN: Final[i64] = 100  # + index of the tile
PASS: Final[i64] = 128  # + index of the bonus card
PASS_LAST: Final[i64] = 159  # in the last round, without a card
FACTION: Final[i64] = 160  # + index of the faction
ABILITY: Final[i64] = 192  # + a number the faction's own file gives a meaning
BRIDGE: Final[i64] = 208  # + index of the place on the map
CONNECT: Final[i64] = 256  # + river space
BUILD: Final[i64] = 376  # + space
UPGRADE: Final[i64] = 496  # + space * 5 + structure - 2
TRANSFORM: Final[i64] = 1096  # + space * 18 + terrain * 2 + (1 for the long way round)
BID: Final[i64] = 3256  # + VP
OUT_OF_TURN: Final[i64] = 3328

LATER: Final[i64] = 3328  # leave the offer or step open (rulings leech, reaction-step)
DIG: Final[i64] = 3329  # buy one spade before saying where it is used (ruling conversions)
GIVE_UP: Final[i64] = 3330  # + number: leave what an action has brought (ruling conversions), see below
ANSWER: Final[i64] = 3336  # + seat * 64 + number of the offer * 2 + (1 to take it)
LATE_STEP: Final[i64] = 3656  # + seat * 4 + track
FIRST: Final[i64] = 3676  # + seat: uses cult-bonus spades before the others (ruling cult-spades-order)
DROP: Final[i64] = 3681  # + seat

# What boxes add lies behind; from here on actions are listed again
OUT_OF_TURN_END: Final[i64] = 3686
N_ACTIONS: Final[i64] = max([int(OUT_OF_TURN_END), *[end for box in data.boxes().values() for _, end in box.actions]])

# What GIVE_UP + number means
GIVE_UP_EFFECT: Final[i64] = 0  # a favor tile, a bridge, the special action's free effect
GIVE_UP_TOWN: Final[i64] = 1  # a town tile
GIVE_UP_STEP: Final[i64] = 2  # one cult step

# Places of a priest
RETURNED: Final[i64] = 0
SMALL_PLACE: Final[i64] = 1
GREAT_PLACE: Final[i64] = 2

# What ABILITY + number means; the frame on the stack says what for
TERRAIN_NUMBER: Final[i64] = 0  # + terrain of the wheel
LEAVE_NUMBER: Final[i64] = 7  # the priest instead of a terrain; no, thank you
BOWL_NUMBER: Final[i64] = 8  # + bowl 0..2
TRACK_NUMBER: Final[i64] = 11  # + cult track
TAKE_NUMBER: Final[i64] = 15

# Conversions
POWER_TO_PRIEST: Final[i64] = 0
POWER_TO_WORKER: Final[i64] = 1
POWER_TO_COIN: Final[i64] = 2
PRIEST_TO_WORKER: Final[i64] = 3
WORKER_TO_COIN: Final[i64] = 4
VP_TO_COIN: Final[i64] = 5
COINS_TO_VP: Final[i64] = 6


BLOCKS: Final[list[int]] = [
    DONE, LEECH, DECLINE, CONVERT, BURN, ADVANCE_SHIPPING, ADVANCE_DIGGING, POWER, SPECIAL_BONUS, SPECIAL_FAVOR,
    SPECIAL_FACTION, SPECIAL_BRIDGE, SPECIAL_TOKENS, SEND, CULT, FAVOR, TOWN, PASS, PASS_LAST, FACTION, ABILITY, BRIDGE,
    CONNECT, BUILD, UPGRADE, TRANSFORM, BID, LATER, DIG, GIVE_UP, ANSWER, LATE_STEP, FIRST, DROP,
]  # fmt: skip
"""Where the blocks begin, in ascending order; boxes add theirs."""

_block_at: Final = zeros(int(N_ACTIONS))


def add_blocks(blocks: list[int]) -> None:
    """The blocks of a box begin here. Which numbers it has, its manifest says."""
    BLOCKS.extend(blocks)
    BLOCKS.sort()
    block_at = _block_at
    for first, end in zip(BLOCKS, [*BLOCKS[1:], int(N_ACTIONS)]):
        for a in range(first, end):
            block_at[a] = first


add_blocks([])


def kind_of(a: i64) -> i64:
    """The block an action lies in, by its first action: `BUILD` for whatever builds; -1 for what is no action."""
    return _block_at[a] if 0 <= a < N_ACTIONS else -1


def operand_of(a: i64) -> i64:
    """What the action is about: its place in its block."""
    return a - kind_of(a)


def is_out_of_turn(a: i64) -> bool:
    """Is it accepted where it makes sense, but never listed?"""
    return OUT_OF_TURN <= a < OUT_OF_TURN_END


def hex_of_upgrade(a: i64) -> i64:
    return (a - UPGRADE) // 5


def structure_of_upgrade(a: i64) -> i64:
    return (a - UPGRADE) % 5 + 2


def upgrade_action(space: i64, structure: i64) -> i64:
    return UPGRADE + space * 5 + structure - 2


def transform_action(space: i64, terrain: i64, long_way: i64) -> i64:
    return TRANSFORM + space * 18 + terrain * 2 + long_way
