"""Which bots may take a seat, and how long they think: `expert`, or `expert@10s` for patient people."""

from __future__ import annotations

from mystica.bots import PLAYERS
from mystica.bots.levels import LEVELS
from mystica.bots.registry import parse_budget
from mystica.server.problems import Refused
from mystica.setups import SetupError

LEAST, MOST = 1.0, 60.0  # seconds for a choice that may be given to a bot
_OFFERED = (3.0, 10.0, 30.0)
TUTOR = "tutor"
"""Plays the other seats of a lesson as its file says; no seat can be given to it later."""
_LENGTHS = (LEAST, 10.0)  # seconds up to which thoughts are short, and middling; those above are long


def known_bot(level: str) -> str:
    """The bot as it is stored; nothing is a person. Only bots that search have a use for time."""
    who, at, amount = level.partition("@")
    if not at:
        if level and level not in PLAYERS:
            raise Refused("bot")
        return level
    try:
        seconds = parse_budget(amount).seconds
    except SetupError:
        raise Refused("bot") from None
    if who not in LEVELS or seconds is None or not LEAST <= seconds <= MOST:
        raise Refused("bot")
    return f"{who}@{round(seconds, 1):g}s"


def seconds_of(level: str) -> float:
    """How long a bot thinks about a choice, at most; those that do not search answer at once."""
    who, at, amount = level.partition("@")
    return (parse_budget(amount).seconds if at else None) or usual_seconds(who)


def length_of(level: str) -> int:
    """How long a bot thinks, in coarse words: 0 is short. So long thoughts need not keep short ones waiting."""
    return sum(seconds_of(level) > most for most in _LENGTHS)


def usual_seconds(who: str) -> float:
    return LEVELS[who].seconds if who in LEVELS else 0.0


def offered_seconds(who: str) -> list[float]:
    """Times a person may choose for a bot instead of the usual one: for those whose usual time people notice."""
    return [time for time in _OFFERED if LEAST <= usual_seconds(who) < time]
