"""The facts of `mystica.data` as flat arrays of ints, and the names of their columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mystica import data
from mystica.engine.core.bits import ints
from mystica.engine.core.ids import SPADED, STRUCTURE_CODES, WHEEL

COMMON: Final = data.common()
# By number. A number that is kept for a box that is not here has data.HOLE for a code: it is in no game, and all its
# facts are 0.
FACTION_KEYS: Final = list(data.codes("factions"))
BONUS_CODES: Final = list(data.codes("bonus_cards"))
FAVOR_CODES: Final = list(data.codes("favor_tiles"))
TOWN_CODES: Final = list(data.codes("town_tiles"))
POWER_CODES: Final = list(data.codes("power_actions"))
SCORING_CODES: Final = list(data.scoring_tiles())
FINAL_CODES: Final = list(data.final_tiles())

N_FACTIONS: Final[i64] = len(FACTION_KEYS)
N_BONUS: Final[i64] = len(BONUS_CODES)
N_FAVORS: Final[i64] = len(FAVOR_CODES)
N_TOWNS: Final[i64] = len(TOWN_CODES)
N_POWER: Final[i64] = len(POWER_CODES)

# What the columns of a state and the numbers of actions have room for. Town tiles are held in 3 bits a kind.
ROOM: Final = {"factions": 32, "bonus cards": 24, "favor tiles": 24, "town tiles": 20, "power actions": 12}
MOST_COPIES: Final = 7


def _check_room() -> None:
    there = (FACTION_KEYS, BONUS_CODES, FAVOR_CODES, TOWN_CODES, POWER_CODES)
    for (kind, most), codes in zip(ROOM.items(), there, strict=True):
        if len(codes) > most:
            raise data.DataError(f"there is room for {most} {kind}, and the data files have {len(codes)}")
    for tile in data.town_tiles().values():
        if tile.count > MOST_COPIES:
            raise data.DataError(
                f"there is room for {MOST_COPIES} copies of a town tile, and {tile.code} has {tile.count}"
            )


_check_room()

# ---- factions: FACT[faction * FACTS + column] -------------------------------------------------------------
FACTS: Final[i64] = 144
COST_WORKERS: Final[i64] = 0  # + structure
COST_COINS: Final[i64] = 8
VALUE: Final[i64] = 16  # power value
LIMIT: Final[i64] = 24
FAVORS_FOR: Final[i64] = 32
SPADE_WORKERS: Final[i64] = 40  # + level of the exchange track
SPADE_PRIESTS: Final[i64] = 44
DIGGING_VP: Final[i64] = 48  # + level that is left
SHIPPING_VP: Final[i64] = 52  # + steps made so far
HOME: Final[i64] = 60
START_COINS: Final[i64] = 61
START_WORKERS: Final[i64] = 62
START_PRIESTS: Final[i64] = 63
START_BOWL: Final[i64] = 64  # + bowl 0..2
START_CULT: Final[i64] = 67  # + track
FIRST_DWELLINGS: Final[i64] = 71
SHIPPING_START: Final[i64] = 72
SHIPPING_TOP: Final[i64] = 73  # -1: no track
SHIPPING_COINS: Final[i64] = 74
SHIPPING_PRIESTS: Final[i64] = 75
DIGGING_TOP: Final[i64] = 76
DIGGING_WORKERS: Final[i64] = 77
DIGGING_COINS: Final[i64] = 78
DIGGING_PRIESTS: Final[i64] = 79
TRAITS: Final[i64] = 80
_TRAITS: Final = (
    "town_vp", "town_workers", "spade_vp", "bought_spade_vp", "spade_power_with_stronghold", "stronghold_vp",
    "stronghold_power", "stronghold_spades", "stronghold_favors", "stronghold_shipping", "ordination",
    "spades_per_space", "action_spades", "action_steps", "bridge_workers", "bridge_pass_vp", "skip_range",
    "skip_range_stronghold", "skip_workers", "skip_workers_stronghold", "skip_priests", "skip_vp",
    "skip_range_max", "skips_river_for_town", "reaction_steps", "reaction_power", "last_first_dwelling",
    "coins_per_vp", "vp_per_coin", "terrain_choice", "first_favors", "temple_pass_vp_with_stronghold",
    "power_action_discount", "reuses_power_actions_with_stronghold", "spade_steps", "spade_tokens", "transform_steps",
    "transform_steps_home", "transform_tokens", "transform_tokens_home", "priest_steps_with_stronghold",
    "stronghold_tokens_per_player", "stronghold_bridges", "builds_by_river", "first_priest_limit", "unlock_coins",
    "unlock_coins_home", "reaction_tokens", "reaction_token_vp", "new_home_power", "new_home_tokens", "home_counts",
)  # fmt: skip
TOWN_VP: Final[i64] = 80
TOWN_WORKERS: Final[i64] = 81
SPADE_VP: Final[i64] = 82
BOUGHT_SPADE_VP: Final[i64] = 83
SPADE_POWER_WITH_STRONGHOLD: Final[i64] = 84
STRONGHOLD_VP: Final[i64] = 85
STRONGHOLD_POWER: Final[i64] = 86
STRONGHOLD_SPADES: Final[i64] = 87
STRONGHOLD_FAVORS: Final[i64] = 88
STRONGHOLD_SHIPPING: Final[i64] = 89
ORDINATION: Final[i64] = 90
SPADES_PER_SPACE: Final[i64] = 91
ACTION_SPADES: Final[i64] = 92
ACTION_STEPS: Final[i64] = 93
BRIDGE_WORKERS: Final[i64] = 94
BRIDGE_PASS_VP: Final[i64] = 95
SKIP_RANGE: Final[i64] = 96
SKIP_RANGE_STRONGHOLD: Final[i64] = 97
SKIP_WORKERS: Final[i64] = 98
SKIP_WORKERS_STRONGHOLD: Final[i64] = 99
SKIP_PRIESTS: Final[i64] = 100
SKIP_VP: Final[i64] = 101
SKIP_RANGE_MAX: Final[i64] = 102
SKIPS_RIVER_FOR_TOWN: Final[i64] = 103
REACTION_STEPS: Final[i64] = 104
REACTION_POWER: Final[i64] = 105
LAST_FIRST_DWELLING: Final[i64] = 106
COINS_PER_VP: Final[i64] = 107
VP_PER_COIN: Final[i64] = 108
TERRAIN_CHOICE: Final[i64] = 109
FIRST_FAVORS: Final[i64] = 110
TEMPLE_PASS_VP_WITH_STRONGHOLD: Final[i64] = 111
POWER_ACTION_DISCOUNT: Final[i64] = 112
REUSES_POWER_ACTIONS_WITH_STRONGHOLD: Final[i64] = 113
SPADE_STEPS: Final[i64] = 114
SPADE_TOKENS: Final[i64] = 115
TRANSFORM_STEPS: Final[i64] = 116
TRANSFORM_STEPS_HOME: Final[i64] = 117
TRANSFORM_TOKENS: Final[i64] = 118
TRANSFORM_TOKENS_HOME: Final[i64] = 119
PRIEST_STEPS_WITH_STRONGHOLD: Final[i64] = 120
STRONGHOLD_TOKENS_PER_PLAYER: Final[i64] = 121
STRONGHOLD_BRIDGES: Final[i64] = 122
BUILDS_BY_RIVER: Final[i64] = 123
FIRST_PRIEST_LIMIT: Final[i64] = 124
UNLOCK_COINS: Final[i64] = 125
UNLOCK_COINS_HOME: Final[i64] = 126
REACTION_TOKENS: Final[i64] = 127
REACTION_TOKEN_VP: Final[i64] = 128
NEW_HOME_POWER: Final[i64] = 129
NEW_HOME_TOKENS: Final[i64] = 130
HOME_COUNTS: Final[i64] = 131


def _facts() -> list[int]:
    out: list[int] = []
    for key in FACTION_KEYS:
        row = [0] * int(FACTS)
        if key == data.HOLE:
            out.extend(row)
            continue
        faction = data.factions()[key]
        for b in range(1, len(STRUCTURE_CODES)):
            if STRUCTURE_CODES[b] not in faction.structures:  # on a board of its own
                row[int(VALUE) + b] = COMMON.power_values.get(STRUCTURE_CODES[b], 0)
                row[int(LIMIT) + b] = COMMON.structure_limits.get(STRUCTURE_CODES[b], 0)
                continue
            structure = faction.structures[STRUCTURE_CODES[b]]
            row[int(COST_WORKERS) + b] = structure.workers
            row[int(COST_COINS) + b] = structure.coins
            row[int(VALUE) + b] = structure.power_value
            row[int(LIMIT) + b] = structure.limit
            row[int(FAVORS_FOR) + b] = structure.favors
        digging = faction.digging
        for level in range(digging.top + 1):
            row[int(SPADE_WORKERS) + level] = digging.workers_per_spade[level]
            row[int(SPADE_PRIESTS) + level] = digging.priests_per_spade[level]
        for level in range(digging.top):
            row[int(DIGGING_VP) + level] = digging.vp[level]
        row[int(DIGGING_TOP)] = digging.top
        row[int(DIGGING_WORKERS)] = digging.workers
        row[int(DIGGING_COINS)] = digging.coins
        row[int(DIGGING_PRIESTS)] = digging.priests
        row[int(SHIPPING_TOP)] = -1
        shipping = faction.shipping
        if shipping is not None:
            row[int(SHIPPING_START)] = shipping.start
            row[int(SHIPPING_TOP)] = shipping.top
            row[int(SHIPPING_COINS)] = shipping.coins
            row[int(SHIPPING_PRIESTS)] = shipping.priests
            for step in range(len(shipping.vp)):
                row[int(SHIPPING_VP) + step] = shipping.vp[step]
        row[int(HOME)] = (*COMMON.wheel, *COMMON.other_colours).index(faction.colour)
        row[int(START_COINS)] = faction.coins
        row[int(START_WORKERS)] = faction.workers
        row[int(START_PRIESTS)] = faction.priests
        row[int(FIRST_DWELLINGS)] = faction.first_dwellings
        for i in range(3):
            row[int(START_BOWL) + i] = faction.power[i]
        for i in range(4):
            row[int(START_CULT) + i] = faction.cults[i]
        for trait, value in faction.traits.items():
            row[int(TRAITS) + _TRAITS.index(trait)] = value
        out.extend(row)
    return out


FACT: Final = ints(_facts())


def _income() -> list[int]:
    """Income by faction, structure and number on the map: coins, workers, priests, power."""
    out: list[int] = []
    for key in FACTION_KEYS:
        structures = data.factions()[key].structures if key != data.HOLE else {}
        for b in range(8):
            code = STRUCTURE_CODES[b] if b < len(STRUCTURE_CODES) else ""
            steps = structures[code].income if code in structures else ()
            for n in range(16):
                if n < len(steps):
                    out.extend([steps[n].coins, steps[n].workers, steps[n].priests, steps[n].power])
                else:
                    out.extend([0, 0, 0, 0])
    return out


INCOME: Final = ints(_income())  # INCOME[((faction * 8 + structure) * 16 + number) * 4 + resource]

# ---- tiles ------------------------------------------------------------------------------------------------
NO_BONUS: Final = data.BonusCard(code=data.HOLE)
NO_FAVOR: Final = data.FavorTile(code=data.HOLE)
NO_TOWN: Final = data.TownTile(code=data.HOLE)
NO_POWER: Final = data.PowerAction(code=data.HOLE)
_bonus = [data.bonus_cards().get(code, NO_BONUS) for code in BONUS_CODES]
_favors = [data.favor_tiles().get(code, NO_FAVOR) for code in FAVOR_CODES]
_towns = [data.town_tiles().get(code, NO_TOWN) for code in TOWN_CODES]
_power = [data.power_actions().get(code, NO_POWER) for code in POWER_CODES]


def by_structure(values: Mapping[str, int]) -> list[int]:
    """Eight columns, one for each kind of structure."""
    return ([values.get(code, 0) if code else 0 for code in STRUCTURE_CODES] + [0] * 8)[:8]


def flat(rows: list[list[int]]) -> vec[i64]:
    """Rows behind one another."""
    return ints([value for row in rows for value in row])


# BONUS[card * 8 + ...]: coins, workers, priests, power of its income; spades, steps of its action; shipping
BONUS: Final = flat(
    [
        [b.income.coins, b.income.workers, b.income.priests, b.income.power, b.spades, b.steps, b.shipping,
         b.pass_vp.get("shipping", 0)]
        for b in _bonus
    ]
)  # fmt: skip
BONUS_SPADES: Final[i64] = 4
BONUS_STEPS: Final[i64] = 5
BONUS_SHIPPING: Final[i64] = 6
BONUS_SHIPPING_VP: Final[i64] = 7
BONUS_PASS_VP: Final = flat([by_structure(b.pass_vp) for b in _bonus])  # [card * 8 + structure]

# FAVORS[tile * 8 + ...]: income coins, workers, priests, power; steps; action steps; town power. Which cult is setup's
FAVORS: Final = flat(
    [
        [f.income.coins, f.income.workers, f.income.priests, f.income.power, f.steps, f.action_steps, f.town_power, 0]
        for f in _favors
    ]
)
FAVOR_STEPS: Final[i64] = 4
FAVOR_ACTION: Final[i64] = 5
FAVOR_TOWN_POWER: Final[i64] = 6
FAVOR_COUNT: Final = ints([f.count for f in _favors])
FAVOR_BUILD_VP: Final = flat([by_structure(f.build_vp) for f in _favors])
FAVOR_PASS_VP: Final = flat([(list(f.pass_vp_trading_houses) + [0] * 8)[:8] for f in _favors])  # by trading houses


def mask(flags: list[bool]) -> int:
    """The set of those that are True."""
    return sum(2**k for k, flag in enumerate(flags) if flag)


FAVORS_WITH_INCOME: Final[i64] = mask(
    [any((f.income.coins, f.income.workers, f.income.priests, f.income.power)) for f in _favors]
)
FAVORS_ON_BUILD: Final[i64] = mask([any(f.build_vp.values()) for f in _favors])
FAVORS_ON_PASS: Final[i64] = mask([any(f.pass_vp_trading_houses) for f in _favors])
FAVORS_WITH_ACTION: Final[i64] = mask([f.action_steps > 0 for f in _favors])
FAVORS_EASING_TOWNS: Final[i64] = mask([f.town_power > 0 for f in _favors])
TOWN_POWER: Final[i64] = COMMON.town_power
EASED_TOWN_POWER: Final[i64] = min([f.town_power for f in _favors if f.town_power > 0])
TOWN_STRUCTURES: Final[i64] = COMMON.town_structures

# TOWNS[tile * 8 + ...]; how many keys is setup's
TOWNS: Final = flat([[t.vp, t.coins, t.workers, t.priests, t.power, t.steps, t.shipping, t.skip_range] for t in _towns])
T_VP: Final[i64] = 0
T_COINS: Final[i64] = 1
T_WORKERS: Final[i64] = 2
T_PRIESTS: Final[i64] = 3
T_POWER: Final[i64] = 4
T_STEPS: Final[i64] = 5
T_SHIPPING: Final[i64] = 6
T_SKIP_RANGE: Final[i64] = 7
TOWN_COUNT: Final = ints([t.count for t in _towns])

# What a scoring tile says, setup.rounds[(round - 1) * ROUND_ROW + ...]: VP per spade, per town; cult (-1: priests
# sent); per; reward coins, workers, priests, power, spades; VP per advance; reward shipping; VP by structure; VP for
# events of boxes, and their rewards
ROUND_ROW: Final[i64] = 32
S_SPADE_VP: Final[i64] = 0
S_TOWN_VP: Final[i64] = 1
S_CULT: Final[i64] = 2
S_PER: Final[i64] = 3
S_COINS: Final[i64] = 4
S_WORKERS: Final[i64] = 5
S_PRIESTS: Final[i64] = 6
S_POWER: Final[i64] = 7
S_SPADES: Final[i64] = 8
S_ADVANCE_VP: Final[i64] = 9
S_SHIPPING: Final[i64] = 10
S_BUILD_VP: Final[i64] = 16  # + structure
S_OF_BOXES: Final[i64] = 24  # + place in ROUND_WORDS
_tile_facts = data.tile_facts()
_EVENTS_OF_BOXES: Final = [event for event in _tile_facts.events if event not in data.EVENTS]
_REWARDS_OF_BOXES: Final = list(_tile_facts.numbers.get("scoring_tiles", ()))
ROUND_WORDS: Final = _EVENTS_OF_BOXES + _REWARDS_OF_BOXES


def round_row(tile: data.ScoringTile) -> list[int]:
    """The row of one scoring tile."""
    by_event = [tile.vp if tile.event == event else 0 for event in ("spade", "town", "advance")]
    of_boxes = [tile.vp if tile.event == event else 0 for event in _EVENTS_OF_BOXES]
    of_boxes += [tile.more.get(reward, 0) for reward in _REWARDS_OF_BOXES]
    return [
        by_event[0], by_event[1], tile.cult, tile.per, tile.coins, tile.workers, tile.priests, tile.power, tile.spades,
        by_event[2], tile.shipping, 0, 0, 0, 0, 0, *by_structure(dict.fromkeys(tile.event.split("_"), tile.vp)),
        *(of_boxes + [0] * 8)[:8],
    ]  # fmt: skip


# POWERS[action * 8 + ...]: cost, coins, workers, priests, spades, bridges, favors, paid priests
POWERS: Final = flat(
    [[a.cost, a.coins, a.workers, a.priests, a.spades, a.bridges, a.favors, a.paid_priests] for a in _power]
)
P_COINS: Final[i64] = 1
P_WORKERS: Final[i64] = 2
P_PRIESTS: Final[i64] = 3
P_SPADES: Final[i64] = 4
P_BRIDGES: Final[i64] = 5
P_FAVORS: Final[i64] = 6
P_PAID_PRIESTS: Final[i64] = 7

# By final scoring tile: what it measures, as an index, and the VP of the places
_MEASURES: Final = list(_tile_facts.measures)
FINAL_MEASURE: Final = ints([_MEASURES.index(t.measure) for t in data.final_tiles().values()])
FINAL_VP: Final = [ints(list(t.vp) + [0] * 5) for t in data.final_tiles().values()]
M_DISTANCE: Final[i64] = 0
M_STRONGHOLD_SANCTUARY: Final[i64] = 1
M_EDGE: Final[i64] = 2
M_CLUSTERS: Final[i64] = 3
M_OF_BOXES: Final[i64] = 4  # and whatever follows
M_SIZE: Final[i64] = -1  # of the area: no tile's

# ---- common numbers ---------------------------------------------------------------------------------------
CULT_POWER: Final = ints([COMMON.cult_power.get(level, 0) for level in range(16)])
PRIEST_STEPS: Final = ints([COMMON.returned_priest_steps, COMMON.priest_steps[1], COMMON.priest_steps[0]])  # by place
PRIEST_LIMIT: Final[i64] = COMMON.priest_limit
BRIDGE_LIMIT: Final[i64] = COMMON.bridge_limit
AUCTION_VP: Final[i64] = COMMON.auction_vp
LONELY_FACTOR: Final[i64] = COMMON.lonely_trading_house_factor
USUAL_COINS_PER_VP: Final[i64] = COMMON.coins_per_vp
AREA_VP: Final = ints(list(COMMON.area_vp) + [0] * 5)
CULT_VP: Final = ints(list(COMMON.cult_vp) + [0] * 5)

# ---- the transformation cycle -----------------------------------------------------------------------------
# STEPS[(home * 7 + from) * 16 + to * 2 + long]: spades needed, 99 where there is no such way. Homes from WHEEL on are
# ice with each of the starting terrains: ice lies where the starting terrain does, which itself is one spade away, and
# no way to another terrain leads through it.
# OPTIONS lists the codes to * 2 + long that need at most `most` spades, ascending.


def _steps() -> list[int]:
    out: list[int] = []
    n = int(WHEEL)
    for home in range(n):
        for start in range(n):
            row = [99] * 16
            for to in range(n):
                if to == start:
                    continue
                forward = (to - start) % n
                backward = n - forward
                if start == home or to == home:  # both ways are open
                    row[to * 2] = min(forward, backward)
                    row[to * 2 + 1] = max(forward, backward)
                else:  # one of the ways runs through home, where transforming must stop
                    row[to * 2] = forward if forward < (home - start) % n else backward
            out.extend(row)
    for start_terrain in range(n):
        for start in range(n):
            row = [99] * 16
            for to in range(n):
                forward = (to - start) % n
                if to == start:
                    continue
                if start_terrain in (start, to) or forward < (start_terrain - start) % n:
                    row[to * 2] = forward
                if start_terrain in (start, to) or forward > (start_terrain - start) % n:
                    row[to * 2] = min(row[to * 2], n - forward)
            row[int(SPADED) * 2] = max(1, min((start_terrain - start) % n, (start - start_terrain) % n))
            out.extend(row)
    return out


_STEP_LIST = _steps()
STEPS: Final = ints(_STEP_LIST)
MOST: Final[i64] = 6  # spades that can be used on one space
_starts: list[int] = []
_codes: list[int] = []
for _pair in range(98):
    for _most in range(8):
        _starts.append(len(_codes))
        _codes.extend([code for code in range(16) if _STEP_LIST[_pair * 16 + code] <= _most])
_starts.append(len(_codes))
OPTION_START: Final = ints(_starts)  # OPTION_START[(home * 7 + from) * 8 + most], the next entry is the end
OPTION_CODE: Final = ints(_codes)
