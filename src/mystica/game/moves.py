"""A move as a value: its atomic actions, its text, and what playing it would bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import (
    BRIDGING,
    CULT_SPADES,
    DOCKING,
    FIRST_BONUS,
    FIRST_DWELLING,
    HOME_CHOICE,
    MOVING,
    OBTAINING,
    OWN_ABILITY,
    PICK_FAVOR,
    PICK_KEY,
    PICK_STEP,
    PICK_TOWN,
    RETURNING,
    REWARDING,
    SPADES,
    TILE_CHOICE,
    TRADING,
    TURN,
    top_kind,
)
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
from mystica.notation.moves import text_of

CULTS = data.CULTS
_KIND_NAMES: list[tuple[int, str]] = [
    (act.DONE, "done"), (act.LEECH, "leech"), (act.DECLINE, "decline"), (act.CONVERT, "convert"),
    (act.BURN, "sacrifice"), (act.ADVANCE_SHIPPING, "shipping"), (act.ADVANCE_DIGGING, "digging"),
    (act.POWER, "power"), (act.SPECIAL_BONUS, "special"), (act.SEND, "priest"), (act.CULT, "cult"),
    (act.FAVOR, "favor"), (act.TOWN, "town"), (act.PASS, "pass"), (act.FACTION, "faction"),
    (act.ABILITY, "ability"), (act.BRIDGE, "bridge"), (act.CONNECT, "connect"), (act.BUILD, "build"),
    (act.UPGRADE, "upgrade"), (act.TRANSFORM, "transform"), (act.BID, "bid"), (act.LATER, "later"), (act.DIG, "dig"),
    (act.GIVE_UP, "done"),
    (act.ANSWER, "leech"), (act.LATE_STEP, "cult"), (act.FIRST, "spades first"), (act.DROP, "resign"),
    (act.SHIP, "ship"), (act.SAIL, "sail"), (act.EXTRA_SPACE, "extra-space"), (act.TRADE, "trade"),
    (act.REWARD, "reward"), (act.DOCK, "dock"), (act.BUILD_BY_SHIP, "build"),
]  # fmt: skip
_NAME_OF_BLOCK = {block: [name for first, name in _KIND_NAMES if first <= block][-1] for block in act.BLOCKS}
_OF_SPACES = (
    act.CONNECT,
    act.BUILD,
    act.SHIP,
    act.SAIL,
    act.TRADE,
    act.DOCK,
    act.BUILD_BY_SHIP,
)  # blocks with one action for each space
_FIRST_KIND = {FIRST_DWELLING: "dwelling", FIRST_BONUS: "bonus"}
_PICKS = {
    PICK_FAVOR: "favor", PICK_TOWN: "town", PICK_STEP: "cult", PICK_KEY: "key", OWN_ABILITY: "ability",
    SPADES: "spades", CULT_SPADES: "spades", BRIDGING: "bridge", DOCKING: "dock", OBTAINING: "ship",
    MOVING: "voyage", TRADING: "trade", REWARDING: "reward", TILE_CHOICE: "tile-choice", HOME_CHOICE: "new-home",
    RETURNING: "return-ship",
}  # fmt: skip
_COUNTED = (PICK_STEP, SPADES, CULT_SPADES, OBTAINING)  # their amount says how many
_OF_THE_ROUND = (
    BY_INCOME,
    BY_CULT_BONUS,
    BY_FINAL_TILE,
    BY_CULT_RANK,
    BY_AREA,
    BY_RESOURCES,
)  # nobody's move brings these

_NAMES_ITS_TARGET = (
    "action", "build", "upgrade", "transform", "connect", "bridge", "setup", "pass", "pick-color",
    "unlock-terrain", "bid", "ship", "sail", "return", "to", "trade", "gain", "dock",
)  # fmt: skip
_GOODS = ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", *CULTS, "shipping", "digging", "keys", "vp")
KINDS = tuple(dict.fromkeys([name for _, name in _KIND_NAMES] + list(_FIRST_KIND.values())))
"""Every kind a move can have."""


def block_of(a: int) -> str:
    """The kind of one atomic action by its place in the layout."""
    kind = act.kind_of(a)
    return "decline" if kind == act.ANSWER and act.operand_of(a) % 2 == 0 else _NAME_OF_BLOCK[kind]


def is_build(a: int) -> bool:
    """A dwelling, however it is paid."""
    return act.kind_of(a) in (act.BUILD, act.BUILD_BY_SHIP)


def is_conversion(a: int) -> bool:
    """A conversion or a sacrifice: what pays for something else."""
    return act.kind_of(a) in (act.CONVERT, act.BURN)


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What comes next because of a move.

    `kind` is favor, town, cult, key, ability, spades, bridge, action (of a double turn) or leech; with ships also
    dock, ship, voyage, trade, reward, tile-choice, new-home and return-ship. `amount` counts tiles, steps, spades,
    ships, actions, or the power offered to `seat`.
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


@dataclass(frozen=True, repr=False)
class Move:
    """One choice: a complete turn, an answer, a pick. Equal if the same seat does the same.

    Everything but the atoms is worked out when asked for, on a copy of the position the move was made for.
    """

    atoms: tuple[int, ...]
    seat: int
    _before: State = field(compare=False)

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        """In the ledger language; `Game.parse` reads it."""
        return phrases_of(self._before, self.atoms)

    @property
    def _main(self) -> int:
        return next((a for a in self.atoms if not is_conversion(a)), self.atoms[0])

    @property
    def kind(self) -> str:
        """One of KINDS, by the action itself, not by what pays for it."""
        kind = block_of(self._main)
        if kind == "transform" and any(is_build(a) for a in self.atoms):
            return "build"
        return _FIRST_KIND.get(top_kind(self._before), kind) if kind in ("build", "pass") else kind

    @property
    def target(self) -> str:
        """What it is done to: a space, a tile, a track, a faction; nothing where the kind says it all."""
        text = self.text if len(self.atoms) == 1 else text_of(self._before, self._main)
        words = text.rpartition(": ")[2].split(" ")
        if words[0].startswith("+"):
            return words[0].lstrip("+0123456789")
        if words[0] in ("leech", "decline", "send"):
            return words[3]
        if words[0] in _NAMES_ITS_TARGET:
            return words[-1] if words[0] == "bid" else words[1] if len(words) > 1 else ""
        return ""

    @property
    def spaces(self) -> tuple[str, ...]:
        """Labels of all spaces it touches."""
        board = self._before.setup.board
        found: list[int] = []
        for a in self.atoms:
            kind, number = act.kind_of(a), act.operand_of(a)
            if kind == act.TRANSFORM:
                found.append(number // 18)
            elif kind == act.UPGRADE:
                found.append(act.hex_of_upgrade(a))
            elif kind in _OF_SPACES:
                found.append(number)
            elif kind == act.BRIDGE:
                found += [board.bridge_a[number], board.bridge_b[number]]
        return tuple(board.labels[space] for space in dict.fromkeys(found))

    def beginning(self, count: int) -> Move:
        """Its first actions alone."""
        return Move(self.atoms[:count], self.seat, self._before)

    @cached_property
    def outcome(self) -> Outcome:
        """What playing it changes for its player, and what comes next."""
        return _outcome(self._before, self.seat, self.atoms)


# ---- text -------------------------------------------------------------------------------------------------


def phrases_of(before: State, atoms: tuple[int, ...]) -> str:
    """Phrases joined by full stops; equal conversions in a row become one phrase."""
    if len(atoms) == 1:
        return text_of(before, atoms[0])
    state = before.copy()
    out: list[str] = []
    run = 1
    for i, a in enumerate(atoms):
        if i and a == atoms[i - 1] and is_conversion(a):
            run += 1
            out[-1] = _times(text_of(state, a), run)
        else:
            run = 1
            out.append(text_of(state, a))
        if i + 1 < len(atoms):
            apply(state, a)
    return ". ".join(out)


def _times(phrase: str, count: int) -> str:
    """`convert 3pw to 1w` twice is `convert 6pw to 2w`."""
    return re.sub(r"\d+", lambda number: str(int(number[0]) * count), phrase)


# ---- consequences -----------------------------------------------------------------------------------------


def _outcome(before: State, seat: int, atoms: tuple[int, ...]) -> Outcome:
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
    """In the order in which `_outcome` takes them apart."""
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
        if kind in _PICKS:
            amount = frame_amount(after, frame) if kind in _COUNTED else 1
            counts[_PICKS[kind]] = counts.get(_PICKS[kind], 0) + amount
        elif kind == TURN and (frame_amount(after, frame) > 1 or _in_double_turn(before, seat)):
            counts["action"] = frame_amount(after, frame)
    found = [FollowUp(kind, seat, amount) for kind, amount in counts.items() if amount > 0 or kind == "spades"]
    offered = _offers_by(after, seat)[len(_offers_by(before, seat)) :] if offer_count(after) else []
    return tuple(found + [FollowUp("leech", owner, power) for owner, power in offered])


def _in_double_turn(before: State, seat: int) -> bool:
    """Were two actions left?"""
    frames = frames_of(before)
    return any(
        frame_kind(before, f) == TURN and frame_seat(before, f) == seat and frame_amount(before, f) > 1 for f in frames
    )
