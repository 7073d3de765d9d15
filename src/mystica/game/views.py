"""What lies on the table, as small frozen objects: players, map, tiles, cults, offers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mystica import data
from mystica.engine.core.bits import BIT, HI, LO
from mystica.engine.core.board import Board
from mystica.engine.core.ids import (
    ACTIONS,
    CHOOSING,
    CULT_BONUS,
    DEALING,
    OVER,
    RIVER,
    SETTLING,
    STRUCTURE_CODES,
    TOP,
    WHEEL,
)
from mystica.engine.core.purse import priest_room
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import (
    BONUS_CARD,
    BONUS_COINS,
    BOWL1,
    BRIDGES,
    COINS,
    COLOUR,
    COUNT,
    CULT_LEVEL,
    DIGGING,
    DROPPED,
    FAVOR_TILES,
    FAVORS_LEFT,
    FIELDS,
    KEYS,
    LATE_STEPS,
    OFFER,
    OFFERS,
    OWN_BRIDGES,
    PASSED,
    PLAYER,
    POWER_TAKEN,
    PRIESTS,
    PRIESTS_AT,
    ROUND,
    SHIPPING,
    SPECIALS_TAKEN,
    START_TERRAIN,
    STRUCTURE,
    TERRAIN,
    TOWN_HI,
    TOWN_LO,
    TOWNS_LEFT,
    UNLOCKED,
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
    FINAL_CODES,
    LIMIT,
    POWER_CODES,
    SCORING_CODES,
    SPADE_PRIESTS,
    SPADE_WORKERS,
    TOWN_CODES,
)
from mystica.engine.rules.leech import offer_builder, offer_owner, offer_power, taken_power
from mystica.engine.rules.reach import shipping_value, skip_priests, skip_range, skip_workers
from mystica.engine.rules.setup import holder_of, least_bid
from mystica.engine.rules.towns import has_town_tile

PHASES: dict[int, str] = {
    CHOOSING: "factions", SETTLING: "dwellings", DEALING: "bonus cards", ACTIONS: "actions", CULT_BONUS: "cult bonus",
    OVER: "over",
}  # fmt: skip
_SPECIALS = ("bonus card", "favor tile", "faction")


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat and everything in front of it. Before a faction is chosen all numbers are 0."""

    seat: int
    faction: str
    """Key of the faction, empty before it is chosen."""
    name: str
    colour: str
    vp: int
    coins: int
    workers: int
    priests: int
    priests_left: int
    """In the supply."""
    bowls: tuple[int, int, int]
    cults: tuple[int, int, int, int]
    shipping: int
    """Level of the track."""
    shipping_value: int
    """With the bonus card in hand."""
    digging: int
    """Level of the exchange track."""
    spade_price: tuple[int, int]
    """Workers and priests for one spade."""
    structures: dict[str, int]
    """On the map, by code (D, TP, TE, SH, SA)."""
    structures_left: dict[str, int]
    favors: tuple[str, ...]
    bonus_card: str
    towns: tuple[str, ...]
    keys: int
    passed: bool
    dropped: bool
    specials_taken: tuple[str, ...]
    """Special actions used this round: of the bonus card, a favor tile, the faction."""
    bridges: tuple[str, ...]
    """As labels, like C1:B2."""
    bridges_left: int
    skip_range: int
    """Spaces that tunnel or carpet may skip; 0 for factions without."""
    skip_price: tuple[int, int]
    """Workers and priests for tunnel or carpet."""
    late_steps: int
    """Cult steps left open under that ruling."""
    start_terrain: str
    """The terrain of the wheel the faction started on; empty before it is chosen."""
    unlocked: tuple[str, ...]
    """Terrains to build on, for a faction that unlocks them."""
    action_open: bool
    """Does the faction's own special action stand open: with its stronghold, or from the start where it is bought?"""


@dataclass(frozen=True, slots=True)
class SpaceView:
    """One space of the map."""

    label: str
    row: int
    column: int
    x: int
    """Half spaces from the left: rows that are set in begin with 1."""
    terrain: str
    """A colour, or river."""
    structure: str
    """Code, empty if nothing stands there."""
    owner: int | None
    town_of: int | None
    """Seat whose town the space belongs to."""
    neighbours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BridgeView:
    """A bridge and whose it is."""

    ends: tuple[str, str]
    owner: int


@dataclass(frozen=True, slots=True)
class MapView:
    """The map, row by row; `map["F3"]` is one space."""

    name: str
    spaces: tuple[SpaceView, ...]
    bridges: tuple[BridgeView, ...]

    def __getitem__(self, label: str) -> SpaceView:
        for space in self.spaces:
            if space.label.upper() == label.upper():
                return space
        raise KeyError(label)


@dataclass(frozen=True, slots=True)
class ScoringView:
    """The scoring tile of a round."""

    round: int
    code: str
    current: bool


@dataclass(frozen=True, slots=True)
class BonusView:
    """A bonus card of this game: the coins on it, and who holds it."""

    code: str
    coins: int
    holder: int | None


@dataclass(frozen=True, slots=True)
class TilesView:
    """Everything beside the map. What the tiles do is in `mystica.data`."""

    scoring: tuple[ScoringView, ...]
    bonus: tuple[BonusView, ...]
    favors_left: dict[str, int]
    towns_left: dict[str, int]
    power_actions: dict[str, bool]
    """By code: is it taken this round?"""
    final: str
    """The final scoring tile that is added, if one is."""


@dataclass(frozen=True, slots=True)
class CultView:
    """One cult track: levels by seat, who stands on its places (3, 2, 2, 2 steps), and who is on top."""

    name: str
    levels: tuple[int, ...]
    priests: tuple[int | None, ...]
    top: int | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """Power offered and not answered yet. `gain` is what taking it would bring now, `price` the VP it would cost."""

    owner: int
    builder: int
    power: int
    gain: int
    price: int


@dataclass(frozen=True, slots=True)
class AuctionView:
    """A faction that is bid for: who holds it for how many VP, and what the next bid must be at least."""

    faction: str
    holder: int | None
    bid: int
    least: int


def player_view(s: State, seat: int) -> PlayerView:
    v = s.values()
    me = PLAYER + seat * FIELDS
    who = v[me + WHO]
    board = s.setup.board
    if who < 0:
        empty = dict.fromkeys(_structures(s), 0)
        return PlayerView(
            seat, "", "", "", 0, 0, 0, 0, 0, (0, 0, 0), (0, 0, 0, 0), 0, 0, 0, (0, 0), empty, empty, (), "", (), 0,
            False, bool(v[me + DROPPED]), (), (), 0, 0, (0, 0), 0, "", (), False,
        )  # fmt: skip
    facts = data.factions()[FACTION_KEYS[who]]
    bridges = [
        f"{board.labels[board.bridge_a[k]]}:{board.labels[board.bridge_b[k]]}"
        for k in range(board.n_bridges)
        if v[me + OWN_BRIDGES] & BIT[k]
    ]
    counts = {code: v[me + COUNT + number] for number, code in enumerate(_structures(s), 1)}
    fire, water, earth, air = v[me + CULT_LEVEL : me + CULT_LEVEL + 4]
    one, two, three = v[me + BOWL1 : me + BOWL1 + 3]
    digging = v[me + DIGGING]
    skip = skip_range(s, seat)
    return PlayerView(
        seat=seat,
        faction=facts.key,
        name=facts.name,
        colour=_colour(v[me + COLOUR], v[me + START_TERRAIN]),
        vp=v[me + VP],
        coins=v[me + COINS],
        workers=v[me + WORKERS],
        priests=v[me + PRIESTS],
        priests_left=priest_room(s, seat),
        bowls=(one, two, three),
        cults=(fire, water, earth, air),
        shipping=v[me + SHIPPING],
        shipping_value=shipping_value(s, seat),
        digging=digging,
        spade_price=(FACT[who * FACTS + SPADE_WORKERS + digging], FACT[who * FACTS + SPADE_PRIESTS + digging]),
        structures=counts,
        structures_left={code: FACT[who * FACTS + LIMIT + k] - n for k, (code, n) in enumerate(counts.items(), 1)},
        favors=tuple(code for k, code in enumerate(FAVOR_CODES) if v[me + FAVOR_TILES] & BIT[k]),
        bonus_card=BONUS_CODES[v[me + BONUS_CARD] - 1] if v[me + BONUS_CARD] else "",
        towns=tuple(code for k, code in enumerate(TOWN_CODES) for _ in range(has_town_tile(s, seat, k))),
        keys=v[me + KEYS],
        passed=bool(v[me + PASSED]),
        dropped=bool(v[me + DROPPED]),
        specials_taken=tuple(name for k, name in enumerate(_SPECIALS) if v[me + SPECIALS_TAKEN] & BIT[k]),
        bridges=tuple(bridges),
        bridges_left=data.common().bridge_limit - len(bridges),
        skip_range=skip,
        skip_price=(skip_workers(s, seat), skip_priests(s, seat)) if skip else (0, 0),
        late_steps=v[me + LATE_STEPS],
        start_terrain=data.common().wheel[v[me + START_TERRAIN]] if v[me + START_TERRAIN] >= 0 else "",
        unlocked=tuple(
            colour
            for k, colour in enumerate(data.common().wheel)
            if facts.traits.get("builds_by_river") and v[me + UNLOCKED] & BIT[k]
        ),
        action_open=facts.action != "" and (counts["SH"] > 0 or facts.traits.get("bridge_workers", 0) > 0),
    )


def _structures(s: State) -> tuple[str, ...]:
    """Codes of the structures there are in a game."""
    return STRUCTURE_CODES[1:] if s.setup.ships else tuple(data.STRUCTURES)


def _colour(home: int, start: int) -> str:
    """A home terrain still to be chosen is none."""
    terrains = (*data.common().wheel, *data.OFF_WHEEL)
    return terrains[home] if home < len(terrains) and (home >= WHEEL or start >= 0) else ""


@cache
def _neighbours(board: Board) -> tuple[tuple[str, ...], ...]:
    """By space of a map: the labels of those around it."""
    return tuple(tuple(board.labels[k] for k in near) for near in board.near_list)


def map_view(s: State) -> MapView:
    v = s.values()
    board = s.setup.board
    terrains = (*data.common().wheel, *data.OFF_WHEEL)
    seats = range(s.setup.n)
    neighbours = _neighbours(board)
    town_of: dict[int, int] = {}
    for p in reversed(seats):
        lo, hi = v[PLAYER + p * FIELDS + TOWN_LO], v[PLAYER + p * FIELDS + TOWN_HI]
        town_of.update({i: p for i in range(board.n) if lo & LO[i] or hi & HI[i]} if lo or hi else {})
    spaces: list[SpaceView] = []
    for i in range(board.n):
        stands = v[STRUCTURE + i]
        spaces.append(
            SpaceView(
                label=board.labels[i],
                row=board.rows[i],
                column=board.columns[i],
                x=board.half[i],
                terrain="river" if v[TERRAIN + i] == RIVER else terrains[v[TERRAIN + i]],
                structure=STRUCTURE_CODES[stands % 8],
                owner=stands // 8 - 1 if stands else None,
                town_of=town_of.get(i),
                neighbours=neighbours[i],
            )
        )
    bridges = [
        BridgeView((board.labels[board.bridge_a[k]], board.labels[board.bridge_b[k]]), p)
        for k in range(board.n_bridges)
        if v[BRIDGES] & BIT[k]
        for p in seats
        if v[PLAYER + p * FIELDS + OWN_BRIDGES] & BIT[k]
    ]
    return MapView(board.name, tuple(spaces), tuple(bridges))


def tiles_view(s: State) -> TilesView:
    v = s.values()
    holders = {v[PLAYER + p * FIELDS + BONUS_CARD] - 1: p for p in range(s.setup.n)}
    scoring = s.setup.scoring
    return TilesView(
        scoring=tuple(
            ScoringView(k + 1, SCORING_CODES[scoring[k]], k + 1 == v[ROUND]) for k in range(data.common().rounds)
        ),
        bonus=tuple(BonusView(BONUS_CODES[c], v[BONUS_COINS + c], holders.get(c)) for c in s.setup.bonus),
        favors_left={code: v[FAVORS_LEFT + k] for k, code in enumerate(FAVOR_CODES[: s.setup.favors])},
        towns_left={TOWN_CODES[k]: v[TOWNS_LEFT + k] for k in s.setup.towns},
        power_actions={code: v[POWER_TAKEN] & BIT[k] != 0 for k, code in enumerate(POWER_CODES[: s.setup.powers])},
        final=FINAL_CODES[s.setup.final_tile - 1] if s.setup.final_tile else "",
    )


def cult_views(s: State) -> tuple[CultView, ...]:
    v = s.values()
    out: list[CultView] = []
    for track, name in enumerate(data.CULTS):
        levels = tuple(v[PLAYER + p * FIELDS + CULT_LEVEL + track] for p in range(s.setup.n))
        places = v[PRIESTS_AT + track * 4 : PRIESTS_AT + track * 4 + 4]
        priests = tuple(seat - 1 if seat else None for seat in places)
        out.append(CultView(name, levels, priests, levels.index(TOP) if TOP in levels else None))
    return tuple(out)


def offer_views(s: State) -> tuple[OfferView, ...]:
    out: list[OfferView] = []
    for i in range(s.v[OFFERS]):
        offer = s.v[OFFER + i]
        gain = taken_power(s, offer)
        out.append(OfferView(offer_owner(offer), offer_builder(offer), offer_power(offer), gain, max(gain - 1, 0)))
    return tuple(out)


def auction_views(s: State) -> tuple[AuctionView, ...]:
    """The factions up for auction in the order they were drawn; nothing where there is none, or it is over."""
    v = s.values()
    if s.setup.faction_mode != AUCTION or v[PLAYER + WHO] >= 0:
        return ()
    out: list[AuctionView] = []
    for place, faction in enumerate(s.setup.factions):
        holder = holder_of(s, place)
        least = least_bid(s, place)
        bid = least - 1 if holder >= 0 else 0
        out.append(AuctionView(FACTION_KEYS[faction], holder if holder >= 0 else None, bid, least))
    return tuple(out)
