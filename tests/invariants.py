"""What must hold in every position of every game, and random games to check it on. Shared with tools/soak.py."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import columns as ship_col
from mystica.boxes.merchants.engine import frames as ship_frames
from mystica.boxes.merchants.engine import ids as ship_ids
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as kinds
from mystica.engine.core import ids
from mystica.engine.core import state as col
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import text_of
from mystica.setups import GameSetup, draw, is_on, resolve_options

COMMON = data.common()
FACTIONS = list(data.factions().values())
BASE_FACTIONS = [faction for faction in FACTIONS if not faction.option]
MAPS = list(data.maps())
TILE_OPTIONS = ("promo-bonus", "promo-towns", "temple-tile")
PARTS = ("merchants-ships", "merchants-tiles", "merchants-canals")
SETTLED = (*TILE_OPTIONS, *PARTS, "merchants", "merchants-cards-first", "vp", "factions", "fire-and-ice", "final-tile")
RULINGS = [key for key in data.options() if key not in SETTLED]
DEFAULTS = resolve_options("official", {})
YARDS = box_data.ships().yards
FAVOR_COUNTS = [tile.count for tile in data.favor_tiles().values()]
FAVOR_TILES = list(data.favor_tiles().values())
TOWN_TILES = list(data.town_tiles().values())
SEATS, FIELDS, PLAYER = int(ids.SEATS), int(col.FIELDS), int(col.PLAYER)
OWN_COLUMNS = tuple(
    int(c)
    for c in (
        col.WHO, col.COLOUR, col.VP, col.COINS, col.WORKERS, col.PRIESTS, col.BOWL1, col.BOWL2, col.BOWL3,
        col.SHIPPING, col.DIGGING, col.SKIP_EXTRA, col.FAVOR_TILES, col.BONUS_CARD, col.PASSED, col.KEYS,
        col.TOWN_TILES, col.OWN_LO, col.OWN_HI, col.TOWN_LO, col.TOWN_HI, col.LINK_LO, col.LINK_HI,
        col.OWN_BRIDGES, col.SPECIALS_TAKEN, col.PRIESTS_SENT, col.STOPPED, col.LATE_STEPS, col.DROPPED,
        col.TOWNS_FOUNDED, col.START_TERRAIN, col.PRIEST_SUPPLY, col.UNLOCKED,
        *(col.CULT_LEVEL + t for t in range(4)), *(col.COUNT + b for b in range(1, 7)),
    )
)  # fmt: skip
UNUSED_OWN = tuple(c for c in range(FIELDS) if c not in OWN_COLUMNS)
COMMON_COLUMNS = {
    int(c)
    for c in (
        col.ROUND, col.PHASE, col.CURRENT, col.DEPTH, col.OFFERS, col.POWER_TAKEN, col.BONUS_LEFT, col.OCCUPIED_LO,
        col.OCCUPIED_HI, col.BRIDGES, col.FIRST_PASSED, col.TOWN_PICKS, *(col.ORDER + k for k in range(SEATS)),
        *(col.BONUS_COINS + k for k in range(len(data.bonus_cards()))),
        *(col.FAVORS_LEFT + k for k in range(len(FAVOR_COUNTS))),
        *(col.TOWNS_LEFT + k for k in range(len(TOWN_TILES))), *(col.PRIESTS_AT + k for k in range(16)),
    )
}  # fmt: skip
UNUSED_COMMON = tuple(c for c in range(int(col.EVENT) + 1) if c not in COMMON_COLUMNS)
FIRST_KIND, LAST_KIND = int(kinds.CHOOSE_FACTION), int(ship_frames.RETURNING)
ICE, VOLCANO, WHEEL = int(ids.SPADED), int(ids.UNSPADED), int(ids.WHEEL)


class Broken(AssertionError):
    """An invariant does not hold; the text says which and where."""


def require(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


# ---- random setups ----------------------------------------------------------------------------------------


def random_factions(rng: random.Random, players: int, factions: Sequence[data.Faction] = BASE_FACTIONS) -> list[str]:
    colours = rng.sample(list(dict.fromkeys(faction.colour for faction in factions)), players)
    return [rng.choice([f.key for f in factions if f.colour == colour]) for colour in colours]


def random_parts(rng: random.Random) -> dict[str, str]:
    """Merchants of the Seas: nothing, all of it, or parts."""
    way = rng.random()
    if way < 0.4 or "merchants" not in data.boxes():
        return {}
    if way < 0.85:
        return {"merchants": "true", "merchants-cards-first": rng.choice(("false", "true"))}
    chosen = {key: rng.choice(("false", "true")) for key in PARTS}
    if chosen["merchants-ships"] == "false":
        chosen["merchants-canals"] = "false"
    return chosen


def random_setup(
    rng: random.Random, *, maps: Sequence[str] = MAPS, mixed_rulings: bool = True, merchants: bool | None = None
) -> GameSetup:
    """Any number of players, faction, map, profile and option; Fire & Ice more often than not.

    Now and then the map comes as one of somebody's own, and starting VP are given by faction.
    """
    players = rng.randint(*COMMON.players)
    options = {key: rng.choice(("false", "true")) for key in TILE_OPTIONS}
    options["fire-and-ice"] = "true" if rng.random() < 0.7 else "false"
    options["final-tile"] = rng.choice(data.options()["final-tile"].values)
    options |= random_parts(rng) if merchants is None else dict.fromkeys(("merchants",), str(merchants).lower())
    if options["final-tile"] == "most-trade-markers" and not is_on({**DEFAULTS, **options}, "merchants-tiles"):
        options["final-tile"] = "off"
    options["turn-order"] = rng.choice(("clockwise", "passing"))
    if mixed_rulings and rng.random() < 0.25:
        options |= {key: rng.choice(data.options()[key].values) for key in RULINGS}
    name = rng.choice(maps)
    factions: list[str] = []
    way = rng.random()
    if way < 0.6:
        factions = random_factions(rng, players, FACTIONS if options["fire-and-ice"] == "true" else BASE_FACTIONS)
    elif way < 0.85:
        options["factions"] = rng.choice(("random", "auction"))
    start_vp: dict[str, int] = {}
    rows: tuple[str, ...] = ()
    if options.get("factions") != "auction":
        if name in data.vp_tables():
            options["vp"] = rng.choice(("flat", "table"))
        if rng.random() < 0.1:
            options["vp"] = "file"
            start_vp = {faction.key: rng.randint(0, 40) for faction in FACTIONS}
    if rng.random() < 0.1 and options.get("vp") != "table":
        rows = data.map_rows(data.maps()[name], COMMON)
        name = "own"
    return draw(
        players, rng.randrange(2**32), map=name, profile=rng.choice(data.PROFILES), options=options, factions=factions,
        map_rows=rows, start_vp=start_vp,
    )  # fmt: skip


def setup_text(setup: GameSetup) -> str:
    """The setup in one line, with what differs from its profile."""
    table = data.options()
    other = [f"{k}={v}" for k, v in setup.options.items() if v != getattr(table[k], setup.profile)]
    seats = ",".join(setup.factions) or ",".join(setup.colours) or "factions by choice"
    return (
        f"{setup.players} players, {seats}, map {setup.map}, {setup.profile} {' '.join(other)}; "
        f"{' '.join(setup.scoring)}; {' '.join(setup.bonus)}; {setup.final_tile or 'no final tile'}"
    )


# ---- one position -----------------------------------------------------------------------------------------


@dataclass
class Start:
    """What the trace is added to: the columns at the moment it began."""

    values: list[int]
    used: int = 0  # events already added up
    sums: dict[tuple[int, int], int] = field(default_factory=dict)
    tokens: dict[tuple[int, int], int] = field(default_factory=dict)  # power tokens by seat and reason
    lasting: dict[int, int] = field(default_factory=dict)  # spaces of ice and volcano
    marks: dict[int, int] = field(default_factory=dict)  # trade markers by seat

    def add(self, trace: list[tuple[int, int, int, int]]) -> None:
        sums = self.sums
        for i in range(self.used, len(trace)):
            seat, what, amount, why = trace[i]
            if what == ids.E_TOKENS:
                self.tokens[seat, why] = self.tokens.get((seat, why), 0) + amount
            if what == 4 and amount < 0 and why != ids.BY_FACTION:  # from bowl III to bowl I, two bowls back
                amount *= 2
            sums[seat, what] = sums.get((seat, what), 0) + amount
        self.used = len(trace)


def check_legal(actions: list[int]) -> None:
    require(len(actions) > 0, "no action is legal")
    last = -1
    for a in actions:
        if a <= last:
            raise Broken(f"legal list not strictly ascending: {last} before {a}")
        last = a
    require(last < act.N_ACTIONS, f"action {last} is none")
    require(
        not any(act.OUT_OF_TURN <= a < act.OUT_OF_TURN_END for a in actions),
        f"action among {actions} must not be listed",
    )


def check_purses(v: list[int], n: int, start: Start) -> None:
    """Every resource is the start plus the events of the trace."""
    assert int(ids.E_POWER) == 4
    sums = start.sums.get
    for p in range(n):
        me = PLAYER + p * FIELDS
        if v[me + col.WHO] < 0:
            require(not any(v[me + col.VP : me + col.TOWNS_FOUNDED]), f"seat {p} has no faction and owns something")
            continue
        for what, column in ((0, col.VP), (1, col.COINS), (2, col.WORKERS), (3, col.PRIESTS)):
            have = v[me + column]
            if have < 0:
                raise Broken(f"seat {p} has {have} of resource {what}")
            if have != start.values[me + column] + sums((p, what), 0):
                raise Broken(f"seat {p}: resource {what} is {have}, the trace says otherwise")
        for track in range(4):
            level = v[me + col.CULT_LEVEL + track]
            if level != start.values[me + col.CULT_LEVEL + track] + sums((p, int(ids.E_CULT) + track), 0):
                raise Broken(f"seat {p}: cult {track} is {level}, the trace says otherwise")
        one, two, three = v[me + col.BOWL1 : me + col.BOWL3 + 1]
        before = start.values[me + col.BOWL1 : me + col.BOWL3 + 1]
        require(min(one, two, three) >= 0, f"seat {p}: bowls {one}/{two}/{three}")
        tokens = sum(before) + sums((p, int(ids.E_TOKENS)), 0)
        chosen_since = start.values[me + col.WHO] < 0
        require(one + two + three == tokens, f"seat {p}: {one + two + three} power tokens, {tokens} by the trace")
        at = two + 2 * three
        was = before[1] + 2 * before[2]
        if chosen_since:
            was = FACTIONS[v[me + col.WHO]].power[1] + 2 * FACTIONS[v[me + col.WHO]].power[2]
        least, most = token_places(FACTIONS[v[me + col.WHO]], p, start)
        moved = at - was - sums((p, 4), 0)
        require(least <= moved <= most, f"seat {p}: bowls {one}/{two}/{three}, the trace says otherwise")


def token_places(faction: data.Faction, p: int, start: Start) -> tuple[int, int]:
    """Bowls that tokens which came or went were in, counted from bowl I, at least and at most.

    The trace does not say from which bowl a token left the game. Sacrificing moves one token a bowl up for the one of
    bowl II that is lost, which makes 0.
    """
    lost = -sum(min(0, start.tokens.get((p, int(why)), 0)) for why in (ids.BY_TRANSFORM, ids.BY_SPECIAL))
    into_bowl_three = 0
    if faction.traits.get("reaction_tokens", 0):
        into_bowl_three = start.tokens.get((p, int(ids.BY_FACTION)), 0)
    return 2 * into_bowl_three - 2 * lost, 2 * into_bowl_three


def may_stand_on(v: list[int], seat: int, terrain: int) -> bool:
    """Home terrain; who may change it keeps what stands on an old one."""
    me = PLAYER + seat * FIELDS
    if FACTIONS[v[me + col.WHO]].traits.get("new_home_power", 0):
        return 0 <= terrain < WHEEL
    return terrain == v[me + col.COLOUR]


def check_terrains(s: State, v: list[int], start: Start | None) -> None:
    """Boards and home terrains differ; ice and volcano are somebody's and stay."""
    n = int(s.setup.n)
    boards: list[str] = []
    homes: list[int] = []
    for p in range(n):
        me = PLAYER + p * FIELDS
        if v[me + col.WHO] < 0:
            continue
        faction = FACTIONS[v[me + col.WHO]]
        boards.append(faction.colour)
        colour, first, unlocked = v[me + col.COLOUR], v[me + col.START_TERRAIN], v[me + col.UNLOCKED]
        if not faction.traits.get("terrain_choice", 0):
            require(colour == first and unlocked == 0, f"seat {p}: home terrain {colour}, starting terrain {first}")
        elif first < 0:
            require(v[col.PHASE] == ids.CHOOSING and unlocked == 0, f"seat {p} has no starting terrain")
            continue
        else:
            require(unlocked >> WHEEL == 0, f"seat {p}: unlocked {unlocked:b}")
            many = faction.traits.get("first_priest_limit", 0)
            require(unlocked.bit_count() == 1 or many > 0, f"seat {p}: unlocked {unlocked:b}")
            require(not many or unlocked >> first & 1 == 1, f"seat {p}: starting terrain locked")
        homes.append(colour)
    require(len(set(boards)) == len(boards), f"boards {boards}")
    require(len(set(homes)) == len(homes), f"home terrains {homes}")
    for space in range(int(s.setup.board.n)):
        here = v[col.TERRAIN + space]
        if here in (ICE, VOLCANO):
            require(("ice", "volcano")[here - ICE] in boards, f"terrain {here} and nobody who makes it")
            if start is not None:
                start.lasting[space] = here
    if start is not None:
        for space, terrain in start.lasting.items():
            require(v[col.TERRAIN + space] == terrain, f"ice or volcano on {s.setup.board.labels[space]} is gone")


def check_pieces(s: State, v: list[int]) -> None:
    """Structures, bridges and priests: columns agree with the map and with the pieces there are."""
    board = s.setup.board
    n, spaces = int(s.setup.n), int(board.n)
    counts = [[0] * 8 for _ in range(n)]
    own = [0] * n
    whole = 0
    terrain, structure = int(col.TERRAIN), int(col.STRUCTURE)
    for space in range(spaces):
        found = v[structure + space]
        river = board.terrain[space] == ids.RIVER
        here = v[terrain + space]
        if (here == ids.RIVER) != river or (not river and not 0 <= here <= VOLCANO):
            raise Broken(f"terrain {here} on {board.labels[space]}")
        if found:
            seat, piece = found // 8 - 1, found % 8
            if not (0 <= seat < n and 1 <= piece <= 6) or not may_stand_on(v, seat, here):
                raise Broken(f"structure {found} on {board.labels[space]} of terrain {here}")
            counts[seat][piece] += 1
            own[seat] |= 1 << space
            whole |= 1 << space
    require(not any(v[terrain + spaces : structure]), "terrain beyond the map")
    require(not any(v[structure + spaces : PLAYER]), "structures beyond the map")
    require(len(v) == int(s.setup.size), "length of the state")
    require(v[col.OCCUPIED_LO] | v[col.OCCUPIED_HI] << 60 == whole, "OCCUPIED differs from the map")
    bridges = 0
    for p in range(n):
        me = PLAYER + p * FIELDS
        require(v[me + col.COUNT + 1 : me + col.COUNT + 7] == counts[p][1:7], f"seat {p}: COUNT differs from the map")
        require(counts[p][6] <= int(with_ships(s)), f"seat {p}: {counts[p][6]} shipyards")
        if v[me + col.WHO] >= 0:
            for k, kind in enumerate(FACTIONS[v[me + col.WHO]].structures.values(), 1):
                require(counts[p][k] <= kind.limit, f"seat {p}: {counts[p][k]} {kind.code}")
        require(v[me + col.OWN_LO] | v[me + col.OWN_HI] << 60 == own[p], f"seat {p}: OWN differs from the map")
        town = v[me + col.TOWN_LO] | v[me + col.TOWN_HI] << 60
        link = v[me + col.LINK_LO] | v[me + col.LINK_HI] << 60
        require(town & ~(own[p] | link) == 0 and link & ~town == 0 and link & whole == 0, f"seat {p}: town spaces")
        mine = v[me + col.OWN_BRIDGES]
        require(mine & bridges == 0 and mine.bit_count() <= COMMON.bridge_limit, f"seat {p}: bridges {mine:b}")
        bridges |= mine
        for k in range(int(board.n_bridges)):
            if mine >> k & 1:
                ends = 1 << board.bridge_a[k] | 1 << board.bridge_b[k]
                require(ends & own[p] != 0, f"seat {p}: bridge {k} without an own end")
        sent = sum(1 for k in range(16) if v[col.PRIESTS_AT + k] == p + 1)
        priests = v[me + col.PRIESTS]
        require(sent == v[me + col.PRIESTS_SENT], f"seat {p}: {sent} priests on the cult board")
        supply = v[me + col.PRIEST_SUPPLY]
        require(priests >= 0 and priests + sent <= supply, f"seat {p}: {priests} + {sent} priests of {supply}")
        require(supply == priest_supply(v, me), f"seat {p}: {supply} priests in all")
    require(v[col.BRIDGES] == bridges and bridges >> int(board.n_bridges) == 0, "BRIDGES differs from the owners'")
    require(all(0 <= v[col.PRIESTS_AT + k] <= n for k in range(16)), "priests of nobody")


def priest_supply(v: list[int], me: int) -> int:
    """Priests there may be: those of the box, or the first one and one for each terrain unlocked."""
    if v[me + col.WHO] < 0:
        return 0
    first = FACTIONS[v[me + col.WHO]].traits.get("first_priest_limit", 0)
    return first + max(0, v[me + col.UNLOCKED].bit_count() - 1) if first else COMMON.priest_limit


def check_tiles(s: State, v: list[int]) -> None:
    """Favor, town and bonus tiles: what is left and what is held make up what there is; keys likewise."""
    n = int(s.setup.n)
    bases = [PLAYER + p * FIELDS for p in range(n)]
    for tile, count in enumerate(FAVOR_COUNTS):
        held = sum(v[me + col.FAVOR_TILES] >> tile & 1 for me in bases)
        there = count if s.setup.favors & 2**tile else 0
        require(v[col.FAVORS_LEFT + tile] + held == there, f"favor tile {tile}: {held} held")
        require(v[col.FAVORS_LEFT + tile] >= 0, f"favor tile {tile} below 0")
    held_by = [0] * n
    keys = [0] * n
    for kind, town in enumerate(TOWN_TILES):
        held = 0
        for p, me in enumerate(bases):
            here = v[me + col.TOWN_TILES] >> 3 * kind & 7
            held += here
            held_by[p] += here
            keys[p] += here * town.keys
        there = town.count if kind in s.setup.towns else 0
        require(v[col.TOWNS_LEFT + kind] + held == there, f"town tile {kind}: {held} held")
        require(v[col.TOWNS_LEFT + kind] >= 0, f"town tile {kind} below 0")
    cards = v[col.BONUS_LEFT]
    for p, me in enumerate(bases):
        used = sum(1 for t in range(4) if v[me + col.CULT_LEVEL + t] == ids.TOP)
        if with_ships(s) and v[me + col.WHO] >= 0:
            keys[p] += YARDS[FACTIONS[v[me + col.WHO]].key].numbers.get("keys", 0)
        require(v[me + col.KEYS] >= 0 and keys[p] == v[me + col.KEYS] + used, f"seat {p}: keys")
        ones = [tile.cult for k, tile in enumerate(FAVOR_TILES) if v[me + col.FAVOR_TILES] >> k & 1 and tile.steps == 1]
        require(len(set(ones)) == len(ones), f"seat {p}: two tiles of one step on a cult")
        if v[me + col.WHO] >= 0:
            require(held_by[p] == v[me + col.TOWNS_FOUNDED], f"seat {p}: {held_by[p]} town tiles")
        card = v[me + col.BONUS_CARD]
        if card:
            require(cards >> (card - 1) & 1 == 0, f"bonus card {card - 1} is in two places")
            cards |= 1 << (card - 1)
            require(v[col.BONUS_COINS + card - 1] == 0, f"coins stay on held card {card - 1}")
    require(cards == sum(1 << c for c in s.setup.bonus), "bonus cards lost or found")
    for track in range(4):
        levels = [v[me + col.CULT_LEVEL + track] for me in bases]
        require(min(levels) >= 0 and max(levels) <= ids.TOP, f"cult {track}: {levels}")
        require(levels.count(int(ids.TOP)) <= 1, f"cult {track}: two markers on 10")
    picks = [v[col.FRAME + 4 * d] for d in range(v[col.DEPTH])].count(int(kinds.PICK_TOWN))
    require(v[col.TOWN_PICKS] == picks, f"{picks} town tiles to pick, TOWN_PICKS {v[col.TOWN_PICKS]}")


def check_bids(s: State, v: list[int]) -> None:
    """Until an auction is over one column holds the faction bid on, and another the bid; nobody holds two."""
    held = []
    for p in range(int(s.setup.n)):
        me = PLAYER + p * FIELDS
        if v[me + col.WHO] < 0:
            place, bid = v[me + col.UNLOCKED], v[me + col.TOWNS_FOUNDED]
            auction = s.setup.faction_mode == AUCTION
            require(0 <= place <= (s.setup.n if auction else 0), f"seat {p}: bid on {place}")
            require(0 <= bid <= (COMMON.auction_vp if place else 0), f"seat {p}: bid {bid}")
            held += [place] if place else []
    require(len(set(held)) == len(held), f"bids on {held}")


def check_stack(s: State, v: list[int]) -> None:
    """Frames, offers and events are in order; what is not used is 0."""
    n = int(s.setup.n)
    depth, offers = v[col.DEPTH], v[col.OFFERS]
    over = v[col.PHASE] == ids.OVER
    require(depth == 0 if over else depth > 0, f"{depth} decisions open")
    require(depth < col.MOST_FRAMES and offers <= col.MOST_OFFERS, f"{depth} frames, {offers} offers")
    for d in range(depth):
        kind, seat = v[col.FRAME + 4 * d : col.FRAME + 4 * d + 2]
        require(FIRST_KIND <= kind <= LAST_KIND and 0 <= seat < n, f"frame {d}: kind {kind} of seat {seat}")
    require(not any(v[col.FRAME + 4 * depth : col.TERRAIN]), "frames beyond the stack")
    require(not any(v[col.OFFER + offers : col.FRAME]), "offers beyond their number")
    events = {o % 131072 // 4096 for o in v[col.OFFER : col.OFFER + offers]} - {0}
    open_events = {e for e in range(int(col.EVENTS)) if v[col.EVENT + e]}
    require(events == open_events, f"offers of events {events}, events {open_events}")
    require(sorted(v[col.ORDER : col.ORDER + n]) == list(range(n)), "order of play")
    require(not any(v[col.ORDER + n : col.ORDER + SEATS]), "order beyond the players")
    for column in UNUSED_COMMON:
        require(v[column] == 0, f"column {column} is not used and not 0")
    for p in range(SEATS):
        me = PLAYER + p * FIELDS
        for column in UNUSED_OWN:
            require(v[me + column] == 0, f"seat {p}: column {column} is not used and not 0")
        if p >= n:
            require(v[me] == -1 and not any(v[me + 1 : me + FIELDS]), f"seat {p} is empty and holds something")


def check_sea(s: State, v: list[int], start: Start | None) -> None:
    """Ships, docks, shipyards and trade markers: no more than there are, where they may be, and none is lost."""
    if not with_ships(s):
        return
    board = s.setup.board
    facts = box_data.ships()
    for p in range(SEATS):
        sea = int(ship_col.SEA) + p * int(ship_col.SEA_FIELDS)
        me = PLAYER + p * FIELDS
        who = v[me + col.WHO]
        if p >= s.setup.n or who < 0:
            require(not any(v[sea : sea + int(ship_col.SEA_FIELDS)]), f"seat {p} is empty and has ships")
            continue
        require(v[sea + 7] == 0, f"seat {p}: a column of the sea that is not used")
        merchants = YARDS[FACTIONS[who].key].numbers.get("market", 0) > 0
        ships = v[sea : sea + facts.each]
        marks = v[sea + ship_col.MARKS_LO] | v[sea + ship_col.MARKS_HI] << 60
        foreign = {i for i in range(int(board.n)) if v[col.STRUCTURE + i] and v[col.STRUCTURE + i] // 8 - 1 != p}
        voyage = [v[col.FRAME + 4 * d] for d in range(v[col.DEPTH]) if v[col.FRAME + 4 * d + 1] == p]
        moving = int(ship_frames.MOVING) in voyage or int(ship_frames.TRADING) in voyage
        if not moving:
            out = [at for at in ships if at]
            require(ships == sorted(out) + [0] * (len(ships) - len(out)), f"seat {p}: ships {ships} out of order")
        for at in ships:
            require(0 <= at <= board.n, f"seat {p}: ship on {at - 1}")
            if not at:
                continue
            river = board.terrain[at - 1] == ids.RIVER
            require(river != merchants or (moving and not merchants), f"seat {p}: ship at {board.labels[at - 1]}")
            if at - 1 in foreign and not marks >> (at - 1) & 1:
                last = marks.bit_count() == facts.markers
                require(moving or (merchants and last), f"seat {p}: no trade at {board.labels[at - 1]}")
        require(all(i in foreign for i in range(int(board.n)) if marks >> i & 1), f"seat {p}: marker without structure")
        require(marks.bit_count() <= facts.markers, f"seat {p}: {marks.bit_count()} trade markers")
        if start is not None:
            require(start.marks.get(p, 0) & ~marks == 0, f"seat {p}: a trade marker is gone")
            start.marks[p] = marks
        dock, yard = v[sea + ship_col.DOCK_AT], v[sea + ship_col.YARD_AT]
        if dock:
            require(v[col.STRUCTURE + dock - 1] // 8 - 1 == p, f"seat {p}: dock under no structure of its own")
            require(merchants or board.at_river[dock - 1], f"seat {p}: dock away from the river")
        has_yard = v[me + col.COUNT + ship_ids.SHIPYARD]
        require((yard > 0) == (has_yard > 0), f"seat {p}: shipyard at {yard - 1}")
        if yard:
            require(
                v[col.STRUCTURE + yard - 1] == (p + 1) * 8 + ship_ids.SHIPYARD, f"seat {p}: no shipyard at {yard - 1}"
            )
            require(merchants or board.at_river[yard - 1], f"seat {p}: shipyard away from the river")
        require(any((dock, yard)) or not any(ships), f"seat {p}: ships without dock and shipyard")


def check_state(s: State, start: Start | None = None) -> None:
    """All of it."""
    v = s.values()
    if start is not None and s.trace is not None:
        start.add(s.trace)
        check_purses(v, int(s.setup.n), start)
    check_terrains(s, v, start)
    check_pieces(s, v)
    check_tiles(s, v)
    check_bids(s, v)
    check_sea(s, v, start)
    check_stack(s, v)


def check_end(s: State) -> None:
    v = s.values()
    require(v[col.PHASE] == ids.OVER and v[col.ROUND] == ids.ROUNDS, "the game is not over")
    require(v[col.DEPTH] == 0 and v[col.OFFERS] == 0 and v[col.TOWN_PICKS] == 0, "something is still open")
    for p in range(int(s.setup.n)):
        me = PLAYER + p * FIELDS
        require(v[me + col.PASSED] == 1, f"seat {p} has not passed")
        require(v[me + col.LATE_STEPS] == 0, f"seat {p} has steps left")
        require(v[me + col.BONUS_CARD] == 0, f"seat {p} keeps a bonus card")
        coins = v[me + col.COINS]
        own = FACTIONS[v[me + col.WHO]].traits.get("coins_per_vp", COMMON.coins_per_vp)
        require(coins < own and v[me + col.WORKERS] == v[me + col.PRIESTS] == 0, f"seat {p} keeps resources")


# ---- one game ---------------------------------------------------------------------------------------------


def choose(rng: random.Random, actions: list[int], busy: bool) -> int:
    """Uniform; a busy player likes structures and does not like to pass."""
    if busy:
        first = bisect_left(actions, int(act.BUILD))
        last = bisect_left(actions, int(act.TRANSFORM))
        if last > first and rng.random() < 0.5:
            return actions[first + int(rng.random() * (last - first))]
        a = actions[int(rng.random() * len(actions))]
        if act.PASS <= a < act.FACTION and rng.random() < 0.7:
            a = actions[int(rng.random() * len(actions))]
        return a
    return actions[int(rng.random() * len(actions))]


def random_unlisted(rng: random.Random, s: State) -> int:
    """An answer out of turn that makes sense now, or -1."""
    if rng.random() < 0.5:
        a = int(rng.choice((act.LATER, act.DIG, act.GIVE_UP + rng.randrange(3))))
    else:
        seat = rng.randrange(int(s.setup.n))
        a = int(
            rng.choice(
                (
                    act.ANSWER + seat * 64 + rng.randrange(6),
                    act.LATE_STEP + seat * 4 + rng.randrange(4),
                    act.FIRST + seat,
                )
            )
        )
    return a if may_apply_unlisted(s, a) else -1


@dataclass
class Walk:
    """A random game with its record. `text` tells where it stands, for a report."""

    setup: GameSetup
    actions: list[int] = field(default_factory=list)
    decision: str = ""

    def where(self) -> str:
        return f"ply {len(self.actions)}: {self.decision}\nsetup: {setup_text(self.setup)}"


def walk(game: Walk, rng: random.Random, *, checks: int = 4) -> State:
    """Play to the end. So many positions on the way, and the last one, are checked in full."""
    engine_setup = game.setup.engine_setup()
    s = new_game(engine_setup)
    s.trace = []
    start = Start(s.values())
    check_state(s, start)
    busy = rng.random() < 0.6
    aside = 0.04 if rng.random() < 0.5 else 0.0
    leaving = rng.randrange(100, 400) if rng.random() < 0.03 else -1
    full = {rng.randrange(1, 400) for _ in range(checks)}
    keep = rng.randrange(150)  # a copy is taken here
    kept: State | None = None
    kept_hash = 0
    record = game.actions
    random_number = rng.random
    while not is_over(s):
        actions = legal_actions(s)
        check_legal(actions)
        a = -1
        if aside and random_number() < aside:
            a = random_unlisted(rng, s)
        if len(record) == leaving:
            drop = int(act.DROP) + rng.randrange(game.setup.players)
            a = drop if may_apply_unlisted(s, drop) else -1
        if a < 0:
            a = choose(rng, actions, busy)
        if len(record) == keep:
            kept = s.copy()
            kept_hash = kept.hash()
            require(kept_hash == s.hash() and kept.same(s), "a copy differs")
        apply(s, a)
        record.append(a)
        if len(record) in full:
            check_state(s, start)
        if len(record) > 20000:
            raise Broken("the game does not end")
    check_state(s, start)
    check_end(s)
    if kept is not None:
        require(kept.hash() == kept_hash, "a copy changed while the game went on")
        again = replay(game.setup, record[:keep])
        require(again.same(kept) and again.hash() == kept_hash, "undo by replay is not exact")
        for a in record[keep:]:
            apply(kept, a)
        require(kept.same(s) and kept.hash() == s.hash(), "going on from a copy ends elsewhere")
    return s


def replay(setup: GameSetup, record: list[int]) -> State:
    s = new_game(setup.engine_setup())
    for a in record:
        apply(s, a)
    return s


def tell_last_action(game: Walk) -> None:
    """Put the last action of a broken game in words, as far as that works."""
    if not game.actions:
        return
    try:
        s = replay(game.setup, game.actions[:-1])
        game.decision = f"after {text_of(s, game.actions[-1])!r} (action {game.actions[-1]})"
    except Exception as error:
        game.decision = f"after action {game.actions[-1]} ({error!r})"


def play_checked(seed: str, *, maps: Sequence[str] = MAPS, checks: int = 4, merchants: bool | None = None) -> Walk:
    """One random game from a seed; raises Broken with a readable report."""
    rng = random.Random(seed)
    game = Walk(random_setup(rng, maps=maps, merchants=merchants))
    try:
        walk(game, rng, checks=checks)
    except Exception as error:
        tell_last_action(game)
        raise Broken(f"{error if isinstance(error, Broken) else repr(error)}\n{game.where()}") from error
    return game
