"""From decision to decision: which generator and which application run for the top of the stack."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine import factions
from mystica.engine.core.actions import (
    ABILITY,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    ANSWER,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DROP,
    FACTION,
    FAVOR,
    FIRST,
    LATE_STEP,
    LATER,
    LEECH,
    LISTED,
    PASS,
    POWER,
    SEND,
    SPECIAL_BONUS,
    SPECIAL_FACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from mystica.engine.core.decisions import (
    AFTER,
    BRIDGING,
    CHOOSE_FACTION,
    CULT_SPADES,
    FIRST_BONUS,
    FIRST_DWELLING,
    OFFERING,
    OWN_ABILITY,
    PICK_FAVOR,
    PICK_KEY,
    PICK_STEP,
    PICK_TOWN,
    SACRIFICING,
    SPADES,
    TAKE_POWER,
    TURN,
    find_pending,
    pop,
    push,
    remove,
    top,
)
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import (
    ACTIONS,
    BY_CONVERSION,
    CHOOSING,
    CULT_BONUS,
    DEALING,
    DWELLING,
    OVER,
    ROUNDS,
    SETTLING,
    STAGE_BEFORE,
    STAGE_CULT_BONUS,
    STAGE_INCOME,
)
from mystica.engine.core.purse import burn
from mystica.engine.core.setup import Setup
from mystica.engine.core.state import (
    CURRENT,
    DEPTH,
    DROPPED,
    FRAME,
    LATE_STEPS,
    OFFER,
    OFFERS,
    ORDER,
    PASSED,
    PHASE,
    ROUND,
    STOPPED,
    TOWN_PICKS,
    WHO,
    State,
    empty_state,
    seat_base,
)
from mystica.engine.rules.bridges import build_bridge, legal_bridges
from mystica.engine.rules.build import legal_builds, legal_first_dwellings, place
from mystica.engine.rules.cleanup import clean_up, give_cult_bonuses, put_coins_on_cards, set_next_order
from mystica.engine.rules.convert import can_sacrifice, convert, legal_after_sacrifice, legal_conversions
from mystica.engine.rules.cults import advance, apply_key, legal_keys, legal_priests, legal_steps, send_priest
from mystica.engine.rules.favors import favor_left, legal_favors, take_favor_tile
from mystica.engine.rules.income import take_income
from mystica.engine.rules.leech import (
    answer,
    ask,
    decline_all,
    may_wait,
    next_unasked,
    oldest_offer,
    taken_power,
)
from mystica.engine.rules.passing import (
    legal_bonus_cards,
    legal_passes,
    move_to_the_end,
    pass_round,
    return_bonus_card,
    take_bonus_card,
)
from mystica.engine.rules.power import legal_power_actions, take_power_action
from mystica.engine.rules.reach import reach, shipping_value, skip_reach
from mystica.engine.rules.scoring import final_scoring
from mystica.engine.rules.setup import (
    ask_for_bonus_cards,
    ask_for_dwellings,
    ask_for_factions,
    lay_out,
    legal_factions,
    take_faction,
)
from mystica.engine.rules.special import legal_specials, take_special
from mystica.engine.rules.towns import connect, legal_connections, legal_towns, take_town_tile
from mystica.engine.rules.transform import (
    apply_cult_spades,
    apply_spade_build,
    apply_transform,
    apply_turn_build,
    can_dig,
    dig,
    legal_cult_spades,
    legal_spade_builds,
    legal_spade_transforms,
    legal_turn_transforms,
    start_transform,
)
from mystica.engine.rules.upgrade import (
    advance_digging,
    advance_shipping,
    can_advance_digging,
    can_advance_shipping,
    legal_upgrades,
    upgrade,
)

for _module in sorted(m.name for m in pkgutil.iter_modules(factions.__path__)):
    import_module(f"{factions.__name__}.{_module}")  # each registers its hooks

MOST_LEGAL: Final = 2048


def new_game(setup: Setup) -> State:
    """The state before the first decision."""
    s = empty_state(setup)
    lay_out(s)
    ask_for_factions(s)
    settle(s)
    return s


def is_over(s: State) -> bool:
    return s.v[PHASE] == OVER


def decider(s: State) -> i64:
    """Seat that decides now, -1 when the game is over."""
    v = s.v
    return -1 if v[DEPTH] == 0 else v[FRAME + (v[DEPTH] - 1) * 4 + 1]


# ---- legal actions ----------------------------------------------------------------------------------------


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions to `out`, ascending; return how many."""
    v = s.v
    if v[DEPTH] == 0:
        return 0
    frame = top(s)
    kind = v[frame]
    p = v[frame + 1]
    if kind == TURN:
        return _legal_turn(s, p, out)
    if kind == AFTER:
        return _legal_after(s, p, out)
    if kind == TAKE_POWER:
        out[0] = LEECH
        out[1] = DECLINE
        return 2
    if kind == SACRIFICING:
        return legal_after_sacrifice(s, p, v[frame + 3] == 1, out, 0)
    if kind == CULT_SPADES:
        return legal_cult_spades(s, p, v[frame + 2], v[frame + 3], out, 0)
    if kind == FIRST_DWELLING:
        return legal_first_dwellings(s, p, out, 0)
    if kind == FIRST_BONUS:
        return legal_bonus_cards(s, out, 0)
    if kind == CHOOSE_FACTION:
        return legal_factions(s, p, out, 0)
    return _legal_picks(s, p, frame, out)


def _legal_turn(s: State, p: i64, out: vec[i64]) -> i64:
    """Base, Phase II: conversions and the eight actions."""
    n: i64 = 0
    if s.setup.unanswered_declined and s.v[OFFERS] > 0 and oldest_offer(s, p) >= 0:
        out[0] = LEECH
        out[1] = DECLINE
        n = 2
    n = legal_conversions(s, p, out, n)
    if can_sacrifice(s, p, True):
        out[n] = BURN
        n += 1
    if can_advance_shipping(s, p):
        out[n] = ADVANCE_SHIPPING
        n += 1
    if can_advance_digging(s, p):
        out[n] = ADVANCE_DIGGING
        n += 1
    n = legal_power_actions(s, p, out, n)
    n = legal_specials(s, p, out, n)
    n = legal_priests(s, p, out, n)
    n = legal_passes(s, out, n)
    n = legal_connections(s, p, out, n)
    lo, hi = reach(s, p, shipping_value(s, p))
    skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    n = legal_builds(s, p, lo, hi, skip_lo, skip_hi, out, n)
    n = legal_upgrades(s, p, out, n)
    return legal_turn_transforms(s, p, lo, hi, skip_lo, skip_hi, out, n)


def _legal_after(s: State, p: i64, out: vec[i64]) -> i64:
    """Conversions after the action, or the end of the turn."""
    out[0] = DONE
    n = legal_conversions(s, p, out, 1)
    if can_sacrifice(s, p, False):
        out[n] = BURN
        n += 1
    return legal_connections(s, p, out, n)


def _legal_picks(s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
    """Parts of an action still to be settled; those of one player that lie together come in any order."""
    v = s.v
    spades = find_pending(s, SPADES)
    key = find_pending(s, PICK_KEY)
    n: i64 = 0
    if spades >= 0 or (key >= 0 and v[key + 2] == 1):
        out[0] = DONE
        n = 1
    ability = find_pending(s, OWN_ABILITY)
    reacting = v[frame] == PICK_STEP and v[frame + 3] == 1
    if v[CURRENT] == p and not reacting and (ability < 0 or v[ability + 2] == 0):
        if s.setup.convert_anytime:
            n = legal_conversions(s, p, out, n)
        if (s.setup.convert_anytime or s.setup.sacrifice_anytime) and can_sacrifice(s, p, False):
            out[n] = BURN
            n += 1
    if find_pending(s, PICK_STEP) >= 0:
        n = legal_steps(s, p, out, n)
    elif key >= 0:
        n = legal_keys(v[key + 3], out, n)
    if find_pending(s, PICK_FAVOR) >= 0:
        n = legal_favors(s, p, out, n)
    if find_pending(s, PICK_TOWN) >= 0:
        n = legal_towns(s, out, n)
    if ability >= 0:
        n = HOOKS[v[seat_base(p) + WHO]].legal_ability(s, p, v[ability + 2], v[ability + 3], out, n)
    if v[frame] == BRIDGING:
        n = legal_bridges(s, p, out, n)
    if v[CURRENT] == p:
        n = legal_connections(s, p, out, n)
    if spades >= 0:
        n = legal_spade_builds(s, p, v[spades + 3], out, n)
        n = legal_spade_transforms(s, p, v[spades + 2], v[spades + 3], out, n)
    return n


# ---- applying ---------------------------------------------------------------------------------------------


def apply(s: State, a: i64) -> None:
    """Carry out a legal action; legality is the caller's duty."""
    if a >= LISTED:
        _apply_unlisted(s, a)
    else:
        v = s.v
        frame = top(s)
        kind = v[frame]
        p = v[frame + 1]
        if kind == SACRIFICING and a != BURN:
            pop(s)
            kind = v[top(s)]
        if kind == TURN:
            _apply_turn(s, p, a)
        elif kind == TAKE_POWER:
            pop(s)
            answer(s, oldest_offer(s, p), a == LEECH, True)
        elif a == BURN or CONVERT <= a < BURN:
            _apply_conversion(s, p, a)
        elif CONNECT <= a < BUILD:
            connect(s, p, a - CONNECT)
        elif kind == AFTER:
            pop(s)
        elif kind == CULT_SPADES:
            apply_cult_spades(s, p, frame, a)
        elif kind == FIRST_DWELLING:
            pop(s)
            place(s, p, a - BUILD, DWELLING)
        elif kind == FIRST_BONUS:
            pop(s)
            take_bonus_card(s, p, a - PASS)
        elif kind == CHOOSE_FACTION:
            pop(s)
            take_faction(s, p, a - FACTION)
        else:
            _apply_pick(s, p, a)
    settle(s)


def _apply_conversion(s: State, p: i64, a: i64) -> None:
    if a != BURN:
        convert(s, p, a - CONVERT)
        return
    v = s.v
    burn(s, p, BY_CONVERSION)
    kind = v[top(s)]
    if not s.setup.sacrifice_anytime and kind != SACRIFICING:
        push(s, SACRIFICING, p, 0, 1 if kind == TURN else 0)


def _apply_turn(s: State, p: i64, a: i64) -> None:
    if LEECH <= a <= DECLINE:
        answer(s, oldest_offer(s, p), a == LEECH, True)
        return
    if s.setup.unanswered_declined and s.v[OFFERS] > 0 and a != BURN:
        decline_all(s, p)
    if a == BURN or CONVERT <= a < BURN:
        _apply_conversion(s, p, a)
        return
    if CONNECT <= a < BUILD:
        connect(s, p, a - CONNECT)
        return
    _begin_action(s, p, a)
    if a >= TRANSFORM:
        start_transform(s, p)
        apply_transform(s, p, top(s), a)
    elif a >= UPGRADE:
        upgrade(s, p, a)
    elif a >= BUILD:
        apply_turn_build(s, p, a)
    elif a >= PASS:
        pass_round(s, p, a)
    elif a >= SEND:
        send_priest(s, p, a)
    elif a >= SPECIAL_BONUS:
        take_special(s, p, a)
    elif a >= POWER:
        take_power_action(s, p, a - POWER)
    elif a == ADVANCE_SHIPPING:
        advance_shipping(s, p)
    else:
        advance_digging(s, p)


def _begin_action(s: State, p: i64, a: i64) -> None:
    """One action of the turn is used; what it offers to others is asked once its own parts are settled."""
    v = s.v
    frame = top(s)
    v[seat_base(p) + STOPPED] = 0
    if a == SPECIAL_FACTION and HOOKS[v[seat_base(p) + WHO]].special_keeps_turn():
        return
    v[frame + 2] -= 1
    if PASS <= a < FACTION:  # passing ends the turn
        v[frame + 2] = 0
        if s.setup.convert_anytime:  # who may convert in between has no time left for it afterwards
            v[frame + 3] = 1
    if s.setup.leech_deferred:  # the turn is finished first
        if v[frame + 2] == 0:
            v[frame] = OFFERING
            argument = v[frame + 3]
            v[frame + 3] = 0
            push(s, AFTER, p, 0, argument)
        return
    if v[frame + 2] == 0:
        v[frame] = AFTER
    push(s, OFFERING, p, 0, 0)


def _apply_pick(s: State, p: i64, a: i64) -> None:
    v = s.v
    spades = find_pending(s, SPADES)
    if a >= BUILD:
        if spades < 0:
            _apply_ability(s, p, a)
        elif a >= TRANSFORM:
            apply_transform(s, p, spades, a)
        else:
            apply_spade_build(s, p, spades, a)
    elif a >= BRIDGE:
        pop(s)
        build_bridge(s, p, a - BRIDGE)
    elif a >= ABILITY:
        _apply_ability(s, p, a)
    elif a >= TOWN:
        remove(s, find_pending(s, PICK_TOWN))
        take_town_tile(s, p, a - TOWN)
    elif a >= FAVOR:
        remove(s, find_pending(s, PICK_FAVOR))
        take_favor_tile(s, p, a - FAVOR)
    elif a >= CULT:
        step = find_pending(s, PICK_STEP)
        if step >= 0:
            steps = v[step + 2]
            remove(s, step)
            advance(s, p, a - CULT, steps)
        else:
            apply_key(s, p, find_pending(s, PICK_KEY), a - CULT)
    else:  # done with the spades, or with a key
        remove(s, spades if spades >= 0 else find_pending(s, PICK_KEY))


def _apply_ability(s: State, p: i64, a: i64) -> None:
    HOOKS[s.v[seat_base(p) + WHO]].apply_ability(s, p, find_pending(s, OWN_ABILITY), a)


# ---- out of turn ------------------------------------------------------------------------------------------


def may_apply_unlisted(s: State, a: i64) -> bool:
    """Does an answer out of turn make sense now?"""
    v = s.v
    if v[DEPTH] == 0 or v[ROUND] == 0:
        return False
    n = s.setup.n
    if a == LATER:
        frame = top(s)
        if v[frame] == TAKE_POWER:
            return v[frame + 3] == 1 and may_wait(s)
        return v[frame] == PICK_STEP and v[frame + 3] == 1 and s.setup.reaction_deferred
    if a == DIG:
        frame = top(s)
        return (v[frame] == TURN or find_pending(s, SPADES) == frame) and can_dig(s, v[frame + 1], frame)
    if ANSWER <= a < LATE_STEP:
        p = (a - ANSWER) // 64
        number = (a - ANSWER) % 64 // 2
        if not s.setup.leech_deferred or p >= n or _own_offer(s, p, number) < 0:
            return False
        return number == 0 or (a - ANSWER) % 2 == 0  # taken oldest first, declined in any order
    if LATE_STEP <= a < FIRST:
        p = (a - LATE_STEP) // 4
        return p < n and v[seat_base(p) + LATE_STEPS] > 0
    if FIRST <= a < DROP:
        return s.setup.cult_spades_any_order and _cult_spades_of(s, a - FIRST) >= 0
    p = a - DROP
    return 0 <= p < n and v[seat_base(p) + DROPPED] == 0


def _own_offer(s: State, p: i64, number: i64) -> i64:
    """Place in the table of a player's offer by its own number, or -1."""
    v = s.v
    for i in range(v[OFFERS]):
        if v[OFFER + i] % 8 == p:
            if number == 0:
                return i
            number -= 1
    return -1


def _cult_spades_of(s: State, p: i64) -> i64:
    v = s.v
    frame = top(s)
    while frame >= FRAME:
        if v[frame] == CULT_SPADES and v[frame + 1] == p:
            return frame
        frame -= 4
    return -1


def _apply_unlisted(s: State, a: i64) -> None:
    v = s.v
    if a == LATER:
        frame = top(s)
        if v[frame] == PICK_STEP:
            v[seat_base(v[frame + 1]) + LATE_STEPS] += v[frame + 2]
        pop(s)
    elif a == DIG:
        p = v[top(s) + 1]
        if v[top(s)] == TURN:
            if s.setup.unanswered_declined and v[OFFERS] > 0:
                decline_all(s, p)
            _begin_action(s, p, a)
            start_transform(s, p)
        dig(s, p, top(s))
    elif a < LATE_STEP:
        p = (a - ANSWER) // 64
        number = _own_offer(s, p, (a - ANSWER) % 64 // 2)
        _forget_question(s, p)
        answer(s, number, (a - ANSWER) % 2 == 1, False)
    elif a < FIRST:
        p = (a - LATE_STEP) // 4
        v[seat_base(p) + LATE_STEPS] -= 1
        advance(s, p, (a - LATE_STEP) % 4, 1)
    elif a < DROP:
        frame = _cult_spades_of(s, a - FIRST)
        spades = v[frame + 2]
        argument = v[frame + 3]
        remove(s, frame)
        push(s, CULT_SPADES, a - FIRST, spades, argument)
    else:
        drop(s, a - DROP)


def _forget_question(s: State, p: i64) -> None:
    """The oldest offer of a player was being asked and is now answered from aside."""
    v = s.v
    frame = top(s)
    while frame >= FRAME:
        if v[frame] == TAKE_POWER and v[frame + 1] == p:
            remove(s, frame)
            return
        frame -= 4


def drop(s: State, p: i64) -> None:
    """A player leaves: open questions end, the faction stays on the board and passes from now on."""
    v = s.v
    me = seat_base(p)
    frame = top(s)
    while frame >= FRAME:
        if v[frame + 1] == p and v[frame] != OFFERING:
            if v[frame] == PICK_TOWN:
                v[TOWN_PICKS] -= 1
            remove(s, frame)
        frame -= 4
    v[me + DROPPED] = 1
    v[me + LATE_STEPS] = 0
    decline_all(s, p)
    if v[me + PASSED] == 0:
        v[me + PASSED] = 1
        if s.setup.passing_order and v[CURRENT] != p:
            move_to_the_end(s, p)
    return_bonus_card(s, p)


# ---- what happens by itself -------------------------------------------------------------------------------


def settle(s: State) -> None:
    """Go on until somebody has to decide, or the game is over."""
    v = s.v
    while v[PHASE] != OVER:
        if v[DEPTH] == 0:
            _next_stage(s)
            continue
        frame = top(s)
        kind = v[frame]
        p = v[frame + 1]
        if kind == OFFERING:
            number = next_unasked(s)
            if number < 0:
                pop(s)
            else:
                ask(s, number)
            continue
        if kind == TAKE_POWER:
            number = oldest_offer(s, p)
            if number < 0:
                pop(s)
                continue
            if not s.setup.ask_without_room and taken_power(s, s.v[OFFER + number]) == 0:
                pop(s)
                answer(s, number, False, True)
                continue
        elif kind == AFTER:
            if v[seat_base(p) + LATE_STEPS] > 0:
                _ask_late_step(s, p)
                continue
            if v[frame + 3] == 1 or not _may_convert(s, p):
                pop(s)
                continue
        elif kind == TURN:
            if not s.setup.unanswered_declined and oldest_offer(s, p) >= 0:
                push(s, TAKE_POWER, p, 0, 0)
                continue
        elif kind == PICK_FAVOR:
            if not favor_left(s, p):
                pop(s)
                continue
        return


def _may_convert(s: State, p: i64) -> bool:
    scratch = _SCRATCH
    return _legal_after(s, p, scratch) > 1


def _ask_late_step(s: State, p: i64) -> None:
    s.v[seat_base(p) + LATE_STEPS] -= 1
    push(s, PICK_STEP, p, 1, 0)


def _next_stage(s: State) -> None:
    """Nothing is left to decide at this stage."""
    v = s.v
    phase = v[PHASE]
    if phase == CHOOSING:
        v[PHASE] = SETTLING
        ask_for_dwellings(s)
    elif phase == SETTLING:
        v[PHASE] = DEALING
        ask_for_bonus_cards(s)
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
    v[ROUND] += 1
    v[PHASE] = ACTIONS
    for k in range(s.setup.n):
        take_income(s, v[ORDER + k])
    s.show_stage(STAGE_INCOME)
    v[CURRENT] = -1


def _next_turn(s: State) -> None:
    """The next player in order who has not passed; when all have, the action phase ends."""
    v = s.v
    n = s.setup.n
    last = v[CURRENT]
    place: i64 = -1  # of the player whose turn it was
    if last >= 0:
        place = 0
        while v[ORDER + place] != last:
            place += 1
        if v[seat_base(last) + PASSED] == 1 and s.setup.passing_order:
            move_to_the_end(s, last)
            place -= 1  # everyone behind has moved up
            v[CURRENT] = -1
    for k in range(i64(1), n + 1):
        p = v[ORDER + (place + k + n) % n]
        if v[seat_base(p) + PASSED] == 0:
            v[CURRENT] = p
            v[seat_base(p) + STOPPED] = 0  # a key of this turn makes up no step of an earlier one
            push(s, TURN, p, 1, 0)
            return
    _end_actions(s)


def _end_actions(s: State) -> None:
    """All have passed. Open offers and steps are settled first."""
    v = s.v
    for k in range(s.setup.n):
        p = v[ORDER + k]
        if v[seat_base(p) + LATE_STEPS] > 0:
            _ask_late_step(s, p)
            return
        if oldest_offer(s, p) >= 0:
            push(s, TAKE_POWER, p, 0, 0)
            return
    s.show_stage(STAGE_BEFORE)
    if v[ROUND] == ROUNDS:
        final_scoring(s)
        v[PHASE] = OVER
        return
    set_next_order(s)
    v[PHASE] = CULT_BONUS
    give_cult_bonuses(s)
    s.show_stage(STAGE_CULT_BONUS)


_SCRATCH: Final = vec[i64]([0] * MOST_LEGAL)
