"""The action itself as an event: who did what, with its price and direct gains."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import (
    AFTER,
    ASK_HOME,
    ASK_REACTION,
    ASK_STEPS,
    ASK_TERRAIN,
    ASK_TOKENS,
    BID_FACTION,
    BRIDGING,
    CULT_SPADES,
    FIRST_BONUS,
    FIRST_DWELLING,
    OWN_ABILITY,
    PICK_STEP,
    SPADES,
    TURN,
    find_pending,
    top,
    top_kind,
)
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
    VOLCANO,
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
)
from mystica.engine.flow import decider
from mystica.engine.rules.leech import late_steps_at_once, offer_builder, offer_of_trade, offer_owner, offer_power
from mystica.engine.rules.transform import spades_needed
from mystica.events import ships
from mystica.events.event import Arguments
from mystica.events.special_codes import special_code

_TERRAINS = (*data.common().wheel, *data.OFF_WHEEL)


def move_told(s: State, a: int) -> tuple[str, int, Arguments, int]:
    """Key, seat and arguments of an action, and the cause whose changes are its own price and gain."""
    if act.LISTED <= a < act.MORE:
        return _answer_aside(s, a)
    seat = decider(s)
    if s.setup.boxed:
        sailing = ships.told(s, seat, a)
        if sailing is not None:
            key, args, own = sailing
            return key, seat, args, own
    kind = top_kind(s)
    labels = s.setup.board.labels
    if a >= act.BID:
        return "bid", seat, {"vp_bid": a - act.BID}, -1
    if a >= act.TRANSFORM:
        space, code = divmod(a - act.TRANSFORM, 18)
        with_spades = kind in (TURN, CULT_SPADES) or find_pending(s, SPADES) >= 0
        return (
            "transform",
            seat,
            {
                "space": labels[space],
                "was": _TERRAINS[terrain_of(s, space)],
                "terrain": _TERRAINS[code // 2],
                "spades": spades_needed(s, seat, space, code) if with_spades and code // 2 != VOLCANO else 0,
            },
            BY_TRANSFORM,
        )
    if a >= act.UPGRADE:
        space = act.hex_of_upgrade(a)
        old = STRUCTURE_CODES[structure_on(s, space)]
        new = STRUCTURE_CODES[act.structure_of_upgrade(a)]
        upgraded: Arguments = {"space": labels[space], "old": old, "structure": new}
        if s.setup.ships and ships.has_range_tile(s, seat) and new not in data.STRUCTURES:
            upgraded["faction"] = FACTION_KEYS[faction_of(s, seat)]  # their word for it is another
        return "upgrade", seat, upgraded, BY_UPGRADE
    if a >= act.BUILD:
        built: Arguments = {"space": labels[a - act.BUILD], "structure": STRUCTURE_CODES[DWELLING]}
        return "first-dwelling" if kind == FIRST_DWELLING else "build", seat, built, BY_BUILD
    if a >= act.CONNECT:
        return "connect", seat, {"space": labels[a - act.CONNECT]}, -1
    if a >= act.BRIDGE:
        board = s.setup.board
        place = a - act.BRIDGE
        return "bridge", seat, {"from": labels[board.bridge_a[place]], "to": labels[board.bridge_b[place]]}, -1
    if a >= act.ABILITY:
        return _ability(s, seat, a - act.ABILITY)
    if a >= act.FACTION and kind == BID_FACTION:
        return "bid-on", seat, {"faction": FACTION_KEYS[a - act.FACTION]}, -1
    if a >= act.FACTION:
        return "faction", seat, {"faction": FACTION_KEYS[a - act.FACTION]}, BY_SETUP
    if a == act.PASS_LAST:
        return "pass-last", seat, {}, -1
    if a >= act.PASS:
        return "first-bonus" if kind == FIRST_BONUS else "pass", seat, {"tile": BONUS_CODES[a - act.PASS]}, BY_BONUS
    if a >= act.TOWN:
        return "town", seat, {"tile": TOWN_CODES[a - act.TOWN]}, BY_TOWN
    if a >= act.FAVOR:
        return "favor", seat, {"tile": FAVOR_CODES[a - act.FAVOR]}, -1
    if a >= act.CULT:
        frame = find_pending(s, PICK_STEP)
        if frame < 0:
            return "use-key", seat, {"cult": data.CULTS[a - act.CULT]}, -1
        return "step", seat, {"cult": data.CULTS[a - act.CULT], "steps": frame_amount(s, frame)}, -1
    if a >= act.SEND:
        track, place = divmod(a - act.SEND, 4)
        sent: Arguments = {"cult": data.CULTS[track], "steps": PRIEST_STEPS[place]}
        return "return-priest" if place == act.RETURNED else "send-priest", seat, sent, BY_PRIEST
    if a >= act.SPECIAL_BONUS:
        own = BY_BRIDGE if a == act.SPECIAL_BRIDGE else BY_SPECIAL
        return "special-action", seat, {"tile": special_code(s, seat, a)}, own
    if a >= act.POWER:
        return "power-action", seat, {"tile": POWER_CODES[a - act.POWER]}, BY_POWER_ACTION
    if a == act.ADVANCE_DIGGING:
        return "advance-digging", seat, {"level": digging_of(s, seat) + 1}, BY_DIGGING
    if a == act.ADVANCE_SHIPPING:
        return "advance-shipping", seat, {"level": shipping_of(s, seat) + 1}, BY_SHIPPING
    if a >= act.CONVERT:
        return "sacrifice" if a == act.BURN else "convert", seat, {}, BY_CONVERSION
    if a != act.DONE:
        offer = next(o for o in offers(s) if offer_owner(o) == seat)
        return _answer(seat, offer, a == act.LEECH)
    if kind == AFTER:
        return "end-turn", seat, {}, -1
    if kind == BRIDGING:
        return "leave-bridge", seat, {}, -1
    frame = top(s) if kind == CULT_SPADES else find_pending(s, SPADES)
    return ("leave-spades", seat, {"spades": frame_amount(s, frame)}, -1) if frame >= 0 else ("leave-key", seat, {}, -1)


def _ability(s: State, seat: int, number: int) -> tuple[str, int, Arguments, int]:
    """A choice of the faction's own frame."""
    frame = find_pending(s, OWN_ABILITY)
    asked, amount = frame_argument(s, frame) % 16, frame_argument(s, frame) // 16
    if asked == 0:
        faction = FACTION_KEYS[faction_of(s, seat)]
        return "ability", seat, {"number": number, "faction": faction}, BY_FACTION
    if asked == ASK_REACTION:
        return ("take-token" if number == act.TAKE_NUMBER else "leave-token"), seat, {}, BY_FACTION
    if asked == ASK_STEPS:
        return "lose-steps", seat, {"cult": data.CULTS[number - act.TRACK_NUMBER], "steps": amount}, BY_TRANSFORM
    if asked == ASK_TOKENS:
        for_home = trait_of(s, seat, NEW_HOME_TOKENS) > 0
        own = BY_SPECIAL if for_home else BY_TRANSFORM
        return "lose-token", seat, {"bowl": number - act.BOWL_NUMBER + 1}, own
    if number == act.LEAVE_NUMBER:
        return "take-priest", seat, {}, BY_FACTION
    key = {ASK_TERRAIN: "pick-terrain", ASK_HOME: "new-home"}.get(asked, "unlock")
    return key, seat, {"terrain": _TERRAINS[number]}, BY_FACTION


def _answer_aside(s: State, a: int) -> tuple[str, int, Arguments, int]:
    """The same for actions that are never listed."""
    seat = decider(s)
    if a == act.LATER:
        if top_kind(s) in (PICK_STEP, OWN_ABILITY):
            return "later-step", seat, {}, -1
        offer = next(o for o in offers(s) if offer_owner(o) == seat)
        return "later", seat, offered(offer), -1
    if act.GIVE_UP <= a < act.ANSWER:
        return ("leave-bridge" if top_kind(s) == BRIDGING else "give-up"), seat, {}, -1
    if a < act.ANSWER:
        return "buy-spade", seat, {}, BY_TRANSFORM
    if a < act.LATE_STEP:
        seat, rest = divmod(a - act.ANSWER, 64)
        own = [o for o in offers(s) if offer_owner(o) == seat]
        return _answer(seat, own[rest // 2], rest % 2 == 1)
    if a < act.FIRST:
        seat, track = divmod(a - act.LATE_STEP, 4)
        if trait_of(s, seat, REACTION_TOKENS) > 0:
            return ("take-token" if track == 0 else "leave-token"), seat, {}, BY_FACTION
        return "step", seat, {"cult": data.CULTS[track], "steps": int(late_steps_at_once(s, seat))}, -1
    if a < act.DROP:
        return "go-first", a - act.FIRST, {}, -1
    return "drop", a - act.DROP, {}, -1


def _answer(seat: int, offer: int, taken: bool) -> tuple[str, int, Arguments, int]:
    args = offered(offer)
    if taken:
        args["power"] = 0  # a place for what the bowls take in
    return "take-power" if taken else "decline-power", seat, args, BY_LEECH


def offered(offer: int) -> Arguments:
    """How much, through whom; power for a trade is said to be that."""
    args: Arguments = {"offered": offer_power(offer), "builder": offer_builder(offer)}
    return {**args, "why": "trade"} if offer_of_trade(offer) else args


def offers(s: State) -> list[int]:
    """Open offers without what the engine notes about their being asked."""
    return [offer_at(s, i) % 4096 for i in range(offer_count(s))]
