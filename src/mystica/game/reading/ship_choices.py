"""What a phrase about ships may mean."""

from __future__ import annotations

from mystica.boxes.merchants import data as box_data
from mystica.engine.core import actions as act
from mystica.engine.core.board import Board
from mystica.errors import InvalidMove
from mystica.notation.ship_phrases import REWARDS, SHIP_WORDS


def ship_choice_of(board: Board, verb: str, rest: list[str]) -> list[int] | None:
    """The actions a phrase of ships stands for, none if it is of another kind."""
    if verb == "build" and rest[1:] in (["by", "ship"], ["by", "merchant"]):
        return [act.BUILD_BY_SHIP + _space(board, rest[0])]
    if verb in SHIP_WORDS and len(rest) == 1:
        return [SHIP_WORDS[verb] + _space(board, rest[0])]
    if verb == "pay" and rest and rest[0].endswith("pw"):
        return [act.EXTRA_FROM_TWO if rest[1:] == ["from", "bowl2"] else act.EXTRA_SPACE]
    if verb == "gain" and len(rest) == 1 and rest[0] in REWARDS.values():
        return [act.REWARD + number for number, word in REWARDS.items() if word == rest[0]]
    return None


def _space(board: Board, label: str) -> int:
    space = board.space_of_label.get(label.upper())
    if space is None:
        raise InvalidMove(f"there is no space {label.upper()!r} on this map", "move-space", text=label.upper())
    return space


def ship_action_of(code: str) -> list[int] | None:
    """The special actions of the shipyard board by their codes."""
    ships = box_data.ships()
    if code == ships.move_action:
        return [act.SPECIAL_MOVE]
    return [act.SPECIAL_SHIP] if code == ships.build_action else None
