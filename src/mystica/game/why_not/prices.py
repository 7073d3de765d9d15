"""What an action costs, and how it could be paid.

Prices are not looked up but measured: a copy in which the player is rich either allows the action, and then what it
pays there is what is missing here; or it does not, and then the price is not the reason.
"""

from __future__ import annotations

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import E_COINS, E_POWER, E_PRIESTS, E_WORKERS
from mystica.engine.core.purse import priest_room
from mystica.engine.core.reading import bowl2_of, bowl3_of, coins_of, priests_of, workers_of
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import apply, decider
from mystica.engine.macros import list_macros, pay_for
from mystica.game.moves.kinds import is_conversion
from mystica.game.moves.move import Move
from mystica.game.moves.turn_lists import turn_list
from mystica.game.why_not.moment import wrong_moment
from mystica.game.why_not.reasons import Argument, Reason, Repair, topics
from mystica.notation.moves import is_allowed

_GOODS = ("priests", "workers", "coins", "power")
PLENTY = 50


def rich_copy(s: State, p: int) -> State:
    """A copy with plenty of everything for one seat, and as many priests in its supply as before."""
    rich = s.copy()
    me = seat_base(p)
    for column in (col.COINS, col.WORKERS, col.PRIESTS, col.BOWL3):
        rich.v[me + column] += PLENTY
    rich.v[me + col.PRIESTS_SENT] -= PLENTY
    return rich


def price_of(s: State, p: int, a: int) -> dict[str, int] | None:
    """What the action costs, if only its price stands in the way."""
    rich = rich_copy(s, p)
    if not is_allowed(rich, a):
        return None
    trace: list[tuple[int, int, int, int]] = []
    rich.trace = trace
    apply(rich, a)
    kinds = {E_PRIESTS: "priests", E_WORKERS: "workers", E_COINS: "coins", E_POWER: "power"}
    price = dict.fromkeys(_GOODS, 0)
    for seat, what, amount, _ in trace:
        if seat == p and what in kinds and amount < 0:
            price[kinds[what]] -= amount
    return price


def price_amid(s: State, p: int, before: list[int], a: int) -> dict[str, int] | None:
    """What an action costs after others that are played with it, if only its price stands in the way."""
    rich = rich_copy(s, p)
    for step in before:
        apply(rich, step)
    return price_of(rich, p, a) if decider(rich) == p else None


def _purse(s: State, p: int) -> dict[str, int]:
    have = priests_of(s, p), workers_of(s, p), coins_of(s, p), bowl3_of(s, p)
    return dict(zip(_GOODS, have, strict=True))


def is_short(s: State, p: int, price: dict[str, int]) -> bool:
    """Is something of a price missing? Power tokens themselves are no part of it."""
    have = _purse(s, p)
    return any(price[name] > have[name] for name in _GOODS)


def too_dear(s: State, p: int, a: int, kind: str, price: dict[str, int]) -> Reason:
    """The first thing that is missing, with the others beside it, and a payment if there is one."""
    have = _purse(s, p)
    short = {name: price[name] - have[name] for name in _GOODS if price[name] > have[name]}
    if not short:
        return wrong_moment(s, kind)
    name, missing = next(iter(short.items()))
    arguments: dict[str, Argument] = {"missing": missing, "needed": price[name], "have": have[name]}
    if name == "power":
        arguments["sacrifice"] = sacrifice_gives(s, p)
    arguments.update({other: amount for other, amount in short.items() if other != name})
    payment = _payment(s, p, a, price)
    repair = payment if payment is not None else Repair(missing=name, amount=missing)
    return Reason(f"{name}-short", arguments, topics()[kind], repair)


def sacrifice_gives(s: State, p: int) -> int:
    """Power that sacrificing all of bowl II would bring to bowl III."""
    common = data.common()
    return bowl2_of(s, p) // common.burn_cost * common.burn_gain


def _payment(s: State, p: int, a: int, price: dict[str, int]) -> Repair | None:
    """Conversions that make the action payable, with power first or else with goods first."""
    purse = turn_list()
    purse.coins = coins_of(s, p)
    purse.workers = workers_of(s, p)
    purse.priests = priests_of(s, p)
    purse.bowl2 = bowl2_of(s, p)
    purse.bowl3 = bowl3_of(s, p)
    purse.room = priest_room(s, p)
    for goods_first in (False, True):
        purse.end = 0
        if pay_for(purse, price["coins"], price["workers"], price["priests"], price["power"], goods_first):
            repair = _repair(s, p, [purse.atoms[i] for i in range(purse.end)], a)
            if repair is not None:
                return repair
    return None


def _repair(s: State, p: int, first: list[int], a: int) -> Repair | None:
    """The repair, if the engine agrees to every step of it."""
    after = s.copy()
    for step in [*first, a]:
        if decider(after) != p or not is_allowed(after, step):
            return None
        apply(after, step)
    return Repair(Move(tuple(first), p, s), Move((*first, a), p, s)) if first else None


def detour(s: State, a: int) -> Repair | None:
    """A complete turn that has the action as one of its later parts; rather by paying than by another action."""
    if top_kind(s) != TURN:
        return None
    turns = turn_list()
    list_macros(s, turns)
    found = [atoms for atoms in turns.all() if a in atoms[1:] and atoms[0] != a]
    if not found:
        return None
    best = min(found, key=lambda atoms: (sum(not is_conversion(x) for x in atoms[: atoms.index(a)]), len(atoms)))
    return _repair(s, decider(s), best[: best.index(a)], a)


def converted_first(s: State, p: int, wanted: list[list[int]], least: int) -> Repair | None:
    """A complete turn that converts first and then does what is wanted, or at least so many parts of it.

    Each part is given by what it may mean.
    """
    if top_kind(s) != TURN:
        return None
    turns = turn_list()
    list_macros(s, turns)
    fitting: list[tuple[int, int, list[int]]] = []
    for atoms in turns.all():
        parts = [a for a in atoms if not is_conversion(a)]
        if least <= len(parts) <= len(wanted) and all(a in meant for a, meant in zip(parts, wanted)):
            fitting.append((-len(parts), len(atoms), atoms))
    if not fitting:
        return None
    atoms = min(fitting)[2]
    first = next(i for i, a in enumerate(atoms) if not is_conversion(a))
    return Repair(Move(tuple(atoms[:first]), p, s), Move(tuple(atoms), p, s)) if first else None
