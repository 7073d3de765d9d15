"""Our own data files, each read once. The readers for any folder are called `read_...` and are in `reading`."""

from collections.abc import Mapping
from functools import cache, lru_cache

from mystica.data.facts import (
    BonusCard,
    Common,
    Faction,
    FavorTile,
    FinalTile,
    Introduction,
    MapFacts,
    Option,
    PowerAction,
    Preset,
    ScoringTile,
    TileFacts,
    TownTile,
)
from mystica.data.map_text import MapNote, check_map, read_map_text
from mystica.data.map_text import map_notes as notes_on
from mystica.data.map_text import unplayable as unplayable_on
from mystica.data.numbers import HOME, numbers, places
from mystica.data.of_boxes import Value, of_boxes
from mystica.data.reading.factions import read_factions
from mystica.data.reading.lessons import Lesson, read_lessons
from mystica.data.reading.maps import read_maps
from mystica.data.reading.rules import read_common, read_tile_facts
from mystica.data.reading.setups import (
    read_introductions,
    read_options,
    read_presets,
    read_vp_marks,
    read_vp_tables,
    read_vp_text,
)
from mystica.data.reading.tiles import (
    read_bonus_cards,
    read_favor_tiles,
    read_final_tiles,
    read_power_actions,
    read_scoring_tiles,
    read_town_tiles,
)
from mystica.data.replaced_facts import (
    check_replaceable,
    check_sense,
    read_own_facts,
    read_replaced,
    replaceable_groups,
)


@cache
def common() -> Common:
    """The numbers every faction shares."""
    return read_common(HOME)


@cache
def factions() -> dict[str, Faction]:
    """All factions by key, in a stable order."""
    return read_factions(HOME)


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons for beginners by key, in their order."""
    return read_lessons(HOME)


@cache
def power_actions() -> dict[str, PowerAction]:
    """The power actions of the game board by code."""
    return read_power_actions(HOME)


@cache
def bonus_cards() -> dict[str, BonusCard]:
    """All bonus cards by code, those of options included."""
    return read_bonus_cards(HOME)


@cache
def favor_tiles() -> dict[str, FavorTile]:
    """All kinds of favor tiles by code."""
    return read_favor_tiles(HOME)


@cache
def town_tiles() -> dict[str, TownTile]:
    """All kinds of town tiles by code, those of options included."""
    return read_town_tiles(HOME)


@cache
def scoring_tiles() -> dict[str, ScoringTile]:
    """All scoring tiles by code, those of options included."""
    return read_scoring_tiles(HOME)


@cache
def final_tiles() -> dict[str, FinalTile]:
    """Final scoring tiles by name."""
    return read_final_tiles(HOME)


@cache
def replaced_tiles() -> dict[str, str]:
    """Codes of tiles that stay in the box, with the option that puts others in their place."""
    return read_replaced(HOME)


@cache
def tile_facts() -> TileFacts:
    """What tiles may have because boxes say so."""
    return read_tile_facts(HOME)


@cache
def codes(group: str) -> tuple[str, ...]:
    """The codes of a group, each at the place of its number; `HOLE` where the number is that of a missing box."""
    there: dict[str, Mapping[str, object]] = {
        "factions": factions(), "power_actions": power_actions(), "bonus_cards": bonus_cards(),
        "favor_tiles": favor_tiles(), "town_tiles": town_tiles(),
    }  # fmt: skip
    return places(numbers(group), there[group])


def favor_tiles_with(facts: Mapping[str, Value]) -> dict[str, FavorTile]:
    """Favor tiles with facts that a game replaces."""
    return read_favor_tiles(HOME, facts) if facts else favor_tiles()


def town_tiles_with(facts: Mapping[str, Value]) -> dict[str, TownTile]:
    """Town tiles with facts that a game replaces."""
    return read_town_tiles(HOME, facts) if facts else town_tiles()


def scoring_tiles_with(facts: Mapping[str, Value]) -> dict[str, ScoringTile]:
    """Scoring tiles with facts that a game replaces."""
    return read_scoring_tiles(HOME, facts) if facts else scoring_tiles()


def own_facts(text: str) -> dict[str, Value]:
    """Facts of a game of one's own, from the text of their file."""
    return read_own_facts(HOME, text)


@cache
def replaceable() -> frozenset[str]:
    """The groups in which some facts may be replaced."""
    return frozenset(replaceable_groups(HOME))


def check_facts(facts: Mapping[str, Value]) -> None:
    """Facts that a game replaces: may they be, and do they make sense?"""
    check_replaceable(HOME, facts)
    favor_tiles_with(facts)
    town_tiles_with(facts)
    scoring_tiles_with(facts)
    for box in of_boxes():
        box.check(HOME, facts)


def check_new_facts(facts: Mapping[str, Value]) -> None:
    """The same for a game that is made now, which must agree with what the rulebook states elsewhere."""
    check_facts(facts)
    check_sense(facts, favor_tiles_with(facts))
    for box in of_boxes():
        box.check_new(HOME, facts)


@cache
def maps() -> dict[str, MapFacts]:
    """All maps by name."""
    return read_maps(HOME)


@lru_cache(maxsize=32)
def own_map(name: str, text: str) -> MapFacts:
    """A map of one's own from its text, checked."""
    facts = read_map_text(name, text, common())
    check_map(facts, common(), factions())
    return facts


def map_notes(facts: MapFacts) -> list[MapNote]:
    """What players of a map should know before they sit down."""
    return notes_on(facts, common(), factions())


def unplayable(facts: MapFacts) -> set[str]:
    """Factions that cannot play on a map."""
    return unplayable_on(facts, common(), factions())


@cache
def presets() -> dict[str, Preset]:
    """Named setups by key."""
    return read_presets(HOME)


@cache
def options() -> dict[str, Option]:
    """Every option of a setup by key."""
    return read_options(HOME)


@cache
def offered_options() -> dict[str, Option]:
    """Those that a new game is offered."""
    return {key: option for key, option in options().items() if not option.retired}


@cache
def introductions() -> dict[int, Introduction]:
    """The introductory game by number of players."""
    return read_introductions(HOME)


@cache
def vp_tables() -> dict[str, dict[str, int]]:
    """Starting VP by faction: "flat", and by the name of a map."""
    return read_vp_tables(HOME)


@cache
def vp_marks() -> dict[str, str]:
    """By map: how sure its table of starting VP is, as in `house: why`."""
    return read_vp_marks(HOME)


def read_own_vp(text: str) -> dict[str, int]:
    """Starting VP by faction from the text of a file of one's own."""
    return read_vp_text(text, tuple(factions()))
