"""New games: what may be asked for, and the links that come back."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from mystica import data
from mystica.server.shapes.base import LONGEST_FILE, Advice, Id, Incoming, Name, Outgoing, Word
from mystica.setups import MOST_START_VP


class SeatRequest(Incoming):
    name: Name | None = None
    bot: Word = ""
    faction: Word = ""
    here: bool = False
    """Is it played where the game is made? Then the answer has its key, else an invitation to send to somebody."""


MapText = Annotated[str, StringConstraints(max_length=data.MOST_MAP_TEXT)]


class MapRequest(Incoming):
    """A map of one's own in the community's format, to be looked at."""

    name: Word = "own"
    text: MapText


class NewGameRequest(Incoming):
    """Everything about a new game; what is left out is drawn or usual."""

    preset: Word = "standard"
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    map: Word = "base"
    map_text: MapText = ""
    """A map of one's own in the community's format; `map` is then its name."""
    profile: Word = "official"
    options: Annotated[dict[Word, Word], Field(max_length=60)] = {}
    start_vp: Annotated[dict[Word, Annotated[int, Field(ge=0, le=MOST_START_VP)]], Field(max_length=60)] = {}
    """Starting VP by faction, for option vp=file; those not named have the usual number."""
    facts_text: Annotated[str, StringConstraints(max_length=data.MOST_OWN)] = ""
    """Values of a box that this game replaces: the text of a TOML file laid out like the box's."""
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=5)]
    scoring: Annotated[list[Word], Field(max_length=12)] = []
    """Scoring tiles by round; drawn if empty."""
    bonus: Annotated[list[Word], Field(max_length=20)] = []
    """Bonus cards; drawn if empty."""
    seed: Annotated[int, Field(ge=0, le=10**9)] | None = None
    pace: Annotated[int, Field(ge=0, le=5000)] = 600
    """Milliseconds a bot lets pass before it moves, so that people can follow."""
    advice: Advice | None = None
    """Are hints and reviews allowed while the game runs? Nothing: where one person plays alone with bots."""


class LoadGameRequest(Incoming):
    """A save or a ledger, as text."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_FILE)]
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    seats: Annotated[list[SeatRequest], Field(max_length=5)] = []
    """Who goes on; people in every seat if empty, by invitation."""
    pace: Annotated[int, Field(ge=0, le=5000)] = 600
    advice: Advice | None = None


class SeatKey(Outgoing):
    seat: int
    key: str


class Invitation(Outgoing):
    """What stands in a link: whoever brings it first gets a key of the seat that nobody else has seen."""

    seat: int
    secret: str


class Created(Outgoing):
    """A new game. Who has a key plays that seat; who has the host's key may close and delete the game."""

    id: str
    host: str
    keys: list[SeatKey]
    """Of the seats that are played here."""
    invitations: list[Invitation]
    """For the other people."""


class EnterRequest(Incoming):
    """What stands in a link: an invitation, or a key where it was made by 0.1.0. The key goes on playing."""

    secret: Id
    key: Id | None = None
    """The key to be had for it, made up by the browser: whoever did not hear the answer can ask again. The server makes
    one if it is left out."""


class Entered(Outgoing):
    seat: int
    key: str | None
    """The key to keep. Nothing: one that was sent along plays the seat already, and the invitation was not used."""
    new: bool
    """Does somebody sit down whom nobody has known there?"""
