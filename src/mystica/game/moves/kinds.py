"""The kinds of moves, by the atomic action that a move is about."""

from __future__ import annotations

from functools import cache

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import FIRST_BONUS, FIRST_DWELLING
from mystica.game.moves.of_boxes import of_boxes

_KINDS: dict[int, str] = {
    act.DONE: "done", act.LEECH: "leech", act.DECLINE: "decline", act.CONVERT: "convert",
    act.BURN: "sacrifice", act.ADVANCE_SHIPPING: "shipping", act.ADVANCE_DIGGING: "digging",
    act.POWER: "power", act.SPECIAL_BONUS: "special", act.SEND: "priest", act.CULT: "cult",
    act.FAVOR: "favor", act.TOWN: "town", act.PASS: "pass", act.FACTION: "faction",
    act.ABILITY: "ability", act.BRIDGE: "bridge", act.CONNECT: "connect", act.BUILD: "build",
    act.UPGRADE: "upgrade", act.TRANSFORM: "transform", act.BID: "bid", act.LATER: "later", act.DIG: "dig",
    act.GIVE_UP: "done",
    act.ANSWER: "leech", act.LATE_STEP: "cult", act.FIRST: "spades first", act.DROP: "resign",
}  # fmt: skip
FIRST_KIND = {FIRST_DWELLING: "dwelling", FIRST_BONUS: "bonus"}
"""What building and passing are called before the first round."""


@cache
def kinds() -> tuple[str, ...]:
    """Every kind a move can have."""
    return tuple(dict.fromkeys([name for _, name in _by_number()] + list(FIRST_KIND.values())))


@cache
def _by_number() -> list[tuple[int, str]]:
    """Where each kind of action begins."""
    named = dict(_KINDS)
    for part in of_boxes():
        named.update(part.kinds)
    return sorted(named.items())


@cache
def _kind_of_block() -> dict[int, str]:
    return {block: [name for first, name in _by_number() if first <= block][-1] for block in act.BLOCKS}


@cache
def _builds() -> tuple[int, ...]:
    return (int(act.BUILD), *(block for part in of_boxes() for block in part.builds))


def block_of(a: int) -> str:
    """The kind of one atomic action by its place in the layout."""
    kind = act.kind_of(a)
    return "decline" if kind == act.ANSWER and act.operand_of(a) % 2 == 0 else _kind_of_block()[kind]


def is_build(a: int) -> bool:
    """A dwelling, however it is paid."""
    return act.kind_of(a) in _builds()


def is_conversion(a: int) -> bool:
    """A conversion or a sacrifice: what pays for something else."""
    return act.kind_of(a) in (act.CONVERT, act.BURN)
