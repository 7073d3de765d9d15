"""Using ships to trade: visits, their rewards, the power offered to the owner, markers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mystica.boxes.merchants.engine.actions import (
    REWARD,
    REWARD_ACTION,
    REWARD_POWER,
    REWARD_PRIEST,
    REWARD_STEP,
    SHIP,
    TRADE,
)
from mystica.boxes.merchants.engine.columns import SHIP_AT, SHIPS, SPECIAL_OF_MOVE, sea_base
from mystica.boxes.merchants.engine.frames import BUILT, ONE_HOME, ONE_SHORT, REWARDING, TRADING
from mystica.boxes.merchants.engine.ids import BY_TRADE
from mystica.boxes.merchants.engine.numbers import (
    C_TRADE_VP,
    CARDS,
    FAVOR_TRADE_VP,
    FAVORS_ON_TRADE,
    S_TRADE_VP,
    T_CHOICES,
    T_COINS,
    T_ONE_ACTION,
    T_ONE_POWER,
    T_ONE_PRIESTS,
    T_ONE_SHIP,
    T_ONE_STEPS,
    T_POWER,
    T_SPADES,
    T_VP,
    T_WORKERS,
    TRADES,
    Y_PROTECTS_HOME,
    Y_STRONGHOLD_SPADES,
    Y_STRONGHOLD_STEPS,
    Y_STRONGHOLD_TOKENS,
    has_merchants,
    yard_fact,
)
from mystica.boxes.merchants.engine.places import (
    marks,
    obtain_spaces,
    put_mark,
    ship_on,
    sort_ships,
    spaces_of,
    visiting,
    voyage,
)
from mystica.boxes.merchants.engine.sea import sea_of
from mystica.engine.core import state as col
from mystica.engine.core.actions import CULT, DONE
from mystica.engine.core.bits import BIT, PLACE, put_spaces
from mystica.engine.core.decisions import OFFERING, SPADES, push, remove
from mystica.engine.core.ids import BY_FAVOR, BY_SCORING, CULTS, STRONGHOLD, WHEEL
from mystica.engine.core.purse import gain_coins, gain_power, gain_priests, gain_tokens, gain_vp, gain_workers
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import BUILDS_BY_RIVER, FACT, FACTS, ROUND_ROW, VALUE
from mystica.engine.rules.convert import legal_conversions
from mystica.engine.rules.cults import advance
from mystica.engine.rules.leech import offer_power_to
from mystica.engine.rules.transform import (
    NO_DWELLING,
    ONE_BARRED,
    ONE_ONLY,
    ONE_SPACE,
    OWN_WAY,
    PLAIN_BUILD,
    reward_spades,
)


def settle_trading(s: State, p: i64, frame: i64) -> bool:
    """The last trade needs no choice; after it ships that traded go back to the supply."""
    ships = visiting(s, p)
    if ships & (ships - 1):
        return False
    if ships != 0:
        _trade(s, p, PLACE[ships % 61], frame)
        return True
    traded = s.v[frame + 3]
    remove(s, frame)
    for k in range(SHIPS):
        if traded & BIT[k]:
            s.v[sea_base(p) + SHIP_AT + k] = 0
    sort_ships(s, p)
    return True


def legal_trading(s: State, p: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if s.v[col.CURRENT] == p and s.setup.convert_anytime:
        n = legal_conversions(s, p, out, n)
    lo, hi = spaces_of(s, p, visiting(s, p))
    return put_spaces(lo, hi, TRADE, out, n)


def apply_trading(s: State, p: i64, frame: i64, a: i64) -> bool:
    if not TRADE <= a < REWARD:
        return False
    _trade(s, p, ship_on(s, p, visiting(s, p), a - TRADE), frame)
    return True


def _trade(s: State, p: i64, ship: i64, frame: i64) -> None:
    """One visit: what it brings without a choice, the offer to the owner, the marker; then what is to be chosen."""
    v = s.v
    space = v[sea_base(p) + SHIP_AT + ship] - 1
    structure = v[col.STRUCTURE + space] % 8
    state = v[frame + 3]
    v[frame + 3] |= BIT[ship]
    if sea_of(s).offers_after_each_trade and not s.setup.leech_deferred:
        push(s, OFFERING, p, 0, 0)  # put once what this trade brings is settled
    visit(s, p, space)
    if TRADES[structure * 16 + T_CHOICES] > 0:
        push(s, REWARDING, p, structure, ship)
    elif TRADES[structure * 16 + T_SPADES] > 0:
        _stronghold(s, p, space, ship, state)


def visit(s: State, p: i64, space: i64) -> None:
    """Appendix VI: VP and goods, VP of tiles, the power that the owner may take, the marker."""
    v = s.v
    me = seat_base(p)
    structure = v[col.STRUCTURE + space] % 8
    owner = v[col.STRUCTURE + space] // 8 - 1
    row = structure * 16
    gain_vp(s, p, TRADES[row + T_VP], BY_TRADE)
    gain_coins(s, p, TRADES[row + T_COINS], BY_TRADE)
    gain_workers(s, p, TRADES[row + T_WORKERS], BY_TRADE)
    if TRADES[row + T_POWER] > 0:
        gain_power(s, p, TRADES[row + T_POWER], BY_TRADE)
    gain_vp(s, p, s.setup.rounds[(v[col.ROUND] - 1) * ROUND_ROW + S_TRADE_VP], BY_SCORING)
    rest = v[me + col.FAVOR_TILES] & FAVORS_ON_TRADE
    while rest != 0:
        low = rest & -rest
        rest ^= low
        gain_vp(s, p, FAVOR_TRADE_VP[PLACE[low % 61] * 8 + structure], BY_FAVOR)
    card = v[me + col.BONUS_CARD] - 1
    if card >= 0 and v[me + col.PASSED] == 0:
        gain_vp(s, p, CARDS[card * 8 + C_TRADE_VP], BY_TRADE)
    put_mark(s, p, space)
    offer_power_to(s, owner, p, FACT[v[seat_base(owner) + col.WHO] * FACTS + VALUE + structure])


def _stronghold(s: State, p: i64, space: i64, ship: i64, state: i64) -> None:
    """Transform and build with free spades, or what the faction gets instead."""
    v = s.v
    owner = v[col.STRUCTURE + space] // 8 - 1
    built = state & BUILT != 0
    argument = NO_DWELLING if built else PLAIN_BUILD
    spades = yard_fact(s, p, Y_STRONGHOLD_SPADES) * TRADES[STRONGHOLD * 16 + T_SPADES]
    if spades == 0:  # something else in the place of the spade; the action stays
        if sea_of(s).stronghold_keeps_action:
            push(s, SPADES, p, 0, OWN_WAY + argument + state % ONE_SHORT // ONE_HOME)
        gain_tokens(s, p, 0, yard_fact(s, p, Y_STRONGHOLD_TOKENS), BY_TRADE)
        if yard_fact(s, p, Y_STRONGHOLD_STEPS) > 0:
            push(s, REWARDING, p, STRONGHOLD, ship)
        return
    if FACT[v[seat_base(p) + col.WHO] * FACTS + BUILDS_BY_RIVER] > 0:  # nothing to transform, but something to build
        if not built:
            push(s, SPADES, p, 0, argument)
        return
    if yard_fact(s, owner, Y_PROTECTS_HOME) > 0 and v[seat_base(owner) + col.COLOUR] < WHEEL:
        argument += ONE_BARRED * (v[seat_base(owner) + col.COLOUR] + 1)
    argument += ONE_ONLY * (state // ONE_SHORT) + state % ONE_SHORT // ONE_HOME
    if s.setup.spades_pay_when_gained:
        reward_spades(s, p, spades)
    push(s, SPADES, p, spades, ONE_SPACE + argument)


def is_trading(s: State, p: i64) -> bool:
    """Are trades of the player under way? Free spades are then spades of a trade."""
    frame = voyage(s, p)
    return frame >= 0 and s.v[frame] == TRADING


def note_transform(s: State, p: i64, space: i64) -> None:
    """Spades of a trade were used: a space short of home has to be finished first, one at home may be built on."""
    if not is_trading(s, p):
        return
    frame = voyage(s, p)
    state = s.v[frame + 3]
    homes = state % ONE_SHORT // ONE_HOME
    state %= ONE_HOME
    if s.v[col.TERRAIN + space] != s.v[seat_base(p) + col.COLOUR]:
        state += ONE_SHORT * (space + 1)
    else:
        homes = homes % 128 * 128 + space + 1
    s.v[frame + 3] = state + ONE_HOME * homes


def note_dwelling(s: State, p: i64) -> None:
    """One dwelling in an action, however many strongholds were visited."""
    if is_trading(s, p):
        s.v[voyage(s, p) + 3] |= BUILT


def trade_at_once(s: State, p: i64, space: i64) -> None:
    """Merchants: somebody has built where merchants stand; one of each faction trades and goes back."""
    v = s.v
    for q in range(s.setup.n):
        if q == p or v[seat_base(q) + col.DROPPED] != 0 or not has_merchants(s, q) or marks(s, q) >= sea_of(s).markers:
            continue
        at = sea_base(q) + SHIP_AT
        for k in range(SHIPS):
            if v[at + k] == space + 1:
                visit(s, q, space)
                v[at + k] = 0
                sort_ships(s, q)
                break


# ---- rewards to choose from --------------------------------------------------------------------------------


def reward_steps(s: State, p: i64, structure: i64) -> i64:
    """Cult steps on one track that a visit brings, if they are chosen."""
    return yard_fact(s, p, Y_STRONGHOLD_STEPS) if structure == STRONGHOLD else TRADES[structure * 16 + T_ONE_STEPS]


def asked_steps(s: State, p: i64, frame: i64) -> i64:
    """Cult steps on one track that a frame asks about."""
    return reward_steps(s, p, s.v[frame + 2]) if s.v[frame] == REWARDING else 0


def legal_rewards(s: State, p: i64, frame: i64, out: vec[i64]) -> i64:
    structure = s.v[frame + 2]
    row = structure * 16
    n: i64 = 0
    if structure == STRONGHOLD:  # steps instead of spades, as many as wished
        out[0] = DONE
        n = 1
    if structure == STRONGHOLD or TRADES[row + T_ONE_STEPS] > 0:
        for track in range(CULTS):
            out[n] = CULT + track
            n += 1
    if TRADES[row + T_ONE_SHIP] > 0:
        lo, hi = obtain_spaces(s, p, False)
        n = put_spaces(lo, hi, SHIP, out, n)
    if TRADES[row + T_ONE_POWER] > 0:
        out[n] = REWARD + REWARD_POWER
        n += 1
    if TRADES[row + T_ONE_PRIESTS] > 0:
        out[n] = REWARD + REWARD_PRIEST
        n += 1
    if TRADES[row + T_ONE_ACTION] > 0:
        out[n] = REWARD + REWARD_ACTION
        n += 1
    if structure == STRONGHOLD:
        for steps in range(CULTS):
            out[n] = REWARD + REWARD_STEP + steps
            n += 1
    return n


def apply_reward(s: State, p: i64, frame: i64, a: i64) -> None:
    v = s.v
    structure = v[frame + 2]
    ship = v[frame + 3]
    row = structure * 16
    remove(s, frame)
    if CULT <= a < CULT + CULTS:
        advance(s, p, a - CULT, reward_steps(s, p, structure))
    elif SHIP <= a < TRADE:  # obtained again: it stays on the map
        v[sea_base(p) + SHIP_AT + ship] = a - SHIP + 1
        v[voyage(s, p) + 3] &= ~BIT[ship]
    elif a == REWARD + REWARD_POWER:
        gain_power(s, p, TRADES[row + T_ONE_POWER], BY_TRADE)
    elif a == REWARD + REWARD_PRIEST:
        gain_priests(s, p, TRADES[row + T_ONE_PRIESTS], BY_TRADE)
    elif a == REWARD + REWARD_ACTION:
        v[seat_base(p) + col.SPECIALS_TAKEN] &= ~SPECIAL_OF_MOVE
    elif a >= REWARD + REWARD_STEP:
        advance(s, p, a - REWARD - REWARD_STEP, 1)
