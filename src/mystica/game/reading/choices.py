"""Phrases for bids and for choices that only some factions have: terrains, bowls, tracks, tokens."""

from __future__ import annotations

import re

from mystica.engine.core import actions as act
from mystica.engine.core.tables import FACTION_KEYS
from mystica.errors import InvalidMove
from mystica.notation.moves import CULTS, LEAVE_TOKEN, TAKE_TOKEN, WHEEL

_PRIEST = "gain-priest"
_LATE = " (late)"
_LOSS = re.compile(r"-(?:([0-9]?)([a-z]+)|bowl([1-3]))")


def choice_of(seat: int, verb: str, rest: list[str], aside: bool) -> list[int] | None:
    """The actions a phrase of this kind stands for, none if it is of another kind."""
    text = " ".join([verb, *rest])
    token = text.removesuffix(_LATE)
    if token in (TAKE_TOKEN, LEAVE_TOKEN):
        if aside or token != text:
            return [act.LATE_STEP + seat * 4 + (0 if token == TAKE_TOKEN else 1)]
        return [act.ABILITY + (act.TAKE_NUMBER if token == TAKE_TOKEN else act.LEAVE_NUMBER)]
    found = _terrain(verb, rest) or _loss(text) or _bid(verb, rest)
    return None if found is None else [] if aside else found


def name_index(kind: str, name: str, known: list[str]) -> int:
    """Place of a name among those there are; any other is refused with the list."""
    names = [one.lower() for one in known]
    if name.lower() not in names:
        raise InvalidMove("move-unknown", what=kind, text=name, known=", ".join(known))
    return names.index(name.lower())


def _terrain(verb: str, rest: list[str]) -> list[int] | None:
    if verb not in ("pick-color", "unlock-terrain") or len(rest) != 1:
        return None
    if verb == "unlock-terrain" and rest[0] == _PRIEST:
        return [act.ABILITY + act.LEAVE_NUMBER]
    return [act.ABILITY + act.TERRAIN_NUMBER + name_index("terrain", rest[0], list(WHEEL))]


def _loss(text: str) -> list[int] | None:
    """Steps of a track, or a token of a bowl."""
    match = _LOSS.fullmatch(text)
    if not match:
        return None
    if match[3]:
        return [act.ABILITY + act.BOWL_NUMBER + int(match[3]) - 1]
    return [act.ABILITY + act.TRACK_NUMBER + name_index("cult", match[2], list(CULTS))]


def _bid(verb: str, rest: list[str]) -> list[int] | None:
    if verb != "bid" or len(rest) not in (1, 2):
        return None
    if rest[0] == "on" and len(rest) == 2:
        return [act.FACTION + name_index("faction", rest[1], FACTION_KEYS)]
    if len(rest) == 1 and re.fullmatch(r"[0-9]{1,2}", rest[0]) and int(rest[0]) < act.OUT_OF_TURN - act.BID:
        return [act.BID + int(rest[0])]
    return None
