"""Record types for all facts. Frozen, without behaviour."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

CULTS = ("fire", "water", "earth", "air")
RESOURCES = ("coins", "workers", "priests", "power")
STRUCTURES = ("D", "TP", "TE", "SH", "SA")
EVENTS = ("spade", "town", "advance")
"""What a scoring tile pays VP for besides building: `advance` is a step of shipping, range or exchange track."""
PROFILES = ("official", "snellman")
RIVER = "river"
NO_SPACE = "none"
"""In the rows of a map: a place without a space."""
MEASURES = ("distance", "stronghold-sanctuary", "edge", "clusters")
"""What a final scoring tile measures in one connected area. Boxes may have other measures."""


@dataclass(frozen=True, slots=True)
class Income:
    """What a board, card or tile brings in the income phase."""

    coins: int = 0
    workers: int = 0
    priests: int = 0
    power: int = 0
    more: Mapping[str, int] = field(default_factory=Counter, hash=False)
    """What boxes add: see `Tile.more`."""


@dataclass(frozen=True, slots=True)
class Structure:
    """One kind of structure on a faction board. `coins` of a trading house is the price beside another player."""

    code: str
    workers: int
    coins: int
    power_value: int
    limit: int
    favors: int
    income: tuple[Income, ...]
    """Indexed by the number of these structures on the map."""


@dataclass(frozen=True, slots=True)
class Track:
    """The shipping track: its ends, the price of a step and the VP of each step in turn."""

    start: int
    top: int
    coins: int
    priests: int
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Digging:
    """The digging track: price of a spade by level, price of a step and the VP of each step in turn."""

    top: int
    workers_per_spade: tuple[int, ...]
    priests_per_spade: tuple[int, ...]
    workers: int
    coins: int
    priests: int
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction board. `traits` are the numbers of its abilities; one that is absent counts as 0."""

    key: str
    name: str
    colour: str
    source: str
    ability: str
    stronghold: str
    """Both in English, if no catalogue has a sentence for them yet; those of our own factions are empty."""
    coins: int
    workers: int
    priests: int
    power: tuple[int, int, int]
    cults: tuple[int, int, int, int]
    first_dwellings: int
    shipping: Track | None
    digging: Digging
    structures: dict[str, Structure]
    traits: dict[str, int]
    action: str = ""
    """Code of the faction's own action in ledgers."""
    other_action: str = ""
    """Code of that action where it is paid with power tokens."""
    option: str = ""
    """The option that brings it, empty for the base game."""


@dataclass(frozen=True, slots=True)
class TileFacts:
    """What tiles may have beyond what all of their kind have, because a box says so; by kind, the keys in order."""

    numbers: Mapping[str, tuple[str, ...]]
    """The kinds are the groups of tiles.toml, `income`, and `pass_vp` of bonus cards."""
    rows: Mapping[str, tuple[str, ...]]
    tables: Mapping[str, tuple[str, ...]]
    events: tuple[str, ...]
    """What scoring tiles pay VP for besides building."""
    measures: tuple[str, ...]
    """What final scoring tiles measure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """What every tile, card and power action has. The `name` of a tile is for those that no catalogue names yet."""

    code: str
    option: str = ""
    """The option that brings it, empty for the base game."""
    source: str = ""
    provenance: dict[str, str] = field(default_factory=dict)
    """By key: how sure a value is that no text at hand states."""
    more: Mapping[str, int] = field(default_factory=Counter)
    """Numbers that a box gives to tiles of this kind beyond what all have, see its manifest; absent ones count as 0."""
    more_rows: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Lists of numbers, likewise; only those that are there."""
    more_tables: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Numbers by structure, likewise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PowerAction(Tile):
    """A power action: its price in power, priests that go back to the supply, and what it brings."""

    cost: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    spades: int = 0
    bridges: int = 0
    paid_priests: int = 0
    favors: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusCard(Tile):
    """A bonus card. `spades` and `steps` are its special action; `pass_vp` by structure or "shipping"."""

    name: str = ""
    income: Income = field(default_factory=Income)
    spades: int = 0
    steps: int = 0
    shipping: int = 0
    pass_vp: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class FavorTile(Tile):
    """A favor tile. `town_power` is the power a town needs with it, 0 if it changes nothing."""

    name: str = ""
    count: int = 0
    cult: int = 0
    steps: int = 0
    income: Income = field(default_factory=Income)
    action_steps: int = 0
    town_power: int = 0
    build_vp: dict[str, int] = field(default_factory=dict)
    pass_vp_trading_houses: tuple[int, ...] = ()
    one_of: dict[str, int] = field(default_factory=dict)
    """Once: steps of shipping with workers, or a priest from the supply sent to a cult with coins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TownTile(Tile):
    """A town tile. `steps` go on every cult track, `shipping` on the shipping track."""

    name: str = ""
    count: int = 0
    keys: int = 0
    vp: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    power: int = 0
    steps: int = 0
    shipping: int = 0
    skip_range: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoringTile(Tile):
    """A scoring tile: VP for an event, then a reward for every `per` steps on a cult (-1: priests on cult spaces)."""

    name: str
    event: str
    vp: int
    cult: int
    per: int
    coins: int
    workers: int
    priests: int
    power: int
    spades: int
    shipping: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalTile(Tile):
    """A final scoring tile: VP of the places for the most of something in one connected area."""

    name: str
    ledger: str
    """Its name in recorded games."""
    measure: str
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MapFacts:
    """A map: rows of colours, "river", or "none" where there is no space. Short rows are set in by half a space."""

    name: str
    title: str
    source: str
    rows: tuple[tuple[str, ...], ...]
    first_row_short: bool
    site_id: str
    site_ids: tuple[str, ...]
    """Every id the community site has for this terrain."""
    site_first_row: str
    """Letter of the first row in recorded games; printed letters start with A."""


@dataclass(frozen=True, slots=True)
class Common:
    """The numbers every faction shares."""

    players: tuple[int, int]
    rounds: int
    starting_vp: int
    priest_limit: int
    bridge_limit: int
    power_tokens: int
    extra_bonus_cards: int
    coins_on_leftover_card: int
    spade_tile_barred_rounds: tuple[int, ...]
    auction_vp: int
    structure_names: dict[str, str]
    """By code, those of boxes last."""
    structure_limits: dict[str, int]
    power_values: dict[str, int]
    upgrades: dict[str, str]
    lonely_trading_house_factor: int
    town_power: int
    town_structures: int
    sanctuary_counts: int
    burn_cost: int
    burn_gain: int
    conversions: dict[str, tuple[int, int]]
    """Name -> (paid, gained)."""
    cults: tuple[str, ...]
    cult_top: int
    cult_power: dict[int, int]
    priest_steps: tuple[int, ...]
    returned_priest_steps: int
    wheel: tuple[str, ...]
    terrain_names: dict[str, str]
    terrain_letters: dict[str, str]
    off_wheel: tuple[str, ...]
    """Terrains that are not on the transformation cycle."""
    other_colours: tuple[str, ...]
    """Colours off the cycle that a faction may have: those terrains, and what stands for a terrain of choice."""
    area_vp: tuple[int, ...]
    cult_vp: tuple[int, ...]
    coins_per_vp: int
    traits: dict[str, str]
    """Every trait a faction may have, with its meaning."""
    sources: dict[str, str]
    """Table of the file -> its source."""


@dataclass(frozen=True, slots=True)
class Following:
    """A value that an option has because of other choices, as long as nobody chooses one."""

    value: str
    when: dict[str, str]
    """Options with a value; one of them is enough."""
    map_without: str
    """Or what the map lacks."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of the setup with the value each profile starts from. Bools have the values "false" and "true"."""

    key: str
    values: tuple[str, ...]
    official: str
    snellman: str
    text: str
    source: str
    whole: str
    """The option that switches it on with all its other parts; empty if it stands alone."""
    needs: str
    """The option without which it makes no sense."""
    since: int
    """The version of saves and setups that it came with."""
    before: str = ""
    """The value that files from before it are read with, so that games keep their rules; empty for the profile's."""
    retired: bool = False
    """Nobody is offered it: it is met in older games only."""

    def in_older(self, profile: str) -> str:
        """The value that a file which does not know the option is read with."""
        return self.before or str(getattr(self, profile))

    follows: dict[str, Following] = field(default_factory=dict)
    """By reason: values that follow from other choices. The first that applies counts, before preset and profile."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made choice of options under a name; the introductory game is given in full."""

    key: str
    name: str
    text: str
    options: dict[str, str]
    introductory: bool = False


@dataclass(frozen=True, slots=True)
class Introduction:
    """The introductory game for one number of players; factions in seat order."""

    players: int
    factions: tuple[str, ...]
    dwellings: dict[str, tuple[str, ...]]
    scoring: tuple[str, ...]
    bonus: tuple[str, ...]
    status: str
    source: str
    map: str = "base"
