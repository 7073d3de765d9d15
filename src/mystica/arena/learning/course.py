"""The settings of a training run. A folder keeps the same settings from its first game to its last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar

from mystica.setups import SetupError

Number = TypeVar("Number", int, float)


def _within(least: Number, most: Number, usual: Number) -> Number:
    """A field with the least and the most that it may be."""
    return field(default=usual, metadata={"least": least, "most": most})


@dataclass(frozen=True)
class Course:
    seed: int = _within(0, 2**31, 1)
    cells: int = _within(1, 1024, 64)
    """of the first layer"""
    second: int = _within(1, 1024, 32)
    """cells of each round's layer"""
    rival: int = _within(1, 1024, 16)
    """cells of the layer for each of the others"""
    games: int = _within(1, 10**6, 2400)
    """of a generation"""
    first_games: int = _within(1, 10**6, 3000)
    """by the terms, before there is a net"""
    piece: int = _within(1, 1000, 25)
    """games that are played, and kept, at a time"""
    batch: int = _within(2, 10**6, 2048)
    """positions of a step"""
    steps: int = _within(1, 10**6, 450)
    first_steps: int = _within(1, 10**6, 1500)
    rate: float = _within(1e-7, 0.1, 4e-4)
    least_rate: float = _within(0.0, 0.1, 1e-5)
    replay: int = _within(1, 50, 5)
    """generations that are learned from"""
    tables: int = _within(0, 10**5, 20)
    """of each contest against the terms"""
    every: int = _within(1, 1000, 2)
    """generations between two contests"""
    older: int = _within(0, 4, 3)
    """older selves that sit at the tables"""
    noise: int = _within(0, 1000, 120)
    """of a thousand turns are drawn among the best"""
    lam: float = _within(0.0, 1.0, 0.9)
    """how much the end of a game counts against what was expected on the way"""
    base_only: bool = False
    """four players on the base map, nothing else"""
    looks: int = _within(0, 1000, 0)
    """of a thousand turns are chosen by looking ahead; the net is told what was found"""
    width: int = _within(2, 50, 6)
    """turns that are looked at there"""
    laps: int = _within(1, 50, 1)
    """looks at each of them"""

    def games_of(self, generation: int) -> int:
        return self.first_games if generation == 1 else self.games

    @classmethod
    def of(cls, raw: Mapping[str, object]) -> Course:
        """From some of its fields; the others are as usual."""
        known = {one.name: one.metadata for one in fields(cls)}
        given: dict[str, object] = {}
        for name, value in raw.items():
            kind, limits = _kind(name), known[name]
            if type(value) is not kind and not (kind is float and type(value) is int):
                raise SetupError.english_only(f"{name} {value!r}: it has to be {_KINDS[kind]}")
            if limits and not limits["least"] <= value <= limits["most"]:
                raise SetupError.english_only(
                    f"{name} {value}: it has to be from {limits['least']:g} to {limits['most']:g}"
                )
            given[name] = value
        return cls(**given)  # type: ignore[arg-type]

    def check_same(self, wanted: Mapping[str, object], where: str) -> None:
        """Refuse what somebody asks for now if it was begun otherwise."""
        for name, value in wanted.items():
            if value != (began := getattr(self, name)):
                raise SetupError.english_only(
                    f"{where} was begun with {name} {began}, not {value}: leave it out to continue, or choose another "
                    "folder"
                )


_KINDS: dict[type[bool | int | float], str] = {int: "a whole number", float: "a number", bool: "true or false"}


def _kind(name: str) -> type[bool | int | float]:
    known = [one.name for one in fields(Course)]
    if name not in known:
        raise SetupError.english_only(f"a course has no {name!r}: it has {', '.join(known)}")
    return type(getattr(Course(), name))


def parse_course(texts: list[str]) -> dict[str, object]:
    """`name=value`, as often as needed."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError.english_only(f"{text!r}: write NAME=VALUE")
        kind = _kind(name)
        try:
            found[name] = {"true": True, "false": False}[value] if kind is bool else kind(value)
        except (KeyError, ValueError):
            raise SetupError.english_only(f"{name} {value!r}: it has to be {_KINDS[kind]}") from None
    return found
