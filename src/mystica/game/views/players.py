"""A player as everybody sees it: resources, structures, tracks, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mystica import data
from mystica.engine.core.bits import BIT
from mystica.engine.core.board import Board
from mystica.engine.core.ids import (
    STRUCTURE_CODES,
    WHEEL,
)
from mystica.engine.core.purse import priest_room
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL1,
    COINS,
    COLOUR,
    COUNT,
    CULT_LEVEL,
    DIGGING,
    DROPPED,
    FAVOR_TILES,
    FIELDS,
    KEYS,
    LATE_STEPS,
    OWN_BRIDGES,
    PASSED,
    PLAYER,
    PRIESTS,
    SHIPPING,
    SPECIALS_TAKEN,
    START_TERRAIN,
    TOWN_TILES,
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
    LIMIT,
    SPADE_PRIESTS,
    SPADE_WORKERS,
    TOWN_CODES,
)
from mystica.engine.rules.reach import shipping_value, skip_priests, skip_range, skip_workers
from mystica.engine.rules.towns import has_town_tile

_SPECIALS = ("bonus card", "favor tile", "faction", "moving ships", "building a ship")


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
    """On the map, by code (D, TP, TE, SH, SA; with ships SY)."""
    structures_left: dict[str, int]
    favors: tuple[str, ...]
    bonus_card: str
    towns: tuple[str, ...]
    keys: int
    passed: bool
    dropped: bool
    specials_taken: tuple[str, ...]
    """Special actions used this round: of the bonus card, a favor tile, the faction, moving or building ships."""
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


def player_view(s: State, seat: int) -> PlayerView:
    v = s.v
    me = PLAYER + seat * FIELDS
    who = v[me + WHO]
    if who < 0:
        empty = dict.fromkeys(_structures(s), 0)
        return PlayerView(
            seat, "", "", "", 0, 0, 0, 0, 0, (0, 0, 0), (0, 0, 0, 0), 0, 0, 0, (0, 0), empty, empty, (), "", (), 0,
            False, bool(v[me + DROPPED]), (), (), 0, 0, (0, 0), 0, "", (), False,
        )  # fmt: skip
    facts = data.factions()[FACTION_KEYS[who]]
    bridges = _bridges(s.setup.board, v[me + OWN_BRIDGES])
    counts = {code: v[me + COUNT + number] for number, code in enumerate(_structures(s), 1)}
    fire, water, earth, air = (v[me + CULT_LEVEL + track] for track in range(4))
    one, two, three = (v[me + BOWL1 + bowl] for bowl in range(3))
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
        favors=_marked(FAVOR_CODES, v[me + FAVOR_TILES]),
        bonus_card=BONUS_CODES[v[me + BONUS_CARD] - 1] if v[me + BONUS_CARD] else "",
        towns=_towns(s, seat),
        keys=v[me + KEYS],
        passed=bool(v[me + PASSED]),
        dropped=bool(v[me + DROPPED]),
        specials_taken=_marked(_SPECIALS, v[me + SPECIALS_TAKEN]),
        bridges=bridges,
        bridges_left=data.common().bridge_limit - len(bridges),
        skip_range=skip,
        skip_price=(skip_workers(s, seat), skip_priests(s, seat)) if skip else (0, 0),
        late_steps=v[me + LATE_STEPS],
        start_terrain=data.common().wheel[v[me + START_TERRAIN]] if v[me + START_TERRAIN] >= 0 else "",
        unlocked=_marked(data.common().wheel, v[me + UNLOCKED] if facts.traits.get("builds_by_river") else 0),
        action_open=facts.action != "" and (counts["SH"] > 0 or facts.traits.get("bridge_workers", 0) > 0),
    )


def _marked(names: Sequence[str], bits: int) -> tuple[str, ...]:
    """Those whose bit is set."""
    return tuple(name for k, name in enumerate(names) if bits & BIT[k]) if bits else ()


def _bridges(board: Board, bits: int) -> tuple[str, ...]:
    if not bits:
        return ()
    ends = ((board.bridge_a[k], board.bridge_b[k]) for k in range(board.n_bridges) if bits & BIT[k])
    return tuple(f"{board.labels[a]}:{board.labels[b]}" for a, b in ends)


def _towns(s: State, seat: int) -> tuple[str, ...]:
    """Each tile as often as it was taken."""
    if not s.v[PLAYER + seat * FIELDS + TOWN_TILES]:
        return ()
    return tuple(code for k, code in enumerate(TOWN_CODES) for _ in range(has_town_tile(s, seat, k)))


def _structures(s: State) -> tuple[str, ...]:
    """Codes of the structures there are in a game."""
    return STRUCTURE_CODES[1:] if s.setup.ships else tuple(data.STRUCTURES)


def _colour(home: int, start: int) -> str:
    """A home terrain still to be chosen is none."""
    terrains = (*data.common().wheel, *data.OFF_WHEEL)
    return terrains[home] if home < len(terrains) and (home >= WHEEL or start >= 0) else ""
