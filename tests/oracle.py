"""A second opinion: slow predicates for all rules, from the rulebook, the FAQ, the rulings and the facts of the boxes.

Nothing here uses the engine's rules, tables of reach or bit masks. `read` decodes the columns of a state into plain
sets and dicts; geometry comes from rows and columns; numbers come from `mystica.data`. `expected_legal` goes through
the whole layout of actions and asks of each id whether it is legal. `predict` says what an action does to the purse
of whoever takes it, to the map and to the others' offers of power. Choices and prices of Fire & Ice and the
auction have a file of their own beside this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as kinds
from mystica.engine.core import ids
from mystica.engine.core import state as col
from mystica.engine.core.setup import CHOICE, Setup
from mystica.engine.core.state import State
from tests import oracle_fire_and_ice as fire_and_ice

COMMON = data.common()
WHEEL = COMMON.wheel
CULTS = COMMON.cults
TOP = COMMON.cult_top
FACTIONS = data.factions()
FACTION_KEYS = list(FACTIONS)
BONUS = data.bonus_cards()
FAVORS = data.favor_tiles()
TOWNS = data.town_tiles()
SCORING = data.scoring_tiles()
POWERS = {code: action for code, action in data.power_actions().items() if not action.option}  # of the common board
TERRAINS = (*WHEEL, *COMMON.other_colours)
"""What a column of terrain or home may say; the last one is a board, no terrain."""
CODES = ("", "D", "TP", "TE", "SH", "SA")
NEXT = {"D": ("TP",), "TP": ("TE", "SH"), "TE": ("SA",), "SH": (), "SA": ()}


# ---- geometry ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Geometry:
    """A map from its rows: spaces in reading order, the short rows set in by half a space."""

    name: str
    spaces: tuple[int, ...]
    colours: dict[int, str]
    rivers: frozenset[int]
    near: dict[int, frozenset[int]]
    bridges: tuple[tuple[int, int], ...]


@cache
def geometry(name: str) -> Geometry:
    rows = data.maps()[name].rows
    widest = max(len(row) for row in rows)
    at: dict[tuple[int, int], int] = {}
    colours: list[str] = []
    for y, row in enumerate(rows):
        for c, colour in enumerate(row):
            at[2 * c + (1 if len(row) < widest else 0), y] = len(colours)
            colours.append(colour)
    rivers = frozenset(i for i, colour in enumerate(colours) if colour == "river")
    near = {
        i: frozenset(at[q] for q in ((x - 2, y), (x + 2, y), *corners(x, y)) if q in at) for (x, y), i in at.items()
    }
    bridges: set[tuple[int, int]] = set()
    for (x, y), i in at.items():
        # the six places beyond an edge between two neighbours, with those two neighbours
        for beyond, beside in (
            ((x, y - 2), ((x - 1, y - 1), (x + 1, y - 1))),
            ((x, y + 2), ((x - 1, y + 1), (x + 1, y + 1))),
            ((x + 3, y - 1), ((x + 1, y - 1), (x + 2, y))),
            ((x + 3, y + 1), ((x + 1, y + 1), (x + 2, y))),
            ((x - 3, y - 1), ((x - 1, y - 1), (x - 2, y))),
            ((x - 3, y + 1), ((x - 1, y + 1), (x - 2, y))),
        ):
            j = at.get(beyond, -1)
            if j < 0 or i in rivers or j in rivers:
                continue
            water = [q for q in beside if q in at and at[q] in rivers]
            outside = [q for q in beside if q not in at]
            if water and len(water) + len(outside) == 2:
                bridges.add((min(i, j), max(i, j)))
    return Geometry(name, tuple(range(len(colours))), dict(enumerate(colours)), rivers, near, tuple(sorted(bridges)))


def corners(x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The four places in the rows above and below."""
    return (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)


# ---- the state in plain words -----------------------------------------------------------------------------


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


PLAIN_DIGGING = Spades(0, frozenset(), False, False, False, False, False, 1)  # action 1 without free spades


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


# ---- adjacency --------------------------------------------------------------------------------------------


def bridged(game: Game, space: int) -> set[int]:
    """Spaces at the other end of a bridge, whoever built it."""
    pairs = [game.map.bridges[k] for k in game.bridges]
    return {b for a, b in pairs if a == space} | {a for a, b in pairs if b == space}


def directly_adjacent(game: Game, space: int) -> set[int]:
    """Land that shares an edge or a bridge."""
    return {s for s in game.map.near[space] if s not in game.map.rivers} | bridged(game, space)


@cache
def by_ship(map_name: str, space: int, value: int) -> frozenset[int]:
    """Land reached over at most so many river spaces in a row."""
    board = geometry(map_name)
    crossed: set[int] = set()
    front = set(board.near[space] & board.rivers) if value > 0 else set()
    for _ in range(value):
        crossed |= front
        front = {t for s in front for t in board.near[s] if t in board.rivers and t not in crossed}
    return frozenset(t for s in crossed for t in board.near[s] if t not in board.rivers and t != space)


@cache
def within(map_name: str, space: int, distance: int) -> frozenset[int]:
    """Land at most so many steps away over any terrain; bridges are no steps."""
    board = geometry(map_name)
    seen = {space}
    for _ in range(distance):
        seen |= {t for s in seen for t in board.near[s]}
    return frozenset(seen - board.rivers - {space})


def own_spaces(game: Game, p: int) -> frozenset[int]:
    if ("own", p) not in game.memo:
        game.memo["own", p] = frozenset(space for space, (owner, _) in game.structures.items() if owner == p)
    return game.memo["own", p]


def shipping_value(game: Game, p: int) -> int:
    """The track, with the bonus card while its holder is still in the round."""
    player = game.players[p]
    if player.board.shipping is None:
        return 0
    return player.shipping + (BONUS[player.card].shipping if player.card and not player.passed else 0)


def reached(game: Game, p: int) -> frozenset[int]:
    """Unoccupied land adjacent to own structures: by edge, bridge or ship."""
    if ("reached", p) not in game.memo:
        out: set[int] = set()
        for space in own_spaces(game, p):
            out |= directly_adjacent(game, space) | by_ship(game.map.name, space, shipping_value(game, p))
        game.memo["reached", p] = frozenset(out - set(game.structures))
    return game.memo["reached", p]


def skip_range(player: Player) -> int:
    """Spaces that tunnel or carpet may leave out."""
    spaces = player.trait("skip_range")
    if spaces == 0:
        return 0
    spaces += player.skip_extra
    if player.counts["SH"]:
        spaces += player.trait("skip_range_stronghold")
    return min(spaces, player.trait("skip_range_max"))


def reached_by_skip(game: Game, p: int) -> frozenset[int]:
    """Unoccupied land that nothing but tunnel or carpet reaches."""
    if ("skip", p) not in game.memo:
        out: set[int] = set()
        spaces = skip_range(game.players[p])
        if spaces:
            for space in own_spaces(game, p):
                out |= within(game.map.name, space, spaces + 1)
        game.memo["skip", p] = frozenset(out - reached(game, p) - set(game.structures))
    return game.memo["skip", p]


def skip_price(player: Player) -> tuple[int, int]:
    """Workers and priests of one tunnel or carpet flight."""
    workers = player.trait("skip_workers_stronghold" if player.counts["SH"] else "skip_workers")
    return workers, player.trait("skip_priests")


def beside_opponent(game: Game, p: int, space: int) -> bool:
    return any(s in game.structures and game.structures[s][0] != p for s in directly_adjacent(game, space))


# ---- prices -----------------------------------------------------------------------------------------------


@cache
def ways(home: str, start: str, target: str) -> tuple[int, ...]:
    """Spades of each way round the cycle that does not run through home on its way, the short one first."""
    found = []
    for direction in (1, -1):
        here = WHEEL.index(start)
        steps = 0
        while True:
            here = (here + direction) % len(WHEEL)
            steps += 1
            if WHEEL[here] == target:
                found.append(steps)
                break
            if WHEEL[here] == home or WHEEL[here] == start:
                break
    return tuple(sorted(found))


def spades_needed(game: Game, p: int, space: int, target: str, long_way: int) -> int | None:
    """Spades for that transformation, or None where there is no such way."""
    player = game.players[p]
    start = game.terrain[space]
    if start == target or start not in WHEEL or target not in (*WHEEL, player.home):
        return None
    if player.home == "ice":
        return None if long_way else spades_of_ice(player.start, start, target)
    fixed = player.trait("spades_per_space")
    if fixed:
        if long_way or (target != player.home and not game.setup.fixed_spades_any_target):
            return None
        return fixed
    found = ways(player.home, start, target)
    return found[long_way] if long_way < len(found) else None


def spades_of_ice(first: str, start: str, target: str) -> int:
    """Ice lies where the starting terrain does, which itself is one spade away; no way leads through it."""
    if target == "ice":
        return 1 if start == first else min(ways(first, start, first))
    return min(ways(first, start, target))


def spade_price(player: Player, spades: int) -> tuple[int, int]:
    """Workers and priests of bought spades."""
    digging = player.board.digging
    level = player.digging
    return spades * digging.workers_per_spade[level], spades * digging.priests_per_spade[level]


def sells_spades(player: Player) -> bool:
    return spade_price(player, 1) != (0, 0)


def can_pay(player: Player, coins: int, workers: int, priests: int) -> bool:
    return player.coins >= coins and player.workers >= workers and player.priests >= priests


def upgrade_price(game: Game, p: int, space: int, code: str) -> tuple[int, int]:
    """Coins and workers."""
    piece = game.players[p].board.structures[code]
    coins = piece.coins
    if code == "TP" and not beside_opponent(game, p, space):
        coins *= COMMON.lonely_trading_house_factor
    return coins, piece.workers


def piece_left(player: Player, code: str) -> bool:
    return player.counts[code] < player.board.structures[code].limit


def priests_in_supply(player: Player) -> int:
    return player.supply - player.priests - player.priests_sent


def may_take_priest(player: Player) -> bool:
    """Is one in the supply, or may a priest that is not kept unlock a terrain?"""
    return priests_in_supply(player) > 0 or player.trait("first_priest_limit") > 0


# ---- conversions and sacrifice ----------------------------------------------------------------------------


def coins_for_vp(game: Game, p: int) -> int:
    """Coins for 1 VP in the own turn, 0 if that is not allowed."""
    own = game.players[p].trait("coins_per_vp")
    return own or (COMMON.coins_per_vp if game.setup.coins_to_vp_anytime else 0)


def conversion_allowed(game: Game, p: int, kind: int) -> bool:
    player = game.players[p]
    price = COMMON.conversions
    if kind == act.POWER_TO_PRIEST:
        return player.bowls[2] >= price["power_to_priest"][0] and may_take_priest(player)
    if kind == act.POWER_TO_WORKER:
        return player.bowls[2] >= price["power_to_worker"][0]
    if kind == act.POWER_TO_COIN:
        return player.bowls[2] >= price["power_to_coin"][0]
    if kind == act.PRIEST_TO_WORKER:
        return player.priests >= 1
    if kind == act.WORKER_TO_COIN:
        return player.workers >= 1
    if kind == act.VP_TO_COIN:
        return 0 < player.trait("vp_per_coin") <= player.vp
    if kind == act.COINS_TO_VP:
        return 0 < coins_for_vp(game, p) <= player.coins
    return False


def power_uses(game: Game, p: int, before_action: bool) -> list[tuple[str, int]]:
    """What power from bowl III could be spent on if there were enough: (action, price)."""
    out = [("worker", COMMON.conversions["power_to_worker"][0]), ("coin", COMMON.conversions["power_to_coin"][0])]
    if may_take_priest(game.players[p]):
        out.append(("priest", COMMON.conversions["power_to_priest"][0]))
    if before_action:
        out += [(code, power_price(game, p, code)) for code in POWERS if power_action_open(game, p, code)]
        if game.players[p].counts["SH"] and game.players[p].trait("new_home_power"):
            out.append(("special faction", game.players[p].trait("new_home_power")))
    return out


def sacrifice_allowed(game: Game, p: int, before_action: bool) -> bool:
    _, two, three = game.players[p].bowls
    if two < 2:
        return False
    if game.setup.sacrifice_anytime:
        return True
    return any(three < price <= three + two // 2 for _, price in power_uses(game, p, before_action))


# ---- bridges and power actions ----------------------------------------------------------------------------


def bridge_allowed(game: Game, p: int, k: int) -> bool:
    if k >= len(game.map.bridges) or k in game.bridges:
        return False
    if len(game.players[p].bridges) >= COMMON.bridge_limit:
        return False
    return any(s in own_spaces(game, p) for s in game.map.bridges[k])


def bridge_possible(game: Game, p: int) -> bool:
    return any(bridge_allowed(game, p, k) for k in range(len(game.map.bridges)))


def power_price(game: Game, p: int, code: str) -> int:
    return POWERS[code].cost - game.players[p].trait("power_action_discount")


def power_action_open(game: Game, p: int, code: str) -> bool:
    player = game.players[p]
    again = player.counts["SH"] > 0 and player.trait("reuses_power_actions_with_stronghold")
    if (code in game.power_taken and not again) or (POWERS[code].spades and player.trait("builds_by_river")):
        return False
    return POWERS[code].bridges == 0 or bridge_possible(game, p)


# ---- towns ------------------------------------------------------------------------------------------------


def town_group(game: Game, p: int, start: set[int]) -> set[int]:
    """Own structures, and rivers inside own towns, that hang together from these spaces on."""
    player = game.players[p]
    members = own_spaces(game, p) | player.links
    seen = set(start)
    todo = list(start)
    while todo:
        space = todo.pop()
        for other in game.map.near[space] | bridged(game, space):
            if other in members and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def makes_town(game: Game, p: int, group: set[int]) -> bool:
    """Four structures, or three with the sanctuary, with enough power value."""
    player = game.players[p]
    codes = [game.structures[s][1] for s in group if s in game.structures]
    enough = 3 if "SA" in codes else 4
    eased = [FAVORS[code].town_power for code in player.favors if FAVORS[code].town_power]
    need = min([*eased, COMMON.town_power])
    return len(codes) >= enough and sum(player.board.structures[code].power_value for code in codes) >= need


def town_tiles_free(game: Game) -> int:
    return sum(game.towns_left.values()) - game.town_picks


def connection_allowed(game: Game, p: int, river: int) -> bool:
    """A town over one river space, of its own: it touches no town of the player."""
    player = game.players[p]
    if not player.trait("skips_river_for_town") or river not in game.map.rivers or town_tiles_free(game) <= 0:
        return False
    shore = set(game.map.near[river])
    if shore & player.towns or not shore & own_spaces(game, p):
        return False
    group = town_group(game, p, (shore & own_spaces(game, p)) | {river})
    return not group & player.towns and makes_town(game, p, group)


# ---- which action is legal --------------------------------------------------------------------------------


Action = tuple[str, int, int, int]
"""Name and up to three numbers."""


def decode(a: int) -> Action:
    """What an id of the layout stands for; "gap" if nothing."""
    single = {
        int(act.DONE): "done",
        int(act.LEECH): "leech",
        int(act.DECLINE): "decline",
        int(act.BURN): "burn",
        int(act.ADVANCE_SHIPPING): "ship",
        int(act.ADVANCE_DIGGING): "dig",
        int(act.SPECIAL_BONUS): "special bonus",
        int(act.SPECIAL_FAVOR): "special favor",
        int(act.SPECIAL_FACTION): "special faction",
        int(act.SPECIAL_BRIDGE): "special bridge",
        int(act.SPECIAL_TOKENS): "special tokens",
        int(act.PASS_LAST): "pass last",
    }
    if a in single:
        return single[a], 0, 0, 0
    blocks = (
        ("convert", int(act.CONVERT), 7, 1),
        ("power", int(act.POWER), len(POWERS), 1),
        ("send", int(act.SEND), 4, 4),
        ("cult", int(act.CULT), 4, 1),
        ("favor", int(act.FAVOR), len(FAVORS), 1),
        ("town", int(act.TOWN), len(TOWNS), 1),
        ("pass", int(act.PASS), len(BONUS), 1),
        ("faction", int(act.FACTION), len(FACTIONS), 1),
        ("ability", int(act.ABILITY), 16, 1),
        ("bridge", int(act.BRIDGE), 48, 1),
        ("connect", int(act.CONNECT), int(ids.SPACES), 1),
        ("build", int(act.BUILD), int(ids.SPACES), 1),
        ("upgrade", int(act.UPGRADE), int(ids.SPACES), 5),
        ("transform", int(act.TRANSFORM), int(ids.SPACES), 18),
        ("bid", int(act.BID), COMMON.auction_vp + 1, 1),
    )
    for name, start, count, width in blocks:
        if start <= a < start + count * width:
            first, rest = divmod(a - start, width)
            if name == "send":
                return (name, first, rest, 0) if rest < 3 else ("gap", 0, 0, 0)
            if name == "upgrade":
                return (name, first, rest + 2, 0) if rest + 2 < len(CODES) else ("gap", 0, 0, 0)
            if name == "transform":
                off_wheel = rest // 2 >= len(WHEEL)
                return ("gap", 0, 0, 0) if off_wheel and rest % 2 else (name, first, rest // 2, rest % 2)
            return name, first, 0, 0
    return "gap", 0, 0, 0


DECODED = [decode(a) for a in range(int(act.LISTED))]
LAYOUT = [(a, action) for a, action in enumerate(DECODED) if action[0] != "gap"]
ON_MAP = ("connect", "build", "upgrade", "transform")


def in_own_turn(game: Game, p: int) -> bool:
    """Is one of the player's turns under way?"""
    return any(f.seat == p and f.kind in (kinds.TURN, kinds.AFTER) for f in game.stack)


TOGETHER = {
    int(kind)
    for kind in (
        kinds.SPADES,
        kinds.PICK_STEP,
        kinds.PICK_FAVOR,
        kinds.PICK_TOWN,
        kinds.PICK_KEY,
        kinds.OWN_ABILITY,
    )
}


def questions(game: Game) -> dict[int, Frame]:
    """Questions of one player that lie together and may be answered in any order: the latest of each kind."""
    if not game.questions:
        for frame in reversed(game.stack):
            if frame.seat != game.stack[-1].seat or frame.kind not in TOGETHER:
                break
            game.questions.setdefault(frame.kind, frame)
        game.questions.setdefault(game.stack[-1].kind, game.stack[-1])
    return game.questions


def made_home_before(game: Game, p: int) -> set[int]:
    """What an earlier action of the same turn made home, where building needs a space that was home before the turn."""
    if not game.setup.homes_before_turn:
        return set()
    noted: set[int] = set()
    for frame in game.stack:
        if frame.seat == p and frame.kind in (kinds.TURN, kinds.AFTER):
            marks = frame.argument >> 2
            noted |= {mark - 1 for mark in (marks % 128, marks // 128 % 128, marks // 16384 % 128) if mark}
    spades = questions(game).get(int(kinds.SPADES))
    return noted - (set(spades_of(spades).homes) if spades else set())


def expected_legal(state: State) -> set[int]:
    """Every id of the layout that the rules allow in this decision."""
    game = read(state)
    if not game.stack:
        return set()
    top = game.stack[-1]
    judge = JUDGES.get(top.kind, pick_allowed)
    fresh = made_home_before(game, top.seat)

    def allowed(game: Game, frame: Frame, action: Action) -> bool:
        return not (action[0] in ("build", "transform") and action[1] in fresh) and judge(game, frame, action)

    beyond = len(game.map.spaces)
    return {a for a, action in LAYOUT if (action[1] < beyond or action[0] not in ON_MAP) and allowed(game, top, action)}


def first_choice(game: Game, frame: Frame, action: Action) -> bool:
    """Setup: a faction, a dwelling on home terrain, a bonus card."""
    name, x, _, _ = action
    p = frame.seat
    if frame.kind == kinds.CHOOSE_FACTION:
        return name == "faction" and faction_allowed(game, p, FACTION_KEYS[x])
    if frame.kind == kinds.FIRST_DWELLING:
        return name == "build" and fire_and_ice.first_dwelling_allowed(game, p, x)
    return name == "pass" and list(BONUS)[x] in game.cards_left


def leech_answer(game: Game, frame: Frame, action: Action) -> bool:
    """Take it or leave it; meanwhile the Alchemists may trade, under that ruling."""
    name, x, _, _ = action
    if name == "convert" and game.setup.vp_trade_anytime and game.players[frame.seat].trait("vp_per_coin"):
        return x in (act.VP_TO_COIN, act.COINS_TO_VP) and conversion_allowed(game, frame.seat, x)
    return name in ("leech", "decline")


def after_action(game: Game, frame: Frame, action: Action) -> bool:
    """The action is over: conversions, a town of the Mermaids, or the end of the turn."""
    name, x, _, _ = action
    p = frame.seat
    if name == "burn":
        return sacrifice_allowed(game, p, False)
    if name == "convert":
        return conversion_allowed(game, p, x)
    return name == "done" or (name == "connect" and connection_allowed(game, p, x))


def faction_allowed(game: Game, p: int, key: str) -> bool:
    colour = FACTIONS[key].colour
    if not game.setup.allowed[list(FACTIONS).index(key)]:
        return False
    if any(q.faction is not None and colour in (q.faction.colour, q.start) for q in game.players):
        return False
    return bool(game.setup.faction_mode == CHOICE) or TERRAINS[game.setup.factions[p]] == colour


def free_home(game: Game, p: int, space: int) -> bool:
    return game.terrain[space] == game.players[p].home and space not in game.structures


def use_after_sacrifice(game: Game, frame: Frame, action: Action) -> bool:
    """Just enough power was made ready for something: that, or one more sacrifice for something dearer."""
    name, x, _, _ = action
    p = frame.seat
    before_action = frame.argument == 1
    if name == "burn":
        return sacrifice_allowed(game, p, before_action)
    if name == "convert":
        wanted = {0: "priest", 1: "worker", 2: "coin"}.get(x, "")
    elif name == "power":
        wanted = list(POWERS)[x]
    elif name == "special faction":
        wanted = name
    else:
        return False
    return (wanted, game.players[p].bowls[2]) in power_uses(game, p, before_action)


def turn_action(game: Game, frame: Frame, action: Action) -> bool:
    """Phase II: the eight actions, conversions, and what else the own turn allows."""
    name, x, y, z = action
    p = frame.seat
    player = game.players[p]
    board = player.board
    if name == "transform":
        if board.colour == "volcano":
            return TERRAINS[y] == "volcano" and fire_and_ice.volcano_allowed(game, p, x)
        needed = spades_needed(game, p, x, TERRAINS[y], z)
        return needed is not None and transform_allowed(game, p, x, needed, 0, True, True)
    if name == "done":  # after the first action of two, under that ruling
        return bool(game.setup.second_action_optional) and frame.argument & 2 != 0 and frame.amount == 1
    if name in ("leech", "decline"):
        return bool(game.setup.unanswered_declined) and any(owner == p for owner, _, _ in game.offers)
    if name == "convert":
        return conversion_allowed(game, p, x)
    if name == "burn":
        return sacrifice_allowed(game, p, True)
    if name == "ship":
        track = board.shipping
        return track is not None and player.shipping < track.top and can_pay(player, track.coins, 0, track.priests)
    if name == "dig":
        dig = board.digging
        return player.digging < dig.top and can_pay(player, dig.coins, dig.workers, dig.priests)
    if name == "power":
        code = list(POWERS)[x]
        return player.bowls[2] >= power_price(game, p, code) and power_action_open(game, p, code)
    if name.startswith("special"):
        return special_allowed(game, p, name)
    if name == "send":
        if player.priests == 0:
            return False
        if y == act.RETURNED:
            return True
        places = (0,) if y == act.GREAT_PLACE else (1, 2, 3)
        return any((x, place) not in game.priests_at for place in places)
    if name == "pass":
        return game.round < COMMON.rounds and list(BONUS)[x] in game.cards_left
    if name == "pass last":
        return game.round == COMMON.rounds
    if name == "connect":
        return connection_allowed(game, p, x)
    if name == "build":
        return build_allowed(game, p, x)
    if name == "upgrade":
        return upgrade_allowed(game, p, x, CODES[y])
    return False


def build_allowed(game: Game, p: int, space: int) -> bool:
    """A dwelling on home terrain within reach, with tunnel or carpet if need be."""
    player = game.players[p]
    piece = player.board.structures["D"]
    if player.trait("builds_by_river"):
        return fire_and_ice.river_build_allowed(game, p, space)
    if not free_home(game, p, space) or not piece_left(player, "D"):
        return False
    if space in reached(game, p):
        return can_pay(player, piece.coins, piece.workers, 0)
    if space in reached_by_skip(game, p):
        workers, priests = skip_price(player)
        return can_pay(player, piece.coins, piece.workers + workers, priests)
    return False


def transform_allowed(game: Game, p: int, space: int, needed: int, free: int, may_buy: bool, may_skip: bool) -> bool:
    """Is the space within reach, and are the spades there or paid for?"""
    player = game.players[p]
    bought = max(0, needed - free)
    if bought and not (may_buy and sells_spades(player)):
        return False
    workers, priests = spade_price(player, bought)
    if space in reached(game, p):
        return can_pay(player, 0, workers, priests)
    if may_skip and space in reached_by_skip(game, p):
        more_workers, more_priests = skip_price(player)
        return can_pay(player, 0, workers + more_workers, priests + more_priests)
    return False


def upgrade_allowed(game: Game, p: int, space: int, code: str) -> bool:
    player = game.players[p]
    owner, old = game.structures.get(space, (-1, ""))
    if owner != p or code not in NEXT[old] or not piece_left(player, code):
        return False
    return can_pay(player, *upgrade_price(game, p, space, code), 0)


def special_allowed(game: Game, p: int, name: str) -> bool:
    """Once a round each; a special action that could not be carried out is not offered."""
    player = game.players[p]
    if name == "special bonus":
        card = BONUS[player.card] if player.card else None
        spades = card.spades if card is not None and not player.trait("builds_by_river") else 0
        return card is not None and spades + card.steps > 0 and "bonus" not in player.specials
    if name == "special favor":
        return "favor" not in player.specials and any(FAVORS[code].action_steps for code in player.favors)
    if name == "special bridge":
        price = player.trait("bridge_workers")
        return price > 0 and player.workers >= price and bridge_possible(game, p)
    if name == "special tokens":
        return player.counts["SH"] > 0 and 0 < player.trait("new_home_tokens") <= sum(player.bowls)
    if "faction" in player.specials or not player.counts["SH"]:
        return False
    if player.trait("new_home_power"):
        return player.bowls[2] >= player.trait("new_home_power")
    key = player.board.key
    if key == "witches":
        return piece_left(player, "D") and any(free_home(game, p, s) for s in game.map.spaces)
    if key == "swarmlings":
        return player.counts["D"] > 0 and piece_left(player, "TP")
    if key == "nomads":
        return any(sandstorm_allowed(game, p, s) for s in game.map.spaces)
    return key in ("auren", "chaosmagicians", "giants")


def sandstorm_allowed(game: Game, p: int, space: int) -> bool:
    """Beside an own structure, not past a river or bridge, not desert already."""
    if space in game.structures or game.terrain[space] not in WHEEL or game.terrain[space] == game.players[p].home:
        return False
    return any(s in own_spaces(game, p) for s in game.map.near[space])


def cult_spade_allowed(game: Game, frame: Frame, action: Action) -> bool:
    """No bought spades, no tunnel or carpet; a space that has just become home stays."""
    name, space, colour, long_way = action
    if name != "transform":
        return name == "done"
    fresh = set()
    rest = frame.argument
    while rest:
        fresh.add(rest % 128 - 1)
        rest //= 128
    needed = spades_needed(game, frame.seat, space, TERRAINS[colour], long_way)
    if needed is None or needed > frame.amount or space in fresh:
        return False
    return transform_allowed(game, frame.seat, space, needed, frame.amount, False, False)


def pick_allowed(game: Game, frame: Frame, action: Action) -> bool:
    """Parts of an action still to be settled."""
    name, x, _, _ = action
    p = frame.seat
    player = game.players[p]
    asked = questions(game)
    choice = fire_and_ice.asked_for(asked.get(int(kinds.OWN_ABILITY)))
    if choice in ("tokens", "steps"):
        return name == "ability" and fire_and_ice.choice_allowed(game, p, asked[int(kinds.OWN_ABILITY)], x)
    if name == "done":
        optional_key = kinds.PICK_KEY in asked and asked[int(kinds.PICK_KEY)].amount == 1
        optional_bridge = frame.kind == kinds.BRIDGING and frame.argument == 1
        return kinds.SPADES in asked or optional_key or optional_bridge
    if name in ("convert", "burn"):
        if not in_own_turn(game, p) or (kinds.OWN_ABILITY in asked and player.trait("ordination")):
            return False  # the ordination comes at once
        if choice not in ("", "unlock"):
            return False  # so do the choices of Fire & Ice, but for a priest
        if frame.kind == kinds.PICK_STEP and frame.argument == 1:
            return False  # so does the step that answers other players
        if name == "convert":
            return bool(game.setup.convert_anytime) and conversion_allowed(game, p, x)
        anytime = game.setup.convert_anytime or game.setup.sacrifice_anytime
        return bool(anytime) and sacrifice_allowed(game, p, False)
    if name == "connect":
        return in_own_turn(game, p) and connection_allowed(game, p, x)
    if name == "cult":
        if kinds.PICK_STEP in asked:
            return True
        if kinds.PICK_KEY in asked:
            return x in bits(asked[int(kinds.PICK_KEY)].argument) and player.cults[x] == TOP - 1
        return False
    if name == "favor":
        code = list(FAVORS)[x]
        return kinds.PICK_FAVOR in asked and game.favors_left[code] > 0 and code not in player.favors
    if name == "town":
        return kinds.PICK_TOWN in asked and game.towns_left[list(TOWNS)[x]] > 0
    if name == "bridge":
        return kinds.BRIDGING in asked and bridge_allowed(game, p, x)
    if choice and name == "ability":
        return fire_and_ice.choice_allowed(game, p, asked[int(kinds.OWN_ABILITY)], x)
    if kinds.OWN_ABILITY in asked and own_ability_allowed(game, p, action):
        return True
    if kinds.SPADES in asked and name in ("build", "transform"):
        spades = spades_of(asked[int(kinds.SPADES)])
        if name == "build":
            return spade_build_allowed(game, p, spades, x)
        return spade_transform_allowed(game, p, spades, action)
    return False


def own_ability_allowed(game: Game, p: int, action: Action) -> bool:
    name, x, y, z = action
    player = game.players[p]
    key = player.board.key
    if key == "darklings":
        most = min(player.trait("ordination"), player.workers, priests_in_supply(player))
        return name == "ability" and x <= most
    if key == "witches":
        return name == "build" and free_home(game, p, x) and piece_left(player, "D")
    if key == "swarmlings":
        return (
            name == "upgrade" and CODES[y] == "TP" and game.structures.get(x) == (p, "D") and piece_left(player, "TP")
        )
    if key == "nomads":
        return name == "transform" and TERRAINS[y] == player.home and z == 0 and sandstorm_allowed(game, p, x)
    return False


def spade_build_allowed(game: Game, p: int, spades: Spades, space: int) -> bool:
    """One dwelling on a space made home in this action; or build only, as long as nothing was transformed."""
    if spades.plain:
        return build_allowed(game, p, space)
    player = game.players[p]
    piece = player.board.structures["D"]
    return space in spades.homes and piece_left(player, "D") and can_pay(player, piece.coins, piece.workers, 0)


def spade_transform_allowed(game: Game, p: int, spades: Spades, action: Action) -> bool:
    """The first space may be helped with bought spades; what is left over goes to further spaces as it is."""
    _, space, colour, long_way = action
    if spades.free == 0 or space in spades.homes:
        return False
    if spades.off_home and TERRAINS[colour] != game.players[p].home:
        return False  # only one space of the action may end off home
    needed = spades_needed(game, p, space, TERRAINS[colour], long_way)
    if needed is None or (spades.bought and needed != spades.free):
        return False  # bought spades must all be used, on one space
    reward = not spades.plain and not spades.bought  # three of the Halflings: none can be missing
    may_buy = not spades.started and (not reward or bool(game.setup.old_faults))
    return transform_allowed(game, p, space, needed, spades.free, may_buy, not spades.skipped)


JUDGES = {
    int(kinds.CHOOSE_FACTION): first_choice,
    int(kinds.FIRST_DWELLING): first_choice,
    int(kinds.FIRST_BONUS): first_choice,
    int(kinds.TURN): turn_action,
    int(kinds.AFTER): after_action,
    int(kinds.TAKE_POWER): leech_answer,
    int(kinds.SACRIFICING): use_after_sacrifice,
    int(kinds.CULT_SPADES): cult_spade_allowed,
    int(kinds.BID_FACTION): fire_and_ice.bid_faction_allowed,
    int(kinds.BIDDING): fire_and_ice.bid_allowed,
}


# ---- what an action does ----------------------------------------------------------------------------------


@dataclass
class Expected:
    """The position after an action, as far as it is foretold."""

    game: Game
    offers: list[tuple[int, int]] = field(default_factory=list)  # new ones: owner, power
    towns: int = 0  # newly founded
    sure_of_cults: bool = True  # False where a key of choice is still to be used
    gained: tuple[int, bool] | None = None  # free spades for a transform and build; may it be build only?
    left: Spades | None = None  # what a transformation leaves of its action


def gain_power(player: Player, amount: int) -> int:
    """Token by token, bowl I before bowl II; returns what was really gained."""
    for gained in range(amount):
        if player.bowls[0]:
            player.bowls[0] -= 1
            player.bowls[1] += 1
        elif player.bowls[1]:
            player.bowls[1] -= 1
            player.bowls[2] += 1
        else:
            return gained
    return amount


def spend_power(player: Player, amount: int) -> None:
    player.bowls[2] -= amount
    player.bowls[0] += amount


def gain_priests(player: Player, amount: int) -> None:
    """Who unlocks terrains decides about each of them."""
    if not player.trait("first_priest_limit"):
        keep_priests(player, amount)


def keep_priests(player: Player, amount: int) -> None:
    player.priests += min(amount, priests_in_supply(player))


def top_is_free(game: Game, p: int, track: int) -> bool:
    """Nobody stands on 10, and no kept step of another player could be there first."""
    for q in game.players:
        if q.cults[track] == TOP:
            return False
        steps = q.faction is not None and q.trait("reaction_steps")
        if q.seat != p and steps and q.late_steps and q.keys and q.cults[track] + q.late_steps >= TOP:
            return False
    return True


def climb(game: Game, p: int, track: int, steps: int, with_key: bool = False) -> None:
    """Step by step; the last space needs a key and may hold one marker only. Its use may be asked for later."""
    player = game.players[p]
    for _ in range(steps):
        level = player.cults[track]
        if level == TOP:
            return
        if level == TOP - 1:
            if not top_is_free(game, p, track):
                return
            if player.keys == 0 or (game.setup.keys_optional and not with_key):
                return
            player.keys -= 1
        player.cults[track] = level + 1
        gain_power(player, COMMON.cult_power.get(level + 1, 0))


def reward_spades(game: Game, p: int, spades: int) -> None:
    """What spades bring beside the transformation."""
    player = game.players[p]
    if game.phase == ids.ACTIONS and game.scoring.event == "spade":
        player.vp += spades * game.scoring.vp
    player.vp += spades * player.trait("spade_vp")
    if player.counts["SH"]:
        gain_power(player, spades * player.trait("spade_power_with_stronghold"))


def gain_spades(after: Expected, p: int, spades: int, whole_action: bool) -> None:
    """An action with free spades is a whole transform and build; spades that come with a stronghold are only spades."""
    player = after.game.players[p]
    if player.trait("builds_by_river"):
        return
    if player.board.colour == "volcano":
        reward_spades(after.game, p, spades)
        player.bowls[0] += spades * player.trait("spade_tokens")
        return
    if spades:
        after.gained = (spades, whole_action)
        if after.game.setup.spades_pay_when_gained:
            reward_spades(after.game, p, spades)


def leech_offers(game: Game, builder: int, space: int) -> list[tuple[int, int]]:
    """Owners of structures directly adjacent, from the builder's left on, with the sum of power values."""
    n = len(game.players)
    seats = [(builder + k) % n for k in range(1, n)]
    if game.setup.passing_order:
        place = game.order.index(builder)
        seats = [game.order[(place + k) % n] for k in range(1, n)]
    out = []
    for q in seats:
        player = game.players[q]
        power = 0
        for s in directly_adjacent(game, space):
            owner, code = game.structures.get(s, (-1, ""))
            if owner == q:
                power += player.board.structures[code].power_value
        room = 2 * player.bowls[0] + player.bowls[1]
        if power and not player.dropped and (room or game.setup.ask_without_room):
            out.append((q, power))
    return out


def towns_from(game: Game, p: int, start: set[int]) -> int:
    """Towns that found themselves from the group of these spaces: 0 or 1."""
    group = town_group(game, p, start)
    if group & game.players[p].towns:
        game.players[p].towns |= group
        return 0
    if not makes_town(game, p, group) or town_tiles_free(game) <= 0:
        return 0
    game.players[p].towns |= group
    game.town_picks += 1
    return 1


def put(after: Expected, p: int, space: int, code: str) -> None:
    """A structure goes on the map in the action phase: VP, offers to others, a town."""
    game = after.game
    player = game.players[p]
    if space in game.structures:
        player.counts[game.structures[space][1]] -= 1
    else:
        game.terrain[space] = player.home
    game.structures[space] = (p, code)
    game.memo.clear()
    player.counts[code] += 1
    event = game.scoring.event
    if event == code or (event == "SH_SA" and code in ("SH", "SA")):
        player.vp += game.scoring.vp
    player.vp += sum(FAVORS[tile].build_vp.get(code, 0) for tile in player.favors)
    after.offers = leech_offers(game, p, space)
    after.towns += towns_from(game, p, {space})


def pay_skip(game: Game, p: int, space: int) -> None:
    """Tunnel or carpet, if the space cannot be reached without."""
    if space in reached(game, p):
        return
    player = game.players[p]
    workers, priests = skip_price(player)
    player.workers -= workers
    player.priests -= priests
    player.vp += player.trait("skip_vp")


def dig_in(game: Game, p: int, space: int, colour: str, needed: int, free: int, paid: bool) -> None:
    """Use spades, buy the missing ones."""
    player = game.players[p]
    bought = max(0, needed - free)
    workers, priests = spade_price(player, bought)
    player.workers -= workers
    player.priests -= priests
    player.vp += bought * player.trait("bought_spade_vp")
    reward_spades(game, p, bought if paid else needed)
    game.terrain[space] = colour


def spades_left(game: Game, p: int, now: Spades, space: int, colour: str, needed: int, skip: bool) -> Spades:
    """FAQ: spades left over go on only if the space became home and none were bought for it."""
    at_home = colour == game.players[p].home
    spaces = now.spaces - 1
    goes_on = spaces > 0 and needed <= now.free and (at_home or game.setup.spades_in_any_order)
    return Spades(
        free=now.free - needed if goes_on else 0,
        homes=now.homes | {space} if at_home else now.homes,
        skipped=now.skipped or skip,
        off_home=now.off_home or not at_home,
        started=True,
        plain=False,
        bought=False,
        spaces=spaces,
    )


def predict(state: State, a: int) -> Expected:
    """Carry a legal action out by hand."""
    game = read(state)
    name, x, y, z = DECODED[a]
    after = Expected(game)
    top = game.stack[-1]
    p = top.seat
    player = game.players[p]
    asked = questions(game)
    if top.kind == kinds.CHOOSE_FACTION:
        faction = FACTIONS[FACTION_KEYS[x]]
        player.faction, player.home = faction, faction.colour
        player.start = faction.colour if not faction.traits.get("terrain_choice") else ""
        player.supply = faction.traits.get("first_priest_limit") or COMMON.priest_limit
        player.coins, player.workers, player.priests = faction.coins, faction.workers, faction.priests
        player.bowls, player.cults = list(faction.power), list(faction.cults)
        player.vp = int(game.setup.start_vp[x])
        player.shipping = faction.shipping.start if faction.shipping else 0
    elif top.kind == kinds.FIRST_DWELLING:
        game.structures[x] = (p, "D")
        game.terrain[x] = player.home
        player.counts["D"] += 1
    elif name in ("pass", "pass last"):
        predict_pass(game, p, list(BONUS)[x] if name == "pass" else "", top.kind == kinds.TURN)
    elif name == "leech":
        owner, _, power = next(offer for offer in game.offers if offer[0] == p)
        assert owner == p
        power = min(power, 2 * player.bowls[0] + player.bowls[1], player.vp + 1)
        gain_power(player, power)
        player.vp -= max(0, power - 1)
    elif name == "convert":
        predict_conversion(game, p, x)
    elif name == "burn":
        player.bowls[1] -= COMMON.burn_cost
        player.bowls[2] += COMMON.burn_gain
    elif name == "ship":
        track = player.board.shipping
        assert track is not None
        player.coins -= track.coins
        player.priests -= track.priests
        ship_step(player)
    elif name == "dig":
        dig = player.board.digging
        player.coins -= dig.coins
        player.workers -= dig.workers
        player.priests -= dig.priests
        player.vp += dig.vp[player.digging]
        player.digging += 1
    elif name == "power":
        action = list(POWERS.values())[x]
        game.power_taken.add(action.code)
        spend_power(player, power_price(game, p, action.code))
        player.coins += action.coins
        player.workers += action.workers
        gain_priests(player, action.priests)
        gain_spades(after, p, action.spades, True)
    elif name == "special bonus":
        player.specials.add("bonus")
        gain_spades(after, p, BONUS[player.card].spades, True)
    elif name == "special favor":
        player.specials.add("favor")
    elif name == "special tokens":
        fire_and_ice.lose_tokens(game, p, player.trait("new_home_tokens"))
    elif name == "special faction" and player.trait("new_home_power"):
        spend_power(player, player.trait("new_home_power"))
    elif name == "special faction":
        player.specials.add("faction")
        gain_spades(after, p, player.trait("action_spades"), True)
    elif name == "special bridge":
        player.workers -= player.trait("bridge_workers")
    elif name == "send":
        player.priests -= 1
        if y != act.RETURNED:
            player.priests_sent += 1
        steps = {0: COMMON.returned_priest_steps, 1: COMMON.priest_steps[1], 2: COMMON.priest_steps[0]}[y]
        climb(game, p, x, steps + (player.trait("priest_steps_with_stronghold") if player.counts["SH"] else 0))
    elif name == "cult":
        if kinds.PICK_STEP in asked:
            climb(game, p, x, asked[int(kinds.PICK_STEP)].amount)
        else:
            climb(game, p, x, 1, with_key=True)
    elif name == "favor":
        tile = list(FAVORS.values())[x]
        player.favors.add(tile.code)
        if tile.town_power:
            for space in sorted(own_spaces(game, p)):
                after.towns += towns_from(game, p, {space}) if space not in player.towns else 0
        climb(game, p, tile.cult, tile.steps)
    elif name == "town":
        predict_town(after, p, list(TOWNS.values())[x])
    elif name == "ability" and fire_and_ice.asked_for(asked[int(kinds.OWN_ABILITY)]):
        fire_and_ice.predict_choice(game, p, asked[int(kinds.OWN_ABILITY)], x)
    elif name == "ability":
        player.workers -= x
        gain_priests(player, x)
    elif name == "bridge":
        game.bridges.add(x)
        player.bridges.add(x)
        after.towns = towns_from(game, p, {s for s in game.map.bridges[x] if s in own_spaces(game, p)})
    elif name == "connect":
        player.links.add(x)
        after.towns = towns_from(game, p, {x})
    elif name == "build":
        gratis = kinds.OWN_ABILITY in asked
        if top.kind == kinds.TURN or (not gratis and spades_of(asked[int(kinds.SPADES)]).plain):
            pay_skip(game, p, x)
        if not gratis:
            piece = player.board.structures["D"]
            player.coins -= piece.coins
            player.workers -= piece.workers
        put(after, p, x, "D")
    elif name == "upgrade":
        code = CODES[y]
        if top.kind == kinds.TURN:
            coins, workers = upgrade_price(game, p, x, code)
            player.coins -= coins
            player.workers -= workers
        put(after, p, x, code)
        if code == "SH":
            player.vp += player.trait("stronghold_vp")
            gain_power(player, player.trait("stronghold_power"))
            for _ in range(player.trait("stronghold_shipping")):
                ship_step(player)
            if player.trait("stronghold_spades"):
                gain_spades(after, p, player.trait("stronghold_spades"), False)
            player.bowls[0] += player.trait("stronghold_tokens_per_player") * len(game.players)
    elif name == "transform":
        if kinds.OWN_ABILITY in asked:
            game.terrain[x] = TERRAINS[y]
        elif TERRAINS[y] == "volcano":
            fire_and_ice.lose_tokens(game, p, fire_and_ice.volcano_price(game, p, x)[1])
            game.terrain[x] = "volcano"
            after.left = Spades(0, frozenset({x}), False, False, True, False, False, 0)
        else:
            needed = spades_needed(game, p, x, TERRAINS[y], z)
            assert needed is not None
            pay_skip(game, p, x)
            if top.kind == kinds.CULT_SPADES:
                free = top.amount
            else:
                now = PLAIN_DIGGING if top.kind == kinds.TURN else spades_of(asked[int(kinds.SPADES)])
                free = now.free
                after.left = spades_left(game, p, now, x, TERRAINS[y], needed, x not in reached(game, p))
            dig_in(game, p, x, TERRAINS[y], needed, free, game.setup.spades_pay_when_gained)
    return after


def predict_pass(game: Game, p: int, card: str, scoring: bool) -> None:
    """VP for the card that goes back, for favor tiles and bridges; then the coins on the new card."""
    player = game.players[p]
    if scoring:
        if player.card:
            for what, vp in BONUS[player.card].pass_vp.items():
                player.vp += vp * (player.shipping if what == "shipping" else player.counts[what])
        for code in player.favors:
            table = FAVORS[code].pass_vp_trading_houses
            player.vp += table[player.counts["TP"]] if table else 0
        if player.counts["SH"]:
            own = own_spaces(game, p)
            whole = [k for k in player.bridges if set(game.map.bridges[k]) <= own]
            player.vp += len(whole) * player.trait("bridge_pass_vp")
            player.vp += player.counts["TE"] * player.trait("temple_pass_vp_with_stronghold")
        player.passed = True
    player.card = card
    if card:
        player.coins += game.card_coins[card]


def predict_conversion(game: Game, p: int, kind: int) -> None:
    player = game.players[p]
    if kind == act.POWER_TO_PRIEST:
        spend_power(player, COMMON.conversions["power_to_priest"][0])
        gain_priests(player, 1)
    elif kind == act.POWER_TO_WORKER:
        spend_power(player, COMMON.conversions["power_to_worker"][0])
        player.workers += 1
    elif kind == act.POWER_TO_COIN:
        spend_power(player, COMMON.conversions["power_to_coin"][0])
        player.coins += 1
    elif kind == act.PRIEST_TO_WORKER:
        player.priests -= 1
        player.workers += 1
    elif kind == act.WORKER_TO_COIN:
        player.workers -= 1
        player.coins += 1
    elif kind == act.VP_TO_COIN:
        player.vp -= player.trait("vp_per_coin")
        player.coins += 1
    else:
        player.coins -= coins_for_vp(game, p)
        player.vp += 1


def ship_step(player: Player) -> None:
    """One step on the shipping track with its VP, where there is one left."""
    track = player.board.shipping
    if track is not None and player.shipping < track.top:
        player.vp += track.vp[player.shipping - track.start]
        player.shipping += 1


def predict_town(after: Expected, p: int, tile: data.TownTile) -> None:
    game = after.game
    player = game.players[p]
    game.town_picks -= 1
    player.town_tiles[tile.code] += 1
    player.vp += tile.vp + player.trait("town_vp") + (game.scoring.vp if game.scoring.event == "town" else 0)
    player.coins += tile.coins
    player.workers += tile.workers + player.trait("town_workers")
    gain_priests(player, tile.priests)
    gain_power(player, tile.power)
    player.keys += tile.keys
    if tile.shipping:
        ship_step(player)
    if player.trait("skip_range"):
        player.skip_extra += tile.skip_range
    lifted = [t for t in range(4) if player.cults[t] < TOP <= player.cults[t] + tile.steps and top_is_free(game, p, t)]
    if player.stopped or 0 < player.keys < len(lifted):
        after.sure_of_cults = False
    for track in range(4):
        climb(game, p, track, tile.steps)


# ---- final scoring ----------------------------------------------------------------------------------------


def areas(game: Game, p: int) -> list[set[int]]:
    """Own structures connected directly, by ship at the own level, by tunnel or carpet."""
    player = game.players[p]
    level = player.shipping if player.board.shipping is not None else 0
    spaces = skip_range(player)
    left = set(own_spaces(game, p))
    out: list[set[int]] = []
    while left:
        todo = [left.pop()]
        area: set[int] = set()
        while todo:
            here = todo.pop()
            area.add(here)
            linked = directly_adjacent(game, here) | by_ship(game.map.name, here, level)
            if spaces:
                linked |= within(game.map.name, here, spaces + 1)
            for river in player.links & game.map.near[here]:
                linked |= game.map.near[river]
            for other in linked & left:
                left.remove(other)
                todo.append(other)
        out.append(area)
    return out


def largest_area(game: Game, p: int) -> int:
    return max((len(area) for area in areas(game, p)), default=0)


def shares(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """VP by seat: tied places are added up, divided and rounded down; nothing for 0."""
    out = [0] * len(values)
    place = 0
    for value in sorted(set(values), reverse=True):
        tied = [p for p, v in enumerate(values) if v == value]
        total = sum(prizes[place : place + len(tied)])
        place += len(tied)
        for p in tied:
            out[p] = total // len(tied) if value > 0 else 0
    return out


def cult_vp(game: Game) -> list[int]:
    tracks = [shares([q.cults[t] for q in game.players], COMMON.cult_vp) for t in range(4)]
    return [sum(track[p] for track in tracks) for p in range(len(game.players))]


def area_vp(game: Game) -> list[int]:
    return shares([largest_area(game, p) for p in range(len(game.players))], COMMON.area_vp)


def resource_vp(game: Game) -> list[int]:
    """Everything becomes coins, power by sacrificing too."""
    out = []
    for q in game.players:
        coins = q.coins + q.workers + q.priests + q.bowls[2] + q.bowls[1] // 2
        out.append(coins // (q.trait("coins_per_vp") or COMMON.coins_per_vp))
    return out


def final_tile_vp(game: Game, code: str) -> list[int]:
    """VP of the final scoring tile: each counts in the best single area."""
    values = []
    for p in range(len(game.players)):
        counted = [fire_and_ice.final_value(game, p, area, code) for area in areas(game, p)]
        values.append(max(counted, default=0))
    return shares(values, data.final_tiles()[code].vp)


# ---- between two rounds -----------------------------------------------------------------------------------


def income_of(player: Player) -> data.Income:
    """Structures on the map, bonus card and favor tiles."""
    parts = [player.board.structures[code].income[count] for code, count in player.counts.items()]
    parts += [FAVORS[code].income for code in player.favors]
    if player.card:
        parts.append(BONUS[player.card].income)
    return data.Income(
        coins=sum(part.coins for part in parts),
        workers=sum(part.workers for part in parts),
        priests=sum(part.priests for part in parts),
        power=sum(part.power for part in parts),
    )


def cult_bonus_times(player: Player, tile: data.ScoringTile) -> int:
    """How often the reward of a round's scoring tile is due."""
    return (player.cults[tile.cult] if tile.cult >= 0 else player.priests_sent) // tile.per
