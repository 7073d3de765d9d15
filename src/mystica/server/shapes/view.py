"""A game as a visitor sees it, and its seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from mystica import data
from mystica.server.shapes.base import Advice, Incoming, Name, Outgoing, Word
from mystica.server.shapes.moves import Choice, Desk
from mystica.server.shapes.table import TableView


class TakeBack(Outgoing):
    """A request to go back that waits for the others."""

    seat: int
    to: int
    agreed: list[int]
    needed: list[int]


class AutomaticRules(BaseModel):
    """What a player lets happen without being asked."""

    model_config = ConfigDict(extra="forbid")

    take: Annotated[int, Field(ge=-1, le=20)] = 0
    """Take power that costs up to so many VP; -1: always ask."""
    refuse: Annotated[int, Field(ge=1, le=21)] | None = None
    """Refuse power that costs so many VP or more; nothing: never."""
    helping: bool = False
    """Also where the builder gains by the answer. Otherwise ask."""
    no_waste: bool = False
    """Refuse power at a price that the next income would fill up anyway."""
    end_turn: bool = True
    """Do not ask for conversions after the others have answered."""


class SeatShape(Outgoing):
    """Who sits there."""

    seat: int
    name: str
    bot: str
    """Level of the bot, with an @ and the seconds it is given if they are not the usual ones; empty for a person."""
    claimed: bool
    """Has the person come?"""
    browsers: int | None
    """How many have a key of it. Only for one's own seats."""
    automatic: AutomaticRules | None
    """Only for one's own seats."""
    advice: bool
    """Does the person agree to hints and reviews while people play?"""
    asks_back: bool
    """A bot has the seat, and its person would like it back."""


class OwnTiles(Outgoing):
    """Tiles of a game that differ from the catalogue's, by code."""

    favor_tiles: dict[str, data.FavorTile]
    town_tiles: dict[str, data.TownTile]
    scoring_tiles: dict[str, data.ScoringTile]


class View(Outgoing):
    """A game as this visitor sees it."""

    id: str
    last_row: int
    """The number of the last row, 0 before the first: what a submission must be based on."""
    shown: int
    """The row whose position is shown."""
    line: list[int]
    """Numbers of the rows that led here, without what was taken back; 0 is the beginning."""
    status: Literal["open", "over", "closed"]
    title: str
    preset: str
    seed: int | None
    profile: str
    options: dict[str, str]
    facts: dict[str, data.Value]
    """Facts that this game replaces, by path like `shipyards.witches.coins`."""
    own_tiles: OwnTiles
    """Tiles that such facts change, as this game has them; of all others the catalogue tells."""
    seats: list[SeatShape]
    mine: list[int]
    """Seats whose keys were sent along."""
    handed_over: list[int]
    """Seats whose keys were sent along, too, but a bot has them now."""
    host: bool
    thinking: int | None
    """Seat of a bot that thinks."""
    table: TableView
    desk: Desk | None
    """Of one's own seat that decides."""
    asides: list[Choice]
    """What own seats may do though they do not decide: answers left open, leaving."""
    advice: bool
    """May hints and reviews be asked for now? After the end always."""
    advice_rule: Advice
    """Were they allowed to be asked for while the game runs, when it was made?"""
    take_back: TakeBack | None
    free_take_back: int | None
    """The row one may go back to without asking, for own seats."""
    asked_take_back: int | None
    """The row before the last turn of an own seat: what the others would be asked for."""
    tag: str
    """A fingerprint of all the rest: changes sent by the live stream say which view they start from."""


class ViewChange(Outgoing):
    """How a view differs from the one before: what the live stream sends instead of the whole view."""

    start: str
    """The tag of the view that it changes."""
    tag: str
    """The tag of the view it leads to."""
    patch: dict[str, object]
    """By field, or by place in a list: a list of one new value, an empty list for what is gone, or else a patch of
    what is inside."""


class SeatChangeRequest(Incoming):
    """What a player changes about the own seat; the host may also hand a seat to a bot or a person."""

    name: Name | None = None
    automatic: AutomaticRules | None = None
    advice: bool | None = None
    """Agree to hints and reviews in a game of several people, or not any longer."""
    bot: Word | None = None
    asks_back: bool | None = None
    """Ask for a seat back that a bot has got, or not any longer; the host refuses that."""


class GameChangeRequest(Incoming):
    """What the host may still change as long as nobody else has come."""

    advice: Advice
