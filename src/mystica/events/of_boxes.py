"""What the log asks of boxes: what their actions are called, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mystica.boxes import parts_of
from mystica.engine.core.state import State
from mystica.events.event import Arguments, Event, Told


class Aftermath:
    """What came of one action, as far as a box knows; made anew for every action."""

    def __init__(self, before: State, after: State, main: Event) -> None:
        self.before = before
        self.after = after
        self.main = main

    def event_of(self, seat: int, what: int, why: int) -> Event | None:
        """The event that a noted change belongs to, if the cause is one of the box's own.

        Notes come in order. It may be the action itself, or an event that is told right here when it first comes.
        """
        return None

    def by_itself(self) -> list[Event]:
        """Pieces that came or went without being the action itself."""
        return []


class EventsOfBox:
    """What a box says of what happens."""

    specials: Mapping[int, str] = {}
    """Its special actions, each with its printed code."""
    aftermath: type[Aftermath] = Aftermath

    def told(self, s: State, seat: int, a: int) -> Told | None:
        """An action that only the box knows, or that means something else while the box asks."""
        return None

    def about_offer(self, offer: int) -> Arguments:
        """What must be said of an offer of power besides how much it is and through whom."""
        return {}

    def key(self, s: State, seat: int, key: str) -> str | None:
        """Another key for what happened to a seat, if with the box it is another thing."""
        return None


@cache
def of_boxes() -> tuple[EventsOfBox, ...]:
    """What all boxes have to say."""
    return parts_of("events", EventsOfBox)


@cache
def specials_of_boxes() -> dict[int, str]:
    """Special actions of all boxes, each with its printed code."""
    return {action: code for part in of_boxes() for action, code in part.specials.items()}
