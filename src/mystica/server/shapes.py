"""The shapes of everything the API takes and gives. The browser's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from mystica import data
from mystica.game import (
    AuctionView,
    BonusView,
    BridgeView,
    CultBonusView,
    CultView,
    FinalView,
    FollowUp,
    IncomeView,
    OfferView,
    PlayerView,
    SeaView,
)
from mystica.game import ScoringView as ScoringTileView
from mystica.setups import MOST_START_VP

LONGEST_NAME = 40
LONGEST_MOVE = 2000
LONGEST_DRAFT = 60
LONGEST_FILE = 400_000
LONGEST_MAP = 20_000

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""128 random bits, in the letters of URLs."""
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_MOVE)]
Draft = Annotated[list[MoveText], Field(max_length=LONGEST_DRAFT)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Seat = Annotated[int, Field(ge=0, le=4)]
Word = Annotated[str, StringConstraints(max_length=60)]


class Taken(BaseModel):
    """What comes in: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", str_max_length=LONGEST_FILE)


class Given(BaseModel):
    """What goes out. Every field is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


# ---- what happened ----------------------------------------------------------------------------------------


class EventShape(Given):
    """A thing that happened, or a part of a move: a key and arguments for the catalogues, never prose."""

    key: str
    seat: int
    """-1 where it concerns everybody."""
    args: dict[str, int | str]


class LogEntry(Given):
    """A committed row of the game: a turn, or a step back to an earlier ply."""

    ply: int
    kind: Literal["turn", "back"]
    seat: int
    round: int
    decision: str
    """What was up for decision; empty for a step back."""
    text: str
    """In the ledger language; empty for a step back."""
    back_to: int | None
    automatic: bool
    """Played by a rule the player had set."""
    events: list[EventShape]
    spaces: list[str]
    vp: list[int]
    """By seat, after it."""
    at: float
    """Seconds since 1970."""


# ---- what lies on the table -------------------------------------------------------------------------------


class Space(Given):
    """A space of the map. `x` counts half spaces from the left, `row` rows from the top."""

    label: str
    row: int
    x: int
    terrain: str
    structure: str
    owner: int | None
    town_of: int | None


class MapShape(Given):
    name: str
    spaces: list[Space]
    bridges: list[BridgeView]


class Tiles(Given):
    scoring: list[ScoringTileView]
    bonus: list[BonusView]
    favors_left: dict[str, int]
    towns_left: dict[str, int]
    power_actions: dict[str, bool]
    """By code: is it taken this round?"""
    final: str
    """The final scoring tile that is added, if one is."""


class Table(Given):
    """Everything everybody sees."""

    round: int
    rounds: int
    phase: str
    """factions, dwellings, bonus cards, actions, cult bonus or over."""
    decision: str
    """One of the kinds of decisions; empty once the game is over."""
    decider: int | None
    amount: int
    """Spades, steps ... that the decision is about; 0 where there is nothing to count."""
    over: bool
    winners: list[int]
    turn_order: list[int]
    players: list[PlayerView]
    income: list[IncomeView]
    """By seat: of the next round. Empty in the last one."""
    cult_bonus: list[CultBonusView]
    """By seat: at the end of this round, as it stands. Empty where none is to come."""
    final: list[FinalView]
    """By seat: if the game ended now. Empty until all have factions."""
    sources: list[dict[str, int]]
    """By seat: VP by where they came from."""
    spendable_power: list[int]
    """By seat, with sacrificing."""
    map: MapShape
    tiles: Tiles
    cults: list[CultView]
    offers: list[OfferView]
    auction: list[AuctionView]
    """The factions that are bid for; empty outside an auction."""
    sea: SeaView | None
    """Ships, canals, trade markers, a voyage under way; nothing in games without ships."""
    hash: str


# ---- choices ----------------------------------------------------------------------------------------------


class Warning(Given):
    """A hint that a move may be a mistake: `warning-<key>` in the catalogues."""

    key: str
    args: dict[str, int | str]


class Choice(Given):
    """A legal move: what to send, what it is done to, and what it brings its player."""

    text: str
    """In the ledger language: what is sent to play it."""
    kind: str
    target: str
    spaces: list[str]
    cost: dict[str, int]
    gain: dict[str, int]
    vp: int
    sources: dict[str, int]
    """The VP by where they come from."""
    follow_ups: list[FollowUp]
    warnings: list[Warning]
    steps: list[EventShape]
    """Its parts in order: `move-<key>` in the catalogues."""


class Desk(Given):
    """What a seat may do now, after the moves of its draft."""

    seat: int
    decision: str
    amount: int
    draft: list[Choice]
    """The moves of the unfinished turn, each seen from where it was made."""
    dropped: int
    """Moves of the draft that no longer fit, since somebody else moved; they are gone."""
    moves: list[Choice]
    """Complete turns, or single answers."""
    conversions: list[Choice]
    """Conversions and sacrifices, one at a time."""
    finish: list[str]
    """What is to be added so that the draft is a whole turn: nothing, or the end of the turn."""
    complete: bool
    """With `finish` added the draft can be committed."""


class TakeBack(Given):
    """A wish to go back that waits for the others."""

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


class SeatShape(Given):
    """Who sits there."""

    seat: int
    name: str
    bot: str
    """Level of the bot, empty for a person."""
    claimed: bool
    """Has the person opened the link?"""
    automatic: AutomaticRules | None
    """Only for one's own seats."""
    advice: bool
    """Does the person agree to hints and reviews while people play?"""


class OwnTiles(Given):
    """Tiles of a game that differ from the catalogue's, by code."""

    favor_tiles: dict[str, data.FavorTile]
    town_tiles: dict[str, data.TownTile]
    scoring_tiles: dict[str, data.ScoringTile]


class View(Given):
    """A game as this visitor sees it."""

    id: str
    ply: int
    """Rows so far: what a submission must be based on."""
    shown: int
    """The ply whose position is shown."""
    line: list[int]
    """Plies of the line that led here, without what was taken back; 0 is the beginning."""
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
    host: bool
    thinking: int | None
    """Seat of a bot that thinks."""
    table: Table
    desk: Desk | None
    """Of one's own seat that decides."""
    asides: list[Choice]
    """What own seats may do though they do not decide: answers left open, leaving."""
    advice: bool
    """May hints and reviews be asked for? Not while several people play, unless all of them agree."""
    take_back: TakeBack | None
    free_take_back: int | None
    """The ply one may go back to without asking, for own seats."""
    asked_take_back: int | None
    """The ply before the last turn of an own seat: what the others would be asked for."""


class Link(Given):
    seat: int
    key: str


class Created(Given):
    """A new game. Who has a key plays that seat; who has the host's key may close and delete the game."""

    id: str
    host: str
    links: list[Link]


# ---- refusals ---------------------------------------------------------------------------------------------


class ReasonShape(Given):
    """Why a move is not possible: `reason-<key>` in the catalogues."""

    key: str
    args: dict[str, int | str | None]
    topic: str
    rule: str
    first: Choice | None
    """Play this first and the move is possible."""
    move: Choice | None
    """The same and the move, in one."""
    missing: str
    amount: int


class Explanation(Given):
    possible: bool
    reason: ReasonShape | None


class Preview(Given):
    """A typed move, tried on a copy."""

    choice: Choice | None
    problem: str
    """`problem-<key>` in the catalogues if the text is no move: invalid, ambiguous; empty otherwise."""
    reason: ReasonShape | None
    table: Table | None
    completions: list[str]


class Said(Given):
    """A sentence of the catalogues: its key and arguments."""

    key: str
    args: dict[str, int | str]


class Problem(Given):
    """An error: a key for the catalogues (`problem-<key>`) and a plain English sentence."""

    problem: str
    detail: str
    said: list[Said] = []
    """The same as sentences of the catalogues (`complaint-<key>`), where something that was written is the problem."""
    reason: ReasonShape | None = None
    view: View | None = None
    """After a stale submission: the game as it is now."""


# ---- overlays ---------------------------------------------------------------------------------------------


class TownChance(Given):
    spaces: list[str]
    power: int
    needed: int
    structures: int
    structures_needed: int


class LeechPlace(Given):
    seat: int
    power: int


class ShipReach(Given):
    """Where a ship may go: without power, and what only power for a longer move leads to."""

    ship: str
    near: list[str]
    far: list[str]


class Overlays(Given):
    """Looking at the map with the eyes of a seat."""

    seat: int
    reach: list[str]
    """Land in reach now, spades aside."""
    reach_more: list[str]
    """What one more shipping would add."""
    spades: dict[str, int]
    """Spades to home terrain, for land without a structure."""
    towns: list[TownChance]
    leech: dict[str, list[LeechPlace]]
    """For spaces in reach and own structures: who would be offered how much power by a building there."""
    network: list[list[str]]
    """Connected areas as final scoring counts them, the largest first."""
    ships: list[ShipReach]
    """Of the ships on the map; empty in games without ships."""
    ship_land: list[str]
    """Land where one may transform and build because of ships."""


# ---- requests ---------------------------------------------------------------------------------------------


class SeatWish(Taken):
    name: Name | None = None
    bot: Word = ""
    faction: Word = ""


MapText = Annotated[str, StringConstraints(max_length=LONGEST_MAP)]


class MapWish(Taken):
    """A map of one's own in the community's format, to be looked at."""

    name: Word = "own"
    text: MapText


class NewGame(Taken):
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
    facts_text: MapText = ""
    """Values of a box that this game replaces: the text of a TOML file laid out like the box's."""
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    scoring: Annotated[list[Word], Field(max_length=12)] = []
    """Scoring tiles by round; drawn if empty."""
    bonus: Annotated[list[Word], Field(max_length=20)] = []
    """Bonus cards; drawn if empty."""
    seed: Annotated[int, Field(ge=0, le=10**9)] | None = None
    pace: Annotated[int, Field(ge=0, le=5000)] = 600
    """Milliseconds a bot lets pass before it moves, so that people can follow."""


class LoadedGame(Taken):
    """A save or a ledger, as text."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_FILE)]
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    seats: Annotated[list[SeatWish], Field(max_length=5)] = []
    """Who goes on; people in every seat if empty."""
    pace: Annotated[int, Field(ge=0, le=5000)] = 600


class DraftWish(Taken):
    """The whole unfinished turn; an empty one throws it away."""

    seat: Seat
    base: Ply
    moves: Draft


class TurnWish(Taken):
    """A turn to be committed on top of ply `base`."""

    seat: Seat
    base: Ply
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=LONGEST_DRAFT)]


class PreviewWish(Taken):
    seat: Seat
    draft: Draft = []
    text: Annotated[str, StringConstraints(max_length=LONGEST_MOVE)]


class ExplainWish(Taken):
    seat: Seat
    draft: Draft = []
    what: MoveText
    """A move, or the name of a space, tile or track."""


class BackWish(Taken):
    seat: Seat
    base: Ply
    to: Ply


class BackAnswer(Taken):
    seat: Seat
    base: Ply
    to: Ply
    """The wish that is answered; another may have taken its place."""
    agree: bool


class SeatChange(Taken):
    """What a player changes about the own seat; the host may also hand a seat to a bot or a person."""

    name: Name | None = None
    automatic: AutomaticRules | None = None
    advice: bool | None = None
    """Agree to hints and reviews in a game of several people, or not any longer."""
    bot: Word | None = None


# ---- advice -----------------------------------------------------------------------------------------------


class HintWish(Taken):
    """A look at the position of the own seat that decides, after the moves of its draft."""

    seat: Seat
    base: Ply
    draft: Annotated[list[MoveText], Field(max_length=60)] = []
    bot: Word = "expert"
    seconds: Annotated[float, Field(gt=0, le=30)] | None = None
    """Time for it; nothing: what the bot is meant for."""
    steps: Annotated[int, Field(ge=1, le=2000)] | None = None
    """A number of steps instead: the same answer every time."""
    top: Annotated[int, Field(ge=1, le=20)] = 5


class ReviewWish(Taken):
    bot: Word = "strong"
    after: Ply = 0
    """How many decisions were looked at already."""
    steps: Annotated[int, Field(ge=1, le=300)] | None = None
    """For each decision; nothing: those of the bot."""


class TermShape(Given):
    """A term of the evaluation, by the key of its name, and by how many VP it differs."""

    key: str
    vp: float


class AdvisedMove(Given):
    text: str
    steps: list[EventShape]
    """Its parts, each told by its first event."""


class HintShape(Given):
    move: AdvisedMove
    vp: float
    """VP to be expected in the end."""
    behind: float
    """VP by which its plan ends below that of the best move."""
    terms: list[TermShape]
    """By what it differs from the best move; the best one from the second."""


class SeatForecast(Given):
    """From games played on: what a seat may expect in the end."""

    seat: int
    vp: float
    spread: float
    win_share: float
    games: int


class Hints(Given):
    seat: int
    bot: str
    moves: list[HintShape]
    """The best first."""
    seats: list[SeatForecast]


class JudgementShape(Given):
    """A decision beside what a bot would have done."""

    turn: int
    action: int
    """Atomic actions before it."""
    round: int
    seat: int
    decision: str
    played: AdvisedMove
    better: AdvisedMove
    cost: float
    """VP by the evaluation; 0 where the move played was as good."""
    terms: list[TermShape]


class Review(Given):
    """A piece of a review."""

    bot: str
    done: int
    """Ask again after so many, until they are all."""
    total: int
    decisions: list[JudgementShape]


# ---- the catalogue ----------------------------------------------------------------------------------------


class MapPicture(Given):
    name: str
    title: str
    source: str
    spaces: list[Space]
    start_vp: dict[str, int]
    """By faction: the map's table of starting VP; empty where none is known."""
    house_vp: bool
    """The table is a house table."""
    barred: list[str]
    """Factions that cannot play here."""
    notes: list[Said]
    """What players of a map of one's own should know, in English."""


class BotShape(Given):
    name: str
    description: str


class Introductory(Given):
    players: int
    factions: list[str]
    scoring: list[str]
    bonus: list[str]
    dwellings: dict[str, list[str]]
    status: str


class Catalogue(Given):
    """The facts of the game, as the data files have them."""

    version: str
    locales: list[str]
    common: data.Common
    factions: dict[str, data.Faction]
    power_actions: dict[str, data.PowerAction]
    bonus_cards: dict[str, data.BonusCard]
    favor_tiles: dict[str, data.FavorTile]
    town_tiles: dict[str, data.TownTile]
    scoring_tiles: dict[str, data.ScoringTile]
    final_tiles: dict[str, data.FinalTile]
    ships: data.ShipFacts
    """Trade, shipyard boards, range tiles and canals, with the marks of values that stand in no text at hand."""
    replaced_tiles: dict[str, str]
    """Tiles that stay in the box, with the option that puts others in their place."""
    options: dict[str, data.Option]
    vp_tables: dict[str, dict[str, int]]
    """Starting VP by faction, for the maps that have a table."""
    profiles: list[str]
    presets: list[str]
    preset_options: dict[str, dict[str, str]]
    """By preset: the options it chooses."""
    introductions: list[Introductory]
    maps: list[MapPicture]
    bots: list[BotShape]
    usual_bot: str


class TopicShape(Given):
    key: str
    chapter: str
    title: str
    headings: list[str]
    aliases: list[str]
    text: str
    example: str
    ours: str
    house: str
    rulings: list[str]
    see: list[str]


class Health(Given):
    status: Literal["ready"]
    version: str
    engine: Literal["compiled", "pure"]
