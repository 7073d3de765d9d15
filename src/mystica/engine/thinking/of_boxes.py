"""What boxes add to the judgement of a position, as named numbers: subclass, override, register."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import zeros
from mystica.engine.core.state import State

KEPT: Final = "kept_for_boxes"
"""Ends each name in a common list that only keeps a place."""


@mypyc_attr(acyclic=True)
class Names:
    """Names that a box adds to a common list, and the place that each has there."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.at: vec[i64] = zeros(len(names))


@mypyc_attr(allow_interpreted_subclasses=False)
class ThoughtsOfBox:
    """No-op answers, asked for in games with anything of a box. Each looks for itself whether it is in this one."""

    def __init__(
        self, weights: list[str], features: list[str], inputs: list[str], told: list[tuple[str, tuple[str, ...]]]
    ) -> None:
        self.weights = Names(weights)  # of the evaluation
        self.features = Names(features)  # of the outlook
        self.inputs = Names(inputs)  # of the net
        self.told = told  # names under which features are told, each with beginnings of theirs

    def worth(self, s: State, p: i64, left: i64, w: vec[i64]) -> i64:
        """What its pieces are worth by its weights, so many rounds before the last."""
        return 0

    def write_features(self, s: State, p: i64, f: vec[i64]) -> None:
        """Its features, where they are not 0."""

    def write_inputs(self, s: State, p: i64, f: vec[i64]) -> None:
        """Its inputs, where they are not 0."""

    def stands_alone(self, kind: i64) -> bool:
        """Is each choice in a frame of this kind to be judged as if it were the last one there?"""
        return False


THOUGHTS: Final[list[ThoughtsOfBox]] = []


def register_thoughts(thoughts: ThoughtsOfBox) -> None:
    THOUGHTS.append(thoughts)


def stands_alone(kind: i64) -> bool:
    """Is each choice in a box's frame of this kind to be judged as if it were the last one there?"""
    for thoughts in THOUGHTS:
        if thoughts.stands_alone(kind):
            return True
    return False


def with_names_of_boxes(common: list[str], added: list[Names]) -> tuple[str, ...]:
    """All names of a list. Those of boxes take the places kept for them as long as there are any, then go behind.

    Weights and nets in files go by name. Chance that varies weights, and a net in training, go by place: so the places
    of what was there first are kept, and a box that comes later moves nothing.
    """
    found = list(common)
    place = 0
    for names in added:
        for number in range(len(names.names)):
            while place < len(found) and not found[place].endswith(KEPT):
                place += 1
            if place == len(found):
                found.append("")
            found[place] = names.names[number]
            names.at[number] = place
            place += 1
    for k in range(len(found)):
        if found[k].endswith(KEPT):
            found[k] = found[k] + str(k)  # no two alike
    return tuple(found)
