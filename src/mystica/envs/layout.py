"""The name and place of every number of an observation; `engine/observing` writes them in this order."""

from __future__ import annotations

from dataclasses import dataclass

from mystica.engine.core.ids import ROUNDS, SEATS, SPACES
from mystica.engine.core.tables import N_BONUS, N_FACTIONS, N_FAVORS, N_POWER, N_TOWNS
from mystica.engine.observing.rows import (
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
    STRUCTURES,
)

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


def _placed(part: str, first: int, *blocks: tuple[str, int, str]) -> list[Block]:
    out: list[Block] = []
    for name, size, meaning in blocks:
        out.append(Block(part, name, int(size), meaning, first))
        first += int(size)
    return out


_COMMON = _placed(
    COMMON, 0,
    ("round", 1, "0 before the first, then 1 to 6"),
    ("phase", 6, "one of: factions, first dwellings, bonus cards, actions, cult bonus, over"),
    ("decision", KINDS, "one of the frames of the decision stack, by number: what is decided now"),
    ("decision_amount", 1, "its amount: spades, steps, ships, actions left; structure traded with; number of the tile"),
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
    ("sea", 3, "1 in games with ships, trade markers of each seat, power for a longer move"),
    ("voyage_of", SEATS, "whose ships move or trade in the action under way, counted likewise"),
    ("voyage", 6, "marks: ships move, trades are settled, longer move paid, power sacrificed for it, dwelling "
     "built in these trades, a ship is chosen"),
    ("obtaining", 2, "ships that come now: may be left, only beside the shipyard"),
)  # fmt: skip

_SEAT = _placed(
    SEAT, 0,
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
    ("structures", STRUCTURES, "dwellings, trading houses, temples, strongholds, sanctuaries, shipyards on the map"),
    ("favors", N_FAVORS, "favor tiles held"),
    ("bonus_card", N_BONUS, "one of the bonus cards"),
    ("towns", N_TOWNS, "copies of each town tile held"),
    ("specials_taken", SPECIALS, "special actions used: bonus card, favor tile, faction, moving ships, building one"),
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
    ("ships", 1, "ships or merchants on the map"),
    ("dock", 1, "1 once the dock or storehouse has its place"),
    ("markers", 1, "trade markers on the map"),
    ("movement", 1, "spaces a ship moves without power"),
    ("ship_income", 1, "ships of the next income as it stands"),
    ("range", 1, "spaces that tunnel or carpet reaches by the range tile; 0 without one"),
)  # fmt: skip

_MAP = _placed(
    MAP, int(COMMON_SIZE) + int(SEATS) * int(SEAT_SIZE),
    ("terrain", COLOURS * SPACES, "10 planes: the terrains of the cycle, ice, volcano, river"),
    ("structure", STRUCTURES * SPACES,
     "6 planes: dwelling, trading house, temple, stronghold, sanctuary, shipyard or market"),
    ("owner", SEATS * SPACES, "5 planes: whose structure, the seat that looks first"),
    ("row", SPACES, "row on the map, from 1; 0 where there is no space"),
    ("half", SPACES, "half spaces from the left, from 1: two spaces of a row are 2 apart"),
    ("town", SPACES, "part of a town: 1 + seat from the one that looks"),
    ("reach", SPACES, "free land in reach of the seat that looks, tunnel and carpet aside"),
    ("made_home", SPACES, "became home in the action under way"),
    ("ship", SEATS * SPACES, "5 planes: how many ships or merchants, those of the seat that looks first"),
    ("dock_at", SPACES, "dock or storehouse: 1 + seat from the one that looks"),
    ("marker", SEATS * SPACES, "5 planes: trade marker, those of the seat that looks first"),
    ("canal", SPACES, "ends of canals, a bit for each canal of the map: the two spaces that it joins have it"),
    ("ship_in_hand", SPACES, "ship that is about to move, or whose reward is picked"),
    ("ships_done", SPACES, "how many ships have moved, or traded, in the action under way"),
    ("to_finish", SPACES, "left short of home by spades of a trade: no other may be transformed before it"),
    ("paid_by_ship", SPACES, "dwelling for which a ship goes back, while it is asked which one"),
)  # fmt: skip

BLOCKS = (*_COMMON, *_SEAT, *_MAP)
_BY_NAME = {block.name: block for block in BLOCKS}

assert sum(block.size for block in _COMMON) == COMMON_SIZE
assert sum(block.size for block in _SEAT) == SEAT_SIZE
assert sum(block.size for block in _MAP) == MAP_SIZE


def where(name: str, seat: int = 0) -> slice:
    """The places of a block in an observation; `seat` counts clockwise from the one that looks."""
    block = _BY_NAME[name]
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
        for block in BLOCKS:
            if block.part == part:
                lines.append(f"| `{block.name}` | {block.first} | {block.first + block.size - 1} | {block.meaning} |")
        lines.append("")
    return "\n".join(lines)
