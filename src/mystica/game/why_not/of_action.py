"""What prevents an action other than its price: tiles, tracks, pieces, the supply."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.bits import BIT
from mystica.engine.core.decisions import find_pending, top_kind
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import RIVER, ROUNDS, STRONGHOLD
from mystica.engine.core.purse import priest_room, tokens_of
from mystica.engine.core.reading import (
    bonus_card,
    bowl2_of,
    bridges_built,
    coins_of,
    count_of,
    digging_of,
    faction_of,
    favor_tiles,
    frame_argument,
    power_actions_taken,
    round_of,
    shipping_of,
    specials_taken,
    terrain_of,
    top_argument,
    trait_of,
    unlocked_terrains,
    vp_of,
    workers_of,
)
from mystica.engine.core.setup import AUCTION, CHOICE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    ACTION_SPADES,
    ACTION_STEPS,
    BONUS,
    BONUS_CODES,
    BONUS_SPADES,
    BONUS_STEPS,
    BRIDGE_WORKERS,
    DIGGING_TOP,
    FACT,
    FACTION_KEYS,
    FACTS,
    FAVORS_WITH_ACTION,
    HOME,
    NEW_HOME_TOKENS,
    ORDINATION,
    P_BRIDGES,
    P_SPADES,
    POWER_CODES,
    POWERS,
    SHIPPING_TOP,
    SKIPS_RIVER_FOR_TOWN,
    VP_PER_COIN,
)
from mystica.engine.rules.bridges import bridge_possible
from mystica.engine.rules.convert import can_use_priest, coins_for_vp
from mystica.engine.rules.setup import is_board_taken, least_bid
from mystica.events.special_codes import special_code
from mystica.game.why_not.moment import wrong_moment
from mystica.game.why_not.prices import PLENTY, price_of, rich_copy, too_dear
from mystica.game.why_not.reasons import Reason, needs, reason_against
from mystica.game.why_not.traits import builds_by_river
from mystica.notation.moves import WHEEL as COLOURS
from mystica.notation.moves import faction_key, is_allowed
from mystica.setups import boards


def conversion(s: State, p: int, a: int) -> Reason:
    kind = a - act.CONVERT
    if not is_allowed(rich_copy(s, p), act.CONVERT + act.WORKER_TO_COIN):  # not even the plainest of them
        return wrong_moment(s, "convert")
    if kind == act.POWER_TO_PRIEST and not can_use_priest(s, p):
        return reason_against("no-piece-left", "convert", piece="priest")
    rates = {act.VP_TO_COIN: trait_of(s, p, VP_PER_COIN), act.COINS_TO_VP: coins_for_vp(s, p)}
    if rates.get(kind, 1) == 0:
        return reason_against("not-allowed", "convert")
    if kind == act.VP_TO_COIN:
        needed, have = rates[kind], vp_of(s, p)
        reason = reason_against("vp-short", "convert", missing=needed - have, needed=needed, have=have)
        return needs(reason, "vp", needed - have)
    price = price_of(s, p, a)
    return wrong_moment(s, "convert") if price is None else too_dear(s, p, a, "convert", price)


def sacrifice(s: State, p: int) -> Reason:
    useful = s.copy()
    useful.v[seat_base(p) + col.BOWL2] = PLENTY
    useful.v[seat_base(p) + col.BOWL3] = 0
    if not is_allowed(useful, act.BURN):
        return wrong_moment(s, "sacrifice")
    needed, have = data.common().burn_cost, bowl2_of(s, p)
    if have < needed:
        reason = reason_against("tokens-short", "sacrifice", needed=needed, have=have)
        return needs(reason, "tokens", needed - have)
    return reason_against("no-use", "sacrifice")


def connection(s: State, p: int, a: int) -> Reason:
    space = a - act.CONNECT
    if trait_of(s, p, SKIPS_RIVER_FOR_TOWN) == 0:
        return reason_against("not-allowed", "connect")
    if top_kind(s) not in (ask.TURN, ask.AFTER) and top_kind(s) <= ask.SACRIFICING:
        return wrong_moment(s, "connect")
    if terrain_of(s, space) != RIVER:
        return reason_against("no-river", "connect", space=s.setup.board.labels[space])
    return reason_against("no-town", "connect")


def faction(s: State, p: int, a: int) -> Reason:
    faction = a - act.FACTION
    home = FACT[faction * FACTS + HOME]
    key = FACTION_KEYS[faction]
    if not s.setup.allowed[faction]:
        return reason_against("not-in-game", "faction", what=key)
    if s.setup.faction_mode == AUCTION:
        if faction not in s.setup.factions:
            return reason_against("not-drawn", "faction", what=key)
        return reason_against("already-taken", "faction", what=key)
    if is_board_taken(s, home) or s.setup.faction_mode == CHOICE:
        return reason_against("already-taken", "faction", what=boards()[home])
    return reason_against("not-drawn", "faction", what=key)


def bidding(s: State, a: int) -> Reason:
    """Less than the standing bid, or more than there is."""
    least = least_bid(s, top_argument(s))
    if a - act.BID < least:
        return reason_against("bid-low", "bid", needed=least)
    return reason_against("not-allowed", "bid")


def passing(s: State, a: int) -> Reason:
    kind = "bonus" if top_kind(s) == ask.FIRST_BONUS else "pass"
    if a == act.PASS_LAST:
        if kind == "bonus":
            return wrong_moment(s, kind)
        return needs(reason_against("card-needed", kind), "card", 1)
    card = a - act.PASS
    if card not in s.setup.bonus:
        return reason_against("not-in-game", kind, what=BONUS_CODES[card])
    if round_of(s) == ROUNDS:
        return reason_against("last-round", kind)
    return reason_against("already-taken", kind, what=BONUS_CODES[card])


def ability(s: State, p: int, number: int) -> Reason:
    """A choice the faction's frame does not offer."""
    asked = frame_argument(s, find_pending(s, ask.OWN_ABILITY)) % 16
    if asked in (ask.ASK_TERRAIN, ask.ASK_HOME) and number < len(COLOURS):
        return reason_against("already-taken", "ability", what=COLOURS[number])
    if asked == ask.ASK_UNLOCK and number < len(COLOURS):
        if unlocked_terrains(s, p) & BIT[number]:
            return reason_against("already-owned", "ability", what=COLOURS[number])
        return too_dear_unlock(s, p, number)
    if asked == ask.ASK_STEPS and act.TRACK_NUMBER <= number < act.TRACK_NUMBER + len(data.CULTS):
        return reason_against("steps-short", "ability", what=data.CULTS[number - act.TRACK_NUMBER])
    if asked == ask.ASK_TOKENS and act.BOWL_NUMBER <= number < act.TRACK_NUMBER:
        return reason_against("no-piece-left", "ability", piece="token")
    return reason_against("not-allowed", "ability") if asked else _ordination(s, p, number)


def too_dear_unlock(s: State, p: int, terrain: int) -> Reason:
    """Coins are short for the terrain."""
    needed, have = HOOKS[faction_of(s, p)].unlock_price(s, p, terrain), coins_of(s, p)
    reason = reason_against("coins-short", "ability", missing=needed - have, needed=needed, have=have)
    return needs(reason, "coins", needed - have)


def _ordination(s: State, p: int, number: int) -> Reason:
    """So many priests at once, for the faction that ordains."""
    if number > trait_of(s, p, ORDINATION):
        return reason_against("not-allowed", "ability")
    workers = workers_of(s, p)
    if number > workers:
        reason = reason_against("workers-short", "ability", missing=number - workers, needed=number, have=workers)
        return needs(reason, "workers", number - workers)
    if number > priest_room(s, p):
        return reason_against("no-piece-left", "ability", piece="priest")
    return reason_against("not-allowed", "ability")


def track(s: State, p: int, kind: str) -> Reason:
    fact = faction_of(s, p) * FACTS
    last, level = (SHIPPING_TOP, shipping_of(s, p)) if kind == "shipping" else (DIGGING_TOP, digging_of(s, p))
    if FACT[fact + last] <= 0:
        return reason_against("not-allowed", kind)
    return reason_against("track-end", kind) if level >= FACT[fact + last] else wrong_moment(s, kind)


def _no_bridge(s: State, p: int, kind: str) -> Reason:
    """Either all own bridges stand, or none has a place."""
    bare = s.copy()
    bare.v[seat_base(p) + col.OWN_BRIDGES] = 0
    if bridge_possible(bare, p):
        return reason_against("no-piece-left", kind, piece="bridge")
    return reason_against("no-bridge-place", kind)


def power_action(s: State, p: int, action: int) -> Reason:
    if not s.setup.powers & BIT[action]:
        return reason_against("not-in-game", "power", what=POWER_CODES[action])
    if POWERS[action * 8 + P_SPADES] > 0 and builds_by_river(s, p):
        return reason_against("not-allowed", "power")
    if power_actions_taken(s) & BIT[action]:
        return reason_against("already-taken", "power", what=POWER_CODES[action])
    if POWERS[action * 8 + P_BRIDGES] > 0 and not bridge_possible(s, p):
        return _no_bridge(s, p, "power")
    return wrong_moment(s, "power")


def special(s: State, p: int, a: int) -> Reason:
    taken = specials_taken(s, p)
    fact = faction_of(s, p) * FACTS
    key = faction_key(s, p)
    code = data.factions()[key].action or key
    if a > act.SPECIAL_TOKENS:  # of a box, which has told already what else stands in the way
        return wrong_moment(s, "special")
    if a == act.SPECIAL_BONUS:
        card = bonus_card(s, p) - 1
        spades = 0 if builds_by_river(s, p) else BONUS[card * 8 + BONUS_SPADES]
        if card < 0 or spades + BONUS[card * 8 + BONUS_STEPS] == 0:
            return reason_against("not-allowed", "special")
        if taken & col.SPECIAL_OF_BONUS:
            return reason_against("already-taken", "special", what=BONUS_CODES[card])
    elif a == act.SPECIAL_FAVOR:
        if not favor_tiles(s, p) & FAVORS_WITH_ACTION:
            return reason_against("not-allowed", "special")
        if taken & col.SPECIAL_OF_FAVOR:
            return reason_against("already-taken", "special", what=special_code(s, p, a))
    elif a == act.SPECIAL_BRIDGE:
        if FACT[fact + BRIDGE_WORKERS] == 0:
            return reason_against("not-allowed", "special")
        return _no_bridge(s, p, "special")
    elif a == act.SPECIAL_TOKENS and not data.factions()[key].other_action:
        return reason_against("not-allowed", "special")
    elif not data.factions()[key].action or FACT[fact + BRIDGE_WORKERS] > 0:
        return reason_against("not-allowed", "special")
    elif count_of(s, p, STRONGHOLD) == 0:
        return needs(reason_against("no-stronghold", "special"), "stronghold", 1)
    elif a == act.SPECIAL_TOKENS:
        needed, have = FACT[fact + NEW_HOME_TOKENS], tokens_of(s, p)
        reason = reason_against("lost-tokens-short", "special", needed=needed, have=have)
        return needs(reason, "tokens", needed - have) if have < needed else wrong_moment(s, "special")
    elif taken & col.SPECIAL_OF_FACTION:
        return reason_against("already-taken", "special", what=code)
    elif FACT[fact + ACTION_SPADES] + FACT[fact + ACTION_STEPS] == 0:
        return reason_against("no-target", "special")
    return wrong_moment(s, "special")


def bridging(s: State, bridge: int) -> Reason:
    board = s.setup.board
    if bridges_built(s) & BIT[bridge]:
        ends = f"{board.labels[board.bridge_a[bridge]]}:{board.labels[board.bridge_b[bridge]]}"
        return reason_against("occupied", "bridge", what=ends, by="a bridge")
    return reason_against("no-bridge-place", "bridge")
