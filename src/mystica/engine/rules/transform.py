"""Base, Transform and build: spades, the transformation cycle, free spades and what is left of them.

While an action transforms and builds, its SPADES frame holds the free spades left (amount) and in its argument
up to three spaces that became home in this action (each space + 1, 7 bits), marks, and the spaces still allowed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import HALF, HI, LO, PLACE, first_space, put_spaces
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import CULT_SPADES, SPADES, push, remove, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import ACTIONS, BY_FACTION, BY_SCORING, BY_TRANSFORM, SPADED, STRONGHOLD, UNSPADED, WHEEL
from mystica.engine.core.purse import gain_power, gain_vp, pay
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    BOUGHT_SPADE_VP,
    FACT,
    FACTS,
    MOST,
    OPTION_CODE,
    OPTION_START,
    ROUND_ROW,
    S_SPADE_VP,
    SPADE_POWER_WITH_STRONGHOLD,
    SPADE_PRIESTS,
    SPADE_VP,
    SPADE_WORKERS,
    SPADES_PER_SPACE,
    STEPS,
)
from mystica.engine.rules.build import build_dwelling, can_pay_dwelling, legal_builds, pay_skip
from mystica.engine.rules.reach import (
    needs_skip,
    note_home,
    reach,
    shipping_value,
    skip_priests,
    skip_reach,
    skip_workers,
)

HOMES: Final[i64] = 0x1FFFFF
SKIPPED: Final[i64] = 0x200000  # tunnel or carpet was used in this action
OFF_HOME: Final[i64] = 0x400000  # a space was left short of home
STARTED: Final[i64] = 0x800000
ONE_SPACE: Final[i64] = 0x1000000  # times the spaces that may still be transformed
PLAIN_BUILD: Final[i64] = 0x4000000  # nothing transformed: a dwelling on an old home space is still open
BOUGHT: Final[i64] = 0x8000000  # some of the spades in hand are bought: all must be used on one space
NO_DWELLING: Final[i64] = 0x10000000  # the action has built its dwelling already
ONE_BARRED: Final[i64] = 0x20000000  # times a terrain + 1 that must not be transformed
NO_BUYING: Final[i64] = 0x200000000  # the free spades suffice for any space: none is missing
OWN_WAY: Final[i64] = 0x400000000  # no spades, but the faction may transform in its own way
ONE_ONLY: Final[i64] = 0x800000000  # times a space + 1 (7 bits): no other may be transformed before it is home
MAY_UPGRADE: Final[i64] = 0x40000000000  # no spades: what is left of a special action that upgrades is an upgrade


def spades_needed(s: State, p: i64, space: i64, code: i64) -> i64:
    """Base, Transforming a terrain space: steps on the cycle, or the faction's fixed number."""
    v = s.v
    me = seat_base(p)
    fixed = FACT[v[me + col.WHO] * FACTS + SPADES_PER_SPACE]
    if fixed > 0:
        return fixed
    return STEPS[(home_row(s, p) * 7 + v[col.TERRAIN + space]) * 16 + code]


def home_row(s: State, p: i64) -> i64:
    """Row of the table of steps: the home terrain, or beyond the wheel the starting terrain."""
    v = s.v
    me = seat_base(p)
    return v[me + col.COLOUR] if v[me + col.COLOUR] < WHEEL else WHEEL + v[me + col.START_TERRAIN]


def spades_home(s: State, p: i64, terrain: i64) -> i64:
    """Spades on the short way from a terrain to home; 99 where there is none."""
    me = seat_base(p)
    home = s.v[me + col.COLOUR]
    if terrain == home:
        return 0
    if terrain >= WHEEL or home > SPADED:
        return 99
    return STEPS[(home_row(s, p) * 7 + terrain) * 16 + home * 2]


def affordable_spades(s: State, p: i64, fewer_workers: i64, fewer_priests: i64) -> i64:
    """Spades the player could buy with what remains after another payment; -1 if that cannot be paid."""
    v = s.v
    me = seat_base(p)
    workers = v[me + col.WORKERS] - fewer_workers
    priests = v[me + col.PRIESTS] - fewer_priests
    if workers < 0 or priests < 0:
        return -1
    fact = v[me + col.WHO] * FACTS + v[me + col.DIGGING]
    price = FACT[fact + SPADE_WORKERS]
    if price > 0:
        return workers // price
    price = FACT[fact + SPADE_PRIESTS]
    return priests // price if price > 0 else 0


def new_homes(state: i64) -> tuple[i64, i64]:
    """The spaces that became home in this action."""
    lo: i64 = 0
    hi: i64 = 0
    rest = state & HOMES
    while rest != 0:
        lo |= LO[rest % 128 - 1]
        hi |= HI[rest % 128 - 1]
        rest //= 128
    return lo, hi


def _is_fresh_home(homes: i64, space: i64) -> bool:
    mark = space + 1
    return mark == homes % 128 or mark == homes // 128 % 128 or mark == homes // 16384 % 128


def legal_transforms(
    s: State,
    p: i64,
    lo: i64,
    hi: i64,
    skip_lo: i64,
    skip_hi: i64,
    most: i64,
    most_skipping: i64,
    least: i64,
    homes: i64,
    home_only: bool,
    out: vec[i64],
    n: i64,
) -> i64:
    """Every space reached, with every terrain that so many spades lead to, both ways where both are open."""
    v = s.v
    me = seat_base(p)
    home = v[me + col.COLOUR]
    row = home_row(s, p) * 7
    fixed = FACT[v[me + col.WHO] * FACTS + SPADES_PER_SPACE]
    any_target = s.setup.fixed_spades_any_target
    if most > MOST:
        most = MOST
    if most_skipping > MOST:
        most_skipping = MOST
    if most <= 0:
        lo = 0
        hi = 0
    if most_skipping <= 0:
        skip_lo = 0
        skip_hi = 0
    off: i64 = 0
    rest = lo | skip_lo
    skipping = skip_lo
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            limit = most_skipping if skipping & low else most
            terrain = v[col.TERRAIN + space]
            if terrain >= WHEEL:
                continue
            if homes != 0 and _is_fresh_home(homes, space):
                continue
            base = act.TRANSFORM + space * 18
            if fixed > 0:
                if limit < fixed or fixed < least:
                    continue
                if not any_target or home_only:
                    if terrain != home:
                        out[n] = base + home * 2
                        n += 1
                else:
                    for colour in range(i64(7)):
                        if colour != terrain:
                            out[n] = base + colour * 2
                            n += 1
                continue
            i = OPTION_START[(row + terrain) * 8 + limit]
            end = OPTION_START[(row + terrain) * 8 + limit + 1]
            while i < end:
                code = OPTION_CODE[i]
                if (not home_only or code // 2 == home) and (least <= 1 or STEPS[(row + terrain) * 16 + code] >= least):
                    out[n] = base + code
                    n += 1
                i += 1
        if off != 0:
            break
        off = HALF
        rest = hi | skip_hi
        skipping = skip_hi
    return n


def legal_turn_transforms(s: State, p: i64, lo: i64, hi: i64, skip_lo: i64, skip_hi: i64, out: vec[i64], n: i64) -> i64:
    """Action 1 without free spades: all of them are bought, or the faction pays in its own way."""
    most = affordable_spades(s, p, 0, 0)
    if most <= 0:
        return HOOKS[s.v[seat_base(p) + col.WHO]].legal_transforms(s, p, lo, hi, out, n)
    most_skipping: i64 = 0
    if skip_lo != 0 or skip_hi != 0:
        most_skipping = affordable_spades(s, p, skip_workers(s, p), skip_priests(s, p))
    return legal_transforms(s, p, lo, hi, skip_lo, skip_hi, most, most_skipping, 1, 0, False, out, n)


def reward_spades(s: State, p: i64, spades: i64) -> None:
    """VP and power that spades bring: the round's scoring tile in the action phase, faction abilities always."""
    if spades == 0:
        return
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    if v[col.PHASE] == ACTIONS:
        gain_vp(s, p, spades * s.setup.rounds[(v[col.ROUND] - 1) * ROUND_ROW + S_SPADE_VP], BY_SCORING)
    gain_vp(s, p, spades * FACT[fact + SPADE_VP], BY_FACTION)
    if v[me + col.COUNT + STRONGHOLD] > 0 and FACT[fact + SPADE_POWER_WITH_STRONGHOLD] > 0:
        gain_power(s, p, spades * FACT[fact + SPADE_POWER_WITH_STRONGHOLD], BY_FACTION)


def gain_spades(s: State, p: i64, spades: i64, spaces: i64, whole_action: bool) -> None:
    """Free spades for so many spaces. As an action of its own this is transform and build, build only included.

    Missing spades are bought in such an action only; as a reward there are enough for any space.
    """
    if HOOKS[s.v[seat_base(p) + col.WHO]].takes_spades(s, p, spades):
        return
    if s.setup.spades_pay_when_gained:
        reward_spades(s, p, spades)
    argument = spaces * ONE_SPACE
    if whole_action:
        argument += PLAIN_BUILD
    elif not s.setup.old_faults:
        argument += NO_BUYING
    push(s, SPADES, p, spades, argument)


def _buy_spades(s: State, p: i64, spades: i64) -> None:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    workers = spades * FACT[fact + SPADE_WORKERS + v[me + col.DIGGING]]
    priests = spades * FACT[fact + SPADE_PRIESTS + v[me + col.DIGGING]]
    pay(s, p, 0, workers, priests, BY_TRANSFORM)
    gain_vp(s, p, spades * FACT[fact + BOUGHT_SPADE_VP], BY_FACTION)


def start_transform(s: State, p: i64) -> None:
    """Action 1 begins: a frame without free spades for one space."""
    push(s, SPADES, p, 0, ONE_SPACE)


def can_dig(s: State, p: i64, frame: i64) -> bool:
    """Buying before using: under that ruling, as long as nothing is transformed."""
    v = s.v
    return (
        s.setup.convert_anytime
        and (v[frame] != SPADES or (v[frame + 3] & (STARTED | NO_BUYING | OWN_WAY) == 0 and v[frame + 2] < MOST))
        and affordable_spades(s, p, 0, 0) > 0
    )


def dig(s: State, p: i64, frame: i64) -> None:
    """One bought spade more in hand; its rewards come now where spades pay when gained."""
    v = s.v
    _buy_spades(s, p, 1)
    if s.setup.spades_pay_when_gained:
        reward_spades(s, p, 1)
    v[frame + 2] += 1
    v[frame + 3] = v[frame + 3] // NO_DWELLING * NO_DWELLING + ONE_SPACE + BOUGHT  # what is barred stays so


def apply_transform(s: State, p: i64, frame: i64, a: i64) -> None:
    """Use spades on one space; missing ones are bought."""
    v = s.v
    space = (a - act.TRANSFORM) // 18
    code = (a - act.TRANSFORM) % 18
    colour = code // 2
    if colour == UNSPADED:
        _transform_without_spades(s, p, frame, space)
        return
    needed = spades_needed(s, p, space, code)
    free = v[frame + 2]
    used = needed if needed < free else free
    bought = needed - used
    state = v[frame + 3] & ~(PLAIN_BUILD | BOUGHT) | STARTED
    if needs_skip(s, p, space):
        pay_skip(s, p)
        state |= SKIPPED
    if bought > 0:
        _buy_spades(s, p, bought)
    v[col.TERRAIN + space] = colour
    reward_spades(s, p, bought if s.setup.spades_pay_when_gained else needed)
    free -= used
    state -= ONE_SPACE
    if colour == v[seat_base(p) + col.COLOUR]:
        state = _with_home(state, space)
        note_home(s, p, space)
    else:
        state |= OFF_HOME
        if not s.setup.spades_in_any_order:
            free = 0
    if bought > 0 or state // ONE_SPACE % 4 == 0:
        free = 0
    v[frame + 2] = free
    v[frame + 3] = state
    _close_if_finished(s, p, frame)
    if s.setup.boxed:
        boxes_of(s).transformed(s, p, space)


def _with_home(state: i64, space: i64) -> i64:
    """The argument of the frame with one more space that became home."""
    homes = state & HOMES
    if homes == 0:
        return state | (space + 1)
    return state | (space + 1) * (128 if homes < 128 else 16384)


def _transform_without_spades(s: State, p: i64, frame: i64, space: i64) -> None:
    """The faction pays in its own way; a dwelling may follow as ever."""
    v = s.v
    v[frame + 2] = 0
    v[frame + 3] = _with_home(v[frame + 3] & (HOMES | NO_DWELLING) | STARTED, space)
    HOOKS[v[seat_base(p) + col.WHO]].pay_transform(s, p, space)
    v[col.TERRAIN + space] = v[seat_base(p) + col.COLOUR]
    _close_if_finished(s, p, frame)
    if s.setup.boxed:
        boxes_of(s).transformed(s, p, space)


def offer_dwelling(s: State, p: i64, space: i64) -> None:
    """A space became home without spades: a dwelling may follow, if it can be had."""
    push(s, SPADES, p, 0, STARTED + space + 1)
    _close_if_finished(s, p, top(s))


def _close_if_finished(s: State, p: i64, frame: i64) -> None:
    """Nothing left to use or build: the frame goes without asking."""
    v = s.v
    if v[frame + 2] > 0:
        return
    if v[frame + 3] & HOMES == 0 or v[frame + 3] & NO_DWELLING:
        remove(s, frame)
    elif not can_pay_dwelling(s, p, 0) and not s.setup.convert_anytime:
        if not s.setup.boxed or not _may_build_free(s, p, v[frame + 3]):
            remove(s, frame)


def _may_build_free(s: State, p: i64, state: i64) -> bool:
    """Can a dwelling on a space that became home be had without its price?"""
    homes = state & HOMES
    while homes != 0:
        if boxes_of(s).may_build_free(s, p, homes % 128 - 1):
            return True
        homes //= 128
    return False


def legal_spade_builds(s: State, p: i64, state: i64, out: vec[i64], n: i64) -> i64:
    """One dwelling on a space that became home in this action, or a plain build if nothing was transformed."""
    if state & NO_DWELLING:
        return n
    if state & PLAIN_BUILD:
        lo, hi = reach(s, p, shipping_value(s, p))
        skip_lo, skip_hi = skip_reach(s, p, lo, hi)
        return legal_builds(s, p, lo, hi, skip_lo, skip_hi, out, n)
    if not can_pay_dwelling(s, p, 0):
        return n
    lo, hi = new_homes(state)
    return put_spaces(lo, hi, act.BUILD, out, n)


def legal_spade_transforms(s: State, p: i64, free: i64, state: i64, out: vec[i64], n: i64) -> i64:
    """Further spades: the first space may be helped with bought ones, what is left over may not."""
    if free <= 0 and not state & OWN_WAY:
        return n
    lo, hi = reach(s, p, shipping_value(s, p))
    if state & OWN_WAY:
        return HOOKS[s.v[seat_base(p) + col.WHO]].legal_transforms(s, p, lo, hi, out, n)
    skip_lo: i64 = 0
    skip_hi: i64 = 0
    if not state & SKIPPED:
        skip_lo, skip_hi = skip_reach(s, p, lo, hi)
    if state >= ONE_BARRED:
        barred = state // ONE_BARRED % 16 - 1
        only = state // ONE_ONLY - 1
        lo, hi = _allowed(s, lo, hi, barred, only)
        skip_lo, skip_hi = _allowed(s, skip_lo, skip_hi, barred, only)
    most = free
    most_skipping: i64 = 0
    buying: i64 = 0 if state & (STARTED | BOUGHT | NO_BUYING) else 1
    least: i64 = free if state & BOUGHT else 1
    spare = affordable_spades(s, p, skip_workers(s, p), skip_priests(s, p))
    if spare >= 0:
        most_skipping = free + buying * spare
    most += buying * affordable_spades(s, p, 0, 0)
    home_only = (state & OFF_HOME) != 0
    end = legal_transforms(s, p, lo, hi, skip_lo, skip_hi, most, most_skipping, least, state & HOMES, home_only, out, n)
    if s.setup.boxed and boxes_of(s).spades_finish_only(s, p):
        return _without_needless(s, p, free - 1 if state & BOUGHT else free, out, n, end)
    return end


def _without_needless(s: State, p: i64, free: i64, out: vec[i64], first: i64, end: i64) -> i64:
    """Of these transforms, those that buy no spade for a space that the free ones lead home."""
    kept = first
    for i in range(first, end):
        space = (out[i] - act.TRANSFORM) // 18
        needed = spades_needed(s, p, space, (out[i] - act.TRANSFORM) % 18)
        if needed <= free or spades_home(s, p, s.v[col.TERRAIN + space]) > free:
            out[kept] = out[i]
            kept += 1
    return kept


def _allowed(s: State, lo: i64, hi: i64, barred: i64, only: i64) -> tuple[i64, i64]:
    """Of these spaces, those that are not of the barred terrain; or the one that comes first."""
    if only >= 0:
        lo &= LO[only]
        hi &= HI[only]
    out_lo: i64 = 0
    out_hi: i64 = 0
    while lo != 0 or hi != 0:
        space = first_space(lo, hi)
        lo &= ~LO[space]
        hi &= ~HI[space]
        if s.v[col.TERRAIN + space] != barred:
            out_lo |= LO[space]
            out_hi |= HI[space]
    return out_lo, out_hi


def apply_spade_build(s: State, p: i64, frame: i64, a: i64) -> None:
    """The dwelling of the action; spades still unused are forfeit."""
    space = a - act.BUILD
    plain = (s.v[frame + 3] & PLAIN_BUILD) != 0
    remove(s, frame)
    if plain and needs_skip(s, p, space):
        pay_skip(s, p)
    build_dwelling(s, p, space)


def apply_turn_build(s: State, p: i64, a: i64) -> None:
    """Action 1, build only."""
    space = a - act.BUILD
    if needs_skip(s, p, space):
        pay_skip(s, p)
    build_dwelling(s, p, space)


# ---- Phase III: spades as a cult bonus --------------------------------------------------------------------


def legal_cult_spades(s: State, p: i64, spades: i64, homes: i64, out: vec[i64], n: i64) -> i64:
    """Several spaces, no bought spades, no tunnel or carpet."""
    out[n] = act.DONE
    n += 1
    lo, hi = reach(s, p, shipping_value(s, p))
    return legal_transforms(s, p, lo, hi, 0, 0, spades, 0, 1, homes, False, out, n)


def apply_cult_spades(s: State, p: i64, frame: i64, a: i64) -> None:
    v = s.v
    if a == act.DONE:
        remove(s, frame)
        return
    space = (a - act.TRANSFORM) // 18
    code = (a - act.TRANSFORM) % 18
    needed = spades_needed(s, p, space, code)
    v[col.TERRAIN + space] = code // 2
    if not s.setup.spades_pay_when_gained:
        reward_spades(s, p, needed)
    v[frame + 2] -= needed
    if code // 2 == v[seat_base(p) + col.COLOUR]:
        v[frame + 3] = v[frame + 3] * 128 + space + 1
    if v[frame + 2] == 0:
        remove(s, frame)


def give_cult_spades(s: State, p: i64, spades: i64) -> None:
    if HOOKS[s.v[seat_base(p) + col.WHO]].takes_spades(s, p, spades):
        return
    if s.setup.spades_pay_when_gained:
        reward_spades(s, p, spades)
    push(s, CULT_SPADES, p, spades, 0)
