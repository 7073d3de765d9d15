"""Ledger commands of ships, docks and trades. They are ours, since no site plays them."""

from __future__ import annotations

import re

from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine.frames import HOME_CHOICE
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.boxes.merchants.notation.phrases import REWARDS, SHIP_WORDS, reward_steps
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top_kind
from mystica.engine.flow import decider
from mystica.engine.playout import is_legal
from mystica.notation.ledgers.header import LedgerError, not_like
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.words import CULTS

_STEPS = re.compile(r"gain ([0-9]?)(fire|water|earth|air)")
_MOST_PAID = 4  # words: `pay 1pw from bowl2`


def carried_out(player: LedgerPlayer, text: str, words: list[str]) -> bool:
    """Carry a command out; False if it is none of ships."""
    if words[0] in SHIP_WORDS:
        _ship_word(player, text, words)
    elif words[0] == "pay":
        _pay_extra(player, text, words)
    elif words[0] == "build" and words[2:] in (["by", "ship"], ["by", "merchant"]):
        player.play_action(ship_act.BUILD_BY_SHIP + player.space(words[1]), text)
    elif words[0] == "gain":
        return _gain_reward(player, text)
    elif words[0] == "pick-color" and len(words) == 2 and _chooses_home(player):
        player.play_action(act.ABILITY + player.colour(text, words), text)
    else:
        return False
    return True


def _ship_word(player: LedgerPlayer, text: str, words: list[str]) -> None:
    """`ship r12`, `sail r12`, `sail r12 to E5`, `return r12`, `to E5`, `trade E5`, `dock E5`; of merchants
    `merchant E5` and `walk E5`, or in the words of ships, as version 0.1 wrote them."""
    moves = words[0] in ("sail", "walk")
    if len(words) > (4 if moves else 2):
        raise _too_long(text)
    if len(words) < 2:
        raise not_like(text, f"'{words[0]} SPACE'")
    player.play_action(int(SHIP_WORDS[words[0]]) + player.space(words[1]), text)
    if len(words) == 4 and words[2] == "to":
        _sail_to(player, player.space(words[3]), text)
    elif len(words) > 2:
        raise _too_long(text)


def _sail_to(player: LedgerPlayer, space: int, text: str) -> None:
    """With the power that it takes."""
    if not is_legal(player.state, ship_act.SAIL + space) and is_legal(player.state, ship_act.EXTRA_SPACE):
        player.play_action(ship_act.EXTRA_SPACE, text)
    player.play_action(ship_act.SAIL + space, text)


def _pay_extra(player: LedgerPlayer, text: str, words: list[str]) -> None:
    if len(words) > _MOST_PAID:
        raise _too_long(text)
    power = f"pay {sea_of(player.state).extra_power}pw"
    if text not in (power, f"{power} from bowl2", "pay pw", "pay pw from bowl2"):
        raise not_like(text, repr(power))
    player.play_action(ship_act.EXTRA_FROM_TWO if text.endswith("bowl2") else ship_act.EXTRA_SPACE, text)


def _gain_reward(player: LedgerPlayer, text: str) -> bool:
    """`gain priest`, `gain 2fire`: what a trade or tile shall bring."""
    named = [number for number, word in REWARDS.items() if text == f"gain {word}"]
    steps = _STEPS.fullmatch(text)
    if named:
        player.play_action(ship_act.REWARD + named[0], text)
    elif steps:
        player.make_way()
        track, wanted = CULTS[steps[2]], int(steps[1] or 1)
        whole = wanted == reward_steps(player.state)
        player.play_action(act.CULT + track if whole else ship_act.REWARD + ship_act.REWARD_STEP + track, text)
        player.settle_keys()
    return bool(named or steps)


def _chooses_home(player: LedgerPlayer) -> bool:
    """Does a shipyard let its owner choose another home terrain?"""
    return decider(player.state) == player.seat and top_kind(player.state) == HOME_CHOICE


def _too_long(text: str) -> LedgerError:
    return LedgerError("ledger-words", text=text)
