"""Looks one ply ahead: the macro move, with the picks that follow it, that leads to the best position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import BOX_FRAMES, TURN, answerable_together, top_kind
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider
from mystica.engine.macros import Macros, list_macros
from mystica.engine.thinking.faction_choice import faction_value, is_about_factions
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.of_boxes import stands_alone

_DEPTH: Final = 6
_PLENTY: Final[i64] = 16  # where there are more picks, only the best are followed to their end:
_FEW: Final = 6  # so many
_LISTS: Final = [Macros() for _ in range(8)]  # one for each pick that may follow another


def best_macro(s: State, mind: Mind) -> list[int]:
    """The atoms of the best choice. Passing comes when nothing else makes the position better."""
    p = decider(s)
    m = _LISTS[0]
    n = list_macros(s, m)
    if n == 1:
        return m.listed(0)
    mind = mind.at(s)
    if is_about_factions(s):
        return _by_faction(s, mind, m, n)[0][1]
    last = mind.passes_last and top_kind(s) == TURN
    mind.begin(s, p)
    best: i64 = 0
    best_value: i64 = -1000000000
    pass_best: i64 = -1
    pass_value: i64 = -1000000000
    for i in range(n):
        value = _value_after(s, p, m, i, mind, 1)
        if last and act.PASS <= m.atoms[m.start[i + 1] - 1] < act.FACTION:
            if value > pass_value:
                pass_value = value
                pass_best = i
        elif value > best_value or (value == best_value and _goes_on(m, i, best)):
            best_value = value
            best = i
    if last and pass_best >= 0 and best_value <= mind.value(s):
        best = pass_best
    return m.listed(best)


def ranked(s: State, mind: Mind, most: int) -> list[tuple[int, list[int]]]:
    """So many choices as value and atoms, the best one first, the others by value; the best way to pass is among them.

    Passing is worth no more than the position as it is: what it brings would come in any case.
    """
    p = decider(s)
    m = _LISTS[0]
    n = list_macros(s, m)
    if n == 1:
        return [(0, m.listed(0))]
    mind = mind.at(s)
    if is_about_factions(s):
        return _by_faction(s, mind, m, n)[:most]
    last = mind.passes_last and top_kind(s) == TURN
    mind.begin(s, p)
    order: list[tuple[int, int]] = []
    passes: list[tuple[int, int]] = []
    for i in range(n):
        value = _value_after(s, p, m, i, mind, 1)
        if last and act.PASS <= m.atoms[m.start[i + 1] - 1] < act.FACTION:
            passes.append((-int(value), int(i)))
        else:
            order.append((-int(value), int(i)))
    order = _whole(m, sorted(order), most)
    passes.sort()
    if passes:
        now = -int(mind.value(s))
        less = now - passes[0][0]
        passes = [(value + less, i) for value, i in passes]
        if not order or order[0][0] >= now:
            order.insert(0, passes[0])
            order = order[:most]
            for other in passes[1 : 1 + most // 4]:
                order.append(other)
        else:
            order = order[: most - 1]
            order.append(passes[0])
    return [(-value, m.listed(i)) for value, i in order[: most + most // 4]]


def _by_faction(s: State, mind: Mind, m: Macros, n: i64) -> list[tuple[int, list[int]]]:
    """Choices of a faction or a bid as value and atoms, the best one first."""
    order: list[tuple[int, int]] = []
    for i in range(n):
        order.append((-int(faction_value(s, m.listed(i), mind)), int(i)))
    order.sort()
    return [(-value, m.listed(i)) for value, i in order]


def _whole(m: Macros, order: list[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    """So many of the choices, without those that begin another of the same value: what is left open there, building
    after a transform, is done best in that one."""
    found: list[tuple[int, int]] = []
    for value, i in order:
        if len(found) == most:
            break
        begins = False
        for other, j in order:
            if other > value:
                break
            if other == value and _goes_on(m, j, i):
                begins = True
                break
        if not begins:
            found.append((value, i))
    return found


def _goes_on(m: Macros, longer: i64, i: i64) -> bool:
    """Does a choice begin as another does, and go on?"""
    length = m.start[i + 1] - m.start[i]
    if m.start[longer + 1] - m.start[longer] <= length:
        return False
    for k in range(length):
        if m.atoms[m.start[longer] + k] != m.atoms[m.start[i] + k]:
            return False
    return True


def value_of(s: State, mind: Mind, atoms: list[int]) -> i64:
    """What a whole turn is worth, whether or not it is among the choices, on the same scale."""
    if is_about_factions(s):
        return faction_value(s, atoms, mind)
    mind = mind.at(s)
    p = decider(s)
    after = s.copy()
    passed = False
    for a in atoms:
        passed = passed or act.PASS <= a < act.FACTION
        apply(after, a)
    mind.begin(s, p)
    return _settled(s if passed and mind.passes_last else after, p, mind, 1)


def is_choice(s: State, atoms: list[int]) -> bool:
    """Is it one of the choices there are now?"""
    return first_choice(s, [atoms]) == 0


def first_choice(s: State, turns: list[list[int]]) -> i64:
    """The place of the first that is one of the choices there are now; -1 if none is."""
    count: i64 = len(turns)
    if count == 0:
        return -1
    m = _LISTS[0]
    n = list_macros(s, m)
    for at in range(count):
        if _is_listed(m, n, turns[at]):
            return at
    return -1


def _is_listed(m: Macros, n: i64, atoms: list[int]) -> bool:
    length: i64 = len(atoms)
    for i in range(n):
        if m.start[i + 1] - m.start[i] != length:
            continue
        k: i64 = 0
        while k < length and m.atoms[m.start[i] + k] == atoms[k]:
            k += 1
        if k == length:
            return True
    return False


def _value_after(s: State, p: i64, m: Macros, i: i64, mind: Mind, depth: i64) -> i64:
    """Judge the position after a macro."""
    after = s.copy()
    kind = top_kind(s)
    for k in range(m.start[i], m.start[i + 1]):
        apply(after, m.atoms[k])
    if kind >= BOX_FRAMES and decider(after) == p and top_kind(after) == kind and stands_alone(kind):
        apply(after, act.DONE)
    return _settled(after, p, mind, depth)


def _settled(s: State, p: i64, mind: Mind, depth: i64) -> i64:
    """Judge the position, own picks made as well as they can be."""
    kind = top_kind(s)
    if depth < _DEPTH and decider(s) == p and (answerable_together(kind) or kind >= BOX_FRAMES):
        deeper = _LISTS[depth]
        n = list_macros(s, deeper)
        if n > _PLENTY:
            return _best_of_plenty(s, p, deeper, n, mind, depth)
        best: i64 = -1000000000
        for j in range(n):
            value = _value_after(s, p, deeper, j, mind, depth + 1)
            if value > best:
                best = value
        return best
    return mind.value(s)


def _best_of_plenty(s: State, p: i64, m: Macros, n: i64, mind: Mind, depth: i64) -> i64:
    """Judge all picks as they stand, and follow the best few: three spades have half a million ways."""
    looks: list[tuple[int, int]] = []
    for j in range(n):
        looks.append((-int(_value_after(s, p, m, j, mind, i64(_DEPTH))), int(j)))
    looks.sort()
    best: i64 = -1000000000
    for _, at in looks[:_FEW]:
        value = _value_after(s, p, m, at, mind, depth + 1)
        if value > best:
            best = value
    return best
