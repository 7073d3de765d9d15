"""The favor tile that gives its owner a choice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import REWARD, REWARD_SHIPPING
from mystica.boxes.merchants.engine.numbers import FAVOR_CHOICE
from mystica.engine.core.actions import RETURNED, SEND
from mystica.engine.core.decisions import remove
from mystica.engine.core.ids import BY_FAVOR
from mystica.engine.core.purse import gain_coins, gain_workers, priest_room
from mystica.engine.core.state import State
from mystica.engine.core.tables import PRIEST_STEPS
from mystica.engine.rules.cults import advance, legal_cult_places, priest_steps, put_priest
from mystica.engine.rules.towns import advance_shipping_free


def legal_tile_choices(s: State, p: i64, out: vec[i64]) -> i64:
    """A priest from the supply to a cult, or one step without him; or shipping."""
    n = legal_cult_places(s, priest_room(s, p) > 0, out, 0)
    out[n] = REWARD + REWARD_SHIPPING
    return n + 1


def take_tile_choice(s: State, p: i64, frame: i64, a: i64) -> None:
    row = s.v[frame + 2] * 4
    remove(s, frame)
    if a == REWARD + REWARD_SHIPPING:
        gain_workers(s, p, FAVOR_CHOICE[row + 2], BY_FAVOR)
        for _ in range(FAVOR_CHOICE[row + 1]):
            advance_shipping_free(s, p, BY_FAVOR)
        return
    gain_coins(s, p, FAVOR_CHOICE[row + 3], BY_FAVOR)
    track = (a - SEND) // 4
    place = (a - SEND) % 4
    put_priest(s, p, track, place)
    # who sends nobody has no priest that could bring more steps
    advance(s, p, track, PRIEST_STEPS[place] if place == RETURNED else priest_steps(s, p, place))
