"""Applies actions: runs the rule that the top of the decision stack calls for, and handles answers out of turn."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from mypy_extensions import i64

from mystica.boxes import load_engine_parts
from mystica.engine import factions
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import find_pending, pop, push, remove, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import (
    ACTIONS,
    BY_CONVERSION,
    CHOOSING,
    CULT_BONUS,
    DWELLING,
    OVER,
)
from mystica.engine.core.purse import burn
from mystica.engine.core.setup import Setup
from mystica.engine.core.state import State, empty_state, seat_base
from mystica.engine.core.tables import FACT, FACTS, NEW_HOME_POWER, REACTION_STEPS, REACTION_TOKEN_VP, REACTION_TOKENS
from mystica.engine.rules.bridges import build_bridge
from mystica.engine.rules.build import place
from mystica.engine.rules.convert import convert, is_vp_exchange
from mystica.engine.rules.cults import advance, apply_key, send_priest
from mystica.engine.rules.favors import take_favor_tile
from mystica.engine.rules.leech import (
    answer,
    decline_all,
    late_steps_at_once,
    may_wait,
    oldest_offer,
)
from mystica.engine.rules.passing import (
    move_to_the_end,
    pass_round,
    return_bonus_card,
    take_bonus_card,
)
from mystica.engine.rules.power import take_power_action
from mystica.engine.rules.setup import (
    ask_for_factions,
    bid,
    choose_bid_faction,
    lay_out,
    take_faction,
)
from mystica.engine.rules.special import take_special
from mystica.engine.rules.towns import connect, take_town_tile
from mystica.engine.rules.transform import (
    apply_cult_spades,
    apply_spade_build,
    apply_transform,
    apply_turn_build,
    can_dig,
    dig,
    start_transform,
)
from mystica.engine.rules.upgrade import (
    advance_digging,
    advance_shipping,
    upgrade,
)
from mystica.engine.stages import settle

for _module in sorted(m.name for m in pkgutil.iter_modules(factions.__path__)):
    import_module(f"{factions.__name__}.{_module}")  # each registers its hooks
load_engine_parts("engine")


def new_game(setup: Setup) -> State:
    """The state before the first decision."""
    s = empty_state(setup)
    lay_out(s)
    ask_for_factions(s)
    settle(s)
    return s


def is_over(s: State) -> bool:
    return s.v[col.PHASE] == OVER


def decider(s: State) -> i64:
    """Seat that decides now, -1 when the game is over."""
    v = s.v
    return -1 if v[col.DEPTH] == 0 else v[col.FRAME + (v[col.DEPTH] - 1) * 4 + 1]


# ---- applying ---------------------------------------------------------------------------------------------


def apply(s: State, a: i64) -> None:
    """Carry out a legal action; legality is the caller's duty."""
    if act.OUT_OF_TURN <= a < act.OUT_OF_TURN_END:
        _apply_unlisted(s, a)
    else:
        v = s.v
        frame = top(s)
        kind = v[frame]
        p = v[frame + 1]
        if kind == ask.SACRIFICING and a != act.BURN:
            pop(s)
            kind = v[top(s)]
        if kind == ask.TURN:
            _apply_turn(s, p, a)
        elif kind == ask.TAKE_POWER:
            if act.CONVERT <= a < act.BURN:
                convert(s, p, a - act.CONVERT)
            else:
                pop(s)
                answer(s, oldest_offer(s, p), a == act.LEECH, True)
        elif kind >= ask.BOX_FRAMES and boxes_of(s).apply(s, p, frame, a):
            pass
        elif a == act.BURN or act.CONVERT <= a < act.BURN:
            _apply_conversion(s, p, a)
        elif act.CONNECT <= a < act.BUILD:
            connect(s, p, a - act.CONNECT)
        elif kind == ask.AFTER:
            pop(s)
        elif kind == ask.CULT_SPADES:
            apply_cult_spades(s, p, frame, a)
        elif kind == ask.FIRST_DWELLING:
            pop(s)
            place(s, p, a - act.BUILD, DWELLING)
        elif kind == ask.FIRST_BONUS:
            pop(s)
            take_bonus_card(s, p, a - act.PASS)
        elif kind == ask.CHOOSE_FACTION:
            pop(s)
            take_faction(s, p, a - act.FACTION)
        elif kind == ask.BID_FACTION:
            pop(s)
            choose_bid_faction(s, p, a - act.FACTION)
        elif kind == ask.BIDDING:
            place_of_faction = v[frame + 3]
            pop(s)
            bid(s, p, place_of_faction, a - act.BID)
        else:
            _apply_pick(s, p, a)
    settle(s)


def _apply_conversion(s: State, p: i64, a: i64) -> None:
    if a != act.BURN:
        convert(s, p, a - act.CONVERT)
        return
    v = s.v
    burn(s, p, BY_CONVERSION)
    kind = v[top(s)]
    if not s.setup.sacrifice_anytime and kind != ask.SACRIFICING:
        push(s, ask.SACRIFICING, p, 0, 1 if kind == ask.TURN else 0)


def _apply_turn(s: State, p: i64, a: i64) -> None:
    if act.LEECH <= a <= act.DECLINE:
        answer(s, oldest_offer(s, p), a == act.LEECH, True)
        return
    if s.setup.unanswered_declined and s.v[col.OFFERS] > 0 and a != act.BURN and not is_vp_exchange(s, p, a):
        if not s.setup.leech_any_order or a == act.DONE or a > act.BURN:  # in any order conversions too may come first
            decline_all(s, p)
    if a == act.DONE:  # one action of two is enough
        frame = top(s)
        s.v[frame] = ask.OFFERING
        s.v[frame + 2] = 0
        s.v[frame + 3] = 0
        return
    if a == act.BURN or act.CONVERT <= a < act.BURN:
        _apply_conversion(s, p, a)
        return
    if act.CONNECT <= a < act.BUILD:
        connect(s, p, a - act.CONNECT)
        return
    _begin_action(s, p, a)
    if a >= act.OUT_OF_TURN_END:
        boxes_of(s).apply_turn(s, p, a)
    elif a >= act.TRANSFORM:
        start_transform(s, p)
        apply_transform(s, p, top(s), a)
    elif a >= act.UPGRADE:
        upgrade(s, p, a)
    elif a >= act.BUILD:
        apply_turn_build(s, p, a)
    elif a >= act.PASS:
        pass_round(s, p, a)
    elif a >= act.SEND:
        send_priest(s, p, a)
    elif a >= act.SPECIAL_BONUS:
        take_special(s, p, a)
    elif a >= act.POWER:
        take_power_action(s, p, a - act.POWER)
    elif a == act.ADVANCE_SHIPPING:
        advance_shipping(s, p)
    else:
        advance_digging(s, p)


def _begin_action(s: State, p: i64, a: i64) -> None:
    """One action of the turn is used; what it offers to others is asked once its own parts are settled."""
    v = s.v
    frame = top(s)
    v[seat_base(p) + col.STOPPED] = 0
    if a == act.SPECIAL_FACTION and HOOKS[v[seat_base(p) + col.WHO]].special_keeps_turn():
        return
    v[frame + 2] -= 1
    if act.PASS <= a < act.FACTION:  # passing ends the turn
        v[frame + 2] = 0
        if s.setup.convert_anytime:  # with conversions=anytime, none are allowed after passing
            v[frame + 3] |= 1
    elif s.setup.convert_anytime and act.SPECIAL_FACTION <= a <= act.SPECIAL_TOKENS:
        if FACT[v[seat_base(p) + col.WHO] * FACTS + NEW_HOME_POWER] > 0:  # another home terrain ends the turn at once
            v[frame + 3] |= 1
    if s.setup.leech_deferred:  # the turn is finished first
        if v[frame + 2] == 0:
            v[frame] = ask.OFFERING
            argument = v[frame + 3]
            v[frame + 3] = 0
            push(s, ask.AFTER, p, 0, argument)
        return
    if v[frame + 2] == 0:
        v[frame] = ask.AFTER
    push(s, ask.OFFERING, p, 0, 0)


def _apply_pick(s: State, p: i64, a: i64) -> None:
    v = s.v
    spades = find_pending(s, ask.SPADES)
    if a >= act.BUILD:
        if spades < 0:
            _apply_ability(s, p, a)
        elif a >= act.OUT_OF_TURN_END:
            boxes_of(s).apply_spade_build(s, p, spades, a)
        elif a >= act.TRANSFORM:
            apply_transform(s, p, spades, a)
        elif a >= act.UPGRADE:  # in place of a special action's own effect
            remove(s, spades)
            upgrade(s, p, a)
        else:
            apply_spade_build(s, p, spades, a)
    elif a >= act.BRIDGE:
        pop(s)
        build_bridge(s, p, a - act.BRIDGE)
    elif a >= act.ABILITY:
        _apply_ability(s, p, a)
    elif a >= act.TOWN:
        remove(s, find_pending(s, ask.PICK_TOWN))
        take_town_tile(s, p, a - act.TOWN)
    elif a >= act.FAVOR:
        remove(s, find_pending(s, ask.PICK_FAVOR))
        take_favor_tile(s, p, a - act.FAVOR)
    elif a >= act.CULT:
        step = find_pending(s, ask.PICK_STEP)
        if step >= 0:
            steps = v[step + 2]
            remove(s, step)
            advance(s, p, a - act.CULT, steps)
        else:
            apply_key(s, p, find_pending(s, ask.PICK_KEY), a - act.CULT)
    elif v[top(s)] == ask.BRIDGING:  # a bridge that is left
        pop(s)
    else:  # done with the spades, or with a key
        remove(s, spades if spades >= 0 else find_pending(s, ask.PICK_KEY))


def _apply_ability(s: State, p: i64, a: i64) -> None:
    HOOKS[s.v[seat_base(p) + col.WHO]].apply_ability(s, p, find_pending(s, ask.OWN_ABILITY), a)


# ---- out of turn ------------------------------------------------------------------------------------------


def may_apply_unlisted(s: State, a: i64) -> bool:
    """Does an answer out of turn make sense now?"""
    v = s.v
    if v[col.DEPTH] == 0 or v[col.PHASE] == CHOOSING or (v[col.ROUND] == 0 and a < act.DROP):
        return False
    n = s.setup.n
    if a == act.LATER:
        frame = top(s)
        if v[frame] == ask.TAKE_POWER:
            return v[frame + 3] == 1 and may_wait(s)
        if v[frame] == ask.PICK_STEP and v[frame + 3] == 0:
            return s.setup.reaction_deferred and _may_keep_step(s, frame)
        return (
            (v[frame] == ask.PICK_STEP or v[frame] == ask.OWN_ABILITY)
            and v[frame + 3] == 1
            and s.setup.reaction_deferred
        )
    if a == act.DIG:
        frame = top(s)
        return (v[frame] == ask.TURN or find_pending(s, ask.SPADES) == frame) and can_dig(s, v[frame + 1], frame)
    if act.GIVE_UP <= a < act.ANSWER:
        return s.setup.convert_anytime and _frame_to_give_up(s, a - act.GIVE_UP) >= 0
    if act.ANSWER <= a < act.LATE_STEP:
        p = (a - act.ANSWER) // 64
        number = (a - act.ANSWER) % 64 // 2
        if not s.setup.leech_deferred or p >= n or _own_offer(s, p, number) < 0:
            return False
        if s.setup.leech_any_order:
            return True
        return number == 0 or (a - act.ANSWER) % 2 == 0  # taken oldest first, declined in any order
    if act.LATE_STEP <= a < act.FIRST:
        p = (a - act.LATE_STEP) // 4
        if p >= n or v[seat_base(p) + col.LATE_STEPS] == 0:
            return False
        fact = v[seat_base(p) + col.WHO] * FACTS
        if FACT[fact + REACTION_TOKENS] == 0:
            return True
        number = (a - act.LATE_STEP) % 4  # 0 takes the token, 1 leaves it
        return number == 1 or (number == 0 and v[seat_base(p) + col.VP] >= FACT[fact + REACTION_TOKEN_VP])
    if act.FIRST <= a < act.DROP:
        return s.setup.cult_spades_any_order and _cult_spades_of(s, a - act.FIRST) >= 0
    p = a - act.DROP
    return 0 <= p < n and v[seat_base(p) + col.DROPPED] == 0


def _may_keep_step(s: State, frame: i64) -> bool:
    """May a step of the own action wait, at most for the end of the round? Only if the same player goes on next."""
    v = s.v
    p = v[frame + 1]
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if v[col.PHASE] != ACTIONS or v[me + col.PASSED] == 1 or frame == col.FRAME or v[frame - 3] != p:
        return False
    if FACT[fact + REACTION_TOKENS] > 0 or (FACT[fact + REACTION_STEPS] == 0 and v[me + col.LATE_STEPS] > 0):
        return False
    if v[frame - 4] == ask.TURN:
        return True
    if v[frame - 4] != ask.AFTER:
        return False
    for q in range(s.setup.n):
        if q != p and v[seat_base(q) + col.PASSED] == 0:
            return False
    return True


def _frame_to_give_up(s: State, what: i64) -> i64:
    """Column of the frame whose effect may be given up, or -1."""
    v = s.v
    frame = top(s)
    if what == act.GIVE_UP_TOWN:
        return find_pending(s, ask.PICK_TOWN)
    if what == act.GIVE_UP_STEP:
        step = find_pending(s, ask.PICK_STEP)
        return step if step >= 0 and v[step + 3] == 0 else -1  # of the own action, not a reaction to taken power
    if what != act.GIVE_UP_EFFECT:
        return -1
    if v[frame] == ask.BRIDGING:
        return frame if v[frame + 3] == 0 else -1
    favor = find_pending(s, ask.PICK_FAVOR)
    if favor >= 0:
        return favor
    ability = find_pending(s, ask.OWN_ABILITY)
    if ability >= 0 and v[ability + 3] == 0 and HOOKS[v[seat_base(v[ability + 1]) + col.WHO]].left_when_given_up() >= 0:
        return ability
    return -1


def _own_offer(s: State, p: i64, number: i64) -> i64:
    """Place in the table of a player's offer by its own number, or -1."""
    v = s.v
    for i in range(v[col.OFFERS]):
        if v[col.OFFER + i] % 8 == p:
            if number == 0:
                return i
            number -= 1
    return -1


def _cult_spades_of(s: State, p: i64) -> i64:
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        bonus = v[col.PHASE] == CULT_BONUS and (
            v[frame] == ask.PICK_STEP or v[frame] == ask.OWN_ABILITY
        )  # what became of spades
        if v[frame + 1] == p and (v[frame] == ask.CULT_SPADES or bonus):
            return frame
        frame -= 4
    return -1


def _give_up(s: State, frame: i64) -> None:
    """A part of an action is left; a step may be one of several, a special action may still be used in another way."""
    v = s.v
    p = v[frame + 1]
    left = HOOKS[v[seat_base(p) + col.WHO]].left_when_given_up() if v[frame] == ask.OWN_ABILITY else i64(0)
    if v[frame] == ask.PICK_STEP and v[frame + 2] > 1:
        v[frame + 2] -= 1
        return
    if v[frame] == ask.PICK_TOWN:
        v[col.TOWN_PICKS] -= 1
    remove(s, frame)
    if left > 0:
        push(s, ask.SPADES, p, 0, left)


def _apply_unlisted(s: State, a: i64) -> None:
    v = s.v
    if a == act.LATER:
        frame = top(s)
        own_step = v[frame] == ask.PICK_STEP and v[frame + 3] == 0
        if v[frame] == ask.PICK_STEP or v[frame] == ask.OWN_ABILITY:
            v[seat_base(v[frame + 1]) + col.LATE_STEPS] += v[frame + 2]
        pop(s)
        if own_step and v[top(s)] == ask.AFTER:
            pop(s)
    elif act.GIVE_UP <= a < act.ANSWER:
        _give_up(s, _frame_to_give_up(s, a - act.GIVE_UP))
    elif a == act.DIG:
        p = v[top(s) + 1]
        if v[top(s)] == ask.TURN:
            if s.setup.unanswered_declined and v[col.OFFERS] > 0:
                decline_all(s, p)
            _begin_action(s, p, a)
            start_transform(s, p)
        dig(s, p, top(s))
    elif a < act.LATE_STEP:
        p = (a - act.ANSWER) // 64
        number = _own_offer(s, p, (a - act.ANSWER) % 64 // 2)
        _forget_question(s, p)
        answer(s, number, (a - act.ANSWER) % 2 == 1, False)
    elif a < act.FIRST:
        p = (a - act.LATE_STEP) // 4
        me = seat_base(p)
        if FACT[v[me + col.WHO] * FACTS + REACTION_TOKENS] == 0:
            steps = late_steps_at_once(s, p)
            v[me + col.LATE_STEPS] -= steps
            advance(s, p, (a - act.LATE_STEP) % 4, steps)
        else:
            v[me + col.LATE_STEPS] -= 1
            HOOKS[v[me + col.WHO]].late_reaction(s, p, (a - act.LATE_STEP) % 4)
    elif a < act.DROP:
        frame = _cult_spades_of(s, a - act.FIRST)
        kind = v[frame]
        spades = v[frame + 2]
        argument = v[frame + 3]
        remove(s, frame)
        push(s, kind, a - act.FIRST, spades, argument)
    else:
        drop(s, a - act.DROP)


def _forget_question(s: State, p: i64) -> None:
    """The oldest offer of a player was being asked and is now answered from aside."""
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        if v[frame] == ask.TAKE_POWER and v[frame + 1] == p:
            remove(s, frame)
            return
        frame -= 4


def drop(s: State, p: i64) -> None:
    """A player leaves: open questions end, the faction stays on the board and passes from now on."""
    v = s.v
    me = seat_base(p)
    frame = top(s)
    while frame >= col.FRAME:
        if v[frame + 1] == p and v[frame] != ask.OFFERING:
            if v[frame] == ask.PICK_TOWN:
                v[col.TOWN_PICKS] -= 1
            remove(s, frame)
        frame -= 4
    v[me + col.DROPPED] = 1
    v[me + col.LATE_STEPS] = 0
    decline_all(s, p)
    if v[me + col.PASSED] == 0:
        v[me + col.PASSED] = 1
        if s.setup.passing_order and (v[col.CURRENT] != p or v[col.ROUND] == 0):
            move_to_the_end(s, p)
    return_bonus_card(s, p)
    if s.setup.boxed:
        boxes_of(s).player_left(s, p)
