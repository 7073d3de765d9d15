"""Phrases of what ships and merchants do: one for each atomic action, in the words of the decision that asks."""

from __future__ import annotations

import re

from mystica import data
from mystica.boxes.merchants.data import ships
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import MOVING, RETURNING, top, top_kind
from mystica.engine.core.hooks import BOX
from mystica.engine.core.reading import faction_of
from mystica.engine.core.state import State
from mystica.engine.flow import decider
from mystica.errors import InvalidMove
from mystica.events.ships import unit_of

MOVE_CODE = ships().move_action
"""The special action of the shipyard board."""
BUILD_CODE = ships().build_action
"""The special action of the shipyard."""
REWARDS = {act.REWARD_POWER: "power", act.REWARD_PRIEST: "priest", act.REWARD_ACTION: "action",
            act.REWARD_SHIPPING: "shipping"}  # fmt: skip
KNOWN = (
    r"(ship|merchant) \w+|(sail|walk) \w+|return \w+|to \w+|pay \d*pw( from bowl2)?|trade \w+|"
    r"gain (power|priest|action|shipping)|dock \w+|build \w+ by (ship|merchant)"
)
SHIP_WORDS = {
    **dict.fromkeys(("ship", "merchant", "sail", "walk", "return"), act.SHIP),
    "to": act.SAIL, "trade": act.TRADE, "dock": act.DOCK,
}  # fmt: skip
"""Words that stand before a space, and what they begin with."""
_OLDER = re.compile(r"^(ship|sail)(?= \w+$)|(?<= by )ship$")
_WORDS = {"ship": "merchant", "sail": "walk"}


def of_today(s: State, phrase: str) -> str:
    """A phrase in today's words: version 0.1 said `ship`, `sail` and `by ship` of merchants, too."""
    seat = decider(s)
    if seat < 0 or faction_of(s, seat) < 0 or unit_of(s, seat) == "ship":
        return phrase
    return _OLDER.sub(lambda match: _WORDS[match[0]], phrase)


def reward_steps(s: State) -> int:
    """Cult steps that the reward asked for now brings on one track; 0 if it is another question."""
    return BOX[0].asked_steps(s, decider(s), top(s))


def ship_text(s: State, a: int, names: list[str]) -> str:
    """The phrase of an action from MORE on."""
    block, number = act.kind_of(a), act.operand_of(a)
    if block < 0:
        raise InvalidMove(f"{a} is no action")
    kind = top_kind(s)
    unit = unit_of(s, decider(s))
    if block == act.SHIP:
        moving = "sail" if unit == "ship" else "walk"
        verb = moving if kind == MOVING else "return" if kind == RETURNING else unit
        return f"{verb} {names[number]}"
    if block == act.SAIL:
        return f"to {names[number]}"
    if block in (act.EXTRA_SPACE, act.EXTRA_FROM_TWO):
        return f"pay {s.setup.sea.extra_power}pw{' from bowl2' if a == act.EXTRA_FROM_TWO else ''}"
    if block == act.TRADE:
        return f"trade {names[number]}"
    if block == act.REWARD:
        if number in REWARDS:
            return f"gain {REWARDS[number]}"
        return f"+{data.CULTS[number - act.REWARD_STEP]}"
    if block == act.DOCK:
        return f"dock {names[number]}"
    return f"build {names[number]} by {unit}"
