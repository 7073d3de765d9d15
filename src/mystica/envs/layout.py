"""The name and place of every number of an observation; `engine/observing` writes them in this order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mystica.engine.core.ids import ROUNDS, SEATS, SPACES
from mystica.engine.core.tables import N_BONUS, N_FACTIONS, N_FAVORS, N_POWER, N_TOWNS
from mystica.engine.observing.sizes import (
    ASKED,
    BRIDGE_PLACES,
    COLOURS,
    COMMON_SIZE,
    KINDS,
    MAP_SIZE,
    N_FINAL,
    N_SCORING,
    OBSERVATION_SIZE,
    OPEN,
    PLACES,
    SEAT_SIZE,
    SPECIALS,
    STARTS,
)
from mystica.envs.of_boxes import Named, of_boxes

COMMON, SEAT, MAP = "common", "seat", "map"


@dataclass(frozen=True)
class Block:
    """Numbers that belong together. Those of a seat are there five times, the seat that looks first."""

    part: str
    name: str
    size: int
    meaning: str
    first: int = 0
    """Place of the first number: in the observation, or in the part of a seat."""


_COMMON: tuple[Named, ...] = (
    ("round", 1, "0 before the first, then 1 to 6"),
    ("phase", 6, "one of: factions, first dwellings, bonus cards, actions, cult bonus, over"),
    ("decision", KINDS, "one of the frames of the decision stack, by number: what is decided now"),
    ("decision_amount", 1, "its amount: spades, steps, actions left, number of the tile"),
    ("pending", KINDS, "how many frames of each kind lie on the stack"),
    ("decider", SEATS, "which seat decides, counted from the one that looks"),
    ("turn_of", SEATS, "whose turn it is or was last, counted likewise"),
    ("first_passed", SEATS, "who passed first in this round, counted likewise"),
    ("town_picks", 1, "founded towns whose tile is still to be picked"),
    ("ability_asks", ASKED, "one of the questions of a faction's own, if one is asked"),
    ("ability_number", 1, "its number: tokens or steps"),
    ("spades", 8, "transform under way: free spades, spaces left, then marks: tunnel or carpet used, short of home, "
     "started, only building so far, spades bought, dwelling built already"),
    ("spades_barred", STARTS, "a terrain that these spades must not transform"),
    ("scoring_tiles", ROUNDS * N_SCORING, "round by round, one of the scoring tiles"),
    ("final_tile", N_FINAL, "one of the final scoring tiles, if there is one"),
    ("bonus_in_play", N_BONUS, "bonus cards of this game"),
    ("bonus_left", N_BONUS, "bonus cards that nobody holds"),
    ("bonus_coins", N_BONUS, "coins on each card"),
    ("favors_left", N_FAVORS, "copies of each favor tile"),
    ("towns_left", N_TOWNS, "copies of each town tile"),
    ("power_taken", N_POWER, "power actions taken in this round"),
    ("priests_at", PLACES, "4 places on each of 4 tracks, that for 3 steps first: 0, or 1 + seat likewise"),
    ("bridges", BRIDGE_PLACES, "places for bridges in the order of their actions: 0, or 1 + seat likewise"),
    ("auction_drawn", N_FACTIONS, "factions to bid on, while there is an auction"),
    ("auction_holder", N_FACTIONS, "who holds them: 0, or 1 + seat likewise"),
    ("auction_bid", N_FACTIONS, "for how many VP"),
)  # fmt: skip

_SEAT: tuple[Named, ...] = (
    ("seated", 1, "1, or 0 where nobody sits"),
    ("faction", N_FACTIONS, "one of the factions; none before it is chosen"),
    ("home", COLOURS, "one of the home terrains; the last is a board without one"),
    ("start_terrain", STARTS, "one of the terrains of the cycle: home, or chosen at the start"),
    ("vp", 1, "VP"),
    ("coins", 1, "coins"),
    ("workers", 1, "workers"),
    ("priests", 1, "priests in hand"),
    ("bowls", 3, "power in bowls I, II, III"),
    ("shipping", 1, "level of shipping"),
    ("digging", 1, "level of the exchange track"),
    ("skip_extra", 1, "range of tunnel or carpet beyond the printed one"),
    ("cults", 4, "steps on fire, water, earth, air"),
    ("structures", 6, "on the map: dwellings, trading houses, temples, strongholds, sanctuaries"),
    ("favors", N_FAVORS, "favor tiles held"),
    ("bonus_card", N_BONUS, "one of the bonus cards"),
    ("towns", N_TOWNS, "copies of each town tile held"),
    ("specials_taken", SPECIALS, "special actions used: bonus card, favor tile, faction"),
    ("unlocked", OPEN, "terrains unlocked, for a faction that unlocks them"),
    ("income", 4, "coins, workers, priests, power of the next income as it stands"),
    ("passed", 1, "has passed"),
    ("keys", 1, "town keys left"),
    ("towns_founded", 1, "towns"),
    ("priests_sent", 1, "priests on the cult board"),
    ("priest_supply", 1, "priests there may be, on the cult board included"),
    ("dropped", 1, "has left the game"),
    ("late_steps", 1, "cult steps left open"),
    ("place", 1, "place in the order of play, from 1"),
    ("bridges_built", 1, "bridges"),
    ("area", 1, "structures of the largest connected area"),
    ("offers", 3, "open offers of power: how many, power of all, power of the oldest"),
)  # fmt: skip

_MAP: tuple[Named, ...] = (
    ("terrain", COLOURS * SPACES, "10 planes, the river last: the terrains of the cycle"),
    ("structure", 6 * SPACES, "6 planes: dwelling, trading house, temple, stronghold, sanctuary"),
    ("owner", SEATS * SPACES, "5 planes: whose structure, the seat that looks first"),
    ("row", SPACES, "row on the map, from 1; 0 where there is no space"),
    ("half", SPACES, "half spaces from the left, from 1: two spaces of a row are 2 apart"),
    ("town", SPACES, "part of a town: 1 + seat from the one that looks"),
    ("reach", SPACES, "free land in reach of the seat that looks, tunnel and carpet aside"),
    ("made_home", SPACES, "became home in the action under way"),
)  # fmt: skip

_FIRST_OF_MAP = int(COMMON_SIZE) + int(SEATS) * int(SEAT_SIZE)


@cache
def blocks() -> tuple[Block, ...]:
    """All of them, those of boxes included, in the order in which they are written."""
    boxes = of_boxes()
    more = [addition for box in boxes for addition in box.more.items()]
    return (
        *_placed(COMMON, 0, COMMON_SIZE, [*_COMMON, *(one for box in boxes for one in box.common)], more),
        *_placed(SEAT, 0, SEAT_SIZE, [*_SEAT, *(one for box in boxes for one in box.seat)], more),
        *_placed(MAP, _FIRST_OF_MAP, MAP_SIZE, [*_MAP, *(one for box in boxes for one in box.map)], more),
    )


def _placed(part: str, first: int, size: int, named: list[Named], more: list[tuple[str, str]]) -> list[Block]:
    """Blocks one behind the other; together they are exactly as long as what the engine writes."""
    out: list[Block] = []
    place = first
    for name, length, meaning in named:
        meaning = ", ".join([meaning, *(text for block, text in more if block == name)])
        out.append(Block(part, name, int(length), meaning, place))
        place += int(length)
    assert place == first + size, f"{part}: {place - first} numbers have a name, {size} are written"
    return out


@cache
def _by_name() -> dict[str, Block]:
    return {block.name: block for block in blocks()}


def where(name: str, seat: int = 0) -> slice:
    """The places of a block in an observation; `seat` counts clockwise from the one that looks."""
    block = _by_name()[name]
    first = block.first
    if block.part == SEAT:
        if not 0 <= seat < SEATS:
            raise ValueError(f"seat {seat}: there are {int(SEATS)}, counted from 0")
        first += int(COMMON_SIZE) + seat * int(SEAT_SIZE)
    return slice(first, first + block.size)


def tables() -> str:
    """All blocks as tables for the documents, with the range of each."""
    parts = (
        (COMMON, f"Numbers 0 to {COMMON_SIZE - 1}"),
        (
            SEAT,
            f"Numbers of a seat; those of seat k, from 0 to {int(SEATS) - 1}, begin at {COMMON_SIZE} + {SEAT_SIZE} · k",
        ),
        (MAP, f"Planes of the map, each with {int(SPACES)} numbers, to {OBSERVATION_SIZE - 1}"),
    )
    lines: list[str] = []
    for part, title in parts:
        lines += [f"{title}:", "", "| block | first | last | meaning |", "|---|---|---|---|"]
        for block in blocks():
            if block.part == part:
                lines.append(f"| `{block.name}` | {block.first} | {block.first + block.size - 1} | {block.meaning} |")
        lines.append("")
    return "\n".join(lines)
