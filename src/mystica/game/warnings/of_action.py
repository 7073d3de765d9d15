"""What a part of a move gives away: power and priests without room, cult steps, spades, pieces, coins."""

from __future__ import annotations

from typing import TypeAlias

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, spaces_of, zeros
from mystica.engine.core.decisions import find_pending, top, top_kind
from mystica.engine.core.ids import (
    BY_AREA,
    BY_CULT_BONUS,
    BY_CULT_RANK,
    BY_INCOME,
    BY_LEECH,
    BY_RESOURCES,
    CULTS,
    DWELLING,
    E_POWER,
    E_PRIESTS,
    ROUNDS,
    TOP,
    TRADING_HOUSE,
)
from mystica.engine.core.purse import power_room, priest_room
from mystica.engine.core.reading import (
    bowl3_of,
    cult_level,
    cult_levels,
    faction_of,
    frame_amount,
    frame_argument,
    frame_kind,
    frame_seat,
    frames_of,
    keys_left,
    own_hi,
    own_lo,
    priest_at,
    round_of,
    shipping_of,
    structure_on,
)
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    FACT,
    FACTS,
    FAVOR_CODES,
    FAVOR_STEPS,
    FAVORS,
    FAVORS_ON_BUILD,
    FAVORS_ON_PASS,
    FAVORS_WITH_ACTION,
    FAVORS_WITH_INCOME,
    PRIEST_STEPS,
    SHIPPING_TOP,
    SKIP_RANGE_MAX,
    T_SHIPPING,
    T_STEPS,
    TOWN_CODES,
    TOWNS,
)
from mystica.engine.flow import apply
from mystica.engine.legal import MOST_LEGAL
from mystica.engine.rules.cults import top_is_free
from mystica.engine.rules.reach import skip_range
from mystica.engine.rules.transform import (
    PLAIN_BUILD,
    legal_cult_spades,
    legal_spade_builds,
    legal_spade_transforms,
    spades_needed,
)
from mystica.engine.rules.upgrade import upgrade_coins
from mystica.game.warnings.of_boxes import Found, of_boxes
from mystica.notation.moves import CULTS as TRACKS

Trace: TypeAlias = list[tuple[int, int, int, int]]

ENDLESS = 50  # more power and priests than any move brings
_NOT_BY_THE_MOVE = (BY_INCOME, BY_CULT_BONUS, BY_CULT_RANK, BY_AREA, BY_RESOURCES, BY_LEECH)
_STEPS = (act.SEND, act.CULT, act.FAVOR, act.TOWN, act.LATE_STEP)  # may move cult markers
_BUFFER = zeros(MOST_LEGAL)


def lost_by(before: State, p: int, a: int, after: State) -> list[Found]:
    """What one atomic action of a seat, which led from one state to the other, gives away."""
    if a == act.DONE:
        return _left_undone(before, p)
    kind, number = act.kind_of(a), act.operand_of(a)
    if kind == act.BUILD:
        return _spades_forfeited(before, p, a, after)
    out: list[Found] = []
    if kind == act.POWER or act.SPECIAL_BONUS <= kind < act.SEND:
        pass
    elif kind in _STEPS:
        out += _steps_lost(before, p, a, after)
        if kind == act.TOWN:
            out += _shipping_lost(before, p, number)
        elif kind == act.FAVOR:
            out += _income_too_late(before, number)
    elif kind == act.UPGRADE:
        out += _full_price(before, p, a, after)
    elif kind in (act.TRANSFORM, act.BID):
        out += _spades_forfeited(before, p, a, after)
    elif a < act.OUT_OF_TURN_END:  # nothing else brings power or priests, but actions of boxes do
        return out
    for part in of_boxes():
        out += part.lost_by(before, p, a, after)
    return out + _without_room(before, p, a, after)


# ---- power and priests without room -----------------------------------------------------------------------


def roomy(s: State, p: int) -> State:
    """A copy in which a seat has room for all power and all priests there could be."""
    copy = s.copy()
    me = seat_base(p)
    copy.v[me + col.BOWL1] += ENDLESS
    copy.v[me + col.PRIESTS] -= ENDLESS
    return copy


def gained(trace: Trace, p: int, what: int, besides: tuple[int, ...] = ()) -> int:
    """All a seat gained of one kind, payments aside."""
    return sum(n for seat, kind, n, why in trace if seat == p and kind == what and n > 0 and why not in besides)


def _without_room(before: State, p: int, a: int, after: State) -> list[Found]:
    """Power the bowls cannot move and priests the supply does not have: the same action with room enough tells.

    Only where something could have been spent before.
    """
    power = power_room(after, p) == 0 and bowl3_of(before, p) > 0
    priests = priest_room(after, p) == 0
    if not power and not priests:
        return []
    traces: list[Trace] = []
    for state in (before.copy(), roomy(before, p)):
        trace: Trace = []
        state.trace = trace
        apply(state, a)
        traces.append(trace)
    out: list[Found] = []
    for key, what, asked in (("power-lost", E_POWER, power), ("priests-lost", E_PRIESTS, priests)):
        real, endless = (gained(trace, p, what, _NOT_BY_THE_MOVE) for trace in traces)
        if asked and endless > real:
            out.append((key, {"n": endless - real}))
    return out


# ---- cult steps -------------------------------------------------------------------------------------------


def steps_possible(s: State, p: int, track: int, steps: int) -> int:
    """How many of so many steps a marker would really make."""
    level = cult_level(s, p, track)
    if level + steps < TOP:
        return steps
    last = TOP if keys_left(s, p) > 0 and level < TOP and top_is_free(s, p, track) else TOP - 1
    return max(last - level, 0)


def _steps_lost(before: State, p: int, a: int, after: State) -> list[Found]:
    kind, number = act.kind_of(a), act.operand_of(a)
    if kind == act.TOWN:
        steps = TOWNS[number * 8 + T_STEPS] * CULTS
        lost = steps - _moved(before, p, after) if steps else 0
        return [("town-steps-lost", {"n": lost, "tile": TOWN_CODES[number]})] if lost > 0 else []
    if kind == act.LATE_STEP:
        track, steps = number % 4, 1
    elif kind == act.FAVOR:
        track, steps = before.setup.favor_cults[number], FAVORS[number * 8 + FAVOR_STEPS]
    elif kind == act.CULT:
        frame = find_pending(before, ask.PICK_STEP)
        if frame < 0:  # a key is used
            return []
        track, steps = number, frame_amount(before, frame)
    else:
        track, place = divmod(number, 4)
        steps = PRIEST_STEPS[place]
    lost = steps - _moved(before, p, after)
    out: list[Found] = []
    if lost > 0 and _less_lost_elsewhere(before, p, steps, lost):
        out.append(("steps-lost", {"n": lost, "cult": TRACKS[track]}))
    if kind == act.SEND and number % 4 == act.SMALL_PLACE and priest_at(before, track, 0) < 0:
        great = PRIEST_STEPS[act.GREAT_PLACE]
        if steps_possible(before, p, track, great) > steps_possible(before, p, track, steps):
            out.append(("better-place", {"n": great, "cult": TRACKS[track]}))
    return out


def _moved(before: State, p: int, after: State) -> int:
    """Steps made on all tracks, with those that a key still to be used, or a town still to be named, may bring."""
    made = sum(cult_levels(after, p)) - sum(cult_levels(before, p))
    for frame in _frames(after, p):
        if frame_kind(after, frame) == ask.PICK_KEY:
            tracks = sum(1 for track in range(CULTS) if frame_argument(after, frame) & BIT[track])
            made += min(tracks, keys_left(after, p))
        elif frame_kind(after, frame) == ask.PICK_TOWN:
            return ENDLESS
    return made


def _less_lost_elsewhere(s: State, p: int, steps: int, lost: int) -> bool:
    return any(steps - steps_possible(s, p, track, steps) < lost for track in range(CULTS))


def _frames(s: State, p: int) -> list[int]:
    """Columns of a seat's frames on the decision stack."""
    return [frame for frame in frames_of(s) if frame_seat(s, frame) == p]


# ---- spades and dwellings ---------------------------------------------------------------------------------


def _spades_forfeited(before: State, p: int, a: int, after: State) -> list[Found]:
    """Free spades that go unused because of a dwelling, or because a space was left short of home."""
    frame = find_pending(before, ask.SPADES)
    if frame < 0 or frame_amount(before, frame) == 0:
        return []
    free = frame_amount(before, frame)
    if a >= act.TRANSFORM:
        space, code = divmod(a - act.TRANSFORM, 18)
        free -= min(free, spades_needed(before, p, space, code))
        free -= sum(frame_amount(after, frame) for frame in _frames(after, p) if frame_kind(after, frame) == ask.SPADES)
    elif legal_spade_transforms(before, p, free, frame_argument(before, frame), _BUFFER, 0) == 0:
        return []
    return [("spades-forfeited", {"n": free})] if free > 0 else []


def _left_undone(s: State, p: int) -> list[Found]:
    """What `done` leaves: spades, a dwelling, a key."""
    frame = top(s)
    if frame_kind(s, frame) == ask.AFTER:
        return []
    for part in of_boxes():
        left = part.left_undone(s, p)
        if left is not None:
            return left
    if frame_kind(s, frame) == ask.CULT_SPADES:
        usable = (
            legal_cult_spades(s, p, frame_amount(s, frame), frame_argument(s, frame), _BUFFER, 0) > 1
        )  # `done` is always there
        return [("spades-forfeited", {"n": frame_amount(s, frame)})] if usable else []
    frame = find_pending(s, ask.SPADES)
    if frame < 0:
        frame = find_pending(s, ask.PICK_KEY)
        if frame < 0:  # a bridge that may be left
            return []
        track = next(track for track in range(CULTS) if frame_argument(s, frame) & BIT[track])
        return [("key-left", {"cult": TRACKS[track]})]
    if legal_spade_transforms(s, p, frame_amount(s, frame), frame_argument(s, frame), _BUFFER, 0) > 0:
        return [("spades-forfeited", {"n": frame_amount(s, frame)})]
    if (
        not frame_argument(s, frame) & PLAIN_BUILD
        and legal_spade_builds(s, p, frame_argument(s, frame), _BUFFER, 0) > 0
    ):
        return [("dwelling-left", {"space": s.setup.board.labels[_BUFFER[0] - act.BUILD]})]
    return []


# ---- prices and tiles -------------------------------------------------------------------------------------


def _full_price(s: State, p: int, a: int, after: State) -> list[Found]:
    """A trading house far from others, although another own dwelling has a neighbour who makes it cheaper.

    Not where it founds a town.
    """
    if act.structure_of_upgrade(a) != TRADING_HOUSE or top_kind(s) != ask.TURN:
        return []
    if any(frame_kind(after, frame) == ask.PICK_TOWN for frame in _frames(after, p)):
        return []
    coins = upgrade_coins(s, p, act.hex_of_upgrade(a), TRADING_HOUSE)
    for space in spaces_of(own_lo(s, p), own_hi(s, p)):
        if structure_on(s, space) == DWELLING:
            other = upgrade_coins(s, p, space, TRADING_HOUSE)
            if other < coins:
                return [("full-price", {"coins": coins, "less": other, "space": s.setup.board.labels[space]})]
    return []


def _shipping_lost(s: State, p: int, tile: int) -> list[Found]:
    """A tile that moves the shipping marker, for whoever has no step left and nothing instead of it."""
    fact = faction_of(s, p) * FACTS
    if TOWNS[tile * 8 + T_SHIPPING] == 0 or shipping_of(s, p) < FACT[fact + SHIPPING_TOP]:
        return []
    if skip_range(s, p) < FACT[fact + SKIP_RANGE_MAX]:
        return []
    return [("shipping-lost", {"tile": TOWN_CODES[tile]})]


def _income_too_late(s: State, tile: int) -> list[Found]:
    """No income comes after the last round."""
    lasting = FAVORS_WITH_ACTION | FAVORS_ON_BUILD | FAVORS_ON_PASS
    if round_of(s) < ROUNDS or not FAVORS_WITH_INCOME & BIT[tile] or lasting & BIT[tile]:
        return []
    return [("income-too-late", {"tile": FAVOR_CODES[tile]})]
