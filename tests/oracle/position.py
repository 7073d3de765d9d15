"""The columns of a state in plain words."""

from __future__ import annotations

from dataclasses import dataclass, field

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.setup import Setup
from mystica.engine.core.state import State
from tests.oracle.facts import BONUS, CODES, FACTION_KEYS, FACTIONS, FAVORS, POWERS, SCORING, TERRAINS, TOWNS, WHEEL
from tests.oracle.geometry import Geometry, geometry


@dataclass(frozen=True)
class Frame:
    kind: int
    seat: int
    amount: int
    argument: int


@dataclass(frozen=True)
class Spades:
    """A transform and build under way."""

    free: int
    homes: frozenset[int]  # spaces that became home in this action
    skipped: bool  # tunnel or carpet was used
    off_home: bool  # a space was left short of home
    started: bool  # spades were used
    plain: bool  # nothing transformed yet: a build-only action is still open
    bought: bool  # some of the spades in hand were bought beforehand
    spaces: int  # that may still be transformed


@dataclass
class Player:
    seat: int
    faction: data.Faction | None
    home: str
    vp: int
    coins: int
    workers: int
    priests: int
    bowls: list[int]
    cults: list[int]
    shipping: int
    digging: int
    skip_extra: int
    favors: set[str]
    card: str
    passed: bool
    dropped: bool
    keys: int
    town_tiles: dict[str, int]
    towns: set[int]
    links: set[int]
    bridges: set[int]
    specials: set[str]
    priests_sent: int
    stopped: set[int]
    late_steps: int
    counts: dict[str, int]
    start: str  # terrain of the first dwellings
    unlocked: set[str]
    supply: int  # priests in all
    bid: tuple[int, int]  # place of the faction held in an auction + 1, and VP

    @property
    def board(self) -> data.Faction:
        assert self.faction is not None
        return self.faction

    def trait(self, name: str) -> int:
        return self.board.traits.get(name, 0)


@dataclass
class Game:
    setup: Setup
    map: Geometry
    round: int
    phase: int
    current: int
    stack: list[Frame]
    order: list[int]
    offers: list[tuple[int, int, int]]  # owner, builder, power; oldest first
    power_taken: set[str]
    first_terrain: dict[int, str]
    cards_left: set[str]
    card_coins: dict[str, int]
    favors_left: dict[str, int]
    towns_left: dict[str, int]
    town_picks: int
    priests_at: dict[tuple[int, int], int]  # (track, place) -> seat; place 0 is the one for 3 steps
    bridges: set[int]
    terrain: dict[int, str]
    structures: dict[int, tuple[int, str]]
    players: list[Player]
    memo: dict[tuple[str, int], frozenset[int]] = field(default_factory=dict)
    questions: dict[int, Frame] = field(default_factory=dict)

    @property
    def scoring(self) -> data.ScoringTile:
        return list(SCORING.values())[int(self.setup.scoring[self.round - 1])]


def bits(word: int) -> set[int]:
    return {k for k in range(word.bit_length()) if word >> k & 1}


def spaces_of(v: list[int], lo: int, hi: int) -> set[int]:
    return bits(v[lo]) | {60 + k for k in bits(v[hi])}


def read(state: State) -> Game:
    """Decode the columns."""
    v = state.values()
    setup = state.setup
    n = int(setup.n)
    board = geometry(setup.board.name)
    bonus, favors, towns = list(BONUS), list(FAVORS), list(TOWNS)
    structures: dict[int, tuple[int, str]] = {}
    for space in board.spaces:
        found = v[int(col.STRUCTURE) + space]
        if found:
            structures[space] = (found // 8 - 1, CODES[found % 8])
    players = []
    for seat in range(n):
        me = int(col.PLAYER) + seat * int(col.FIELDS)
        who = v[me + int(col.WHO)]
        own = [code for owner, code in structures.values() if owner == seat]
        card = v[me + int(col.BONUS_CARD)]
        players.append(
            Player(
                seat=seat,
                faction=FACTIONS[FACTION_KEYS[who]] if who >= 0 else None,
                home=TERRAINS[v[me + int(col.COLOUR)]] if who >= 0 else "",
                vp=v[me + int(col.VP)],
                coins=v[me + int(col.COINS)],
                workers=v[me + int(col.WORKERS)],
                priests=v[me + int(col.PRIESTS)],
                bowls=[v[me + int(col.BOWL1) + i] for i in range(3)],
                cults=[v[me + int(col.CULT_LEVEL) + i] for i in range(4)],
                shipping=v[me + int(col.SHIPPING)],
                digging=v[me + int(col.DIGGING)],
                skip_extra=v[me + int(col.SKIP_EXTRA)],
                favors={favors[k] for k in bits(v[me + int(col.FAVOR_TILES)])},
                card=bonus[card - 1] if card else "",
                passed=v[me + int(col.PASSED)] != 0,
                dropped=v[me + int(col.DROPPED)] != 0,
                keys=v[me + int(col.KEYS)],
                town_tiles={code: v[me + int(col.TOWN_TILES)] >> 3 * k & 7 for k, code in enumerate(towns)},
                towns=spaces_of(v, me + int(col.TOWN_LO), me + int(col.TOWN_HI)),
                links=spaces_of(v, me + int(col.LINK_LO), me + int(col.LINK_HI)),
                bridges=bits(v[me + int(col.OWN_BRIDGES)]),
                specials={("bonus", "favor", "faction")[k] for k in bits(v[me + int(col.SPECIALS_TAKEN)])},
                priests_sent=v[me + int(col.PRIESTS_SENT)],
                stopped=bits(v[me + int(col.STOPPED)]),
                late_steps=v[me + int(col.LATE_STEPS)],
                counts={code: own.count(code) for code in CODES[1:]},
                start=TERRAINS[v[me + int(col.START_TERRAIN)]]
                if who >= 0 and v[me + int(col.START_TERRAIN)] >= 0
                else "",
                unlocked={WHEEL[k] for k in bits(v[me + int(col.UNLOCKED)])} if who >= 0 else set(),
                supply=v[me + int(col.PRIEST_SUPPLY)],
                bid=(0, 0) if who >= 0 else (v[me + int(col.UNLOCKED)], v[me + int(col.TOWNS_FOUNDED)]),
            )
        )
    frames = [int(col.FRAME) + 4 * d for d in range(v[int(col.DEPTH)])]
    offers = [v[int(col.OFFER) + i] for i in range(v[int(col.OFFERS)])]
    return Game(
        setup=setup,
        map=board,
        round=v[int(col.ROUND)],
        phase=v[int(col.PHASE)],
        current=v[int(col.CURRENT)],
        stack=[Frame(v[i], v[i + 1], v[i + 2], v[i + 3]) for i in frames],
        order=[v[int(col.ORDER) + k] for k in range(n)],
        offers=[(o % 8, o // 8 % 8, o // 64 % 64) for o in offers],
        power_taken={list(POWERS)[k] for k in bits(v[int(col.POWER_TAKEN)])},
        first_terrain=board.colours,
        cards_left={bonus[k] for k in bits(v[int(col.BONUS_LEFT)])},
        card_coins={code: v[int(col.BONUS_COINS) + k] for k, code in enumerate(bonus)},
        favors_left={code: v[int(col.FAVORS_LEFT) + k] for k, code in enumerate(favors)},
        towns_left={code: v[int(col.TOWNS_LEFT) + k] for k, code in enumerate(towns)},
        town_picks=v[int(col.TOWN_PICKS)],
        priests_at={
            (t, place): v[int(col.PRIESTS_AT) + t * 4 + place] - 1
            for t in range(4)
            for place in range(4)
            if v[int(col.PRIESTS_AT) + t * 4 + place]
        },
        bridges=bits(v[int(col.BRIDGES)]),
        terrain={
            space: "river" if space in board.rivers else TERRAINS[v[int(col.TERRAIN) + space]] for space in board.spaces
        },
        structures=structures,
        players=players,
    )


def spades_of(frame: Frame) -> Spades:
    """The argument of a SPADES frame: three spaces + 1 in 7 bits each, then marks."""
    a = frame.argument
    marks = [a % 128, a // 128 % 128, a // 16384 % 128]
    return Spades(
        free=frame.amount,
        homes=frozenset(m - 1 for m in marks if m),
        skipped=bool(a >> 21 & 1),
        off_home=bool(a >> 22 & 1),
        started=bool(a >> 23 & 1),
        plain=bool(a >> 26 & 1),
        bought=bool(a >> 27 & 1),
        spaces=a >> 24 & 3,
    )
