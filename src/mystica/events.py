"""What happened, as keys and arguments: who gained what, and why. The texts are in `mystica.i18n`.

The first event of an action is the action itself, with its price and direct gains. Then come the effects in the order
of the rules: tiles that paid, cult tracks, offers of power, towns; at the end of a round cult bonuses and income; at
the end of the game the final scoring. What changes a resource stands under the resource's name, and every change is
in exactly one event. Only goods that are left at the very end and bring no VP are not worth one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from mystica import data, sea_events
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
    BY_AREA,
    BY_BONUS,
    BY_BRIDGE,
    BY_BUILD,
    BY_CONVERSION,
    BY_CULT,
    BY_CULT_BONUS,
    BY_CULT_RANK,
    BY_DIGGING,
    BY_FACTION,
    BY_FAVOR,
    BY_FINAL_TILE,
    BY_INCOME,
    BY_LEECH,
    BY_PASS,
    BY_POWER_ACTION,
    BY_PRIEST,
    BY_RESOURCES,
    BY_SCORING,
    BY_SETUP,
    BY_SHIPPING,
    BY_SKIP,
    BY_SPECIAL,
    BY_TOWN,
    BY_TRADE,
    BY_TRANSFORM,
    BY_UPGRADE,
    DWELLING,
    E_CULT,
    E_TOKENS,
    E_VP,
    STAGE_AREA,
    STAGE_CULT_BONUS,
    STAGE_CULT_RANK,
    STAGE_FINAL_TILE,
    STRUCTURE_CODES,
    VOLCANO,
)
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL1,
    COINS,
    CULT_LEVEL,
    DEPTH,
    DIGGING,
    FAVOR_TILES,
    FIELDS,
    FRAME,
    OFFER,
    OFFERS,
    PLAYER,
    PRIESTS,
    ROUND,
    SHIPPING,
    STRUCTURE,
    TERRAIN,
    TOWN_PICKS,
    VP,
    WHO,
    WORKERS,
    State,
)
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACT,
    FACTION_KEYS,
    FACTS,
    FAVOR_CODES,
    FAVORS_WITH_ACTION,
    FINAL_CODES,
    NEW_HOME_TOKENS,
    POWER_CODES,
    PRIEST_STEPS,
    REACTION_STEPS,
    SCORING_CODES,
    TOWN_CODES,
)
from mystica.engine.flow import apply, decider, is_over
from mystica.engine.rules.leech import offer_builder, offer_of_trade, offer_owner, offer_power
from mystica.engine.rules.scoring import final_tile_value, largest_area, winners
from mystica.engine.rules.transform import spades_needed
from mystica.i18n import amounts, has, say, t

Arguments: TypeAlias = dict[str, int | str]
Trace: TypeAlias = list[tuple[int, int, int, int]]

TABLE = -1
"""The seat of an event that concerns everybody."""

RESOURCES = ("vp", "coins", "workers", "priests", "power", *data.CULTS, "tokens")
"""What an event can change, in the order of the trace. Power is what was gained (or spent, below 0), not the bowls;
tokens are the power tokens that come (at the start, or by a faction's ability) and leave."""

_TERRAINS = (*data.common().wheel, *data.OFF_WHEEL)
_EFFECTS: dict[int, str] = {
    BY_INCOME: "income", BY_SKIP: "skip", BY_CULT: "advance", BY_FAVOR: "favor-tile", BY_PASS: "card-vp",
    BY_CULT_BONUS: "cult-bonus", BY_SCORING: "scoring-tile", BY_FACTION: "faction-gain", BY_SETUP: "faction",
}  # fmt: skip


@dataclass(frozen=True)
class Event:
    """One thing that happened. `args` holds ints, labels of spaces and keys of the data, never prose."""

    key: str
    seat: int
    args: Arguments = field(default_factory=dict)

    def changes(self) -> dict[str, int]:
        """The change of each resource of the seat; below 0 for what was paid."""
        return {name: value for name in RESOURCES if isinstance(value := self.args.get(name), int)}


def events_of(state: State, action: int) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. The state given stays as it is; legality is the caller's duty."""
    after = state.copy()
    trace: Trace = []
    stages: list[tuple[int, State]] = []
    after.trace = trace
    after.stages = stages
    apply(after, action)
    after.trace = None
    after.stages = None
    return after, _Reading(state, action, after, trace, stages).events()


def opening(state: State) -> list[Event]:
    """What is given before the first decision: factions with what they start with, and first dwellings."""
    out: list[Event] = []
    v = state.v
    for seat in range(state.setup.n):
        me = PLAYER + seat * FIELDS
        if v[me + WHO] < 0:
            continue
        bowls = sum(v[me + BOWL1 + bowl] for bowl in range(3))
        levels = [v[me + CULT_LEVEL + track] for track in range(len(data.CULTS))]
        values = [v[me + VP], v[me + COINS], v[me + WORKERS], v[me + PRIESTS], 0, *levels, bowls]
        args: Arguments = {"faction": FACTION_KEYS[v[me + WHO]]}
        args.update({name: value for name, value in zip(RESOURCES, values) if value})
        out.append(Event("faction", seat, args))
    labels = state.setup.board.labels
    for space in range(state.setup.board.n):
        piece = v[STRUCTURE + space]
        if piece:
            args = {"space": labels[space], "structure": STRUCTURE_CODES[piece % 8]}
            out.append(Event("first-dwelling", piece // 8 - 1, args))
    return out


# ---- the action itself ------------------------------------------------------------------------------------


def _move(s: State, a: int) -> tuple[str, int, Arguments, int]:
    """Key, seat and arguments of an action, and the cause whose changes are its own price and gain."""
    if act.LISTED <= a < act.MORE:
        return _answer_aside(s, a)
    v = s.v
    seat = decider(s)
    if s.setup.boxed:
        sailing = sea_events.told(s, seat, a)
        if sailing is not None:
            key, args, own = sailing
            return key, seat, args, own
    me = PLAYER + seat * FIELDS
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
                "was": _TERRAINS[v[TERRAIN + space]],
                "terrain": _TERRAINS[code // 2],
                "spades": spades_needed(s, seat, space, code) if with_spades and code // 2 != VOLCANO else 0,
            },
            BY_TRANSFORM,
        )
    if a >= act.UPGRADE:
        space = act.hex_of_upgrade(a)
        old = STRUCTURE_CODES[v[STRUCTURE + space] % 8]
        new = STRUCTURE_CODES[act.structure_of_upgrade(a)]
        upgraded: Arguments = {"space": labels[space], "old": old, "structure": new}
        if s.setup.ships and sea_events.has_range_tile(s, seat) and new not in data.STRUCTURES:
            upgraded["faction"] = FACTION_KEYS[v[me + WHO]]  # their word for it is another
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
        return "step", seat, {"cult": data.CULTS[a - act.CULT], "steps": v[frame + 2]}, -1
    if a >= act.SEND:
        track, place = divmod(a - act.SEND, 4)
        sent: Arguments = {"cult": data.CULTS[track], "steps": PRIEST_STEPS[place]}
        return "return-priest" if place == act.RETURNED else "send-priest", seat, sent, BY_PRIEST
    if a >= act.SPECIAL_BONUS:
        own = BY_BRIDGE if a == act.SPECIAL_BRIDGE else BY_SPECIAL
        return "special-action", seat, {"tile": _special_code(s, me, a)}, own
    if a >= act.POWER:
        return "power-action", seat, {"tile": POWER_CODES[a - act.POWER]}, BY_POWER_ACTION
    if a == act.ADVANCE_DIGGING:
        return "advance-digging", seat, {"level": v[me + DIGGING] + 1}, BY_DIGGING
    if a == act.ADVANCE_SHIPPING:
        return "advance-shipping", seat, {"level": v[me + SHIPPING] + 1}, BY_SHIPPING
    if a >= act.CONVERT:
        return "sacrifice" if a == act.BURN else "convert", seat, {}, BY_CONVERSION
    if a != act.DONE:
        offer = next(o for o in _offers(s) if offer_owner(o) == seat)
        return _answer(seat, offer, a == act.LEECH)
    if kind == AFTER:
        return "end-turn", seat, {}, -1
    if kind == BRIDGING:
        return "leave-bridge", seat, {}, -1
    frame = top(s) if kind == CULT_SPADES else find_pending(s, SPADES)
    return ("leave-spades", seat, {"spades": v[frame + 2]}, -1) if frame >= 0 else ("leave-key", seat, {}, -1)


def _ability(s: State, seat: int, number: int) -> tuple[str, int, Arguments, int]:
    """A choice of the faction's own frame."""
    frame = find_pending(s, OWN_ABILITY)
    asked, amount = s.v[frame + 3] % 16, s.v[frame + 3] // 16
    if asked == 0:
        faction = FACTION_KEYS[s.v[PLAYER + seat * FIELDS + WHO]]
        return "ability", seat, {"number": number, "faction": faction}, BY_FACTION
    if asked == ASK_REACTION:
        return ("take-token" if number == act.TAKE_NUMBER else "leave-token"), seat, {}, BY_FACTION
    if asked == ASK_STEPS:
        return "lose-steps", seat, {"cult": data.CULTS[number - act.TRACK_NUMBER], "steps": amount}, BY_TRANSFORM
    if asked == ASK_TOKENS:
        for_home = FACT[s.v[PLAYER + seat * FIELDS + WHO] * FACTS + NEW_HOME_TOKENS] > 0
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
        offer = next(o for o in _offers(s) if offer_owner(o) == seat)
        return "later", seat, _offered(offer), -1
    if a < act.ANSWER:
        return "buy-spade", seat, {}, BY_TRANSFORM
    if a < act.LATE_STEP:
        seat, rest = divmod(a - act.ANSWER, 64)
        own = [o for o in _offers(s) if offer_owner(o) == seat]
        return _answer(seat, own[rest // 2], rest % 2 == 1)
    if a < act.FIRST:
        seat, track = divmod(a - act.LATE_STEP, 4)
        if FACT[s.v[PLAYER + seat * FIELDS + WHO] * FACTS + REACTION_STEPS] == 0:
            return ("take-token" if track == 0 else "leave-token"), seat, {}, BY_FACTION
        return "step", seat, {"cult": data.CULTS[track], "steps": 1}, -1
    if a < act.DROP:
        return "go-first", a - act.FIRST, {}, -1
    return "drop", a - act.DROP, {}, -1


def _answer(seat: int, offer: int, taken: bool) -> tuple[str, int, Arguments, int]:
    args = _offered(offer)
    if taken:
        args["power"] = 0  # a place for what the bowls take in
    return "take-power" if taken else "decline-power", seat, args, BY_LEECH


def _special_code(s: State, me: int, a: int) -> str:
    v = s.v
    if a == act.SPECIAL_BONUS:
        return BONUS_CODES[v[me + BONUS_CARD] - 1]
    if a == act.SPECIAL_FAVOR:
        tiles: int = v[me + FAVOR_TILES] & FAVORS_WITH_ACTION
        return FAVOR_CODES[(tiles & -tiles).bit_length() - 1]
    faction = data.factions()[FACTION_KEYS[v[me + WHO]]]
    return faction.other_action if a == act.SPECIAL_TOKENS else faction.action


def _offered(offer: int) -> Arguments:
    """How much, through whom; power for a trade is said to be that."""
    args: Arguments = {"offered": offer_power(offer), "builder": offer_builder(offer)}
    return {**args, "why": "trade"} if offer_of_trade(offer) else args


def _offers(s: State) -> list[int]:
    """Open offers without what the engine notes about their being asked."""
    v = s.v
    return [v[OFFER + i] % 4096 for i in range(v[OFFERS])]


# ---- what followed ----------------------------------------------------------------------------------------


class _Reading:
    """Turns one action and the engine's notes of it into events."""

    def __init__(self, before: State, action: int, after: State, trace: Trace, stages: list[tuple[int, State]]) -> None:
        self.before = before
        self.after = after
        self.stages = stages
        self.key, self.seat, args, self.own = _move(before, action)
        self.main = Event(self.key, self.seat, args)
        self.levels: dict[tuple[int, int], int] = {}
        self.effects: list[Event] = []
        self.rounds: list[Event] = []
        self.resources: dict[int, Arguments] = {}
        self.trades: dict[int, list[Event]] = {}
        self.vp_notes: Counter[int] = Counter()
        self._read(trace)

    def events(self) -> list[Event]:
        out = [self.main, *self.effects]
        before = self.before.v
        after = self.after.v
        out += self._shipping()
        new_round = after[ROUND] != before[ROUND]
        if self.after.setup.ships and not new_round:
            out += self._pieces()
        if after[OFFERS] or before[OFFERS]:
            out += self._offers_made()
        towns = after[TOWN_PICKS] - before[TOWN_PICKS] + (1 if self.key == "town" else 0)
        out += [Event("town-founded", self.seat)] * towns
        if self.stages:
            out += self._stages()
        if self.after.setup.ships and new_round:
            out += self._pieces()
        return out

    def _shipping(self) -> list[Event]:
        """Free steps; with ships others may get them by a cult bonus, too."""
        seats = range(self.after.setup.n) if self.after.setup.boxed else [self.seat]
        out: list[Event] = []
        for seat in seats:
            found = sea_events.shipping_gained(self.before, self.after, seat)
            if found and self.key not in ("advance-shipping", "faction"):
                out.append(Event(found[0], seat, found[1]))
        return out

    def _pieces(self) -> list[Event]:
        """Docks and ships that came by themselves."""
        told = (self.seat, self.key, self.main.args)
        return [
            Event(key, seat, args)
            for seat in range(self.after.setup.n)
            if self.after.v[PLAYER + seat * FIELDS + WHO] >= 0
            for key, args in sea_events.pieces_placed(self.before, self.after, seat, told)
        ]

    def _read(self, trace: Trace) -> None:
        """Changes of one cause become one event; those of the action's own cause become part of its event."""
        last: Event | None = None
        cause = (-1, -1)
        scoring = False
        for seat, what, amount, why in trace:
            if why in (BY_FINAL_TILE, BY_CULT_RANK, BY_AREA):
                scoring = True  # the stages tell for which track
            elif not amount:
                continue
            elif why == BY_TRADE:
                _add(self._trade(seat, what).args, what, amount)
                cause = (-1, -1)
            elif why == self.own and seat == self.seat and not scoring:
                _add(self.main.args, what, amount)
            elif why == BY_RESOURCES or (scoring and why == BY_CONVERSION):
                _add(self.resources.setdefault(seat, {"vp": 0}), what, amount)
            else:
                is_step = E_CULT <= what < E_TOKENS and why != BY_SETUP
                if last is None or is_step or cause != (seat, why):
                    cause = (seat, why)
                    last = self._effect(seat, what, amount, why)
                _add(last.args, what, amount)

    def _trade(self, seat: int, what: int) -> Event:
        """The trade that a change belongs to, or the reward that was chosen. VP of the structure come first."""
        if what == E_VP:
            first = str(self.main.args.get("space")) if self.key == "trade" else ""
            number, rest = divmod(self.vp_notes[seat], sea_events.vp_notes_of_a_trade(self.before, seat))
            self.vp_notes[seat] += 1
            if rest == 0:
                made = sea_events.trades_made(self.before, self.after, seat, first)[number]
                own = number == 0 and self.key == "trade" and seat == self.seat
                event = self.main if own else Event("trade", seat, made)
                self.trades.setdefault(seat, []).append(event)
                if not own:
                    self.effects.append(event)
        return self.trades[seat][-1] if self.trades.get(seat) else self.main

    def _effect(self, seat: int, what: int, amount: int, why: int) -> Event:
        """The event of a cause, without its changes yet."""
        v = self.before.v
        me = PLAYER + seat * FIELDS
        args: Arguments = {}
        if why == BY_CULT:
            track = what - E_CULT
            level = self.levels.get((seat, track), v[me + CULT_LEVEL + track])
            self.levels[seat, track] = level + amount
            args = {"cult": data.CULTS[track], "from": level, "to": level + amount}
        elif why == BY_SCORING:
            args = {"tile": SCORING_CODES[self.before.setup.scoring[v[ROUND] - 1]]}
        elif why == BY_PASS:
            args = {"tile": BONUS_CODES[v[me + BONUS_CARD] - 1]}
        elif why == BY_SETUP:  # the end of an auction hands the factions out
            args = {"faction": FACTION_KEYS[self.after.v[me + WHO]]}
        elif why in (BY_SKIP, BY_FACTION):
            args = {"faction": FACTION_KEYS[v[me + WHO]]}
        event = Event(_EFFECTS.get(why, "gain" if amount > 0 else "loss"), seat, args)
        (self.rounds if why in (BY_INCOME, BY_CULT_BONUS) else self.effects).append(event)
        return event

    def _offers_made(self) -> list[Event]:
        """Offers that went and offers that came. They stay in their order, and new ones stand behind the old."""
        old = _offers(self.before)
        gone: list[int] = []
        new: list[int] = []
        place = 0
        for offer in _offers(self.after):
            if not new and offer in old[place:]:
                found = old.index(offer, place)
                gone += old[place:found]
                place = found + 1
            else:
                new.append(offer)
        gone += old[place:]
        answering = self.key in ("take-power", "decline-power")
        if answering:
            gone.remove(next(o for o in gone if offer_owner(o) == self.seat and self._is_answered(o)))
        out: list[Event] = []
        for offer in gone:
            by_acting = offer_owner(offer) == self.seat and not answering
            out.append(_about_offer("decline-power" if by_acting else "offer-void", offer))
        return out + [_about_offer("offer", offer) for offer in new]

    def _is_answered(self, offer: int) -> bool:
        offered = _offered(offer)
        return all(self.main.args.get(name) == offered.get(name) for name in ("offered", "builder", "why"))

    def _stages(self) -> list[Event]:
        """What the end of a round or of the game brought."""
        out: list[Event] = []
        bonuses = [event for event in self.rounds if event.key == "cult-bonus"]
        out += reversed(bonuses)  # given from the last in order to the first, so that spades lie in order
        for stage, s in self.stages:
            if stage == STAGE_CULT_BONUS:
                out += _cult_spades(s)
        v = self.after.v
        if v[ROUND] != self.before.v[ROUND]:
            tile = SCORING_CODES[self.after.setup.scoring[v[ROUND] - 1]]
            out.append(Event("round", TABLE, {"round": v[ROUND], "tile": tile}))
        out += [event for event in self.rounds if event.key == "income"]
        if is_over(self.after):
            out += self._final_scoring()
        return out

    def _final_scoring(self) -> list[Event]:
        out: list[Event] = []
        n = self.after.setup.n
        previous = self.before
        for stage, s in self.stages:
            if stage == STAGE_FINAL_TILE or STAGE_CULT_RANK <= stage <= STAGE_AREA:
                for seat in range(n):
                    column = PLAYER + seat * FIELDS + VP
                    vp = s.v[column] - previous.v[column]
                    if vp and stage == STAGE_FINAL_TILE:
                        tile = FINAL_CODES[s.setup.final_tile - 1]
                        value = final_tile_value(s, seat)
                        out.append(Event("final-tile-score", seat, {"tile": tile, "size": value, "vp": vp}))
                    elif vp and stage == STAGE_AREA:
                        out.append(Event("area-score", seat, {"size": largest_area(s, seat), "vp": vp}))
                    elif vp:
                        out.append(Event("cult-score", seat, {"cult": data.CULTS[stage - STAGE_CULT_RANK], "vp": vp}))
            previous = s
        out += [Event("resource-score", seat, args) for seat, args in self.resources.items() if args["vp"]]
        for seat in winners(self.after):
            out.append(Event("win", seat, {"total": self.after.v[PLAYER + seat * FIELDS + VP]}))
        return out


def _add(args: Arguments, what: int, amount: int) -> None:
    have = args.get(RESOURCES[what], 0)
    assert isinstance(have, int)
    args[RESOURCES[what]] = have + amount


def _about_offer(key: str, offer: int) -> Event:
    return Event(key, offer_owner(offer), _offered(offer))


def _cult_spades(s: State) -> list[Event]:
    """Spades of cult bonuses still to be used, in the order of play: the first in order lies on top."""
    v = s.v
    frames = [FRAME + 4 * depth for depth in range(v[DEPTH])]
    found = [(v[frame + 1], v[frame + 2]) for frame in frames if v[frame] == CULT_SPADES]
    return [Event("cult-spades", seat, {"spades": spades}) for seat, spades in reversed(found)]


# ---- texts ------------------------------------------------------------------------------------------------


def player_names(state: State, locale: str) -> list[str]:
    """The name of each seat's faction, or a number while it has none."""
    who = [state.v[PLAYER + seat * FIELDS + WHO] for seat in range(state.setup.n)]
    return [
        t(locale, f"faction-{FACTION_KEYS[faction]}") if faction >= 0 else t(locale, "player-number", n=seat + 1)
        for seat, faction in enumerate(who)
    ]


def describe(event: Event, locale: str, names: Sequence[str]) -> str:
    """The event as a sentence; `names` are the players' by seat.

    >>> built = Event("build", 0, {"space": "F3", "structure": "D", "coins": -2, "workers": -1})
    >>> describe(built, "en", ["Anna"])
    'Anna built a dwelling on F3 for 2 coins and 1 worker.'
    >>> describe(built, "fr", ["Anna"])
    "Anna : construction d'une habitation en F3 (coût : 2 pièces et 1 ouvrier)."
    """
    return _text("event", event, locale, names)


def describe_move(event: Event, locale: str, names: Sequence[str]) -> str:
    """An action as a choice, told by the first of its events.

    >>> describe_move(Event("pass", 0, {"tile": "BON3"}), "en", [])
    'Pass and take the bonus card Coins'
    """
    return _text("move", event, locale, names)


def _text(kind: str, event: Event, locale: str, names: Sequence[str]) -> str:
    """A message may have an attribute of a faction's name, the faction's own way to put it, or of a reason's."""
    changes = event.changes()
    gains = amounts(locale, {name: n for name, n in changes.items() if n > 0})
    price = amounts(locale, {name: -n for name, n in changes.items() if n < 0})
    args: Arguments = {
        **event.args,
        "player": _name(locale, event.seat, names),
        "gains": gains,
        "price": price,
        "gained": t(locale, "clause-gained", amounts=gains) if gains else "",
        "paid": t(locale, "clause-paid", amounts=price) if price else "",
    }
    builder = args.get("builder")
    if isinstance(builder, int):
        args["builder"] = _name(locale, builder, names)
    key = f"{kind}-{event.key}"
    own = f"{key}.{event.args.get('faction') or event.args.get('why')}"
    return say(locale, own if has(locale, own) else key, args)


def _name(locale: str, seat: int, names: Sequence[str]) -> str:
    if seat == TABLE:
        return ""
    return names[seat] if seat < len(names) else t(locale, "player-number", n=seat + 1)
