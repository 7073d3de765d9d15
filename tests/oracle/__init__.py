"""A second opinion: slow predicates for all rules, from the rulebook, the FAQ, the rulings and the facts of the boxes.

Nothing here uses the engine's rules, tables of reach or bit masks. `read` decodes the columns of a state into plain
sets and dicts; geometry comes from rows and columns; numbers come from `mystica.data`. `expected_legal` goes through
the whole layout of actions and asks of each id whether it is legal. `predict` says what an action does to the purse
of whoever takes it, to the map and to the others' offers of power. Choices and prices of Fire & Ice and the
auction have a file of their own.
"""

from tests.oracle.between_rounds import cult_bonus_times, income_of
from tests.oracle.effects import Expected
from tests.oracle.final_scoring import area_vp, cult_vp, final_tile_vp, resource_vp
from tests.oracle.geometry import geometry
from tests.oracle.layout import DECODED
from tests.oracle.legal import expected_legal
from tests.oracle.position import Game, read, spades_of
from tests.oracle.predicting import predict
from tests.oracle.prices import can_pay, piece_left, priests_in_supply, ways

__all__ = [
    "DECODED",
    "Expected",
    "Game",
    "area_vp",
    "can_pay",
    "cult_bonus_times",
    "cult_vp",
    "expected_legal",
    "final_tile_vp",
    "geometry",
    "income_of",
    "piece_left",
    "predict",
    "priests_in_supply",
    "read",
    "resource_vp",
    "spades_of",
    "ways",
]
