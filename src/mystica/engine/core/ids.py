"""Names for the small ints that the engine uses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica import data

# Sizes every array is laid out for
SPACES: Final[i64] = 120  # two words of 60 bits; the largest printed map has 113 spaces
SEATS: Final[i64] = 5
ROUNDS: Final[i64] = 6

# Terrains: the wheel first, in its order; what lies off the wheel is never transformed again
WHEEL: Final[i64] = 7
SPADED: Final[i64] = 7  # off the wheel, made with spades
UNSPADED: Final[i64] = 8  # off the wheel, made in the faction's own way
RIVER: Final[i64] = 9
VARIABLE: Final[i64] = 9  # a faction board, no terrain: the home terrain is chosen

# Structures
NOTHING: Final[i64] = 0
DWELLING: Final[i64] = 1
TRADING_HOUSE: Final[i64] = 2
TEMPLE: Final[i64] = 3
STRONGHOLD: Final[i64] = 4
SANCTUARY: Final[i64] = 5
BOX_STRUCTURE: Final[i64] = 6  # the one that a box adds, if one does
STRUCTURE_CODES: Final[tuple[str, ...]] = (
    *("", "D", "TP", "TE", "SH", "SA"),
    *(box.structure for box in data.boxes().values() if box.structure),
)

CULTS: Final[i64] = 4
TOP: Final[i64] = 10  # last space of a cult track

# Phases of the game
CHOOSING: Final[i64] = 0  # factions
SETTLING: Final[i64] = 1  # first dwellings
DEALING: Final[i64] = 2  # first bonus cards
ACTIONS: Final[i64] = 3
CULT_BONUS: Final[i64] = 4
OVER: Final[i64] = 5

# Moments that State.stages shows
STAGE_CULT_BONUS: Final[i64] = 0  # cult bonuses given, their spades not yet used
STAGE_INCOME: Final[i64] = 1
STAGE_CULT_RANK: Final[i64] = 2  # + track
STAGE_AREA: Final[i64] = 6
STAGE_RESOURCES: Final[i64] = 7
STAGE_BEFORE: Final[i64] = 8  # before any of the others
STAGE_FINAL_TILE: Final[i64] = 9

# What an event of the trace is about
E_VP: Final[i64] = 0
E_COINS: Final[i64] = 1
E_WORKERS: Final[i64] = 2
E_PRIESTS: Final[i64] = 3
E_POWER: Final[i64] = 4
E_CULT: Final[i64] = 5  # plus the track
E_TOKENS: Final[i64] = 9

# Why something was gained or paid
BY_SETUP: Final[i64] = 0
BY_INCOME: Final[i64] = 1
BY_CONVERSION: Final[i64] = 2
BY_TRANSFORM: Final[i64] = 3
BY_BUILD: Final[i64] = 4
BY_UPGRADE: Final[i64] = 5
BY_SHIPPING: Final[i64] = 6
BY_DIGGING: Final[i64] = 7
BY_PRIEST: Final[i64] = 8
BY_POWER_ACTION: Final[i64] = 9
BY_SPECIAL: Final[i64] = 10
BY_LEECH: Final[i64] = 11
BY_CULT: Final[i64] = 12
BY_FAVOR: Final[i64] = 13
BY_TOWN: Final[i64] = 14
BY_PASS: Final[i64] = 15
BY_CULT_BONUS: Final[i64] = 16
BY_SCORING: Final[i64] = 17  # the round's scoring tile
BY_FACTION: Final[i64] = 18
BY_BONUS: Final[i64] = 19  # coins found on a bonus card
BY_CULT_RANK: Final[i64] = 20
BY_AREA: Final[i64] = 21
BY_RESOURCES: Final[i64] = 22
BY_BRIDGE: Final[i64] = 23
BY_SKIP: Final[i64] = 24  # tunnel or carpet
BY_FINAL_TILE: Final[i64] = 25
WHY: Final[list[str]] = [
    "setup", "income", "conversion", "transform", "build", "upgrade", "shipping", "digging", "priest",
    "power action", "special action", "leech", "cult track", "favor", "town", "pass", "cult bonus",
    "scoring tile", "faction", "bonus card", "cult rank", "area", "resources", "bridge", "skip",
    "final scoring tile",
]  # fmt: skip
"""By their numbers. What boxes add lies behind."""


def add_reasons(first: int, names: list[str]) -> None:
    """Reasons of a box, which has its own numbers from `first` on."""
    WHY.extend([""] * (first + len(names) - len(WHY)))
    WHY[first : first + len(names)] = names


# Marks of a double turn, in the argument of the frames of a turn
SECOND_OPTIONAL: Final[i64] = 2  # the second action may be left out
ONE_NEW_HOME: Final[i64] = 4  # times up to three spaces + 1 of 7 bits: what the first action made home
