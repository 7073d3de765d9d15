"""What typed phrases and names mean when ships and merchants are in play."""

from __future__ import annotations

from mystica.boxes.merchants import data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import DOCKING, MOVING, OBTAINING, RETURNING, REWARDING, TRADING, chosen_ship
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.boxes.merchants.notation.phrases import REWARDS, SHIP_WORDS, of_today
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.reading import top_argument
from mystica.engine.core.state import State
from mystica.game.reading.of_boxes import ReadingOfBox
from mystica.game.reading.spaces import space_of

_NATURAL = {DOCKING: "dock", OBTAINING: "ship", TRADING: "trade", RETURNING: "return", REWARDING: "ship"}


class Reading(ReadingOfBox):
    def meanings(self, s: State, verb: str, rest: list[str]) -> list[int] | None:
        if not with_ships(s):
            return None
        board = s.setup.board
        if verb == "build" and rest[1:] in (["by", "ship"], ["by", "merchant"]):
            return [ship_act.BUILD_BY_SHIP + space_of(board, rest[0])]
        if verb in SHIP_WORDS and len(rest) == 1:
            return [SHIP_WORDS[verb] + space_of(board, rest[0])]
        if verb == "pay" and rest and rest[0].endswith("pw"):
            return [ship_act.EXTRA_FROM_TWO if rest[1:] == ["from", "bowl2"] else ship_act.EXTRA_SPACE]
        if verb == "gain" and len(rest) == 1 and rest[0] in REWARDS.values():
            return [ship_act.REWARD + number for number, word in REWARDS.items() if word == rest[0]]
        return None

    def special_actions(self, code: str) -> list[int] | None:
        """Those of the shipyard board."""
        ships = data.ships()
        if code == ships.move_action:
            return [ship_act.SPECIAL_MOVE]
        return [ship_act.SPECIAL_SHIP] if code == ships.build_action else None

    def natural_move(self, s: State, label: str) -> str:
        if not with_ships(s):
            return ""
        kind = top_kind(s)
        if kind == MOVING:
            return of_today(s, f"to {label}" if chosen_ship(top_argument(s)) >= 0 else f"sail {label}")
        return of_today(s, f"{_NATURAL[kind]} {label}") if kind in _NATURAL else ""


PART = Reading()
