"""What each id in the layout of actions means."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core import ids
from tests.oracle.facts import BONUS, CODES, COMMON, FACTIONS, FAVORS, POWERS, TOWNS, WHEEL

Action = tuple[str, int, int, int]
"""Name and up to three numbers."""


def decode(a: int) -> Action:
    """What an id of the layout stands for; "gap" if nothing."""
    single = {
        int(act.DONE): "done",
        int(act.LEECH): "leech",
        int(act.DECLINE): "decline",
        int(act.BURN): "burn",
        int(act.ADVANCE_SHIPPING): "ship",
        int(act.ADVANCE_DIGGING): "dig",
        int(act.SPECIAL_BONUS): "special bonus",
        int(act.SPECIAL_FAVOR): "special favor",
        int(act.SPECIAL_FACTION): "special faction",
        int(act.SPECIAL_BRIDGE): "special bridge",
        int(act.SPECIAL_TOKENS): "special tokens",
        int(act.PASS_LAST): "pass last",
    }
    if a in single:
        return single[a], 0, 0, 0
    blocks = (
        ("convert", int(act.CONVERT), 7, 1),
        ("power", int(act.POWER), len(POWERS), 1),
        ("send", int(act.SEND), 4, 4),
        ("cult", int(act.CULT), 4, 1),
        ("favor", int(act.FAVOR), len(FAVORS), 1),
        ("town", int(act.TOWN), len(TOWNS), 1),
        ("pass", int(act.PASS), len(BONUS), 1),
        ("faction", int(act.FACTION), len(FACTIONS), 1),
        ("ability", int(act.ABILITY), 16, 1),
        ("bridge", int(act.BRIDGE), 48, 1),
        ("connect", int(act.CONNECT), int(ids.SPACES), 1),
        ("build", int(act.BUILD), int(ids.SPACES), 1),
        ("upgrade", int(act.UPGRADE), int(ids.SPACES), 5),
        ("transform", int(act.TRANSFORM), int(ids.SPACES), 18),
        ("bid", int(act.BID), COMMON.auction_vp + 1, 1),
    )
    for name, start, count, width in blocks:
        if start <= a < start + count * width:
            first, rest = divmod(a - start, width)
            if name == "send":
                return (name, first, rest, 0) if rest < 3 else ("gap", 0, 0, 0)
            if name == "upgrade":
                return (name, first, rest + 2, 0) if rest + 2 < len(CODES) else ("gap", 0, 0, 0)
            if name == "transform":
                off_wheel = rest // 2 >= len(WHEEL)
                return ("gap", 0, 0, 0) if off_wheel and rest % 2 else (name, first, rest // 2, rest % 2)
            return name, first, 0, 0
    return "gap", 0, 0, 0


DECODED = [decode(a) for a in range(int(act.OUT_OF_TURN))]
LAYOUT = [(a, action) for a, action in enumerate(DECODED) if action[0] != "gap"]
ON_MAP = ("connect", "build", "upgrade", "transform")
