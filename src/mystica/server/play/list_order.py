"""In what order moves are listed, and which of them come to the same: the natural and cheap ones first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from mystica.events import RESOURCES
from mystica.game import Move
from mystica.server.of_boxes import Answer, of_boxes
from mystica.server.shapes.moves import Choice, Start
from mystica.server.shapes.table import EventShape

_KINDS = (
    "leech", "decline", "faction", "bid", "dwelling", "bonus", "build", "upgrade", "transform", "power", "special",
    "bridge", "priest", "shipping", "digging", "favor", "town", "cult", "ability", "connect", "dig", "spades first",
    "later", "pass", "convert", "sacrifice", "done", "resign",
)  # fmt: skip
_TITLES = ("build", "upgrade", "bridge", "transform")
_PAYING = ("convert", "sacrifice")
_MEANS = ("power-action", "special-action", "buy-spade")
"""Ways to what a move is about: two that differ in them alone come to the same."""
_ON_TILES = ("power", "special", "favor", "town", "pass", "bonus")
"""Kinds whose target is a tile, card or action."""
_MANY = 3
"""With more results than these an action is taken first, and its spaces are chosen on the map."""

# only for the order of a list: about how dear things are
_WORTH = {"coins": 1, "workers": 2, "priests": 4, "vp": 3}
_WORTH_OF_POWER = 1
_WORTH_OF_TOKENS = 2
_WORTH_OF_A_WARNING = 4
_LIFTED = {"bowl1": 0, "bowl2": 1, "bowl3": 2}
"""How many power lifted a token into each bowl."""


@dataclass(frozen=True, slots=True)
class ListOrder:
    """Moves as they are listed. Those of `order` and `groups` are given by their places in `moves`."""

    moves: list[Choice]
    order: list[int]
    groups: list[int]
    starts: list[Start]


# ---- kinds and titles -------------------------------------------------------------------------------------


@cache
def all_kinds() -> tuple[str, ...]:
    """All kinds of moves, in the order of lists."""
    return _with_those_of_boxes(_KINDS, [box.kinds for box in of_boxes()])


@cache
def all_titles() -> tuple[str, ...]:
    """Parts that a move of several is called after, the most telling first."""
    return _with_those_of_boxes(_TITLES, [box.titles for box in of_boxes()])


def _with_those_of_boxes(usual: Sequence[str], more: Sequence[Mapping[str, str]]) -> tuple[str, ...]:
    """Each name in front of the usual one it belongs to, else at the end."""
    found = list(usual)
    for names in more:
        for name, other in names.items():
            if name not in found:
                found.insert(found.index(other) if other in found else len(found), name)
    return tuple(found)


def kinds_of(choices: Sequence[Choice]) -> list[str]:
    """The kinds there are, in the order of lists; one that has no place there comes last."""
    places = {kind: place for place, kind in enumerate(all_kinds())}
    return sorted({choice.kind for choice in choices}, key=lambda kind: (places.get(kind, len(places)), kind))


@cache
def _title_ranks() -> dict[str, int]:
    return {key: rank for rank, key in enumerate(all_titles())}


def title_of(steps: Sequence[EventShape]) -> int:
    """Which of its parts a move is called after: the last of the most telling, else the first; -1 if it only pays."""
    ranks = _title_ranks()
    untold = len(ranks)
    found, best = -1, untold
    for place, step in enumerate(steps):
        rank = ranks.get(step.key, untold)
        if step.key not in _PAYING and (found < 0 or rank < best or rank == best < untold):
            found, best = place, rank
    return found


# ---- order and groups -------------------------------------------------------------------------------------


def listed(moves: Sequence[Move], choices: Sequence[Choice], decision: str) -> ListOrder:
    """The moves of a position, told as `choices`, as they are listed."""
    if decision != "turn":  # turns are no answers
        places = sorted(range(len(moves)), key=lambda n: _place_of(choices[n], decision))
        moves = [moves[n] for n in places]
        choices = [choices[n] for n in places]
    numbers: dict[object, int] = {}
    groups = [numbers.setdefault(_result_of(choice), len(numbers)) for choice in choices]
    ranks = [(_transformed(choice), _title_rank(choice), _dearness(choice)) for choice in choices]
    order = sorted(range(len(choices)), key=ranks.__getitem__)
    return ListOrder(list(choices), order, groups, _starts(moves, choices, order, groups))


def _place_of(choice: Choice, decision: str) -> int:
    first = choice.steps[0]
    answer = Answer(decision, choice.kind, first.key, first.args, doubtful=bool(choice.warnings))
    return sum(box.place_of(answer) for box in of_boxes())


def _result_of(choice: Choice) -> object:
    """What a move comes to, whatever pays for it."""
    parts = [step for step in choice.steps if step.key not in _PAYING and step.key not in _MEANS]
    told = [(part.key, {name: value for name, value in part.args.items() if name not in RESOURCES}) for part in parts]
    return tuple((key, *args.items()) for key, args in told) or choice.text


def _transformed(choice: Choice) -> int:
    """How many spaces are transformed: more than one is rarely what was meant by touching one."""
    return sum(step.key == "transform" for step in choice.steps)


def _title_rank(choice: Choice) -> int:
    """By what comes last of that for which moves are named; before all those that have nothing of the kind."""
    ranks = _title_ranks()
    return next((ranks[step.key] for step in reversed(choice.steps) if step.key in ranks), -1)


def _dearness(choice: Choice) -> int:
    """What a move takes less what it brings. Power counts as it is spent and gained, not as tokens in three bowls."""
    brought = tokens = lifted = 0
    for sign, goods in ((1, choice.gain), (-1, choice.cost)):
        for name, n in goods.items():
            if name in _LIFTED:
                tokens += sign * n
                lifted += sign * n * _LIFTED[name]
            else:
                brought += sign * n * _WORTH.get(name, 0)
    spent = 0
    for step in choice.steps:
        power = step.args.get("power", 0)
        if isinstance(power, int) and power < 0:
            spent -= power
    gained = max(lifted + 2 * spent, 0)  # every power spent brings one token down by two bowls
    return (
        _WORTH_OF_POWER * (spent - gained)
        + _WORTH_OF_TOKENS * max(-tokens, 0)
        + _WORTH_OF_A_WARNING * len(choice.warnings)
        - brought
    )


# ---- actions taken alone ----------------------------------------------------------------------------------


def _starts(
    moves: Sequence[Move], choices: Sequence[Choice], order: Sequence[int], groups: Sequence[int]
) -> list[Start]:
    """The actions that leave many spaces to choose from, each as the best of its moves begins."""
    of_tile: dict[str, list[int]] = {}
    for n in order:
        if choices[n].kind in _ON_TILES and choices[n].target:
            of_tile.setdefault(choices[n].target, []).append(n)
    found = []
    for code, places in of_tile.items():
        best = next((n for n in places if choices[n].spaces), None)
        if best is not None and len({groups[n] for n in places}) > _MANY:
            found += _start(code, best, moves[best], choices[best])
    return found


def _start(code: str, place: int, move: Move, choice: Choice) -> list[Start]:
    taken = [count for count, step in enumerate(choice.steps, 1) if step.key in _MEANS]
    if not taken or taken[0] == len(choice.steps):
        return []
    return [Start(code=code, text=move.beginning(taken[0]).text, move=place, steps=taken[0])]
