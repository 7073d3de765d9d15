"""What prevents an action on the map: rivers, structures, reach, terrain, spades."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.bits import BIT, HI, LO
from mystica.engine.core.decisions import find_pending, top
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import CULTS, RIVER, STRUCTURE_CODES, WHEEL
from mystica.engine.core.purse import tokens_of
from mystica.engine.core.reading import (
    count_of,
    cult_level,
    faction_of,
    frame_amount,
    frame_argument,
    frame_kind,
    home_terrain,
    owner_of,
    start_terrain,
    structure_on,
    terrain_of,
    trait_of,
    unlocked_terrains,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import (
    BONUS,
    BONUS_SHIPPING,
    FACT,
    FACTS,
    LIMIT,
    MOST,
    N_BONUS,
    SHIPPING_TOP,
)
from mystica.engine.rules.build import dwelling_left
from mystica.engine.rules.reach import reach, river_reach, shipping_value, skip_reach
from mystica.engine.rules.transform import BOUGHT, HOMES, OFF_HOME, PLAIN_BUILD, STARTED, spades_needed
from mystica.game.why_not.moment import wrong_moment
from mystica.game.why_not.prices import PLENTY, rich_copy
from mystica.game.why_not.reasons import Reason, needs, reason_against
from mystica.game.why_not.traits import builds_by_river, without_spades
from mystica.notation.moves import TERRAINS as COLOURS
from mystica.notation.moves import faction_key, is_allowed


def _blocked(s: State, space: int, kind: str) -> Reason | None:
    """A river, or a structure in the way."""
    label = s.setup.board.labels[space]
    if terrain_of(s, space) == RIVER:
        return reason_against("river", kind, space=label)
    owner = owner_of(s, space)
    if owner >= 0:
        return reason_against("occupied", kind, what=label, by=faction_key(s, owner))
    return None


def _holds(words: tuple[int, int], space: int) -> bool:
    return (words[0] & LO[space]) != 0 or (words[1] & HI[space]) != 0


def _reaches(s: State, p: int, space: int, with_skip: bool) -> bool:
    if builds_by_river(s, p):
        return _holds(river_reach(s, p, shipping_value(s, p)), space)
    near = reach(s, p, shipping_value(s, p))
    return _holds(near, space) or (with_skip and _holds(skip_reach(s, p, near[0], near[1]), space))


def _far(s: State, p: int, space: int, kind: str) -> Reason:
    """Out of reach, with the least shipping value that would do."""
    most = trait_of(s, p, SHIPPING_TOP)
    needed: int | None = None
    if most >= 0:
        most += max(BONUS[card * 8 + BONUS_SHIPPING] for card in range(N_BONUS))
        values = range(shipping_value(s, p) + 1, most + 1)
        lies_in = river_reach if builds_by_river(s, p) else reach
        needed = next((value for value in values if _holds(lies_in(s, p, value), space)), None)
    reason = reason_against("not-reachable", kind, space=s.setup.board.labels[space], shipping_needed=needed)
    return needs(reason, "shipping", needed - shipping_value(s, p)) if needed is not None else reason


def _off_home(s: State, p: int, space: int, kind: str) -> Reason:
    home = home_terrain(s, p)
    terrain = COLOURS[terrain_of(s, space)]
    if builds_by_river(s, p):
        return reason_against("locked-terrain", kind, space=s.setup.board.labels[space], terrain=terrain)
    if terrain_of(s, space) >= WHEEL:
        return reason_against("not-transformable", kind, space=s.setup.board.labels[space], terrain=terrain)
    spades = spades_needed(s, p, space, home * 2) if not without_spades(s, p) else 0
    return reason_against("wrong-terrain", kind, space=s.setup.board.labels[space], terrain=terrain, spades=spades)


def _is_home(s: State, p: int, space: int, frame: int) -> bool:
    """May a dwelling stand on this terrain?"""
    terrain = terrain_of(s, space)
    if frame == ask.FIRST_DWELLING:
        return bool(terrain == start_terrain(s, p))
    if builds_by_river(s, p):
        return bool(unlocked_terrains(s, p) & BIT[terrain])
    return bool(terrain == home_terrain(s, p))


def building(s: State, p: int, space: int, frame: int) -> Reason:
    kind = "dwelling" if frame == ask.FIRST_DWELLING else "build"
    blocked = _blocked(s, space, kind)
    if blocked:
        return blocked
    plain = frame == ask.TURN
    if frame == ask.SPADES:
        plain = frame_argument(s, find_pending(s, ask.SPADES)) & PLAIN_BUILD != 0
    if plain and not _reaches(s, p, space, True):
        return _far(s, p, space, kind)
    if not _is_home(s, p, space, frame):
        return _off_home(s, p, space, kind)
    if not dwelling_left(s, p):
        return reason_against("no-piece-left", kind, piece="dwelling")
    if frame == ask.SPADES and not plain:
        return reason_against("not-transformed", kind, space=s.setup.board.labels[space])
    return wrong_moment(s, kind)


def transforming(s: State, p: int, a: int, frame: int) -> Reason:
    space, code = divmod(a - act.TRANSFORM, 18)
    label = s.setup.board.labels[space]
    blocked = _blocked(s, space, "transform")
    if blocked:
        return blocked
    terrain = terrain_of(s, space)
    if terrain == code // 2:
        return reason_against("same-terrain", "transform", space=label, terrain=COLOURS[terrain])
    if terrain >= WHEEL:
        return reason_against("not-transformable", "transform", space=label, terrain=COLOURS[terrain])
    if builds_by_river(s, p):
        return reason_against("not-allowed", "transform")
    if frame == ask.OWN_ABILITY:
        home_code = home_terrain(s, p) * 2
        return reason_against("home-only", "transform") if code != home_code else _far(s, p, space, "transform")
    if not _reaches(s, p, space, frame != ask.CULT_SPADES):
        return _far(s, p, space, "transform")
    if without_spades(s, p):
        return _without_spades(s, p, space, code, frame)
    needed = spades_needed(s, p, space, code)
    if not _any_way(s, p, a):
        away = code % 2 == 0 and needed <= MOST and code // 2 != home_terrain(s, p)
        return reason_against("home-only" if away else "no-such-way", "transform")
    if frame == ask.TURN:
        return wrong_moment(s, "transform")
    return _with_spades(s, p, space, code, needed, frame)


def _without_spades(s: State, p: int, space: int, code: int, frame: int) -> Reason:
    """A faction that transforms in its own way, into its home terrain only and for its own price."""
    if code != home_terrain(s, p) * 2:
        return reason_against("home-only", "transform")
    if frame != ask.TURN:
        return wrong_moment(s, "transform")
    steps, tokens = HOOKS[faction_of(s, p)].transform_price(s, p, terrain_of(s, space))
    have = tokens_of(s, p)
    if tokens > have:
        reason = reason_against("lost-tokens-short", "transform", needed=tokens, have=have)
        return needs(reason, "tokens", tokens - have)
    highest = max(cult_level(s, p, track) for track in range(CULTS))
    if steps > highest:
        return needs(reason_against("steps-short", "transform", what="any cult track"), "step", steps - highest)
    return wrong_moment(s, "transform")


def _any_way(s: State, p: int, a: int) -> bool:
    """Would the transform be allowed with spades galore?"""
    free = s.copy()
    frame = find_pending(free, ask.SPADES)
    if frame < 0:
        frame = top(free)
    if frame_kind(free, frame) in (ask.SPADES, ask.CULT_SPADES):
        free.v[frame + 2] = PLENTY
        if frame_kind(free, frame) == ask.SPADES:
            free.v[frame + 3] &= ~(HOMES | OFF_HOME | STARTED | BOUGHT)
    return is_allowed(rich_copy(free, p), a)


def _with_spades(s: State, p: int, space: int, code: int, needed: int, frame: int) -> Reason:
    column = find_pending(s, ask.SPADES) if frame == ask.SPADES else top(s)
    spades, state = frame_amount(s, column), frame_argument(s, column)
    home = home_terrain(s, p)
    label = s.setup.board.labels[space]
    if terrain_of(s, space) == home and _is_marked(state, space):
        return reason_against("used-already", "transform", space=label)
    if frame == ask.SPADES and state & OFF_HOME and code // 2 != home:
        return reason_against("home-only", "transform")
    if needed > spades:
        reason = reason_against("spades-short", "transform", missing=needed - spades, needed=needed, have=spades)
        return needs(reason, "spades", needed - spades)
    if frame == ask.SPADES and state & BOUGHT:
        return reason_against("spades-must-be-used", "transform", needed=spades)
    return wrong_moment(s, "transform")


def _is_marked(state: int, space: int) -> bool:
    """Is the space among those that became home in this action or bonus?"""
    marks = state if state <= HOMES else state & HOMES
    while marks > 0:
        if marks % 128 == space + 1:
            return True
        marks //= 128
    return False


def upgrading(s: State, p: int, a: int) -> Reason:
    space, structure = act.hex_of_upgrade(a), act.structure_of_upgrade(a)
    label = s.setup.board.labels[space]
    owner = owner_of(s, space)
    if owner != p:
        if owner >= 0:
            return reason_against("occupied", "upgrade", what=label, by=faction_key(s, owner))
        return reason_against("no-structure", "upgrade", space=label)
    common = data.common()
    before = common.upgrades[STRUCTURE_CODES[structure]]
    if STRUCTURE_CODES[structure_on(s, space)] != before:
        name = common.structure_names[before]
        return needs(reason_against("wrong-structure", "upgrade", space=label, needed=name), name, 1)
    if count_of(s, p, structure) >= FACT[faction_of(s, p) * FACTS + LIMIT + structure]:
        return reason_against("no-piece-left", "upgrade", piece=common.structure_names[STRUCTURE_CODES[structure]])
    return wrong_moment(s, "upgrade")
