"""The action itself as an event: who did what, with its price and direct gains."""

from __future__ import annotations

from collections.abc import Callable

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import find_pending, top, top_kind
from mystica.engine.core.ids import (
    BY_BONUS,
    BY_BRIDGE,
    BY_BUILD,
    BY_CONVERSION,
    BY_DIGGING,
    BY_FACTION,
    BY_LEECH,
    BY_POWER_ACTION,
    BY_PRIEST,
    BY_SETUP,
    BY_SHIPPING,
    BY_SPECIAL,
    BY_TOWN,
    BY_TRANSFORM,
    BY_UPGRADE,
    DWELLING,
    STRUCTURE_CODES,
)
from mystica.engine.core.reading import (
    digging_of,
    faction_of,
    frame_amount,
    frame_argument,
    offer_at,
    offer_count,
    shipping_of,
    structure_on,
    terrain_of,
    trait_of,
)
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    NEW_HOME_TOKENS,
    POWER_CODES,
    PRIEST_STEPS,
    REACTION_TOKENS,
    TOWN_CODES,
    TRANSFORM_STEPS,
    TRANSFORM_TOKENS,
)
from mystica.engine.flow import decider
from mystica.engine.rules.leech import late_steps_at_once, offer_builder, offer_owner, offer_power
from mystica.engine.rules.transform import spades_needed
from mystica.events.event import Arguments, Told
from mystica.events.of_boxes import of_boxes
from mystica.events.special_codes import special_code

_TERRAINS = (*data.common().wheel, *data.common().off_wheel)


def move_told(s: State, a: int) -> tuple[str, int, Arguments, int]:
    """Key, seat and arguments of an action, and the cause whose changes are its own price and gain."""
    if act.is_out_of_turn(a):
        return _answer_aside(s, a)
    seat = decider(s)
    told = next((told for part in of_boxes() if (told := part.told(s, seat, a))), None)
    key, args, own = told or _TELLERS[act.kind_of(a)](s, seat, act.operand_of(a))
    return key, seat, args, own


def transforms_without_spades(s: State, seat: int) -> bool:
    """Does the faction pay for a space with cult steps or power tokens?"""
    return trait_of(s, seat, TRANSFORM_STEPS) > 0 or trait_of(s, seat, TRANSFORM_TOKENS) > 0


def _done(s: State, seat: int, _: int) -> Told:
    kind = top_kind(s)
    if kind == ask.AFTER:
        return "end-turn", {}, -1
    if kind == ask.BRIDGING:
        return "leave-bridge", {}, -1
    frame = top(s) if kind == ask.CULT_SPADES else find_pending(s, ask.SPADES)
    return ("leave-spades", {"spades": frame_amount(s, frame)}, -1) if frame >= 0 else ("leave-key", {}, -1)


def _leech(s: State, seat: int, _: int) -> Told:
    return _answer(_oldest_offer(s, seat), taken=True)


def _decline(s: State, seat: int, _: int) -> Told:
    return _answer(_oldest_offer(s, seat), taken=False)


def _convert(s: State, seat: int, _: int) -> Told:
    return "convert", {}, BY_CONVERSION


def _sacrifice(s: State, seat: int, _: int) -> Told:
    return "sacrifice", {}, BY_CONVERSION


def _advance_shipping(s: State, seat: int, _: int) -> Told:
    return "advance-shipping", {"level": shipping_of(s, seat) + 1}, BY_SHIPPING


def _advance_digging(s: State, seat: int, _: int) -> Told:
    return "advance-digging", {"level": digging_of(s, seat) + 1}, BY_DIGGING


def _power_action(s: State, seat: int, number: int) -> Told:
    return "power-action", {"tile": POWER_CODES[number]}, BY_POWER_ACTION


def _special(action: int, own: int) -> Callable[[State, int, int], Told]:
    return lambda s, seat, _: ("special-action", {"tile": special_code(s, seat, action)}, own)


def _send(s: State, seat: int, number: int) -> Told:
    track, place = divmod(number, 4)
    sent: Arguments = {"cult": data.CULTS[track], "steps": PRIEST_STEPS[place]}
    return "return-priest" if place == act.RETURNED else "send-priest", sent, BY_PRIEST


def _cult(s: State, seat: int, track: int) -> Told:
    frame = find_pending(s, ask.PICK_STEP)
    if frame < 0:
        return "use-key", {"cult": data.CULTS[track]}, -1
    return "step", {"cult": data.CULTS[track], "steps": frame_amount(s, frame)}, -1


def _favor(s: State, seat: int, tile: int) -> Told:
    return "favor", {"tile": FAVOR_CODES[tile]}, -1


def _town(s: State, seat: int, tile: int) -> Told:
    return "town", {"tile": TOWN_CODES[tile]}, BY_TOWN


def _pass(s: State, seat: int, card: int) -> Told:
    return "first-bonus" if top_kind(s) == ask.FIRST_BONUS else "pass", {"tile": BONUS_CODES[card]}, BY_BONUS


def _pass_last(s: State, seat: int, _: int) -> Told:
    return "pass-last", {}, -1


def _faction(s: State, seat: int, number: int) -> Told:
    if top_kind(s) == ask.BID_FACTION:
        return "bid-on", {"faction": FACTION_KEYS[number]}, -1
    return "faction", {"faction": FACTION_KEYS[number]}, BY_SETUP


def _bridge(s: State, seat: int, place: int) -> Told:
    board = s.setup.board
    return "bridge", {"from": board.labels[board.bridge_a[place]], "to": board.labels[board.bridge_b[place]]}, -1


def _connect(s: State, seat: int, space: int) -> Told:
    return "connect", {"space": s.setup.board.labels[space]}, -1


def _build(s: State, seat: int, space: int) -> Told:
    built: Arguments = {"space": s.setup.board.labels[space], "structure": STRUCTURE_CODES[DWELLING]}
    return "first-dwelling" if top_kind(s) == ask.FIRST_DWELLING else "build", built, BY_BUILD


def _upgrade(s: State, seat: int, number: int) -> Told:
    a = act.UPGRADE + number
    space = act.hex_of_upgrade(a)
    old = STRUCTURE_CODES[structure_on(s, space)]
    new = STRUCTURE_CODES[act.structure_of_upgrade(a)]
    return "upgrade", {"space": s.setup.board.labels[space], "old": old, "structure": new}, BY_UPGRADE


def _transform(s: State, seat: int, number: int) -> Told:
    space, code = divmod(number, 18)
    with_spades = top_kind(s) in (ask.TURN, ask.CULT_SPADES) or find_pending(s, ask.SPADES) >= 0
    with_spades = with_spades and not transforms_without_spades(s, seat)
    return (
        "transform",
        {
            "space": s.setup.board.labels[space],
            "was": _TERRAINS[terrain_of(s, space)],
            "terrain": _TERRAINS[code // 2],
            "spades": spades_needed(s, seat, space, code) if with_spades else 0,
        },
        BY_TRANSFORM,
    )


def _bid(s: State, seat: int, vp: int) -> Told:
    return "bid", {"vp_bid": vp}, -1


def _ability(s: State, seat: int, number: int) -> Told:
    """A choice of the faction's own frame."""
    frame = find_pending(s, ask.OWN_ABILITY)
    asked, amount = frame_argument(s, frame) % 16, frame_argument(s, frame) // 16
    if asked == 0:
        faction = FACTION_KEYS[faction_of(s, seat)]
        return "ability", {"number": number, "faction": faction}, BY_FACTION
    if asked == ask.ASK_REACTION:
        return ("take-token" if number == act.TAKE_NUMBER else "leave-token"), {}, BY_FACTION
    if asked == ask.ASK_STEPS:
        return "lose-steps", {"cult": data.CULTS[number - act.TRACK_NUMBER], "steps": amount}, BY_TRANSFORM
    if asked == ask.ASK_TOKENS:
        for_home = trait_of(s, seat, NEW_HOME_TOKENS) > 0
        own = BY_SPECIAL if for_home else BY_TRANSFORM
        return "lose-token", {"bowl": number - act.BOWL_NUMBER + 1}, own
    if number == act.LEAVE_NUMBER:
        return "take-priest", {}, BY_FACTION
    key = {ask.ASK_TERRAIN: "pick-terrain", ask.ASK_HOME: "new-home"}.get(asked, "unlock")
    return key, {"terrain": _TERRAINS[number]}, BY_FACTION


def _answer_aside(s: State, a: int) -> tuple[str, int, Arguments, int]:
    """The same for actions that are never listed."""
    kind, number, seat = act.kind_of(a), act.operand_of(a), decider(s)
    if kind == act.LATER:
        if top_kind(s) in (ask.PICK_STEP, ask.OWN_ABILITY):
            return "later-step", seat, {}, -1
        return "later", seat, offered(_oldest_offer(s, seat)), -1
    if kind == act.GIVE_UP:
        return ("leave-bridge" if top_kind(s) == ask.BRIDGING else "give-up"), seat, {}, -1
    if kind == act.DIG:
        return "buy-spade", seat, {}, BY_TRANSFORM
    if kind == act.ANSWER:
        seat, rest = divmod(number, 64)
        own = [o for o in offers(s) if offer_owner(o) == seat]
        key, args, cause = _answer(own[rest // 2], taken=rest % 2 == 1)
        return key, seat, args, cause
    if kind == act.LATE_STEP:
        seat, track = divmod(number, 4)
        if trait_of(s, seat, REACTION_TOKENS) > 0:
            return ("take-token" if track == 0 else "leave-token"), seat, {}, BY_FACTION
        return "step", seat, {"cult": data.CULTS[track], "steps": int(late_steps_at_once(s, seat))}, -1
    return "go-first" if kind == act.FIRST else "drop", number, {}, -1


def _answer(offer: int, taken: bool) -> Told:
    args = offered(offer)
    if taken:
        args["power"] = 0  # a place for what the bowls take in
    return "take-power" if taken else "decline-power", args, BY_LEECH


def _oldest_offer(s: State, seat: int) -> int:
    return next(offer for offer in offers(s) if offer_owner(offer) == seat)


def offered(offer: int) -> Arguments:
    """How much, through whom, and what boxes add to that."""
    args: Arguments = {"offered": offer_power(offer), "builder": offer_builder(offer)}
    for part in of_boxes():
        args.update(part.about_offer(offer))
    return args


def offers(s: State) -> list[int]:
    """Open offers without what the engine notes about their being asked."""
    return [offer_at(s, i) % 4096 for i in range(offer_count(s))]


_TELLERS: dict[int, Callable[[State, int, int], Told]] = {
    act.DONE: _done, act.LEECH: _leech, act.DECLINE: _decline, act.CONVERT: _convert, act.BURN: _sacrifice,
    act.ADVANCE_SHIPPING: _advance_shipping, act.ADVANCE_DIGGING: _advance_digging, act.POWER: _power_action,
    **{action: _special(action, BY_SPECIAL) for action in range(int(act.SPECIAL_BONUS), int(act.SPECIAL_TOKENS) + 1)},
    act.SPECIAL_BRIDGE: _special(act.SPECIAL_BRIDGE, BY_BRIDGE), act.SEND: _send, act.CULT: _cult, act.FAVOR: _favor,
    act.TOWN: _town, act.PASS: _pass, act.PASS_LAST: _pass_last, act.FACTION: _faction, act.ABILITY: _ability,
    act.BRIDGE: _bridge, act.CONNECT: _connect, act.BUILD: _build, act.UPGRADE: _upgrade, act.TRANSFORM: _transform,
    act.BID: _bid,
}  # fmt: skip
"""How to tell an action, by its block."""
