"""Commands of ships, docks and trades: ours, no site plays them."""

from __future__ import annotations

import re

from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import HOME_CHOICE, MOVING, OBTAINING, REWARDING
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top_kind
from mystica.engine.flow import decider
from mystica.engine.playout import is_legal
from mystica.notation.ledgers.conversions import ChoiceCommands
from mystica.notation.ledgers.header import LedgerError, not_like
from mystica.notation.ledgers.words import CULTS
from mystica.notation.ship_phrases import REWARDS, SHIP_WORDS, reward_steps

LEAVABLE = (MOVING, OBTAINING, REWARDING, HOME_CHOICE)
"""Decisions about ships that `done` ends."""
_STEPS = re.compile(r"gain ([0-9]?)(fire|water|earth|air)")


class ShipCommands(ChoiceCommands):
    def ship_word(self, text: str, words: list[str]) -> None:
        """`ship r12`, `sail r12`, `sail r12 to E5`, `return r12`, `to E5`, `trade E5`, `dock E5`; of merchants
        `merchant E5` and `walk E5`, or in the words of ships, as version 0.1 wrote them."""
        if len(words) < 2:
            raise not_like(text, f"'{words[0]} SPACE'")
        self.play_action(int(SHIP_WORDS[words[0]]) + self.space(words[1]), text)
        if len(words) == 4 and words[0] in ("sail", "walk") and words[2] == "to":
            self._sail_to(self.space(words[3]), text)
        elif len(words) > 2:
            raise LedgerError(f"{text!r} has too many words", "ledger-words", text=text)

    def _sail_to(self, space: int, text: str) -> None:
        """With the power that it takes."""
        if not is_legal(self.state, ship_act.SAIL + space) and is_legal(self.state, ship_act.EXTRA_SPACE):
            self.play_action(ship_act.EXTRA_SPACE, text)
        self.play_action(ship_act.SAIL + space, text)

    def pay_extra(self, text: str, words: list[str]) -> None:
        power = f"pay {sea_of(self.state).extra_power}pw"
        if text not in (power, f"{power} from bowl2", "pay pw", "pay pw from bowl2"):
            raise not_like(text, repr(power))
        self.play_action(ship_act.EXTRA_FROM_TWO if text.endswith("bowl2") else ship_act.EXTRA_SPACE, text)

    def gain_reward(self, text: str, words: list[str]) -> None:
        """`gain priest`, `gain 2fire`: what a trade or tile shall bring; or the token of another faction."""
        name = " ".join(words[1:])
        steps = _STEPS.fullmatch(text)
        if name in REWARDS.values():
            number = next(number for number, word in REWARDS.items() if word == name)
            self.play_action(ship_act.REWARD + number, text)
        elif steps:
            self.make_way()
            track, wanted = CULTS[steps[2]], int(steps[1] or 1)
            whole = wanted == reward_steps(self.state)
            self.play_action(act.CULT + track if whole else ship_act.REWARD + ship_act.REWARD_STEP + track, text)
            self.settle_keys()
        else:
            self.gain_token(text, words)

    def build_or_by_ship(self, text: str, words: list[str]) -> None:
        if words[2:] not in (["by", "ship"], ["by", "merchant"]):
            if len(words) > 2:
                raise LedgerError(f"{text!r} has too many words", "ledger-words", text=text)
            self.build(text, words)
        else:
            self.play_action(ship_act.BUILD_BY_SHIP + self.space(words[1]), text)

    def pick_home(self, text: str, words: list[str]) -> None:
        """A home terrain that a shipyard lets its owner choose, or what the faction itself asks."""
        if decider(self.state) == self.seat and top_kind(self.state) == HOME_CHOICE:
            self.play_action(act.ABILITY + self.colour(text, words), text)
        else:
            self.pick_colour(text, words)
