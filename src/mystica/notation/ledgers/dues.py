"""What a player is owed or owes in the middle of an action: bridges, favor tiles, open prices.

The site counts these; our engine sees to them by itself.
"""

from __future__ import annotations

from typing import NamedTuple

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import find_pending, top_kind
from mystica.engine.core.ids import STRONGHOLD
from mystica.engine.core.reading import faction_of, frame_argument, frame_kind, frames_of, stack_depth
from mystica.engine.core.state import State
from mystica.engine.core.tables import FACT, FACTS, FAVORS_FOR, STRONGHOLD_FAVORS
from mystica.engine.flow import decider
from mystica.notation.moves import faction_key


def asked_of(s: State) -> int:
    """What the faction whose decision it is has to choose: an ASK number, 0 for its own ability, -1 for nothing."""
    if stack_depth(s) == 0:
        return -1
    frame = find_pending(s, ask.OWN_ABILITY)
    return frame_argument(s, frame) % 16 if frame >= 0 else -1


def is_reaction(s: State) -> bool:
    """Is a token offered, since somebody took power?"""
    return asked_of(s) == ask.ASK_REACTION and top_kind(s) == ask.OWN_ABILITY


def owes_a_price(s: State) -> bool:
    """Has a space been transformed without spades, and is its price still to be paid?"""
    return asked_of(s) in (ask.ASK_STEPS, ask.ASK_TOKENS)


def keys_go_by_themselves(s: State) -> bool:
    """Is nobody asked about keys, so that tracks which shall take none have to be lowered first?"""
    return s.setup.short_keys_stop and not s.setup.keys_optional


class Dues(NamedTuple):
    """Bridges and favor tiles."""

    bridges: int = 0
    favors: int = 0

    def minus(self, other: Dues) -> Dues:
        return Dues(max(0, self.bridges - other.bridges), max(0, self.favors - other.favors))


NO_DUES = Dues()


def dues_of(s: State) -> Dues:
    """What somebody may still build or take in this action."""
    bridges = favors = 0
    for frame in frames_of(s):
        kind = frame_kind(s, frame)
        bridges += kind == ask.BRIDGING
        favors += kind == ask.PICK_FAVOR
    return Dues(bridges, favors) if bridges or favors else NO_DUES


def dues_after(s: State, a: int) -> Dues:
    """What would be due after an action if there were places and tiles for all of it."""
    due = dues_of(s)
    if due is NO_DUES and act.kind_of(a) != act.UPGRADE:
        return NO_DUES
    bridges, favors = due
    if act.kind_of(a) == act.UPGRADE:
        structure = act.structure_of_upgrade(a)
        faction = faction_of(s, decider(s))
        favors += FACT[faction * FACTS + FAVORS_FOR + structure]
        if structure == STRONGHOLD:
            favors += FACT[faction * FACTS + STRONGHOLD_FAVORS]
            bridges += data.factions()[faction_key(s, decider(s))].traits.get("stronghold_bridges", 0)
    elif favors and (act.kind_of(a) == act.FAVOR or (a == act.GIVE_UP and top_kind(s) != ask.BRIDGING)):
        favors -= 1
    elif bridges and (act.kind_of(a) == act.BRIDGE or (a in (act.DONE, act.GIVE_UP) and top_kind(s) == ask.BRIDGING)):
        bridges -= 1
    return Dues(int(bridges), int(favors))
