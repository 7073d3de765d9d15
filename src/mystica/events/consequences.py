"""What follows from an action: effects in the order of the rules, offers, the ends of rounds and of the game."""

from __future__ import annotations

from mystica import data
from mystica.engine.core.decisions import (
    CULT_SPADES,
)
from mystica.engine.core.ids import (
    BY_AREA,
    BY_CONVERSION,
    BY_CULT,
    BY_CULT_BONUS,
    BY_CULT_RANK,
    BY_FACTION,
    BY_FAVOR,
    BY_FINAL_TILE,
    BY_INCOME,
    BY_PASS,
    BY_RESOURCES,
    BY_SCORING,
    BY_SETUP,
    BY_SKIP,
    E_CULT,
    E_TOKENS,
    STAGE_AREA,
    STAGE_CULT_BONUS,
    STAGE_CULT_RANK,
    STAGE_FINAL_TILE,
)
from mystica.engine.core.reading import (
    bonus_card,
    cult_level,
    faction_of,
    frame_amount,
    frame_kind,
    frame_seat,
    frames_of,
    offer_count,
    round_of,
    shipping_of,
    town_picks,
    vp_of,
)
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FINAL_CODES,
    SCORING_CODES,
)
from mystica.engine.flow import is_over
from mystica.engine.rules.leech import offer_owner
from mystica.engine.rules.scoring import final_tile_value, largest_area, winners
from mystica.events.action import move_told, offered, offers
from mystica.events.event import RESOURCES, TABLE, Arguments, Event, Trace
from mystica.events.of_boxes import of_boxes

_EFFECTS: dict[int, str] = {
    BY_INCOME: "income", BY_SKIP: "skip", BY_CULT: "advance", BY_FAVOR: "favor-tile", BY_PASS: "card-vp",
    BY_CULT_BONUS: "cult-bonus", BY_SCORING: "scoring-tile", BY_FACTION: "faction-gain", BY_SETUP: "faction",
}  # fmt: skip


class Reading:
    """Turns one action and the engine's notes of it into events."""

    def __init__(self, before: State, action: int, after: State, trace: Trace, stages: list[tuple[int, State]]) -> None:
        self.before = before
        self.after = after
        self.stages = stages
        self.key, self.seat, args, self.own = move_told(before, action)
        self.main = Event(self.key, self.seat, args)
        self.levels: dict[tuple[int, int], int] = {}
        self.effects: list[Event] = []
        self.rounds: list[Event] = []
        self.resources: dict[int, Arguments] = {}
        self.aftermaths = [part.aftermath(before, after, self.main) for part in of_boxes()]
        self._read(trace)

    def events(self) -> list[Event]:
        out = [self.main, *self.effects]
        out += self._shipping()
        new_round = round_of(self.after) != round_of(self.before)
        pieces = [event for aftermath in self.aftermaths for event in aftermath.by_itself()]
        if not new_round:
            out += pieces
        if offer_count(self.after) or offer_count(self.before):
            out += self._offers_made()
        towns = town_picks(self.after) - town_picks(self.before) + (1 if self.key == "town" else 0)
        out += [Event("town-founded", self.seat)] * towns
        if self.stages:
            out += self._stages()
        if new_round:
            out += pieces
        return out

    def _shipping(self) -> list[Event]:
        """Free steps of shipping."""
        if self.key == "advance-shipping":
            return []
        out: list[Event] = []
        for seat in range(self.after.setup.n):
            level = shipping_of(self.after, seat)
            if level > shipping_of(self.before, seat) and faction_of(self.before, seat) >= 0:
                keys = (part.key(self.after, seat, "shipping") for part in of_boxes())
                out.append(Event(next((key for key in keys if key), "shipping"), seat, {"level": level}))
        return out

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
            elif event := self._event_of_box(seat, what, why):
                _add(event.args, what, amount)
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

    def _event_of_box(self, seat: int, what: int, why: int) -> Event | None:
        """The event that a change belongs to whose cause only a box knows."""
        found = (aftermath.event_of(seat, what, why) for aftermath in self.aftermaths)
        event = next((event for event in found if event), None)
        if event and event is not self.main and all(event is not known for known in self.effects):
            self.effects.append(event)
        return event

    def _effect(self, seat: int, what: int, amount: int, why: int) -> Event:
        """The event of a cause, without its changes yet."""
        args: Arguments = {}
        if why == BY_CULT:
            track = what - E_CULT
            level = self.levels.get((seat, track), cult_level(self.before, seat, track))
            self.levels[seat, track] = level + amount
            args = {"cult": data.CULTS[track], "from": level, "to": level + amount}
        elif why == BY_SCORING:
            args = {"tile": SCORING_CODES[self.before.setup.scoring[round_of(self.before) - 1]]}
        elif why == BY_PASS:
            args = {"tile": BONUS_CODES[bonus_card(self.before, seat) - 1]}
        elif why == BY_SETUP:  # the end of an auction hands the factions out
            args = {"faction": FACTION_KEYS[faction_of(self.after, seat)]}
        elif why in (BY_SKIP, BY_FACTION):
            args = {"faction": FACTION_KEYS[faction_of(self.before, seat)]}
        event = Event(_EFFECTS.get(why, "gain" if amount > 0 else "loss"), seat, args)
        (self.rounds if why in (BY_INCOME, BY_CULT_BONUS) else self.effects).append(event)
        return event

    def _offers_made(self) -> list[Event]:
        """Offers that went and offers that came. They stay in their order, and new ones stand behind the old."""
        old = offers(self.before)
        gone: list[int] = []
        new: list[int] = []
        place = 0
        for offer in offers(self.after):
            if not new and offer in old[place:]:
                found = old.index(offer, place)
                gone += old[place:found]
                place = found + 1
            else:
                new.append(offer)
        gone += old[place:]
        answering = self.key in ("take-power", "decline-power")
        if answering:
            answered = next(filter(self._is_answered, gone), None)
            if answered is not None:
                gone.remove(answered)
            else:  # an equal one came in its place
                new.insert(0, next(filter(self._is_answered, old)))
        out: list[Event] = []
        for offer in gone:
            by_acting = offer_owner(offer) == self.seat and not answering
            out.append(_about_offer("decline-power" if by_acting else "offer-void", offer))
        return out + [_about_offer("offer", offer) for offer in new]

    def _is_answered(self, offer: int) -> bool:
        about = offered(offer)
        names = ("offered", "builder", "why")
        return offer_owner(offer) == self.seat and all(self.main.args.get(name) == about.get(name) for name in names)

    def _stages(self) -> list[Event]:
        """What the end of a round or of the game brought."""
        out: list[Event] = []
        bonuses = [event for event in self.rounds if event.key == "cult-bonus"]
        out += reversed(bonuses)  # given from the last in order to the first, so that spades lie in order
        for stage, s in self.stages:
            if stage == STAGE_CULT_BONUS:
                out += _cult_spades(s)
        if round_of(self.after) != round_of(self.before):
            tile = SCORING_CODES[self.after.setup.scoring[round_of(self.after) - 1]]
            out.append(Event("round", TABLE, {"round": round_of(self.after), "tile": tile}))
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
                    vp = vp_of(s, seat) - vp_of(previous, seat)
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
            out.append(Event("win", seat, {"total": vp_of(self.after, seat)}))
        return out


def _add(args: Arguments, what: int, amount: int) -> None:
    have = args.get(RESOURCES[what], 0)
    assert isinstance(have, int)
    args[RESOURCES[what]] = have + amount


def _about_offer(key: str, offer: int) -> Event:
    return Event(key, offer_owner(offer), offered(offer))


def _cult_spades(s: State) -> list[Event]:
    """Spades of cult bonuses still to be used, in the order of play: the first in order lies on top."""
    frames = frames_of(s)
    found = [(frame_seat(s, frame), frame_amount(s, frame)) for frame in frames if frame_kind(s, frame) == CULT_SPADES]
    return [Event("cult-spades", seat, {"spades": spades}) for seat, spades in reversed(found)]
