"""The decision stack: its top frame alone says who decides, and what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.state import State

# Kinds of frames
CHOOSE_FACTION: Final[i64] = 1
FIRST_DWELLING: Final[i64] = 2
FIRST_BONUS: Final[i64] = 3
TURN: Final[i64] = 4  # amount: actions left; argument: 1 if no conversions follow, and marks of a double turn
AFTER: Final[i64] = 5  # the action is over: conversions (unless the argument is 1), then the end of the turn
OFFERING: Final[i64] = 6  # not a decision: the offers made by the action are put to their owners
TAKE_POWER: Final[i64] = 7  # the owner's oldest open offer; argument: 1 if it may wait under that ruling
SACRIFICING: Final[i64] = 8  # power was sacrificed and must be used; argument: 1 before the action, 0 after
SPADES: Final[i64] = 9  # transform and build under way; amount: free spades, argument: see transform.py
CULT_SPADES: Final[i64] = 10  # amount: spades
BRIDGING: Final[i64] = 11
PICK_STEP: Final[i64] = 12  # amount: steps; argument: 1 if it is a reaction to taken power, 2 if it can wait no longer
PICK_FAVOR: Final[i64] = 13
PICK_TOWN: Final[i64] = 14
PICK_KEY: Final[i64] = 15  # argument: set of tracks; amount: 1 if it may be left
OWN_ABILITY: Final[i64] = 16  # the faction's own file knows; amount: 1 if no conversion may come before it
# What OWN_ABILITY asks where its argument is not 0: argument % 16; the rest is 16 times a number
ASK_REACTION: Final[i64] = 1  # a token for VP, since somebody took power
ASK_TERRAIN: Final[i64] = 2  # the starting terrain
ASK_HOME: Final[i64] = 3  # another home terrain
ASK_TOKENS: Final[i64] = 4  # tokens that leave the game; the number says how many
ASK_STEPS: Final[i64] = 5  # a track that goes down; the number says how far
ASK_UNLOCK: Final[i64] = 6  # a terrain or a priest
BID_FACTION: Final[i64] = 17  # which faction to bid on
BIDDING: Final[i64] = 18  # argument: place of the faction among those drawn
# Frames that boxes ask and answer: everything from here on
BOX_FRAMES: Final[i64] = 19


def push(s: State, kind: i64, p: i64, amount: i64, argument: i64) -> None:
    v = s.v
    i = col.FRAME + v[col.DEPTH] * 4
    v[i] = kind
    v[i + 1] = p
    v[i + 2] = amount
    v[i + 3] = argument
    v[col.DEPTH] += 1


def top(s: State) -> i64:
    """Column of the top frame."""
    return col.FRAME + (s.v[col.DEPTH] - 1) * 4


def top_kind(s: State) -> i64:
    """Kind of the top frame, 0 when nothing is to be decided."""
    v = s.v
    return 0 if v[col.DEPTH] == 0 else v[col.FRAME + (v[col.DEPTH] - 1) * 4]


def remove(s: State, frame: i64) -> None:
    """Take a frame out, wherever it lies; emptied columns go back to 0 so that equal states look equal."""
    v = s.v
    last = col.FRAME + (v[col.DEPTH] - 1) * 4
    i = frame
    while i < last:
        v[i] = v[i + 4]
        i += 1
    for k in range(i64(4)):
        v[last + k] = 0
    v[col.DEPTH] -= 1


def pop(s: State) -> None:
    remove(s, top(s))


def answerable_together(kind: i64) -> bool:
    """Frames of one player that lie together on top may be answered in any order."""
    return kind == SPADES or (PICK_STEP <= kind <= OWN_ABILITY)


def find_pending(s: State, kind: i64) -> i64:
    """Column of the frame of that kind that the top frame's player may answer now, or -1."""
    v = s.v
    i = top(s)
    p = v[i + 1]
    while i >= col.FRAME and v[i + 1] == p:
        if v[i] == kind:
            return i
        if not answerable_together(v[i]):
            return -1
        i -= 4
    return -1
