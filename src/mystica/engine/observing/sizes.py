"""The sizes of the parts of an observation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core.actions import N_ACTIONS
from mystica.engine.core.board import MOST_BRIDGES
from mystica.engine.core.ids import ROUNDS, SEATS, SPACES, STRUCTURE_CODES
from mystica.engine.core.tables import FINAL_CODES, N_BONUS, N_FACTIONS, N_FAVORS, N_POWER, N_TOWNS, SCORING_CODES
from mystica.engine.observing.of_boxes import SIGHTS

KINDS: Final[i64] = 27  # of frames, 0 for none
ASKED: Final[i64] = 7  # questions of a faction's own
COLOURS: Final[i64] = 10  # terrains, and boards without one
STARTS: Final[i64] = 7
OPEN: Final[i64] = 9  # terrains that can be unlocked
PLACES: Final[i64] = 16  # for priests on the cult board
SPECIALS: Final[i64] = 5
STRUCTURES: Final[i64] = len(STRUCTURE_CODES) - 1  # kinds of them
N_SCORING: Final[i64] = len(SCORING_CODES)
N_FINAL: Final[i64] = len(FINAL_CODES)
BRIDGE_PLACES: Final[i64] = MOST_BRIDGES

COMMON_SIZE: Final = int(
    1 + 6 + KINDS + 1 + KINDS + SEATS + SEATS + SEATS + 1 + ASKED + 1 + 8 + STARTS
    + ROUNDS * N_SCORING + N_FINAL + N_BONUS * 3 + N_FAVORS + N_TOWNS + N_POWER + PLACES + BRIDGE_PLACES
    + N_FACTIONS * 3 + sum([sights.common for sights in SIGHTS])
)  # fmt: skip
SEAT_SIZE: Final = int(
    1 + N_FACTIONS + COLOURS + STARTS + 10 + 4 + STRUCTURES + N_FAVORS + N_BONUS + N_TOWNS + SPECIALS + OPEN + 4 + 13
    + sum([sights.seat for sights in SIGHTS])
)  # fmt: skip
PLANES: Final[i64] = COLOURS + STRUCTURES + SEATS + 5  # of the map, without those of boxes
MAP_SIZE: Final = int((PLANES + sum([sights.planes for sights in SIGHTS])) * SPACES)
OBSERVATION_SIZE: Final = COMMON_SIZE + int(SEATS) * SEAT_SIZE + MAP_SIZE
MASK_SIZE: Final = int(N_ACTIONS)
