"""What happens by itself between decisions: open questions are asked, rounds and phases end and begin."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import pop, push, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import (
    ACTIONS,
    CHOOSING,
    CULT_BONUS,
    DEALING,
    OVER,
    ROUNDS,
    SETTLING,
    STAGE_BEFORE,
    STAGE_CULT_BONUS,
    STAGE_INCOME,
)
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FACT, FACTS, REACTION_STEPS, REACTION_TOKENS
from mystica.engine.legal import MOST_LEGAL, legal_after
from mystica.engine.rules.bridges import bridge_possible
from mystica.engine.rules.cleanup import clean_up, give_cult_bonuses, put_coins_on_cards, set_next_order
from mystica.engine.rules.convert import legal_after_sacrifice
from mystica.engine.rules.favors import favor_left
from mystica.engine.rules.income import take_income
from mystica.engine.rules.leech import (
    answer,
    ask_owner,
    late_steps_at_once,
    next_unasked,
    oldest_offer,
    taken_power,
)
from mystica.engine.rules.passing import (
    move_to_the_end,
)
from mystica.engine.rules.scoring import final_scoring
from mystica.engine.rules.setup import (
    ask_for_bonus_cards,
    ask_for_dwellings,
    finish_factions,
)

_SCRATCH: Final = vec[i64]([0] * MOST_LEGAL)


def settle(s: State) -> None:
    """Go on until somebody has to decide, or the game is over."""
    v = s.v
    while v[col.PHASE] != OVER:
        if v[col.DEPTH] == 0:
            _next_stage(s)
            continue
        frame = top(s)
        kind = v[frame]
        p = v[frame + 1]
        if kind == ask.OFFERING:
            number = next_unasked(s)
            if number < 0:
                pop(s)
            else:
                ask_owner(s, number)
            continue
        if kind == ask.TAKE_POWER:
            number = oldest_offer(s, p)
            if number < 0:
                pop(s)
                continue
            if not s.setup.ask_without_room and taken_power(s, s.v[col.OFFER + number]) == 0:
                pop(s)
                answer(s, number, False, True)
                continue
        elif kind == ask.AFTER:
            if v[seat_base(p) + col.LATE_STEPS] > 0 and FACT[v[seat_base(p) + col.WHO] * FACTS + REACTION_STEPS] > 0:
                _ask_late_step(s, p)
                continue
            if v[frame + 3] & 1 or not _may_convert(s, p):
                pop(s)
                continue
        elif kind == ask.TURN:
            if not s.setup.unanswered_declined and oldest_offer(s, p) >= 0:
                push(s, ask.TAKE_POWER, p, 0, 0)
                continue
        elif kind == ask.SACRIFICING:
            if legal_after_sacrifice(s, p, v[frame + 3] == 1, _SCRATCH, 0) == 0:
                pop(s)  # somebody's late answer has moved power, and nothing costs what there is now
                continue
        elif kind == ask.PICK_FAVOR:
            if not favor_left(s, p):
                pop(s)
                continue
        elif kind == ask.BRIDGING:
            if not bridge_possible(s, p):
                pop(s)
                continue
        elif kind >= ask.BOX_FRAMES and boxes_of(s).settle(s, p, frame):
            continue
        return


def _may_convert(s: State, p: i64) -> bool:
    scratch = _SCRATCH
    return legal_after(s, p, scratch) > 1


def _ask_late_step(s: State, p: i64) -> None:
    v = s.v
    me = seat_base(p)
    if FACT[v[me + col.WHO] * FACTS + REACTION_TOKENS] == 0:
        steps = late_steps_at_once(s, p)
        v[me + col.LATE_STEPS] -= steps
        push(s, ask.PICK_STEP, p, steps, 2)
    else:
        v[me + col.LATE_STEPS] -= 1
        depth = v[col.DEPTH]
        HOOKS[v[me + col.WHO]].power_taken(s, p)
        if v[col.DEPTH] > depth:
            v[top(s) + 3] += 16  # asked for the last time: it may not be left open again


def _next_stage(s: State) -> None:
    """Nothing is left to decide at this stage."""
    v = s.v
    phase = v[col.PHASE]
    if phase == CHOOSING:
        finish_factions(s)
        if v[col.DEPTH] == 0:
            v[col.PHASE] = SETTLING
            ask_for_dwellings(s)
    elif phase == SETTLING:
        v[col.PHASE] = DEALING
        ask_for_bonus_cards(s)
        if s.setup.boxed:
            boxes_of(s).first_structures_placed(s)
    elif phase == DEALING:
        _start_round(s)
    elif phase == CULT_BONUS:
        clean_up(s)
        _start_round(s)
    else:
        _next_turn(s)


def _start_round(s: State) -> None:
    """Base, Coins on bonus cards, then Phase I."""
    v = s.v
    s.show_stage(STAGE_BEFORE)
    put_coins_on_cards(s)
    v[col.ROUND] += 1
    v[col.PHASE] = ACTIONS
    for k in range(s.setup.n):
        take_income(s, v[col.ORDER + k])
    s.show_stage(STAGE_INCOME)
    v[col.CURRENT] = -1
    if s.setup.boxed:
        boxes_of(s).take_income(s)


def _next_turn(s: State) -> None:
    """The next player in order who has not passed; when all have, the action phase ends."""
    v = s.v
    n = s.setup.n
    last = v[col.CURRENT]
    place: i64 = -1  # of the player whose turn it was
    if last >= 0:
        place = 0
        while v[col.ORDER + place] != last:
            place += 1
        if v[seat_base(last) + col.PASSED] == 1 and s.setup.passing_order:
            move_to_the_end(s, last)
            place -= 1  # everyone behind has moved up
            v[col.CURRENT] = -1
    for k in range(i64(1), n + 1):
        p = v[col.ORDER + (place + k + n) % n]
        if v[seat_base(p) + col.PASSED] == 0:
            v[col.CURRENT] = p
            v[seat_base(p) + col.STOPPED] = 0  # a key of this turn makes up no step of an earlier one
            push(s, ask.TURN, p, 1, 0)
            return
    _end_actions(s)


def _end_actions(s: State) -> None:
    """All have passed. Open offers and steps are settled first."""
    v = s.v
    for k in range(s.setup.n):
        p = v[col.ORDER + k]
        if v[seat_base(p) + col.LATE_STEPS] > 0:
            _ask_late_step(s, p)
            return
        if oldest_offer(s, p) >= 0:
            push(s, ask.TAKE_POWER, p, 0, 0)
            return
    s.show_stage(STAGE_BEFORE)
    if v[col.ROUND] == ROUNDS:
        final_scoring(s)
        v[col.PHASE] = OVER
        return
    set_next_order(s)
    v[col.CURRENT] = -1
    v[col.PHASE] = CULT_BONUS
    give_cult_bonuses(s)
    s.show_stage(STAGE_CULT_BONUS)
