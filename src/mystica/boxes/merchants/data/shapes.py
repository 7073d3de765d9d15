"""Record types for what the box has besides tiles: trade, shipyard boards, range tiles, canals. Frozen."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Trade:
    """What a visit to one kind of structure brings. Of `one_of` the visitor picks one."""

    vp: int = 0
    coins: int = 0
    workers: int = 0
    power: int = 0
    spades: int = 0
    one_of: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Yard:
    """The shipyard board of a faction. `numbers` are its prices, rewards and abilities; absent ones count as 0."""

    faction: str
    numbers: dict[str, int]
    provenance: dict[str, str]


@dataclass(frozen=True, slots=True)
class Range:
    """A range tile: by space from the left, how far merchants move and how far tunnel or carpet reach."""

    faction: str
    movement: tuple[int, ...]
    reach: tuple[int, ...]
    provenance: dict[str, str]
    stated: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """By track: its first spaces, as far as the rulebook states them."""


@dataclass(frozen=True, slots=True)
class ShipFacts:
    """Everything about ships that is not a tile."""

    each: int
    markers: int
    extra_power: int
    move_action: str
    """Code of the special action of every shipyard board, in ledgers."""
    build_action: str
    """Code of the special action that the shipyard opens."""
    trade: dict[str, Trade]
    yards: dict[str, Yard]
    ranges: dict[str, Range]
    canals: dict[str, tuple[tuple[str, str], ...]]
    """By map: the labels of the two land spaces each canal lies between."""
    canal_provenance: dict[str, str]
    sources: dict[str, str]
