"""The facts of the game, as the data files have them."""

from __future__ import annotations

from typing import Literal

from mystica import data
from mystica.server.of_boxes import completed_by, of_boxes
from mystica.server.shapes.base import Outgoing
from mystica.server.shapes.problem import Said
from mystica.server.shapes.table import Space


class MapPicture(Outgoing):
    name: str
    title: str
    source: str
    spaces: list[Space]
    start_vp: dict[str, int]
    """By faction: the map's table of starting VP; empty where none is known."""
    vp_mark: str
    """How sure the table is, like `house: why`."""
    barred: list[str]
    """Factions that cannot play here."""
    notes: list[Said]
    """What players of a map of one's own should know: `note-<key>` in the catalogues."""


class BotShape(Outgoing):
    name: str
    description: str
    seconds: float
    """For a choice, as a rule; 0: it does not search."""
    times: list[float]
    """Seconds it can be given instead: `<name>@<seconds>s` is then who sits there."""


class Introductory(Outgoing):
    players: int
    factions: list[str]
    scoring: list[str]
    bonus: list[str]
    dwellings: dict[str, list[str]]
    status: str


@completed_by((field for box in of_boxes() for field in box.catalogue), before="replaced_tiles")
class Catalogue(Outgoing):
    """The facts of the game, as the data files have them."""

    version: str
    locales: list[str]
    language_names: dict[str, str]
    """What each language calls itself."""
    common: data.Common
    factions: dict[str, data.Faction]
    power_actions: dict[str, data.PowerAction]
    bonus_cards: dict[str, data.BonusCard]
    favor_tiles: dict[str, data.FavorTile]
    town_tiles: dict[str, data.TownTile]
    scoring_tiles: dict[str, data.ScoringTile]
    final_tiles: dict[str, data.FinalTile]
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


class AlsoShape(Outgoing):
    """What an option that is on adds to a rule, or changes of it."""

    option: str
    text: str


class TopicShape(Outgoing):
    key: str
    chapter: str
    title: str
    headings: list[str]
    aliases: list[str]
    text: str
    example: str
    ours: str
    house: str
    also: list[AlsoShape]
    rulings: list[str]
    see: list[str]


class Health(Outgoing):
    status: Literal["ready", "trouble"]
    troubles: list[str]
    """What is wrong: disk-low, disk-full, database-busy, database-away, or a word of the bots' processes."""
    version: str
    engine: Literal["compiled", "pure"]
