"""The words of a ledger's commands, and what they stand for."""

from __future__ import annotations

import re

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, POWER_CODES, TOWN_CODES
from mystica.notation.moves import TERRAINS
from mystica.notation.of_boxes import of_boxes

CULTS = {name: i for i, name in enumerate(data.CULTS)}
COLOURS = {name: i for i, name in enumerate(TERRAINS)} | {"grey": TERRAINS.index("gray")}
STRUCTURES = {code.lower(): i for i, code in enumerate(STRUCTURE_CODES) if code} | {
    "trading post": 2, "trading house": 2, "temple": 3, "stronghold": 4, "sanctuary": 5,
}  # fmt: skip
RESOURCES = {
    "c": "c", "coin": "c", "coins": "c", "w": "w", "worker": "w", "workers": "w", "p": "p", "priest": "p",
    "priests": "p", "pw": "pw", "power": "pw", "vp": "vp",
}  # fmt: skip
POWERS = {code.lower(): act.POWER + i for i, code in enumerate(POWER_CODES)}
TILES = (
    {f"+{code.lower()}": act.FAVOR + i for i, code in enumerate(FAVOR_CODES)}
    | {f"+{code.lower()}": act.TOWN + i for i, code in enumerate(TOWN_CODES)}
)  # fmt: skip
_FIRST_CHOICES = ("pick-color ", *(f"+{code.lower()}" for code in FAVOR_CODES))
CARDS = {code.lower(): act.PASS + i for i, code in enumerate(BONUS_CODES)}
CONVERSIONS: dict[tuple[str, str], tuple[tuple[int, ...], int]] = {
    # resources of the command: atomic conversions for each one made, and how many of the first resource one takes
    ("pw", "p"): ((act.POWER_TO_PRIEST,), 5),
    ("pw", "w"): ((act.POWER_TO_WORKER,), 3),
    ("pw", "c"): ((act.POWER_TO_COIN,), 1),
    ("p", "w"): ((act.PRIEST_TO_WORKER,), 1),
    ("p", "c"): ((act.PRIEST_TO_WORKER, act.WORKER_TO_COIN), 1),
    ("w", "c"): ((act.WORKER_TO_COIN,), 1),
    ("vp", "c"): ((act.VP_TO_COIN,), 1),
}
CONVERT = re.compile(r"convert ([0-9]{0,3}) ?([a-z]+) to ([0-9]{0,3}) ?([a-z]+)")
GAIN = re.compile(r"([+-])([0-9]{0,3}) ?([a-z_][a-z0-9_]{0,30})")
SEND = re.compile(r"send (?:p|priest) to (fire|water|earth|air)(?: for ([123]))?")
ANSWER = re.compile(r"leech ([0-9]{1,2})(?: from ([a-z]+))?|decline(?: ([0-9]{1,2})(?: from ([a-z]+))?)?")
MOST_WORDS = {
    "build": 2, "transform": 4, "dig": 2, "advance": 2, "action": 2, "bridge": 3, "pass": 2, "burn": 2, "connect": 2,
    "wait": 1, "done": 1, "income": 1, "resign": 1, "pick-color": 2, "unlock-terrain": 2, "gain": 4, "bid": 3,
}  # fmt: skip


def structure_named(name: str) -> int | None:
    """A structure by its code or its name."""
    return {**STRUCTURES, **{name: code for part in of_boxes() for name, code in part.structures.items()}}.get(name)


def is_first_choice(command: str) -> bool:
    """Does a faction choose here what it starts with, between the rows of the set-up?"""
    boxes = (begin for part in of_boxes() for begin in part.first_choices)
    return command.lower().startswith((*_FIRST_CHOICES, *boxes))


def number(word: str) -> int:
    """A small number, or -1."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else -1


def text_of_tile(a: int) -> str:
    """`+FAV3` for the action that takes it."""
    return next(text for text, tile in TILES.items() if tile == a)
