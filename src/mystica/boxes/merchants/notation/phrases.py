"""Phrases of ships and merchants: one per atomic action, in the words of the decision that asks for it."""

from __future__ import annotations

import re

from mystica import data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine import trading
from mystica.boxes.merchants.engine.frames import HOME_CHOICE, MOVING, RETURNING, REWARDING
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.boxes.merchants.events import unit_of
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top, top_kind
from mystica.engine.core.reading import faction_of, frame_amount
from mystica.engine.core.state import State
from mystica.engine.flow import decider

REWARDS = {ship_act.REWARD_POWER: "power", ship_act.REWARD_PRIEST: "priest", ship_act.REWARD_ACTION: "action",
            ship_act.REWARD_SHIPPING: "shipping"}  # fmt: skip
KNOWN = (
    r"(ship|merchant) \w+|(sail|walk) \w+|return \w+|to \w+|pay \d*pw( from bowl2)?|trade \w+|"
    r"gain (power|priest|action|shipping)|dock \w+|build \w+ by (ship|merchant)"
)
SHIP_WORDS = {
    **dict.fromkeys(("ship", "merchant", "sail", "walk", "return"), ship_act.SHIP),
    "to": ship_act.SAIL, "trade": ship_act.TRADE, "dock": ship_act.DOCK,
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
    return trading.reward_steps(s, decider(s), frame_amount(s, top(s))) if top_kind(s) == REWARDING else 0


def phrase_of(s: State, a: int, names: list[str]) -> str | None:
    """An action that only ships know, or what a decision of theirs calls another one."""
    block, number = act.kind_of(a), act.operand_of(a)
    kind = top_kind(s)
    if block >= act.OUT_OF_TURN_END:
        return _of_ships(s, block, number, kind, names)
    if block == act.ABILITY and kind == HOME_CHOICE:
        return f"pick-color {data.common().wheel[number]}"
    if block == act.CULT and kind == REWARDING and (steps := reward_steps(s)) > 1:
        return f"+{steps}{data.CULTS[number]}"
    return None


def _of_ships(s: State, block: int, number: int, kind: int, names: list[str]) -> str:
    unit = unit_of(s, decider(s))
    if block == ship_act.SHIP:
        moving = "sail" if unit == "ship" else "walk"
        verb = moving if kind == MOVING else "return" if kind == RETURNING else unit
        return f"{verb} {names[number]}"
    if block == ship_act.SAIL:
        return f"to {names[number]}"
    if block in (ship_act.EXTRA_SPACE, ship_act.EXTRA_FROM_TWO):
        return f"pay {sea_of(s).extra_power}pw{' from bowl2' if block == ship_act.EXTRA_FROM_TWO else ''}"
    if block == ship_act.TRADE:
        return f"trade {names[number]}"
    if block == ship_act.REWARD:
        return f"gain {REWARDS[number]}" if number in REWARDS else f"+{data.CULTS[number - ship_act.REWARD_STEP]}"
    if block == ship_act.DOCK:
        return f"dock {names[number]}"
    return f"build {names[number]} by {unit}"
