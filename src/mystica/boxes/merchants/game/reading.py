"""What phrases and names may mean while ships and merchants are in play."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import DOCKING, MOVING, OBTAINING, RETURNING, REWARDING, TRADING, top_kind
from mystica.engine.core.reading import top_argument
from mystica.engine.core.sea import chosen_ship
from mystica.engine.core.state import State
from mystica.game.reading.of_boxes import ReadingOfBox
from mystica.game.reading.spaces import space_of
from mystica.notation.ship_phrases import REWARDS, SHIP_WORDS, of_today

_NATURAL = {DOCKING: "dock", OBTAINING: "ship", TRADING: "trade", RETURNING: "return", REWARDING: "ship"}


class Reading(ReadingOfBox):
    def meanings(self, s: State, verb: str, rest: list[str]) -> list[int] | None:
        if not s.setup.ships:
            return None
        board = s.setup.board
        if verb == "build" and rest[1:] in (["by", "ship"], ["by", "merchant"]):
            return [act.BUILD_BY_SHIP + space_of(board, rest[0])]
        if verb in SHIP_WORDS and len(rest) == 1:
            return [SHIP_WORDS[verb] + space_of(board, rest[0])]
        if verb == "pay" and rest and rest[0].endswith("pw"):
            return [act.EXTRA_FROM_TWO if rest[1:] == ["from", "bowl2"] else act.EXTRA_SPACE]
        if verb == "gain" and len(rest) == 1 and rest[0] in REWARDS.values():
            return [act.REWARD + number for number, word in REWARDS.items() if word == rest[0]]
        return None

    def special_actions(self, code: str) -> list[int] | None:
        """Those of the shipyard board."""
        ships = data.ships()
        if code == ships.move_action:
            return [act.SPECIAL_MOVE]
        return [act.SPECIAL_SHIP] if code == ships.build_action else None

    def natural_move(self, s: State, label: str) -> str:
        if not s.setup.ships:
            return ""
        kind = top_kind(s)
        if kind == MOVING:
            return of_today(s, f"to {label}" if chosen_ship(top_argument(s)) >= 0 else f"sail {label}")
        return of_today(s, f"{_NATURAL[kind]} {label}") if kind in _NATURAL else ""


PART = Reading()
