"""What a move changes for its player, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from mystica import data
from mystica.engine.core import decisions as ask
from mystica.engine.core.ids import (
    BY_AREA,
    BY_CULT_BONUS,
    BY_CULT_RANK,
    BY_FINAL_TILE,
    BY_INCOME,
    BY_RESOURCES,
    E_VP,
    STAGE_BEFORE,
    WHY,
)
from mystica.engine.core.reading import (
    bowls_of,
    coins_of,
    cult_levels,
    digging_of,
    frame_amount,
    frame_kind,
    frame_seat,
    frames_of,
    keys_left,
    offer_at,
    offer_count,
    priests_of,
    shipping_of,
    vp_of,
    workers_of,
)
from mystica.engine.core.state import (
    State,
)
from mystica.engine.flow import apply
from mystica.engine.rules.leech import offer_builder, offer_owner, offer_power
from mystica.game.moves.of_boxes import of_boxes

_PICKS = {
    ask.PICK_FAVOR: "favor", ask.PICK_TOWN: "town", ask.PICK_STEP: "cult", ask.PICK_KEY: "key",
    ask.OWN_ABILITY: "ability", ask.SPADES: "spades", ask.CULT_SPADES: "spades", ask.BRIDGING: "bridge",
}  # fmt: skip
_COUNTED = (ask.PICK_STEP, ask.SPADES, ask.CULT_SPADES)  # their amount says how many
_OF_THE_ROUND = (
    BY_INCOME,
    BY_CULT_BONUS,
    BY_FINAL_TILE,
    BY_CULT_RANK,
    BY_AREA,
    BY_RESOURCES,
)  # nobody's move brings these
_GOODS = ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", *data.CULTS, "shipping", "digging", "keys", "vp")


@cache
def _follow_up_names() -> dict[int, str]:
    """What a decision is called where it follows a move."""
    return _PICKS | {frame: name for part in of_boxes() for frame, name in part.decisions.items()}


@cache
def counted() -> tuple[int, ...]:
    """Decisions whose amount says how many."""
    return (*map(int, _COUNTED), *(frame for part in of_boxes() for frame in part.counted))


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What comes next because of a move.

    `kind` is favor, town, cult, key, ability, spades, bridge, action (of a double turn), leech, or a decision of a
    box. `amount` counts tiles, steps, spades, actions, or the power offered to `seat`.
    """

    kind: str
    seat: int
    amount: int


@dataclass(slots=True)
class Outcome:
    """What a move changes for its player, all parts together. Negative numbers are paid."""

    vp: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    """Tokens in bowl I, II and III."""
    cults: tuple[int, int, int, int]
    shipping: int
    digging: int
    keys: int
    vp_sources: dict[str, int]
    """Where the VP come from; the sum is `vp`."""
    follow_ups: tuple[FollowUp, ...]

    @property
    def cost(self) -> dict[str, int]:
        """What is less afterwards."""
        return {name: -amount for name, amount in self._goods() if amount < 0}

    @property
    def gain(self) -> dict[str, int]:
        """What is more afterwards."""
        return {name: amount for name, amount in self._goods() if amount > 0}

    def _goods(self) -> Iterator[tuple[str, int]]:
        amounts = (
            self.coins, self.workers, self.priests, *self.bowls, *self.cults, self.shipping, self.digging, self.keys,
            self.vp,
        )  # fmt: skip
        return zip(_GOODS, amounts, strict=True)


def outcome_of(before: State, seat: int, atoms: tuple[int, ...]) -> Outcome:
    after = before.copy()
    trace: list[tuple[int, int, int, int]] = []
    stages: list[tuple[int, State]] = []
    after.trace = trace
    after.stages = stages
    for a in atoms:
        apply(after, a)
    # income, bonuses and final scoring may follow by themselves, but are not what the move brings
    ended = [state for stage, state in stages if stage == STAGE_BEFORE]
    settled = ended[0] if ended else after

    changes = [now - then for now, then in zip(_counters(settled, seat), _counters(before, seat), strict=True)]
    coins, workers, priests, one, two, three, fire, water, earth, air, shipping, digging, keys, vp = changes
    return Outcome(
        vp=vp,
        coins=coins,
        workers=workers,
        priests=priests,
        bowls=(one, two, three),
        cults=(fire, water, earth, air),
        shipping=shipping,
        digging=digging,
        keys=keys,
        vp_sources=_sources(trace, seat, vp),
        follow_ups=() if ended else _follow_ups(before, after, seat),
    )


def _counters(s: State, seat: int) -> list[int]:
    """In the order in which `outcome_of` takes them apart."""
    return [
        coins_of(s, seat), workers_of(s, seat), priests_of(s, seat), *bowls_of(s, seat), *cult_levels(s, seat),
        shipping_of(s, seat), digging_of(s, seat), keys_left(s, seat), vp_of(s, seat),
    ]  # fmt: skip


def _sources(trace: list[tuple[int, int, int, int]], seat: int, vp: int) -> dict[str, int]:
    """VP by source up to where the move itself ends: the longest beginning of the trace that sums up to `vp`."""
    scored: list[tuple[int, int]] = []
    for who, what, amount, why in trace:
        if why in _OF_THE_ROUND:
            break
        if who == seat and what == E_VP:
            scored.append((amount, why))
    while sum(amount for amount, _ in scored) != vp:
        scored.pop()
    out: dict[str, int] = {}
    for amount, why in scored:
        out[WHY[why]] = out.get(WHY[why], 0) + amount
    return out


def _offers_by(s: State, builder: int) -> list[tuple[int, int]]:
    found = [offer_at(s, i) for i in range(offer_count(s))]
    return [(offer_owner(o), offer_power(o)) for o in found if offer_builder(o) == builder]


def _follow_ups(before: State, after: State, seat: int) -> tuple[FollowUp, ...]:
    counts: dict[str, int] = {}
    for frame in reversed(frames_of(after)):
        kind = frame_kind(after, frame)
        if frame_seat(after, frame) != seat:
            continue
        if kind in _follow_up_names():
            amount = frame_amount(after, frame) if kind in counted() else 1
            name = _follow_up_names()[kind]
            counts[name] = counts.get(name, 0) + amount
        elif kind == ask.TURN and (frame_amount(after, frame) > 1 or _in_double_turn(before, seat)):
            counts["action"] = frame_amount(after, frame)
    found = [FollowUp(kind, seat, amount) for kind, amount in counts.items() if amount > 0 or kind == "spades"]
    offered = _offers_by(after, seat)[len(_offers_by(before, seat)) :] if offer_count(after) else []
    return tuple(found + [FollowUp("leech", owner, power) for owner, power in offered])


def _in_double_turn(before: State, seat: int) -> bool:
    """Were two actions left?"""
    frames = frames_of(before)
    return any(
        frame_kind(before, f) == ask.TURN and frame_seat(before, f) == seat and frame_amount(before, f) > 1
        for f in frames
    )
