"""Why an action is not legal now, and what would help. Works on demand, for one action."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import (
    SPADES,
    TURN,
    top_kind,
)
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import (
    faction_of,
    favors_left,
    has_left,
    home_terrain,
    late_steps,
    round_of,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import (
    AUCTION_VP,
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    POWER_CODES,
    TOWN_CODES,
)
from mystica.engine.flow import decider
from mystica.game.moves.kinds import block_of
from mystica.game.why_not import of_action, on_map
from mystica.game.why_not.moment import open_frame, wrong_moment
from mystica.game.why_not.of_boxes import of_boxes
from mystica.game.why_not.prices import detour, is_short, price_of, too_dear
from mystica.game.why_not.reasons import Reason, needs, reason_against
from mystica.notation.moves import CULTS as TRACKS
from mystica.notation.moves import WHEEL as COLOURS
from mystica.notation.moves import actor_of, faction_key, is_allowed

_HOPELESS = (
    "river", "occupied", "same-terrain", "no-such-way", "home-only", "no-structure", "wrong-structure", "no-piece-left",
    "not-allowed", "already-taken", "no-stronghold", "not-in-game", "track-end",
)  # fmt: skip


@cache
def _hopeless() -> tuple[str, ...]:
    return (*_HOPELESS, *(key for part in of_boxes() for key in part.hopeless))


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
    if act.is_out_of_turn(a):
        return _aside(s, a, kind)
    reason = _reason(s, decider(s), a, kind)
    hopeless = reason.key in _hopeless() or (kind == "transform" and reason.key == "not-reachable")
    if not hopeless and (reason.repair is None or reason.repair.move is None):
        return replace(reason, repair=detour(s, a) or reason.repair)
    return reason


# ---- which reason -----------------------------------------------------------------------------------------


def _reason(s: State, p: int, a: int, kind: str) -> Reason:
    if kind == "done" or (faction_of(s, p) < 0 and kind != "faction"):
        return wrong_moment(s, kind)
    if kind == "convert":
        return of_action.conversion(s, p, a)
    if kind == "sacrifice":
        return of_action.sacrifice(s, p)
    if kind == "connect":
        return of_action.connection(s, p, a)
    if _is_of_another_game(s, a):
        return reason_against("not-allowed", kind)
    frame = open_frame(s, kind)
    if frame < 0:
        return wrong_moment(s, kind)
    for part in of_boxes():
        reason = part.against(s, p, a, kind, frame)
        if reason is not None:
            return reason
    if kind in ("leech", "decline"):
        return reason_against("no-offer", kind)
    if kind == "faction":
        return of_action.faction(s, p, a)
    if kind == "bid":
        return of_action.bidding(s, a)
    if kind == "favor":
        tile = a - act.FAVOR
        if not s.setup.favors & BIT[tile]:
            return reason_against("not-in-game", kind, what=FAVOR_CODES[tile])
        if favors_left(s, tile) > 0:
            return reason_against("already-owned", kind, what=FAVOR_CODES[tile])
        return reason_against("no-piece-left", kind, piece=FAVOR_CODES[tile])
    if kind == "town":
        return reason_against("no-piece-left", kind, piece=TOWN_CODES[a - act.TOWN])
    if kind == "cult":
        return needs(reason_against("no-key", kind, what=TRACKS[a - act.CULT]), "key", 1)
    if kind == "pass":
        return of_action.passing(s, a)
    if kind == "ability":
        return of_action.ability(s, p, a - act.ABILITY)
    price = price_of(s, p, a)
    if price is not None and is_short(s, p, price):
        return too_dear(s, p, a, kind, price)
    if kind == "build":
        return on_map.building(s, p, a - act.BUILD, frame)
    if kind == "transform":
        return on_map.transforming(s, p, a, frame)
    if kind == "upgrade":
        return on_map.upgrading(s, p, a)
    if kind == "bridge":
        return of_action.bridging(s, a - act.BRIDGE)
    if kind == "power":
        return of_action.power_action(s, p, a - act.POWER)
    if kind == "special":
        return of_action.special(s, p, a)
    if kind == "priest":
        track, place = divmod(a - act.SEND, 4)
        return reason_against("occupied", kind, what=f"{TRACKS[track]} {place + 1}", by="priests")
    return of_action.track(s, p, kind)


def _is_of_another_game(s: State, a: int) -> bool:
    """Is this an action of a box that the game is played without?"""
    kind = act.kind_of(a)
    of_a_box = a >= act.OUT_OF_TURN_END or act.SPECIAL_TOKENS < a < act.SEND
    if kind == act.UPGRADE:
        of_a_box = act.structure_of_upgrade(a) > len(data.STRUCTURES)
    return of_a_box and not any(part.is_played(s, a) for part in of_boxes())


def _aside(s: State, a: int, kind: str) -> Reason:
    seat = actor_of(s, a)
    if kind == "resign" and has_left(s, seat):
        return reason_against("left-already", kind, who=faction_key(s, seat))
    if round_of(s) == 0:
        return wrong_moment(s, kind)
    if kind in ("leech", "decline"):
        return reason_against("no-offer" if s.setup.leech_deferred else "not-allowed", kind)
    if kind == "cult":
        return reason_against("no-step", kind) if late_steps(s, seat) == 0 else wrong_moment(s, kind)
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
    kind, number = act.kind_of(a), act.operand_of(a)
    used: dict[int, int] = {  # how many actions of a block mean something, where it has room for more
        act.DECLINE: 1, act.CONVERT: act.COINS_TO_VP + 1, act.ADVANCE_DIGGING: 1, act.POWER: len(POWER_CODES),
        act.FAVOR: len(FAVOR_CODES), act.TOWN: len(TOWN_CODES), act.PASS: len(BONUS_CODES),
        act.FACTION: len(FACTION_KEYS), act.BRIDGE: board.n_bridges, act.CONNECT: board.n, act.BUILD: board.n,
        act.UPGRADE: board.n * 5, act.TRANSFORM: board.n * 18, act.BID: AUCTION_VP + 1,
        act.GIVE_UP: act.GIVE_UP_STEP + 1,
    }  # fmt: skip
    for part in of_boxes():
        used.update(part.meaningful(s))
    if number >= used.get(kind, number + 1):
        return False
    if kind == act.SEND:
        return number % 4 <= int(act.GREAT_PLACE)
    if kind == act.UPGRADE:
        return act.structure_of_upgrade(a) < len(STRUCTURE_CODES)
    if kind == act.TRANSFORM:
        code = number % 18
        return code < len(COLOURS) * 2 or (code % 2 == 0 and code // 2 == home_terrain(s, max(decider(s), 0)))
    return a < act.ANSWER or a >= act.OUT_OF_TURN_END or actor_of(s, a) < s.setup.n
