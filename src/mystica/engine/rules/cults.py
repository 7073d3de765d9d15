"""Base, Power via cult tracks; Only one player on space 10; Send a priest to the order of a cult."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT, count_bits
from mystica.engine.core.decisions import PICK_KEY, find_pending, push, remove, top
from mystica.engine.core.ids import BY_CULT, BY_PRIEST, CULTS, E_CULT, STRONGHOLD, TOP
from mystica.engine.core.purse import gain_power, note, pay
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    CULT_POWER,
    FACT,
    FACTS,
    PRIEST_STEPS,
    PRIEST_STEPS_WITH_STRONGHOLD,
    REACTION_STEPS,
)


def top_is_free(s: State, p: i64, track: i64) -> bool:
    """Nobody stands on space 10, and nobody's open reaction step could get there first."""
    v = s.v
    for q in range(s.setup.n):
        me = seat_base(q)
        level = v[me + col.CULT_LEVEL + track]
        if level == TOP:
            return False
        if q == p or v[me + col.LATE_STEPS] == 0 or FACT[v[me + col.WHO] * FACTS + REACTION_STEPS] == 0:
            continue
        if v[me + col.KEYS] > 0 and level + v[me + col.LATE_STEPS] >= TOP:
            return False
    return True


def advance(s: State, p: i64, track: i64, steps: i64) -> None:
    """Move a marker up, as far as it goes, with the power on the way."""
    v = s.v
    me = seat_base(p)
    level = v[me + col.CULT_LEVEL + track]
    goal = level + steps
    if goal >= TOP and level < TOP:
        goal = TOP
        if not top_is_free(s, p, track):
            goal = TOP - 1
        elif v[me + col.KEYS] == 0 or s.setup.keys_optional:
            goal = TOP - 1
            v[me + col.STOPPED] |= BIT[track]
        else:
            v[me + col.KEYS] -= 1
    if goal > TOP:
        goal = TOP
    _climb(s, p, track, level, goal)
    if s.setup.keys_optional:
        _ask_for_keys(s, p, v[me + col.STOPPED] & BIT[track])


def descend(s: State, p: i64, track: i64, steps: i64, why: i64) -> None:
    """A marker goes down; leaving space 10 gives the key back."""
    v = s.v
    me = seat_base(p)
    if v[me + col.CULT_LEVEL + track] == TOP:
        v[me + col.KEYS] += 1
    v[me + col.CULT_LEVEL + track] -= steps
    note(s, p, E_CULT + track, -steps, why)


def _climb(s: State, p: i64, track: i64, level: i64, goal: i64) -> None:
    if goal == level:
        return
    s.v[seat_base(p) + col.CULT_LEVEL + track] = goal
    note(s, p, E_CULT + track, goal - level, BY_CULT)
    power: i64 = 0
    for space in range(level + 1, goal + 1):
        power += CULT_POWER[space]
    if power != 0:
        gain_power(s, p, power, BY_CULT)
    if goal == TOP:
        _refresh_key_questions(s)


def _refresh_key_questions(s: State) -> None:
    """Somebody reached 10: open questions about keys lose what is no longer possible."""
    v = s.v
    frame = top(s)
    while frame >= col.FRAME:
        if v[frame] == PICK_KEY:
            p = v[frame + 1]
            v[frame + 3] = _could_use_key(s, p, v[frame + 3])
            if v[frame + 3] == 0 or v[seat_base(p) + col.KEYS] == 0:
                remove(s, frame)
        frame -= 4


def use_key(s: State, p: i64, track: i64) -> None:
    """The marker was stopped at 9; a key lifts it to 10."""
    v = s.v
    me = seat_base(p)
    v[me + col.STOPPED] &= ~BIT[track]
    if v[me + col.KEYS] > 0 and v[me + col.CULT_LEVEL + track] == TOP - 1 and top_is_free(s, p, track):
        v[me + col.KEYS] -= 1
        _climb(s, p, track, TOP - 1, TOP)


def _could_use_key(s: State, p: i64, tracks: i64) -> i64:
    """Of these tracks, the ones where a key would lift the marker to 10."""
    v = s.v
    me = seat_base(p)
    out: i64 = 0
    for track in range(CULTS):
        if tracks & BIT[track] and v[me + col.CULT_LEVEL + track] == TOP - 1 and top_is_free(s, p, track):
            out |= BIT[track]
    return out


def keys_arrived(s: State, p: i64) -> None:
    """FAQ, Timing: a step stopped earlier in this action is made up when its key comes from the same action."""
    v = s.v
    me = seat_base(p)
    tracks = _could_use_key(s, p, v[me + col.STOPPED])
    if tracks == 0 or v[me + col.KEYS] == 0:
        return
    if s.setup.keys_optional or not s.setup.short_keys_stop:
        _ask_for_keys(s, p, tracks)
    elif v[me + col.KEYS] >= count_bits(tracks):
        for track in range(CULTS):
            if tracks & BIT[track]:
                use_key(s, p, track)


def _ask_for_keys(s: State, p: i64, stopped: i64) -> None:
    """On which of these tracks, stopped at 9, a key is used, if on any."""
    v = s.v
    tracks = _could_use_key(s, p, stopped)
    if tracks == 0 or v[seat_base(p) + col.KEYS] == 0:
        return
    asked = find_pending(s, PICK_KEY)
    if asked < 0 or v[asked + 1] != p:
        push(s, PICK_KEY, p, 1, tracks)
    else:
        v[asked + 3] |= tracks


def advance_all(s: State, p: i64, steps: i64) -> None:
    """A town tile moves all four markers. With fewer keys than tracks about to reach 10 the player chooses."""
    v = s.v
    me = seat_base(p)
    reaching: i64 = 0
    for track in range(CULTS):
        level = v[me + col.CULT_LEVEL + track]
        if level < TOP and level + steps >= TOP and top_is_free(s, p, track):
            reaching |= BIT[track]
    if v[me + col.KEYS] == 0 or v[me + col.KEYS] >= count_bits(reaching):
        reaching = 0
    for track in range(CULTS):
        if reaching & BIT[track]:
            _climb(s, p, track, v[me + col.CULT_LEVEL + track], TOP - 1)
            v[me + col.STOPPED] |= BIT[track]
        else:
            advance(s, p, track, steps)
    if s.setup.keys_optional:
        _ask_for_keys(s, p, reaching)
    elif reaching != 0:
        push(s, PICK_KEY, p, 0, reaching)


def legal_keys(tracks: i64, out: vec[i64], n: i64) -> i64:
    for track in range(CULTS):
        if tracks & BIT[track]:
            out[n] = act.CULT + track
            n += 1
    return n


def apply_key(s: State, p: i64, frame: i64, track: i64) -> None:
    v = s.v
    v[frame + 3] &= ~BIT[track]
    if v[frame + 3] == 0:
        remove(s, frame)
    use_key(s, p, track)


def legal_steps(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    for track in range(CULTS):
        out[n] = act.CULT + track
        n += 1
    return n


# ---- Action 5: send a priest ------------------------------------------------------------------------------


def free_small_place(s: State, track: i64) -> i64:
    """Column of a free place for 2 steps, or -1."""
    v = s.v
    base = col.PRIESTS_AT + track * 4
    for place in range(i64(1), i64(4)):
        if v[base + place] == 0:
            return base + place
    return -1


def legal_priests(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    if s.v[seat_base(p) + col.PRIESTS] == 0:
        return n
    return legal_cult_places(s, True, out, n)


def legal_cult_places(s: State, to_stay: bool, out: vec[i64], n: i64) -> i64:
    """For every cult: without leaving a priest there, and if one is `to_stay`, on the places that are free."""
    v = s.v
    for track in range(CULTS):
        out[n] = act.SEND + track * 4 + act.RETURNED
        n += 1
        if to_stay and free_small_place(s, track) >= 0:
            out[n] = act.SEND + track * 4 + act.SMALL_PLACE
            n += 1
        if to_stay and v[col.PRIESTS_AT + track * 4] == 0:
            out[n] = act.SEND + track * 4 + act.GREAT_PLACE
            n += 1
    return n


def send_priest(s: State, p: i64, a: i64) -> None:
    place = (a - act.SEND) % 4
    pay(s, p, 0, 0, 1, BY_PRIEST)
    put_priest(s, p, (a - act.SEND) // 4, place)
    advance(s, p, (a - act.SEND) // 4, priest_steps(s, p, place))


def put_priest(s: State, p: i64, track: i64, place: i64) -> None:
    """He stays on the cult board, or goes back to the supply."""
    if place == act.RETURNED:
        return
    v = s.v
    column = col.PRIESTS_AT + track * 4
    if place == act.SMALL_PLACE:
        column = free_small_place(s, track)
    v[column] = p + 1
    v[seat_base(p) + col.PRIESTS_SENT] += 1


def priest_steps(s: State, p: i64, place: i64) -> i64:
    """Steps that a priest sent to this place brings."""
    v = s.v
    me = seat_base(p)
    if v[me + col.COUNT + STRONGHOLD] == 0:
        return PRIEST_STEPS[place]
    return PRIEST_STEPS[place] + FACT[v[me + col.WHO] * FACTS + PRIEST_STEPS_WITH_STRONGHOLD]
