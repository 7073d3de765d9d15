"""What the site counts and our engine sees to by itself: bridges that are due, prices that are open."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import ASK_REACTION, ASK_STEPS, ASK_TOKENS, BRIDGING, OWN_ABILITY, find_pending, top
from mystica.engine.core.ids import STRONGHOLD
from mystica.engine.core.state import DEPTH, FRAME, State
from mystica.engine.flow import decider
from mystica.notation.moves import faction_key


def asked_of(s: State) -> int:
    """What the faction whose decision it is has to choose: an ASK number, 0 for its own ability, -1 for nothing."""
    if s.v[DEPTH] == 0:
        return -1
    frame = find_pending(s, OWN_ABILITY)
    return s.v[frame + 3] % 16 if frame >= 0 else -1


def is_reaction(s: State) -> bool:
    """Is a token offered, since somebody took power?"""
    return asked_of(s) == ASK_REACTION and s.v[top(s)] == OWN_ABILITY


def owes_a_price(s: State) -> bool:
    """Has a space been transformed without spades, and is its price still to be paid?"""
    return asked_of(s) in (ASK_STEPS, ASK_TOKENS)


def bridges_due(s: State) -> int:
    """Bridges somebody may build now, in this action."""
    return sum(s.v[FRAME + i * 4] == BRIDGING for i in range(s.v[DEPTH]))


def bridges_left(s: State, a: int) -> int:
    """Bridges that would be due after an action if there were places for all of them."""
    due = bridges_due(s)
    if act.UPGRADE <= a < act.TRANSFORM and act.structure_of_upgrade(a) == STRONGHOLD:
        return due + data.factions()[faction_key(s, decider(s))].traits.get("stronghold_bridges", 0)
    if due and (a == act.DONE or act.BRIDGE <= a < act.CONNECT):
        return due - 1
    return due


def makes_volcanoes(s: State, seat: int) -> bool:
    """Does the faction transform without spades, so that `dig` costs nothing?"""
    traits = data.factions()[faction_key(s, seat)].traits
    return traits.get("transform_steps", 0) + traits.get("transform_tokens", 0) > 0
