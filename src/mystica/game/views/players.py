"""The view of a player, which everybody may see: resources, structures, tracks, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.board import Board
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.purse import priest_room
from mystica.engine.core.reading import (
    bonus_card,
    bowls_of,
    coins_of,
    count_of,
    cult_levels,
    digging_of,
    faction_of,
    favor_tiles,
    has_left,
    has_passed,
    home_terrain,
    keys_left,
    late_steps,
    own_bridges,
    priests_of,
    shipping_of,
    specials_taken,
    start_terrain,
    town_tiles,
    unlocked_terrains,
    vp_of,
    workers_of,
)
from mystica.engine.core.state import State
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
from mystica.game.views.of_boxes import of_boxes

_SPECIALS: dict[int, str] = {
    col.SPECIAL_OF_BONUS: "bonus card", col.SPECIAL_OF_FAVOR: "favor tile", col.SPECIAL_OF_FACTION: "faction",
}  # fmt: skip


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
    """On the map, by code (D, TP, TE, SH, SA, and those of boxes)."""
    structures_left: dict[str, int]
    favors: tuple[str, ...]
    bonus_card: str
    towns: tuple[str, ...]
    keys: int
    passed: bool
    dropped: bool
    specials_taken: tuple[str, ...]
    """Special actions used this round: of the bonus card, a favor tile, the faction, and those of boxes."""
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
    who = faction_of(s, seat)
    if who < 0:
        empty = dict.fromkeys(_structures(s), 0)
        return PlayerView(
            seat, "", "", "", 0, 0, 0, 0, 0, (0, 0, 0), (0, 0, 0, 0), 0, 0, 0, (0, 0), empty, empty, (), "", (), 0,
            False, has_left(s, seat), (), (), 0, 0, (0, 0), 0, "", (), False,
        )  # fmt: skip
    facts = data.factions()[FACTION_KEYS[who]]
    bridges = _bridges(s.setup.board, own_bridges(s, seat))
    counts = {code: count_of(s, seat, number) for number, code in enumerate(_structures(s), 1)}
    fire, water, earth, air = cult_levels(s, seat)
    digging = digging_of(s, seat)
    skip = skip_range(s, seat)
    return PlayerView(
        seat=seat,
        faction=facts.key,
        name=facts.name,
        colour=_colour(home_terrain(s, seat), start_terrain(s, seat)),
        vp=vp_of(s, seat),
        coins=coins_of(s, seat),
        workers=workers_of(s, seat),
        priests=priests_of(s, seat),
        priests_left=priest_room(s, seat),
        bowls=bowls_of(s, seat),
        cults=(fire, water, earth, air),
        shipping=shipping_of(s, seat),
        shipping_value=shipping_value(s, seat),
        digging=digging,
        spade_price=(FACT[who * FACTS + SPADE_WORKERS + digging], FACT[who * FACTS + SPADE_PRIESTS + digging]),
        structures=counts,
        structures_left={code: FACT[who * FACTS + LIMIT + k] - n for k, (code, n) in enumerate(counts.items(), 1)},
        favors=_marked(FAVOR_CODES, favor_tiles(s, seat)),
        bonus_card=BONUS_CODES[bonus_card(s, seat) - 1] if bonus_card(s, seat) else "",
        towns=_towns(s, seat),
        keys=keys_left(s, seat),
        passed=has_passed(s, seat),
        dropped=has_left(s, seat),
        specials_taken=_specials(s, seat),
        bridges=bridges,
        bridges_left=data.common().bridge_limit - len(bridges),
        skip_range=skip,
        skip_price=(skip_workers(s, seat), skip_priests(s, seat)) if skip else (0, 0),
        late_steps=late_steps(s, seat),
        start_terrain=data.common().wheel[start_terrain(s, seat)] if start_terrain(s, seat) >= 0 else "",
        unlocked=_marked(data.common().wheel, unlocked_terrains(s, seat) if facts.traits.get("builds_by_river") else 0),
        action_open=facts.action != "" and (counts["SH"] > 0 or facts.traits.get("bridge_workers", 0) > 0),
    )


def _marked(names: Sequence[str], bits: int) -> tuple[str, ...]:
    """Those whose bit is set."""
    return tuple(name for k, name in enumerate(names) if bits & BIT[k]) if bits else ()


def _specials(s: State, seat: int) -> tuple[str, ...]:
    taken = specials_taken(s, seat)
    if not taken:
        return ()
    marks = _SPECIALS | {mark: name for part in of_boxes() for mark, name in part.specials.items()}
    return tuple(name for mark, name in marks.items() if taken & mark)


def _bridges(board: Board, bits: int) -> tuple[str, ...]:
    if not bits:
        return ()
    ends = ((board.bridge_a[k], board.bridge_b[k]) for k in range(board.n_bridges) if bits & BIT[k])
    return tuple(f"{board.labels[a]}:{board.labels[b]}" for a, b in ends)


def _towns(s: State, seat: int) -> tuple[str, ...]:
    """Each tile as often as it was taken."""
    if not town_tiles(s, seat):
        return ()
    return tuple(code for k, code in enumerate(TOWN_CODES) for _ in range(has_town_tile(s, seat, k)))


def _structures(s: State) -> tuple[str, ...]:
    """Codes of the structures there are in a game."""
    return (*data.STRUCTURES, *(code for part in of_boxes() for code in part.structures(s)))


def _colour(home: int, start: int) -> str:
    """A home terrain still to be chosen is none."""
    terrains = (*data.common().wheel, *data.common().off_wheel)
    return terrains[home] if home < len(terrains) and (home >= WHEEL or start >= 0) else ""
