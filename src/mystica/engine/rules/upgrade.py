"""Base, Upgrading a structure; Advancing on the shipping track; Lowering the exchange rate for spades."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.engine.core import state as col
from mystica.engine.core.actions import hex_of_upgrade, structure_of_upgrade, upgrade_action
from mystica.engine.core.bits import HALF, PLACE
from mystica.engine.core.boxes import boxes_of
from mystica.engine.core.decisions import BRIDGING, push
from mystica.engine.core.hooks import HOOKS
from mystica.engine.core.ids import (
    BOX_STRUCTURE,
    BY_DIGGING,
    BY_FACTION,
    BY_SHIPPING,
    BY_UPGRADE,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from mystica.engine.core.purse import gain_power, gain_tokens, gain_vp, pay
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import (
    COST_COINS,
    COST_WORKERS,
    DIGGING_COINS,
    DIGGING_PRIESTS,
    DIGGING_TOP,
    DIGGING_VP,
    DIGGING_WORKERS,
    FACT,
    FACTS,
    FAVORS_FOR,
    LIMIT,
    LONELY_FACTOR,
    SHIPPING_COINS,
    SHIPPING_PRIESTS,
    SHIPPING_TOP,
    STRONGHOLD_BRIDGES,
    STRONGHOLD_FAVORS,
    STRONGHOLD_POWER,
    STRONGHOLD_SHIPPING,
    STRONGHOLD_SPADES,
    STRONGHOLD_TOKENS_PER_PLAYER,
    STRONGHOLD_VP,
)
from mystica.engine.rules.build import finish_structure
from mystica.engine.rules.favors import earn_favors
from mystica.engine.rules.reach import has_neighbour
from mystica.engine.rules.towns import advance_shipping_free, score_advance
from mystica.engine.rules.transform import gain_spades


def upgrade_coins(s: State, p: i64, space: i64, structure: i64) -> i64:
    """A trading house without an opponent's structure beside it costs twice the coins."""
    coins = FACT[s.v[seat_base(p) + col.WHO] * FACTS + COST_COINS + structure]
    if structure == TRADING_HOUSE and not has_neighbour(s, p, space):
        return coins * LONELY_FACTOR
    return coins


def _can_upgrade(s: State, p: i64, space: i64, structure: i64) -> bool:
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    return (
        v[me + col.COUNT + structure] < FACT[fact + LIMIT + structure]
        and v[me + col.WORKERS] >= FACT[fact + COST_WORKERS + structure]
        and v[me + col.COINS] >= FACT[fact + COST_COINS + structure]
        and (structure != TRADING_HOUSE or v[me + col.COINS] >= upgrade_coins(s, p, space, structure))
    )


def _can_build_box_structure(s: State, p: i64, space: i64) -> bool:
    v = s.v
    coins, workers = boxes_of(s).upgrade_price(s, p)
    me = seat_base(p)
    return v[me + col.COINS] >= coins and v[me + col.WORKERS] >= workers and boxes_of(s).can_upgrade(s, p, space)


def legal_upgrades(s: State, p: i64, out: vec[i64], n: i64) -> i64:
    v = s.v
    me = seat_base(p)
    off: i64 = 0
    rest = v[me + col.OWN_LO]
    while True:
        while rest != 0:
            low = rest & -rest
            rest ^= low
            space = PLACE[low % 61] + off
            old = v[col.STRUCTURE + space] % 8
            if old == DWELLING:
                if _can_upgrade(s, p, space, TRADING_HOUSE):
                    out[n] = upgrade_action(space, TRADING_HOUSE)
                    n += 1
            elif old == TRADING_HOUSE:
                if _can_upgrade(s, p, space, TEMPLE):
                    out[n] = upgrade_action(space, TEMPLE)
                    n += 1
                if _can_upgrade(s, p, space, STRONGHOLD):
                    out[n] = upgrade_action(space, STRONGHOLD)
                    n += 1
                if s.setup.boxed and _can_build_box_structure(s, p, space):
                    out[n] = upgrade_action(space, BOX_STRUCTURE)
                    n += 1
            elif old == TEMPLE:
                if _can_upgrade(s, p, space, SANCTUARY):
                    out[n] = upgrade_action(space, SANCTUARY)
                    n += 1
        if off != 0:
            break
        off = HALF
        rest = v[me + col.OWN_HI]
    return n


def upgrade(s: State, p: i64, a: i64) -> None:
    """Action 4: replace a structure by the next one, with the rewards of the new one."""
    space = hex_of_upgrade(a)
    structure = structure_of_upgrade(a)
    if structure == BOX_STRUCTURE:
        coins, workers = boxes_of(s).upgrade_price(s, p)
        pay(s, p, coins, workers, 0, BY_UPGRADE)
        finish_structure(s, p, space, structure)
        boxes_of(s).upgraded(s, p, space)
        return
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    pay(s, p, upgrade_coins(s, p, space, structure), FACT[fact + COST_WORKERS + structure], 0, BY_UPGRADE)
    finish_structure(s, p, space, structure)
    earn_favors(s, p, FACT[fact + FAVORS_FOR + structure])
    if structure == STRONGHOLD:
        _stronghold_built(s, p)


def _stronghold_built(s: State, p: i64) -> None:
    """Base, Appendix VI: what a stronghold brings at once."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    gain_vp(s, p, FACT[fact + STRONGHOLD_VP], BY_FACTION)
    if FACT[fact + STRONGHOLD_POWER] > 0:
        gain_power(s, p, FACT[fact + STRONGHOLD_POWER], BY_FACTION)
    earn_favors(s, p, FACT[fact + STRONGHOLD_FAVORS])
    for _ in range(FACT[fact + STRONGHOLD_SHIPPING]):
        advance_shipping_free(s, p, BY_FACTION)
    if FACT[fact + STRONGHOLD_SPADES] > 0:
        gain_spades(s, p, FACT[fact + STRONGHOLD_SPADES], FACT[fact + STRONGHOLD_SPADES], False)
    gain_tokens(s, p, 0, FACT[fact + STRONGHOLD_TOKENS_PER_PLAYER] * s.setup.n, BY_FACTION)
    for _ in range(FACT[fact + STRONGHOLD_BRIDGES]):
        push(s, BRIDGING, p, 0, 1)
    HOOKS[s.v[seat_base(p) + col.WHO]].stronghold_built(s, p)


def shipping_price(s: State, p: i64) -> tuple[i64, i64]:
    """Coins and priests for the next space of the track."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    return FACT[fact + SHIPPING_COINS], FACT[fact + SHIPPING_PRIESTS]


def is_shipping_open(s: State, p: i64) -> bool:
    """Does the track go on?"""
    me = seat_base(p)
    return s.v[me + col.SHIPPING] < FACT[s.v[me + col.WHO] * FACTS + SHIPPING_TOP]


def can_advance_shipping(s: State, p: i64) -> bool:
    v = s.v
    me = seat_base(p)
    coins, priests = shipping_price(s, p)
    return is_shipping_open(s, p) and v[me + col.PRIESTS] >= priests and v[me + col.COINS] >= coins


def advance_shipping(s: State, p: i64) -> None:
    """Action 2."""
    coins, priests = shipping_price(s, p)
    pay(s, p, coins, 0, priests, BY_SHIPPING)
    advance_shipping_free(s, p, BY_SHIPPING)


def digging_price(s: State, p: i64) -> tuple[i64, i64, i64]:
    """Coins, workers and priests for the next space of the track."""
    fact = s.v[seat_base(p) + col.WHO] * FACTS
    return FACT[fact + DIGGING_COINS], FACT[fact + DIGGING_WORKERS], FACT[fact + DIGGING_PRIESTS]


def is_digging_open(s: State, p: i64) -> bool:
    """Does the track go on?"""
    me = seat_base(p)
    return s.v[me + col.DIGGING] < FACT[s.v[me + col.WHO] * FACTS + DIGGING_TOP]


def can_advance_digging(s: State, p: i64) -> bool:
    v = s.v
    me = seat_base(p)
    coins, workers, priests = digging_price(s, p)
    return (
        is_digging_open(s, p)
        and v[me + col.PRIESTS] >= priests
        and v[me + col.COINS] >= coins
        and v[me + col.WORKERS] >= workers
    )


def advance_digging(s: State, p: i64) -> None:
    """Action 3."""
    v = s.v
    me = seat_base(p)
    fact = v[me + col.WHO] * FACTS
    coins, workers, priests = digging_price(s, p)
    pay(s, p, coins, workers, priests, BY_DIGGING)
    gain_vp(s, p, FACT[fact + DIGGING_VP + v[me + col.DIGGING]], BY_DIGGING)
    v[me + col.DIGGING] += 1
    score_advance(s, p)
