"""Why an action is not legal now, and what would help. Works on demand, for one action."""

from __future__ import annotations

from dataclasses import replace

from mystica.engine.core import actions as act
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import (
    FIRST_DWELLING,
    HOME_CHOICE,
    REWARDING,
    SPADES,
    TILE_CHOICE,
    TURN,
    find_pending,
    top_kind,
)
from mystica.engine.core.ids import NOTHING, RIVER, STRUCTURE_CODES
from mystica.engine.core.purse import priest_room
from mystica.engine.core.state import (
    BONUS_CARD,
    COLOUR,
    DROPPED,
    FAVORS_LEFT,
    LATE_STEPS,
    ROUND,
    SPECIAL_OF_BONUS,
    SPECIALS_TAKEN,
    STRUCTURE,
    TERRAIN,
    WHO,
    State,
)
from mystica.engine.core.tables import (
    AUCTION_VP,
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    POWER_CODES,
    TOWN_CODES,
)
from mystica.engine.flow import decider
from mystica.engine.rules.transform import NO_DWELLING
from mystica.game import ground, obstacles
from mystica.game.moments import open_frame, wrong_moment
from mystica.game.moves import block_of
from mystica.game.prices import detour, is_short, price_of, too_dear
from mystica.game.reasons import Reason, needs, reason_against
from mystica.game.ship_choices import natural_with_ships
from mystica.game.traits import builds_by_river
from mystica.notation.moves import CULTS as TRACKS
from mystica.notation.moves import TERRAINS, actor_of, faction_key, field, is_allowed
from mystica.notation.moves import WHEEL as COLOURS

_HOPELESS = (
    "river", "occupied", "same-terrain", "no-such-way", "home-only", "no-structure", "wrong-structure", "no-piece-left",
    "not-allowed", "already-taken", "no-stronghold", "not-in-game", "track-end", "no-dock", "all-ships-out",
    "no-ships-out", "no-shipyard", "no-riverside", "other-favor", "no-ship-beside",
)  # fmt: skip


def why_not(s: State, a: int) -> Reason | None:
    """Why an action of the layout is not allowed now; nothing if it is."""
    if not 0 <= a < act.N_ACTIONS:
        return reason_against("no-such-move", "done")
    if is_allowed(s, a):
        return None
    kind = block_of(a)
    if decider(s) < 0:
        return reason_against("game-over", kind)
    if not _has_meaning(s, a):
        return reason_against("no-such-move", kind)
    if act.LISTED <= a < act.MORE:
        return _aside(s, a, kind)
    reason = _reason(s, decider(s), a, kind)
    hopeless = reason.key in _HOPELESS or (kind == "transform" and reason.key == "not-reachable")
    if not hopeless and (reason.repair is None or reason.repair.move is None):
        return replace(reason, repair=detour(s, a) or reason.repair)
    return reason


def natural_move_on(s: State, space: int) -> str:
    """What a player to decide would try on a space."""
    label = s.setup.board.labels[space]
    seat = decider(s)
    if seat < 0 or field(s, seat, WHO) < 0:
        return f"build {label}"
    if s.setup.ships and (by_ship := natural_with_ships(s, label)):
        return by_ship
    if s.v[STRUCTURE + space] // 8 - 1 == seat:
        return f"upgrade {label}"
    terrain = s.v[TERRAIN + space]
    home = field(s, seat, COLOUR)
    if builds_by_river(s, seat):
        return f"build {label}"
    if terrain == RIVER:
        return f"connect {label}"
    if terrain == home or s.v[STRUCTURE + space] != NOTHING or top_kind(s) == FIRST_DWELLING:
        return f"build {label}"
    return f"transform {label} to {TERRAINS[home]}"


# ---- which reason -----------------------------------------------------------------------------------------


def _reason(s: State, p: int, a: int, kind: str) -> Reason:
    if kind == "done" or (field(s, p, WHO) < 0 and kind != "faction"):
        return wrong_moment(s, kind)
    if kind == "convert":
        return obstacles.conversion(s, p, a)
    if kind == "sacrifice":
        return obstacles.sacrifice(s, p)
    if kind == "connect":
        return obstacles.connection(s, p, a)
    frame = open_frame(s, kind)
    if a >= act.MORE and not s.setup.ships:
        return reason_against("not-allowed", kind)
    if frame < 0:
        return wrong_moment(s, kind)
    if s.setup.boxed:
        sailing = _of_ships(s, p, a, kind, frame)
        if sailing is not None:
            return sailing
    if kind in ("leech", "decline"):
        return reason_against("no-offer", kind)
    if kind == "faction":
        return obstacles.faction(s, p, a)
    if kind == "bid":
        return obstacles.bidding(s, a)
    if kind == "favor":
        tile = a - act.FAVOR
        if not s.setup.favors & BIT[tile]:
            return reason_against("not-in-game", kind, what=FAVOR_CODES[tile])
        if s.v[FAVORS_LEFT + tile] > 0:
            return reason_against("already-owned", kind, what=FAVOR_CODES[tile])
        return reason_against("no-piece-left", kind, piece=FAVOR_CODES[tile])
    if kind == "town":
        return reason_against("no-piece-left", kind, piece=TOWN_CODES[a - act.TOWN])
    if kind == "cult":
        return needs(reason_against("no-key", kind, what=TRACKS[a - act.CULT]), "key", 1)
    if kind == "pass":
        return obstacles.passing(s, a)
    if kind == "ability":
        return obstacles.ability(s, p, a - act.ABILITY)
    price = price_of(s, p, a)
    if price is not None and is_short(s, p, price):
        return too_dear(s, p, a, kind, price)
    if kind == "build":
        return ground.building(s, p, a - act.BUILD, frame)
    if kind == "transform":
        return ground.transforming(s, p, a, frame)
    if kind == "upgrade":
        return ground.upgrading(s, p, a)
    if kind == "bridge":
        return obstacles.bridging(s, a - act.BRIDGE)
    if kind == "power":
        return obstacles.power_action(s, p, a - act.POWER)
    if kind == "special":
        return obstacles.special(s, p, a)
    if kind == "priest":
        track, place = divmod(a - act.SEND, 4)
        return reason_against("occupied", kind, what=f"{TRACKS[track]} {place + 1}", by="priests")
    return obstacles.track(s, p, kind)


def _of_ships(s: State, p: int, a: int, kind: str, frame: int) -> Reason | None:
    """Reasons that only games with the box of ships know; nothing where the usual ones do."""
    from mystica.game import sea_reasons  # the box may be missing where it is not played with

    if kind == "favor":
        return sea_reasons.other_favor(s, p, a - act.FAVOR)
    if frame == REWARDING and kind == "cult":
        return reason_against("not-a-reward", kind)
    if frame == HOME_CHOICE:
        return reason_against("already-taken", kind, what=COLOURS[(a - act.ABILITY) % len(COLOURS)])
    if frame == TILE_CHOICE and kind == "priest" and priest_room(s, p) == 0:
        return reason_against("no-piece-left", kind, piece="priest")
    if not s.setup.ships:
        return None
    if a >= act.MORE:
        return sea_reasons.against(s, p, a, kind)
    if kind == "transform":
        return sea_reasons.spades_of_a_trade(s, p, *divmod(a - act.TRANSFORM, 18))
    if kind == "build" and frame == SPADES and s.v[find_pending(s, SPADES) + 3] & NO_DWELLING:
        return reason_against("one-dwelling", kind)
    if kind == "power" and s.setup.powers & BIT[a - act.POWER]:
        return sea_reasons.power_action(s, p, a - act.POWER)
    if kind == "special" and a == act.SPECIAL_BONUS and field(s, p, BONUS_CARD) > 0:
        if not field(s, p, SPECIALS_TAKEN) & SPECIAL_OF_BONUS:
            return sea_reasons.card(s, p, field(s, p, BONUS_CARD) - 1)
    return sea_reasons.special(s, p, a) if kind == "special" else None


def _aside(s: State, a: int, kind: str) -> Reason:
    seat = actor_of(s, a)
    if kind == "resign" and field(s, seat, DROPPED):
        return reason_against("left-already", kind, who=faction_key(s, seat))
    if s.v[ROUND] == 0:
        return wrong_moment(s, kind)
    if kind in ("leech", "decline"):
        return reason_against("no-offer" if s.setup.leech_deferred else "not-allowed", kind)
    if kind == "cult":
        return reason_against("no-step", kind) if field(s, seat, LATE_STEPS) == 0 else wrong_moment(s, kind)
    if kind == "dig" and s.setup.convert_anytime and top_kind(s) in (TURN, SPADES):
        price = price_of(s, seat, a)
        return wrong_moment(s, kind) if price is None else too_dear(s, seat, a, kind, price)
    rulings = {
        "later": s.setup.leech_deferred or s.setup.reaction_deferred, "dig": s.setup.convert_anytime,
        "spades first": s.setup.cult_spades_any_order,
    }  # fmt: skip
    return wrong_moment(s, kind) if rulings.get(kind, True) else reason_against("not-allowed", kind)


# ---- ids without meaning ----------------------------------------------------------------------------------


def _has_meaning(s: State, a: int) -> bool:
    board = s.setup.board
    ends = (
        (act.DECLINE, act.DECLINE + 1, act.CONVERT),
        (act.CONVERT, act.CONVERT + act.COINS_TO_VP + 1, act.BURN),
        (act.ADVANCE_DIGGING, act.ADVANCE_DIGGING + 1, act.POWER),
        (act.POWER, act.POWER + len(POWER_CODES), act.SPECIAL_BONUS),
        (act.SPECIAL_BRIDGE, act.SPECIAL_SHIP + 1, act.SEND),
        (act.FAVOR, act.FAVOR + len(FAVOR_CODES), act.TOWN),
        (act.TOWN, act.TOWN + len(TOWN_CODES), act.PASS),
        (act.PASS, act.PASS + len(BONUS_CODES), act.PASS_LAST),
        (act.FACTION, act.FACTION + len(FACTION_KEYS), act.ABILITY),
        (act.BRIDGE, act.BRIDGE + board.n_bridges, act.CONNECT),
        (act.CONNECT, act.CONNECT + board.n, act.BUILD),
        (act.BUILD, act.BUILD + board.n, act.UPGRADE),
        (act.UPGRADE, act.UPGRADE + board.n * 5, act.TRANSFORM),
        (act.TRANSFORM, act.TRANSFORM + board.n * 18, act.BID),
        (act.BID, act.BID + AUCTION_VP + 1, act.LISTED),
        (act.GIVE_UP, act.GIVE_UP + act.GIVE_UP_STEP + 1, act.ANSWER),
        (act.SHIP, act.SHIP + board.n, act.SAIL),
        (act.SAIL, act.SAIL + board.n, act.EXTRA_SPACE),
        (act.EXTRA_SPACE, act.EXTRA_FROM_TWO + 1, act.TRADE),
        (act.TRADE, act.TRADE + board.n, act.REWARD),
        (act.REWARD, act.REWARD + act.REWARD_STEP + len(TRACKS), act.DOCK),
        (act.DOCK, act.DOCK + board.n, act.BUILD_BY_SHIP),
        (act.BUILD_BY_SHIP, act.BUILD_BY_SHIP + board.n, act.N_ACTIONS),
    )
    for first, end, following in ends:
        if first <= a < following and a >= end:
            return False
    if act.SEND <= a < act.CULT:
        return (a - act.SEND) % 4 <= int(act.GREAT_PLACE)
    if act.UPGRADE <= a < act.TRANSFORM:
        return act.structure_of_upgrade(a) < len(STRUCTURE_CODES)
    if act.TRANSFORM <= a < act.BID:
        code = (a - act.TRANSFORM) % 18
        return code < len(COLOURS) * 2 or (code % 2 == 0 and code // 2 == field(s, max(decider(s), 0), COLOUR))
    return a < act.ANSWER or a >= act.MORE or actor_of(s, a) < s.setup.n
