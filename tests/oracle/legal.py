"""Every action id that the rules allow."""

from __future__ import annotations

from mystica.engine.core import decisions as kinds
from mystica.engine.core.state import State
from tests.oracle import fire_and_ice
from tests.oracle.layout import LAYOUT, ON_MAP, Action
from tests.oracle.picks import cult_spade_allowed, pick_allowed
from tests.oracle.position import Frame, Game, read
from tests.oracle.questions import made_home_before
from tests.oracle.turns import after_action, first_choice, leech_answer, turn_action, use_after_sacrifice


def expected_legal(state: State) -> set[int]:
    """Every id of the layout that the rules allow in this decision."""
    game = read(state)
    if not game.stack:
        return set()
    top = game.stack[-1]
    judge = JUDGES.get(top.kind, pick_allowed)
    fresh = made_home_before(game, top.seat)

    def allowed(game: Game, frame: Frame, action: Action) -> bool:
        return not (action[0] in ("build", "transform") and action[1] in fresh) and judge(game, frame, action)

    beyond = len(game.map.spaces)
    return {a for a, action in LAYOUT if (action[1] < beyond or action[0] not in ON_MAP) and allowed(game, top, action)}


JUDGES = {
    int(kinds.CHOOSE_FACTION): first_choice,
    int(kinds.FIRST_DWELLING): first_choice,
    int(kinds.FIRST_BONUS): first_choice,
    int(kinds.TURN): turn_action,
    int(kinds.AFTER): after_action,
    int(kinds.TAKE_POWER): leech_answer,
    int(kinds.SACRIFICING): use_after_sacrifice,
    int(kinds.CULT_SPADES): cult_spade_allowed,
    int(kinds.BID_FACTION): fire_and_ice.bid_faction_allowed,
    int(kinds.BIDDING): fire_and_ice.bid_allowed,
}
